/** Who other registries know: dirigent-identity.json and padded-cell's ego.json, as the seed says, each case a row. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, it } from 'mocha';
import { identityOperations } from '../../src/host/declared/identities/editIdentities.ts';
import { readDirigent } from '../../src/host/declared/identities/import/dirigentIdentity.ts';
import {
  agentsIn,
  egoPath,
  readPaddedCell,
} from '../../src/host/declared/identities/import/paddedCellEgo.ts';
import { type Found, mergeFound } from '../../src/host/declared/identities/mergeIdentities.ts';
import { loadIdentities, parseIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const one = '123456789012345678';
const two = '987654321098765432';
const ours =
  'identities:\n' +
  `  - { id: dev, name: Developer, discord: { userId: "${one}" } }\n` +
  '  - { id: nova, name: Nova, discord: { face: bot } }\n' +
  '  - { id: papa, name: Papa, kind: human }\n';
const declared = parseIdentities(ours).declared ?? [];

describe('§5 taking over who another registry knows', () => {
  const rows: [string, Found[], Partial<ReturnType<typeof mergeFound>>][] = [
    [
      'a newcomer is added, by its agent id as its name',
      [{ agent: 'home-researcher', userId: two }],
      {
        add: [
          { id: 'home-researcher', name: 'home-researcher', backend: 'elsewhere', discord: { userId: two } },
        ],
      },
    ],
    [
      'a newcomer keeps the name that it comes with',
      [{ agent: 'r', userId: two, name: 'Researcher' }],
      { add: [{ id: 'r', name: 'Researcher', backend: 'elsewhere', discord: { userId: two } }] },
    ],
    [
      'a Discord id that is missing is filled in, and nothing else of the entry changes',
      [{ agent: 'nova', userId: two }],
      { fill: [{ id: 'nova', discord: { face: 'bot', userId: two } }] },
    ],
    ['who is there with the same id stays', [{ agent: 'dev', userId: one }], { same: ['dev'] }],
    [
      'an existing Discord id is never changed, the difference is reported',
      [{ agent: 'dev', userId: two }],
      { notes: [{ code: 'other-user', agent: 'dev', ours: one, theirs: two }] },
    ],
    [
      'an existing name is never changed, the difference is reported',
      [{ agent: 'dev', userId: one, name: 'Dev' }],
      { same: ['dev'], notes: [{ code: 'other-name', agent: 'dev', ours: 'Developer', theirs: 'Dev' }] },
    ],
    [
      'a Discord id that is somebody else’s here is not taken',
      [{ agent: 'new', userId: one }],
      { notes: [{ code: 'taken', agent: 'new', userId: one, by: 'dev' }] },
    ],
    [
      'the first of two with one Discord id is taken',
      [
        { agent: 'x', userId: two },
        { agent: 'y', userId: two },
      ],
      {
        add: [{ id: 'x', name: 'x', backend: 'elsewhere', discord: { userId: two } }],
        notes: [{ code: 'taken', agent: 'y', userId: two, by: 'x' }],
      },
    ],
    [
      'an agent id that is none of ours is made into one, and said',
      [{ agent: 'Équipe R&D.1', userId: two }],
      {
        add: [{ id: 'equipe-r-d-1', name: 'Équipe R&D.1', backend: 'elsewhere', discord: { userId: two } }],
        notes: [{ code: 'renamed', agent: 'Équipe R&D.1', id: 'equipe-r-d-1' }],
      },
    ],
    [
      'a made id is not taken for somebody else who has it',
      [{ agent: 'Nova!', userId: two }],
      { notes: [{ code: 'id-taken', agent: 'Nova!', id: 'nova' }] },
    ],
    [
      'an agent id of which nothing is left is refused',
      [{ agent: '🦊', userId: two }],
      { notes: [{ code: 'no-id', agent: '🦊' }] },
    ],
    [
      'an id that is a number is refused: it may be rounded',
      [{ agent: 'x', userId: 123456789012345680 }],
      { notes: [{ code: 'not-text', agent: 'x' }] },
    ],
    [
      'an id that is not digits is refused',
      [{ agent: 'x', userId: '@nova' }],
      { notes: [{ code: 'not-digits', agent: 'x' }] },
    ],
    [
      'white space around an id does not count',
      [{ agent: 'x', userId: ` ${two} ` }],
      { add: [{ id: 'x', name: 'x', backend: 'elsewhere', discord: { userId: two } }] },
    ],
  ];
  for (const [name, found, expected] of rows)
    it(name, () =>
      assert.deepEqual(mergeFound(declared, found), { add: [], fill: [], same: [], notes: [], ...expected }),
    );

  it('twice changes nothing the second time, and the file is sound whatever was found', () => {
    const agent = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('dev', 'Dev', 'nova', 'é', '__proto__'),
    );
    const userId = fc.oneof(fc.constantFrom(one, two, '', '12', 7, null), fc.stringMatching(/^\d{17,19}$/));
    fc.assert(
      fc.property(fc.array(fc.record({ agent, userId }), { maxLength: 8 }), (found) => {
        const first = mergeFound(declared, found);
        const filled = declared.map((each) => ({
          ...each,
          ...first.fill.find(({ id }) => id === each.id),
        }));
        const added = first.add.map((each) => ({
          kind: 'agent' as const,
          role: '',
          persona: '',
          domains: { lead: [], backup: [] },
          ...each,
        }));
        const after = [...filled, ...added];
        assert.equal(loadIdentities(JSON.stringify({ identities: after })).problems.length, 0);
        const second = mergeFound(after, found);
        assert.deepEqual([second.add, second.fill], [[], []]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a dirigent-identity.json', () => {
  const entry = { discordUserId: one, agentId: 'home-developer', agentName: 'Developer' };
  const found = { agent: 'home-developer', userId: one, name: 'Developer' };
  const { agentName: _name, ...unnamed } = entry;
  const forms: [string, unknown, Found[]][] = [
    ['a list', [entry], [found]],
    ['a map by agent', { 'home-developer': { discordUserId: one, agentName: 'Developer' } }, [found]],
    ['a map by Discord id', { [one]: { agentId: 'home-developer', agentName: 'Developer' } }, [found]],
    [
      'a map of whole entries',
      { x: entry, y: { ...entry, agentId: 'b' } },
      [found, { ...found, agent: 'b' }],
    ],
    ['a list under a name', { entries: [entry] }, [found]],
    ['a map from agent to Discord id', { 'home-developer': one }, [{ agent: 'home-developer', userId: one }]],
    ['without a name', [unnamed], [{ agent: 'home-developer', userId: one }]],
    ['with entries that are none', [null, 5, 'x', {}, entry], [found]],
    ['an empty list', [], []],
  ];
  for (const [name, value, expected] of forms)
    it(`is read as ${name}`, () =>
      assert.deepEqual(readDirigent(JSON.stringify(value)), { found: expected }));

  it('that is no JSON, or has no entry, is refused', () => {
    assert.deepEqual(readDirigent('{'), { refused: 'not-json' });
    for (const value of [5, 'x', null, true, [1, 2], { a: 5 }])
      assert.deepEqual(readDirigent(JSON.stringify(value)), { refused: 'no-entries' }, JSON.stringify(value));
  });

  it('of any shape is read without a fault', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = readDirigent(text);
        if ('found' in read) mergeFound(declared, read.found);
      }),
    );
  });
});

describe('§5 padded-cell’s ego.json', () => {
  afterEach(clearScratch);
  const ego = (more: object): string =>
    JSON.stringify({
      columns: ['discord-id', 'mood'],
      publicColumns: [],
      publicScope: {},
      agentScope: {
        'home-developer': { 'discord-id': one },
        'home-researcher': { 'discord-id': two, name: 'Not a column' },
      },
      ...more,
    });
  const both = [
    { agent: 'home-developer', userId: one },
    { agent: 'home-researcher', userId: two },
  ];

  const rows: [string, string, ReturnType<typeof agentsIn>][] = [
    [
      'with the column discord-id every agent that has one is found',
      ego({}),
      { state: 'found', agents: both },
    ],
    [
      'without the column discord-id padded-cell counts as absent',
      ego({ columns: ['mood'] }),
      { state: 'absent' },
    ],
    ['without columns it counts as absent', ego({ columns: undefined }), { state: 'absent' }],
    ['columns that are no list count as absent', ego({ columns: 'discord-id' }), { state: 'absent' }],
    [
      'empty ids, blank ids and missing ones are passed over',
      ego({
        agentScope: {
          a: { 'discord-id': '' },
          b: { 'discord-id': ' ' },
          c: {},
          d: { 'discord-id': null },
          e: null,
        },
      }),
      { state: 'found', agents: [] },
    ],
    [
      'an id that is no text is found, to be refused in words',
      ego({ agentScope: { a: { 'discord-id': 12 } } }),
      { state: 'found', agents: [{ agent: 'a', userId: 12 }] },
    ],
    [
      'a column of names gives the names',
      ego({
        columns: ['discord-id', 'name'],
        agentScope: { a: { 'discord-id': one, name: 'Anna' }, b: { 'discord-id': two, name: '' } },
      }),
      {
        state: 'found',
        agents: [
          { agent: 'a', userId: one, name: 'Anna' },
          { agent: 'b', userId: two },
        ],
      },
    ],
    [
      'without agentScope it is refused in words',
      ego({ agentScope: undefined }),
      { state: 'refused', why: 'no-scope' },
    ],
    ['broken JSON is refused in words', '{ "columns": [', { state: 'refused', why: 'not-json' }],
    ['JSON that is no object is refused in words', '[]', { state: 'refused', why: 'not-json' }],
  ];
  for (const [name, text, expected] of rows) it(name, () => assert.deepEqual(agentsIn(text), expected));

  it('is read from a file: one that is missing is absent; a link, a folder and a huge one are refused', async () => {
    const folder = scratchHome();
    mkdirSync(folder, { recursive: true });
    const at = (name: string) => join(folder, name);
    writeFileSync(at('ego.json'), `\uFEFF${ego({})}`);
    symlinkSync(at('ego.json'), at('link.json'));
    writeFileSync(at('huge.json'), ' '.repeat(1_000_001));
    assert.deepEqual(await readPaddedCell(at('ego.json')), { state: 'found', agents: both });
    assert.deepEqual(await readPaddedCell(at('none.json')), { state: 'absent' });
    assert.deepEqual(await readPaddedCell(at('link.json')), { state: 'refused', why: 'link' });
    assert.deepEqual(await readPaddedCell(at('huge.json')), { state: 'refused', why: 'too-big' });
    assert.deepEqual(await readPaddedCell(folder), { state: 'refused', why: 'unreadable' });
  });

  it('stands in OpenClaw’s folder unless council.yaml says where', () => {
    const around = { env: { HOME: '/home/p' }, workspace: '/w' };
    assert.equal(egoPath(undefined, around), join('/home/p', '.openclaw', 'ego.json'));
    assert.equal(
      egoPath(undefined, { ...around, env: { OPENCLAW_STATE_DIR: '/o' } }),
      join('/o', 'ego.json'),
    );
    assert.equal(egoPath(undefined, { ...around, env: {} }), undefined);
    assert.equal(egoPath('~/e.json', around), join('/home/p', 'e.json'));
    assert.equal(egoPath('/x/e.json', around), '/x/e.json');
    assert.equal(egoPath('e.json', around), join('/w', 'e.json'));
  });

  it('is merged into the file with every line of a person kept', async () => {
    const home = scratchHome();
    mkdirSync(home, { recursive: true });
    const text = `# Ours\nidentities:\n  # the coder\n  - id: home-developer\n    name: Dev # short\n# The end\n`;
    writeFileSync(join(home, 'identities.yaml'), text);
    const taken = await identityOperations(home).takeOver(both);
    assert.ok('written' in taken);
    assert.deepEqual(taken.written, ['identities.yaml']);
    assert.equal(
      readFileSync(join(home, 'identities.yaml'), 'utf8'),
      `# Ours\nidentities:\n  # the coder\n  - id: home-developer\n    name: Dev # short\n    discord:\n      userId: "${one}"\n\n` +
        `  - id: home-researcher\n    name: home-researcher\n    backend: elsewhere\n    discord:\n      userId: "${two}"\n# The end\n`,
    );
    const again = await identityOperations(home).takeOver(both);
    assert.ok('written' in again && again.written.length === 0);
  });
});
