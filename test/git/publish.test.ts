/** Nothing leaves the machine unasked: what a council commits is pushed only where a person saw it and let it go. */
import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { configFolder } from '../../src/host/keys/configFolder.ts';
import { convene, decideCouncil, getCouncil, noticed } from '../../src/rpc/messages/messages.ts';
import {
  allowPush,
  type KeptView,
  lookAtPush,
  type OfferView,
  refusePush,
  showPush,
} from '../../src/rpc/messages/publishMessages.ts';
import {
  agreeing,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import {
  clearFolders,
  freshFolder,
  gitIn,
  setTraps,
  withRemote,
  workspaceRepository,
  write,
} from '../support/repositories.ts';

describe('§7 git: nothing is published unasked', () => {
  let table: OpenTable;
  afterEach(async () => {
    await table.close();
    clearFolders();
  });

  async function laid(workspace: string, git = 'push'): Promise<string[]> {
    const home = path.join(workspace, 'council');
    table = await openTable({ home, backends: [puppets(agreeing)] });
    await writeFile(path.join(home, 'council.yaml'), `git: ${git}\n`);
    const told: string[] = [];
    table.client.on(noticed, ({ message }) => told.push(message));
    return told;
  }
  /** A council that is accepted, and what git was told of it. */
  async function accepted(attended = true): Promise<{ id: string; kept: KeptView }> {
    const { id } = await table.client.request(convene, {
      question: 'Should we cache the index?',
      mode: 'debate',
      maxRounds: 1,
      attended,
    });
    if (attended) {
      await watchUntil(table.client, id, hasStatus('decision'));
      await table.client.request(decideCouncil, { id, verdict: 'accept' });
    }
    const { head } = await watchUntil(table.client, id, (now) =>
      attended ? now.status === 'decided' && isRecorded(now) : isRecorded(now),
    );
    assert.ok(head.kept, 'the commit is said');
    return { id, kept: head.kept };
  }
  const offerIn = ({ offer }: KeptView): OfferView => offer ?? assert.fail('nothing is offered');
  const branchesOf = (remote: string) =>
    gitIn(remote, 'for-each-ref', '--format=%(refname:short) %(subject)');

  it('accepting on a feature branch with a commit of one’s own neither creates the branch nor pushes the commit', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    gitIn(workspace, 'checkout', '-q', '-b', 'feature');
    write(workspace, 'secret.txt', 'not ready\n');
    gitIn(workspace, 'add', 'secret.txt');
    gitIn(workspace, 'commit', '-q', '-m', 'WIP do not publish');
    const told = await laid(workspace);
    const { id, kept } = await accepted();
    assert.equal(branchesOf(remote), 'main first');
    assert.match(gitIn(workspace, 'log', '-1', '--format=%s'), /^Council: /);
    assert.deepEqual([kept.push, kept.branch, kept.others?.count], ['others', 'feature', 1]);
    assert.deepEqual(
      kept.others?.first.map(({ subject }) => subject),
      ['WIP do not publish'],
    );
    assert.equal(kept.commit, gitIn(workspace, 'rev-parse', 'HEAD'));
    // Nor does whoever tries to allow it all the same get it out.
    const still = await table.client.request(allowPush, { id, seen: 'x', keep: 'always' });
    assert.equal(still.push, 'others');
    assert.equal(branchesOf(remote), 'main first');
    assert.deepEqual(told, []);
  });

  it('a clone that says push publishes nothing: it commits, and shows what would leave', async () => {
    const origin = workspaceRepository();
    write(origin, 'council/council.yaml', 'git: push\n');
    write(origin, 'council/.state/git.json', JSON.stringify({ unpushed: true, own: ['0'.repeat(40)] }));
    gitIn(origin, 'add', '-f', 'council');
    gitIn(origin, 'commit', '-q', '-m', 'with a home');
    const remote = withRemote(origin);
    const workspace = path.join(freshFolder(), 'session-service');
    gitIn(origin, 'clone', '-q', remote, workspace);
    const home = path.join(workspace, 'council');
    table = await openTable({ home, backends: [puppets(agreeing)] });
    write(workspace, 'mine.txt', 'mine\n');
    write(workspace, 'README.md', 'changed\n');
    const before = branchesOf(remote);
    const { kept } = await accepted();
    assert.equal(branchesOf(remote), before);
    assert.equal(kept.push, 'asked');
    const { seen: _, files, changed, ...shown } = offerIn(kept);
    assert.deepEqual(shown, {
      repository: 'session-service',
      remote: 'origin',
      address: remote,
      branch: 'main',
      creates: false,
      first: true,
      commits: 1,
      fileCount: kept.files,
    });
    assert.deepEqual(files, gitIn(workspace, 'show', '--name-only', '--format=', 'HEAD').split('\n').sort());
    assert.ok((changed ?? 0) >= 2, String(changed));
  });

  it('what is allowed is what was seen; “also later” holds for the next council, and lies with the person', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    await laid(workspace);
    const { id, kept } = await accepted();
    const { seen } = offerIn(kept);
    write(workspace, 'more.txt', 'more\n');
    gitIn(workspace, 'add', 'more.txt');
    gitIn(workspace, 'commit', '-q', '-m', 'mine');
    assert.equal((await table.client.request(allowPush, { id, seen, keep: 'once' })).push, 'others');
    gitIn(workspace, 'reset', '-q', '--soft', 'HEAD^');
    await assert.rejects(
      table.client.request(allowPush, { id, seen: 'something else', keep: 'once' }),
      /no longer what was shown/,
    );
    assert.equal(branchesOf(remote), 'main first');
    const { diff } = await table.client.request(showPush, { id });
    assert.match(diff, /^\+# /m);
    assert.doesNotMatch(diff, /more\.txt/);
    const pushed = await table.client.request(allowPush, { id, seen, keep: 'always' });
    assert.deepEqual([pushed.push, pushed.remote, pushed.branch], ['pushed', 'origin', 'main']);
    assert.equal(gitIn(remote, 'rev-parse', 'main'), kept.commit);
    const shown = (await table.client.request(getCouncil, { id })).head.kept;
    assert.equal(shown?.push, 'pushed');
    const next = await accepted();
    assert.equal(next.kept.push, 'pushed');
    assert.equal(gitIn(remote, 'rev-parse', 'main'), next.kept.commit);
    assert.ok(
      readdirSync(path.join(configFolder(process.env), 'consent')).some((file) => file.startsWith('push-')),
    );
    assert.deepEqual(readdirSync(workspace).includes('consent'), false);
  });

  it('this time only asks again at the next council; never here asks no more, and commits', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    await laid(workspace);
    const first = await accepted();
    const once = { id: first.id, seen: offerIn(first.kept).seen, keep: 'once' as const };
    assert.equal((await table.client.request(allowPush, once)).push, 'pushed');
    const second = await accepted();
    assert.equal(second.kept.push, 'asked');
    const refused = await table.client.request(refusePush, { id: second.id, never: true });
    assert.deepEqual([refused.push, refused.offer], ['left', undefined]);
    const third = await accepted();
    assert.equal(third.kept.push, 'left');
    assert.equal(gitIn(remote, 'rev-parse', 'main'), first.kept.commit);
    // A person who looks for it can still let it go.
    const look = await table.client.request(lookAtPush, { id: third.id });
    assert.equal(offerIn(look).commits, 2);
  });

  it('a word on one branch is none on another, and none to make a branch', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    await laid(workspace);
    const onMain = await accepted();
    const allowed = { id: onMain.id, seen: offerIn(onMain.kept).seen, keep: 'always' as const };
    await table.client.request(allowPush, allowed);
    gitIn(workspace, 'checkout', '-q', '-b', 'feature');
    const onFeature = await accepted();
    assert.equal(onFeature.kept.push, 'asked');
    assert.deepEqual([offerIn(onFeature.kept).branch, offerIn(onFeature.kept).creates], ['feature', true]);
    assert.doesNotMatch(branchesOf(remote), /feature/);
    const created = { id: onFeature.id, seen: offerIn(onFeature.kept).seen, keep: 'always' as const };
    assert.equal((await table.client.request(allowPush, created)).push, 'pushed');
    assert.match(branchesOf(remote), /^feature Council/m);
    // Deleted at the remote after a merge: the word for main did not say that it may be made.
    gitIn(workspace, 'checkout', '-q', 'main');
    gitIn(remote, 'update-ref', '-d', 'refs/heads/main');
    const gone = await accepted();
    assert.deepEqual([gone.kept.push, gone.kept.offer?.creates], ['asked', true]);
    assert.doesNotMatch(branchesOf(remote), /^main/m);
  });

  it('with nobody there it commits, and pushes nothing even where a person had allowed it', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    await laid(workspace);
    const { id, kept } = await accepted();
    await table.client.request(allowPush, { id, seen: offerIn(kept).seen, keep: 'always' });
    const alone = await accepted(false);
    assert.equal(alone.kept.push, 'left');
    assert.equal(gitIn(remote, 'rev-parse', 'main'), kept.commit);
    // It goes along at the next council that somebody is at.
    const next = await accepted();
    assert.equal(gitIn(remote, 'rev-parse', 'main'), next.kept.commit);
  });

  it('a commit of a council that a person rebased is still the council’s; one to which something was added is theirs', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    await laid(workspace);
    const first = await accepted();
    gitIn(workspace, 'commit', '-q', '--amend', '--no-edit', '--date=2026-01-01T00:00:00Z');
    const look = await table.client.request(lookAtPush, { id: first.id });
    assert.deepEqual([look.push, offerIn(look).commits], ['asked', 1]);
    write(workspace, 'secret.txt', 'x\n');
    gitIn(workspace, 'add', 'secret.txt');
    gitIn(workspace, 'commit', '-q', '--amend', '--no-edit');
    assert.equal((await table.client.request(lookAtPush, { id: first.id })).push, 'others');
    assert.equal(branchesOf(remote), 'main first');
  });

  it('commits of one’s own between two councils are left to the person, who was told; then both go', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    await laid(workspace);
    const first = await accepted();
    await table.client.request(allowPush, { id: first.id, seen: offerIn(first.kept).seen, keep: 'always' });
    gitIn(workspace, 'commit', '-q', '--allow-empty', '-m', 'wip: session adapter');
    const second = await accepted();
    assert.deepEqual(
      [second.kept.push, second.kept.others?.first[0]?.subject],
      ['others', 'wip: session adapter'],
    );
    assert.equal(gitIn(remote, 'rev-parse', 'main'), first.kept.commit);
    gitIn(workspace, 'push', '-q', 'origin', 'main');
    const third = await accepted();
    assert.equal(third.kept.push, 'pushed');
  });

  it('a push that fails is said, tried again at the next council, and undoes nothing', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const told = await laid(workspace);
    const first = await accepted();
    await table.client.request(allowPush, { id: first.id, seen: offerIn(first.kept).seen, keep: 'always' });
    const hook = path.join(remote, 'refs', 'heads', 'main.lock');
    await writeFile(hook, '');
    const second = await accepted();
    assert.deepEqual([second.kept.push, second.kept.trouble?.again], ['failed', true]);
    assert.match(told.join('\n'), /^Push failed: origin .*Tried again at the next council\.$/);
    rmSync(hook);
    const third = await accepted();
    assert.equal(third.kept.push, 'pushed');
    assert.equal((await table.client.request(getCouncil, { id: second.id })).head.kept?.push, 'pushed');
  });

  it('commit only: said, with nothing to push', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    await laid(workspace, 'commit');
    const { kept } = await accepted();
    assert.deepEqual([kept.push, kept.commit], ['off', gitIn(workspace, 'rev-parse', 'HEAD')]);
    assert.ok(kept.files >= 4);
    assert.equal(branchesOf(remote), 'main first');
    await table.reopen();
    assert.equal(
      (await table.client.request(getCouncil, { id: (await accepted()).id })).head.kept?.push,
      'off',
    );
  });

  it('§14 S20: what would leave is looked at, and sent, without a trap of the repository snapping', async () => {
    const workspace = workspaceRepository();
    const remote = withRemote(workspace);
    const snapped = setTraps(workspace, remote);
    await laid(workspace);
    const { id, kept } = await accepted();
    await table.client.request(showPush, { id });
    const pushed = await table.client.request(allowPush, { id, seen: offerIn(kept).seen, keep: 'once' });
    assert.equal(pushed.push, 'pushed');
    assert.ok((offerIn(kept).changed ?? 0) >= 1);
    assert.deepEqual(snapped(), []);
  });
});
