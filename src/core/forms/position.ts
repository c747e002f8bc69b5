/** The position: a few paragraphs of prose, and what would change the writer's mind. */
import { stripMarks } from './fields/bareText.ts';
import { sections, valueOf } from './fields/fields.ts';
import type { PositionReading } from './reading.ts';
import { acknowledgementIn, spellings } from './sharedReading.ts';

const labels = spellings('changeMind', 'acknowledges');

export function readPosition(text: string): PositionReading {
  const found = sections(text, labels);
  const value = valueOf(found, 'changeMind');
  const changeMind = value === undefined ? '' : stripMarks(value.replace(/\s+/g, ' ')).slice(0, 1000);
  return {
    form: 'position',
    ...(changeMind ? { changeMind } : {}),
    ...acknowledgementIn(found),
    problems: changeMind ? [] : [{ code: 'change-mind-missing' }],
  };
}
