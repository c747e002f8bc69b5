/** A council on a host in a repository: its end is one commit with everything that it wrote, and nothing else. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { convene, decideCouncil, getCouncil, noticed } from '../../src/rpc/messages/messages.ts';
import { allowPush } from '../../src/rpc/messages/publishMessages.ts';
import {
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { clearFolders, gitIn, withRemote, workspaceRepository, write } from '../support/repositories.ts';
import { inEveryForm } from '../support/voices.ts';

describe('§7 git: a council in a repository', () => {
  let table: OpenTable;
  afterEach(async () => {
    await table.close();
    clearFolders();
  });

  async function laid(git: string): Promise<{ workspace: string; remote: string; told: string[] }> {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const home = path.join(workspace, 'council');
    table = await openTable({ home, backends: [puppets(asPuppet(inEveryForm()))] });
    await writeFile(path.join(home, 'council.yaml'), `git: ${git}\n`);
    const told: string[] = [];
    table.client.on(noticed, ({ message }) => told.push(message));
    return { workspace, remote, told };
  }
  const decided = async (briefText: string): Promise<string> => {
    const { id } = await table.client.request(convene, { briefText });
    await watchUntil(table.client, id, hasStatus('decision'));
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    await watchUntil(table.client, id, (head) => head.status === 'decided' && isRecorded(head));
    return id;
  };
  const brief =
    'type: prd\nquestion: Should we cache the index?\nseats: [henry, sage, nova]\nroles: { owner: nova }\n';

  it('leaves brief, archive, log, memory, DECISIONS.md and artefacts in one commit, which goes out once it is allowed', async () => {
    const { workspace, remote, told } = await laid('push');
    write(workspace, 'mine.txt', 'not yours\n');
    const id = await decided(brief);
    const files = gitIn(workspace, 'show', '--name-only', '--format=', 'HEAD').split('\n');
    const kinds = [
      `briefs/${id}.yaml`,
      `conseils/${id}.md`,
      `council-${id}.json`,
      'DECISIONS.md',
      'PRD.md',
      'memory/',
    ];
    for (const kind of kinds)
      assert.ok(
        files.some((file) => file.includes(kind)),
        `${kind} in ${files.join(' ')}`,
      );
    assert.ok(files.every((file) => file.startsWith('council/')));
    assert.ok(!files.some((file) => /\.state|council\.yaml|identities\.yaml|active-conversation/.test(file)));
    assert.notEqual(gitIn(remote, 'rev-parse', 'main'), gitIn(workspace, 'rev-parse', 'HEAD'));
    const { head } = await table.client.request(getCouncil, { id });
    const seen = head.kept?.offer?.seen ?? assert.fail();
    await table.client.request(allowPush, { id, seen, keep: 'once' });
    assert.equal(gitIn(remote, 'rev-parse', 'main'), gitIn(workspace, 'rev-parse', 'HEAD'));
    assert.match(gitIn(workspace, 'status', '--porcelain'), /^\?\? mine\.txt$/m);
    assert.deepEqual(told, []);
  });

  it('a rehearsal is no history: nothing is committed or pushed', async () => {
    const { workspace } = await laid('push');
    const before = gitIn(workspace, 'rev-parse', 'HEAD');
    const { id } = await table.client.request(convene, {
      briefText: brief,
      backend: 'rehearsal',
      attended: false,
    });
    await watchUntil(table.client, id, isRecorded);
    assert.equal(gitIn(workspace, 'rev-parse', 'HEAD'), before);
  });

  it('a failure is told to whoever is there, and never undoes the archive', async () => {
    const { workspace, told } = await laid('commit');
    gitIn(workspace, 'checkout', '-q', '--detach');
    const id = await decided(brief);
    assert.deepEqual(told.length, 1);
    assert.match(told[0] ?? '', /^Not committed: no branch is checked out/);
    gitIn(workspace, 'checkout', '-q', 'main');
    const next = await decided(brief);
    const files = gitIn(workspace, 'show', '--name-only', '--format=', 'HEAD');
    for (const each of [id, next]) assert.match(files, new RegExp(`conseils/${each}\\.md`));
  });

  it('in a workspace that is not trusted git does not run', async () => {
    const { workspace } = await laid('push');
    await table.reopen({ trusted: false });
    await decided(brief);
    assert.equal(gitIn(workspace, 'log', '--format=%s'), 'first');
  });
});
