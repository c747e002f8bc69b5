/** What several watchers may see alike is made once and put into bytes once, however many they are. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'mocha';
import { councilOf, emptyState, type State } from '../../src/core/state.ts';
import { touched } from '../../src/core/touched.ts';
import { keepSessions } from '../../src/host/clients/sessions.ts';
import { guardWith } from '../../src/host/ports/guard.ts';
import { clientOver, connectionOver } from '../../src/rpc/connect/connect.ts';
import { councilChanged } from '../../src/rpc/messages/messages.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});
after(clearScratch);

describe('§4 watchers', () => {
  it('who may see the same are told the same object; who may see less, another', () => {
    const game = play(sampleCouncil());
    const before: State = { ...emptyState, councils: { [game.council().id]: game.council() } };
    game.once(inForm(() => 'agree'));
    const council = game.council();
    const now: State = { ...emptyState, councils: { [council.id]: council } };
    const sessions = keepSessions({
      guard: guardWith(silent),
      viewer: (given) => given,
      council: (id) => councilOf(now, id),
      archivePath: (id) => id,
      kept: () => undefined,
    });
    const heard: unknown[] = [];
    const watch = (as: string | undefined) => {
      const session = sessions.open((_message, params) => void heard.push(params));
      session.given = as;
      session.watching.add(council.id);
    };
    for (const as of [undefined, undefined, 'papa', undefined, 'papa']) watch(as);
    const records = game.records.slice(-1);
    sessions.told(records, now, before, touched(records, before, now));
    assert.equal(heard.length, 5);
    assert.equal(new Set(heard).size, 2);
  });

  it('the same words to several clients are put into bytes once', async () => {
    const folder = scratchHome();
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 's');
    const peers: Socket[] = [];
    const server = createServer((peer) => void peers.push(peer));
    server.listen(path);
    await once(server, 'listening');
    open.push(server);
    const clients = [];
    for (let n = 0; n < 10; n++) {
      const socket = dial(path);
      await once(socket, 'connect');
      clients.push(clientOver(socket));
    }
    while (peers.length < 10) await once(server, 'connection');
    open.push(...clients, { close: () => peers.forEach((peer) => void peer.destroy()) });
    let read = 0;
    const params = {
      id: '2026-02-08-x',
      entries: [],
      get head() {
        read++;
        return { id: '2026-02-08-x' };
      },
    };
    const connections = peers.map((peer) => connectionOver(peer));
    const told = Promise.all(
      clients.map((client) => new Promise((resolve) => client.on(councilChanged, resolve))),
    );
    for (const connection of connections) await connection.sendNotification(councilChanged.method, params);
    assert.equal((await told).length, 10);
    assert.equal(read, 1);
    for (const connection of connections) connection.dispose();
  });
});
