/** A client that does not read is let go at 8 MB of what waits for it, told so when it comes back, and disturbs nobody meanwhile. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { type Client } from '../../src/rpc/connect/client.ts';
import { clientOver, connectionOver, connectTo, mostUnsent } from '../../src/rpc/connect/connect.ts';
import { readPointer } from '../../src/rpc/connect/pointer.ts';
import { convene, councilDelta, hello, watchCouncil } from '../../src/rpc/messages/messages.ts';
import { start } from '../cli/council.ts';
import { agreeing, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';

const letGo = 'A client did not read and was let go';
/** Of which a turn says so many before anybody must have noticed: five times what may wait. */
const piece = 'One word after the other. '.repeat(20_000);
const pieces = Math.ceil((5 * mostUnsent) / piece.length);

describe('§15 a client that does not read', function () {
  this.timeout(60_000);
  let table: OpenTable | undefined;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await table?.close();
    table = undefined;
  });

  /** A council whose first seat, once it is told to, talks and talks until a client was let go. One client reads along. */
  async function talkative() {
    let begin: () => void = () => undefined;
    let heard: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const warnings: { message: string; facts: { unsent?: number } }[] = [];
    let warned: () => void = () => undefined;
    const wasWarned = new Promise<void>((resolve) => {
      warned = resolve;
    });
    const voice = puppets(async (turn) => {
      if (turn.scene.form === 'turn' && turn.scene.seat.id === 'nova') {
        await begun;
        for (let n = 0; n < pieces && warnings.length === 0; n++) {
          const passedOn = new Promise<void>((resolve) => {
            heard = resolve;
          });
          turn.onDelta(piece);
          await passedOn;
        }
      }
      return agreeing(turn);
    });
    const silent = () => undefined;
    const warn = (message: string, facts = {}) => {
      if (message !== letGo) return;
      warnings.push({ message, facts });
      warned();
    };
    table = await openTable({
      backends: [voice],
      serve: true,
      log: { debug: silent, info: silent, error: silent, warn },
    });
    const briefText = 'type: roundtable\nquestion: Cache it?\nseats: [nova, sage]\n';
    const { id } = await table.client.request(convene, { briefText, attended: false });
    table.client.on(councilDelta, () => heard());
    await table.client.request(watchCouncil, { id });
    return { ...table, id, begin, warnings, wasWarned };
  }

  async function attached(home: string): Promise<{ socket: Socket; client: Client }> {
    const { socket: path } = (await readPointer(home)) ?? assert.fail('the host left no pointer');
    const socket = connect(path);
    sockets.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
    return { socket, client: clientOver(socket) };
  }

  it('is let go at 8 MB and not before, while who reads is told everything', async () => {
    const { home, id, begin, warnings, client: reading } = await talkative();
    const { socket, client } = await attached(home);
    const { line } = await client.request(hello, { client: 'test' });
    await client.request(watchCouncil, { id });
    let heard = 0;
    reading.on(councilDelta, ({ text }) => {
      heard += text.length;
    });
    socket.pause();
    begin();
    await watchUntil(reading, id, hasStatus('recommended', 'awaiting'));
    assert.equal(warnings.length, 1, `${heard} characters were said, and it is still waited for`);
    const unsent = warnings[0]?.facts.unsent ?? 0;
    assert.ok(unsent > mostUnsent && unsent < mostUnsent + 3 * piece.length, `let go at ${unsent} bytes`);
    assert.ok(heard > mostUnsent, `who reads heard ${heard}`);
    socket.resume();
    await client.closed;

    const back = (await connectTo(home)) ?? assert.fail('it may come back');
    assert.ok(line);
    assert.equal((await back.request(hello, { client: 'test', before: line })).dropped, true);
    assert.equal((await back.request(hello, { client: 'test', before: line })).dropped, undefined, 'once');
    back.close();
  });

  it('is not who reads an answer that is longer than that by itself, with news behind it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'a-table-unread-'));
    let isLetGo = false;
    const server = createServer((socket) => {
      const onUnread = () => {
        isLetGo = true;
      };
      const connection = connectionOver(socket, { noMessage: 'no', onUnread });
      connection.onRequest(() => {
        // They wait behind the answer, which is written when this returns.
        setImmediate(() => {
          for (let n = 0; n < 1000; n++) void connection.sendNotification('news', { n });
        });
        return 'x'.repeat(3 * mostUnsent);
      });
      connection.listen();
    });
    try {
      const path = join(folder, 'socket');
      await new Promise<void>((done) => server.listen(path, done));
      const socket = connect(path);
      sockets.push(socket);
      const connection = connectionOver(socket);
      let last: () => void = () => undefined;
      const all = new Promise<void>((resolve) => {
        last = resolve;
      });
      connection.onNotification('news', ({ n }: { n: number }) => {
        if (n === 999) last();
      });
      connection.listen();
      assert.equal((await connection.sendRequest<string>('long')).length, 3 * mostUnsent);
      await all;
      assert.equal(isLetGo, false);
    } finally {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('who left by itself is told nothing when it comes back', async () => {
    const { home } = await talkative();
    const { client } = await attached(home);
    const { line = '' } = await client.request(hello, { client: 'test' });
    client.close();
    await client.closed;
    const back = (await connectTo(home)) ?? assert.fail('it may come back');
    assert.equal((await back.request(hello, { client: 'test', before: line })).dropped, undefined);
    back.close();
  });

  for (const [language, said] of [
    ['en', /it had let this terminal go, because over 8 MB waited unread/],
    ['fr', /il avait lâché ce terminal, car plus de 8 Mo/],
  ] as const)
    it(`a council watch that was stopped says so when it goes on, and how things stand (${language})`, async function () {
      if (process.platform === 'win32') return this.skip();
      const { home, id, begin, wasWarned } = await talkative();
      const watch = start(dirname(home), ['watch', id], {
        COUNCIL_LANG: language,
        LANG: `${language}.UTF-8`,
      });
      try {
        await watch.says(/Cache it\?/);
        watch.child.kill('SIGSTOP');
        begin();
        await wasWarned;
        watch.child.kill('SIGCONT');
        await watch.warns(said);
        assert.equal((await watch.ended).code, 0);
      } finally {
        watch.child.kill('SIGKILL');
      }
    });
});
