/** A brief drafted from a terminal, over a loopback model server. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { parse } from 'yaml';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { textsUnder } from '../support/scratch.ts';
import { council, workplace } from './council.ts';

const question = 'Should we cache the index?';

describe('§7 cli: a drafted brief', function () {
  this.timeout(60_000);
  let place: ReturnType<typeof workplace>;
  let server: ModelServer;
  let says = '';
  before(async () => {
    place = workplace();
    server = await startModelServer({ say: (body) => (/leads a council/.test(body) ? says : undefined) });
    await council(place.folder, ['init']);
  });
  after(async () => {
    place.remove();
    await server.close();
  });
  const run = (...args: string[]) =>
    council(place.folder, args, { COUNCIL_OPENAI_URL: server.url, COUNCIL_OPENAI_MODEL: 'bench' });
  const backend = ['--backend', 'openai-compatible'];

  it('brief draft prints a brief that can be saved and run, says what it took, and writes and starts nothing', async () => {
    says = '## Constraints\n- no new service\n\n## Acceptance\n- the rollback is described\n';
    const files = () => [...textsUnder(place.home)].filter(([name]) => !name.startsWith('.state'));
    const whole = files();
    const ran = await run('brief', 'draft', question, ...backend);
    assert.equal(ran.code, 0, ran.err);
    const read = parse(ran.out);
    assert.deepEqual(
      [read.question, read.constraints, read.acceptance],
      [question, ['no new service'], ['the rollback is described']],
    );
    assert.match(ran.err, /Drafted by bench\. It took \d/);
    assert.deepEqual(files(), whole);
    mkdirSync(path.join(place.home, 'briefs'), { recursive: true });
    writeFileSync(path.join(place.home, 'briefs/cache.yaml'), ran.out);
    const held = await run('table', '--brief', 'council/briefs/cache.yaml', '--rehearse', '--json');
    assert.equal(JSON.parse(held.out).question, question, held.err);
  });

  it('what can’t be read, or no model, is told in words', async () => {
    says = 'Cache it.';
    const unread = await run('brief', 'draft', question, ...backend);
    assert.notEqual(unread.code, 0);
    assert.match(unread.err, /no draft of a brief.*Cache it\./);
    assert.equal(unread.out, '');
    const none = await run('brief', 'draft', question, '--backend', 'rehearsal');
    assert.match(none.err, /No model is at hand/);
  });

  it('table --draft asks before it starts: with nobody there it says what to type instead', async () => {
    const asked = server.requests();
    const ran = await run('table', question, '--draft', ...backend);
    assert.equal(ran.code, 2);
    assert.match(ran.err, /council brief draft/);
    assert.equal((await run('table', '--brief', 'council/briefs/cache.yaml', '--draft')).code, 2);
    assert.equal((await run('brief', 'write', question)).code, 2);
    assert.equal(server.requests(), asked);
  });
});
