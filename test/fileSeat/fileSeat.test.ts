/** A seat that answers in the shared file: its own place and status are taken, everything else is put back. */
import assert from 'node:assert/strict';
import { closeSync, copyFileSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { type Files, realFiles } from '../../src/host/store/home/files.ts';
import { convene, getCouncil, noticed, skipSeat } from '../../src/rpc/messages/messages.ts';
import { hasStatus, isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';
import { marked, markedInBlock, sharedFileOf, written } from '../support/sharedFile.ts';

const brief = (more = '') => `type: debate
question: Should we cache the index?
language: en
maxRounds: 2
seats: [{ id: sage, backend: file }, henry${more}]
`;
const two = brief().replace('henry', '{ id: nova, backend: file }');
const position =
  'Cache it for an hour.\n\n**Proposal:** Cache it for an hour.\n\n*What would change my mind: a number.*';
const challenge =
  '- **Backs**: A\n- **Vote**: agree\n**Response**: Yes.\n**Blocking issues:** none\n**Recommendation**: Do it.';

const turnsOf = async (table: OpenTable, id: string) =>
  (await table.client.request(getCouncil, { id })).entries.flatMap((entry) =>
    entry.kind === 'turn'
      ? [{ at: `${entry.phase} ${entry.seat}`, state: entry.state, text: entry.text }]
      : [],
  );
const versions = (table: OpenTable) => readdir(join(table.home, '.state/versions')).catch(() => []);
const keptTexts = async (table: OpenTable) =>
  Promise.all(
    (await versions(table)).map((name) => readFile(join(table.home, '.state/versions', name), 'utf8')),
  );

const isShared = (path: string): boolean => basename(path).startsWith('council-active-conversation.md');

/** Somebody saves the shared file, once, in place just before the host looks at it, or by renaming as it is written anew. */
const savedMeanwhile = (saved: { text: string; at: 'look' | 'write' }): Files => {
  const save = (how: 'look' | 'write', path: string): void => {
    if (saved.text === '' || saved.at !== how) return;
    writeFileSync(`${path}.swp`, saved.text);
    saved.text = '';
    if (how === 'look') copyFileSync(`${path}.swp`, path);
    else renameSync(`${path}.swp`, path);
  };
  return {
    ...realFiles,
    stat(path) {
      if (isShared(path) && path.endsWith('.md')) save('look', path);
      return realFiles.stat(path);
    },
    open(path, flags) {
      if (isShared(path) && path.endsWith('.tmp')) save('write', path.replace(/\.md\..*$/, '.md'));
      return realFiles.open(path, flags);
    },
  };
};

describe('§8 a seat that answers in the shared file', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  async function seated(briefText = brief()) {
    table = await openTable();
    const { id } = await table.client.request(convene, { briefText, attended: false });
    const file = sharedFileOf(table);
    await file.asked('sage');
    return { id, file };
  }

  it('writes in its own place and sets its status, in the list or in the block; the council goes on to its end', async () => {
    const { id, file } = await seated();
    await file.edit((text) => marked(written(text, 'sage', position), 'sage', 'RESPONDED'));
    const asked = await file.asked('sage', 'CHALLENGE');
    assert.match(asked, /Phase CHALLENGE/);
    await file.edit((text) => markedInBlock(written(text, 'sage', challenge), 'sage', 'RESPONDED'));
    await watchUntil(table.client, id, isRecorded);
    const turns = await turnsOf(table, id);
    assert.match(turns.find((turn) => turn.at === 'COLLECT sage')?.text ?? '', /Cache it for an hour/);
    const archive = await readFile(join(table.home, `conseils/${id}.md`), 'utf8');
    assert.match(archive, /id: sage, backend: file/);
    assert.match(archive, /Cache it for an hour/);
    assert.doesNotMatch(archive, /Changes to the shared file/);
  });

  it('is told in its place what the form asks for, and text without a status is a draft', async () => {
    const { id, file } = await seated();
    assert.match(
      await file.read(),
      /<!-- council:answer sage 1.1\n[\s\S]*What would change my mind[\s\S]*?-->/,
    );
    await file.edit((text) => written(text, 'sage', 'Still thinking'));
    const turns = await turnsOf(table, id);
    assert.equal(turns.find((turn) => turn.at === 'COLLECT sage')?.state, 'queued');
    assert.match(await file.read(), /Still thinking/);
  });

  it('others’ words, other statuses and the rest of the block are restored; the attempt is noted and its version kept', async () => {
    const { id, file } = await seated();
    await file.edit((text) => {
      const forged = markedInBlock(marked(text, 'henry', 'AGREED'), 'henry', 'AGREED')
        .replace('Should we cache the index?', 'Should we delete the index?')
        .replace('"hasConsensus": false', '"hasConsensus": true');
      return marked(written(forged, 'sage', position), 'sage', 'RESPONDED');
    });
    const asked = await file.asked('sage', 'CHALLENGE');
    assert.doesNotMatch(asked, /delete the index/);
    assert.doesNotMatch(asked, /"hasConsensus": true/);
    await file.edit((text) => marked(written(text, 'sage', challenge), 'sage', 'RESPONDED'));
    await watchUntil(table.client, id, isRecorded);
    const archive = await readFile(join(table.home, `conseils/${id}.md`), 'utf8');
    assert.match(archive, /words outside a seat’s own place were changed and restored/);
    assert.match(archive, /state block was changed and restored/);
    const kept = (await versions(table)).find((name) => name.endsWith('.v1.md'));
    assert.match(await readFile(join(table.home, '.state/versions', kept ?? ''), 'utf8'), /delete the index/);
  });

  it('a forged or broken state block says nothing for anyone else, and is restored', async () => {
    const { id, file } = await seated();
    for (const block of [
      '{ not json',
      '{"participants":{"henry":{"status":"RESPONDED"}},"status":"CONVERGED"}',
    ]) {
      await file.edit((text) =>
        text.replace(/<!--council-state\n[\s\S]*?\n-->/, `<!--council-state\n${block}\n-->`),
      );
      assert.match(await file.read(), /"currentPhase": "COLLECT"/);
    }
    assert.equal((await turnsOf(table, id)).find((turn) => turn.at === 'COLLECT sage')?.state, 'queued');
  });

  it('a deleted file is written again with its drafts, and a removed place is put back', async () => {
    const { file } = await seated();
    await file.edit((text) => written(text, 'sage', 'A draft of mine'));
    await rm(file.path);
    await file.look();
    assert.match(await file.read(), /<!-- council:answer sage 1.1\n[\s\S]*A draft of mine/);
    await file.edit((text) => text.replace(/<!-- council:answer sage[\s\S]*council:answer sage -->/, ''));
    assert.match(await file.read(), /<!-- \/council:answer sage -->/);
    assert.ok((await versions(table)).length > 0);
  });

  it('marked as answered without an answer it is still asked, is told so once, and answers when the words come', async () => {
    const { id, file } = await seated();
    const said: string[] = [];
    table.client.on(noticed, ({ message }) => void said.push(message));
    await file.edit((text) => marked(text, 'sage', 'RESPONDED'));
    await file.look();
    await file.look();
    assert.equal((await turnsOf(table, id)).find((turn) => turn.at === 'COLLECT sage')?.state, 'queued');
    assert.deepEqual(said, [
      'Shared file, Sage: marked as answered, but no words stand under the heading. Write them there and save.',
    ]);
    await file.edit((text) => written(text, 'sage', position));
    assert.match(await file.asked('sage', 'CHALLENGE'), /Cache it for an hour/);
  });

  it('a lock that is held is honoured: nothing is read and nothing written until it is gone or was left behind', async () => {
    const { id, file } = await seated();
    await writeFile(`${file.path}.lock`, '');
    await file.edit((text) => marked(written(text, 'sage', position), 'sage', 'RESPONDED'));
    assert.equal((await turnsOf(table, id)).find((turn) => turn.at === 'COLLECT sage')?.state, 'queued');
    const longAgo = new Date(Date.now() - 11 * 60_000);
    await utimes(`${file.path}.lock`, longAgo, longAgo);
    await file.look();
    assert.match(await file.asked('sage', 'CHALLENGE'), /Phase CHALLENGE/);
  });

  it('an answer given while no host ran is taken by the next one', async () => {
    const { id, file } = await seated();
    await table.host.close();
    const text = await file.read();
    await writeFile(file.path, marked(written(text, 'sage', position), 'sage', 'RESPONDED'));
    await table.reopen();
    assert.match(await file.asked('sage', 'CHALLENGE'), /Phase CHALLENGE/);
    assert.match(
      (await turnsOf(table, id)).find((turn) => turn.at === 'COLLECT sage')?.text ?? '',
      /Cache it/,
    );
  });

  it('two in one file do not disturb each other, and neither sees the other’s answer of a blind phase', async () => {
    const { id, file } = await seated(two);
    await file.edit((text) => written(text, 'nova', 'A draft by Nova'));
    await file.edit((text) => marked(written(text, 'sage', position), 'sage', 'RESPONDED'));
    await file.look();
    const meanwhile = await file.read();
    assert.match(meanwhile, /A draft by Nova/);
    assert.doesNotMatch(meanwhile, /Cache it for an hour/);
    await file.edit((text) =>
      marked(written(text, 'nova', 'Not yet.\n\n**Proposal:** Not yet.'), 'nova', 'RESPONDED'),
    );
    assert.match(await file.asked('nova', 'CHALLENGE'), /Cache it for an hour/);
    assert.equal((await turnsOf(table, id)).filter((turn) => turn.state === 'replied').length, 2);
  });

  it('a file that was saved late answers no later question; what stood in it is kept', async () => {
    const { id, file } = await seated();
    const old = await file.read();
    await file.edit((text) => marked(written(text, 'sage', position), 'sage', 'RESPONDED'));
    await file.asked('sage', 'CHALLENGE');
    await file.edit(() => marked(written(old, 'sage', 'Too late.'), 'sage', 'RESPONDED'));
    assert.ok(await file.asked('sage', 'CHALLENGE'));
    await file.look();
    assert.doesNotMatch(JSON.stringify(await turnsOf(table, id)), /Too late/);
    assert.ok((await keptTexts(table)).some((text) => text.includes('Too late.')));
  });

  it('an answer that is saved as its question is over is no answer to the next one; it is kept', async () => {
    for (const agreed of [false, true]) {
      const saved = { text: '', at: 'look' as const };
      table = await openTable({ files: savedMeanwhile(saved) });
      const { id } = await table.client.request(convene, { briefText: brief(', nova'), attended: false });
      const file = sharedFileOf(table);
      const old = await file.asked('sage');
      await table.client.request(skipSeat, { id, seat: 'sage' });
      saved.text = marked(written(old, 'sage', 'To the first.'), 'sage', agreed ? 'AGREED' : 'RESPONDED');
      await file.asked('sage', 'CHALLENGE');
      await file.look();
      assert.equal(saved.text, '', 'it was saved');
      const turns = await turnsOf(table, id);
      assert.doesNotMatch(JSON.stringify(turns), /To the first/);
      assert.equal(turns.find((turn) => turn.at === 'CHALLENGE sage')?.state, 'queued');
      assert.ok((await keptTexts(table)).some((text) => text.includes('To the first.')));
      if (!agreed) await table.close();
    }
  });

  it('what an editor saves by renaming while the file is written anew is taken, and kept', async () => {
    const saved = { text: '', at: 'write' as const };
    table = await openTable({ files: savedMeanwhile(saved) });
    const { id } = await table.client.request(convene, { briefText: two, attended: false });
    const file = sharedFileOf(table);
    const old = await file.asked('sage');
    saved.text = marked(written(old, 'nova', 'All of Nova.\n\n**Proposal:** Nova.'), 'nova', 'RESPONDED');
    // Somebody else meddles, so that the file is put right.
    await file.edit((text) => text.replace('Should we cache the index?', 'Should we delete it?'));
    while (saved.text !== '') await file.look();
    await file.look();
    const nova = (await turnsOf(table, id)).find((turn) => turn.at === 'COLLECT nova');
    assert.equal(nova?.state, 'hidden', 'taken, and shown when Sage has written too');
    assert.ok((await keptTexts(table)).some((text) => text.includes('All of Nova.')));
    const names = await versions(table);
    assert.ok(names.length > 1 && names.every((name) => name.includes(`${id}.v`)), names.join());
  });

  it('what is still being saved into the file that was replaced is waited for, and kept', async () => {
    let saving: number | undefined;
    let isArmed = false;
    const files: Files = {
      ...realFiles,
      open(path, flags) {
        if (isArmed && isShared(path)) {
          isArmed = false;
          saving = openSync(path.replace(/\.md\..*$/, '.md'), 'w');
        }
        return realFiles.open(path, flags);
      },
    };
    table = await openTable({ files });
    await table.client.request(convene, { briefText: two, attended: false });
    const file = sharedFileOf(table);
    const old = await file.asked('sage');
    isArmed = true;
    await file.edit((text) => text.replace('Should we cache the index?', 'Should we delete it?'));
    while (saving === undefined) await file.look();
    await file.look();
    writeSync(saving, written(old, 'nova', 'At last.'));
    closeSync(saving);
    await file.look();
    assert.ok((await keptTexts(table)).some((text) => text.includes('At last.')));
  });

  it('a vote that can’t be read is asked for again in the file', async () => {
    const { file } = await seated();
    await file.edit((text) => marked(written(text, 'sage', position), 'sage', 'RESPONDED'));
    await file.asked('sage', 'CHALLENGE');
    await file.edit((text) => marked(written(text, 'sage', 'Hm, who knows.'), 'sage', 'RESPONDED'));
    assert.ok(
      await file.asked('sage', 'CHALLENGE', /Your reply stands as it is\.[\s\S]*\n- \*\*Vote\*\*: agree/),
    );
  });

  it('a file seat that is skipped is absent, and the file of an ended council moves away', async () => {
    const { id, file } = await seated(brief(', nova'));
    await table.client.request(skipSeat, { id, seat: 'sage' });
    await file.asked('sage', 'CHALLENGE');
    await table.client.request(skipSeat, { id, seat: 'sage' });
    await watchUntil(table.client, id, (head) => isRecorded(head) || hasStatus('decision')(head));
    await file.look();
    assert.equal(await file.read(), '');
    assert.ok((await versions(table)).length > 0);
  });
});
