/**
 * A proposed change is tried at the gate: one that git would not apply blocks, whatever QA says. It is applied when a
 * person accepts the council, before its records are written, and in no other case.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { type Files, realFiles } from '../../src/host/store/home/files.ts';
import { convene, decideCouncil, noticed } from '../../src/rpc/messages/messages.ts';
import {
  asPuppet,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { gitIn } from '../support/repositories.ts';
import { inEveryForm } from '../support/voices.ts';

const briefText = 'type: engineering\nquestion: Add a note.\nlanguage: en\nseats: [henry, sage, nova]\n';
const diffOf = (body: string): string => `A change.\n\n\`\`\`diff\n${body}\n\`\`\``;
const newFile = diffOf('--- /dev/null\n+++ b/notes.md\n@@ -0,0 +1 @@\n+a note');
const mends = diffOf('--- a/there.md\n+++ b/there.md\n@@ -1 +1 @@\n-one\n+two');
const outside = diffOf('--- a/../secret.md\n+++ b/../secret.md\n@@ -1 +1 @@\n-one\n+two');

describe('§7 the change of an engineering council', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  const gateOf = async (change: string, there?: string) => {
    const voice = inEveryForm({ instead: ({ form }) => (form === 'change' ? change : undefined) });
    table = await openTable({ backends: [puppets(asPuppet(voice))] });
    const workspace = dirname(table.home);
    if (there !== undefined) await writeFile(join(workspace, 'there.md'), there);
    const before = await readdir(workspace);
    const { id } = await table.client.request(convene, { briefText, attended: false });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.deepEqual(await readdir(workspace), before, 'nothing is applied');
    return head.phases.findLast((phase) => phase.phase === 'QA')?.checks?.[0];
  };

  it('passes when git would apply it: a new file, or one that is as the diff says', async () => {
    assert.equal((await gateOf(newFile))?.state, 'passed');
    await table.close();
    assert.equal((await gateOf(mends, 'one\n'))?.state, 'passed');
  });

  it('blocks when git refuses it, when there is none, and when it leads out of the workspace', async () => {
    const refused = await gateOf(mends, 'three\n');
    assert.equal(refused?.state, 'failed');
    assert.match(refused?.output ?? '', /there\.md/);
    await table.close();
    assert.match((await gateOf('I would change it all.'))?.output ?? '', /no unified diff/);
    await table.close();
    assert.equal((await gateOf(outside))?.state, 'failed');
  });

  const decided = async (verdict: 'accept' | 'amend' | 'reject', there = 'one\n', repository = true) => {
    const voice = inEveryForm({ instead: ({ form }) => (form === 'change' ? mends : undefined) });
    table = await openTable({ backends: [puppets(asPuppet(voice))] });
    const workspace = dirname(table.home);
    await writeFile(join(workspace, 'there.md'), 'one\n');
    if (repository) gitIn(workspace, 'init', '-q');
    const { id } = await table.client.request(convene, { briefText, attended: true });
    const before = await watchUntil(table.client, id, hasStatus('decision'));
    assert.deepEqual(before.head.change, { state: 'proposed', files: ['there.md'] });
    await writeFile(join(workspace, 'there.md'), there);
    await table.client.request(decideCouncil, { id, verdict, ...(verdict === 'amend' ? { text: 'x' } : {}) });
    const { head } = await watchUntil(table.client, id, isRecorded);
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    const log = JSON.parse(
      await readFile(join(table.home, 'memory/shared/councils', `council-${id}.json`), 'utf8'),
    ) as { change?: object };
    return { head, archive, log, now: await readFile(join(workspace, 'there.md'), 'utf8') };
  };

  it('is applied when a person accepts, and archive, log and view say to how many files', async () => {
    const { head, archive, log, now } = await decided('accept');
    assert.equal(now, 'two\n');
    assert.deepEqual(head.change, { state: 'applied', files: ['there.md'] });
    assert.match(archive, /The change was applied to 1 file of the working tree: there\.md/);
    assert.deepEqual(log.change, { state: 'applied', files: ['there.md'] });
  });

  it('is not applied when it is amended or rejected, and the archive says so', async () => {
    for (const verdict of ['amend', 'reject'] as const) {
      const { head, archive, now } = await decided(verdict);
      assert.equal(now, 'one\n');
      assert.equal(head.change?.state, 'not-applied');
      assert.match(archive, /The change was not applied/);
      await table.close();
    }
  });

  it('a tree that changed meanwhile is left alone: the decision stays, and what to do is said', async () => {
    const { head, archive, now } = await decided('accept', 'three\n');
    assert.equal(now, 'three\n');
    assert.equal(head.status, 'decided');
    assert.deepEqual([head.change?.state, head.change?.why], ['not-applied', 'does-not-apply']);
    assert.match(
      archive,
      /The change was not applied.+the files are no longer as it expects them.+git apply --3way/s,
    );
    await table.close();
    assert.match((await decided('accept', 'one\n', false)).archive, /no git repository/);
  });

  it('§4 a host that ends between the change and its event finds it applied when it comes back', async () => {
    const voice = inEveryForm({ instead: ({ form }) => (form === 'change' ? mends : undefined) });
    let file = '';
    const isApplied = (): boolean => file !== '' && readFileSync(file, 'utf8') === 'two\n';
    const brokenThen: Files = {
      ...realFiles,
      write(...given) {
        if (isApplied()) throw Object.assign(new Error('the disk is gone'), { code: 'EIO' });
        return realFiles.write(...given);
      },
    };
    const options = { backends: [puppets(asPuppet(voice))], defaultBackend: 'puppet' };
    table = await openTable({ ...options, files: brokenThen });
    const workspace = dirname(table.home);
    const path = join(workspace, 'there.md');
    await writeFile(path, 'one\n');
    gitIn(workspace, 'init', '-q');
    const { id } = await table.client.request(convene, { briefText, attended: true });
    await watchUntil(table.client, id, hasStatus('decision'));
    const failing = new Promise((resolve) => table.client.on(noticed, resolve));
    file = path;
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    await failing;
    await table.host.close();
    assert.ok(isApplied());
    const archive = () => readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(await archive(), /The change is applied to 1 file when you accept/);
    await table.reopen({ files: realFiles });
    const { head } = await watchUntil(table.client, id, isRecorded);
    assert.deepEqual(head.change, { state: 'applied', files: ['there.md'] });
    assert.equal(await readFile(path, 'utf8'), 'two\n');
    assert.match(await archive(), /The change was applied to 1 file/);
  });
});
