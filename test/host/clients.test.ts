/** Several clients, one writer: by socket or in the process, all see the same; what is wrong is refused in words. */
import assert from 'node:assert/strict';
import { access, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import { readPointer } from '../../src/rpc/connect/pointer.ts';
import {
  checkBrief,
  convene,
  filesChanged,
  getCouncil,
  hello,
  listIdentities,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import { agreeing, hasStatus, type OpenTable, openTable, puppets, watchUntil } from '../support/openTable.ts';
import { virtualClock } from '../support/virtualClock.ts';

const question = 'Should we cache the index?';
const refused = async (asking: Promise<unknown>): Promise<Refusal> => {
  const error = await asking.then(
    () => assert.fail('was not refused'),
    (each: unknown) => each,
  );
  assert.ok(error instanceof Refusal, String(error));
  return error;
};

describe('§2 clients of one host', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  it('over the socket and in the process see the same council', async () => {
    table = await openTable({ serve: true });
    const other = await connectTo(table.home);
    assert.ok(other);
    assert.equal((await other.request(hello, { client: 'test' })).pid, process.pid);
    const { id } = await other.request(convene, { question });
    const [mine, theirs] = await Promise.all([
      watchUntil(table.client, id, hasStatus('decision')),
      watchUntil(other, id, hasStatus('decision')),
    ]);
    assert.deepEqual(theirs, mine);
    other.close();
  });

  it('the socket can be reached by its owner alone', async () => {
    table = await openTable({ serve: true });
    const pointer = await readPointer(table.home);
    assert.ok(pointer);
    assert.equal((await stat(pointer.socket)).mode & 0o777, 0o600);
  });

  it('a second host on the same home is refused and told whose it is; after a close it may open', async () => {
    table = await openTable();
    const error = await refused(openHost({ home: table.home }));
    assert.match(error.message, new RegExp(String(process.pid)));
    await table.reopen();
  });

  it('a refusal crosses the socket with its code, words and problems', async () => {
    table = await openTable({ serve: true });
    const other = await connectTo(table.home);
    assert.ok(other);
    const error = await refused(other.request(convene, { briefText: 'type: debat\nquestion: x\n' }));
    assert.equal(error.code, -32001);
    assert.equal(error.data.problems?.[0]?.line, 1);
    assert.match(
      (await refused(other.request(getCouncil, { id: 'nothing' }))).message,
      /no council “nothing”/,
    );
    other.close();
  });

  it('noise, half a frame and a flood on the socket cut that client off and nobody else', async () => {
    table = await openTable({ serve: true });
    const pointer = await readPointer(table.home);
    for (const noise of [
      '\u0000\u0001garbage\r\n\r\n',
      'Content-Length: 10\r\n\r\n{"half',
      'Content-Length: x\r\n\r\n{}',
    ]) {
      const peer = connect(pointer?.socket ?? '');
      peer.on('error', () => undefined);
      await new Promise<void>((resolve) => peer.write(noise, () => resolve()));
      peer.destroy();
    }
    const flood = connect(pointer?.socket ?? '');
    const cut = new Promise<void>((resolve) => flood.once('close', () => resolve()));
    flood.on('error', () => undefined);
    flood.write(`Content-Length: 50000000\r\n\r\n${'x'.repeat(20_000_000)}`);
    await cut;
    const other = await connectTo(table.home);
    assert.ok(other);
    const { id } = await other.request(convene, { question });
    await watchUntil(other, id, hasStatus('decision'));
    other.close();
  });

  it('§7 a seated person’s view of a blind phase holds no other reply until it closes; a spectator sees it', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    table = await openTable({
      backends: [
        puppets(async (turn) => {
          if (turn.scene.form !== 'position') return agreeing(turn);
          turn.onDelta('CANARY streaming');
          if (turn.scene.seat.id === 'nova') await held;
          return `CANARY ${turn.scene.seat.id}`;
        }),
      ],
    });
    const seated = table.host.client({ as: 'nova' });
    const heard: unknown[] = [];
    for (const method of ['council/changed', 'council/delta'])
      seated.on({ method }, (params) => {
        heard.push(params);
      });
    const { id } = await table.client.request(convene, { question });
    const first = await seated.request(watchCouncil, { id });
    await watchUntil(table.client, id, (head) => head.phases[0]?.answered === 3);
    const spectator = await table.client.request(getCouncil, { id });
    assert.match(JSON.stringify(spectator), /CANARY sage/);
    const view = await seated.request(getCouncil, { id });
    const others = JSON.stringify([first, view, heard]).replaceAll(/"key":"0\/nova"[^}]*\}/g, '');
    assert.doesNotMatch(others, /CANARY (sage|henry|blaise)/);
    assert.equal(view.entries.filter((entry) => entry.kind === 'turn' && entry.state === 'hidden').length, 3);
    release?.();
    await watchUntil(seated, id, hasStatus('decision'));
    assert.match(JSON.stringify(heard), /CANARY sage/);
  });

  it('with no client for a minute it records what is in flight and stops', async () => {
    const clock = virtualClock(Date.now());
    table = await openTable({ serve: true, stopWhenIdle: true, clock });
    table.client.close();
    clock.pass(60_000);
    await table.host.closed;
    assert.equal(await readPointer(table.home), undefined);
  });
});

