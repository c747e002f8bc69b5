/** What is said of a work: a review with its verdict and findings, the owner's answer, the case against a motion. */
import { changeBeside } from './changeForm.ts';
import { type Label, spellings } from './fields/fieldNames.ts';
import { entriesOf, itemsOf, type Reply, sectionsOf } from './fields/fields.ts';
import { findingsIn } from './fields/findingLines.ts';
import { readVerdict } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import type { AdvocateReading, Finding, ResponseReading, ReviewReading } from './reading.ts';
import { acknowledgementIn, confidenceIn, ledgerIn, missingOf, voteIn } from './sharedReading.ts';

export const reviewLabels = spellings(
  'vote',
  'verdict',
  'confidence',
  'blocking',
  'findings',
  'majorFindings',
  'minorFindings',
  'good',
  'acknowledges',
);

/** What a list under each of these is, where an entry does not say itself. */
const lists: readonly (readonly [Label, Finding['severity']])[] = [
  ['findings', 'major'],
  ['blocking', 'blocking'],
  ['majorFindings', 'major'],
  ['minorFindings', 'minor'],
];

export function readReview(reply: Reply, context: ReadContext): ReviewReading {
  const found = sectionsOf(reply, reviewLabels);
  const { vote, problems } = voteIn(found, ['verdict', 'vote'], readVerdict);
  const listed = lists.map(([label, severity]) => ({ entries: entriesOf(found, label), severity }));
  const findings = listed.flatMap(({ entries, severity }) => findingsIn(entries ?? [], severity));
  const unique = [...new Map(findings.map((each) => [each.text, each])).values()].slice(0, 100);
  const nowhere = context.wantsPlaces ? unique.filter((each) => each.place === undefined) : [];
  return {
    form: 'review',
    vote,
    ...confidenceIn(found),
    findings: unique,
    good: itemsOf(found, 'good')
      .map((item) => item.slice(0, 1000))
      .slice(0, 50),
    ...acknowledgementIn(found),
    ...ledgerIn(reply, context),
    ...missingOf(context, {
      vote: vote !== 'unreadable',
      findings: listed.some(({ entries }) => entries !== undefined),
    }),
    problems: [
      ...problems,
      ...nowhere.map((each) => ({ code: 'place-missing' as const, detail: each.text.slice(0, 100) })),
    ],
  };
}

const noted = spellings('acknowledges');

/** What it brings as a diff is no word on a point. */
export function readResponse(reply: Reply, context: ReadContext): ResponseReading {
  const said = { ...reply, prose: changeBeside(reply.prose).words };
  return {
    form: 'response',
    ...acknowledgementIn(sectionsOf(said, noted)),
    ...ledgerIn(said, context),
    problems: [],
  };
}

export const readAdvocate = (reply: Reply, context: ReadContext): AdvocateReading => ({
  form: 'advocate',
  ...acknowledgementIn(sectionsOf(reply, noted)),
  ...ledgerIn(reply, context),
  problems: [],
});
