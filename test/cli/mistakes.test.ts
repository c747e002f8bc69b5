/** A user's mistake: exit 2, one paragraph, no stack trace, nothing started and nothing written. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { council, workplace } from './council.ts';

const question = 'Should we cache the index?';

describe('§7, §13, §14 cli: mistakes', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  before(() => {
    place = workplace();
  });
  after(() => place.remove());

  const refused = async (args: string[], pattern: RegExp, env: Record<string, string> = {}) => {
    const ran = await council(place.folder, args, env);
    assert.equal(ran.code, 2, `${ran.out}${ran.err}`);
    assert.equal(ran.out, '');
    assert.match(ran.err, pattern);
    assert.doesNotMatch(ran.err, /^\s+at .*:\d+:\d+\)?$/m, 'no stack trace');
    assert.equal(existsSync(place.home), false, 'nothing written');
  };

  const cases: [string, string[], RegExp][] = [
    ['no question', ['table'], /What is the question\?/],
    ['an empty question', ['table', '   '], /What is the question\?/],
    ['a question and a brief', ['table', question, '--brief', 'x.yaml'], /both given/],
    ['a brief that is not there', ['table', '--brief', 'x.yaml'], /There is no file .*x\.yaml/],
    ['a seat nobody has', ['table', question, '--seats', 'henry,zorro'], /zorro/],
    ['one seat', ['table', question, '--seats', 'henry'], /at least two seats/],
    ['a seat that begins with -', ['table', question, '--seats=henry,-rf'], /“-rf” is no seat/],
    ['an option taken for a path', ['table', question, '--home', '--json'], /“--json” is no path/],
    ['an option taken for a brief', ['table', '--brief', '--json'], /“--json” is no path/],
    ['an unknown mode', ['table', question, '--mode', 'prdd'], /no protocol "prdd" \(did you mean prd\?\)/],
    ['an unknown backend', ['table', question, '--backend', 'oracle'], /oracle/],
    ['a seed that is no number', ['table', question, '--seed', 'x'], /--seed takes a whole number/],
    ['too many rounds', ['table', question, '--max-rounds', '9'], /maxRounds|:\d+:\d+ /],
    ['an unknown decision', ['table', question, '--decide', 'maybe'], /--decide can't be “maybe”/],
    ['an amendment without text', ['table', question, '--decide', 'amend'], /needs its text/],
    ['a text without a decision', ['table', question, '--text', 'x'], /--text goes with --decide/],
    ['both kinds of JSON', ['table', question, '--json', '--ndjson'], /give one of them/],
    ['an unknown language', ['table', question, '--language', 'de'], /--language can't be “de”/],
    ['an unknown command', ['tables'], /There is no command tables/],
    ['an unknown option', ['list', '--all'], /There is no option --all/],
    ['a missing id', ['show'], /id is missing/],
    ['an id that begins with -', ['show', '--', '-x'], /“-x” is no id of a council/],
    ['a seat to speak to that begins with -', ['inject', 'x', 'y', '--to=-z'], /“-z” is no seat/],
    ['a home that is not there', ['list'], /There is no council in/],
    ['a question nobody can hold in mind', ['table', 'x'.repeat(20_001)], /too long/],
    ['nothing to say', ['inject', 'x', ' '], /What should be said\?/],
    ['a verdict nobody knows', ['decide', 'x', 'perhaps'], /It is one of: accept/],
  ];
  for (const [title, args, pattern] of cases) it(title, () => refused(args, pattern));

  it('in French where the terminal is French', () =>
    refused(['table'], /Quelle est la question\u202f\?/, { LANG: 'fr_FR.UTF-8' }));

  const briefs: [string, string, RegExp][] = [
    ['a wrong type', 'type: 3\nquestion: Why?\n', /wrong\.yaml:1:\d+ /],
    [
      'an unknown identity',
      'type: debate\nquestion: Why?\nseats: [henry, zorro]\n',
      /wrong\.yaml:3:\d+ .*zorro/,
    ],
    ['maxRounds 9', 'type: debate\nquestion: Why?\nmaxRounds: 9\n', /wrong\.yaml:3:\d+ /],
    ['broken YAML', 'type: debate\nquestion: "Why?\n', /wrong\.yaml:\d+:\d+ /],
  ];
  for (const [title, text, pattern] of briefs) {
    it(`a brief with ${title}: told at its line, nothing started, nothing written`, async () => {
      writeFileSync(path.join(place.folder, 'wrong.yaml'), text);
      await refused(['table', '--brief', 'wrong.yaml'], pattern);
      assert.deepEqual(readdirSync(place.folder), ['wrong.yaml']);
    });
  }

  it('§3 a broken identities.yaml: told at its line, never replaced, nothing written beside it', async () => {
    const own = path.join(place.folder, 'own');
    mkdirSync(own);
    writeFileSync(path.join(own, 'identities.yaml'), 'identities:\n  - id: henry\n    name: [\n');
    await refused(
      ['table', question, '--home', 'own'],
      /own\/identities\.yaml:\d+:\d+ .*\n.*nobody can be seated/,
    );
    assert.deepEqual(readdirSync(own), ['identities.yaml']);
  });

  it('takes a long question, and cuts only the name of its files', async () => {
    const long = `Should we ${'very '.repeat(38)}much?`;
    assert.ok(long.length >= 200);
    const ran = await council(place.folder, [
      'table',
      long,
      '--home',
      'long',
      '--json',
      '--backend',
      'rehearsal',
    ]);
    assert.equal(ran.code, 0, ran.err);
    assert.equal(JSON.parse(ran.out).question, long);
    assert.ok(JSON.parse(ran.out).id.length < 100);
  });
});
