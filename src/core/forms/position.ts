/** The position: a few paragraphs of prose, the proposal in a sentence, and what would change the writer's mind. */
import { stripMarks } from './fields/bareText.ts';
import { spellings } from './fields/fieldNames.ts';
import { type Reply, sectionsOf, valueOf } from './fields/fields.ts';
import type { ReadContext } from './read.ts';
import type { PositionReading } from './reading.ts';
import { acknowledgementIn, ledgerIn, missingOf, sentenceUnlessNone } from './sharedReading.ts';

export const positionLabels = spellings('proposal', 'changeMind', 'acknowledges');

export function readPosition(reply: Reply, context: ReadContext): PositionReading {
  const found = sectionsOf(reply, positionLabels);
  const value = valueOf(found, 'changeMind');
  const changeMind = value === undefined ? '' : stripMarks(value.replace(/\s+/g, ' ')).slice(0, 1000);
  const proposal = sentenceUnlessNone(found, 'proposal');
  return {
    form: 'position',
    ...(proposal === undefined ? {} : { proposal }),
    ...(changeMind ? { changeMind } : {}),
    ...acknowledgementIn(found),
    ...ledgerIn(reply, context),
    ...missingOf(context, { proposal: proposal !== undefined }),
    problems: changeMind ? [] : [{ code: 'change-mind-missing' }],
  };
}
