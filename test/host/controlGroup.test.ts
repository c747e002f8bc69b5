/** A program of people in a control group of its own, where the system lets us make one: nobody of it gets away. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, before, describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import { startProcess } from '../../src/host/models/acp/agentProcess.ts';
import { openHost } from '../../src/host/open.ts';
import {
  bornInControlGroup,
  endLeftovers,
  endOneByOne,
  hasControlGroups,
  placeOf,
} from '../../src/host/programs/controlGroup.ts';
import { type CommandOutcome, runCommand } from '../../src/host/programs/runCommand.ts';
import { programTransport } from '../../src/host/tools/mcp/mcpProgram.ts';
import { type Hider, hider, ownGroup, stepsOut } from '../support/hiding.ts';
import { watchdogsOf } from '../support/processes.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const around = { env: process.env, clock: realClock, timeoutMs: 60_000 };
const never = new AbortController().signal;
const sources = new URL('../../src/host/', import.meta.url).href;

const run = (words: string[], cwd = process.cwd(), signal = never): Promise<CommandOutcome> =>
  runCommand({ ...around, words, cwd, signal });

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Of this process, or of another. */
const groupsOf = (pid = process.pid, place = ownGroup() ?? ''): string[] =>
  readdirSync(place)
    .filter((name) => name.startsWith(`a-table-${pid}-`))
    .map((name) => join(place, name));

const whereWeAre = (): string => readFileSync('/proc/self/cgroup', 'utf8');

