/** An output that nobody reads, or that can't be written, is told in a line; a council is left in order; files in another encoding are left alone. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { council, start, workplace } from './council.ts';

const entry = path.join(import.meta.dirname, '../../src/cli/main.ts');

describe('§13 cli: output and encodings', function () {
  this.timeout(60_000);
  const { folder, home, remove } = workplace();
  const run = (...args: string[]) => council(folder, args);
  before(async () => {
    await run('init', '--language', 'fr');
  });
  after(remove);

  it('a disk that is full is told in one line with exit code 74, never as a stack', async function () {
    if (process.platform !== 'linux') this.skip();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [entry, 'list'], {
      cwd: folder,
      env: { ...process.env, LANG: 'en_US.UTF-8' },
      stdio: ['ignore', full, 'pipe'],
    });
    let err = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    closeSync(full);
    assert.match(err, /^The output can’t be written: .*ENOSPC.*What was recorded is kept\.\n$/);
    assert.equal(code, 74);
  });

  it('a reader that goes away leaves the council paused, said with how to go on, and not exit code 0', async () => {
    const left = start(folder, [
      'table',
      'Should we cache the index?',
      '--rehearse',
      '--pace',
      '5',
      '--ndjson',
    ]);
    await left.says(/"event":"phase"/);
    left.child.stdout?.destroy();
    const { code, err } = await left.ended;
    assert.equal(code, 141, err);
    assert.match(err, /Whoever read this output is gone/);
    const id = /council resume (\S+)/.exec(err)?.[1] ?? '';
    assert.match((await run('list')).out, /paused by/);
    assert.equal((await run('resume', id, '--json')).code, 0);
  });

  it('a list whose reader has seen enough is no error', async () => {
    const list = start(folder, ['list', '--json']);
    list.child.stdout?.destroy();
    const { code, err } = await list.ended;
    assert.deepEqual([code, err], [0, '']);
  });

  it('§3 a file that is not UTF-8 is left to the byte, and refused with its line', async () => {
    const file = path.join(home, 'identities.yaml');
    const whole = readFileSync(file);
    const text = whole.toString('utf8');
    const at = text.split('\n').findIndex((row) => /[\u0080-\u00ff]/.test(row)) + 1;
    assert.ok(at > 0);
    const latin = Buffer.from(text.replaceAll(/[^\u0000-\u00ff]/g, '?'), 'latin1');
    writeFileSync(file, latin);
    const edited = await run('identity', 'edit', 'henry', '--role', 'memory');
    assert.equal(edited.code, 2, edited.out);
    assert.match(edited.err, new RegExp(`identities\\.yaml:${at}:\\d+ .*not UTF-8`));
    assert.ok(readFileSync(file).equals(latin), 'not a byte was changed');
    writeFileSync(file, whole);
    const channels = path.join(home, 'channels.yaml');
    const bytes = Buffer.concat([readFileSync(channels), Buffer.from('  # caf\xe9\n', 'latin1')]);
    writeFileSync(channels, bytes);
    const made = await run('channel', 'create', 'cellar', '--mode', 'none', '--members', 'henry');
    assert.equal(made.code, 2);
    assert.match(made.err, /channels\.yaml.*not UTF-8/);
    assert.ok(readFileSync(channels).equals(bytes));
  });
});
