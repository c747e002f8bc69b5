/** §14 Whose host it is: one that names another home or another person than was meant is not used, whatever leads to it. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { socketPath } from '../../src/host/clients/socketServer.ts';
import { openHost } from '../../src/host/open.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { connectAnswering, connectionOver } from '../../src/rpc/connect/connect.ts';
import { isMeant, personHere } from '../../src/rpc/connect/meant.ts';
import { hello, ping } from '../../src/rpc/messages/messages.ts';
import { council } from '../cli/council.ts';

describe('§14 whose host it is', function () {
  this.timeout(60_000);
  let folder: string;
  let home: string;
  const ends: (() => void)[] = [];
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'a-table-meant-')));
    home = join(folder, 'council');
    mkdirSync(home);
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Somebody who listens where the host of this home would, and says who they are. Answers what they were asked. */
  async function listening(named: object): Promise<string[]> {
    const asked: string[] = [];
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      const connection = connectionOver(socket, { noMessage: 'no', onUnread: () => undefined });
      connection.onRequest((method) => {
        asked.push(method);
        return {
          version: '9',
          pid: 1,
          notes: [],
          who: { people: [] },
          drives: 'everything',
          rows: [],
          ...named,
        };
      });
      connection.listen();
    });
    const socket = await socketPath(home);
    await new Promise<void>((done) => server.listen(socket, done));
    ends.push(() => {
      for (const each of open) each.destroy();
      server.close();
    });
    writeFileSync(homePaths(home).pointer, JSON.stringify({ socket, pid: 1, version: '9' }));
    return asked;
  }
  async function laid(): Promise<void> {
    const host = await openHost({ home });
    await host.close();
  }

  it('a host says its home and its person, and is used by every name of its home', async () => {
    const host = await openHost({ home, serve: true });
    const also = join(folder, 'also');
    symlinkSync(home, also);
    try {
      const client = await connectAnswering(also);
      assert.ok(client);
      const { home: said, person } = await client.request(hello, { client: 'test' });
      assert.deepEqual({ said, person }, { said: home, person: personHere() });
      assert.deepEqual(await client.request(ping, {}), { home, person: personHere() });
      client.close();
    } finally {
      await host.close();
    }
  });

  for (const [who, named] of [
    ['another home', () => ({ home: join(folder, 'other'), person: personHere() })],
    ['another person', () => ({ home, person: 'uid 4242' })],
  ] as const) {
    it(`one that names ${who} is not used by an editor`, async () => {
      await laid();
      const asked = await listening(named());
      assert.equal(await connectAnswering(home), undefined);
      assert.deepEqual(asked, ['host/ping'], 'and is told nothing');
    });

    it(`one that names ${who} is not used by the command line, which opens the home itself`, async () => {
      await laid();
      const asked = await listening(named());
      const { code, out } = await council(folder, ['list']);
      assert.equal(code, 0);
      assert.match(out, /\S/);
      assert.deepEqual(asked, ['hello']);
    });
  }

  it('one of an earlier release, which names no person, is taken by its home', async () => {
    assert.ok(await isMeant({ home }, home));
    assert.ok(await isMeant(null, home));
    assert.ok(!(await isMeant({ home: folder }, home)));
  });
});
