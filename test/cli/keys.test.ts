/** Keys, models and templates on the command line: hidden, tried before they are kept, and said before a council starts. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { type EchoServer, startEchoServer } from '../support/echoServer.ts';
import { council, workplace } from './council.ts';

const key = 'sk-one-0123456789abcdef';
const question = 'Should we cache the index?';

describe('§8 cli: keys and models', () => {
  let place: ReturnType<typeof workplace>;
  let own: string;
  let env: Record<string, string>;
  let server: EchoServer;
  beforeEach(async () => {
    place = workplace();
    own = mkdtempSync(path.join(tmpdir(), 'council-own-'));
    env = { A_TABLE_CONFIG: path.join(own, 'config') };
    server = await startEchoServer();
  });
  afterEach(async () => {
    place.remove();
    rmSync(own, { recursive: true, force: true });
    await server.close();
  });
  const run = (args: string[], input?: string, more: Record<string, string> = {}) =>
    council(place.folder, args, { ...env, ...more }, input);

  it('a key that passes its test is kept, listed without itself, tried again, and removed', async () => {
    const set = await run(['key', 'set', 'openai', '--stdin', '--url', `${server.url}/v1`], `${key}\n`);
    assert.equal(set.code, 0, set.err);
    assert.match(set.out, /openai takes the key .*1 model\). No model was asked/);
    assert.match(set.out, /sent to 127\.0\.0\.1:\d+ alone/);
    const listed = await run(['key', 'list', '--json']);
    const { rows } = JSON.parse(listed.out) as { rows: { provider: string; from?: string; host?: string }[] };
    const host = new URL(server.url).host;
    assert.deepEqual(
      rows.find(({ provider }) => provider === 'openai'),
      { provider: 'openai', from: 'kept', host },
    );
    const before = server.seen.length;
    const removed = await run(['key', 'remove', 'openai']);
    assert.match(removed.out, /no longer kept/);
    assert.equal((await run(['key', 'test', 'openai'])).code, 2);
    assert.equal(server.seen.length, before, 'nobody was called without a key');
  }).timeout(30_000);

  it('one that fails it is kept only when that is said; the environment goes before it', async () => {
    server.refuseWith(401);
    const where = ['--stdin', '--url', `${server.url}/v1`];
    const refused = await run(['key', 'set', 'zai', ...where], key);
    assert.equal(refused.code, 2);
    assert.match(refused.err, /did not pass the test .*401/s);
    assert.match(refused.err, /--keep-anyway/);
    assert.match((await run(['key', 'list'])).out, /zai +no key/);
    const kept = await run(['key', 'set', 'zai', ...where, '--keep-anyway'], key, {
      ZAI_API_KEY: `${key}-env`,
    });
    assert.equal(kept.code, 0, kept.err);
    assert.match(kept.out, /ZAI_API_KEY is in the environment and goes before it/);
    assert.match((await run(['key', 'list'])).out, /zai +kept/);
  }).timeout(30_000);

  it('what can’t be done is said in words, with exit code 2', async () => {
    const mistakes: [string[], RegExp][] = [
      [['key', 'set'], /For which provider\?/],
      [['key', 'set', 'nobody', '--stdin'], /“nobody” takes no key/],
      [['key', 'set', 'zai'], /not typed on the command line/],
      [['key', 'set', 'openai-compatible', '--stdin'], /--url/],
      [['key', 'lend', 'zai'], /set, test, remove, list/],
      [['models', 'use', 'sage'], /council models use sage/],
    ];
    for (const [args, words] of mistakes) {
      const { code, err } = await run(args, key);
      assert.equal(code, 2, args.join(' '));
      assert.match(err, words);
    }
  }).timeout(30_000);

  it('three models without keys: each seat is named with its command, nothing starts, and it can be rehearsed', async () => {
    const laid = await run(['init', '--template', 'three-models', '--language', 'fr']);
    assert.match(laid.out, /me, claude, gpt, glm/);
    const refused = await run(['table', question]);
    assert.equal(refused.code, 2);
    for (const [seat, provider] of [
      ['Claude', 'anthropic'],
      ['GPT', 'openai'],
      ['GLM', 'zai'],
    ])
      assert.match(
        refused.err,
        new RegExp(`${seat} would be answered by ${provider}.*council key set ${provider}`),
      );
    assert.match(refused.err, /--rehearse/);
    assert.match((await run(['list'])).out, /^(?!.*should-we-cache)/s);
    const rehearsed = await run(['table', question, '--rehearse', '--json']);
    assert.equal(rehearsed.code, 0, rehearsed.err);
    assert.match(rehearsed.out, /"rehearsal":true/);
  }).timeout(30_000);

  it('§13 who answers is listed, set for an identity, and shown before a council starts', async () => {
    const around = { COUNCIL_OPENAI_URL: `${server.url}/v1`, COUNCIL_OPENAI_KEY: key };
    const models = await run(['models'], undefined, around);
    assert.match(models.out, /● openai-compatible +echo-1/);
    assert.match(models.out, /○ anthropic +no key: council key set anthropic/);
    await run(['init', '--template', 'product-team']);
    const set = await run(['models', 'use', 'dev', 'rehearsal']);
    assert.match(set.out, /rehearsal answers for dev/);
    assert.match(
      readFileSync(path.join(place.home, 'identities.yaml'), 'utf8'),
      /role: development\n    backend: rehearsal\n/,
    );
    const shown = await run(['estimate', question], undefined, around);
    assert.match(shown.out, /the providers that have a key/);
    assert.match(shown.out, /PM +openai-compatible · echo-1/);
    assert.match(shown.out, /Dev +rehearsal/);
    assert.match(shown.out, /one family/);
    assert.match((await run(['models', 'use', 'dev', 'auto'])).out, /chosen for each council/);
    const unknown = await run(['models', 'use', 'dev', 'nobody/gpt-5']);
    assert.equal(unknown.code, 2);
    assert.match(unknown.err, /no backend “nobody”/);
  }).timeout(30_000);
});
