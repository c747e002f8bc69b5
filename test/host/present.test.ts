/** What clients are shown of every protocol: forms, gates, stands, limits, and nothing that is not theirs to see yet. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council, PhaseRun } from '../../src/core/councils/council.ts';
import { patchOf, viewOf } from '../../src/host/clients/present/changes.ts';
import { headOf } from '../../src/host/clients/present/head.ts';
import type { TurnView } from '../../src/rpc/views/views.ts';
import { protocolStories } from '../support/protocolStories.ts';

const turns = (council: Council, viewer?: string): TurnView[] =>
  viewOf(council, viewer, undefined).entries.flatMap((entry) => (entry.kind === 'turn' ? [entry] : []));
const inPhase = (council: Council, phase: string): TurnView | undefined =>
  turns(council).find((turn) => turn.phase === phase);

/** The council while this run is still open. */
function open(council: Council, index: number, change: (run: PhaseRun) => PhaseRun = (run) => run): Council {
  const { decision: _decision, endedAt: _endedAt, ...rest } = council;
  const {
    endedAt: _closed,
    verdict: _verdict,
    converged: _converged,
    ...run
  } = council.runs[index] as PhaseRun;
  return { ...rest, status: 'running', runs: [...council.runs.slice(0, index), change(run)] };
}

