/** What a gate sends back has a name in the ledger, and keeps it until the judge finds it mended. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import type { Point } from '../../../src/core/councils/motion.ts';
import {
  blockingPoints,
  openDisagreements,
  withPoints,
  withWaived,
} from '../../../src/core/councils/voting/ledger.ts';
import type { PointWord, QaPoint, Reading } from '../../../src/core/forms/reading.ts';
import { readAs } from '../../support/readAs.ts';
import { heard, stamped } from '../../support/stampedCouncils.ts';

const council: Council = { ...stamped(['nova', 'sage', 'blaise'], 'prd'), owner: 'nova', qa: 'blaise' };

const told = (before: Council, phase: string, seat: string, reading: Reading): Council => {
  const after = heard(before, phase, { [seat]: reading });
  const run = after.runs.at(-1);
  assert.ok(run);
  return withPoints(after, run);
};
const marks: Record<QaPoint, string> = {
  coherence: 'Internal coherence',
  assumptions: 'Assumptions listed',
  risks: 'Risks and mitigations',
  edges: 'Edge cases / failure modes',
  acceptance: 'Testable acceptance criteria',
  actions: 'Next actions with owners',
};
/** All six pass, but for what is said. */
const judged = (before: Council, said: Partial<Record<QaPoint, string>>, more = ''): Council => {
  const lines = Object.entries(marks).map(([point, label]) => {
    const [mark = '✅', ...words] = (said[point as QaPoint] ?? '✅ fine').split(' ');
    return `- ${mark} ${label}: ${words.join(' ')}`;
  });
  return told(before, 'QA', 'blaise', readAs('qa', [...lines, more].join('\n')));
};
const answered = (before: Council, ...onPoints: PointWord[]): Council =>
  told(before, 'REVISE', 'nova', { form: 'draft', headings: [], onPoints, problems: [] });
const shown = ({ points = [] }: Council): string[] =>
  points.map(({ id, status, text }) => `${id} ${status}: ${text}`);
const moves = (point: Point | undefined): string[] =>
  (point?.history ?? []).map(({ phase, by, what, text }) =>
    [phase, by, what, text].filter(Boolean).join(' '),
  );

const sentBack = judged(council, { coherence: '❌ two dates differ', risks: '❌ none is listed' });

describe('Deliberation §2 what a gate marks ❌', () => {
  it('is a point put to the owner, that no vote is held up by', () => {
    assert.deepEqual(shown(sentBack), [
      'P1 open: Internal coherence: two dates differ',
      'P2 open: Risks and mitigations: none is listed',
    ]);
    assert.deepEqual(
      sentBack.points?.map(({ by, to, kind, gate }) => [by, to, kind, gate]),
      [
        ['blaise', 'nova', 'blocking', 'coherence'],
        ['blaise', 'nova', 'blocking', 'risks'],
      ],
    );
    assert.deepEqual([blockingPoints(sentBack), openDisagreements(sentBack)], [[], []]);
  });

  it('keeps its name from gate to gate, whatever the words, and is mended when the judge marks it ✅', () => {
    const mended = answered(
      sentBack,
      { id: 'P1', word: 'mended', text: 'one date' },
      { id: 'P2', word: 'disputed', text: 'there are none' },
    );
    assert.deepEqual(
      mended.points?.map(({ status }) => status),
      ['answered', 'answered'],
    );
    const again = judged(mended, { risks: '❌ the network is one', edges: '❌ none named' });
    assert.deepEqual(shown(again), [
      'P1 settled: Internal coherence: two dates differ',
      'P2 kept: Risks and mitigations: none is listed',
      'P3 open: Edge cases / failure modes: none named',
    ]);
    const passed = judged(answered(again), { risks: '⚠️ accepted for a week' });
    assert.deepEqual(
      passed.points?.map(({ id, status }) => `${id} ${status}`),
      ['P1 settled', 'P2 waived', 'P3 settled'],
    );
    assert.deepEqual(moves(passed.points?.[1]), [
      'QA blaise made',
      'REVISE nova disputed there are none',
      'QA blaise kept the network is one',
      'QA blaise waived accepted for a week',
    ]);
  });

  it('comes back under its own name when it fails again, and stays closed once a person has closed it', () => {
    const passed = judged(sentBack, {});
    const back = judged(passed, { coherence: '❌ two dates differ' });
    assert.deepEqual(
      back.points?.map(({ id, status }) => `${id} ${status}`),
      ['P1 kept', 'P2 settled'],
    );
    const waived = withWaived(sentBack, 'P1', 'Papa', 'the second date is a footnote');
    const held = judged(waived, { coherence: '❌ two dates differ' });
    assert.equal(held.points?.[0]?.status, 'waived');
  });

  it('is closed by the judge’s own line about it, not by a tied one, nor by the owner’s', () => {
    const line = (said: string) =>
      judged(sentBack, { coherence: '❌ see below', risks: '❌ see below' }, said);
    assert.equal(line('P1: withdrawn — I misread it').points?.[0]?.status, 'settled');
    assert.equal(line('P1: waived if the date is checked').points?.[0]?.status, 'kept');
    const claimed = answered(sentBack, { id: 'P1', word: 'withdrawn' });
    assert.equal(claimed.points?.[0]?.status, 'open');
  });

  it('that names none of the six is a point of its own, and is mended when the gate passes', () => {
    const other = judged(council, {}, '- ❌ the licence is missing');
    assert.deepEqual(shown(other), ['P1 open: the licence is missing']);
    assert.equal(judged(other, { risks: '❌ none' }).points?.[0]?.status, 'open', 'the gate has not passed');
    assert.equal(judged(other, {}).points?.[0]?.status, 'settled');
  });

  it('leaves a council of earlier releases without a ledger', () => {
    const { votesOn: _votesOn, ...before } = council;
    assert.equal(judged(before, { risks: '❌ none' }).points, undefined);
  });
});
