/**
 * The one motion of a council: which proposal is put to the vote, by what it was chosen, and what is put where the work
 * itself is voted on. Chosen when a run closes, put in the same words when the next one opens.
 */
import type { ChallengeReading } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import type { Council, PhaseRun, Turn } from '../council.ts';
import type { Motion, Proposal, tieBreaks } from '../motion.ts';
import { motionPutIn } from '../people/putMotion.ts';
import { phaseOf, phasesFor } from '../phases.ts';
import type { Condition, Phase } from '../protocols/protocol.ts';
import { answered } from '../repliesIn.ts';
import { rerunBehind } from '../rounds.ts';
import { mergedMatrix, optionName } from './mergedMatrix.ts';
import { byLetter, letterOf, proposalOf } from './proposals.ts';
import { type RankingBallot, schulzeOrder } from './schulze.ts';

/** What the council votes on, or came to: the latest. */
export const motionOf = ({ runs }: Council): Motion | undefined =>
  runs.findLast((run) => run.motion !== undefined)?.motion;

export const isDocumentMotion = ({ by }: Motion): boolean => by === 'document';

/** Forms in which everyone votes on a motion that stood before they were asked. */
const votesOnIt: ReadonlySet<string> = new Set(['final', 'ballot']);

/** What a run that is about to open votes on. `again`: a person asked for it. */
export function motionPut(council: Council, phase: Phase, again: boolean): Motion | undefined {
  if (council.votesOn !== 'motion') return undefined;
  const wished = againAt(council, again);
  if (phase.form === 'review') return documentMotion(council, phase);
  if (phase.form === 'challenge') {
    if ((council.proposals?.length ?? 0) > 0) return wished && personsMotion(council, wished.words);
    return seesDocument(phase) ? documentMotion(council, phase) : undefined;
  }
  if (!votesOnIt.has(phase.form)) return undefined;
  if (wished) return personsMotion(council, wished.words) ?? wished.kept ?? motionOf(council);
  return motionOf(council);
}

/** The round that a person asked for and nobody has voted in yet: their words, and the motion that stood before it. */
function againAt(council: Council, again: boolean): { words?: string; kept?: Motion } | undefined {
  const { runs } = council;
  const index = again ? runs.length : runs.findLastIndex((run) => run.again);
  const isOver = runs.slice(index).some((run) => votesOnIt.has(phaseOf(council, run)?.form ?? ''));
  if (index < 0 || isOver) return undefined;
  const words = (again ? council.reruns.at(-1) : rerunBehind(council, index))?.text;
  const kept = motionOf({ ...council, runs: runs.slice(0, index) });
  return { ...(words === undefined ? {} : { words }), ...(kept ? { kept } : {}) };
}

function personsMotion(council: Council, words: string | undefined): Motion | undefined {
  const put = words === undefined ? undefined : motionPutIn(words, council);
  if (put === undefined) return undefined;
  if ('text' in put) return { text: put.text, by: 'person' };
  const proposal = proposalOf(council, put.letter);
  const amended = council.runs.findLast((run) => run.motion?.letter === put.letter)?.motion?.amended;
  return proposal && { ...proposal, ...(amended === undefined ? {} : { amended }), by: 'person' };
}

const seesDocument = ({ sees }: Phase): boolean =>
  sees.some((material) => typeof material === 'object' && 'latest' in material);

/** The document or the change that a phase judges is the motion; what lies outside the council is the question's. */
function documentMotion(council: Council, phase: Phase): Motion {
  const seen = new Set(
    phase.sees.flatMap((material) =>
      typeof material === 'object' && 'latest' in material ? [material.latest] : [],
    ),
  );
  const work = council.runs
    .filter((run) => seen.has(run.phase))
    .flatMap(answered)
    .at(-1);
  const seat = work?.seat ?? council.owner;
  return {
    text: titleOf(work) ?? council.brief.question,
    ...(seat === undefined ? {} : { seat }),
    by: 'document',
  };
}

function titleOf(work: Turn | undefined): string | undefined {
  const reading = work?.reading;
  const title = reading && ('title' in reading ? reading.title : 'summary' in reading ? reading.summary : '');
  return title?.trim() || undefined;
}

/** The motion of a run as it closes: what it was put, or what the seats' backing, stances or scores came to. */
export function chosenMotion(council: Council, run: PhaseRun): Motion | undefined {
  if (council.votesOn !== 'motion' || run.skipped) return undefined;
  if (run.motion) return withAccepted(council, run.motion);
  const form = phaseOf(council, run)?.form;
  if (form === 'challenge') return ofBacking(council, run);
  if (form === 'matrix') return ofScores(council);
  if (form !== 'turn') return undefined;
  const wished = againAt(council, false);
  return (wished && (personsMotion(council, wished.words) ?? wished.kept)) ?? ofStances(council, run);
}

