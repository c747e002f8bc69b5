/** Templates: each seats whom it says, adds to a table without touching who sits there; and what answers is set line by line. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { Brief } from '../../src/core/councils/briefs/brief.ts';
import { debate } from '../../src/core/councils/protocols/builtIn.ts';
import type { Language } from '../../src/core/ids.ts';
import { layTable } from '../../src/host/councils/layTable.ts';
import { defaultSeats } from '../../src/host/declared/briefs/readBrief.ts';
import { loadIdentities } from '../../src/host/declared/identities/readIdentities.ts';
import { setModel } from '../../src/host/declared/identities/setModel.ts';
import { useTemplate } from '../../src/host/declared/identities/useTemplate.ts';
import { initHome } from '../../src/host/declared/templates/initHome.ts';
import { type TemplateName, templates } from '../../src/host/declared/templates/templates.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const every = (['en', 'fr'] as Language[]).flatMap((language) =>
  (Object.keys(templates) as TemplateName[]).map((name) => ({ language, name })),
);

/** The lines of the second that are not in the first, in their order. */
const addedLines = (before: string, after: string): string[] => {
  const rest = before.split('\n');
  return after.split('\n').filter((line) => {
    if (line !== rest[0]) return true;
    rest.shift();
    return false;
  });
};

describe('§5 templates', () => {
  afterEach(clearScratch);
  const file = (home: string) => readFile(join(home, 'identities.yaml'), 'utf8');

  it('each is sound in both languages, with one person, and says how each voice thinks', () => {
    for (const { language, name } of every) {
      const { identities, problems } = loadIdentities(templates[name][language]);
      assert.deepEqual(problems, [], `${name} ${language}`);
      assert.equal(identities?.filter(({ kind }) => kind === 'human').length, 1);
      for (const one of identities?.filter(({ kind }) => kind === 'agent') ?? []) {
        assert.ok(one.persona.length > 200, `${name} ${language} ${one.id}`);
        assert.ok(one.domains.lead.length > 0, `${name} ${language} ${one.id}`);
      }
    }
  });

  it('§4 each voice has two lines of its own: what it looks for first, and what it refuses', () => {
    const first = { en: /^You look first for .+\.$/, fr: /^Tu cherches d’abord .+\.$/ };
    const refused = { en: /^You refuse .+\.$/, fr: /^Tu refuses .+\.$/ };
    const said: string[] = [];
    for (const { language, name } of every)
      for (const one of loadIdentities(templates[name][language]).identities ?? []) {
        if (one.kind !== 'agent') continue;
        const [looks = '', refuses = ''] = one.persona.trim().split('\n').slice(-2);
        assert.match(looks, first[language], `${name} ${language} ${one.id}`);
        assert.match(refuses, refused[language], `${name} ${language} ${one.id}`);
        said.push(looks, refuses);
      }
    assert.equal(new Set(said).size, said.length);
    assert.equal(said.length, 2 * 2 * (5 + 3 + 3));
  });

  it('three models: Claude reasons, GPT is the pragmatist, GLM synthesises; all three vote', () => {
    for (const language of ['en', 'fr'] as const) {
      const identities = loadIdentities(templates['three-models'][language]).identities ?? [];
      const table = layTable({
        brief: Brief.parse({ type: 'debate', question: 'Should we cache the index?' }),
        protocol: debate,
        identities,
        usual: defaultSeats(identities),
        answerFor: () => ({ backend: 'rehearsal' }),
        chance: { word: () => 'fence', seed: () => 1, ulid: () => 'ulid' },
      });
      assert.deepEqual(
        table.seats.map(({ name, backend, votes }) => `${name} ${backend} ${votes}`),
        ['Claude anthropic true', 'GPT openai true', 'GLM zai true'],
      );
      assert.equal(table.synthesizer, 'glm');
    }
  });

  it('a product team is a PM, a developer and QA, for whom anything may answer', () => {
    const identities = loadIdentities(templates['product-team'].en).identities ?? [];
    assert.deepEqual(defaultSeats(identities), ['pm', 'dev', 'qa']);
    assert.ok(identities.every(({ backend }) => backend === undefined));
  });

  it('an empty home gets the file as it is; a second time nothing is written', async () => {
    const home = scratchHome();
    const first = await useTemplate(home, 'three-models', 'fr');
    assert.deepEqual(first?.added, ['me', 'claude', 'gpt', 'glm']);
    assert.equal(await file(home), templates['three-models'].fr);
    assert.deepEqual(await useTemplate(home, 'three-models', 'fr'), {
      written: [],
      added: [],
      there: ['me', 'claude', 'gpt', 'glm'],
    });
  });

  it('who sits there stays, to the letter; the others sit down behind, and there is still one person', async () => {
    const home = scratchHome();
    await initHome(home, 'en');
    const own = (await file(home)).replace('name: Sage', 'name: Sage # our own Sage');
    await writeFile(join(home, 'identities.yaml'), own);
    const seated = await useTemplate(home, 'product-team', 'en');
    assert.deepEqual([seated?.added, seated?.there], [['pm', 'dev', 'qa'], []]);
    const after = await file(home);
    assert.ok(after.startsWith(own.trimEnd()));
    const { identities, problems } = loadIdentities(after);
    assert.deepEqual(problems, []);
    assert.equal(identities?.filter(({ kind }) => kind === 'human').length, 1);
    const dev = loadIdentities(templates['product-team'].en).identities?.find(({ id }) => id === 'dev');
    assert.deepEqual(
      identities?.find(({ id }) => id === 'dev'),
      dev,
    );
  });

  it('a broken file is left alone', async () => {
    const home = scratchHome();
    await initHome(home, 'en');
    await writeFile(join(home, 'identities.yaml'), 'identities: [');
    assert.equal(await useTemplate(home, 'product-team', 'en'), undefined);
    assert.equal(await setModel(home, 'sage', { backend: 'openai' }), undefined);
    assert.equal(await file(home), 'identities: [');
  });
});

