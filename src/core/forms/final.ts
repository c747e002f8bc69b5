/** The final position: one paragraph, a definitive vote on the motion, what moved it, the blocking issues still held. */
import { spellings } from './fields/fieldNames.ts';
import { type Reply, sectionsOf } from './fields/fields.ts';
import { names } from './fields/letters.ts';
import { readVoteOnWork } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import type { FinalReading } from './reading.ts';
import {
  acknowledgementIn,
  blockingIn,
  confidenceIn,
  ledgerIn,
  missingOf,
  sentenceUnlessNone,
  voteIn,
} from './sharedReading.ts';

export const finalLabels = spellings(
  'vote',
  'confidence',
  'blocking',
  'changedMind',
  'needs',
  'acknowledges',
);

export function readFinal(reply: Reply, context: ReadContext): FinalReading {
  const found = sectionsOf(reply, finalLabels);
  const { vote, problems } = voteIn(found, undefined, readVoteOnWork, (words) =>
    names(words, context.motion, context),
  );
  const changedMind = sentenceUnlessNone(found, 'changedMind');
  const needs = sentenceUnlessNone(found, 'needs');
  const { problems: nowhere, isFound, ...blocking } = blockingIn(found, context);
  return {
    form: 'final',
    vote,
    ...confidenceIn(found),
    ...(changedMind === undefined ? {} : { changedMind }),
    ...(needs === undefined ? {} : { needs }),
    ...blocking,
    ...acknowledgementIn(found),
    ...ledgerIn(reply, context),
    ...missingOf(context, { vote: vote !== 'unreadable', blocking: isFound }),
    problems: [...problems, ...nowhere],
  };
}
