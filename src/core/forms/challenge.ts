/** The challenge: proposal, vote, stance, contests, checklist, response, blocking issues, one recommendation. */

import { checklistLabels } from './asks/labels.ts';
import { plain, stripMarks } from './fields/bareText.ts';
import { linesOf, type Sections, sections } from './fields/fields.ts';
import { findNamed } from './fields/namedSeat.ts';
import { readStance } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import {
  type ChallengeReading,
  type Contest,
  checklistPoints,
  type Mark,
  type ReadingProblem,
} from './reading.ts';
import { acknowledgementIn, blockingIn, type Label, sentenceIn, spellings, voteIn } from './sharedReading.ts';

/** Every field of a challenge; what is shown as a mark is not shown as prose, see body.ts. */
export const challengeLabels = spellings(
  'vote',
  'stance',
  'proposal',
  'contests',
  'response',
  'blocking',
  'recommendation',
  'acknowledges',
  'checklist',
);

export function readChallenge(text: string, context: ReadContext): ChallengeReading {
  const found = sections(text, challengeLabels);
  const { vote, problems } = voteIn(found);
  const { contests, unknown } = contestsIn(found, context);
  const stance = linesOf(found, 'stance')
    .map((lines) => readStance(lines.join(' ')))
    .find((each) => each !== undefined);
  const proposal = sentenceIn(found, 'proposal');
  const recommendation = sentenceIn(found, 'recommendation');
  const { problems: nowhere, ...blocking } = blockingIn(found, context);
  return {
    form: 'challenge',
    vote,
    ...(stance === undefined ? {} : { stance }),
    ...(proposal === undefined ? {} : { proposal }),
    contests,
    checklist: checklistIn(text),
    ...blocking,
    ...(recommendation === undefined ? {} : { recommendation }),
    ...acknowledgementIn(found),
    problems: [
      ...problems,
      ...unknown,
      ...nowhere,
      ...(recommendation === undefined ? [{ code: 'recommendation-missing' as const }] : []),
    ],
  };
}

function contestsIn(found: Sections<Label>, { named, self }: ReadContext) {
  const contests: Contest[] = [];
  const unknown: ReadingProblem[] = [];
  const lines = linesOf(found, 'contests').flat();
  for (const part of lines.flatMap((line) => line.slice(0, 2000).split(/\s*;\s*(?=@)/))) {
    const [, who, point] = /^@?([^:：]{1,200}?)\s*[:：–—]\s*(.+)$/u.exec(stripMarks(part)) ?? [];
    if (who === undefined || point === undefined) continue;
    const seat = findNamed(who, named);
    if (seat === undefined) unknown.push({ code: 'unknown-seat', detail: who.slice(0, 100) });
    else if (seat !== self && contests.length < 50)
      contests.push({ seat, point: stripMarks(point).slice(0, 1000) });
  }
  return { contests, unknown };
}

const marks: [string, Mark][] = [
  ['✅', 'pass'],
  ['⚠', 'warn'],
  ['❌', 'fail'],
];

/** A line with one mark and the name of a point, in either language and any order. */
function checklistIn(text: string): ChallengeReading['checklist'] {
  const checklist: ChallengeReading['checklist'] = {};
  for (const line of text.split('\n')) {
    if (line.length > 500 || /^\s*>/.test(line)) continue;
    const found = marks.filter(([glyph]) => line.includes(glyph));
    if (found.length !== 1 || found[0] === undefined) continue;
    const words = plain(line);
    const points = checklistPoints.filter((point) =>
      [checklistLabels.en[point], checklistLabels.fr[point]].some((label) => words.includes(plain(label))),
    );
    const [point] = points;
    if (points.length === 1 && point !== undefined) checklist[point] ??= found[0][1];
  }
  return checklist;
}