describe('§5 what answers for an identity', () => {
  afterEach(clearScratch);

  async function written(text: string, ...sets: Parameters<typeof setModel>[2][]): Promise<string> {
    const home = scratchHome();
    await initHome(home, 'en', { identities: text });
    for (const set of sets) assert.ok(await setModel(home, 'sage', set));
    return readFile(join(home, 'identities.yaml'), 'utf8');
  }

  it('is set by two lines, changed in place and taken out again; all else stays to the letter', async () => {
    for (const ending of ['\n', '\r\n']) {
      const family = templates.family.en.replaceAll('\n', ending);
      const set = await written(family, { backend: 'openai', model: 'gpt-5' });
      assert.deepEqual(
        addedLines(family, set).map((line) => line.trim()),
        ['backend: openai', 'model: gpt-5'],
      );
      const other = await written(set, { backend: 'ollama', model: 'qwen3:8b' });
      const sage = loadIdentities(other).identities?.find(({ id }) => id === 'sage');
      assert.deepEqual([sage?.backend, sage?.model], ['ollama', 'qwen3:8b']);
      assert.equal(await written(other, {}), family);
    }
  });

  it('keeps comments beside the values, in lines and in braces', async () => {
    const lines =
      'identities:\n  # critique\n  - id: sage # the one\n    name: Sage\n    backend: openai # for now\n    model: gpt-5\n';
    const set = await written(lines, { backend: 'zai' });
    assert.equal(set, lines.replace('openai', 'zai').replace('    model: gpt-5\n', ''));
    const braces = '# us\nidentities:\n  - { id: sage, name: Sage } # the one\n';
    const inside = await written(braces, { backend: 'acp', model: 'on' });
    assert.match(inside, /^# us\n/);
    assert.match(inside, /# the one/);
    const [sage] = loadIdentities(inside).identities ?? [];
    assert.deepEqual([sage?.backend, sage?.model], ['acp', 'on']);
  });
});
