/** What is said of a work: a review with its verdict and findings, the owner's answer, the case against a motion. */
import { sections } from './fields/fields.ts';
import type { ReadContext } from './read.ts';
import type { AdvocateReading, ResponseReading, ReviewReading } from './reading.ts';
import { acknowledgementIn, blockingIn, spellings, voteIn } from './sharedReading.ts';

const labels = spellings('vote', 'confidence', 'blocking', 'acknowledges');

export function readReview(text: string, context: ReadContext): ReviewReading {
  const found = sections(text, labels);
  const { vote, problems } = voteIn(found);
  const { blocking, places, problems: nowhere } = blockingIn(found, context);
  const findings = blocking.map((issue, index) => {
    const place = places?.[index];
    return { severity: 'blocking' as const, text: issue, ...(place ? { place } : {}) };
  });
  return {
    form: 'review',
    vote,
    findings,
    good: [],
    ...acknowledgementIn(found),
    problems: [...problems, ...nowhere],
  };
}

export const readResponse = (text: string): ResponseReading => ({
  form: 'response',
  ...acknowledgementIn(sections(text, labels)),
  problems: [],
});

export const readAdvocate = (text: string): AdvocateReading => ({
  form: 'advocate',
  ...acknowledgementIn(sections(text, labels)),
  problems: [],
});
