/** The ballot of a round table: final position in a sentence, confidence, agreement with each other seat, a vote on the motion. */
import { spellings } from './fields/fieldNames.ts';
import { linesOf, type Reply, sectionsOf } from './fields/fields.ts';
import { names } from './fields/letters.ts';
import type { ReadContext } from './read.ts';
import type { BallotReading } from './reading.ts';
import { readStanding } from './roundTableTurn.ts';
import { ledgerIn, missingOf, sentenceUnlessNone, voteIn } from './sharedReading.ts';

export const ballotLabels = spellings(
  'position',
  'responses',
  'confidence',
  'acknowledges',
  'vote',
  'changedMind',
);

/** A ballot speaks of everyone at the table, unless the context says of whom. */
export function readBallot(reply: Reply, context: ReadContext): BallotReading {
  const towards = context.towards ?? context.named.map(({ id }) => id);
  const found = sectionsOf(reply, ballotLabels);
  const { problems, ...standing } = readStanding(found, { ...context, towards });
  const cast =
    context.hasMotion || linesOf(found, 'vote').length > 0
      ? voteIn(found, undefined, undefined, (words) => names(words, context.motion, context))
      : undefined;
  const changedMind = sentenceUnlessNone(found, 'changedMind');
  return {
    form: 'ballot',
    ...(cast ? { vote: cast.vote } : {}),
    ...(changedMind === undefined ? {} : { changedMind }),
    ...standing,
    ...ledgerIn(reply, context),
    ...missingOf(context, {
      ...(context.hasMotion ? { vote: cast?.vote !== 'unreadable' } : {}),
      stances: !problems.some(({ code }) => code === 'stance-missing'),
    }),
    problems: [...(cast?.problems ?? []), ...problems],
  };
}
