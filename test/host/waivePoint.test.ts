/** A person's wish to waive a point at the host's door: what is taken, by whom it is signed, and what is refused in words. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { Council, Status } from '../../src/core/councils/council.ts';
import { withWaived } from '../../src/core/councils/voting/ledger.ts';
import type { Event } from '../../src/core/events.ts';
import type { ReviewReading } from '../../src/core/forms/reading.ts';
import { headOf, rowOf } from '../../src/host/clients/present/head.ts';
import type { Answer, Session } from '../../src/host/clients/sessions.ts';
import { placesIn } from '../../src/host/councils/reviewPlaces.ts';
import { answerSteering, type SteeringParts } from '../../src/host/councils/steerCouncil.ts';
import { waivePoint } from '../../src/rpc/messages/steeringMessages.ts';
import { run } from '../support/councils.ts';
import { after, challenged, says, stamped } from '../support/ledgers.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

type Told = { id: string; point: string; text: string };

/** What the host does with the wish: the events that it submits. */
async function wished(
  council: Council,
  asked: Partial<Told>,
  isHeld = true,
  language: 'en' | 'fr' = 'en',
): Promise<Event[]> {
  const events: Event[] = [];
  let handler: ((params: Told, session: Session) => unknown) | undefined;
  const answer = ((message: { method: string }, how: typeof handler) => {
    if (message.method === waivePoint.method) handler = how;
  }) as unknown as Answer;
  answerSteering(answer, {
    language,
    find: () => Promise.resolve(council),
    isHeld: () => isHeld,
    submit: (...all: Event[]) => Promise.resolve(events.push(...all)),
    signer: () => 'Papa',
  } as unknown as SteeringParts);
  await handler?.({ id: council.id, point: 'P2', text: 'I shall see to it.', ...asked }, {} as Session);
  return events;
}

const ending = (status: Status): Council => ({ ...challenged(), status });

describe('§2 a point is waived at the host', () => {
  it('signed by the person, trimmed, by its id in whatever case', async () => {
    for (const point of ['P2', ' p2 '])
      assert.deepEqual(await wished(challenged(), { point, text: ' Enough. ' }), [
        { type: 'point.waived', council: challenged().id, point: 'P2', by: 'Papa', text: 'Enough.' },
      ]);
  });

  it('at the decision, and of one that ended undecided: that is taken back from its log first', async () => {
    assert.equal((await wished(ending('decision'), {})).length, 1);
    const [recalled, waived] = await wished(ending('recommended'), {}, false);
    assert.deepEqual([recalled?.type, waived?.type], ['council.recalled', 'point.waived']);
  });

  it('is refused in words: which are open, that it is closed, that it wants a reason, that it is over', async () => {
    await assert.rejects(
      wished(challenged(), { point: 'P9' }),
      /This council has no point “P9”\. Open: P1, P2, P3\./,
    );
    await assert.rejects(wished(stamped(), { point: 'P1' }), /None is open/);
    const closed = withWaived(challenged(), 'P2', 'papa', 'Enough.');
    await assert.rejects(wished(closed, {}), /P2 is closed already: waived\./);
    await assert.rejects(wished(closed, {}, true, 'fr'), /P2 est déjà clos\s: levé\./);
    await assert.rejects(wished(challenged(), { text: ' \n ' }), /A point is waived in writing/);
    await assert.rejects(wished(ending('decided'), {}), /This council is over/);
    await assert.rejects(wished(ending('stopped'), {}), /This council is over/);
  });
});

describe('§2 open points at their place', () => {
  afterEach(clearScratch);

  const reading = (findings: ReviewReading['findings']): ReviewReading => ({
    form: 'review',
    problems: [],
    vote: 'nuance',
    findings,
    good: [],
  });
  const found = [
    { severity: 'blocking' as const, text: 'deletes', place: { path: 'src/a.ts', line: 2 } },
    { severity: 'major' as const, text: 'far', place: { path: 'src/a.ts', line: 99 } },
    { severity: 'minor' as const, text: 'gone', place: { path: 'src/none.ts', line: 1 } },
    { severity: 'minor' as const, text: 'nowhere' },
  ];

  it('what a review found stands where the workspace has it; what it has not is noted', async () => {
    const workspace = dirname(scratchHome());
    await mkdir(join(workspace, 'src'));
    await writeFile(join(workspace, 'src/a.ts'), 'one\ntwo\n');
    const council = stamped();
    const event: Event = {
      type: 'turn.replied',
      council: council.id,
      run: 0,
      seat: 'sage',
      attempt: 1,
      text: '',
      reading: reading(found),
      ms: 1,
      tries: 1,
    };
    const looked = await placesIn({ workspace, trusted: false })(council, event);
    assert.ok(looked.type === 'turn.replied' && looked.reading.form === 'review');
    assert.deepEqual(
      looked.reading.findings.map(({ text, place }) => [text, place?.line]),
      [
        ['deletes', 2],
        ['far', 1],
        ['gone', undefined],
        ['nowhere', undefined],
      ],
    );
    assert.deepEqual(
      looked.reading.problems.map(({ code, detail }) => `${code} ${detail}`),
      ['line-missing src/a.ts:99', 'file-missing src/none.ts:1'],
    );
  });

  it('what blocks is what the ledger says: open until it is closed, though its seat votes without naming it', () => {
    const silent = after(challenged(), 'RESOLVE', [says('henry', 'final', { vote: 'agree' })]);
    const open = (council: Council) =>
      headOf(council, undefined).blocking.map((issue) => [issue.text, issue.open]);
    assert.deepEqual(open(silent), [['Nobody can flush it at night.', true]]);
    assert.deepEqual(open(withWaived(silent, 'P2', 'papa', 'x')), [['Nobody can flush it at night.', false]]);
    const { endedAt: _endedAt, ...running } = run('RESOLVE', 3, [
      says('henry', 'final', { blocking: ['Nobody can flush it at night.', 'And no drill.'] }),
    ]);
    assert.deepEqual(open({ ...silent, runs: [...silent.runs, running] }), [
      ['Nobody can flush it at night.', true],
      ['And no drill.', true],
    ]);
  });

  it('rows tell them with id and weight while they are open and nobody has decided', () => {
    const council = after(stamped({ owner: 'nova' }), 'REVIEW', [
      says('sage', 'review', { findings: found.slice(0, 2) }),
    ]);
    const blocked = after(council, 'RESOLVE', [
      says('henry', 'final', { blocking: ['no'], places: { 0: { path: 'b.md', line: 3 } } }),
    ]);
    assert.deepEqual(rowOf(blocked, undefined).issues, [
      { by: 'Sage', text: 'deletes', path: 'src/a.ts', line: 2, point: 'P1', severity: 'blocking' },
      { by: 'Sage', text: 'far', path: 'src/a.ts', line: 99, point: 'P2', severity: 'major' },
      { by: 'Henry', text: 'no', path: 'b.md', line: 3, point: 'P3', severity: 'blocking' },
    ]);
    const waived = withWaived(withWaived(blocked, 'P1', 'papa', 'x'), 'P3', 'papa', 'x');
    assert.deepEqual(
      rowOf(waived, undefined).issues?.map(({ point }) => point),
      ['P2'],
    );
    assert.equal(rowOf({ ...blocked, status: 'decided' }, undefined).issues, undefined);
  });
});
