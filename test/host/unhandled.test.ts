/** A failure that nobody waited for does not end the host's process: it is told in the log, masked, and the host goes on. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const main = path.join(import.meta.dirname, '../../src/host/main.ts');
/** Told so, the process has a promise that fails with nobody waiting. */
const trap = "process.on('message', (said) => void Promise.reject(new Error(said)))";

describe('a failure that nobody waited for', function () {
  this.timeout(60_000);
  let child: ChildProcess | undefined;
  afterEach(() => {
    child?.kill('SIGKILL');
    clearScratch();
  });

  it('is logged without its secrets, and the host goes on', async () => {
    const secret = 'sk-canary-31415926535897';
    child = fork(main, ['--home', scratchHome()], {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(trap)}`],
      env: { ...process.env, OPENAI_API_KEY: secret },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const ended = once(child, 'exit');
    assert.deepEqual((await once(child, 'message'))[0], { ready: true });
    let log = '';
    const told = new Promise<void>((resolve) => {
      child?.stderr?.on('data', (chunk: Buffer) => {
        log += chunk.toString('utf8');
        if (/nobody waited for.*\n/.test(log)) resolve();
      });
    });
    child.send(`lost with ${secret}`);
    await Promise.race([told, ended]);
    assert.match(log, /"level":"error".*lost with /);
    assert.doesNotMatch(log, /sk-canary/);
    assert.equal(child.exitCode, null);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
  });
});
