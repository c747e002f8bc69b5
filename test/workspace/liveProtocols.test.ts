/** The shared conversation of every protocol at every moment: the seed's words, and nothing of a blind phase before it closes. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import { phaseOf } from '../../src/core/councils/phases.ts';
import { liveText } from '../../src/host/store/shared/sharedFileText.ts';
import { protocolStories } from '../support/protocolStories.ts';

interface State {
  currentPhase: string;
  status: string;
  participants: Record<string, { status: string }>;
  convergence: { blockingIssues: string[] };
}

const stateIn = (text: string): State =>
  JSON.parse(/<!--council-state\n([\s\S]*?)\n-->/.exec(text)?.[1] ?? '') as State;

/** The council as it stood when this run had been answered by all but its last seat. */
function during(council: Council, index: number): Council {
  const { decision: _decision, endedAt: _endedAt, ...rest } = council;
  const {
    endedAt: _closed,
    verdict: _v,
    converged: _c,
    consensus: _s,
    ...run
  } = council.runs[index] as PhaseRun;
  const waiting: Turn['state'] =
    phaseOf(council, council.runs[index] as PhaseRun)?.order === 'parallel' ? 'asked' : 'queued';
  const turns = run.turns.map(
    (turn, at): Turn =>
      at < run.turns.length - 1 ? turn : { seat: turn.seat, state: waiting, attempt: 1, deadlineAt: 1 },
  );
  return { ...rest, status: 'running', runs: [...council.runs.slice(0, index), { ...run, turns }] };
}

describe('§7 the shared conversation of every protocol', () => {
  for (const [name, story] of Object.entries(protocolStories))
    it(`of a ${name} tells each phase in its turn, and a blind one only when it has closed`, () => {
      const council = story('en');
      for (const [index, run] of council.runs.entries()) {
        if (run.skipped) continue;
        const now = during(council, index);
        const text = liveText(now);
        const state = stateIn(text);
        assert.equal(state.currentPhase, run.phase);
        assert.equal(state.status, 'ACTIVE');
        for (const { status } of Object.values(state.participants))
          assert.ok(['WAITING', 'RESPONDED', 'DONE', 'AGREED'].includes(status));
        const blind = phaseOf(council, run)?.blind === true;
        const earlier = now.runs.slice(0, -1).flatMap((each) => each.turns.map((turn) => turn.text));
        for (const turn of now.runs.at(-1)?.turns.slice(0, -1) ?? []) {
          if (turn.state !== 'replied' || earlier.includes(turn.text)) continue;
          const issues = turn.reading && 'blocking' in turn.reading ? turn.reading.blocking : [];
          const told = [...issues, ...(turn.text ?? '').split('\n').slice(0, 1)];
          for (const words of told.filter((each) => /\w{4}/.test(each) && !/^[#*|]/.test(each)))
            if (blind) assert.equal(text.includes(words), false, `${run.phase}: ${words}`);
        }
      }
    });

  it('of a gate whose checks still run names them as what is waited for', () => {
    const council = during(protocolStories.engineering('en'), 3);
    const [gate, ...others] = council.runs.toReversed();
    assert.ok(gate);
    const running = {
      ...council,
      runs: [...others.toReversed(), { ...gate, checks: [{ name: 'unit', state: 'running' as const }] }],
    };
    assert.match(liveText(running), /Actions required: answer: 🦎 Sage, unit/);
  });

  it('of an anonymous council has letters for names, in the state block too', () => {
    const text = liveText(during(protocolStories.roundtable('en'), 1));
    assert.deepEqual(Object.keys(stateIn(text).participants), ['a', 'b', 'c']);
    assert.doesNotMatch(text, /\b(?:henry|sage|nova|maman)\b/i);
  });
});
