/** Tool servers that are odd in one way each: what the seat is offered, and what it is told. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import { type SseServer, sseServer } from '../support/mcp/sseServer.ts';
import { type Room, type RoomOptions, toolRoom } from '../support/toolRoom.ts';
import { virtualClock } from '../support/virtualClock.ts';

const odd = fileURLToPath(new URL('../support/mcp/oddServer.ts', import.meta.url));

describe('§14 odd tool servers', function () {
  this.timeout(30_000);
  let room: Room | undefined;
  afterEach(() => room?.room.close());
  const at = async (way: string, more: Partial<RoomOptions> = {}) => {
    const mcp = { odd: { command: [process.execPath, odd, way], timeout: 5 } };
    room = await toolRoom({ grants: ['odd/*'], clock: realClock, mcp, ...more });
    return room;
  };
  const names = ({ list }: Room['tools']) => list.map(({ name }) => name);

  it('one with 500 tools: those granted by name are listed first, people and the seat are told, all can be called', async () => {
    const { tools, told, next } = await at('many', { grants: ['odd/t400', 'odd/*'] });
    assert.equal(tools.list.length, 64);
    assert.equal(names(tools)[0], 'odd__t400');
    assert.match(
      tools.about ?? '',
      /You are granted 500 tools; the first 64 are listed for you\. The others can be called/,
    );
    assert.deepEqual(await tools.call('odd/t499', { a: 1 }), { ok: true, text: '{"a":1}' });
    await next();
    assert.deepEqual(told, [
      'Henry is granted 500 tools; the first 64 are offered. Grant those that are needed by name.',
    ]);
    await room?.room.close();
    const named = await at('many', { grants: ['odd/t400', 'odd/t500'] });
    assert.deepEqual([names(named.tools), named.tools.about], [['odd__t400', 'odd__t500'], undefined]);
  });

  it('one with tools that only run as tasks: they are not offered, and a call says why', async () => {
    const { tools } = await at('tasks');
    assert.deepEqual(names(tools), ['odd__echo', 'odd__maybe']);
    const research = await tools.call('odd/research', {});
    assert.deepEqual(research, {
      ok: false,
      text: 'odd/research only runs as a task to come back for, which is not done here.',
    });
    assert.match((await tools.call('odd/maybe', {})).text, /answered with a task to come back for/);
  });

  it('one with defaults: filled in where it says they must be there, left to it elsewhere, at any depth', async () => {
    const { tools } = await at('schema');
    const sent = async (input: object) => JSON.parse((await tools.call('odd/echo', input)).text) as unknown;
    assert.deepEqual(await sent({ city: 'Lyon' }), { city: 'Lyon', days: 3 });
    assert.deepEqual(await sent({ city: 'Lyon', days: 1, unit: null, where: {} }), {
      ...{ city: 'Lyon', days: 1, unit: null },
      where: { depth: 1 },
    });
  });

  it('one that forbids other arguments, or has a kind for them: a refusal in words, and nothing else is refused', async () => {
    const { tools, stored } = await at('schema');
    const told = async (input: object) => (await tools.call('odd/echo', input)).text;
    assert.equal(
      await told({ city: 'Lyon', place: 'Caen' }),
      'The arguments do not fit: place: not known (it takes city, days, unit, where).',
    );
    assert.match(
      await told({ city: 'Lyon', where: { height: 'high' } }),
      /do not fit: where\.height: number\./,
    );
    assert.match(await told({ city: 'Lyon', unit: 7 }), /do not fit: unit: string or null\./);
    assert.match(await told({ city: 'Lyon', where: { height: 7 } }), /"height":7/);
    assert.ok(stored.slice(0, 3).every((event) => event.type === 'tool.called' && event.use.refused));
    const kept = await tools.call('odd/open', JSON.parse('{"a":"x","b":{"c":[1]},"__proto__":{"d":2}}'));
    assert.equal(kept.text, '{"a":"x","b":{"c":[1]},"__proto__":{"d":2}}');
  });

  it('one whose answers are not as MCP wants them: said at once, and it is asked again', async () => {
    const { tools } = await at('malformed');
    for (const name of ['echo', 'text', 'deep'])
      assert.deepEqual(await tools.call(`odd/${name}`, {}), {
        ok: false,
        text: 'Its answer can’t be read: it is not as MCP wants it.',
      });
    assert.deepEqual(await tools.call('odd/none', {}), { ok: true, text: '(it answered nothing)' });
  });

  it('one that asks back for a model, a person or folders: it is given none of them', async () => {
    const { tools } = await at('asks');
    const heard = JSON.parse((await tools.call('odd/echo', {})).text) as Record<
      string,
      { error: { code: number } }
    >;
    assert.deepEqual(
      Object.entries(heard).map(([method, { error }]) => [method, error.code]),
      [
        ['sampling/createMessage', -32_601],
        ['elicitation/create', -32_601],
        ['roots/list', -32_601],
      ],
    );
  });

  it('one that says it has other tools a thousand times and never says which keeps those that it had', async () => {
    const { tools, next } = await at('changes', { turnMs: 4000 });
    assert.equal((await tools.call('odd/echo', {})).ok, true);
    assert.deepEqual(names(await next()), ['odd__echo']);
    assert.equal((await tools.call('odd/echo', {})).ok, true);
  });

  it('one that says more than anybody reads: the seat is told how much it was given, the record what it keeps of it', async () => {
    const { tools, stored } = await at('plain');
    const words = 'é'.repeat(30_000);
    const { text } = await tools.call('odd/echo', { words });
    assert.match(text, /\[cut here: 16000 of 30012 characters\]$/);
    const [event] = stored;
    assert.match(
      event?.type === 'tool.called' ? event.use.output : '',
      /\[cut here: 4000 of 30012 characters; the seat was given 16000\]$/,
    );
    await tools.call('odd/echo', { words: 'x'.repeat(5000) });
    const second = stored[1];
    assert.match(
      second?.type === 'tool.called' ? second.use.output : '',
      /\[cut here: 4000 of 5012 characters; the seat was given all\]$/,
    );
    const flood = await tools.call('odd/echo', { words: 'x'.repeat(11_000_000) });
    assert.deepEqual(flood, {
      ok: false,
      text: 'The tool server odd sent more than 10 MB at once and was hung up on: nothing of it was kept. Ask for less.',
    });
  });
});

describe('§14 odd tool servers over HTTP', function () {
  this.timeout(30_000);
  let room: Room | undefined;
  let server: SseServer | undefined;
  afterEach(async () => {
    await room?.room.close();
    server?.close();
  });
  const at = async (options: Parameters<typeof sseServer>[0] = {}) => {
    server = await sseServer(options);
    room = await toolRoom({ grants: ['odd/*'], clock: realClock, mcp: { odd: { url: server.url } } });
    return room;
  };

  for (const [sends, toListeners] of [
    ['hangs up on who listens', 0],
    ['sends who listens more than is read', 11_000_000],
  ] as const)
    it(`one that ${sends}, and says to come back at once: it is listened to again after a pause that grows`, async () => {
      const clock = virtualClock();
      server = await sseServer({ toListeners });
      room = await toolRoom({ grants: ['odd/*'], clock, mcp: { odd: { url: server.url } } });
      const { another } = room;
      const { listened } = server;
      const busy = async (most: number) => {
        for (let n = 0; n < 20; n++)
          assert.equal((await (await another()).call('odd/echo', {})).text, 'here');
        while (clock.waiting(10_000) === 0 && listened() <= most)
          await new Promise((resolve) => setImmediate(resolve));
      };
      await busy(1);
      assert.equal(listened(), 1);
      for (const [n, seconds] of [1, 2, 4].entries()) {
        clock.pass(seconds * 1000 - 1);
        const next = server.nextListener();
        clock.pass(1);
        await next;
        await busy(n + 2);
        assert.equal(listened(), n + 2);
      }
    });

  it('one that dies in the middle of a stream: the seat is told at once, not when its time is up', async () => {
    const { tools, stored } = await at();
    assert.equal((await tools.call('odd/echo', {})).text, 'here');
    assert.deepEqual(await tools.call('odd/dies', {}), {
      ok: false,
      text: 'The tool server odd went away in the middle of the call.',
    });
    const [, died] = stored;
    assert.ok(died?.type === 'tool.called' && died.use.ms < 10_000);
    assert.match((await tools.call('odd/echo', {})).text, /odd can’t be reached: .*ECONNREFUSED/);
  });

  it('one whose stream does not end: hung up on, and said so; the next call is answered', async () => {
    const { tools } = await at();
    assert.match(
      (await tools.call('odd/floods', {})).text,
      /^The tool server odd sent more than 10 MB at once/,
    );
    assert.equal((await tools.call('odd/echo', {})).text, 'here');
  });

  it('one that refuses us: people are told in its own words, the seat in ours', async () => {
    const { tools, told } = await at({ refuses: 'Access is only allowed at localhost\u001b[2J' });
    assert.match(told[0] ?? '', /HTTP 403\): Access is only allowed at localhost\[2J$/);
    assert.match(tools.about ?? '', /- The tool server odd can’t be reached now\.$/);
  });
});
