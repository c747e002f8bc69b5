/** The final position: one paragraph, a definitive vote, the blocking issues still held. */
import { sections, valueOf } from './fields/fields.ts';
import { readConfidence } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import type { FinalReading } from './reading.ts';
import { acknowledgementIn, blockingIn, spellings, voteIn } from './sharedReading.ts';

const labels = spellings('vote', 'confidence', 'blocking', 'acknowledges');

export function readFinal(text: string, context: ReadContext): FinalReading {
  const found = sections(text, labels);
  const { vote, problems } = voteIn(found);
  const confidence = readConfidence(valueOf(found, 'confidence')?.split('\n')[0] ?? '');
  const { problems: nowhere, ...blocking } = blockingIn(found, context);
  return {
    form: 'final',
    vote,
    ...(confidence === undefined ? {} : { confidence }),
    ...blocking,
    ...acknowledgementIn(found),
    problems: [...problems, ...nowhere],
  };
}
