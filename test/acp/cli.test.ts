/** Agents at the command line: their commands are shown, and in a pipe they start only when it was said. And no agent outlives its host. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { council, workplace } from '../cli/council.ts';
import { agentCommand, toldIn } from '../support/acp/scripted.ts';

describe('§14 agents and the command line', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  beforeEach(() => {
    place = workplace();
  });
  afterEach(() => place.remove());

  it('are shown before they start; in a pipe only --allow-programs lets them, --allow-checks does not', async () => {
    const run = (...args: string[]) => council(place.folder, args);
    assert.equal((await run('init')).code, 0);
    const log = path.join(place.home, 'agent.log');
    const command = JSON.stringify(agentCommand({ turns: [[{ say: 'I am here.' }]] }, log));
    writeFileSync(
      path.join(place.home, 'council.yaml'),
      `git: off\nacp: { scripted: { command: ${command} } }\n`,
    );
    const brief = path.join(place.folder, 'brief.yaml');
    writeFileSync(
      brief,
      'type: debate\nquestion: Is this ready?\nseats: [henry, { id: sage, backend: acp, model: scripted }]\nmaxRounds: 1\n',
    );
    const table = (...args: string[]) =>
      run('table', '--brief', brief, '--backend', 'rehearsal', '--json', ...args);
    const without = await table('--allow-checks');
    assert.match(without.err, /acp\/scripted: .*scriptedAgent\.ts/);
    assert.match(without.out, /nobody has allowed its command/);
    assert.deepEqual(toldIn(log), []);
    const allowed = await table('--allow-programs');
    assert.match(allowed.out, /I am here\./);
    assert.ok(toldIn(log, 'start').length > 0);
  });

  it('end with their host, even when it goes without a word and they do not listen', async () => {
    const script = fileURLToPath(new URL('../support/acp/leavingHost.ts', import.meta.url));
    const said = execFileSync(process.execPath, [script], { encoding: 'utf8' });
    const { pid, folder } = JSON.parse(said) as { pid: number; folder: string };
    rmSync(folder, { recursive: true, force: true });
    // One that nobody has waited for yet is dead all the same; a kill takes a moment, and no kill takes for ever.
    const state = () =>
      execFileSync('sh', ['-c', `ps -o stat= -p ${pid} || true`], { encoding: 'utf8' }).trim();
    while (!/^(?:Z.*)?$/.test(state())) await new Promise((resolve) => setImmediate(resolve));
  });
});
