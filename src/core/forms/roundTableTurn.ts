/** One turn of a round table: position, a stance towards each who spoke, reasoning, confidence. */
import { stripMarks } from './fields/bareText.ts';
import { type Label, spellings } from './fields/fieldNames.ts';
import { ownLines, type Reply, type Sections, sectionsOf } from './fields/fields.ts';
import { stancesIn } from './fields/stances.ts';
import type { ReadContext } from './read.ts';
import type { ReadingProblem, TurnReading } from './reading.ts';
import { acknowledgementIn, confidenceIn, ledgerIn, sentenceIn } from './sharedReading.ts';

export const turnLabels = spellings('position', 'responses', 'reasoning', 'confidence', 'acknowledges');

export function readTurn(reply: Reply, context: ReadContext): TurnReading {
  return {
    form: 'turn',
    ...readStanding(sectionsOf(reply, turnLabels), context),
    ...ledgerIn(reply, context),
  };
}

/** What a turn and a ballot have in common. */
export function readStanding(found: Sections<Label>, context: ReadContext): Omit<TurnReading, 'form'> {
  const position = sentenceIn(found, 'position') ?? opening(found);
  const { confidence } = confidenceIn(found);
  const { stances, problems } = stancesIn(found, context);
  const unsaid: ReadingProblem[] = confidence === undefined ? [{ code: 'confidence-missing' }] : [];
  return {
    ...(position === undefined ? {} : { position }),
    stances,
    ...(confidence === undefined ? {} : { confidence }),
    ...acknowledgementIn(found),
    problems: [...problems, ...unsaid],
  };
}

/** Without its heading the position is the first paragraph of the reply. */
function opening(found: Sections<Label>): string | undefined {
  const prose = ownLines(found.flatMap((part) => (part.key === undefined ? part.lines : [])));
  const line = prose.find((each) => /[\p{L}\p{N}]/u.test(each) && !/^\s*(?:#|[-*+]\s|\|)/.test(each));
  const text = line === undefined ? '' : stripMarks(line).slice(0, 1000);
  return text === '' ? undefined : text;
}