describe('§7 what clients are shown', () => {
  it('of each form: points, rows, diffs, pages, stances, documents', () => {
    const qa = inPhase(protocolStories.prd('en'), 'QA')?.qa;
    assert.equal(qa?.verdict, 'fail');
    assert.deepEqual(qa?.points[3], {
      point: 'edges',
      mark: 'fail',
      text: 'nothing on a service that is down',
    });
    assert.equal(inPhase(protocolStories.prd('en'), 'DRAFT')?.document, 'draft');
    assert.equal(inPhase(protocolStories.analysis('en'), 'EVALUATE')?.matrix?.[1]?.score, 3);
    const change = inPhase(protocolStories.engineering('en'), 'IMPLEMENT')?.change;
    assert.deepEqual(change?.files, ['src/index.ts']);
    assert.match(change?.diff ?? '', /^diff --git/);
    const page = inPhase(protocolStories.synthesis('en'), 'PUBLISH');
    assert.equal(page?.page?.actions.length, 2);
    assert.equal(page?.document, 'page');
    const vote = inPhase(protocolStories.roundtable('en'), 'VOTE');
    assert.deepEqual(
      vote?.stances?.map(({ seat, stance }) => [seat, stance]),
      [
        ['sage', 'agree'],
        ['nova', 'agree'],
      ],
    );
    assert.equal(vote?.confidence, 5);
  });

  it('of a gate: its verdict, its checks, the way back and what was accepted or left open', () => {
    const head = headOf(protocolStories.engineering('en'), undefined);
    const gates = head.phases.filter(({ gate }) => gate);
    assert.deepEqual(
      gates.map(({ verdict, checks }) => [verdict, checks?.map(({ state }) => state)]),
      [
        ['fail', ['passed', 'failed']],
        ['pass', ['passed', 'waived']],
      ],
    );
    assert.deepEqual(head.phases.find(({ sentBack }) => sentBack)?.sentBack, { by: 'QA', time: 1, of: 3 });
    assert.deepEqual(head.gate, {
      verdict: 'pass',
      open: [],
      risks: ['lint: The linter is wrong about this line, see its issue 12.'],
    });
    assert.deepEqual(headOf(protocolStories.review('en'), undefined).gate, {
      verdict: 'fail',
      open: ['the answer and the code differ'],
      risks: [],
    });
    assert.equal(headOf(protocolStories.analysis('en'), undefined).gate?.verdict, 'not-gated');
  });

  it('of blocking issues: where they stand, and whether they are still held', () => {
    assert.deepEqual(
      headOf(protocolStories.review('en'), undefined).blocking.map(({ place, open: held }) => [place, held]),
      [
        [{ path: 'src/index.ts', line: 2 }, false],
        [{ path: 'src/index.ts', line: 9 }, true],
      ],
    );
  });

  it('of a council as a whole: who is what, limits, the matrix, artefacts, figures', () => {
    const council = protocolStories.analysis('en');
    const head = headOf({ ...council, brief: { ...council.brief, budget: { tokens: 9000 } } }, undefined);
    assert.deepEqual(head.budget?.tokens, { used: 4160, limit: 9000 });
    assert.equal(head.budget?.cost?.limit, undefined);
    assert.equal(head.degradations?.[0]?.code, 'shortened-context');
    assert.deepEqual(head.matrix?.[0], {
      option: 'Take NATS',
      score: 4,
      scores: [
        { seat: 'henry', score: 3 },
        { seat: 'sage', score: 4 },
        { seat: 'nova', score: 5 },
      ],
    });
    assert.deepEqual(head.artefacts, [
      { kind: 'decision-matrix', path: 'projects/analysis-decision-matrix.md' },
    ]);
    assert.equal(head.qa, 'sage');
    assert.equal(head.metrics?.converged, true);
    const prd = headOf(protocolStories.prd('en'), undefined);
    assert.deepEqual([prd.owner, prd.reviewers, prd.rating], ['nova', ['henry', 'sage'], 4]);
    assert.deepEqual(
      prd.phases.filter(({ phase }) => phase === 'REVIEW').map(({ loop }) => loop),
      [
        { nth: 1, of: 3 },
        { nth: 2, of: 3 },
      ],
    );
  });

  it('of a round table: the worst stances as stands, soft consensus, flips, flags and questions', () => {
    const council = protocolStories.roundtable('en');
    const { tally } = headOf(council, undefined);
    assert.equal(tally.verdict, 'soft');
    assert.deepEqual(
      tally.stands.map(({ seat, stand }) => [seat, stand]),
      [
        ['henry', 'agree'],
        ['sage', 'agree'],
        ['nova', 'nuance'],
      ],
    );
    const [asker] = turns(council);
    assert.deepEqual(asker?.questions, [{ to: 'sage', text: '@B what breaks first?', answered: true }]);
    assert.equal(turns(council).find(({ flags }) => flags)?.flags?.[0]?.code, 'repeats');
    const later = turns(council).find(({ run, seat }) => run === 1 && seat === 'sage');
    assert.equal(later?.from, 'disagree');
  });

  it('of a phase of turns: those who wait, and a question that is taken up later', () => {
    const council = protocolStories.roundtable('en');
    const asked = open(council, 0, (run) => ({
      ...run,
      turns: run.turns.map((turn, index) =>
        index === 0 ? turn : { seat: turn.seat, state: 'queued', attempt: 1, deadlineAt: 0 },
      ),
    }));
    const waiting = turns(asked)[1];
    assert.deepEqual([waiting?.state, waiting?.waits], ['queued', true]);
    assert.equal(headOf(asked, undefined).phases[0]?.inTurn, true);
    const answered = open(council, 0, (run) => ({
      ...run,
      turns: [...run.turns.slice(0, 2), ...(asked.runs[0]?.turns.slice(2) ?? [])],
    }));
    const patch = patchOf(asked, answered, undefined, undefined);
    const again = patch.entries.find((entry) => entry.key === '0/henry');
    assert.equal(again?.kind === 'turn' && again.questions?.[0]?.answered, true);
  });

  it('of an open blind review: who answered, and neither votes nor issues, to anyone in the head', () => {
    const council = open(protocolStories.review('en'), 0);
    const head = headOf(council, undefined);
    assert.deepEqual(
      head.phases[0]?.stands.map(({ stand }) => stand),
      ['answered', 'answered'],
    );
    assert.equal(head.tally.disagree, 0);
    assert.deepEqual(head.blocking, []);
    const seen = turns(council, 'sage').find(({ seat }) => seat === 'henry');
    assert.deepEqual([seen?.state, seen?.text, seen?.vote], ['hidden', '', undefined]);
    assert.equal(headOf(open(protocolStories.analysis('en'), 1), undefined).matrix, undefined);
  });

  it('of an anonymous council: letters to everyone until it has ended, then every turn again with its name', () => {
    const ended = protocolStories.roundtable('en');
    const { decision: _decision, endedAt: _endedAt, ...rest } = ended;
    const waiting: Council = {
      ...rest,
      status: 'decision',
      runs: ended.runs.map((run) => ({
        ...run,
        turns: run.turns.map((turn) => ({ ...turn, text: `${turn.text}\n\nHenry said so, @nova.` })),
      })),
    };
    const shown = JSON.stringify({ ...viewOf(waiting, 'papa', undefined), id: '' });
    for (const word of ['Henry', 'Sage', 'Nova', 'Maman', '🦉', 'm-1', 'openai', 'security', '@nova'])
      assert.equal(shown.includes(word), false, word);
    assert.equal(headOf(waiting, undefined).anonymous, true);
    assert.deepEqual(
      headOf(waiting, undefined).seats.map(({ name }) => name),
      ['A', 'B', 'C', 'D'],
    );
    const patch = patchOf(waiting, { ...ended, runs: waiting.runs }, undefined, undefined);
    assert.equal(patch.entries.length, 10);
    assert.equal(patch.head.seats[0]?.name, 'Henry');
    assert.match(JSON.stringify(patch.entries), /m-1/);
  });
});
