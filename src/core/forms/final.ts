/** The final position: one paragraph, a definitive vote, the blocking issues still held. */
import { sections, valueOf } from './fields.ts';
import type { FinalReading } from './reading.ts';
import { acknowledgementIn, blockingIn, spellings, voteIn } from './shared.ts';
import { readConfidence } from './votes.ts';

const labels = spellings('vote', 'confidence', 'blocking', 'acknowledges');

export function readFinal(text: string): FinalReading {
  const found = sections(text, labels);
  const { vote, problems } = voteIn(found);
  const confidence = readConfidence(valueOf(found, 'confidence')?.split('\n')[0] ?? '');
  return {
    form: 'final',
    vote,
    ...(confidence === undefined ? {} : { confidence }),
    blocking: blockingIn(found),
    ...acknowledgementIn(found),
    problems,
  };
}
