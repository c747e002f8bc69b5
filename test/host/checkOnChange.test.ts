/** A check on a proposed change: what it finds, what it may write, what is shown of where it ran, and that its copy goes with it. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, it } from 'mocha';
import { noSettings, type Settings } from '../../src/host/declared/settings/settingsShape.ts';
import { configFolder } from '../../src/host/keys/configFolder.ts';
import { realClock } from '../../src/host/loop/clock.ts';
import { openChecks } from '../../src/host/programs/runCheck.ts';
import { checkConsent } from '../../src/host/store/consent/commandConsent.ts';
import { copiesOf } from '../support/gateProject.ts';
import { clearFolders, freshFolder, gitIn, workspaceRepository, write } from '../support/repositories.ts';
import { textsUnder } from '../support/scratch.ts';

const never = new AbortController().signal;
const script = (code: string, ...rest: string[]): string[] => [process.execPath, '-e', code, ...rest];
const bye = { diff: '--- a/README.md\n+++ b/README.md\n@@ -1 +1 @@\n-hello\n+bye\n', files: ['README.md'] };
const prints = "console.log(require('node:fs').readFileSync('README.md', 'utf8').trim())";

async function room(
  workspace: string,
  checks: Record<string, Partial<Settings['checks'][string]> & { command: string[] | string }>,
  more: { trusted?: boolean; env?: NodeJS.ProcessEnv; language?: 'en' | 'fr' } = {},
) {
  const home = join(workspace, 'council');
  mkdirSync(join(home, '.state'), { recursive: true });
  const whole = Object.fromEntries(
    Object.entries(checks).map(([name, check]) => [name, { timeout: 60, ...check }]),
  );
  const opened = openChecks({
    workspace,
    home,
    trusted: more.trusted ?? true,
    language: more.language ?? 'en',
    clock: realClock,
    settings: async () => ({ ...noSettings, checks: whole }),
    consent: checkConsent({ home, config: configFolder(process.env) }),
    env: more.env ?? process.env,
    mask: (text) => text.replaceAll('hunter22', '••••'),
  });
  await opened.allow(Object.keys(checks));
  return { home, ...opened };
}

describe('§7 a check on a proposed change', function () {
  this.timeout(30_000);
  afterEach(clearFolders);

  it('runs on the change in a copy, and on the workspace as it is only where there is none; each says which', async () => {
    const { run, home } = await room(workspaceRepository(), { look: { command: script(prints) } });
    const [changed, plain] = [await run('look', never, bye), await run('look', never)];
    assert.deepEqual([changed.ok, changed.output, changed.on], [true, 'bye', 'change']);
    assert.deepEqual([plain.ok, plain.output, plain.on], [true, 'hello', 'workspace']);
    assert.deepEqual(copiesOf(home), []);
  });

  it('does not run at all where the change was not brought, does not apply, leads out or touches what is guarded', async () => {
    const workspace = workspaceRepository();
    const ran = join(freshFolder(), 'ran');
    const opened = await room(workspace, {
      look: { command: script(`require('node:fs').writeFileSync(${JSON.stringify(ran)}, '')`) },
    });
    const said = async (diff: string | undefined) => {
      const change = diff === undefined ? { files: [] } : { diff, files: [] };
      const { ok, on, code, output } = await opened.run('look', never, change);
      assert.deepEqual([ok, on, code], [false, undefined, undefined]);
      return output;
    };
    assert.match(await said(undefined), /^Not run: no change was brought/);
    assert.match(
      await said(bye.diff.replace('hello', 'other')),
      /^Not run: the proposed change does not apply\. .*README\.md/s,
    );
    assert.match(await said('@@ no diff'), /^Not run: the proposed change does not apply/);
    assert.match(
      await said(bye.diff.replaceAll('README.md', '../x')),
      /^Not run: there is no copy .* \.\.\/x leads out/,
    );
    assert.match(await said(bye.diff.replaceAll('README.md', '.git/config')), /may touch neither \.git/);
    assert.equal(existsSync(ran), false);
    assert.deepEqual(copiesOf(opened.home), []);
  });

  it('a change that stands in the workspace already is what is judged there, as when it is applied', async () => {
    const workspace = workspaceRepository();
    const opened = await room(workspace, { look: { command: script(prints) } });
    write(workspace, 'README.md', 'bye\n');
    const { ok, on, output } = await opened.run('look', never, bye);
    assert.deepEqual([ok, on, output], [true, 'change', 'bye']);
    const tried = await opened.applies(bye);
    assert.deepEqual([tried.ok, tried.output], [true, 'The change is in the workspace already.']);
  });

  it('§14 a host that git started for a hook leads no check to the repository of that hook', async () => {
    const workspace = workspaceRepository();
    const elsewhere = freshFolder();
    gitIn(workspace, 'worktree', 'add', '-q', join(elsewhere, 'tree'), '-b', 'hooked');
    const own = join(workspace, '.git', 'worktrees', 'tree');
    const commits = 'git add -A && git -c user.name=n -c user.email=n@example.org commit -qm change';
    const opened = await room(
      join(elsewhere, 'tree'),
      { commit: { command: ['sh', '-c', commits] } },
      { env: { ...process.env, GIT_DIR: own, GIT_INDEX_FILE: join(own, 'index'), GIT_PREFIX: '' } },
    );
    const before = textsUnder(join(workspace, '.git'));
    assert.equal((await opened.run('commit', never, bye)).ok, true);
    assert.deepEqual(textsUnder(join(workspace, '.git')), before);
  });

  it('§14 nothing runs on it without trust, or before a person allowed the command; one allowed by an earlier release is asked about again', async () => {
    const workspace = workspaceRepository();
    const untrusted = await room(workspace, { look: { command: script(prints) } }, { trusted: false });
    assert.match((await untrusted.run('look', never, bye)).output, /not trusted/);
    const other = workspaceRepository();
    const command = script(prints);
    const home = join(other, 'council');
    mkdirSync(join(home, '.state'), { recursive: true });
    const consent = checkConsent({ home, config: configFolder(process.env) });
    await consent.give(JSON.stringify(['look', command, '.']), { name: 'look', command: 'x' });
    const opened = openChecks({
      ...{ workspace: other, home, trusted: true, language: 'en', clock: realClock, consent },
      ...{ settings: async () => ({ ...noSettings, checks: { look: { command, timeout: 60 } } }) },
      ...{ env: process.env, mask: (text) => text },
    });
    assert.equal((await opened.shown(['look']))[0]?.allowed, false);
    assert.match((await opened.run('look', never, bye)).output, /nobody has allowed this command/);
  });

  it('what it writes stays in the copy; checks of one gate share it, and it is gone with the last', async () => {
    const workspace = workspaceRepository();
    const meet = freshFolder();
    const wait = `const fs = require('node:fs'); const at = ${JSON.stringify(meet)};`;
    const { run, home } = await room(workspace, {
      writes: {
        command: script(
          `${wait} fs.writeFileSync('out.txt', 'x'); fs.rmSync('README.md'); fs.writeFileSync(at + '/one', ''); console.log(process.cwd())`,
        ),
      },
      later: {
        command: script(
          `${wait} const timer = setInterval(() => { if (!fs.existsSync(at + '/one')) return; clearInterval(timer); console.log(process.cwd(), fs.existsSync('out.txt')); }, 5)`,
        ),
      },
    });
    const before = textsUnder(workspace);
    const [writes, later] = await Promise.all([run('writes', never, bye), run('later', never, bye)]);
    const shown = realpathSync(workspace);
    assert.equal(writes.output, shown);
    assert.equal(later.output, `${shown} true`);
    assert.deepEqual(textsUnder(workspace), before);
    assert.deepEqual(copiesOf(home), []);
  });

  it('a path of the workspace in its command, its folder or its environment is that of the copy; a path that it prints is the workspace’s', async () => {
    const folder = freshFolder();
    const real = join(folder, 'répertoire réel');
    mkdirSync(real);
    gitIn(real, 'init', '-q');
    write(real, 'README.md', 'hello\n');
    write(
      real,
      'sub/look.js',
      "console.log(require('node:fs').readFileSync(process.argv[2], 'utf8').trim(), process.env.LOOK, __filename, require('node:url').pathToFileURL(__filename).href);\n",
    );
    write(real, '.gitignore', 'tools\n');
    write(real, 'tools/x', 'x');
    const workspace = join(folder, 'nom');
    symlinkSync(real, workspace);
    const env = {
      ...process.env,
      LOOK: ['/bin', join(workspace, 'sub'), join(workspace, 'tools')].join(delimiter),
      PWD: workspace,
    };
    const { run } = await room(
      workspace,
      {
        look: {
          command: [process.execPath, join(workspace, 'sub/look.js'), join(real, 'README.md')],
          cwd: 'sub',
        },
      },
      { env },
    );
    const { output } = await run('look', never, bye);
    const [text, look, file, url] = output.split(/ (?=[/f])/);
    assert.equal(text, 'bye', 'read in the copy, by its absolute path');
    assert.equal(look, env.LOOK);
    assert.equal(file, join(workspace, 'sub/look.js'));
    assert.equal(url, pathToFileURL(join(workspace, 'sub/look.js')).href);
    assert.ok(!output.includes('a-table-work-'));
  });

  it('ends at its time limit and when nobody waits for it, with its copy, also while that is being made', async () => {
    const { run, home } = await room(workspaceRepository(), {
      slow: { command: script('setInterval(() => {}, 1000)'), timeout: 0.2 },
      longer: { command: script("require('node:fs').writeFileSync('up', ''); setInterval(() => {}, 1000)") },
    });
    const late = await run('slow', never, bye);
    assert.deepEqual([late.ok, late.on], [false, 'change']);
    assert.match(late.output, /Ended after its time limit of 0\.2 s/);
    const abort = new AbortController();
    const stopped = run('longer', abort.signal, bye);
    while (!copiesOf(home).some((copy) => existsSync(join(copy, 'tree', 'up'))))
      await new Promise((resolve) => setImmediate(resolve));
    abort.abort();
    assert.equal((await stopped).ok, false);
    const gone = new AbortController();
    const unmade = run('longer', gone.signal, bye);
    gone.abort();
    assert.equal((await unmade).ok, false);
    assert.deepEqual(copiesOf(home), []);
  });

  it('what a check needs and git ignores is said in council.yaml; words are in the person’s language', async () => {
    const workspace = workspaceRepository();
    write(workspace, '.gitignore', 'made\n');
    write(workspace, 'made/x.txt', 'made');
    const look = script("console.log(require('node:fs').existsSync('made/x.txt'))");
    const without = await room(workspace, { look: { command: look } }, { language: 'fr' });
    assert.equal((await without.run('look', never, bye)).output, 'false');
    assert.match(
      (await without.run('look', never, { files: [] })).output,
      /^Non exécutée\s: aucune modification/u,
    );
    const { run } = await room(workspace, { look: { command: look, needs: ['made'] } });
    assert.equal((await run('look', never, bye)).output, 'true');
  });
});
