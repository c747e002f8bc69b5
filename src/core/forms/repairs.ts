/**
 * The one repair question: which replies it is put to, and how its answer is taken in. What was asked for comes from it,
 * everything else stays as it was first read; an objection that is only made in it counts too.
 */

import { pointWordsIn } from './fields/pointLines.ts';
import type { MachineField, PointWord, Reading, ReadingProblem } from './reading.ts';

/** Whether a reply is asked for once more: something that machines read was not found, or could not be read. */
export const isUnreadable = (reading: Reading): boolean => missingIn(reading).length > 0;

/** The fields to ask for. What earlier releases read says it by its vote, or by a gate's marks, alone. */
export function missingIn(reading: Reading): MachineField[] {
  if (reading.missing !== undefined) return reading.missing;
  if (reading.form === 'qa') return reading.verdict === 'unreadable' ? ['marks'] : [];
  return 'vote' in reading && reading.vote === 'unreadable' ? ['vote'] : [];
}

/** Asked for beside what is missing, where they are not there: no second call would be made for them alone. */
export function alsoAsked(reading: Reading): MachineField[] {
  if (reading.missing === undefined) return [];
  const isAbsent = (field: 'ranking' | 'confidence') => !(field in reading);
  if (reading.form === 'challenge') return (['ranking', 'confidence'] as const).filter(isAbsent);
  return reading.form === 'final' || reading.form === 'review'
    ? (['confidence'] as const).filter(isAbsent)
    : [];
}

/** The keys of a reading that hold a field. */
const keysOf: Record<MachineField, readonly string[]> = {
  proposal: ['proposal'],
  backs: ['backs', 'amendment'],
  ranking: ['ranking'],
  vote: ['vote'],
  confidence: ['confidence'],
  blocking: ['blocking', 'places', 'settles'],
  stances: ['stances'],
  marks: ['points', 'verdict', 'issues', 'risks'],
  verdict: ['vote'],
  findings: ['findings'],
  points: ['onPoints'],
  options: ['options'],
  follows: ['follows'],
  recommendation: ['recommendation'],
  page: ['words', 'tldr', 'actions'],
};

const solvedBy: Partial<Record<MachineField, readonly ReadingProblem['code'][]>> = {
  vote: ['vote-missing', 'vote-ambiguous'],
  marks: ['verdict-missing'],
  stances: ['stance-missing'],
  recommendation: ['recommendation-missing'],
  confidence: ['confidence-missing'],
};

/** A page that was asked for again stands in place of the first: when it is one, and shorter, never for an excuse of a line. */
const replaces = (first: Reading | undefined, repair: Reading): boolean =>
  first?.form === 'page' &&
  repair.form === 'page' &&
  repair.words < first.words &&
  (repair.tldr !== undefined || (first.tldr === undefined && repair.words >= fewestWords));
const fewestWords = 50;

/** The words of a turn: those of the first reply stay, and what the repair question brought stands below them. */
export function repaired(
  { unreadable, reading }: { unreadable?: string; reading?: Reading },
  repair: Reading,
  text: string,
): string {
  if (unreadable === undefined || replaces(reading, repair)) return text;
  return repair.form === 'page' ? unreadable : `${unreadable}\n\n${text}`;
}

export function readRepair(first: Reading, repair: Reading): Reading {
  if (first.form !== repair.form) return first;
  if (first.form === 'page') return replaces(first, repair) ? { ...repair, repaired: ['page'] } : first;
  const asked = missingIn(first);
  const left = new Set(missingIn(repair));
  const found = [
    ...asked.filter((field) => !left.has(field)),
    ...(['ranking', 'confidence'] as const).filter((field) => !(field in first) && field in repair),
  ];
  const taken = found.flatMap((field) => keysOf[field]);
  const solved = new Set<string>(found.flatMap((field) => solvedBy[field] ?? []));
  const { missing: _missing, ...rest } = first;
  const missing = asked.filter((field) => left.has(field));
  const acknowledges = first.acknowledges ?? repair.acknowledges;
  const merged = {
    ...rest,
    ...Object.fromEntries(Object.entries(repair).filter(([key]) => taken.includes(key))),
    ...(acknowledges === undefined ? {} : { acknowledges }),
    ...(first.missing === undefined
      ? {}
      : { repaired: [...asked, ...alsoAsked(first)], ...(missing.length === 0 ? {} : { missing }) }),
    problems: [
      ...first.problems.filter(({ code }) => !solved.has(code)),
      ...repair.problems.filter(({ code }) => code === 'unknown-seat'),
    ],
  } as Reading;
  return withObjections(merged, repair, asked);
}

/** What the answer to the repair question takes back or adds, unasked: consent is never counted over it. */
function withObjections(merged: Reading, repair: Reading, asked: MachineField[]): Reading {
  const onPoints: PointWord[] = pointWordsIn([...(merged.onPoints ?? []), ...(repair.onPoints ?? [])]);
  const said: Reading = { ...merged, ...(onPoints.length === 0 ? {} : { onPoints }) };
  const isTakenBack = (vote: unknown, then: unknown) =>
    vote === 'agree' && (then === 'disagree' || then === 'nuance');
  if (said.form === 'challenge' || said.form === 'final') {
    if (repair.form !== said.form) return said;
    const blocking = asked.includes('blocking')
      ? said.blocking
      : [...new Set([...said.blocking, ...repair.blocking])];
    return { ...said, blocking, ...(isTakenBack(said.vote, repair.vote) ? { vote: repair.vote } : {}) };
  }
  if (said.form === 'review' && repair.form === 'review') {
    const known = new Set(said.findings.map(({ text }) => text));
    const findings = [...said.findings, ...repair.findings.filter(({ text }) => !known.has(text))];
    return { ...said, findings, ...(isTakenBack(said.vote, repair.vote) ? { vote: repair.vote } : {}) };
  }
  return said;
}

/** Marked AGREED beside the words: whoever agrees needs no vote of its own. */
export function readAgreed({ missing: before = [], ...reading }: Reading): Reading {
  // A position has nothing to add to what stands there; of a vote everything but the vote itself is still asked for.
  const missing = reading.form === 'position' ? [] : before.filter((field) => field !== 'vote');
  const rest = { ...reading, agreed: true as const, ...(missing.length === 0 ? {} : { missing }) };
  if (!('vote' in rest) || rest.vote !== 'unreadable') return rest;
  const problems = rest.problems.filter(({ code }) => !(solvedBy.vote ?? []).includes(code));
  return { ...rest, vote: 'agree', problems };
}
