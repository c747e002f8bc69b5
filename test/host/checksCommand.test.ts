/** A command of the workspace: what it may know, how long it may take, what is kept of it, and that nothing is left behind. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { noSettings, type Settings } from '../../src/host/declared/settings/settingsShape.ts';
import { configFolder } from '../../src/host/keys/configFolder.ts';
import { realClock } from '../../src/host/loop/clock.ts';
import { openChecks } from '../../src/host/programs/runCheck.ts';
import { keptBytes, runCommand } from '../../src/host/programs/runCommand.ts';
import { checkConsent } from '../../src/host/store/consent/commandConsent.ts';
import { stepsOut } from '../support/hiding.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { virtualClock } from '../support/virtualClock.ts';

const node = process.execPath;
const script = (code: string): string[] => [node, '-e', code];
const never = new AbortController().signal;

async function room(checks: Settings['checks'], more: { trusted?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  const home = scratchHome();
  await mkdir(join(home, '.state'), { recursive: true });
  const settings: Settings = { ...noSettings, checks };
  const opened = openChecks({
    workspace: dirname(home),
    home,
    trusted: more.trusted ?? true,
    language: 'en',
    clock: realClock,
    settings: async () => settings,
    consent: checkConsent({ home, config: configFolder(process.env) }),
    env: more.env ?? process.env,
    mask: (text) => text.replaceAll('hunter22', '••••'),
  });
  return { home, settings, ...opened };
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('§14 checks: the command', () => {
  afterEach(clearScratch);

  it('§7 passes with 0 and fails with anything else; the end of its output is kept', async () => {
    const { run, allow } = await room({
      good: { command: script('console.log("fine")'), timeout: 60 },
      bad: {
        command: script('console.error("\\u001b[31mbroken\\u001b[0m hunter22"); process.exit(3)'),
        timeout: 60,
      },
      long: { command: script('for (let n = 0; n < 9000; n++) console.log("é line " + n)'), timeout: 60 },
    });
    await allow(['good', 'bad', 'long']);
    const good = await run('good', never);
    assert.deepEqual([good.ok, good.code, good.output], [true, 0, 'fine']);
    const bad = await run('bad', never);
    assert.deepEqual([bad.ok, bad.code, bad.output], [false, 3, 'broken ••••']);
    const long = await run('long', never);
    assert.ok(Buffer.byteLength(long.output) <= keptBytes + 3);
    assert.match(long.output, /^….*é line 8999$/s);
  });

  it('runs in a trusted workspace alone, and only what council.yaml declares', async () => {
    const check = { command: script(''), timeout: 60 };
    const untrusted = await room({ good: check }, { trusted: false });
    await untrusted.allow(['good']);
    assert.match((await untrusted.run('good', never)).output, /not trusted/);
    const { run } = await room({ good: check });
    const unknown = await run('other', never);
    assert.deepEqual([unknown.ok, /no check “other”/.test(unknown.output)], [false, true]);
    assert.match((await run('constructor', never)).output, /no check/);
  });

  it('runs only after a person allowed that very command in this home; a changed one asks again', async () => {
    const opened = await room({ good: { command: script('1'), timeout: 60 } });
    assert.match((await opened.run('good', never)).output, /nobody has allowed this command here yet: /);
    await opened.allow(['good']);
    assert.equal((await opened.run('good', never)).ok, true);
    assert.equal((await opened.shown(['good']))[0]?.allowed, true);
    opened.settings.checks.good = { command: script('2'), timeout: 60 };
    const [changed] = await opened.shown(['good', 'nobody']);
    assert.deepEqual([changed?.allowed, changed?.command], [false, `${node} -e 2`]);
    assert.equal((await opened.run('good', never)).ok, false);
    const other = await room({ good: { command: script('1'), timeout: 60 } });
    assert.equal((await other.run('good', never)).ok, false);
  });

  it('what was allowed is kept with the person and for them alone; nothing that a folder brings along allows anything', async () => {
    const made = scratchHome();
    await mkdir(join(made, '.state'), { recursive: true });
    const home = await realpath(made);
    const config = join(scratchHome(), 'config');
    const seal = 'a very command';
    const sum = (text: string): string => createHash('sha256').update(text).digest('hex');
    const shown = { name: 'good', command: seal };
    const shipped = JSON.stringify({ [sum(`${home}\0${seal}`)]: shown, [sum(seal)]: shown });
    for (const name of ['consent.json', `${sum(home)}.json`])
      await writeFile(join(home, '.state', name), shipped);
    const consent = checkConsent({ home, config });
    assert.equal(await consent.has(seal), false);
    await consent.give(seal, shown);
    const again = checkConsent({ home, config });
    assert.deepEqual([await again.has(seal), await again.has('another')], [true, false]);
    const kept = readdirSync(join(config, 'consent'));
    assert.deepEqual(kept, [`${sum(home)}.json`]);
    if (process.platform !== 'win32')
      assert.equal(statSync(join(config, 'consent', kept[0] ?? '')).mode & 0o777, 0o600);
    assert.equal(await readFile(join(home, '.state', 'consent.json'), 'utf8'), shipped);
  });

  it('knows no keys, and nothing of the editor it was started from', async () => {
    const env = {
      PATH: process.env.PATH,
      PLAIN: 'yes',
      COUNCIL_OPENAI_KEY: 'k',
      OPENAI_API_KEY: 'k',
      GITHUB_TOKEN: 'k',
      DB_PASSWORD: 'k',
      CLIENT_SECRET: 'k',
      ELECTRON_RUN_AS_NODE: '1',
      NODE_OPTIONS: '--no-warnings',
    };
    const { run, allow } = await room(
      { env: { command: script('console.log(Object.keys(process.env).sort().join(" "))'), timeout: 60 } },
      { env },
    );
    await allow(['env']);
    const names = (await run('env', never)).output
      .split(' ')
      .filter((name) => name !== '__CF_USER_TEXT_ENCODING');
    // Ours alone is the mark by which what it starts is found and ended with it.
    assert.deepEqual(names, ['A_TABLE_PROGRAM', 'NO_COLOR', 'PATH', 'PLAIN']);
  });

  it('stays inside the workspace, links resolved', async () => {
    const where = script('console.log(process.cwd())');
    const opened = await room({
      root: { command: where, timeout: 60 },
      inside: { command: where, cwd: 'council', timeout: 60 },
      out: { command: where, cwd: 'door', timeout: 60 },
      missing: { command: where, cwd: 'nowhere', timeout: 60 },
    });
    const { run, allow, home } = opened;
    await symlink(dirname(dirname(home)), join(dirname(home), 'door'));
    await allow(['root', 'inside', 'out', 'missing']);
    assert.match((await run('root', never)).output, new RegExp(`${dirname(home).split('/').at(-1)}$`));
    assert.match((await run('inside', never)).output, /council$/);
    for (const name of ['out', 'missing'])
      assert.match((await run(name, never)).output, /there is no folder \w+ inside the workspace/);
  });

  it('no shell reads it: what would be a second command is a word', async () => {
    const { run, allow, home } = await room({
      one: { command: `${node} -p "process.argv.slice(1).join('|')" ; touch gone && $HOME`, timeout: 60 },
    });
    await allow(['one']);
    assert.equal((await run('one', never)).output, ';|touch|gone|&&|$HOME');
    assert.equal(existsSync(join(dirname(home), 'gone')), false);
  });

  it('a program that is not there fails in words', async () => {
    const { run, allow } = await room({ none: { command: ['no-such-program-here'], timeout: 60 } });
    await allow(['none']);
    const { ok, output } = await run('none', never);
    assert.equal(ok, false);
    assert.match(output, /Could not be started: no-such-program-here/);
  });

  const family = (deaf: boolean) =>
    script(
      `${deaf ? "process.on('SIGTERM', () => {});" : ''}const { spawn } = require('node:child_process');` +
        `const child = spawn(process.execPath, ['-e', "${deaf ? "process.on('SIGTERM', () => {});" : ''}setInterval(() => {}, 1000); console.log('up')"], { stdio: ['ignore', 'pipe', 'inherit'] });` +
        `child.stdout.once('data', () => console.log(process.pid + ' ' + child.pid));setInterval(() => {}, 1000);`,
    );

  for (const how of ['its time limit', 'an abort'])
    it(`${how} ends it with everything that it started, also what does not listen`, async () => {
      const clock = virtualClock();
      const abort = new AbortController();
      const home = scratchHome();
      await mkdir(home, { recursive: true });
      const log = join(home, 'pids');
      const ended = runCommand({
        words: ['/bin/sh', '-c', `"$@" | tee ${log}`, 'sh', ...family(true)],
        cwd: home,
        env: process.env,
        timeoutMs: 5000,
        clock,
        signal: abort.signal,
      });
      const pids = (): number[] =>
        existsSync(log) ? readFileSync(log, 'utf8').trim().split(' ').map(Number) : [];
      await until(() => pids().length === 2);
      if (how === 'an abort') abort.abort();
      else clock.pass(5000);
      clock.pass(2000);
      const outcome = await ended;
      assert.equal(outcome.timedOut, how !== 'an abort');
      await until(() => !pids().some(isAlive));
    });

  it('§7 what it leaves in the background when it ends is ended too, and does not keep us waiting', async () => {
    const { run, allow } = await room({
      sly: {
        command: script(
          "const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); console.log(child.pid); child.unref();",
        ),
        timeout: 60,
      },
    });
    await allow(['sly']);
    const { ok, output } = await run('sly', never);
    assert.equal(ok, true);
    await until(() => !isAlive(Number(output)));
  });

  it('a helper that nobody finds, and that holds its output open, does not keep us waiting', async () => {
    const { run, allow } = await room({
      sly: {
        // Apart, with an environment of its own, in no group of ours, and nobody’s child any more.
        command: script(
          `${stepsOut()}const child = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)'], { detached: true, env: {}, stdio: 'inherit' }); console.log(child.pid); child.unref();`,
        ),
        timeout: 5,
      },
    });
    await allow(['sly']);
    const { ok, output } = await run('sly', never);
    assert.equal(ok, true);
    if (isAlive(Number(output))) process.kill(Number(output), 'SIGKILL');
  }).timeout(10_000);

  it('what the system does not even try to start fails in words', async () => {
    const { run, allow } = await room({
      none: { command: [node, 'a\0b'], timeout: 60 },
      long: { command: [node, 'x'.repeat(3_000_000)], timeout: 60 },
    });
    await allow(['none', 'long']);
    for (const name of ['none', 'long']) {
      const { ok, output } = await run(name, never);
      assert.equal(ok, false);
      assert.match(output, /Could not be started: /);
    }
  });
});
