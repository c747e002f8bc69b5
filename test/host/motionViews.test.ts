/** What clients are shown of what a council votes on: proposals, motion, support, moves, points; and nothing that is not theirs to see yet. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council, PhaseRun } from '../../src/core/councils/council.ts';
import { patchOf, viewOf } from '../../src/host/clients/present/changes.ts';
import { headOf, rowOf } from '../../src/host/clients/present/head.ts';
import type { TurnView } from '../../src/rpc/views/views.ts';
import { motionStories } from '../support/motionCouncils.ts';
import { protocolStories } from '../support/protocolStories.ts';

const turnsOf = (council: Council, viewer?: string): TurnView[] =>
  viewOf(council, viewer, undefined).entries.flatMap((entry) => (entry.kind === 'turn' ? [entry] : []));
const turnOf = (council: Council, phase: string, seat: string): TurnView => {
  const found = turnsOf(council).findLast((turn) => turn.phase === phase && turn.seat === seat);
  assert.ok(found, `${phase}, ${seat}`);
  return found;
};

/** The council while one of its runs is still open. */
function openAt(council: Council, index: number): Council {
  const { decision: _decision, endedAt: _endedAt, ...rest } = council;
  const { endedAt: _closed, converged: _converged, motion, ...open } = council.runs[index] as PhaseRun;
  // Of proposals that are backed a motion comes only as they close.
  const run: PhaseRun = motion && open.phase !== 'CHALLENGE' ? { ...open, motion } : open;
  return { ...rest, status: 'running', runs: [...council.runs.slice(0, index), run] };
}

const backed = motionStories.backed('en');

