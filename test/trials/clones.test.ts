/**
 * Hostile homes drawn from a seed, opened, listed, convened in and looked over by a process under strace: what it opened
 * really lies in a home, in the person's own folders or with the system; it connects to nobody, starts nothing, asks nobody.
 */
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { after, describe, it } from 'mocha';
import { drawSeed } from '../support/draws.ts';
import { reportAfter, times } from '../support/trials.ts';

const seed = drawSeed();
const count = times(30, 2000);
const hasTracer = (() => {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('S25 hostile homes', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'a-table-clones-')));
  let result = 'no strace here: only what lies outside was looked at';
  after(() => rmSync(root, { recursive: true, force: true }));
  after(reportAfter(() => ({ id: 'S25', what: 'hostile homes', count, seed, result })));

  it(`nothing outside is opened, written or called: ${count} homes, seed ${seed}`, async function () {
    if (process.platform === 'win32') return this.skip();
    this.timeout(60 * 60_000);
    const outside = join(root, 'outside');
    mkdirSync(join(outside, 'folder', 'deep'), { recursive: true });
    for (const name of ['secret', 'folder/one.md', 'folder/deep/two.md'])
      writeFileSync(join(outside, name), 'canary');
    const trace = join(root, 'trace');
    const node = [
      process.execPath,
      '--no-warnings',
      'test/support/hostileVisitor.ts',
      root,
      String(seed),
      String(count),
    ];
    const calls = 'trace=open,openat,creat,connect,execve';
    const [program = '', ...args] = hasTracer
      ? ['strace', '-f', '-y', '-e', calls, '-o', trace, ...node]
      : node;
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1e8 });
    const seen = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    assert.deepEqual(seen.failed, []);
    assert.equal(seen.asked, 0, 'nobody is asked');
    const left = readdirSync(outside, { recursive: true }).map(String).sort();
    assert.deepEqual(left, ['folder', 'folder/deep', 'folder/deep/two.md', 'folder/one.md', 'secret']);
    for (const name of ['secret', 'folder/one.md', 'folder/deep/two.md'])
      assert.equal(readFileSync(join(outside, name), 'utf8'), 'canary');
    const figures = `${String(seen.opened)} opened, ${String(seen.refused)} refused in words, ${String(seen.convened)} convened in`;
    result = hasTracer ? figures : `${figures}; ${result}`;
    if (!hasTracer) return;
    const lines = readFileSync(trace, 'utf8').split('\n');
    // What was really opened, with every link followed, stands behind the number.
    const opened = lines.flatMap((line) => /(?:open|openat|creat)\(.* = \d+<([^>]*)>/.exec(line)?.[1] ?? []);
    assert.ok(opened.length > count, 'the tracer saw the homes');
    const allowed = [
      ...['homes', 'config', 'person'].map((name) => join(root, name)),
      // Node's own, ours, and the system's.
      ...[process.cwd(), realpathSync('node_modules'), dirname(realpathSync(process.execPath))],
      ...['/proc', '/sys', '/etc', '/usr', '/lib', '/dev/null', '/dev/urandom', 'pipe:', 'anon_inode:'],
    ];
    const strays = opened.filter(
      (path) => path !== tmpdir() && !allowed.some((place) => path === place || path.startsWith(place)),
    );
    assert.deepEqual(strays, []);
    assert.deepEqual(
      lines.filter((line) => /connect\(.*AF_INET/.test(line)),
      [],
    );
    const started = lines.flatMap((line) => /execve\("([^"]+)".* = 0$/.exec(line)?.[1] ?? []);
    assert.deepEqual(
      started.filter((path) => path !== process.execPath && !path.endsWith('/mkfifo')),
      [],
    );
    result = `${figures}; ${opened.length} opens traced, 0 outside, 0 connects, 0 programs`;
  });
});
