/** A proposed change is tried at the gate: one that git would not apply blocks, whatever QA says. */
import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { convene } from '../../src/rpc/messages.ts';
import {
  asPuppet,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { inEveryForm } from '../support/voices.ts';

const briefText = 'type: engineering\nquestion: Add a note.\nlanguage: en\nseats: [henry, sage, nova]\n';
const diffOf = (body: string): string => `A change.\n\n\`\`\`diff\n${body}\n\`\`\``;
const newFile = diffOf('--- /dev/null\n+++ b/notes.md\n@@ -0,0 +1 @@\n+a note');
const mends = diffOf('--- a/there.md\n+++ b/there.md\n@@ -1 +1 @@\n-one\n+two');
const outside = diffOf('--- a/../secret.md\n+++ b/../secret.md\n@@ -1 +1 @@\n-one\n+two');

describe('the change of an engineering council', () => {
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
});
