/** A host that is killed without a word takes its programs along, and all that they started: no next host is needed for it. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, before, describe, it } from 'mocha';
import { hasControlGroups } from '../../src/host/programs/controlGroup.ts';
import { start, workplace } from '../cli/council.ts';
import { agentCommand, toldIn, whenToldIn } from '../support/acp/scripted.ts';
import { type Hider, hider, ownGroup } from '../support/hiding.ts';
import { isGone, watchdogsOf } from '../support/processes.ts';
import { clearScratch } from '../support/scratch.ts';

const sources = new URL('../../src/host/', import.meta.url).href;

/** How each kind of program is started by a host, as code for a process of its own. */
const kinds = {
  agent: (program: string) =>
    `import { startProcess } from '${sources}models/acp/agentProcess.ts';
    import { realClock } from '${sources}loop/clock.ts';
    startProcess({ command: ${program}, clock: realClock, graceMs: 2000, mostBytes: 1000, onFlood() {} });`,
  check: (program: string) =>
    `import { runCommand } from '${sources}programs/runCommand.ts';
    import { realClock } from '${sources}loop/clock.ts';
    const { signal } = new AbortController();
    void runCommand({ ...${program}, clock: realClock, timeoutMs: 600_000, signal });`,
  'tool server': (program: string) =>
    `import { programTransport } from '${sources}tools/mcp/mcpProgram.ts';
    const server = await programTransport({ program: ${program}, mostBytes: 1000, onSaid() {} });
    await server.start();`,
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const groupsOf = (pid?: number): string[] => {
  const place = ownGroup();
  return place === undefined ? [] : readdirSync(place).filter((name) => name.startsWith(`a-table-${pid}-`));
};

describe('§14 a host that is killed', function () {
  this.timeout(30_000);
  let hiders: Hider[] = [];
  let hosts: ChildProcess[] = [];
  before(function () {
    if (process.platform !== 'linux') this.skip();
  });
  afterEach(async () => {
    for (const host of hosts) host.kill('SIGKILL');
    for (const each of hiders) each.stop();
    hiders = [];
    hosts = [];
    clearScratch();
  });
  const hiding = async (...how: Parameters<typeof hider>) => {
    const made = await hider(...how);
    hiders.push(made);
    return made;
  };
  function host(code: string, before: string[] = []): ChildProcess {
    const words = [...before, process.execPath, '--input-type=module', '-e', code];
    const child = spawn(words[0] ?? '', words.slice(1), {
      stdio: ['pipe', 'inherit', 'inherit'],
      detached: true,
    });
    hosts.push(child);
    return child;
  }
  const programOf = ({ words, cwd }: Hider): string =>
    `{ words: ${JSON.stringify(words())}, cwd: ${JSON.stringify(cwd)}, env: process.env }`;
  async function killed(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    assert.deepEqual(await ended, [null, 'SIGKILL']);
  }

  for (const [kind, start] of Object.entries(kinds)) {
    it(`takes along what hid from its ${kind}, and leaves no group and no watchdog`, async function () {
      if (!hasControlGroups()) this.skip();
      const hidden = await hiding('hops', 'nothing');
      const child = host(start(programOf(hidden)));
      await hidden.up;
      const watchdogs = watchdogsOf(child.pid);
      assert.equal(watchdogs.length, 1);
      await killed(child);
      await hidden.gone;
      await until(() => groupsOf(child.pid).length === 0 && watchdogs.every(isGone));
    });

    it(`takes along its ${kind} where no control group can be made, with whom it started`, async function () {
      if (process.getuid?.() !== 0) this.skip();
      for (const knows of ['its mark', 'nothing'] as const) {
        const hidden = await hiding('sits', knows);
        const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
        // Whom we start so must find the script and its line.
        for (const each of [path.dirname(hidden.cwd), hidden.cwd, path.join(hidden.cwd, 'line')])
          chmodSync(each, 0o777);
        const child = host(start(programOf(hidden)), nobody);
        await hidden.up;
        assert.deepEqual(groupsOf(child.pid), []);
        await killed(child);
        await hidden.gone;
      }
    });
  }

  it('takes along a program that it had only just started', async () => {
    const hidden = await hiding('sits', 'its mark');
    const child = host(`import { startGroup } from '${sources}programs/processGroup.ts';
      const { words, ...place } = ${programOf(hidden)};
      startGroup(words, { ...place, stdio: 'ignore' });
      process.kill(process.pid, 'SIGKILL');`);
    await once(child, 'exit');
    await until(() => !isNamed(hidden.cwd));
  });

  /** Whether any program that runs has these words in its command. */
  const isNamed = (words: string): boolean =>
    readdirSync('/proc').some((name) => {
      if (!/^\d+$/.test(name) || isGone(Number(name))) return false;
      try {
        const cmdline = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return cmdline.includes(words) && !cmdline.startsWith('cat');
      } catch {
        return false;
      }
    });

  it('takes its programs along also when its whole group is killed', async () => {
    const hidden = await hiding('sits', 'its mark');
    const child = host(kinds.agent(programOf(hidden)));
    await hidden.up;
    const ended = once(child, 'exit');
    assert.ok(child.pid);
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    await hidden.gone;
  });

  it('takes its programs along also when its watchdog was killed before: another has taken its place', async () => {
    const hidden = await hiding('sits', 'its mark');
    const child = host(kinds.agent(programOf(hidden)));
    await hidden.up;
    const [first] = watchdogsOf(child.pid);
    assert.ok(first);
    process.kill(first, 'SIGKILL');
    await until(() => watchdogsOf(child.pid).some((each) => each !== first));
    await killed(child);
    await hidden.gone;
  });

  it('and one that ends in good order leaves no watchdog either', async () => {
    const hidden = await hiding('sits', 'its mark');
    const child = host(
      `${kinds.agent(programOf(hidden))}; process.stdin.once('data', () => process.exit(0));`,
    );
    await hidden.up;
    const watchdogs = watchdogsOf(child.pid);
    const ended = once(child, 'exit');
    child.stdin?.write('go\n');
    assert.deepEqual(await ended, [0, null]);
    await hidden.gone;
    await until(() => watchdogs.every(isGone));
  });

  it('as the real one in a terminal: while an agent works whose child hides, nobody is left within seconds', async () => {
    const place = workplace();
    const hidden = await hiding('sits', 'its mark');
    try {
      assert.equal((await start(place.folder, ['init']).ended).code, 0);
      const log = path.join(place.home, 'agent.log');
      const [shell = '', flag = '', code = '', ...rest] = hidden.words();
      const [apart = ''] = code.split('\n');
      // The agent itself, after it left a child in the background.
      const words = [
        shell,
        flag,
        `${apart}\nshift; exec "$@"`,
        ...rest,
        ...agentCommand({ turns: [[{ hang: true }]], deaf: true }, log),
      ];
      writeFileSync(
        path.join(place.home, 'council.yaml'),
        `git: off\nacp: { scripted: { command: ${JSON.stringify(words)} } }\n`,
      );
      const brief = path.join(place.folder, 'brief.yaml');
      writeFileSync(
        brief,
        'type: debate\nquestion: Is this ready?\nseats: [henry, { id: sage, backend: acp, model: scripted }]\nmaxRounds: 1\n',
      );
      const running = start(place.folder, [
        'table',
        '--brief',
        brief,
        '--backend',
        'rehearsal',
        '--json',
        '--allow-programs',
      ]);
      await whenToldIn(log, 'prompt');
      await hidden.up;
      const [{ pid } = { pid: 0 }] = toldIn(log, 'start') as unknown as { pid: number }[];
      assert.equal(isGone(pid), false);
      running.child.kill('SIGKILL');
      await hidden.gone;
      await until(() => isGone(pid) && groupsOf(running.child.pid).length === 0);
    } finally {
      place.remove();
    }
  });
});
