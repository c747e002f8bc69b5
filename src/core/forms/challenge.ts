/** The challenge: proposal, vote, stance, contests, checklist, response, blocking issues, one recommendation. */

import { checklistLabels } from './asks/labels.ts';
import { plain, stripMarks } from './fields/bareText.ts';
import { type Label, spellings } from './fields/fieldNames.ts';
import { linesOf, type Reply, type Sections, sectionsOf } from './fields/fields.ts';
import { type Backing, names, readBacking, readRanking } from './fields/letters.ts';
import { findNamed } from './fields/namedSeat.ts';
import { type Fields, isFields, wordsAt } from './fields/objectFields.ts';
import { isPlaceholder } from './fields/placeholders.ts';
import { readStance } from './fields/votes.ts';
import type { ReadContext } from './read.ts';
import {
  type ChallengeReading,
  type Contest,
  checklistPoints,
  type Mark,
  type ReadingProblem,
} from './reading.ts';
import {
  acknowledgementIn,
  blockingIn,
  confidenceIn,
  ledgerIn,
  missingOf,
  sentenceIn,
  sentenceUnlessNone,
  voteIn,
} from './sharedReading.ts';

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
  'backs',
  'amendment',
  'ranking',
  'confidence',
);

export function readChallenge(reply: Reply, context: ReadContext): ChallengeReading {
  const found = sectionsOf(reply, challengeLabels);
  const backing = backingIn(found, context);
  const object = typeof backing === 'object' ? backing.letter : undefined;
  const { vote, problems } = voteIn(found, undefined, undefined, (words) => names(words, object, context));
  const { contests, unknown } = contestsIn(found, context);
  const stance = linesOf(found, 'stance')
    .map((lines) => readStance(lines.join(' ')))
    .find((each) => each !== undefined);
  const proposal = sentenceIn(found, 'proposal');
  const recommendation = sentenceIn(found, 'recommendation');
  const { problems: nowhere, isFound, ...blocking } = blockingIn(found, context);
  const ranking = readRanking(linesOf(found, 'ranking').flat(), context);
  const amendment = sentenceUnlessNone(found, 'amendment');
  return {
    form: 'challenge',
    vote,
    ...(stance === undefined ? {} : { stance }),
    ...(typeof backing === 'object' ? { backs: backing.letter } : {}),
    ...(amendment === undefined ? {} : { amendment }),
    ...(ranking === undefined ? {} : { ranking }),
    ...confidenceIn(found),
    ...(proposal === undefined ? {} : { proposal }),
    contests,
    checklist: checklistIn(reply),
    ...blocking,
    ...(recommendation === undefined ? {} : { recommendation }),
    ...acknowledgementIn(found),
    ...ledgerIn(reply, context),
    ...missingOf(context, {
      ...((context.proposals ?? []).length === 0 ? {} : { backs: backing !== undefined }),
      vote: vote !== 'unreadable',
      blocking: isFound,
    }),
    problems: [
      ...problems,
      ...unknown,
      ...nowhere,
      ...(recommendation === undefined ? [{ code: 'recommendation-missing' as const }] : []),
    ],
  };
}

/** What it backs. Said twice, it must be said of the same; the words of the form, left as they stood, say nothing. */
function backingIn(found: Sections<Label>, context: ReadContext): Backing {
  const stated = linesOf(found, 'backs')
    .map((lines) => lines.join(' ').trim())
    .filter((value) => value !== '' && !isPlaceholder(value))
    .map((value) => readBacking(value, context));
  const [first] = stated;
  const isSame = (each: Backing) =>
    (typeof each === 'object' ? each.letter : each) === (typeof first === 'object' ? first.letter : first);
  return stated.every(isSame) ? first : undefined;
}

function contestsIn(found: Sections<Label>, { named, self }: ReadContext) {
  const contests: Contest[] = [];
  const unknown: ReadingProblem[] = [];
  const put = (who: string, point: string) => {
    const seat = findNamed(who, named);
    if (seat === undefined) unknown.push({ code: 'unknown-seat', detail: who.slice(0, 100) });
    else if (seat !== self && contests.length < 50)
      contests.push({ seat, point: stripMarks(point).slice(0, 1000) });
  };
  const parts = found.filter(({ key }) => key === 'contests');
  for (const entry of parts.flatMap((part) => part.entries ?? [])) {
    const who =
      typeof entry === 'string' ? undefined : wordsAt(entry, 'seat', 'agent', 'who', 'name', 'siege', 'qui');
    const point =
      typeof entry === 'string'
        ? undefined
        : wordsAt(entry, 'point', 'text', 'what', 'issue', 'texte', 'quoi');
    if (who !== undefined && point !== undefined) put(who.replace(/^@/, ''), point);
  }
  const lines = parts.flatMap((part) =>
    part.entries ? part.entries.filter((entry) => typeof entry === 'string') : part.lines,
  );
  for (const part of lines.flatMap((line) => line.slice(0, 2000).split(/\s*;\s*(?=@)/))) {
    const [, who, point] = /^@?([^:：]{1,200}?)\s*[:：–—]\s*(.+)$/u.exec(stripMarks(part)) ?? [];
    if (who === undefined || point === undefined) continue;
    put(who, point);
  }
  return { contests, unknown };
}

const marks: [string, Mark][] = [
  ['✅', 'pass'],
  ['⚠', 'warn'],
  ['❌', 'fail'],
];

/** `{"checklist": {"risks": "warn"}}`, as the lines that the form has for it. */
function checklistOf(object: Fields | undefined): string[] {
  const named = Object.entries(object ?? {}).find(([key]) => /^(?:checklist|grille)$/i.test(key))?.[1];
  if (!isFields(named)) return [];
  return Object.entries(named).map(([point, said]) => {
    const mark = marks.find(
      ([glyph, word]) => typeof said === 'string' && (said.includes(glyph) || said.trim() === word),
    );
    return `${mark?.[0] ?? ''} ${point}`;
  });
}

/** A line with one mark and the name of a point, in either language and any order. */
function checklistIn({ prose, object }: Reply): ChallengeReading['checklist'] {
  const checklist: ChallengeReading['checklist'] = {};
  for (const line of [...prose.split('\n'), ...checklistOf(object)]) {
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
