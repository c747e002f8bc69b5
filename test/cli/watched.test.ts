/** Files that people write are noticed by a host that a command opened, as by the editor's. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { declaredFiles, isOfPeople, tellsOfHome } from '../../src/rpc/homeFiles.ts';
import { readBooks } from '../support/witness.ts';
import { council, type Running, start, workplace } from './council.ts';

describe('§3 cli: files that people write', function () {
  this.timeout(120_000);
  const { folder, home, remove } = workplace();
  const run = (...args: string[]) => council(folder, args);
  let table: Running;
  before(async () => {
    await run('init');
    mkdirSync(path.join(home, 'voices'));
    writeFileSync(path.join(home, 'voices', 'sage.txt'), 'Weighs every word.\n');
    const file = path.join(home, 'identities.yaml');
    const text = readFileSync(file, 'utf8');
    const persona =
      /(- id: sage\n(?: {4}.*\n)*?) {4}persona:[^\n]*\n(?:(?: {6,}.*)?\n(?=\n| {5}))*(?: {6,}.*\n)*/;
    assert.match(text, persona);
    writeFileSync(file, text.replace(persona, '$1    persona: { file: voices/sage.txt }\n'));
    table = start(folder, ['table', 'Should we cache the index?', '--rehearse', '--pace', '60', '--ndjson']);
    await table.says(/"event":"phase"/);
  });
  after(async () => {
    table.child.kill('SIGKILL');
    await table.ended;
    remove();
  });

  /** Each look is a command of its own: the host has as long as twenty of them take. */
  async function noticed(seen: () => Promise<boolean>): Promise<boolean> {
    for (let looks = 0; looks < 20; looks += 1) if (await seen()) return true;
    return false;
  }

  it('a channel written into channels.yaml is there for other terminals while the council runs', async () => {
    const file = path.join(home, 'channels.yaml');
    writeFileSync(
      file,
      `${readFileSync(file, 'utf8')}  - id: cellar\n    mode: none\n    members: [papa, henry]\n`,
    );
    assert.ok(await noticed(async () => (await run('channel', 'list')).out.includes('#cellar')));
  });

  it('a persona that stands in a file of its own is in force once it was saved', async () => {
    writeFileSync(path.join(home, 'voices', 'sage.txt'), 'Says what nobody says.\n');
    const inForce = async () => {
      await run('list');
      const sage = readBooks(home).state.identities.find(({ id }) => id === 'sage');
      return JSON.stringify(sage).includes('Says what nobody says.');
    };
    assert.ok(await noticed(inForce));
  });

  it('editor and host share one list: what people write is news, what the host writes is not', () => {
    for (const file of [
      ...declaredFiles,
      'protocols/jury.yaml',
      'briefs/x.yaml',
      'voices/sage.txt',
      'personas/a/b.md',
    ])
      assert.equal(isOfPeople(file), true, file);
    for (const file of [
      '.state/host.json',
      'conseils/a.md',
      'memory/shared/x.md',
      'DECISIONS.md',
      '../x.yaml',
      '',
    ])
      assert.equal(isOfPeople(file), false, file);
    assert.deepEqual(
      ['.state/host.json', '.state/journal/1', 'conseils/a.md', 'conseils/a/b.md', 'channels.yaml'].map(
        tellsOfHome,
      ),
      [true, false, true, false, true],
    );
  });
});
