/** identities.yaml: every field of an identity, each mistake at its line, and personas that stand in files. */
import assert from 'node:assert/strict';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { watchDeclared } from '../../src/host/declared/identities/identitiesInForce.ts';
import { loadIdentities, loadIdentitiesIn } from '../../src/host/declared/identities/readIdentities.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const one = (fields: string): string => `identities:\n  - id: sage\n    name: Sage\n    ${fields}\n`;
const told = (text: string): string[] =>
  loadIdentities(text).problems.map(({ line, message }) => `${line} ${message}`);
const longId = '123456789012345678';

describe('§5 the fields of an identity', () => {
  it('all are optional, and each is read as it is written', () => {
    const text = one(
      `discord: { userId: "${longId}", face: bot }\n    priority: 5\n    speed: 12.5\n    reactsTo: [blocker, " risk "]\n` +
        '    budget: { tokens: 1000, cost: 0.5 }\n    muted: true',
    );
    const [sage] = loadIdentities(text).identities ?? [];
    assert.deepEqual(
      [sage?.discord, sage?.priority, sage?.speed, sage?.reactsTo, sage?.budget, sage?.muted],
      [{ userId: longId, face: 'bot' }, 5, 12.5, ['blocker', 'risk'], { tokens: 1000, cost: 0.5 }, true],
    );
    const [bare] = loadIdentities('identities:\n  - { id: a, name: A }\n').identities ?? [];
    assert.deepEqual(bare, {
      id: 'a',
      name: 'A',
      kind: 'agent',
      role: '',
      persona: '',
      domains: { lead: [], backup: [] },
    });
  });

  const digits = 'identities.discord.userId: a Discord id is digits, in quotes: "123456789012345678"';
  const mistakes: [string, string][] = [
    [`discord: { userId: ${longId} }`, `4 ${digits}`],
    ['discord: { userId: "me" }', `4 ${digits}`],
    ['discord: { face: mask }', '4 identities.discord.face: expected one of webhook, bot'],
    ['discord: { user: "1" }', '4 identities.discord.user: unknown (did you mean userId?)'],
    ['priority: high', '4 identities.priority: expected a number'],
    ['priority: 5000', '4 identities.priority: at most 1000'],
    ['speed: 0', '4 identities.speed: more than 0'],
    ['reactsTo: blocker', '4 identities.reactsTo: expected a list (lines that start with -)'],
    ['reactsTo: [""]', '4 identities.reactsTo: is empty'],
    ['budget: { tokens: -1 }', '4 identities.budget.tokens: more than 0'],
    ['budget: { token: 1 }', '4 identities.budget.token: unknown (did you mean tokens?)'],
    ['persona: { path: x }', '4 identities.persona.file: missing'],
    ['persona: 5', '4 identities.persona: expected a text'],
  ];
  for (const [fields, problem] of mistakes)
    it(`with ${fields} the problem is at its line`, () => {
      const [first = ''] = told(one(fields));
      // Only short words are close enough to be suggested.
      assert.equal(first.replace(/ \(did you mean .*\)$/, ''), problem.replace(/ \(did you mean .*\)$/, ''));
    });

  it('one Discord user is one identity', () => {
    const text = `identities:\n  - { id: a, name: A, discord: { userId: "${longId}" } }\n  - { id: b, name: B, discord: { userId: "${longId}" } }\n`;
    assert.deepEqual(told(text), [`3 discord.userId: "${longId}" stands twice, and nobody is two`]);
    assert.equal(loadIdentities(text).identities, undefined);
  });
});

