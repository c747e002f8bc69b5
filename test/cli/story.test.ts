/** A council is told in order and each thing once, whether it is watched live or read long after. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type Moment, storyteller, withPatch } from '../../src/cli/follow/story.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { head, sample, sampleId, turn } from './sampleCouncil.ts';

const named = (moments: Moment[]): string[] =>
  moments.map((moment) => {
    if (moment.kind === 'turn') return `${moment.turn.phase} ${moment.turn.seat}`;
    return 'phase' in moment ? `${moment.kind} ${moment.phase.phase}` : moment.kind;
  });

describe('§13 cli: story', () => {
  it('tells a whole council: opening, phases with their turns, words of people, decision, end', () => {
    const told = named(storyteller()(sample));
    assert.equal(told[0], 'opening');
    assert.deepEqual(told.slice(1, 7), [
      'phase COLLECT',
      'COLLECT henry',
      'COLLECT sage',
      'COLLECT nova',
      'COLLECT blaise',
      'phase-end COLLECT',
    ]);
    assert.ok(told.indexOf('injection') > told.indexOf('CHALLENGE blaise'));
    assert.deepEqual(told.slice(-2), ['decision', 'end']);
  });

  it('tells words that came mid-round before those who took them up in it', () => {
    const inTurn = sample.head.phases.map((phase) => ({ ...phase, inTurn: true }));
    const entries = sample.entries.map((entry) =>
      entry.kind === 'injection' ? { ...entry, afterTurn: 1 } : entry,
    );
    const told = named(storyteller()({ head: { ...sample.head, phases: inTurn }, entries }));
    const at = told.indexOf('injection');
    assert.deepEqual(told.slice(at - 1, at + 2), ['CHALLENGE henry', 'injection', 'CHALLENGE sage']);
  });

  it('tells nothing twice', () => {
    const tell = storyteller();
    tell(sample);
    assert.deepEqual(tell(sample), []);
  });

  it('tells a turn once more with each answer that was asked for again', () => {
    const tell = storyteller();
    tell(sample);
    const first = turn(0, 'COLLECT', 'henry');
    const answered = (...states: ('asked' | 'replied')[]) =>
      withPatch(sample, {
        id: sampleId,
        head: sample.head,
        entries: [
          {
            ...first,
            answers: states.map((state, n) => ({ time: n + 2, place: 'beside', state, body: '', text: '' })),
          },
        ],
      });
    assert.deepEqual(named(tell(answered('asked'))), []);
    assert.deepEqual(named(tell(answered('replied'))), ['COLLECT henry']);
    assert.deepEqual(named(tell(answered('replied'))), []);
    assert.deepEqual(named(tell(answered('replied', 'replied'))), ['COLLECT henry']);
  });

  it('tells a turn when it is whole, never while it is spoken', () => {
    const tell = storyteller();
    const running: CouncilView = {
      head: { ...head, status: 'running', phases: [{ ...head.phases[0]!, state: 'now' }] },
      entries: [turn(0, 'COLLECT', 'henry', { state: 'speaking', text: 'Hal' })],
    };
    const { decision: _none, ...open } = running.head;
    assert.deepEqual(named(tell({ ...running, head: open })), ['opening', 'phase COLLECT']);
    const whole = withPatch(running, {
      id: sampleId,
      head: open,
      entries: [turn(0, 'COLLECT', 'henry'), turn(0, 'COLLECT', 'sage')],
    });
    assert.deepEqual(named(tell(whole)), ['COLLECT henry', 'COLLECT sage']);
  });

  it('tells a skipped phase with its reason, a pause and a waiting decision', () => {
    const tell = storyteller();
    const { decision: _none, ...open } = head;
    const skipped = { ...head.phases[2]!, state: 'skipped' as const, why: { code: 'converged' } };
    const phases = [head.phases[0]!, head.phases[1]!, skipped];
    const view = (status: 'running' | 'paused' | 'decision'): CouncilView => ({
      head: { ...open, status, phases },
      entries: [],
    });
    assert.ok(named(tell(view('running'))).includes('skipped RESOLVE'));
    assert.deepEqual(named(tell(view('paused'))), ['status']);
    assert.deepEqual(named(tell(view('running'))), ['status']);
    assert.deepEqual(named(tell(view('decision'))), ['status']);
  });
});
