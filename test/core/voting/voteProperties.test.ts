/** Whatever the seats say, back and rank: what is said of their agreement is so, and the motion is the one that won. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { after, describe, it } from 'mocha';
import type { Council, PhaseRun } from '../../../src/core/councils/council.ts';
import { phaseOf } from '../../../src/core/councils/interpreter.ts';
import { metricsOf } from '../../../src/core/councils/measures/metrics.ts';
import { chosenMotion, motionOf } from '../../../src/core/councils/voting/motion.ts';
import { dealtLetters } from '../../../src/core/councils/voting/proposals.ts';
import { supportOf } from '../../../src/core/councils/voting/support.ts';
import type { ChallengeReading } from '../../../src/core/forms/reading.ts';
import { reduce } from '../../../src/core/reduce.ts';
import { emptyState } from '../../../src/core/state.ts';
import { performVotes, proposalWords, type VotedScenario, votedScenario } from '../../support/drawnVotes.ts';
import { expectedMotion } from '../../support/motionOracle.ts';
import type { Play } from '../../support/play.ts';
import { reportAfter, times } from '../../support/trials.ts';

const runs = times(250, 10_000);
const seed = 20261118;
const counted = { strong: 0, soft: 0, converged: 0, motions: 0, ties: 0, drawn: 0, person: 0 };

const check = (holds: (game: Play, given: VotedScenario) => void) =>
  fc.assert(
    fc.property(votedScenario, (given) => holds(performVotes(given), given)),
    { numRuns: runs, seed },
  );

/** Every state that the council went through. */
function* moments(game: Play): Generator<Council> {
  let state = emptyState;
  const { id } = game.council();
  for (const record of game.records) {
    const before = state.councils[id];
    state = reduce(state, record);
    const council = state.councils[id];
    if (council && council !== before) yield council;
  }
}

const replied = (run: PhaseRun) => run.turns.filter(({ state }) => state === 'replied');
const asChallenge = (run: PhaseRun) =>
  replied(run).flatMap(({ reading }) => (reading?.form === 'challenge' ? [reading] : []));

/** Everything that "all agree on one thing" promises, looked up in what was read of each reply. */
function assertOneMind(council: Council, run: PhaseRun): void {
  const turns = replied(run);
  const asked = run.turns.length;
  assert.ok(turns.length >= Math.min(Math.max(Math.floor(asked / 2) + 1, 2), asked), 'a quorum');
  for (const { seat, reading } of turns) {
    assert.ok(reading !== undefined && 'vote' in reading && reading.vote === 'agree', `${seat} agrees`);
    assert.ok(!('blocking' in reading) || reading.blocking.length === 0, `${seat} blocks nothing`);
    assert.ok(
      !reading.missing?.includes('blocking') && !reading.missing?.includes('findings'),
      `${seat} says so`,
    );
    assert.ok(
      reading.form !== 'review' || reading.findings.every(({ severity }) => severity !== 'blocking'),
      `${seat} finds nothing that blocks`,
    );
  }
  if (phaseOf(council, run)?.form === 'challenge' && run.motion?.letter !== undefined)
    for (const reading of asChallenge(run)) assert.equal(reading.backs, run.motion.letter);
  for (const { kind, severity, history, id } of council.points ?? []) {
    if (kind !== 'blocking' && severity !== 'blocking') continue;
    const last = history.findLast(({ what }) => what !== 'unmentioned' && what !== 'answered')?.what;
    assert.ok(last !== 'made' && last !== 'kept', `${id} is settled`);
  }
  assert.ok(run.motion, 'there is something that they agree on');
}

