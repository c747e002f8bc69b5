/** The one step before anything is spent, at the command line: one key, in so many words above the limit, and a flag with nobody there. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { council, workplace } from './council.ts';
import { atTerminal, closeTerminals } from './terminal.ts';

const question = 'Should we cache the index?';

describe('§13 cli: no paid call without an estimate seen', () => {
  let server: ModelServer;
  let own: string;
  let place: ReturnType<typeof workplace>;
  let env: Record<string, string>;
  let asked: number;
  beforeEach(async () => {
    asked = 0;
    server = await startModelServer({
      vote: 'agree',
      // Which models there are is asked too, and costs nothing.
      onAsk: (_ask, body) => {
        if (body) asked++;
      },
    });
    own = mkdtempSync(path.join(tmpdir(), 'council-own-'));
    place = workplace();
    env = {
      A_TABLE_CONFIG: own,
      COUNCIL_OPENAI_URL: server.url,
      COUNCIL_OPENAI_KEY: 'sk-0123456789abcdef',
      COUNCIL_OPENAI_MODEL: 'echo-1',
    };
    await council(place.folder, ['init'], env);
  });
  afterEach(async () => {
    closeTerminals();
    await server.close();
    rmSync(own, { recursive: true, force: true });
    place.remove();
  });
  const price = (input: number) =>
    writeFileSync(
      path.join(place.home, 'council.yaml'),
      `git: off\nprices: { echo-1: { input: ${input}, output: ${3 * input} } }\n`,
    );
  const chats = () => asked;
  const run = (...args: string[]) => council(place.folder, args, env);
  const seated = (...args: string[]) => atTerminal(place.folder, args, env);

  it('at a terminal it is shown, Enter starts it, and Escape leaves with nothing asked and nothing spent', async () => {
    price(1);
    const left = seated('table', question, '--decide', 'accept');
    const shown = await left.reads(/Esc leave, nothing is spent/);
    assert.match(
      shown,
      /Mode +debate {2}a yes\/no question\n +r roundtable {2}a analysis {2}p prd {2}g engineering {2}v review {2}s synthesis\n/,
    );
    assert.match(shown, /Seats .*echo-1 +\$0\.\d\d – \$0\.\d\d/);
    assert.match(shown, /Calls +\d+ at least, \d+ at most\n/);
    assert.match(shown, /Tokens +[\d,]+ to [\d,]+\n/);
    assert.match(shown, /Cost +\$0\.\d\d to \$0\.\d\d, stops at \$0\.50\n/);
    assert.match(shown, /Brief +council\/briefs\/[\d-]+-should-we-cache-the-index\.yaml\n/);
    assert.match(
      shown,
      /Enter start · b also ask one model alone \(\+1 call, \$0\.\d\d\) · e edit the brief · Esc leave, nothing is spent/,
    );
    assert.equal(chats(), 0);
    left.types('\u001b');
    const { code, shown: all } = await left.ended;
    assert.match(all, /Nothing was started, nothing was spent\./);
    assert.equal(code, 4);
    assert.equal(chats(), 0);
    assert.equal((await run('list', '--json')).out.trim(), '[]');
    const started = seated('table', question, '--decide', 'accept');
    await started.reads(/Enter start/);
    started.types('\r');
    const done = await started.ended;
    assert.equal(done.code, 0, done.shown);
    assert.ok(chats() > 5);
  }).timeout(60_000);

  it('another mode is one key away, with its own numbers; the brief can be edited first', async () => {
    price(0.01);
    const editor = path.join(own, 'editor.sh');
    writeFileSync(editor, '#!/bin/sh\nsed -i "s/^question:.*/question: Should we cache the pages?/" "$1"\n', {
      mode: 0o755,
    });
    const at = atTerminal(place.folder, ['table', question, '--decide', 'accept'], {
      ...env,
      EDITOR: editor,
    });
    const first = await at.reads(/Esc leave/);
    const [, least] = /Calls +(\d+) at least/.exec(first) ?? [];
    at.types('r');
    const second = await at.reads(
      /Mode +roundtable {2}because you chose it\n +d debate {2}a analysis[^]*Esc leave/,
    );
    assert.notEqual(/Calls +(\d+) at least/.exec(second.slice(first.length))?.[1], least);
    // Asked for what it reviews, and left: the estimate stands as it was.
    at.types('v');
    await at.reads(/What should be reviewed/);
    at.types('\u001b');
    await at.reads(/Esc leave/);
    at.types('b');
    await at.reads(/b without the one model alone/);
    at.types('e');
    await at.reads(/Mode +roundtable {2}because the brief says so\n {2}Seats/);
    await at.reads(/Esc leave/);
    assert.equal(chats(), 0);
    at.types('\u001b');
    const { code } = await at.ended;
    assert.equal(code, 4);
    const [kept = ''] = readdirSync(path.join(place.home, 'briefs'));
    assert.match(readFileSync(path.join(place.home, 'briefs', kept), 'utf8'), /Should we cache the pages\?/);
  }).timeout(60_000);

  it('above the limit a key is not enough: it is typed, and anything else leaves it', async () => {
    price(100);
    for (const [typed, starts] of [
      ['\r', false],
      ['y\r', false],
      ['yes\r', true],
    ] as const) {
      const at = seated('table', question, '--decide', 'accept');
      const shown = await at.reads(/Type yes to start, up to \$\d+\.\d\d: /);
      assert.match(shown, /Cost +! \$[\d.]+ to \$[\d.]+, above your limit of \$0\.50/);
      at.types(typed);
      const { code } = await at.ended;
      assert.equal(code, starts ? 0 : 4, typed);
      assert.equal(chats() > 0, starts, typed);
    }
  }).timeout(60_000);

  it('with nobody there: within the limit it goes, above it needs --yes or a budget', async () => {
    price(100);
    const refused = await run('table', question);
    assert.equal(refused.code, 2);
    assert.match(
      refused.err,
      /Nothing was started: this may cost up to \$\d+\.\d\d, above the limit of \$0\.50\.\nAdd --yes, or a budget: --budget (\d+\.\d\d)/,
    );
    assert.equal(chats(), 0);
    const json = await run('table', question, '--json');
    assert.deepEqual([json.code, json.out], [2, '']);
    const [, budget = ''] = /--budget (\S+)/.exec(refused.err) ?? [];
    const budgeted = await run('table', question, '--budget', budget);
    assert.equal(budgeted.code, 0, budgeted.err);
    assert.match(budgeted.err, new RegExp(`stops at \\$${budget}`));
    const before = chats();
    assert.ok(before > 0);
    assert.equal((await run('table', question, '--yes')).code, 0);
    assert.ok(chats() > before);
    price(0.1);
    const cheap = await run('table', question);
    assert.equal(cheap.code, 0, cheap.err);
    assert.match(cheap.err, /Calls +\d+ at least, \d+ at most/);
    assert.equal((await run('table', question, '--budget', 'much')).code, 2);
  }).timeout(90_000);

  it('the limit is the person’s own, in money or, without a price, in tokens', async () => {
    price(100);
    const rich = { ...env, COUNCIL_ASK_ABOVE_COST: '1000' };
    assert.equal((await council(place.folder, ['table', question], rich)).code, 0);
    writeFileSync(path.join(place.home, 'council.yaml'), 'git: off\n');
    const poor = { ...env, COUNCIL_ASK_ABOVE_TOKENS: '1234' };
    const refused = await council(place.folder, ['table', question], poor);
    assert.equal(refused.code, 2);
    assert.match(refused.err, /up to [\d,]+ tokens, above the limit of 1,234 tokens/);
    assert.match(refused.err, /--budget "\d+ tokens"/);
  }).timeout(60_000);

  it('follow-up, fork, another round, ask again and a drafted brief ask too', async () => {
    price(100);
    const first = await run('table', question, '--yes', '--json');
    const { id } = JSON.parse(first.out) as { id: string };
    const before = chats();
    for (const args of [
      ['follow', id, 'And when?'],
      ['fork', id, '--at', '1'],
      ['decide', id, 'another-round'],
      ['brief', 'draft', question],
    ]) {
      const at = seated(...args);
      await at.reads(/Type yes to start|Enter start/);
      at.types('\u0003');
      assert.equal((await at.ended).code, 4, args.join(' '));
      assert.equal(chats(), before, args.join(' '));
    }
    const again = seated('ask-again', id, '--seat', 'nova');
    await again.reads(/Type yes to start|Enter start/);
    again.types('yes\r');
    await again.ended;
    assert.ok(chats() > before);
    assert.equal((await run('follow', id, 'And when?')).code, 2);
    assert.equal((await run('follow', id, 'And when?', '--yes', '--json')).code, 0);
  }).timeout(120_000);

  it('a rehearsal costs nothing and asks nothing, at a terminal too', async () => {
    price(100);
    const { code, out } = await run('table', question, '--rehearse', '--json');
    assert.equal(code, 0, out);
    const at = seated('table', question, '--rehearse', '--decide', 'accept', '--pace', '0');
    const { shown } = await at.ended;
    assert.doesNotMatch(shown, /at least|Enter start/);
    assert.equal(chats(), 0);
  }).timeout(60_000);
});
