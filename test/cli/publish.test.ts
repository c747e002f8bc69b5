/** What leaves the machine after a council, at the command line: said always, asked at a terminal, and never without a word. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { clearFolders, gitIn, withRemote, workspaceRepository, write } from '../support/repositories.ts';
import { council } from './council.ts';
import { atTerminal, closeTerminals } from './terminal.ts';

const question = 'Should we cache the index?';

describe('cli: nothing is published unasked', () => {
  let server: ModelServer;
  let own: string;
  let env: Record<string, string>;
  let workspace: string;
  let remote: string;
  beforeEach(async () => {
    server = await startModelServer({ vote: 'agree' });
    own = mkdtempSync(path.join(tmpdir(), 'council-own-'));
    env = {
      A_TABLE_CONFIG: own,
      COUNCIL_OPENAI_URL: server.url,
      COUNCIL_OPENAI_KEY: 'sk-0123456789abcdef',
      COUNCIL_OPENAI_MODEL: 'echo-1',
    };
    workspace = workspaceRepository();
    remote = withRemote(workspace);
  });
  afterEach(async () => {
    closeTerminals();
    await server.close();
    rmSync(own, { recursive: true, force: true });
    clearFolders();
  });
  const run = (...args: string[]) => council(workspace, args, env);
  const held = ['table', question, '--max-rounds', '1', '--yes'];
  const remoteHas = () => gitIn(remote, 'for-each-ref', '--format=%(refname:short) %(subject)');

  it('§7 a plain `council table` lays a home that leaves git alone', async () => {
    write(workspace, 'wip.txt', 'x\n');
    gitIn(workspace, 'checkout', '-q', '-b', 'feature');
    gitIn(workspace, 'add', 'wip.txt');
    gitIn(workspace, 'commit', '-q', '-m', 'WIP do not publish');
    const { code, err } = await run(...held, '--decide', 'accept');
    assert.equal(code, 0, err);
    assert.match(readFileSync(path.join(workspace, 'council', 'council.yaml'), 'utf8'), /^git: off$/m);
    assert.equal(gitIn(workspace, 'log', '-1', '--format=%s'), 'WIP do not publish');
    assert.equal(remoteHas(), 'main first');
  }).timeout(60_000);

  it('§13 the family pushes, which asks: a script commits, says so, and names the command that would push', async () => {
    await run('init');
    const { code, out, err } = await run(...held, '--decide', 'accept');
    assert.equal(code, 0, err);
    const commit = gitIn(workspace, 'rev-parse', '--short=7', 'HEAD');
    assert.match(out, new RegExp(`Committed ${commit}: \\d+ files\\. Not pushed\\.`));
    const [, id = ''] = /Push it later: council push (\S+)/.exec(err) ?? [];
    assert.ok(id, err);
    assert.equal(remoteHas(), 'main first');
    // Neither --yes for the spending nor a decision has pushed; the command alone does not either.
    const bare = await run('push', id);
    assert.equal(bare.code, 2);
    assert.match(
      bare.err,
      /Repository +\S+\n +Remote +origin .*\n +Branch +main\n +Goes along +1 commit, \d+ files under council\//,
    );
    assert.match(bare.err, /--yes pushes it this time/);
    assert.equal(remoteHas(), 'main first');
    const pushed = await run('push', id, '--yes');
    assert.equal(pushed.code, 0, pushed.err);
    assert.match(pushed.out, /Committed \w+: \d+ files\. Pushed to origin\/main\./);
    assert.match(remoteHas(), /^main Council: /);
  }).timeout(60_000);

  it('§17 at a terminal it is shown and asked with one key, once for repository, remote and branch', async () => {
    await run('init');
    write(workspace, 'mine.txt', 'mine\n');
    const first = atTerminal(workspace, [...held, '--decide', 'accept'], env);
    const asked = await first.reads(/d diff/);
    assert.match(
      asked,
      /Committed \w{7}: \d+ files\.\nPush it\? Nothing was ever pushed from here\.\n\n {2}Repository +\S+/,
    );
    assert.match(asked, /Stays here +\d+ changed files of yours, council\/\.state\//);
    assert.match(asked, /y push, also later · o this time only · n not now · N never here · d diff/);
    assert.equal(remoteHas(), 'main first');
    first.types('d');
    await first.reads(/\+# .*[\s\S]*d diff/);
    assert.equal(remoteHas(), 'main first');
    first.types('y');
    const { code, shown } = await first.ended;
    assert.equal(code, 0, shown);
    assert.match(shown, /Pushed to origin\/main\./);
    assert.match(remoteHas(), /^main Council: /);
    const consent = path.join(own, 'consent');
    assert.ok(existsSync(consent), 'kept with the person');
    const second = atTerminal(workspace, [...held, '--decide', 'accept'], env);
    const done = await second.ended;
    assert.match(done.shown, /Committed \w{7}: \d+ files\. Pushed to origin\/main\./);
    assert.doesNotMatch(done.shown, /Push it\?/);
    assert.equal(gitIn(remote, 'rev-parse', 'main'), gitIn(workspace, 'rev-parse', 'HEAD'));
  }).timeout(90_000);

  it('Escape, “not now” and “never here” push nothing; a commit of one’s own stands in the way', async () => {
    await run('init');
    for (const key of ['\u001b', 'n', 'N']) {
      const seated = atTerminal(workspace, [...held, '--decide', 'accept'], env);
      await seated.reads(/d diff/);
      seated.types(key);
      const { shown } = await seated.ended;
      assert.match(shown, /Not pushed\./);
    }
    assert.equal(remoteHas(), 'main first');
    gitIn(workspace, 'commit', '-q', '--allow-empty', '-m', 'WIP do not publish');
    const rows = JSON.parse((await run('list', '--json')).out) as { id: string }[];
    const pushed = await run('push', rows[0]?.id ?? '', '--yes');
    assert.match(
      pushed.out,
      /Not pushed: main holds 1 commit that is not the council’s\n {2}\w{7} WIP do not publish/,
    );
    assert.notEqual(pushed.code, 0);
    assert.equal(remoteHas(), 'main first');
  }).timeout(120_000);
});