/** A host in a process of its own, with one program. */
const hostWith = (words: string[], cwd: string, onStdin: string) =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { endWithUs, startGroup } from ${JSON.stringify(`${sources}programs/processGroup.ts`)};
      endWithUs(startGroup(${JSON.stringify(words)}, { cwd: ${JSON.stringify(cwd)}, env: process.env }));
      process.stdin.once('data', () => ${onStdin});`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );

describe('§14 a program in a control group', function () {
  this.timeout(20_000);
  let hiders: Hider[] = [];
  const hiding = async (...how: Parameters<typeof hider>) => {
    const made = await hider(...how);
    hiders.push(made);
    return made;
  };
  before(function () {
    if (!hasControlGroups()) this.skip();
  });
  afterEach(() => {
    for (const each of hiders) each.stop();
    hiders = [];
    clearScratch();
  });

  for (const [kind, knows, title] of [
    ['sits', 'nothing', 'who went apart and cleared the environment'],
    ['hops', 'its mark', 'who goes from number to number'],
    ['hops', 'nothing', 'who does both'],
  ] as const) {
    it(`takes along ${title}: a check that is stopped`, async () => {
      const { words, cwd, up, gone } = await hiding(kind, knows);
      const abort = new AbortController();
      const ended = run(words(), cwd, abort.signal);
      await up;
      abort.abort();
      assert.equal((await ended).signal, 'SIGTERM');
      await gone;
    });

    it(`takes along ${title}: a check that ended by itself`, async () => {
      const { words, cwd, gone } = await hiding(kind, knows);
      assert.equal((await run(words('itself'), cwd)).code, 0);
      await gone;
    });

    it(`takes along ${title}: an agent`, async () => {
      const { words, cwd, up, gone } = await hiding(kind, knows);
      const command = { words: words(), cwd, env: process.env };
      const agent = startProcess({ command, clock: realClock, graceMs: 2000, mostBytes: 1000, onFlood() {} });
      await up;
      await agent.end();
      await gone;
    });

    it(`takes along ${title}: a tool server`, async () => {
      const { words, cwd, up, gone } = await hiding(kind, knows);
      const program = { words: words(), cwd, env: process.env };
      const server = await programTransport({ program, mostBytes: 1000, onSaid() {} });
      await server.start();
      await up;
      await server.close();
      await gone;
    });
  }

  it('is born there; we stay where we were, and nothing is left of it', async () => {
    const here = whereWeAre();
    const { code, output } = await run(['cat', '/proc/self/cgroup']);
    assert.equal(code, 0);
    assert.match(output, new RegExp(`^0::.*/a-table-${process.pid}-\\d+-\\d+-[0-9a-f]{8}$`, 'm'));
    assert.equal(whereWeAre(), here);
    await until(() => groupsOf().length === 0);
  });

  it('that can’t be started leaves none, and we stay where we were', async () => {
    const here = whereWeAre();
    assert.match((await run(['no-such-program-here'])).failure ?? '', /ENOENT/);
    assert.match((await run([process.execPath], '/no/such/folder')).failure ?? '', /ENOENT/);
    assert.match((await run([process.execPath, 'x'.repeat(3_000_000)])).failure ?? '', /E2BIG/);
    assert.ok((await run([process.execPath, 'a\0b'])).failure);
    assert.equal(whereWeAre(), here);
    await until(() => groupsOf().length === 0);
  });

  it('has its own number, exit code, signal and name as without one', async () => {
    assert.equal((await run(['/bin/sh', '-c', 'exit 127'])).code, 127);
    assert.equal((await run(['/bin/sh', '-c', 'kill -9 $$'])).signal, 'SIGKILL');
    const { output } = await run([process.execPath, '-p', '[process.ppid, process.argv0].join(" ")']);
    assert.equal(output.trim(), `${process.pid} ${process.execPath}`);
  });

  it('and groups that it made within end with it, and are removed', async () => {
    const { words, cwd, gone } = await hiding('sits', 'nothing');
    const [shell = '', flag = '', code = '', ...rest] = words('itself');
    const within = `for deep in a a/b a/b/c; do mkdir "${ownGroup()}$own/$deep" || exit 9; done
      echo 0 > "${ownGroup()}$own/a/b/c/cgroup.procs" || exit 9`;
    const own = `own=/$(sed -n 's|^0::.*/||p' /proc/self/cgroup)`;
    const { code: ended, output } = await run([shell, flag, `${own}\n${within}\n${code}`, ...rest], cwd);
    assert.equal(ended, 0, output);
    await gone;
    await until(() => groupsOf().length === 0);
  });

  it('that draws us into its group does not take us along', async () => {
    const here = whereWeAre();
    const own = `${ownGroup()}/$(sed -n 's|^0::.*/||p' /proc/self/cgroup)`;
    const { code } = await run(['/bin/sh', '-c', `echo $PPID > "${own}/cgroup.procs"`]);
    assert.equal(code, 0);
    assert.equal(whereWeAre(), here);
    await until(() => groupsOf().length === 0);
  });

  it('on a kernel that does not end groups is ended one by one, also who goes from number to number', async () => {
    const { words, cwd, up, gone } = await hiding('hops', 'nothing');
    const [command = '', ...args] = words();
    const [child, group] = bornInControlGroup(() =>
      spawn(command, args, { cwd, detached: true, stdio: 'ignore' }),
    );
    const ended = once(child, 'exit');
    await up;
    const [folder = '', more] = groupsOf();
    assert.deepEqual([existsSync(folder), more], [true, undefined]);
    endOneByOne(folder);
    await Promise.all([ended, gone]);
    group?.end();
    await until(() => groupsOf().length === 0);
  });

  it('ends with the process of its host, and leaves no group', async () => {
    const { words, cwd, up, gone } = await hiding('hops', 'nothing');
    const host = hostWith(words(), cwd, 'process.exit(0)');
    const ended = once(host, 'exit');
    await up;
    assert.equal(groupsOf(host.pid).length, 1);
    host.stdin.write('go\n');
    assert.deepEqual(await ended, [0, null]);
    await gone;
    assert.deepEqual(groupsOf(host.pid), []);
  });

  it('whose host was killed is ended by the next host, and its group removed', async () => {
    const { words, cwd, up, gone, isGone } = await hiding('hops', 'nothing');
    const other = await hiding('sits', 'nothing');
    const dead = hostWith(words(), cwd, 'undefined');
    const living = hostWith(other.words(), other.cwd, 'process.exit(0)');
    await Promise.all([up, other.up]);
    // Held still: what ends them is to be the next host.
    const [watchdog] = watchdogsOf(dead.pid);
    assert.ok(watchdog);
    process.kill(watchdog, 'SIGSTOP');
    const ended = once(dead, 'exit');
    dead.kill('SIGKILL');
    await ended;
    assert.deepEqual([groupsOf(dead.pid).length, isGone()], [1, false]);
    const host = await openHost({ home: scratchHome() });
    await gone;
    await until(() => groupsOf(dead.pid).length === 0);
    await host.close();
    process.kill(watchdog, 'SIGKILL');
    assert.deepEqual([groupsOf(living.pid).length, other.isGone()], [1, false]);
    const left = once(living, 'exit');
    living.stdin.write('go\n');
    await Promise.all([left, other.gone]);
  });

  it('leaves alone groups that may not be ours: of another namespace, of a host that lives, under another name', async () => {
    const place = ownGroup() ?? '';
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const [child, group] = bornInControlGroup(() => spawn('sleep', ['60'], { stdio: 'ignore' }));
    const [, , , , namespace] = basename(groupsOf()[0] ?? '').split('-');
    const gone = 2 ** 22 + 1;
    const strangers = [
      `a-table-${gone}-1-${Number(namespace) + 1}-00000000`,
      `a-table-${process.pid}-${started}-${namespace}-00000000`,
      `a-table-${gone}-1-${namespace}`,
      `x-a-table-${gone}-1-${namespace}-00000000`,
    ].map((name) => join(place, name));
    const ours = join(place, `a-table-${gone}-1-${namespace}-00000001`);
    for (const folder of [...strangers, ours]) mkdirSync(folder);
    try {
      await endLeftovers();
      assert.deepEqual([...strangers, ours].filter(existsSync), strangers);
      assert.ok(isAlive(child.pid ?? 0));
    } finally {
      for (const folder of [...strangers, ours]) if (existsSync(folder)) rmdirSync(folder);
      group?.end();
    }
    await once(child, 'exit');
  });

  it('that steps out of its group is found by its mark, with whom it left apart', async () => {
    const { code, output } = await run([
      process.execPath,
      '-e',
      `${stepsOut()}const { spawn } = require('node:child_process');
      const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
      console.log(child.pid, require('node:fs').readFileSync('/proc/self/cgroup', 'utf8'));
      child.unref();`,
    ]);
    assert.equal(code, 0);
    assert.doesNotMatch(output, /a-table-/);
    await until(() => !isAlive(Number.parseInt(output, 10)));
  });

  /** Runs a program as somebody who owns nothing here but, perhaps, the group that they are in. */
  async function asNobody(group: string) {
    const look = `cat /proc/self/cgroup; setsid env -i sleep 60 </dev/null >/dev/null 2>&1 & echo "left $!"; wait $! & sleep 0.2`;
    const words = JSON.stringify(['/bin/sh', '-c', look]);
    const code = `import { runCommand } from ${JSON.stringify(`${sources}programs/runCommand.ts`)};
      import { realClock } from ${JSON.stringify(`${sources}loop/clock.ts`)};
      const signal = new AbortController().signal;
      const { output, code, failure } = await runCommand({ words: ${words}, cwd: '/', env: { PATH: process.env.PATH }, timeoutMs: 60000, clock: realClock, signal });
      console.log(JSON.stringify({ output, code, failure }));`;
    const child = spawn(
      '/bin/sh',
      [
        ...['-c', 'echo 0 > "$0/cgroup.procs" && exec "$@"', group],
        ...['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
        ...[process.execPath, '--input-type=module', '-e', code],
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const outcome = JSON.parse(await text(child.stdout)) as CommandOutcome;
    const left = Number(/left (\d+)/.exec(outcome.output)?.[1]);
    return { ...outcome, left };
  }

  it('of a person to whom a group was given: below that one', async function () {
    if (process.getuid?.() !== 0) return this.skip();
    const given = join(ownGroup() ?? '', `given-${process.pid}`);
    mkdirSync(given);
    try {
      for (const name of ['', 'cgroup.procs', 'cgroup.subtree_control'])
        chownSync(join(given, name), 65_534, 65_534);
      const { code, output, left } = await asNobody(given);
      assert.equal(code, 0, output);
      assert.match(output, new RegExp(`/given-${process.pid}/a-table-`));
      await until(() => !isAlive(left));
      assert.deepEqual(
        readdirSync(given).filter((name) => name.startsWith('a-table')),
        [],
      );
    } finally {
      rmdirSync(given);
    }
  });

  it('of a person to whom none was given: in none, and runs all the same', async function () {
    if (process.getuid?.() !== 0) return this.skip();
    const { code, output, left } = await asNobody(ownGroup() ?? '');
    assert.equal(code, 0, output);
    assert.doesNotMatch(output, /a-table-/);
    if (isAlive(left)) process.kill(left, 'SIGKILL');
  });
});

describe('§14 the place of control groups', () => {
  const unified = '30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate';
  for (const [title, groups, mounts, folder] of [
    ['a session', '0::/user.slice/me.scope\n', unified, '/sys/fs/cgroup/user.slice/me.scope'],
    ['the root', '0::/\n', unified, '/sys/fs/cgroup'],
    [
      'a system that has both kinds',
      '4:memory:/old\n1:name=systemd:/init.scope\n0::/mine\n',
      `40 31 0:37 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n41 31 0:38 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw`,
      '/sys/fs/cgroup/unified/mine',
    ],
    [
      'a part that alone is mounted',
      '0::/pod/box/mine\n',
      '1 2 0:3 /pod/box /groups rw - cgroup2 none rw',
      '/groups/mine',
    ],
    [
      'a name with a space',
      '0::/a b\n',
      String.raw`1 2 0:3 / /my\040groups rw - cgroup2 none rw`,
      '/my groups/a b',
    ],
    [
      'a part that is not mounted',
      '0::/pod/boxes\n',
      '1 2 0:3 /pod/box /groups rw - cgroup2 none rw',
      undefined,
    ],
    [
      'the old kind alone',
      '4:memory:/old\n',
      '40 31 0:37 / /sys/fs/cgroup/memory rw - cgroup cgroup rw',
      undefined,
    ],
    ['outside of what is seen', '0::/../elsewhere\n', unified, undefined],
    ['a group that was removed', '0::/mine (deleted)\n', unified, undefined],
    ['a system that tells nothing', '', '', undefined],
  ] as const)
    it(`of ${title}: ${folder ?? 'none'}`, () => {
      assert.equal(placeOf(groups, mounts)?.folder, folder);
    });
});
