/** The registry on a real host: added, edited, deleted and taken over by messages, refused in words, in force at once. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import {
  addIdentity,
  deleteIdentity,
  editIdentity,
  importIdentities,
  listRegistry,
  rescanPaddedCell,
} from '../../src/rpc/messages/identityMessages.ts';
import { convene, listIdentities } from '../../src/rpc/messages/messages.ts';
import { type OpenTable, openTable, puppets } from '../support/openTable.ts';

const one = '123456789012345678';
const two = '987654321098765432';

describe('§5 the registry, on a host', () => {
  let table: OpenTable;
  let own: string;
  beforeEach(() => {
    own = mkdtempSync(join(tmpdir(), 'a-table-own-'));
  });
  afterEach(async () => {
    await table.close();
    rmSync(own, { recursive: true, force: true });
  });
  const file = () => join(table.home, 'identities.yaml');
  const text = () => readFileSync(file(), 'utf8');
  const ids = async () => (await table.client.request(listIdentities, {})).rows.map(({ id }) => id);
  const entry = async (id: string) =>
    (await table.client.request(listRegistry, {})).rows.find((row) => row.id === id);

  it('somebody is added, edited and deleted, comments kept, and is in force at once', async () => {
    table = await openTable();
    const before = text();
    const added = await table.client.request(addIdentity, {
      id: 'zoe',
      fields: { name: 'Zoé', role: 'user research', domains: { lead: ['research'] } },
    });
    assert.deepEqual(added, { id: 'zoe', written: ['identities.yaml'] });
    assert.equal(
      text(),
      `${before}\n  - id: zoe\n    name: Zoé\n    role: user research\n    domains:\n      lead: [research]\n`,
    );
    assert.ok((await ids()).includes('zoe'));
    await table.client.request(editIdentity, { id: 'zoe', set: { discord: { userId: one }, speed: 3 } });
    await table.client.request(editIdentity, {
      id: 'zoe',
      set: { discord: { face: 'bot' } },
      clear: ['domains', 'speed'],
    });
    assert.deepEqual(await entry('zoe'), {
      id: 'zoe',
      name: 'Zoé',
      kind: 'agent',
      role: 'user research',
      persona: '',
      discord: { userId: one, face: 'bot' },
      domains: { lead: [], backup: [] },
    });
    const again = await table.client.request(editIdentity, { id: 'zoe', set: { name: 'Zoé' } });
    assert.deepEqual(again.written, []);
    const gone = await table.client.request(deleteIdentity, { id: 'zoe' });
    assert.deepEqual(gone, { id: 'zoe', written: ['identities.yaml'], sitsIn: [], channels: [] });
    assert.equal(text(), before);
    assert.ok(!(await ids()).includes('zoe'));
  });

  it('what can’t be is refused in words, and nothing is written', async () => {
    table = await openTable();
    const before = text();
    const rows: [() => Promise<unknown>, RegExp][] = [
      [
        () => table.client.request(addIdentity, { id: 'sage', fields: {} }),
        /“sage” is in identities.yaml already/,
      ],
      [
        () => table.client.request(addIdentity, { id: 'Zoé', fields: {} }),
        /^id: an id is lower case letters/,
      ],
      [
        () => table.client.request(addIdentity, { id: 'zoe', fields: { kind: 'robot' } }),
        /^kind: expected one of agent, human. Nothing was written/,
      ],
      [
        () => table.client.request(addIdentity, { id: 'zoe', fields: { rolle: 'x' } }),
        /^rolle: unknown \(did you mean role\?\)/,
      ],
      [
        () => table.client.request(editIdentity, { id: 'sgae', set: {} }),
        /no identity “sgae”.* \(did you mean sage\?\)/,
      ],
      [
        () => table.client.request(editIdentity, { id: 'sage', set: { id: 'saga' } }),
        /An id does not change/,
      ],
      [() => table.client.request(editIdentity, { id: 'sage', clear: ['name'] }), /^name: missing/],
      [
        () => table.client.request(editIdentity, { id: 'sage', set: { discord: { userId: 'me' } } }),
        /a Discord id is digits/,
      ],
      [() => table.client.request(deleteIdentity, { id: 'nobody' }), /no identity “nobody”/],
      [() => table.client.request(importIdentities, { text: 'x' }), /no JSON/],
      [() => table.client.request(importIdentities, { text: '[1]' }), /is this a dirigent-identity.json\?/],
    ];
    for (const [asked, words] of rows)
      await assert.rejects(asked(), ({ message }: Error) => words.test(message));
    assert.equal(text(), before);
  });

  it('a persona in a file is looked at before it is named, and is in force as its text', async () => {
    table = await openTable();
    const before = text();
    const name = (place: string) =>
      table.client.request(editIdentity, { id: 'sage', set: { persona: { file: place } } });
    await assert.rejects(
      name('personas/sage.md'),
      /does not exist in the council’s home. Nothing was written/,
    );
    await assert.rejects(name('../../etc/passwd'), /is not in the council’s home/);
    assert.equal(text(), before);
    mkdirSync(join(table.home, 'personas'));
    writeFileSync(join(table.home, 'personas', 'sage.md'), 'You read twice.');
    assert.deepEqual((await name('personas/sage.md')).written, ['identities.yaml']);
    assert.deepEqual((await entry('sage'))?.persona, { file: 'personas/sage.md' });
    assert.deepEqual((await table.client.request(listIdentities, {})).problems, []);
    assert.match(text(), /^ {4}persona:\n {6}file: personas\/sage\.md\n {4}domains:$/m);
  });

  it('§3 while the file is broken every change is refused with the line, and it stays as it is', async () => {
    table = await openTable();
    const broken = `${text()}  - id: x\n    nmae: X\n`;
    writeFileSync(file(), broken);
    const line = broken.split('\n').length - 1;
    const asked = [
      () => table.client.request(addIdentity, { id: 'zoe', fields: {} }),
      () => table.client.request(editIdentity, { id: 'sage', set: { role: 'x' } }),
      () => table.client.request(deleteIdentity, { id: 'sage' }),
      () => table.client.request(importIdentities, { text: `[{"agentId":"z","discordUserId":"${one}"}]` }),
    ];
    for (const each of asked)
      await assert.rejects(each(), (error: Error & { data?: { problems?: unknown[] } }) => {
        assert.match(error.message, /identities.yaml:\d+: .*Mend that line first. Nothing was written/);
        return (error.data?.problems ?? []).length > 0;
      });
    await assert.rejects(
      asked[0]?.() ?? Promise.resolve(),
      new RegExp(`identities.yaml:(${line}|${line - 1}):`),
    );
    assert.equal(text(), broken);
    rmSync(file());
    await assert.rejects(asked[0]?.() ?? Promise.resolve(), /lay the table first/);
    assert.ok(!existsSync(file()));
  });

  it('one who sits in a running council may go: the council keeps its own copy, and is named; channels lose the member', async () => {
    let speak: (text: string) => void = () => undefined;
    const silent = new Promise<string>((resolve) => {
      speak = resolve;
    });
    table = await openTable({ backends: [puppets(() => silent)] });
    const { id } = await table.client.request(convene, { question: 'Why?', seats: ['sage', 'nova'] });
    const gone = await table.client.request(deleteIdentity, { id: 'nova' });
    assert.deepEqual(gone.sitsIn, [id]);
    assert.deepEqual(gone.written, ['identities.yaml', 'channels.yaml']);
    assert.deepEqual(gone.channels, ['general']);
    const channels = readFileSync(join(table.home, 'channels.yaml'), 'utf8');
    assert.match(channels, /^ {4}members: \[papa, maman, henry, sage, blaise\]$/m);
    assert.match(channels, /# order: round-robin/);
    assert.deepEqual((await table.client.request(listIdentities, {})).problems, []);
    speak('');
  });

  it('two changes at once are both made', async () => {
    table = await openTable();
    await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) => table.client.request(addIdentity, { id, fields: { role: id } })),
    );
    assert.deepEqual((await ids()).slice(-4).toSorted(), ['a', 'b', 'c', 'd']);
  });

  it('a dirigent-identity.json is imported: added, filled, and what differs said in words', async () => {
    table = await openTable();
    const entries = [
      { discordUserId: one, agentId: 'nova', agentName: 'Nova' },
      { discordUserId: two, agentId: 'home-developer', agentName: 'Developer' },
      { discordUserId: two, agentId: 'sage' },
    ];
    const taken = await table.client.request(importIdentities, { text: JSON.stringify(entries) });
    assert.deepEqual(taken, {
      written: ['identities.yaml'],
      added: ['home-developer'],
      filled: ['nova'],
      same: [],
      notes: [`sage: not taken, the Discord id ${two} is that of home-developer.`],
    });
    assert.deepEqual((await entry('nova'))?.discord, { userId: one });
    const other = [{ discordUserId: two.replace('9', '8'), agentId: 'nova' }];
    const again = await table.client.request(importIdentities, { text: JSON.stringify(other) });
    assert.deepEqual(again.written, []);
    assert.match(
      again.notes[0] ?? '',
      new RegExp(`nova: the Discord id stays ${one}; the other registry says`),
    );
  });

  const egoOf = (agents: Record<string, unknown>, columns = ['discord-id']): string =>
    JSON.stringify({
      columns,
      agentScope: Object.fromEntries(
        Object.entries(agents).map(([id, user]) => [id, { 'discord-id': user }]),
      ),
    });
  const ego = (value: string): void => writeFileSync(join(own, 'ego.json'), value);
  const env = () => ({ ...process.env, OPENCLAW_STATE_DIR: own });

  it('padded-cell is scanned at the start and on a re-scan, and offered only where it was found', async () => {
    table = await openTable({ env: env() });
    assert.equal((await table.client.request(listRegistry, {})).paddedCell, 'absent');
    await assert.rejects(table.client.request(rescanPaddedCell, {}), /padded-cell is not here/);
    ego(egoOf({ nova: one, 'home-developer': two, nobody: '' }));
    await table.reopen();
    assert.equal((await table.client.request(listRegistry, {})).paddedCell, 'found');
    assert.ok((await ids()).includes('home-developer'));
    assert.deepEqual((await entry('nova'))?.discord, { userId: one });
    assert.equal((await entry('home-developer'))?.name, 'home-developer');
    const after = text();
    ego(egoOf({ nova: two, extra: '555555555555555555', odd: 5 }));
    const taken = await table.client.request(rescanPaddedCell, {});
    assert.deepEqual([taken.added, taken.filled], [['extra'], []]);
    assert.deepEqual(taken.notes, [
      `nova: not taken, the Discord id ${two} is that of home-developer.`,
      'odd: not taken, its Discord id is not a text in quotes (a number would be rounded).',
    ]);
    assert.ok(text().startsWith(after));
    ego(egoOf({ nova: one }, ['mood']));
    assert.equal((await table.client.request(listRegistry, {})).paddedCell, 'absent');
    ego('{');
    const broken = await table.client.request(listRegistry, {});
    assert.equal(broken.paddedCell, 'absent');
    assert.match(broken.why ?? '', /ego.json is no valid JSON/);
    await assert.rejects(table.client.request(rescanPaddedCell, {}), /no valid JSON: nothing was taken/);
  });

  it('council.yaml may say where padded-cell is; in a workspace that is not trusted nothing is read', async () => {
    ego(egoOf({ 'home-developer': two }));
    table = await openTable();
    assert.equal((await table.client.request(listRegistry, {})).paddedCell, 'absent');
    const place = join(own, 'ego.json');
    writeFileSync(join(table.home, 'council.yaml'), `git: off\npadded-cell: ${JSON.stringify(place)}\n`);
    assert.equal((await table.client.request(listRegistry, {})).paddedCell, 'found');
    await table.reopen({ trusted: false });
    assert.ok(!(await ids()).includes('home-developer'));
    assert.equal((await table.client.request(listRegistry, {})).paddedCell, 'absent');
    await assert.rejects(table.client.request(rescanPaddedCell, {}), /trusted workspace only/);
  });

  it('§3 a home that nobody laid gets nothing from padded-cell, nor does one that only looks', async () => {
    ego(egoOf({ 'home-developer': two }));
    table = await openTable({ env: env(), drives: 'nothing' });
    await table.reopen();
    assert.ok(!(await ids()).includes('home-developer'));
    const home = join(own, 'elsewhere', 'council');
    mkdirSync(home, { recursive: true });
    const host = await openHost({ home, env: env(), backends: [puppets(() => '')] });
    assert.ok(!existsSync(join(home, 'identities.yaml')));
    await assert.rejects(host.client().request(rescanPaddedCell, {}), /lay the table first/);
    await host.close();
  });
});
