/** The ballot of a round table: final position in a sentence, confidence, agreement with each other seat. */
import { sections } from './fields/fields.ts';
import type { ReadContext } from './read.ts';
import type { BallotReading } from './reading.ts';
import { readStanding } from './roundTableTurn.ts';
import { spellings } from './sharedReading.ts';

const labels = spellings('position', 'responses', 'confidence', 'acknowledges');

/** A ballot speaks of everyone at the table, unless the context says of whom. */
export function readBallot(text: string, context: ReadContext): BallotReading {
  const towards = context.towards ?? context.named.map(({ id }) => id);
  return { form: 'ballot', ...readStanding(sections(text, labels), { ...context, towards }) };
}
