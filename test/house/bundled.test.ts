/** The command line as it is shipped: the terminal and the host that it opens are two bundles in one process, with classes of their own. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { ensureBundles } from '../../scripts/setup/bundles.mjs';
import { workplace } from '../cli/council.ts';
import { agentCommand, toldIn, whenToldIn } from '../support/acp/scripted.ts';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { isGone } from '../support/processes.ts';

const cli = path.join(import.meta.dirname, '../../dist/cli.js');

describe('house: the bundled command line', () => {
  let server: ModelServer;
  let asked = 0;
  const place = workplace();
  before(async function () {
    this.timeout(60_000);
    await ensureBundles();
    server = await startModelServer({
      vote: 'agree',
      onAsk: (_ask, body) => {
        if (body) asked++;
      },
    });
  });
  after(async () => {
    await server.close();
    place.remove();
  });

  const around = () => ({
    PATH: process.env.PATH,
    LANG: 'en_US.UTF-8',
    A_TABLE_CONFIG: path.join(place.folder, 'own'),
    A_TABLE_PROBE: 'off',
    COUNCIL_OPENAI_URL: server.url,
    COUNCIL_OPENAI_KEY: 'sk-0123456789abcdef',
    COUNCIL_OPENAI_MODEL: 'echo-1',
    COUNCIL_ASK_ABOVE_TOKENS: '1000',
  });
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const env = around();
      execFile(process.execPath, [cli, ...args], { cwd: place.folder, env }, (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
    });

  it('shows what a first council may take, in a folder without a home, and begins it once that was seen', async () => {
    const question = 'Should we cache the index?';
    const above = await run('table', question, '--json');
    assert.equal(above.code, 2);
    assert.match(above.err, /above the limit of/);
    assert.equal(asked, 0);
    const seen = await run('table', question, '--yes');
    assert.equal(seen.code, 0, seen.err);
    assert.match(seen.err, /Calls +\d+ at least, \d+ at most/);
    assert.ok(asked > 4);
  }).timeout(60_000);

  it('§14 takes its agent along when it is killed', async function () {
    if (process.platform !== 'linux') this.skip();
    assert.equal((await run('init')).code, 0);
    const home = path.join(place.folder, 'council');
    const log = path.join(home, 'agent.log');
    const command = JSON.stringify(agentCommand({ turns: [[{ hang: true }]], deaf: true }, log));
    await writeFile(
      path.join(home, 'council.yaml'),
      `git: off\nacp: { scripted: { command: ${command} } }\n`,
    );
    const brief = path.join(place.folder, 'brief.yaml');
    const seats = '[henry, { id: sage, backend: acp, model: scripted }]';
    await writeFile(brief, `type: debate\nquestion: Is this ready?\nseats: ${seats}\nmaxRounds: 1\n`);
    const args = ['table', '--brief', brief, '--backend', 'rehearsal', '--yes', '--allow-programs'];
    const host = execFile(process.execPath, [cli, ...args], { cwd: place.folder, env: around() });
    await whenToldIn(log, 'prompt');
    const agents = toldIn(log, 'start').map(({ pid }) => Number(pid));
    assert.deepEqual(agents.map(isGone), [false]);
    host.kill('SIGKILL');
    while (!agents.every(isGone)) await new Promise((resolve) => setTimeout(resolve, 20));
  }).timeout(30_000);

  it('prints nothing that a package says by itself: it may be what a model’s or an agent’s program sent', async () => {
    const dist = path.dirname(cli);
    for (const name of ['acp.js', 'mcp.js', 'providers.js'])
      assert.doesNotMatch(
        await readFile(path.join(dist, name), 'utf8'),
        /\bconsole\.(?:log|warn|error)\(/,
        name,
      );
  });
});