describe('Deliberation §1 over generated councils that vote on a motion', () => {
  after(() => console.log(`    seen: ${JSON.stringify(counted)}`));
  after(
    reportAfter(() => ({
      id: 'R8',
      what: 'generated councils that vote on a motion, for each property',
      count: runs,
      seed,
      result: 'held',
    })),
  );

  it('converged or strong is never said unless everyone who answered backs the same, agrees, and nobody blocks', () =>
    check((game) => {
      for (const council of moments(game)) {
        const last = council.runs.findLast((run) => run.endedAt !== undefined && !run.skipped);
        if (last?.converged) {
          assertOneMind(council, last);
          counted.converged += 1;
        }
        const support = supportOf(council);
        if (support?.verdict === 'strong' && support.run === last) {
          assertOneMind(council, support.run);
          counted.strong += 1;
        }
        if (support?.verdict === 'soft') counted.soft += 1;
        assert.ok(!metricsOf(council).converged || support?.verdict === 'strong');
      }
    }));

  it('soft is never said where somebody is against, or not enough of those asked agree', () =>
    check((game, { threshold }) => {
      for (const council of moments(game)) {
        const support = supportOf(council);
        if (support?.verdict !== 'soft') continue;
        const votes = replied(support.run).map(({ reading }) =>
          reading && 'vote' in reading ? reading.vote : undefined,
        );
        assert.ok(!votes.includes('disagree'));
        const enough = Math.max(threshold ?? Math.ceil((support.of * 2) / 3), Math.min(2, support.of));
        assert.ok(votes.filter((vote) => vote === 'agree').length >= enough);
        if (phaseOf(council, support.run)?.form === 'challenge' && support.motion.letter !== undefined)
          for (const { backs } of asChallenge(support.run))
            assert.ok(backs === undefined || backs === support.motion.letter);
      }
    }));

  it('the motion of a challenge is what a second count makes of its backings and rankings', () =>
    check((game) => {
      const council = game.council();
      for (const run of council.runs) {
        const form = phaseOf(council, run)?.form;
        if (form !== 'challenge' || run.endedAt === undefined || run.skipped || run.motion?.by === 'person')
          continue;
        if (!council.proposals?.length || replied(run).length === 0 || council.status === 'inconclusive')
          continue;
        assert.equal(run.motion?.letter, expectedMotion(upTo(council, run), run));
        counted.motions += 1;
        if (run.motion?.tie) counted.ties += 1;
      }
    }));

  it('where a seat ranks its own answer changes nothing', () =>
    check((game, given) => {
      const council = game.council();
      for (const run of council.runs) {
        if (phaseOf(council, run)?.form !== 'challenge' || run.endedAt === undefined || run.skipped) continue;
        const { motion: _motion, ...bare } = run;
        const moved: PhaseRun = {
          ...bare,
          turns: run.turns.map((turn) => ownMoved(council, turn, given.seed)),
        };
        assert.equal(chosenMotion(council, moved)?.letter, chosenMotion(council, bare)?.letter);
      }
    }));

  it('everyone in a run is asked about one motion, in the same words, and a vote is never without one', () =>
    check((game) => {
      const words = new Map<number, string | undefined>();
      for (const { round, form, motion } of game.scenes) {
        if (form !== 'final') continue;
        const known = words.has(round) ? words.get(round) : motion?.text;
        assert.equal(motion?.text, known);
        words.set(round, motion?.text);
      }
      for (const run of game.council().runs) if (run.motion?.by === 'person') counted.person += 1;
    }));

  it('letters are a permutation, fixed for the whole council; a letter never changes hands', () =>
    check((game, given) => {
      const dealt = dealtLetters(game.council());
      const voting = game.council().seats.filter((seat) => seat.votes);
      assert.deepEqual(
        voting.map(({ id }) => dealt.get(id)).toSorted(),
        ['A', 'B', 'C', 'D', 'E'].slice(0, given.seats),
      );
      const holders = new Map<string, string | undefined>();
      for (const { proposals = [] } of moments(game)) {
        assert.equal(new Set(proposals.map(({ letter }) => letter)).size, proposals.length);
        for (const { letter, seat, text } of proposals) {
          if (seat !== undefined) assert.equal(letter, dealt.get(seat));
          const holder = seat ?? text;
          assert.equal(holders.get(letter) ?? holder, holder);
          holders.set(letter, holder);
        }
      }
    }));

  it('the extract recommends the motion or nothing, and says first that no model wrote it', () =>
    check((game) => {
      const council = game.council();
      const turn = council.runs.flatMap((run) => run.turns).findLast(({ model }) => model === 'extract');
      if (turn?.reading?.form !== 'synthesis') return;
      counted.drawn += 1;
      const { recommendation } = turn.reading;
      const text = turn.text ?? '';
      assert.match(text.split('\n')[0] ?? '', /^No model wrote this/);
      const before = council.runs.findIndex((run) => run.turns.includes(turn));
      const motion = motionOf({ ...council, runs: council.runs.slice(0, before) });
      if (!motion) assert.equal(recommendation, undefined);
      if (recommendation === undefined) return;
      assert.equal(recommendation.split('\n')[0], motion?.text);
      const answer = text.slice(text.indexOf('## Answer'), text.search(/## (?:Positions|Minority)|$/));
      for (const { seat, text: words } of council.proposals ?? [])
        if (words !== motion?.text && (seat === undefined || words === proposalWords(seat)))
          assert.ok(!answer.includes(words), words);
    }));

  it('a replay gives the same', () =>
    check((game) => {
      const again = game.records.reduce((state, record) => reduce(state, record), emptyState);
      assert.deepEqual(again, game.state());
    }));
});

/** As it stood when a run had closed: later turns scored and proposed nothing yet. */
const upTo = (council: Council, run: PhaseRun): Council => ({
  ...council,
  runs: council.runs.slice(0, council.runs.indexOf(run) + 1),
});

function ownMoved(council: Council, turn: PhaseRun['turns'][number], by: number): PhaseRun['turns'][number] {
  const own = council.proposals?.find(({ seat }) => seat === turn.seat)?.letter;
  if (turn.reading?.form !== 'challenge' || own === undefined || !turn.reading.ranking) return turn;
  const others = turn.reading.ranking
    .map((tier) => tier.filter((letter) => letter !== own))
    .filter((tier) => tier.length > 0);
  // With nobody else on it, it says nothing wherever the own answer stands.
  if (others.length === 0) return turn;
  const place = by % (others.length + 1);
  const ranking = [...others.slice(0, place), [own], ...others.slice(place)];
  const reading: ChallengeReading = { ...turn.reading, ranking };
  return { ...turn, reading };
}
