/** A council on a real host: from the question to the files, as any client sees it. */
import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import {
  convene,
  councilDelta,
  decideCouncil,
  getCouncil,
  injectWords,
  listCouncils,
  pauseCouncil,
  resumeCouncil,
  skipSeat,
  stopCouncil,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import {
  agreeing,
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { inForm } from '../support/play.ts';

const question = 'Should we cache the index?';

describe('§7 a council on a host', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('goes from a question to a decision, and leaves brief, archive, log, memory and DECISIONS.md', async () => {
    table = await openTable();
    const { id, briefPath } = await table.client.request(convene, { question });
    await watchUntil(table.client, id, hasStatus('decision'));
    assert.deepEqual(await table.client.request(decideCouncil, { id, verdict: 'accept' }), {
      status: 'decided',
    });
    const { head } = await watchUntil(
      table.client,
      id,
      (each) => each.status === 'decided' && isRecorded(each),
    );
    assert.equal(head.decision?.by, 'Papa');
    assert.match(await readFile(briefPath, 'utf8'), /Should we cache the index\?/);
    for (const file of [`conseils/${id}.md`, `memory/shared/councils/council-${id}.json`, 'DECISIONS.md'])
      assert.match(await readFile(join(table.home, file), 'utf8'), /Should we cache the index\?/, file);
    assert.ok((await stat(join(table.home, 'memory'))).isDirectory());
  });

  it('§3 an ended council is listed and shown from its files, also by a host opened later', async () => {
    table = await openTable();
    const { id } = await table.client.request(convene, { question, attended: false });
    const before = await watchUntil(table.client, id, isRecorded);
    await table.reopen();
    const { rows } = await table.client.request(listCouncils, {});
    assert.deepEqual(
      rows.map((row) => [row.id, row.status]),
      [[id, 'recommended']],
    );
    const after = await table.client.request(getCouncil, { id });
    assert.deepEqual(after.entries, before.entries);
    assert.deepEqual(after.head, before.head);
  });

  it('a council that was only recommended can still be decided; the second decision is refused in words', async () => {
    table = await openTable();
    const { id } = await table.client.request(convene, { question, attended: false });
    await watchUntil(table.client, id, isRecorded);
    await table.reopen();
    await table.client.request(decideCouncil, { id, verdict: 'amend', text: 'on Sunday' });
    await watchUntil(table.client, id, (head) => head.status === 'decided' && isRecorded(head));
    assert.match(await readFile(join(table.home, 'DECISIONS.md'), 'utf8'), /on Sunday/);
    await assert.rejects(
      table.client.request(decideCouncil, { id, verdict: 'reject' }),
      /This council is already decided: amended by Papa\./,
    );
  });

  it('§2 streams: deltas reach a watcher before the turn is whole, and a late watcher is given what was said so far', async () => {
    let finish: (() => void) | undefined;
    table = await openTable({
      backends: [
        puppets(async (turn) => {
          if (turn.scene.seat.id !== 'nova' || turn.scene.form !== 'position') return agreeing(turn);
          turn.onDelta('I think ');
          turn.onDelta('that ');
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return 'I think that it is so.\n\n**Proposal:** It is so.';
        }),
      ],
    });
    const heard = new Promise<{ key: string; text: string }>((resolve) =>
      table.client.on(councilDelta, resolve),
    );
    const { id } = await table.client.request(convene, { question });
    await table.client.request(watchCouncil, { id });
    const late = table.host.client();
    const view = await late.request(watchCouncil, { id });
    const nova = view.entries.find((entry) => entry.key === '0/nova');
    assert.equal(nova?.kind === 'turn' && nova.state, 'speaking');
    assert.equal(nova?.kind === 'turn' && nova.text, 'I think that ');
    void heard;
    finish?.();
    await watchUntil(table.client, id, hasStatus('decision'));
  });

  it('pause asks nothing new, resume goes on; stop ends it; skip passes over one seat', async () => {
    let hold = true;
    const waiting: (() => void)[] = [];
    table = await openTable({
      backends: [
        puppets(async (turn) => {
          if (hold) await new Promise<void>((resolve) => waiting.push(resolve));
          return agreeing(turn);
        }),
      ],
    });
    const { id } = await table.client.request(convene, { question });
    await table.client.request(skipSeat, { id, seat: 'sage' });
    await table.client.request(pauseCouncil, { id });
    hold = false;
    for (const release of waiting) release();
    const paused = await watchUntil(table.client, id, (head) => head.phases[0]?.answered === 3);
    assert.equal(paused.head.status, 'paused');
    assert.equal(paused.head.phases[1]?.state, 'to-come');
    assert.deepEqual(await table.client.request(resumeCouncil, {}), { resumed: [id] });
    const { head, entries } = await watchUntil(table.client, id, hasStatus('decision'));
    assert.equal(head.phases[0]?.stands.find((each) => each.seat === 'sage')?.stand, 'absent');
    assert.ok(entries.some((entry) => entry.kind === 'turn' && entry.absence?.code === 'skipped'));
    await table.client.request(stopCouncil, { id });
    await watchUntil(table.client, id, hasStatus('stopped'));
    await assert.rejects(
      table.client.request(injectWords, { id, text: 'too late' }),
      /This council is over: stopped\./,
    );
  });

  it('an injection is stored, shown to the seats in their next turn, and acknowledged', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const voice = asPuppet(inForm((phase) => (phase === 'CHALLENGE' ? 'nuance' : 'agree')));
    table = await openTable({
      backends: [
        puppets(async (turn) => {
          if (turn.scene.form === 'position') await held;
          const note = turn.scene.injections.length > 0 ? '**Acknowledged**: an hour is enough.\n\n' : '';
          return note + voice(turn);
        }),
      ],
    });
    const { id } = await table.client.request(convene, { question });
    await table.client.request(injectWords, { id, text: 'We can take one hour.', by: 'papa' });
    release?.();
    const { entries } = await watchUntil(table.client, id, hasStatus('decision'));
    const injection = entries.find((entry) => entry.kind === 'injection');
    assert.deepEqual(
      injection?.kind === 'injection' && [
        injection.by,
        injection.acknowledgedBy.length,
        injection.waitingFor,
      ],
      ['Papa', 4, []],
    );
  });

  it('another round runs RESOLVE and the synthesis again and waits for a decision anew', async () => {
    table = await openTable();
    const { id } = await table.client.request(convene, { question });
    await watchUntil(table.client, id, hasStatus('decision'));
    await table.client.request(decideCouncil, { id, verdict: 'another-round', text: 'And on Sundays?' });
    const { head } = await watchUntil(
      table.client,
      id,
      (each) => each.status === 'decision' && each.phases.length > 4,
    );
    assert.deepEqual(
      head.phases.map((phase) => `${phase.phase} ${phase.state}`),
      [
        'COLLECT done',
        'CHALLENGE done',
        'RESOLVE skipped',
        'SYNTHESIZE done',
        'RESOLVE done',
        'SYNTHESIZE done',
      ],
    );
  });
});
