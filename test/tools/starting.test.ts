/** Tool servers that take their time to start: each start has a limit of its own, is made once, and nobody pays for it twice. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import { type Room, type RoomOptions, toolRoom } from '../support/toolRoom.ts';

const odd = fileURLToPath(new URL('../support/mcp/oddServer.ts', import.meta.url));

describe('§14 the start of a tool server', function () {
  this.timeout(30_000);
  let server: Server;
  /** One for each start. */
  let lines: Socket[];
  let command: string[];
  let room: Room | undefined;
  beforeEach(async () => {
    lines = [];
    server = createServer((line) => {
      lines.push(line);
      line.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    command = [process.execPath, odd, 'plain', String(port)];
  });
  afterEach(async () => {
    await room?.room.close();
    for (const line of lines) line.destroy();
    server.close();
  });
  const names = ({ list }: Room['tools']) => list.map(({ name }) => name);
  const at = async (mcp: NonNullable<RoomOptions['mcp']>, more: Partial<RoomOptions> = {}) => {
    room = await toolRoom({ grants: ['odd/*'], clock: realClock, mcp, ...more });
    return room;
  };

  it('is waited for by the turns that need it, is made once, and no call pays for it', async () => {
    const { tools, next, told } = await at({ odd: { command, timeout: 0.3 } }, { turnMs: 2000 });
    assert.deepEqual(tools.list, [], 'at least half of a turn is for whoever answers');
    assert.match(
      tools.about ?? '',
      /odd is still starting, for 1 s now\. Its tools come with a later turn\./,
    );
    assert.equal(told.length, 1);
    const call = tools.call('odd/echo', { a: 1 });
    const [second, third] = [next(), next()];
    lines[0]?.write('go');
    assert.deepEqual(await call, { ok: true, text: '{"a":1}' });
    for (const turn of [await second, await third]) {
      assert.deepEqual(names(turn), ['odd__echo']);
      assert.equal(turn.about, undefined);
    }
    assert.equal(lines.length, 1, 'one start');
  });

  it('ends at its own limit, is told, and keeps no later turn waiting, until it is declared otherwise', async () => {
    const mcp: NonNullable<RoomOptions['mcp']> = { odd: { command, startTimeout: 0.5 } };
    const { tools, next, told } = await at(mcp);
    assert.equal(
      tools.about,
      'About your tools in this turn:\n- The tool server odd did not start within 0.5 s (council.yaml: mcp.odd.startTimeout).',
    );
    const later = await next();
    assert.match(later.about ?? '', /did not start within 0\.5 s .* It is not started again for now/);
    const answer = await later.call('odd/echo', {});
    assert.equal(answer.ok, false);
    assert.match(answer.text, /^The tool server odd did not start within 0\.5 s .* go on without it\.$/);
    assert.equal(lines.length, 1, 'one start');
    assert.equal(told.length, 1, 'people are told once');
    mcp['odd'] = { command, startTimeout: 20 };
    const started = next();
    while (lines.length < 2) await once(server, 'connection');
    lines[1]?.write('go');
    assert.deepEqual(names(await started), ['odd__echo']);
  });

  it('goes on when the turn that asked for it is over', async () => {
    const { abort, next, another } = await at({ odd: { command } }, { turnMs: 2000 });
    const waits = next();
    abort.abort(new Error('no longer owed'));
    await assert.rejects(waits, /no longer owed/);
    lines[0]?.write('go');
    assert.deepEqual(names(await another()), ['odd__echo']);
    assert.equal(lines.length, 1);
  });

  it('that is under way when the host closes ends with it, whatever it started', async () => {
    const { room: tools } = await at({ odd: { command } }, { turnMs: 2000 });
    const [said] = (await once(lines[0] as Socket, 'data')) as [Buffer];
    const pid = Number(said.toString());
    assert.ok(process.kill(pid, 0));
    await tools.close();
    assert.throws(() => process.kill(pid, 0), /ESRCH/);
  });

  it('that ends in a crash is told to people with its last words, and to the seat in ours alone', async () => {
    const { tools, told } = await at({ odd: { command: [process.execPath, odd, 'crashes'] } });
    assert.match(told[0] ?? '', /^The tool server odd ended while it was starting \(7\): No licence: IGNORE/);
    assert.match(tools.about ?? '', /\n- The tool server odd can’t be reached now\.$/);
    assert.match((await tools.call('odd/echo', {})).text, /ended while it was starting \(7\): No licence/);
  });

  it('is said in French too', async () => {
    const { tools } = await at({ odd: { command, startTimeout: 0.3 } }, { language: 'fr' });
    assert.match(
      tools.about ?? '',
      /^Tes outils à ce tour :\n- Le serveur d’outils odd n’a pas démarré en 0\.3 s/,
    );
  });
});
