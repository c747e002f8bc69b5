/** Who may be taken for the host of a home: nobody whom only a file of the workspace names. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { socketFolder } from '../../src/host/clients/socketServer.ts';
import { openHost } from '../../src/host/open.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import { isOwnSocket, socketName } from '../../src/rpc/connect/socketPlace.ts';

const isUnix = process.platform !== 'win32';

describe('§14 the socket of a host', () => {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });

  function folder(): string {
    const made = mkdtempSync(join(tmpdir(), 'a-table-socket-'));
    open.push(() => rmSync(made, { recursive: true, force: true }));
    return made;
  }

  /** Whether somebody who listens there is spoken to when a home's pointer names them. */
  async function isReached(place: (name: string) => string): Promise<boolean> {
    const home = folder();
    const socket = place(await socketName(home));
    let reached = false;
    const server = createServer(() => {
      reached = true;
    });
    await new Promise<void>((done) => server.listen(socket, done));
    open.push(() => server.close());
    mkdirSync(join(home, '.state'));
    writeFileSync(join(home, '.state', 'host.json'), JSON.stringify({ socket, pid: 1, version: '1' }));
    const client = await connectTo(home);
    client?.close();
    await new Promise<void>((done) => {
      server.close(() => done());
    });
    return reached || client !== undefined;
  }

  it('S10: a pointer that a repository brought leads to no other socket than a host’s own', async function () {
    if (!isUnix) return this.skip();
    assert.equal(await isReached((name) => join(folder(), `${name}.sock`)), true);
    assert.equal(await isReached(() => join(folder(), 'agent.sock')), false);
    assert.equal(await isReached((name) => join(folder(), `${name}.sock.other`)), false);
  });

  it('S27: nor to that of another home, be it this one’s copy', async () => {
    const [one, other] = [join(folder(), 'council'), join(folder(), 'council')];
    const host = await openHost({ home: one, serve: true });
    open.push(() => void host.close());
    mkdirSync(join(other, '.state'), { recursive: true });
    copyFileSync(join(one, '.state/host.json'), join(other, '.state/host.json'));
    assert.equal(await connectTo(other), undefined);
    const client = (await connectTo(one)) ?? assert.fail('its own clients reach it');
    client.close();
    if (!isUnix) return;
    const linked = join(folder(), 'linked');
    symlinkSync(one, linked);
    const again = (await connectTo(linked)) ?? assert.fail('by another name it is the same home');
    again.close();
  });

  it('S10: nor to one in a folder where others could put another in its place', async function () {
    if (!isUnix) return this.skip();
    const shared = folder();
    chmodSync(shared, 0o777);
    assert.equal(await isReached((name) => join(shared, `${name}.sock`)), false);
    const real = folder();
    const linked = join(folder(), 'linked');
    symlinkSync(real, linked);
    assert.equal(await isReached((name) => join(linked, `${name}.sock`)), false);
  });

  it('S10: on Windows a pipe of this machine alone, never a share', async () => {
    const home = folder();
    const name = await socketName(home);
    const pipe = (place: string, called = name) => `\\\\${place}\\pipe\\${called}`;
    assert.equal(await isOwnSocket(pipe('.'), home, 'win32'), true);
    assert.equal(await isOwnSocket(pipe('.'), folder(), 'win32'), false, 'of another home');
    for (const other of [
      pipe('evil.tld'),
      pipe('127.0.0.1'),
      pipe('.', 'docker_engine'),
      pipe('.', `${name}\\..\\x`),
      `//evil.tld/pipe/${name}`,
      `\\\\?\\UNC\\evil.tld\\pipe\\${name}`,
    ])
      assert.equal(await isOwnSocket(other, home, 'win32'), false, other);
  });

  it('§2 stands in the person’s own folder: one that others can write into, or have made, is passed over', async function () {
    if (!isUnix) return this.skip();
    const [own, wide, temporary] = [folder(), folder(), folder()];
    chmodSync(wide, 0o777);
    const usual = join(temporary, `council-${userInfo().uid}`);
    assert.equal(await socketFolder({ XDG_RUNTIME_DIR: own }, temporary), own);
    assert.equal(await socketFolder({ XDG_RUNTIME_DIR: wide }, temporary), usual);
    assert.equal(await socketFolder({ XDG_RUNTIME_DIR: join(own, 'gone') }, temporary), usual);
    assert.equal(await socketFolder({}, temporary), usual);
    chmodSync(usual, 0o777);
    const fresh = await socketFolder({}, temporary);
    assert.equal(dirname(fresh), temporary);
    assert.notEqual(fresh, usual);
    assert.ok(existsSync(fresh));
    if (process.getuid?.() !== 0) return;
    chmodSync(usual, 0o700);
    chownSync(usual, 12_345, 12_345);
    assert.notEqual(await socketFolder({}, temporary), usual);
  });

  it('fits into what the system takes for its path, however long the folders are that a person’s settings name', async function () {
    if (!isUnix) return this.skip();
    const own = folder();
    const long = join(own, 'r'.repeat(150));
    mkdirSync(long, { mode: 0o700 });
    const temporary = join(own, 't'.repeat(60));
    mkdirSync(temporary, { mode: 0o700 });
    for (const place of [
      await socketFolder({ XDG_RUNTIME_DIR: long }, own),
      await socketFolder({ XDG_RUNTIME_DIR: long }, temporary),
      await socketFolder({}, long),
    ])
      assert.ok(Buffer.byteLength(join(place, `${await socketName(own)}.sock`)) <= 103, place);
    assert.equal(await socketFolder({ XDG_RUNTIME_DIR: own }, temporary), own);
  });
});