describe('§3, §7 what is refused', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  for (const [name, text, line, words] of [
    ['a wrong type', 'type: debat\nquestion: why?\n', 1, /debate/],
    ['an unknown identity', 'type: debate\nquestion: why?\nseats:\n  - henry\n  - sgae\n', 5, /sgae/],
    ['maxRounds 9', 'type: debate\nquestion: why?\nmaxRounds: 9\n', 3, /3/],
    ['broken YAML', 'type: debate\nquestion: "why?\nseats: [henry\n', undefined, /./],
  ] as const)
    it(`a brief with ${name}: a problem at its line, nothing started, nothing written`, async () => {
      table = await openTable();
      // How the home's channels stand is written beside whatever happens: `.state` is the host's own.
      const written = async () =>
        (await readdir(table.home, { recursive: true })).filter((name) => !name.startsWith('.state'));
      const before = await written();
      const error = await refused(table.client.request(convene, { briefText: text }));
      const problem = error.data.problems?.[0];
      if (line !== undefined) assert.equal(problem?.line, line);
      assert.match(problem?.message ?? '', words);
      assert.deepEqual(await written(), before);
      const { problems } = await table.client.request(checkBrief, { text });
      assert.deepEqual(problems, error.data.problems);
    });

  it('an unknown backend, two sources, a path out of the home', async () => {
    table = await openTable();
    const ask = (params: object) => refused(table.client.request(convene, params));
    assert.match((await ask({ question, backend: 'nothing' })).message, /no backend “nothing”/);
    assert.match((await ask({ question, briefText: 'x' })).message, /one of the three/);
    assert.match((await ask({ briefPath: '../../etc/passwd.yaml' })).message, /leads out/);
    assert.match((await ask({ question: '' })).message, /question/);
  });

  it('a broken identities.yaml: the problem at its line, the last good version in force', async () => {
    table = await openTable();
    const file = join(table.home, 'identities.yaml');
    const good = await readFile(file, 'utf8');
    await writeFile(file, 'identities:\n  - id: HENRY\n    name: Henry\n');
    await table.client.request(filesChanged, {});
    const { rows, problems } = await table.client.request(listIdentities, {});
    assert.equal(problems[0]?.line, 2);
    assert.ok(rows.some((row) => row.id === 'henry'));
    await writeFile(file, good);
    await table.client.request(filesChanged, {});
    assert.deepEqual((await table.client.request(listIdentities, {})).problems, []);
  });

  it('nothing is written into a folder that nobody laid', async () => {
    table = await openTable();
    const home = join(table.home, '..', 'elsewhere');
    assert.equal(await connectTo(home), undefined);
    await assert.rejects(access(home));
  });
});
