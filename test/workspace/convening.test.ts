/** From a question in words to a brief in its place: its name, its text, its language. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import type { Identity } from '../../src/core/identities/identity.ts';
import { findBrief } from '../../src/host/declared/briefs/briefPath.ts';
import {
  councilIdFor,
  councilIdForBrief,
  slugOf,
  takenIn,
} from '../../src/host/declared/briefs/councilId.ts';
import { languageOfQuestion } from '../../src/host/declared/briefs/languageOf.ts';
import { newBriefText, writeBrief } from '../../src/host/declared/briefs/newBrief.ts';
import { loadBrief } from '../../src/host/declared/briefs/readBrief.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { familyTemplate } from '../../src/host/declared/templates/family.ts';
import { initHome } from '../../src/host/declared/templates/initHome.ts';
import { councilPaths, isCouncilId } from '../../src/host/store/home/paths.ts';
import { noon } from '../support/councils.ts';
import { clearScratch, scratchHome, textsUnder } from '../support/scratch.ts';

const family = loadIdentities(familyTemplate.en).identities as Identity[];
const nobody = (): boolean => false;

describe('§3 a council’s id', () => {
  afterEach(clearScratch);

  it('is the local day and the words of the question, in letters that any path can hold', () => {
    const slugs: [string, string][] = [
      ['Should we cache the index?', 'should-we-cache-the-index'],
      ['Faut-il passer à TypeScript 7 ?', 'faut-il-passer-a-typescript-7'],
      ['L’œuvre d’été à Noël : ça va ?', 'l-oeuvre-d-ete-a-noel-ca-va'],
      ['🎉 🎉', 'question'],
      ['把缓存放在哪里', 'question'],
      ['../../etc/passwd', 'etc-passwd'],
      ['a & b', 'a-and-b'],
      ['  \n ', 'question'],
    ];
    for (const [question, slug] of slugs) assert.equal(slugOf(question), slug);
    for (const long of ['word '.repeat(50), 'x'.repeat(300), 'é'.repeat(10_000)])
      assert.ok(slugOf(long).length <= 60);
  });

  it('counts on when the home, a brief or a running council has it already', async () => {
    const home = scratchHome();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const id = await councilIdFor(
        'Same?',
        noon,
        takenIn(home, (each) => each === '2026-02-08-same-4'),
      );
      ids.push(id);
      assert.ok(isCouncilId(id));
      const paths = councilPaths(home, id);
      const file = [paths.brief, paths.archive, paths.log][n % 3] ?? '';
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    assert.deepEqual(
      ids,
      ['', '-2', '-3', '-5', '-6'].map((end) => `2026-02-08-same${end}`),
    );
  });

  it('of a brief that a person named is that name, with today’s day when it has none', async () => {
    assert.equal(
      await councilIdForBrief('briefs/2026-01-02-Index caché.yaml', noon, nobody),
      '2026-01-02-index-cache',
    );
    assert.equal(await councilIdForBrief('/a/b/index.yml', noon, nobody), '2026-02-08-index');
    const home = scratchHome();
    const own = councilPaths(home, '2026-02-08-index').brief;
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, '');
    assert.equal(await councilIdForBrief(own, noon, takenIn(home, nobody, own)), '2026-02-08-index');
  });
});

describe('the language of a question', () => {
  it('is French or English by its little words', () => {
    const french = [
      'Faut-il passer à TypeScript 7 ?',
      'Redis ou Postgres ?',
      'Quel cache pour notre index',
      'On migre vers le cloud ?',
      'Doit-on tout refaire',
      'garder le monolithe',
    ];
    const english = [
      'Should we cache the index?',
      'Redis or Postgres?',
      'TypeScript 7?',
      'Is a café a good place to work?',
      'Move to the cloud',
      '',
      '🎉',
    ];
    for (const question of french) assert.equal(languageOfQuestion(question), 'fr', question);
    for (const question of english) assert.equal(languageOfQuestion(question), 'en', question);
  });
});

describe('a new brief', () => {
  it('reads back as the question it was made of, whatever the question is', () => {
    const questions = [
      'Should we?',
      'a: b # c',
      '"quoted" \'too\'',
      '- list',
      '{ flow }',
      'two\nlines\n\nof it',
      '---',
      '%',
      'é 🎉',
      '<<<<<<< x',
      'yes',
      '007',
      '!tag *alias &anchor',
    ];
    for (const language of ['en', 'fr'] as const)
      for (const question of questions) {
        const text = newBriefText(question, { language, seats: ['henry', 'sage'], maxRounds: 2 });
        const { brief, problems } = loadBrief(text, family, { file: 'x' });
        assert.deepEqual(problems, [], question);
        assert.equal(brief?.question, question);
        assert.deepEqual([brief?.seats, brief?.maxRounds, brief?.language], [['henry', 'sage'], 2, language]);
      }
  });

  it('carries a wrong number of rounds or an unknown seat on, to be told at its line', () => {
    const text = newBriefText('x', { language: 'en', seats: ['henry', 'nobody'], maxRounds: 9 });
    assert.equal(loadBrief(text, family, { file: 'x' }).problems.length, 2);
  });

  it('lands in briefs/ under the council’s id', async () => {
    const home = scratchHome();
    const path = await writeBrief(home, '2026-02-08-x', 'type: debate\n');
    assert.equal(readFileSync(path, 'utf8'), 'type: debate\n');
    assert.deepEqual([...textsUnder(home).keys()], ['briefs/2026-02-08-x.yaml']);
    clearScratch();
  });
});

describe('§14 the path of a brief (S5)', () => {
  afterEach(clearScratch);

  it('stays in the home after links are followed; only the person at the machine may name a file elsewhere', async () => {
    const home = scratchHome();
    mkdirSync(join(home, 'briefs'), { recursive: true });
    const outside = join(dirname(home), 'outside.yaml');
    for (const file of [join(home, 'briefs', 'in.yaml'), outside, join(home, 'in.txt')])
      writeFileSync(file, 'type: debate\n');
    symlinkSync(outside, join(home, 'briefs', 'link.yaml'));
    symlinkSync(dirname(home), join(home, 'up'));
    mkdirSync(join(home, 'folder.yaml'));
    const refused = [
      '../outside.yaml',
      'briefs/../../outside.yaml',
      '..%2foutside.yaml',
      '%2e%2e/outside.yaml',
      'briefs/in.yaml\0.txt',
      'in.yaml\0',
      '\\\\host\\share\\x.yaml',
      '//host/share/x.yaml',
      'briefs/link.yaml',
      'up/outside.yaml',
      outside,
      'in.txt',
      'folder.yaml',
      'none.yaml',
      '',
      '/etc/passwd',
    ];
    for (const given of refused) assert.ok((await findBrief(home, given)).problem, given);
    // Being at the machine opens no other door.
    for (const given of refused.filter((each) => each !== outside))
      assert.ok((await findBrief(home, given, { anywhere: true })).problem, given);
    assert.equal((await findBrief(home, 'briefs/in.yaml')).path, join(home, 'briefs/in.yaml'));
    assert.equal((await findBrief(home, join(home, 'briefs/in.yaml'))).path, join(home, 'briefs/in.yaml'));
    assert.equal((await findBrief(home, outside, { anywhere: true })).path, outside);
  });
});

describe('§13 laying a home', () => {
  afterEach(clearScratch);

  it('writes identities.yaml and hides .state from git, once, and touches nothing that is there', async () => {
    const home = scratchHome();
    assert.deepEqual(await initHome(home, 'fr'), [
      '.state/.gitignore',
      'identities.yaml',
      'council.yaml',
      'channels.yaml',
    ]);
    assert.equal(textsUnder(home).get('identities.yaml'), familyTemplate.fr);
    assert.equal(textsUnder(home).get('.state/.gitignore'), '*\n');
    writeFileSync(join(home, 'identities.yaml'), 'mine');
    assert.deepEqual(await initHome(home, 'en'), []);
    assert.equal(textsUnder(home).get('identities.yaml'), 'mine');
  });
});