/** What the motion's author has accepted of others' amendments stands with it. */
export function withAccepted({ points = [] }: Pick<Council, 'points'>, stated: Motion): Motion {
  const { accepted: _before, ...motion } = stated;
  const accepted = points.flatMap(({ id, by, kind, status, text, to }) =>
    kind === 'amendment' && status === 'accepted' && to === motion.seat ? [{ by, text, point: id }] : [],
  );
  return accepted.length > 0 ? { ...motion, accepted } : motion;
}

type TieBreak = (typeof tieBreaks)[number];

/** Better is more; the same for all is no help. */
interface Criterion {
  by: TieBreak;
  worth: (letter: string) => number;
}

function ofBacking(council: Council, run: PhaseRun): Motion | undefined {
  const candidates = (council.proposals ?? []).map(({ letter }) => letter);
  const backings = backedIn(council, run);
  const ballots = rankingsIn(council, run);
  const backed = new Set(backings.map(({ letter }) => letter));
  if (candidates.length === 0 || (backed.size === 0 && ballots.length === 0)) return undefined;
  const tiers = schulzeOrder(candidates, ballots);
  const scores = scoreOf(council);
  const backers = (letter: string) => backings.filter((each) => each.letter === letter);
  const byScores: Criterion[] = scores ? [{ by: 'scores', worth: scores }] : [];
  const byBackers: Criterion = { by: 'backers', worth: (letter) => backers(letter).length };
  const byRanking: Criterion = {
    by: 'ranking',
    worth: (letter) => -tiers.findIndex((tier) => tier.includes(letter)),
  };
  const byConfidence: Criterion = {
    by: 'confidence',
    worth: (letter) => mean(backers(letter).flatMap(({ confidence }) => confidence ?? [])),
  };
  const [only] = backed;
  const isOne = backed.size === 1 && backings.length === answered(run).length;
  const isByBackers = ballots.length === 0 || !votedOnLater(council, run);
  const first = isByBackers ? [byBackers, ...byScores, byRanking] : [byRanking, ...byScores, byBackers];
  const won = best(candidates, [...first, byConfidence]);
  const letter = isOne && only !== undefined ? only : won.letter;
  const order = tiers.flatMap((tier) =>
    tier.toSorted((a, b) => compared([...byScores, byBackers, byConfidence], a, b)),
  );
  return motionFor(council, letter, {
    by: isOne ? 'all-back-it' : isByBackers ? 'backers' : 'ranking',
    ...(ballots.length > 0 ? { order } : {}),
    ...(won.tie && !isOne ? { tie: won.tie } : {}),
    ...amendedBy(council, run, letter),
  });
}

/** What each seat that answered backs, with the confidence it gives. A letter that is not there is not found. */
export function backedIn(
  council: Council,
  run: PhaseRun,
): { seat: SeatId; letter: string; confidence?: number }[] {
  return answered(run).flatMap(({ seat, reading }) => {
    if (reading?.form !== 'challenge') return [];
    const letter = proposalOf(council, reading.backs)?.letter;
    if (letter === undefined) return [];
    return [
      { seat, letter, ...(reading.confidence === undefined ? {} : { confidence: reading.confidence }) },
    ];
  });
}

/** The rankings of a run, with the letters that are there; a seat's place for its own answer is not counted. */
export function rankingsIn(council: Council, run: PhaseRun): RankingBallot[] {
  return answered(run).flatMap(({ seat, reading }) => {
    const said = reading?.form === 'challenge' ? reading.ranking : undefined;
    const ranking = (said ?? [])
      .map((tier) => tier.filter((letter) => proposalOf(council, letter) !== undefined))
      .filter((tier) => tier.length > 0);
    const own = letterOf(council, seat);
    return ranking.length === 0 ? [] : [{ ranking, ...(own === undefined ? {} : { own }) }];
  });
}

/** Only the author's amendment of its own answer is part of it; another's is a point put to the author. */
function amendedBy(council: Council, run: PhaseRun, letter: string): Pick<Motion, 'amended'> {
  const author = proposalOf(council, letter)?.seat;
  const reading = answered(run).find((turn) => turn.seat === author)?.reading;
  if (reading?.form !== 'challenge' || reading.backs !== letter) return {};
  const { amendment }: ChallengeReading = reading;
  return amendment === undefined ? {} : { amended: amendment };
}

/**
 * The motion that the stances of a round table favour: whose position most others agree with, less those who disagree. A
 * stance is towards a seat, so that it counts for the position this seat last took.
 */
