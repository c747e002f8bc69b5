/** One seat and its tools: caps, refusals, masks, what is stored before an answer is given. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Event } from '../../src/core/events.ts';
import { Identity } from '../../src/core/identities/identity.ts';
import { callNoTools } from '../../src/host/tools/grants.ts';
import { toolRoom } from '../support/toolRoom.ts';
import { virtualClock } from '../support/virtualClock.ts';

const usesIn = (events: Event[]) =>
  events.flatMap((event) => (event.type === 'tool.called' ? [event.use] : []));

describe('§8 the tools of a seat', () => {
  it('offers what the grant names and nothing else', async () => {
    const { tools } = await toolRoom({ grants: ['read-archive', 'council-status', 'no-such-tool'] });
    assert.deepEqual(tools.list.map(({ name }) => name).sort(), ['council-status', 'read-archive']);
    for (const { name, input } of tools.list) {
      assert.match(name, /^[a-zA-Z0-9_-]{1,64}$/);
      assert.equal(input['type'], 'object');
    }
  });

  it('stores a call before it gives the answer', async () => {
    const { tools, stored } = await toolRoom({ grants: ['council-status'] });
    const answer = tools.call('council-status', {});
    assert.deepEqual(stored, []);
    await answer;
    assert.deepEqual(
      usesIn(stored).map(({ tool, ok }) => [tool, ok]),
      [['council-status', true]],
    );
  });

  it('counts the calls of a turn that was asked again after a restart', async () => {
    const { tools, stored } = await toolRoom({ grants: ['council-status'], before: 7 });
    assert.equal((await tools.call('council-status', {})).ok, true);
    const ninth = await tools.call('council-status', {});
    assert.equal(ninth.ok, false);
    assert.match(ninth.text, /8 calls a turn.*Answer now with what you have/);
    await tools.call('council-status', {});
    assert.equal(usesIn(stored).length, 2);
  });

  it('counts calls that run side by side', async () => {
    const { tools } = await toolRoom({ grants: ['council-status'] });
    const all = await Promise.all(Array.from({ length: 12 }, () => tools.call('council-status', {})));
    assert.equal(all.filter(({ ok }) => ok).length, 8);
  });

  it('refuses what is not granted, whatever it is called, and says what is', async () => {
    const { tools, stored } = await toolRoom({ grants: ['council-status'] });
    for (const name of [
      'inject',
      'weather/forecast',
      '__proto__',
      'council-status/../inject',
      'a\u001b[2Jb'.repeat(99),
    ]) {
      const answer = await tools.call(name, {});
      assert.equal(answer.ok, false);
      assert.match(answer.text, /not granted to you\. You may call: council-status\./);
    }
    for (const use of usesIn(stored)) assert.ok(use.tool.length <= 120 && !use.tool.includes('\u001b'));
  });

  it('S12: a grant that a person takes back is gone at the next call of a turn that is open; one that they add is not', async () => {
    let tools = ['council-status', 'read-archive', 'start-council'];
    const room = await toolRoom({
      grants: ['council-status', 'read-archive'],
      identities: () => [Identity.parse({ id: 'henry', name: 'Henry', capabilities: { tools } })],
    });
    assert.equal((await room.tools.call('council-status', {})).ok, true);
    assert.match((await room.tools.call('start-council', { question: 'Why?' })).text, /not granted/);
    tools = ['read-archive'];
    const answer = await room.tools.call('council-status', {});
    assert.equal(answer.text, 'council-status is not granted to you. You may call: read-archive.');
    assert.deepEqual(usesIn(room.stored).at(-1)?.refused, true);
  });

  it('answers arguments that do not fit in words', async () => {
    const { tools } = await toolRoom({ grants: ['read-archive'] });
    for (const input of [undefined, null, 7, 'x', [], {}, { id: 7 }, { id: 'a', more: 1 }]) {
      const answer = await tools.call('read-archive', input);
      assert.equal(answer.ok, false);
      assert.match(answer.text, /do not fit/);
    }
  });

  it('counts arguments that are no JSON, and puts them on record as refused, not as failed', async () => {
    const { tools, stored } = await toolRoom({ grants: ['read-archive'], before: 7 });
    const answer = await tools.call('read-archive', '{"id":');
    assert.match(answer.text, /not an object in JSON.* call the tool again/);
    assert.match((await tools.call('read-archive', '{"id":')).text, /8 calls a turn/);
    assert.deepEqual(
      usesIn(stored).map(({ input, ok, refused }) => [input, ok, refused]),
      [
        ['{"id":', false, true],
        ['{"id":', false, true],
      ],
    );
    const gone = await toolRoom({ grants: ['read-archive'] });
    await gone.tools.call('read-archive', { id: '2020-01-01-none' });
    assert.deepEqual(
      usesIn(gone.stored).map(({ ok, refused }) => [ok, refused]),
      [[false, undefined]],
    );
  });

  it('§14 keeps no secret of what went in or out, and cuts what is long with a note', async () => {
    const secret = 'sk-canary-000111';
    const { tools, stored } = await toolRoom({
      grants: ['read-archive'],
      secret,
      archives: { '2026-01-01-a': `${secret} ${'long '.repeat(10_000)}` },
    });
    const answer = await tools.call('read-archive', { id: '2026-01-01-a' });
    assert.ok(answer.text.length < 16_100);
    assert.match(answer.text, /\[cut here: 16000 of \d+ characters\]$/);
    await tools.call('read-archive', { id: secret.padEnd(3000, 'x') });
    const kept = JSON.stringify(stored);
    assert.ok(!kept.includes(secret) && !answer.text.includes(secret));
    for (const use of usesIn(stored)) assert.ok(use.input.length < 2100 && use.output.length < 4100);
  });

  it('rejects a call of a turn that was aborted, and stores nothing of it', async () => {
    const { tools, stored, abort } = await toolRoom({ grants: ['council-status'] });
    abort.abort(new Error('no longer owed'));
    await assert.rejects(tools.call('council-status', {}), /no longer owed/);
    assert.deepEqual(stored, []);
  });

  it('offers nothing to who would not call it: no server is started for a rehearsal or a person', async () => {
    for (const backend of callNoTools) {
      const { tools, told } = await toolRoom({ grants: ['weather/*', 'inject'], backend });
      assert.deepEqual([tools.list, told], [[], []], backend);
    }
  });

  it('gives no tool where only a vote is asked for again', async () => {
    const { room } = await toolRoom({ grants: ['council-status'], clock: virtualClock() });
    const { sampleCouncil } = await import('../support/sampleCouncil.ts');
    const council = sampleCouncil({ seats: ['henry', 'sage'] });
    const seats = council.seats.map((seat) => ({
      ...seat,
      capabilities: { tools: ['inject'], files: 'read' as const },
    }));
    const ref = { council: council.id, run: 0, seat: 'henry', attempt: 2 as const };
    const signal = new AbortController().signal;
    assert.equal(
      room.offer({ ...council, seats }, ref, signal, async () => undefined),
      undefined,
    );
  });
});
