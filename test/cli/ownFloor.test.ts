/** A command without a host asks for what it was typed for and nothing else; one that does not wait says that nobody is asked. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'mocha';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { readBooks } from '../support/witness.ts';
import { council, start, workplace } from './council.ts';

describe('§13 cli: whose floor is driven', function () {
  this.timeout(120_000);
  const { folder, home, remove } = workplace();
  let server: ModelServer;
  let bodies: string[] = [];
  let hold: Promise<void> | undefined;
  const env = () => ({ COUNCIL_OPENAI_URL: server.url, COUNCIL_OPENAI_MODEL: 'bench' });
  const run = (...args: string[]) => council(folder, args, env());
  const asksIn = (word: string): number => bodies.filter((body) => body.includes(word)).length;

  before(async () => {
    server = await startModelServer({
      // Whoever has spoken once passes.
      say: (body) =>
        /Reply exactly|TURN_PASS|NO_REPLY/.test(body) && asksIn('twice') > 2 ? 'TURN_PASS' : undefined,
      onAsk: (_ask, body) => void bodies.push(body),
      hold: () => hold,
    });
    await run('init');
    for (const id of ['kitchen', 'cellar']) {
      const made = await run('channel', 'create', id, '--mode', 'none', '--members', 'papa,henry,sage');
      assert.equal(made.code, 0, made.err);
    }
  });
  after(async () => {
    remove();
    await server.close();
  });
  beforeEach(() => {
    bodies = [];
    hold = undefined;
  });

  it('say drives its own channel; the open floor of another is neither asked nor paid for', async () => {
    const left = await run('say', 'cellar', '@henry is the wine warm?', '--no-wait', '--as', 'papa');
    assert.equal(left.code, 0, left.err);
    assert.equal(server.requests(), 0);
    const said = await run('say', 'kitchen', '@sage is the soup cold?', '--as', 'papa');
    assert.equal(said.code, 0, said.err);
    assert.ok(asksIn('soup') > 0, 'its own channel is asked');
    assert.equal(asksIn('wine'), 0, 'the other is not');
    const { state, records } = readBooks(home);
    assert.equal(state.channels.cellar?.turn?.state, 'asked', 'the other floor is as it was');
    const again = records.flatMap(({ event }) =>
      event.type === 'host.started' ? (event.turnsAskedAgain ?? []) : [],
    );
    assert.deepEqual(again, []);
  });

  it('what does not wait says that nobody is asked, and how somebody would be', async () => {
    const left = await run('say', 'cellar', '@sage and the cheese?', '--no-wait', '--as', 'papa');
    assert.match(left.out, /Said in #cellar\./);
    assert.match(left.err, /Nobody is asked/);
    const active = await run('turn', 'active', 'cellar');
    assert.match(active.out, /Henry has the floor of #cellar/);
    assert.doesNotMatch(active.out, /s left/);
    assert.match(active.out + active.err, /[Nn]obody is asked/);
    const shown = await run('channel', 'show', 'cellar');
    assert.match(shown.err, /Nobody is asked/);
    const advanced = await run('turn', 'advance', 'cellar');
    assert.match(advanced.err, /Nobody is asked/);
    const json = JSON.parse((await run('turn', 'active', 'cellar', '--json')).out);
    assert.equal(json.driven, false);
    assert.equal(bodies.length, 0);
    const french = await council(folder, ['turn', 'active', 'cellar'], { ...env(), LANG: 'fr_FR.UTF-8' });
    assert.match(french.out + french.err, /[Pp]ersonne n’est interrogé/);
  });

  it('a floor that was left is taken up by whoever speaks there next', async () => {
    const said = await run('say', 'cellar', 'Anybody?', '--as', 'papa');
    assert.equal(said.code, 0, said.err);
    assert.ok(asksIn('cheese') > 0);
    assert.doesNotMatch(said.err, /Nobody is asked/);
    const quiet = await run('turn', 'active', 'cellar');
    assert.match(quiet.out, /^Nobody has the floor/);
    assert.equal(quiet.err, '');
  });

  it('words that are refused take up no floor that was left', async () => {
    const left = await run('say', 'cellar', '@henry and the cork?', '--no-wait', '--as', 'papa');
    assert.equal(left.code, 0, left.err);
    const before = server.requests();
    for (const as of ['henry', 'nobody']) {
      const refused = await run('say', 'cellar', 'In a name that is not mine', '--as', as);
      assert.deepEqual([refused.code, refused.out], [2, '']);
    }
    assert.equal(server.requests(), before, 'nobody is asked');
    assert.equal(readBooks(home).state.channels.cellar?.turn?.state, 'asked', 'the floor is as it was');
    assert.equal((await run('say', 'cellar', 'And mine?', '--as', 'papa')).code, 0);
  });

  it('say in a channel that was paused with its floor open leaves its word and goes', async () => {
    await run('say', 'cellar', '@henry and the bread?', '--no-wait', '--as', 'papa');
    assert.equal((await run('channel', 'pause', 'cellar')).code, 0);
    const said = await run('say', 'cellar', 'It is on the table.', '--as', 'papa');
    assert.equal(said.code, 0, said.err);
    assert.equal(bodies.length, 0);
    assert.equal((await run('channel', 'resume', 'cellar')).code, 0);
    assert.equal((await run('turn', 'complete', 'cellar')).code, 0);
  });

  it('table leaves the open floors of channels alone, and watch asks nobody', async () => {
    await run('say', 'cellar', '@henry once more: the wine?', '--no-wait', '--as', 'papa');
    hold = new Promise(() => undefined);
    const table = start(
      folder,
      ['table', 'Should we cache the index?', '--backend', 'openai-compatible', '--ndjson'],
      env(),
    );
    await table.says(/"event":"phase"/);
    await server.when(server.requests() + 1);
    const [id] = readBooks(home).convened.keys();
    assert.ok(id);
    table.child.kill('SIGKILL');
    await table.ended;
    assert.equal(asksIn('once more'), 0);
    bodies = [];
    const watched = await run('watch', id);
    assert.equal(bodies.length, 0, 'a look costs nothing');
    assert.match(watched.err, new RegExp(`council resume ${id}`));
    const injected = await run('inject', id, 'An hour is fine');
    assert.match(injected.err, new RegExp(`council resume ${id}`));
    hold = undefined;
    const resumed = await run('resume', id, '--json');
    assert.equal(resumed.code, 0, resumed.err);
    assert.equal(asksIn('once more'), 0);
    assert.ok(readFileSync(path.join(home, 'conseils', `${id}.md`), 'utf8').length > 0);
  });
});