function ofStances(council: Council, run: PhaseRun): Motion | undefined {
  const candidates = (council.proposals ?? []).filter(({ seat }) => seat !== undefined);
  const towards = (proposal: Proposal | undefined) =>
    answered(run).flatMap(({ seat, reading }) =>
      reading?.form === 'turn' && seat !== proposal?.seat
        ? (reading.stances.findLast((each) => each.seat === proposal?.seat)?.stance ?? [])
        : [],
    );
  const count = (letter: string, stance: string) =>
    towards(proposalOf(council, letter)).filter((each) => each === stance).length;
  const favour: Criterion = {
    by: 'ranking',
    worth: (letter) => count(letter, 'agree') - count(letter, 'disagree'),
  };
  const rest: Criterion[] = [
    { by: 'backers', worth: (letter) => count(letter, 'agree') },
    { by: 'confidence', worth: (letter) => confidenceOf(run, proposalOf(council, letter)?.seat) },
  ];
  const letters = candidates.map(({ letter }) => letter);
  if (letters.length === 0) return undefined;
  const { letter, tie } = best(letters, [favour, ...rest]);
  const order = letters.toSorted((a, b) => compared([favour, ...rest], a, b));
  return motionFor(council, letter, { by: 'stances', order, ...(tie ? { tie } : {}) });
}

function confidenceOf(run: PhaseRun, seat: SeatId | undefined): number {
  const reading = answered(run).find((turn) => turn.seat === seat)?.reading;
  return (reading?.form === 'turn' && reading.confidence) || 0;
}

/** Before anyone has backed an option, the merged scores say which is best. */
function ofScores(council: Council): Motion | undefined {
  const scores = scoreOf(council);
  const letters = (council.proposals ?? []).map(({ letter }) => letter);
  if (!scores || letters.length === 0) return undefined;
  const { letter, tie } = best(letters, [{ by: 'scores', worth: scores }]);
  if (scores(letter) === 0) return undefined;
  const order = letters.toSorted((a, b) => compared([{ by: 'scores', worth: scores }], a, b));
  return motionFor(council, letter, { by: 'scores', order, ...(tie ? { tie } : {}) });
}

/** The merged score of an option by its letter, where options were scored. */
function scoreOf(council: Council): ((letter: string) => number) | undefined {
  const options = (council.proposals ?? []).filter(({ seat }) => seat === undefined);
  if (options.length === 0) return undefined;
  const scores = new Map(mergedMatrix(council).map(({ option, score }) => [optionName(option), score]));
  return (letter) => scores.get(optionName(proposalOf(council, letter)?.text ?? '')) ?? 0;
}

function motionFor(council: Council, letter: string, rest: Omit<Motion, 'text'>): Motion | undefined {
  const proposal = proposalOf(council, letter);
  return proposal && withAccepted(council, { ...proposal, ...rest });
}

/** Whether a later phase may still vote on the motion; where none can, what is backed most is what was decided. */
function votedOnLater(council: Council, run: PhaseRun): boolean {
  const phases = phasesFor(council);
  const place = phases.findIndex((phase) => phase.id === run.phase);
  return phases
    .slice(place + 1)
    .some((phase) => votesOnIt.has(phase.form) && byRounds(phase.when, council) !== false);
}

/** What the brief's rounds alone say of a condition; nothing where it hangs on what is still to come. */
function byRounds(condition: Condition | undefined, council: Council): boolean | undefined {
  if (condition === undefined) return true;
  if ('roundsAtLeast' in condition) return council.brief.maxRounds >= condition.roundsAtLeast;
  if ('not' in condition) {
    const inner = byRounds(condition.not, council);
    return inner === undefined ? undefined : !inner;
  }
  const isAll = 'all' in condition;
  const list = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  const known = list?.map((each) => byRounds(each, council));
  if (known === undefined) return undefined;
  if (known.includes(!isAll)) return !isAll;
  return known.every((each) => each === isAll) ? isAll : undefined;
}

const mean = (numbers: number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function compared(criteria: readonly Criterion[], a: string, b: string): number {
  for (const { worth } of criteria) if (worth(a) !== worth(b)) return worth(b) - worth(a);
  return byLetter({ letter: a }, { letter: b });
}

/** The first criterion chooses; what it leaves equal is decided by the next, and in the end by the letter. */
function best(
  letters: readonly string[],
  [first, ...rest]: readonly Criterion[],
): { letter: string; tie?: NonNullable<Motion['tie']> } {
  const topOf = (among: readonly string[], { worth }: Criterion): string[] => {
    const most = Math.max(...among.map(worth));
    return among.filter((letter) => worth(letter) === most);
  };
  const equal = (first ? topOf(letters, first) : [...letters]).toSorted((a, b) => compared([], a, b));
  let left = equal;
  let by: TieBreak = 'letter';
  for (const criterion of rest) {
    if (left.length === 1) break;
    left = topOf(left, criterion);
    by = criterion.by;
  }
  if (left.length > 1) by = 'letter';
  const letter = left[0] ?? '';
  return equal.length > 1 ? { letter, tie: { letters: equal, by } } : { letter };
}
