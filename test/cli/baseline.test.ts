/** `--baseline` from question to pick, at the terminal and in a pipe: two answers without names, one key, then who is who. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'mocha';
import { startModelServer } from '../support/modelServer.ts';
import { council, workplace } from './council.ts';
import { atTerminal, closeTerminals } from './terminal.ts';

const question = 'Should we cache the index?';
const script = `default: canned
phases:
  SYNTHESIZE: { maman: "## Recommendation\\n\\nYes, for one hour, behind a flag." }
  BASELINE:
    '*': |
      **No.** Measure first.

      1. Take a trace.
      2. Then decide.
`;

describe('§6 cli: was it worth it?', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  before(() => {
    place = workplace();
    writeFileSync(path.join(place.folder, 's.yaml'), script);
  });
  after(() => place.remove());
  afterEach(closeTerminals);
  const asked = ['table', question, '--script', 's.yaml', '--baseline', '--pace', '0'];

  it('after the decision both answers stand there without names; a key picks, and names and figures come', async () => {
    const seat = atTerminal(place.folder, asked);
    await seat.reads(/You decide/);
    seat.types('\r');
    const shown = await seat.reads(/Names, cost and length stay hidden until you pick/);
    const two = shown.slice(shown.indexOf('Was it worth it?'));
    assert.match(two, /Answer A[\s\S]*Answer B/);
    assert.match(two, /Take a trace/);
    assert.match(two, /one hour, behind a flag/);
    assert.doesNotMatch(two, /script|alone|calls/);
    seat.types('=');
    const { code, shown: all } = await seat.ended;
    assert.equal(code, 0);
    const after = all.slice(all.lastIndexOf('Was it worth it?'));
    assert.match(after, /The council · \d+ calls/);
    assert.match(after, /script alone · 1 call/);
    assert.match(after, /You found both equal/);
    assert.doesNotMatch(after, /So far/, 'a script keeps no score');
  });

  it('in a pipe it says how to pick later; council pick shows, picks once, and the archive tells it', async () => {
    const ran = await council(place.folder, [...asked, '--decide', 'accept']);
    assert.equal(ran.code, 0, ran.err);
    const [, id = ''] = /council pick (\S+)/.exec(ran.err) ?? [];
    assert.match(id, /should-we-cache/);
    const shown = await council(place.folder, ['pick', id]);
    assert.equal(shown.code, 0, shown.err);
    assert.match(shown.out, /Answer A[\s\S]*Answer B/);
    assert.doesNotMatch(shown.out, /alone ·|The council ·/);
    const before = await council(place.folder, ['show', id]);
    assert.match(before.out, /Was it worth it\?[\s\S]*Answer A[\s\S]*Answer B/);
    assert.match(before.err, /council pick/);
    const { comparison } = JSON.parse((await council(place.folder, ['pick', id, '--json'])).out);
    assert.deepEqual([comparison.state, comparison.answers[0].took], ['open', undefined]);
    const side = comparison.answers.find(({ text }: { text: string }) => /Take a trace/.test(text)).side;
    const picked = await council(place.folder, ['pick', id, side.toLowerCase()]);
    assert.equal(picked.code, 0, picked.err);
    assert.match(picked.out, /You preferred one model alone/);
    assert.match((await council(place.folder, ['show', id])).out, /preferred one model alone/);
    const twice = await council(place.folder, ['pick', id, 'B']);
    assert.equal(twice.code, 2);
    assert.match(twice.err, /the first pick wins/);
    const archive = readFileSync(path.join(place.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(
      archive,
      /## Was it worth it\?\n[\s\S]*\S+ preferred one model alone[\s\S]*### script alone[\s\S]*Take a trace/,
    );
  });

  it('what can’t be picked is refused in words', async () => {
    const plain = await council(place.folder, [
      'table',
      question,
      '--rehearse',
      '--decide',
      'accept',
      '--json',
    ]);
    const { id } = JSON.parse(plain.out);
    const none = await council(place.folder, ['pick', id]);
    assert.equal(none.code, 2);
    assert.match(none.err, /No model was asked alone beside this council.*--baseline/);
    const open = await council(place.folder, [...asked, '--json']);
    const later = JSON.parse(open.out);
    assert.equal(later.comparison.state, 'later');
    const early = await council(place.folder, ['pick', later.id, 'A']);
    assert.match(early.err, /once the council was decided/);
    const wrong = await council(place.folder, ['pick', later.id, 'C']);
    assert.equal(wrong.code, 2);
    assert.match(wrong.err, /A, B, equal/);
  });

  it('four seats over real HTTP, from question to pick: b at the estimate, one call more, names, cost and score after the pick', async () => {
    let alone = 0;
    const server = await startModelServer({
      vote: 'agree',
      onAsk: (_ask, body) => {
        if (JSON.stringify(body ?? '').includes('You alone answer')) alone++;
      },
    });
    const own = mkdtempSync(path.join(tmpdir(), 'council-own-'));
    const there = workplace();
    try {
      const env = {
        A_TABLE_CONFIG: own,
        COUNCIL_OPENAI_URL: server.url,
        COUNCIL_OPENAI_KEY: 'sk-0123456789abcdef',
        COUNCIL_OPENAI_MODEL: 'echo-1',
      };
      await council(there.folder, ['init'], env);
      writeFileSync(
        path.join(there.home, 'council.yaml'),
        'git: off\nprices: { echo-1: { input: 1, output: 3 } }\n',
      );
      const seat = atTerminal(there.folder, ['table', question], env);
      await seat.reads(/b also ask one model alone \(\+1 call/);
      seat.types('b');
      await seat.reads(/without the one model alone/);
      assert.equal(alone, 0, 'nothing before it was started');
      seat.types('\r');
      await seat.reads(/You decide/);
      seat.types('\r');
      await seat.reads(/Sides are drawn by lot/);
      seat.types('a');
      const { shown } = await seat.ended;
      assert.equal(alone, 1);
      assert.match(shown, /bench alone · 1 call · [\d,]+ tokens · \$/);
      assert.match(shown, /The council · \d+ calls · [\d,]+ tokens · \$/);
      assert.match(shown, /You preferred (?:the council|one model alone)/);
      assert.match(shown, /So far: council [01], alone [01], equal 0\./);
      const stats = JSON.parse((await council(there.folder, ['stats', '--json'], env)).out);
      assert.equal(stats.alone.council + stats.alone.alone, 1);
    } finally {
      closeTerminals();
      await server.close();
      rmSync(own, { recursive: true, force: true });
      there.remove();
    }
  });
});
