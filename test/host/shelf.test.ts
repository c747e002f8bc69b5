/** Councils renamed, deleted to the trash and brought back, on a real host. */

import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { markedJson } from '../../src/host/store/seal/ownMarks.ts';
import {
  convene,
  getCouncil,
  listCouncils,
  rowsChanged,
  stopCouncil,
} from '../../src/rpc/messages/messages.ts';
import { exportCouncil, forkCouncil } from '../../src/rpc/messages/pastMessages.ts';
import { deleteCouncil, renameCouncil, restoreCouncil } from '../../src/rpc/messages/renameMessages.ts';
import {
  agreeing,
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { textsUnder } from '../support/scratch.ts';

const question = 'Should we cache the index?';

describe('§7 the shelf of councils', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  async function ended(asked = question): Promise<string> {
    const { id } = await table.client.request(convene, { question: asked, attended: false });
    await watchUntil(table.client, id, isRecorded);
    return id;
  }
  const open = async (...given: Parameters<typeof openTable>) => {
    table = await openTable(...given);
  };
  const file = (name: string): string => readFileSync(join(table.home, name), 'utf8');
  /** Everything that people can see: the host's own state is not theirs. */
  const seen = (): Map<string, string> =>
    new Map([...textsUnder(table.home)].filter(([name]) => !name.startsWith('.state')));
  const rows = async () => (await table.client.request(listCouncils, {})).rows;
  const mute = puppets(() => new Promise<never>(() => undefined));

  it('a renamed council is shown by its title everywhere; its id, its question and its files’ names stay', async () => {
    await open();
    const id = await ended();
    const names = [...seen().keys()];
    assert.deepEqual(await table.client.request(renameCouncil, { id, title: ' The cache ' }), {
      title: 'The cache',
    });
    await watchUntil(table.client, id, isRecorded);
    assert.deepEqual([...seen().keys()], names);
    const archive = file(`conseils/${id}.md`);
    assert.match(archive, /^title: "The cache"\nquestion: "Should we cache the index\?"$/m);
    assert.match(archive, /^# The cache\n\nQuestion: Should we cache the index\?$/m);
    assert.match(file('DECISIONS.md'), /^## \d{4}-\d{2}-\d{2} · The cache$/m);
    const [row] = await rows();
    assert.deepEqual([row?.id, row?.title, row?.question], [id, 'The cache', question]);
    const { head } = await table.client.request(getCouncil, { id });
    assert.deepEqual([head.title, head.question], ['The cache', question]);
    const page = await table.client.request(exportCouncil, { id, as: 'html' });
    assert.match(page.text, /<title>The cache<\/title>/);
  });

  it('an empty title gives the question back, to the byte', async () => {
    await open();
    const id = await ended();
    const before = file(`conseils/${id}.md`);
    await table.client.request(renameCouncil, { id, title: 'Other' });
    await watchUntil(table.client, id, isRecorded);
    assert.notEqual(file(`conseils/${id}.md`), before);
    assert.equal((await table.client.request(renameCouncil, { id, title: '' })).title, question);
    await watchUntil(table.client, id, isRecorded);
    assert.equal(file(`conseils/${id}.md`), before);
  });

  it('a running council is renamed live, and over a restart; a fork has no title', async () => {
    await open({ backends: [mute] });
    const { id } = await table.client.request(convene, { question, attended: false });
    const told = new Promise<string | undefined>((resolve) =>
      table.client.on(rowsChanged, ({ rows: [row] }) => resolve(row?.title)),
    );
    await table.client.request(renameCouncil, { id, title: 'The cache' });
    assert.equal(await told, 'The cache');
    await table.reopen({ backends: [puppets(agreeing)] });
    const view = await watchUntil(table.client, id, isRecorded);
    assert.equal(view.head.title, 'The cache');
    const fork = await table.client.request(forkCouncil, { id, at: '1' });
    assert.equal((await table.client.request(getCouncil, { id: fork.id })).head.title, undefined);
  });

  it('what is no title is refused in words, and nothing is written', async () => {
    await open();
    const id = await ended();
    const before = seen();
    for (const title of ['x'.repeat(201), 'two\nlines'])
      await assert.rejects(table.client.request(renameCouncil, { id, title }), /one line of at most 200/);
    await assert.rejects(
      table.client.request(renameCouncil, { id: '2026-01-01-none', title: 'x' }),
      /no council/,
    );
    assert.deepEqual(seen(), before);
  });

  it('a deleted council leaves no file and no entry, and nothing else changes; restore brings all back to the byte', async () => {
    await open();
    const other = await ended('Which queue for webhooks?');
    const id = await ended();
    appendFileSync(join(table.home, 'DECISIONS.md'), '\nA note of mine.\n');
    const before = seen();
    const gone = new Promise<string[] | undefined>((resolve) =>
      table.client.on(rowsChanged, (told) => told.gone && resolve(told.gone)),
    );
    const deleted = await table.client.request(deleteCouncil, { id });
    assert.deepEqual(await gone, [id]);
    assert.deepEqual(deleted.left, []);
    assert.ok(deleted.files.includes(`briefs/${id}.yaml`));
    assert.deepEqual(
      (await rows()).map((row) => row.id),
      [other],
    );
    await assert.rejects(table.client.request(getCouncil, { id }), /no council/);
    for (const [name, text] of seen()) {
      assert.ok(!name.includes(id) && !text.includes(id), name);
      if (name !== 'DECISIONS.md' && !name.startsWith('memory/2')) assert.equal(text, before.get(name));
    }
    assert.match(file('DECISIONS.md'), /A note of mine\.\n$/);
    const marked = new RegExp(`<!-- council:${id} -->[^]*<!-- /council:${id} -->`);
    assert.equal(file('DECISIONS.md'), before.get('DECISIONS.md')?.replace(marked, ''));
    const back = await table.client.request(restoreCouncil, { id });
    assert.equal(back.title, question);
    assert.deepEqual(seen(), before);
    assert.deepEqual((await rows()).map((row) => row.id).toSorted(), [id, other].toSorted());
    assert.ok(!existsSync(join(table.home, '.state/trash', id)));
  });

  it('only what has ended can be deleted: a running or waiting council is refused in words', async () => {
    await open({ backends: [mute] });
    const { id } = await table.client.request(convene, { question });
    await assert.rejects(table.client.request(deleteCouncil, { id }), /Stop it first/);
    await table.client.request(stopCouncil, { id });
    await watchUntil(table.client, id, isRecorded);
    await table.client.request(deleteCouncil, { id });
    await assert.rejects(table.client.request(deleteCouncil, { id }), /no council/);
  });

  it('one that waits for its decision is deleted after it was stopped', async () => {
    await open();
    const { id } = await table.client.request(convene, { question });
    await watchUntil(table.client, id, (head) => hasStatus('decision')(head) && isRecorded(head));
    await assert.rejects(table.client.request(deleteCouncil, { id }), /Decide or stop it first/);
    await table.client.request(stopCouncil, { id });
    await watchUntil(table.client, id, (head) => hasStatus('stopped')(head) && isRecorded(head));
    await table.client.request(deleteCouncil, { id });
    assert.deepEqual(await rows(), []);
  });

  it('a brief that somebody changed, or that a fork uses, stays where it is', async () => {
    await open();
    const changed = await ended();
    appendFileSync(join(table.home, `briefs/${changed}.yaml`), '# mine\n');
    assert.deepEqual((await table.client.request(deleteCouncil, { id: changed })).left, [
      `briefs/${changed}.yaml`,
    ]);
    const shared = await ended('Which queue for webhooks?');
    const fork = await table.client.request(forkCouncil, { id: shared, at: '1', attended: false });
    await watchUntil(table.client, fork.id, isRecorded);
    assert.deepEqual((await table.client.request(deleteCouncil, { id: shared })).left, [
      `briefs/${shared}.yaml`,
    ]);
  });

  it('the id of a council in the trash is not given again, and what stands in its way is named', async () => {
    await open();
    const id = await ended();
    await table.client.request(deleteCouncil, { id });
    assert.equal(await ended(), `${id}-2`);
    writeFileSync(join(table.home, `conseils/${id}.md`), 'mine\n');
    await assert.rejects(table.client.request(restoreCouncil, { id }), new RegExp(`conseils/${id}\\.md`));
    assert.equal(file(`conseils/${id}.md`), 'mine\n');
    rmSync(join(table.home, `conseils/${id}.md`));
    await table.client.request(restoreCouncil, { id });
    await assert.rejects(table.client.request(restoreCouncil, { id }), /in the trash/);
  });

  it('a restored entry goes back among entries that were written meanwhile', async () => {
    await open();
    const id = await ended();
    await table.client.request(deleteCouncil, { id });
    const later = await ended('Which queue for webhooks?');
    await table.client.request(restoreCouncil, { id });
    for (const each of [id, later])
      assert.equal(file('DECISIONS.md').split(`<!-- council:${each} -->`).length, 2, each);
  });

  it('§14 a manifest of somebody else’s making reaches no other file', async () => {
    await open();
    const id = await ended();
    await table.client.request(deleteCouncil, { id });
    const path = join(table.home, '.state/trash', id, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(join(table.home, '..', 'mine.txt'), 'mine');
    for (const files of [['../mine.txt'], ['conseils/../../mine.txt'], ['council.yaml'], ['conseils/..']]) {
      // Even one that bears this person's mark.
      const { mark: _mark, ...bare } = manifest;
      writeFileSync(path, JSON.stringify(markedJson(path, { ...bare, files, state: 'deleting' })));
      await table.reopen();
      assert.equal(readFileSync(join(table.home, '..', 'mine.txt'), 'utf8'), 'mine');
      await assert.rejects(table.client.request(restoreCouncil, { id }), /in the trash/);
    }
  });
});