describe('§7 what clients are shown of a vote', () => {
  it('a row says when its motion is in a person’s own words', () => {
    const runs = backed.runs.map((run) =>
      run.motion ? { ...run, motion: { text: 'Rent one first', by: 'person' as const } } : run,
    );
    assert.deepEqual(
      [rowOf({ ...backed, runs }, undefined).motionBy, rowOf(backed, undefined).motionBy],
      ['person', undefined],
    );
  });

  it('of proposals: the order of the peers, who backs each, each place but one’s own', () => {
    const { proposals = [] } = headOf(backed, undefined);
    assert.deepEqual(
      proposals.map(({ letter, seat, backers }) => [letter, seat, backers]),
      [
        ['B', 'nova', ['henry', 'sage', 'nova']],
        ['A', 'henry', []],
        ['D', 'sage', []],
        ['C', 'blaise', ['blaise']],
      ],
    );
    assert.deepEqual(
      proposals.map(({ places }) => places.map(({ seat, place }) => `${seat} ${place}`)),
      [
        ['henry 1', 'sage 1', 'blaise 1'],
        ['sage 2', 'nova 1', 'blaise 2'],
        ['henry 2', 'nova 2', 'blaise 3'],
        ['henry 3', 'sage 3', 'nova 3'],
      ],
    );
    assert.equal(proposals[0]?.amended, 'rollback rehearsed on staging first');
  });

  it('of support: a count on one motion, in the same words in head, phase and row', () => {
    const head = headOf(backed, undefined);
    assert.equal(head.motion?.letter, 'B');
    assert.equal(head.motion?.run, 2);
    assert.deepEqual(
      head.phases.map(({ motion }) => motion?.letter),
      [undefined, undefined, 'B', undefined],
    );
    const { support } = head;
    assert.deepEqual([support?.verdict, support?.back, support?.of, support?.quorum], ['none', 3, 4, 3]);
    assert.deepEqual(
      support?.stands.map(({ seat, vote, letter, moved }) => [seat, vote, letter, moved]),
      [
        ['henry', 'agree', 'B', true],
        ['sage', 'agree', 'B', true],
        ['nova', 'agree', 'B', undefined],
        ['blaise', 'disagree', 'C', undefined],
      ],
    );
    const { agree, of, letter, open, departs } = rowOf(backed, undefined);
    assert.deepEqual([agree, of, letter, open, departs], [3, 4, 'B', 3, undefined]);
  });

  it('of a verdict: strong where all hold, none yet while a vote is to come, no vote with one round', () => {
    assert.equal(headOf(motionStories.strong('en'), undefined).support?.verdict, 'strong');
    assert.equal(headOf(motionStories.falseConsensus('en'), undefined).support?.verdict, 'none');
    const asked = headOf(openAt(backed, 1), undefined);
    assert.equal(asked.support?.verdict, 'none-yet');
    assert.equal(asked.motion, undefined);
    const voting = headOf(openAt(backed, 2), undefined).support;
    assert.equal(voting?.verdict, 'none-yet');
    assert.equal(voting?.back, 3);
    // The vote is over: nothing that comes changes the count.
    assert.equal(headOf(openAt(backed, 3), undefined).support?.verdict, 'none');
    const one = motionStories.oneRound('en');
    assert.equal(headOf(one, undefined).support?.verdict, 'no-vote');
    assert.equal(headOf(openAt(one, 0), undefined).support?.verdict, 'no-vote');
    const { agree, of } = rowOf(one, undefined);
    assert.deepEqual([agree, of], [undefined, undefined]);
  });

  it('of a move: from what, to what, and the turn that its reason names; without one it is unexplained', () => {
    const henry = turnOf(backed, 'RESOLVE', 'henry');
    assert.deepEqual(henry.move?.from, { vote: 'disagree', letter: 'A' });
    assert.deepEqual(henry.move?.to, { vote: 'agree', letter: 'B' });
    assert.equal(henry.move?.turn, '1/nova');
    assert.equal(henry.move?.unexplained, undefined);
    assert.equal(turnOf(backed, 'RESOLVE', 'sage').move?.unexplained, 'no-reason');
    assert.equal(turnOf(backed, 'RESOLVE', 'nova').move, undefined);
  });

  it('of a turn: what it backs, ranks, needs, the points it made and what it says of others’', () => {
    const henry = turnOf(backed, 'CHALLENGE', 'henry');
    assert.equal(henry.backs, 'A');
    assert.ok(henry.ranking);
    assert.deepEqual(henry.made, ['P1', 'P4']);
    const blaise = turnOf(backed, 'RESOLVE', 'blaise');
    assert.equal(blaise.backs, 'C');
    assert.ok(blaise.needs);
    assert.deepEqual(
      blaise.onPoints?.map(({ id, word }) => [id, word]),
      [['P2', 'kept']],
    );
    assert.equal(turnOf(backed, 'COLLECT', 'nova').proposal, backed.proposals?.[1]?.text);
  });

  it('of the ledger: open, answered and kept are open, all else is closed; nothing is lost', () => {
    const { points = [] } = headOf(motionStories.everyStatus('en'), undefined);
    assert.deepEqual(
      points.map(({ id, status, open }) => [id, status, open]),
      [
        ['P1', 'withdrawn', false],
        ['P2', 'kept', true],
        ['P3', 'answered', true],
        ['P4', 'waived', false],
        ['P5', 'open', true],
        ['P6', 'accepted', false],
        ['P7', 'declined', false],
      ],
    );
    assert.equal(points[1]?.history.length, 3);
  });

  it('of a synthesis: whether it departs, does not say, or was drawn, with the tally’s minority', () => {
    const card = (council: Council) => turnsOf(council).findLast((turn) => turn.synthesis)?.synthesis;
    const departs = card(motionStories.departs('en'));
    assert.ok(departs?.departs?.because);
    assert.deepEqual(
      departs?.minority.map(({ seat, letter, confidence }) => [seat, letter, confidence]),
      [['blaise', 'C', 3]],
    );
    assert.equal(rowOf(motionStories.departs('en'), undefined).departs, true);
    assert.equal(card(motionStories.silent('en'))?.departs?.silent, true);
    assert.equal(card(motionStories.drawnFromMotion('en'))?.drawn, 'motion');
    assert.deepEqual(card(motionStories.drawnFromMotion('en'))?.unreachable, ['maman', 'nova']);
    assert.equal(card(motionStories.drawnFromPositions('en'))?.drawn, 'positions');
    const whole = card(backed);
    assert.equal(whole?.departs, undefined);
    assert.equal(whole?.steps?.length, 3);
    assert.equal(whole?.why?.length, 3);
    assert.equal(headOf(backed, undefined).acceptance?.length, 3);
  });

  it('of a review: verdicts on the change, what was found, and no letter', () => {
    const council = motionStories.reviewed('en');
    const head = headOf(council, undefined);
    assert.equal(head.motion?.letter, undefined);
    assert.equal(head.motion?.by, 'document');
    const review = turnsOf(council).find((turn) => turn.form === 'review');
    assert.ok((review?.findings?.length ?? 0) > 0);
    assert.equal(review?.backs, undefined);
  });

  it('of thoughts: with the turn, for whoever asks', () => {
    const runs = backed.runs.map((run) => ({
      ...run,
      turns: run.turns.map((turn) => ({ ...turn, thoughts: 'Perhaps not.' })),
    }));
    assert.equal(turnOf({ ...backed, runs }, 'RESOLVE', 'nova').thoughts, 'Perhaps not.');
  });

  it('of an open blind phase: nothing, to a person who sits there or watches', () => {
    const blind = openAt({ ...backed, proposals: undefined, points: undefined } as unknown as Council, 0);
    const said = JSON.stringify(blind.runs[0]?.turns.map((turn) => turn.reading));
    assert.match(said, /proposal/);
    const head = headOf(blind, undefined);
    assert.equal(head.proposals, undefined);
    assert.deepEqual(head.points, []);
    assert.equal(
      head.support?.stands.some(({ letter }) => letter !== undefined),
      false,
    );
    const seated: Council = {
      ...blind,
      seats: blind.seats.map((seat) => (seat.id === 'nova' ? { ...seat, kind: 'human' as const } : seat)),
    };
    const view = JSON.stringify(viewOf(seated, 'nova', undefined));
    for (const text of backed.proposals ?? [])
      if (text.seat !== 'nova') assert.equal(view.includes(text.text), false, text.letter);
  });

  it('of a blind ballot: how others vote stays theirs, and the letters stay those of before', () => {
    const table: Council = {
      ...openAt(backed, 2),
      protocol: {
        ...backed.protocol,
        phases: backed.protocol.phases.map((phase) =>
          phase.id === 'RESOLVE' ? { ...phase, blind: true } : phase,
        ),
      },
    };
    const { support, proposals } = headOf(table, undefined);
    assert.deepEqual(
      support?.stands.map(({ vote, letter }) => [vote, letter]),
      [
        [undefined, 'A'],
        [undefined, 'D'],
        [undefined, 'B'],
        [undefined, 'C'],
      ],
    );
    assert.equal(support?.back, 0);
    assert.deepEqual(proposals?.find(({ letter }) => letter === 'B')?.backers, ['nova']);
  });

  it('of an anonymous council: people see letter and name, who sits at the table sees letters', () => {
    const council: Council = { ...backed, brief: { ...backed.brief, anonymous: true } };
    const names = (viewer: string | readonly string[] | undefined) =>
      headOf(council, undefined, viewer)
        .seats.filter(({ votes }) => votes)
        .map(({ name }) => name);
    assert.deepEqual(names('papa'), ['Henry', 'Sage', 'Nova', 'Blaise']);
    const seated = JSON.stringify(viewOf(council, 'henry', undefined));
    for (const word of ['Nova', 'Sage', 'Blaise', '@nova', 'gpt-4o'])
      assert.equal(seated.includes(word), false, word);
    // Whoever may be one of those at the table sees as little.
    assert.equal(names(['papa', 'henry']).includes('Nova'), false);
    assert.equal(headOf(council, undefined, 'henry').anonymous, true);
    const told = patchOf(council, { ...council, status: 'decided' }, 'henry', undefined);
    assert.match(JSON.stringify(told), /Nova/);
  });

  it('of a council of before: a line that nobody looked for then stays among its words', () => {
    const text = 'We keep it.\n\nProposal: keep Redis.\n\nWhat would change my mind: a bench.';
    const said = (council: Council): string =>
      turnOf(
        {
          ...council,
          runs: council.runs.with(0, {
            ...(council.runs[0] as PhaseRun),
            turns: (council.runs[0] as PhaseRun).turns.map((turn) => ({
              ...turn,
              text,
              reading: { form: 'position' as const, problems: [], changeMind: 'a bench.' },
            })),
          }),
        },
        'COLLECT',
        'nova',
      ).body;
    const { votesOn: _votesOn, ...before } = backed;
    assert.equal(said(before), 'We keep it.\n\nProposal: keep Redis.');
    assert.equal(said(backed), 'We keep it.');
  });

  it('of a mind that changed and a vote that did not: the words stay', () => {
    const runs = backed.runs.map((run) => ({
      ...run,
      turns: run.turns.map((turn) =>
        turn.seat === 'nova' && turn.reading?.form === 'final'
          ? { ...turn, reading: { ...turn.reading, changedMind: 'Henry, on the order of work' } }
          : turn,
      ),
    }));
    const nova = turnOf({ ...backed, runs }, 'RESOLVE', 'nova');
    assert.equal(nova.move, undefined);
    assert.equal(nova.changedMind, 'Henry, on the order of work');
    assert.equal(turnOf(backed, 'RESOLVE', 'henry').changedMind, undefined);
  });

  it('of a council of before: what it always was, and nothing of motions', () => {
    const head = headOf(protocolStories.prd('en'), undefined);
    for (const key of ['support', 'motion', 'proposals', 'points', 'acceptance'])
      assert.equal(key in head, false, key);
    assert.equal(
      head.phases.some((phase) => phase.motion),
      false,
    );
    const row = rowOf(protocolStories.prd('en'), undefined);
    assert.equal('open' in row, false);
    assert.equal(typeof row.agree, 'number');
  });
});
