/** `council doctor` on the files that people write: every mistake at its place, whether or not a host runs. */

import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { hasControlGroups } from '../../src/host/programs/controlGroup.ts';
import { encodeRecord } from '../../src/host/store/journal/journalRecord.ts';
import { ownMarking } from '../support/ownMarking.ts';
import { council, workplace } from './council.ts';

describe('§3 cli: doctor', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  beforeEach(async () => {
    place = workplace();
    await run('init');
  });
  afterEach(() => place.remove());
  const run = (...args: string[]) => council(place.folder, args);
  const at = (name: string) => path.join(place.home, name);
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(at(name), change(readFileSync(at(name), 'utf8')));

  it('shows what is wrong with each file that people write at its line, and does not end well', async () => {
    edit('identities.yaml', (text) => text.replace(/^ {2}- id: henry$/m, '  - id: Henry!'));
    edit('council.yaml', (text) => `${text}\nsurprise: 1\ngit: sometimes\n`);
    writeFileSync(at('channels.yaml'), 'channels:\n  - id: general\n    mode: loud\n');
    mkdirSync(at('protocols'));
    writeFileSync(at('protocols/mine.yaml'), 'id: mine\nphases: []\n');
    const { code, out } = await run('doctor');
    assert.equal(code, 2);
    assert.match(out, /^✗ council\/identities\.yaml:\d+:\d+ identities\.id: an id is/m);
    assert.match(out, /^✗ council\/council\.yaml:\d+:\d+ git/m);
    assert.match(out, /^✗ council\/channels\.yaml:3:11 .*mode/m);
    assert.match(out, /^✗ council\/protocols\/mine\.yaml:2:\d+ phases/m);
    assert.match(out, /\d mistakes in your files\. Until they are mended/);
    assert.doesNotMatch(out, /All is well/);
    const french = await council(place.folder, ['doctor'], { LC_ALL: 'fr_FR.UTF-8' });
    assert.match(french.out, /\d erreurs dans vos fichiers/);
    const { problems } = JSON.parse((await run('doctor', '--json')).out) as {
      problems: { file: string; line: number; column: number }[];
    };
    assert.deepEqual(new Set(problems.map(({ file }) => file)), new Set(filesWithMistakes));
    assert.ok(problems.every(({ line, column }) => line > 0 && column > 0));
  });

  it('§4 takes the state of a person for theirs in a sandbox too, which names another folder for configuration', async () => {
    const sandboxed = (name: string) => ({
      A_TABLE_CONFIG: '',
      HOME: place.folder,
      XDG_CONFIG_HOME: path.join(place.folder, name),
    });
    rmSync(place.home, { recursive: true });
    const table = ['table', 'Should we cache the index?', '--rehearse', '--seed', '7', '--json'];
    const held = await council(place.folder, table, sandboxed('terminal'));
    assert.equal(held.code, 0, held.err);
    const again = await council(place.folder, ['doctor'], sandboxed('editor'));
    assert.match(again.out, /All is well/);
    const listed = await council(place.folder, ['list'], sandboxed('editor'));
    assert.match(listed.out, /Should we cache the index/);
    assert.equal(listed.err, '');
  });

  it('knows the modes that are locked from the journal, and a file that is gone', async () => {
    assert.equal((await run('channel', 'create', 'bench', '--mode', 'work', '--members', 'henry')).code, 0);
    assert.match((await run('doctor')).out, /All is well/);
    edit('channels.yaml', (text) => text.replace('mode: work', 'mode: chat'));
    const locked = await run('doctor');
    assert.equal(locked.code, 2);
    assert.match(locked.out, /^✗ council\/channels\.yaml:\d+:\d+ .*bench stays work$/m);
    assert.match(locked.out, /One mistake in your files\. Until it is mended/);
    rmSync(at('identities.yaml'));
    assert.match((await run('doctor')).out, /^✗ council\/identities\.yaml:1:1 /m);
  });

  it('§14 warns of granted tool servers that are given a folder where the home, .git or .vscode lie, and names the others', async () => {
    const grant = (tools: string) =>
      edit('identities.yaml', (text) =>
        text.replace(/^ {2}- id: henry$/m, `  - id: henry\n    capabilities: { tools: ${tools} }`),
      );
    mkdirSync(path.join(place.folder, 'src'));
    const servers = [
      'mcp:',
      '  files: { command: [npx, a-server, .] }',
      '  narrow: { command: [npx, a-server, --root=src] }',
      '  inner: { command: [npx, a-server, --root=council] }',
      '  weather: { url: "https://example.org/mcp" }',
      '  idle: { command: [npx, a-server, .] }',
    ];
    edit('council.yaml', (text) => `${text}\n${servers.join('\n')}\n`);
    assert.match((await run('doctor')).out, /All is well/, 'nobody is granted any of them');
    grant('[files/write, narrow/*, inner/*, weather/*]');
    const { code, out } = await run('doctor');
    assert.equal(code, 0);
    assert.match(out, /^Tool servers +files, narrow, inner: run with your rights, and could write anywhere/m);
    const warned = out.split('\n').filter((line) => line.includes('the tool server'));
    assert.equal(warned.length, 2);
    assert.match(
      warned[0] ?? '',
      /^. council\/council\.yaml:\d+:3 the tool server "files" is given \., where council, \.git, \.vscode can be reached: a call that names a path there is refused/,
    );
    assert.match(warned[1] ?? '', /the tool server "inner" is given council, where council can be reached/);
    assert.match(out, /2 things to look at\. Nothing is broken/);
    const french = await council(place.folder, ['doctor'], { LC_ALL: 'fr_FR.UTF-8' });
    assert.match(
      french.out,
      /le serveur d’outils «.files.» reçoit \., d’où council, \.git, \.vscode sont accessibles/,
    );
    assert.match(french.out, /^Serveurs d’outils +files, narrow, inner.: tournent avec vos droits/m);
    const json = JSON.parse((await run('doctor', '--json')).out) as { servers: string[] };
    assert.deepEqual(json.servers, ['files', 'narrow', 'inner']);
  });

  it('says whether programs end with all that they start', async () => {
    const held = hasControlGroups();
    const { out } = await run('doctor');
    assert.match(
      out,
      held ? /^Programs +end with all that they start/m : /^Programs +end with what they start, as/m,
    );
    const french = await council(place.folder, ['doctor'], { LC_ALL: 'fr_FR.UTF-8' });
    assert.match(
      french.out,
      held ? /^Programmes +finissent avec tout/m : /^Programmes +finissent avec ce qu’ils/m,
    );
  });

  it('sets a record that could never have happened aside when asked, says what is lost, and the home opens', async () => {
    assert.equal((await run('channel', 'create', 'bench')).code, 0);
    const journal = at('.state/journal');
    const file = readdirSync(journal).at(-1) ?? '';
    const lines = readFileSync(path.join(journal, file), 'utf8').trimEnd().split('\n');
    const { seq, fence } = JSON.parse(lines.at(-1) ?? '') as { seq: number; fence: number };
    const event = { type: 'council.stopped', council: 'constructor', by: 'papa' };
    appendFileSync(
      path.join(journal, file),
      encodeRecord({ seq: seq + 1, at: 1, event }, fence, ownMarking(place.home)),
    );
    const list = await run('list');
    assert.equal(list.code, 70);
    assert.match(
      list.err,
      new RegExp(`Record ${seq + 1} \\(council\\.stopped\\) at ${file}, line ${lines.length + 1}`),
    );
    assert.match(list.err, /council doctor --repair/);
    const seen = await council(place.folder, ['doctor'], { LC_ALL: 'fr_FR.UTF-8' });
    assert.equal(seen.code, 70);
    assert.match(seen.out, /n’est pas utilisable[\s\S]*continuer sans\s: council doctor --repair/);
    const { code, out } = await run('doctor', '--repair');
    assert.equal(code, 0);
    assert.match(out, new RegExp(`Lost: what record ${seq + 1} \\(council\\.stopped\\) said of constructor`));
    assert.match(out, /what followed from it may be otherwise now/);
    assert.match(out, new RegExp(`versions.${file}`));
    assert.equal((await run('list')).code, 0);
    assert.match((await run('channel', 'list')).out, /bench/);
  });

  it('says that a state was set aside for as long as it is, and how to take it back', async () => {
    rmSync(at('.state'), { recursive: true, force: true });
    mkdirSync(at('.state/journal'), { recursive: true });
    await run('list');
    const { code, out } = await run('doctor');
    assert.equal(code, 0);
    assert.match(
      out,
      /^◐ council\/\.state\.foreign-[\d-]+ was set aside, unread\. If it is yours:\s+council doctor --adopt\.$/m,
    );
    assert.match(out, /^◐ One thing to look at\. Nothing is broken\.$/m);
    await run('doctor', '--adopt');
    assert.doesNotMatch((await run('doctor')).out, /set aside/);
  });

  it('shows a warning, ends well and does not say that all is', async () => {
    edit('channels.yaml', () => 'channels:\n  - { id: general, mode: chat, members: [nobody-here] }\n');
    const { code, out } = await run('doctor');
    assert.equal(code, 0);
    assert.match(out, /council\/channels\.yaml:2:\d+ .*nobody-here/);
    assert.doesNotMatch(out, /All is well/);
    assert.match(out, /^◐ One thing to look at\. Nothing is broken\.$/m);
    const french = await council(place.folder, ['doctor'], { LC_ALL: 'fr_FR.UTF-8' });
    assert.match(french.out, /^◐ Une chose à regarder\. Rien n’est cassé\.$/m);
  });
});

const filesWithMistakes = ['identities.yaml', 'channels.yaml', 'council.yaml', 'protocols/mine.yaml'];