describe('§5 a persona in a file', () => {
  afterEach(clearScratch);
  const written = (file: string, text: string | Buffer): string => {
    const home = scratchHome();
    mkdirSync(join(home, dirname(file)), { recursive: true });
    writeFileSync(join(home, file), text);
    return home;
  };
  const named = (file: string): string => one(`persona: { file: ${JSON.stringify(file)} }`);

  it('is its text, whatever its line ends are', async () => {
    const home = written('personas/sage.md', '\uFEFFYou read twice.\r\nThen you answer.\r\n');
    const { identities, problems, personaFiles } = await loadIdentitiesIn(home, named('personas/sage.md'));
    assert.deepEqual(problems, []);
    assert.equal(identities?.[0]?.persona, 'You read twice.\nThen you answer.\n');
    assert.deepEqual(personaFiles, [join(home, 'personas/sage.md')]);
  });

  const refused: [string, string, (home: string) => void, RegExp][] = [
    ['outside the home', '../x.md', () => undefined, /is not in the council’s home/],
    ['an absolute path elsewhere', '/etc/hostname', () => undefined, /is not in the council’s home/],
    ['in the state of the host', '.state/x.md', () => undefined, /is not in the council’s home/],
    ['not there', 'personas/none.md', () => undefined, /does not exist/],
    ['a folder', 'personas', () => undefined, /is no text file/],
    [
      'a link',
      'link.md',
      (home) => symlinkSync(join(home, 'personas/sage.md'), join(home, 'link.md')),
      /is a link/,
    ],
    [
      'behind a link',
      'away/sage.md',
      (home) => symlinkSync(join(home, 'personas'), join(home, 'away')),
      /is a link/,
    ],
    [
      'no text',
      'b.md',
      (home) => writeFileSync(join(home, 'b.md'), Buffer.from([0xff, 0xfe, 0])),
      /is no text file/,
    ],
    ['8001 characters', 'l.md', (home) => writeFileSync(join(home, 'l.md'), 'x'.repeat(8001)), /is too long/],
    ['a huge file', 'h.md', (home) => writeFileSync(join(home, 'h.md'), 'x'.repeat(100_000)), /is too long/],
  ];
  for (const [name, file, prepare, words] of refused)
    it(`§14 that is ${name} is refused at its line`, async () => {
      const home = written('personas/sage.md', 'You read twice.\n');
      prepare(home);
      const { identities, problems } = await loadIdentitiesIn(home, named(file));
      assert.equal(identities, undefined);
      assert.deepEqual(
        problems.map(({ line, severity }) => [line, severity]),
        [[4, 'error']],
      );
      assert.match(problems[0]?.message ?? '', words);
    });

  it('is said in French too', async () => {
    const { problems } = await loadIdentitiesIn(scratchHome(), named('personas/none.md'), 'fr');
    assert.match(problems[0]?.message ?? '', /n’existe pas dans le dossier du conseil/);
  });

  it('all of them together are bounded', async () => {
    const home = written('long.md', 'x'.repeat(8000));
    const entries = Array.from(
      { length: 51 },
      (_, n) => `  - { id: a${n}, name: A, persona: { file: long.md } }\n`,
    );
    const { problems } = await loadIdentitiesIn(home, `identities:\n${entries.join('')}`);
    assert.deepEqual(
      problems.map(({ line }) => line),
      [52],
    );
    assert.match(problems[0]?.message ?? '', /400,000 characters together/);
  });

  it('that changes is picked up live; one that is gone leaves the last good version in force', async () => {
    const home = written('personas/sage.md', 'One.');
    writeFileSync(join(home, 'identities.yaml'), named('personas/sage.md'));
    const personas: string[] = [];
    let changed: () => void = () => undefined;
    const declared = watchDeclared({
      home,
      watch: true,
      onIdentities: ([sage]) => {
        personas.push(sage?.persona ?? '');
        changed();
      },
      onProblems: () => undefined,
    });
    await declared.ready();
    await declared.look();
    const next = new Promise<void>((resolve) => {
      changed = resolve;
    });
    // As editors save: a new file over the old one.
    writeFileSync(join(home, 'personas/new.md'), 'Two.');
    renameSync(join(home, 'personas/new.md'), join(home, 'personas/sage.md'));
    await next;
    assert.deepEqual(personas, ['One.', 'Two.']);
    rmSync(join(home, 'personas/sage.md'));
    await declared.look();
    assert.equal(personas.length, 2);
    assert.match(declared.problems()[0]?.message ?? '', /does not exist/);
    await declared.close();
  });
});
