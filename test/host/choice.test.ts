/** What answers for seats that name nothing, by the order of the design, shown before a council starts. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { HostOptions } from '../../src/host/options.ts';
import type { Backend, ModelRow, Reach } from '../../src/host/ports/ports.ts';
import { useTemplate } from '../../src/rpc/messages/declaredMessages.ts';
import { estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { forgetKey, lendKeys, listKeys } from '../../src/rpc/messages/keyMessages.ts';
import { convene, filesChanged, listIdentities } from '../../src/rpc/messages/messages.ts';
import { listModels } from '../../src/rpc/messages/modelMessages.ts';
import {
  agreeing,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';

const question = 'Should we cache the index?';
const key = (name: string) => `sk-${name}-0123456789`;

/** A backend that says of itself what it is told to, and counts how often it was asked. */
function there(name: string, reach: Partial<Reach> = {}): Backend & { asked: number } {
  const backend = {
    ...puppets(agreeing, name),
    asked: 0,
    reach: () => {
      backend.asked += 1;
      return Promise.resolve({ ok: true, ...reach });
    },
  };
  return backend;
}

const row = (id: string, family?: string): ModelRow => ({ id, ...(family ? { family } : {}) });
const anthropic = () => there('anthropic', { usual: row('claude-sonnet', 'claude') });
const openai = () =>
  there('openai', { usual: row('gpt-5', 'gpt'), models: [row('gpt-5'), row('gpt-5-mini')] });

describe('§8 the choice of what answers', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  async function open(
    backends: Backend[],
    env: Record<string, string> = {},
    more: Partial<HostOptions> = {},
  ) {
    const around = { ...process.env, ...env };
    table = await openTable({
      backends,
      env: around,
      defaultBackend: undefined,
      ...more,
    } as Partial<HostOptions>);
    return table.client;
  }
  const answering = (choice: { seats: { seat: string; backend: string; model?: string }[] }) =>
    choice.seats.map(({ seat, backend, model }) => [seat, backend, model].filter(Boolean).join(' '));

  it('with two keys the families alternate over the seats in their order, and the archive names each', async () => {
    const client = await open([anthropic(), openai()], {
      ANTHROPIC_API_KEY: key('a'),
      OPENAI_API_KEY: key('o'),
    });
    const { choice } = await client.request(estimateCouncil, { question });
    assert.deepEqual(answering(choice), [
      'henry anthropic claude-sonnet',
      'sage openai gpt-5',
      'nova anthropic claude-sonnet',
      'blaise openai gpt-5',
      'maman anthropic claude-sonnet',
    ]);
    assert.match(choice.why ?? '', /have a key/);
    assert.deepEqual([choice.warnings, choice.missing], [[], []]);
    const { id, choice: held } = await client.request(convene, { question, attended: false });
    assert.deepEqual(held, choice);
    const { head } = await watchUntil(client, id, isRecorded);
    const archive = await readFile(join(table.home, head.archivePath ?? ''), 'utf8');
    for (const name of ['anthropic', 'openai']) assert.ok(archive.includes(name), name);
  });

  it('with one key all seats are of one family, and that is told', async () => {
    const client = await open([anthropic(), openai()], { ANTHROPIC_API_KEY: key('a') });
    const { choice } = await client.request(estimateCouncil, { question });
    assert.ok(choice.seats.every(({ backend }) => backend === 'anthropic'));
    assert.equal(choice.warnings.length, 1);
    assert.match(choice.warnings[0] ?? '', /one family \(claude\)/);
  });

  it('the editor’s models go before keys, one of each family', async () => {
    const editor = there('editor', {
      usual: row('copilot-gpt', 'gpt'),
      models: [row('copilot-gpt', 'gpt'), row('copilot-gpt-mini', 'gpt'), row('copilot-claude', 'claude')],
    });
    const provider = anthropic();
    const client = await open([editor, provider], { ANTHROPIC_API_KEY: key('a') });
    const { choice } = await client.request(estimateCouncil, { question });
    assert.deepEqual(answering(choice).slice(0, 3), [
      'henry editor copilot-gpt',
      'sage editor copilot-claude',
      'nova editor copilot-gpt',
    ]);
    assert.equal(provider.asked, 0);
  });

  it('a provider that does not answer is passed over, and said with its reason', async () => {
    const silent = there('openai', { ok: false, why: 'the key was refused (401).' });
    const client = await open([anthropic(), silent], {
      ANTHROPIC_API_KEY: key('a'),
      OPENAI_API_KEY: key('o'),
    });
    const { choice } = await client.request(estimateCouncil, { question });
    assert.ok(choice.seats.every(({ backend }) => backend === 'anthropic'));
    assert.match(choice.warnings[0] ?? '', /openai does not answer: the key was refused/);
  });

  it('a local server is asked only where there is no key and it may be looked for', async () => {
    const ollama = there('ollama', {
      models: [row('nomic-embed-text'), row('qwen3:8b', 'qwen'), row('llama3.2', 'llama')],
    });
    const quiet = await open([ollama]);
    assert.match((await quiet.request(estimateCouncil, { question })).choice.why ?? '', /Rehearsal/);
    assert.equal(ollama.asked, 0);
    await table.close();
    const client = await open([ollama], {}, { probe: true });
    const { choice } = await client.request(estimateCouncil, { question });
    assert.deepEqual(answering(choice).slice(0, 3), [
      'henry ollama qwen3:8b',
      'sage ollama llama3.2',
      'nova ollama qwen3:8b',
    ]);
    await writeFile(
      join(table.home, 'council.yaml'),
      'providers:\n  ollama:\n    baseUrl: http://192.0.2.1:11434\n',
    );
    const { choice: afar } = await client.request(estimateCouncil, { question });
    assert.ok(
      afar.seats.every(({ backend }) => backend === 'rehearsal'),
      'only this machine is looked at',
    );
    await table.close();
    const asked = ollama.asked;
    const other = await open([ollama], { OLLAMA_HOST: 'http://192.0.2.1:11434' }, { probe: true });
    assert.match((await other.request(estimateCouncil, { question })).choice.why ?? '', /Rehearsal/);
    assert.equal(ollama.asked, asked);
  });

  it('with nothing there it is a rehearsal, nobody is called, and what to do is said', async () => {
    const [one, two] = [anthropic(), openai()];
    const client = await open([one, two]);
    const { choice, free } = await client.request(estimateCouncil, { question });
    assert.ok(free && choice.seats.every(({ backend }) => backend === 'rehearsal'));
    assert.match(choice.why ?? '', /council key set/);
    assert.deepEqual([one.asked, two.asked], [0, 0]);
  });

  it('what is named wins: the flag over the choice, a seat’s own over the flag', async () => {
    const client = await open([anthropic(), openai(), puppets(agreeing)], { OPENAI_API_KEY: key('o') });
    const seats = 'seats: [{ id: henry, backend: puppet }, { id: sage, model: gpt-5-mini }, nova]';
    const briefText = `type: debate\nquestion: ${question}\n${seats}\n`;
    const chosen = await client.request(estimateCouncil, { briefText });
    assert.deepEqual(answering(chosen.choice).slice(0, 3), [
      'henry puppet',
      'sage openai gpt-5-mini',
      'nova openai gpt-5',
    ]);
    const flagged = await client.request(estimateCouncil, { briefText, backend: 'anthropic' });
    assert.deepEqual(answering(flagged.choice).slice(0, 3), [
      'henry puppet',
      'sage anthropic gpt-5-mini',
      'nova anthropic',
    ]);
    assert.equal(flagged.choice.why, undefined);
  });

  it('who answers is heard once for a few seconds, and anew when a key is lent or dropped', async () => {
    const provider = anthropic();
    const client = await open([provider]);
    await client.request(lendKeys, { keys: [{ provider: 'anthropic', value: key('lent') }] });
    await client.request(estimateCouncil, { question });
    await client.request(estimateCouncil, { question });
    assert.equal(provider.asked, 1);
    const rows = (await client.request(listIdentities, {})).rows;
    assert.equal(rows.find(({ id }) => id === 'nova')?.backend, 'anthropic');
    assert.deepEqual((await client.request(listKeys, {})).rows[0], {
      provider: 'anthropic',
      from: 'lent',
      host: 'api.anthropic.com',
    });
    assert.deepEqual(await client.request(forgetKey, { provider: 'anthropic' }), { dropped: ['lent'] });
    const { choice } = await client.request(estimateCouncil, { question });
    assert.ok(choice.seats.every(({ backend }) => backend === 'rehearsal'));
  });

  it('§5 a seat whose provider has no key: named with the command before the start, refused, rehearsed if asked', async () => {
    const client = await open([]);
    await client.request(useTemplate, { template: 'three-models' });
    const seats = ['claude', 'gpt', 'glm'];
    const { choice } = await client.request(estimateCouncil, { question, seats });
    assert.deepEqual(
      choice.missing.map(({ seat, backend }) => `${seat} ${backend}`),
      ['claude anthropic', 'gpt openai', 'glm zai'],
    );
    await assert.rejects(client.request(convene, { question, seats }), (error: Error) => {
      for (const provider of ['anthropic', 'openai', 'zai'])
        assert.ok(error.message.includes(`council key set ${provider}`), error.message);
      assert.match(error.message, /--rehearse/);
      return true;
    });
    const { id } = await client.request(convene, { question, seats, rehearse: true, attended: false });
    const { head } = await watchUntil(client, id, isRecorded);
    assert.ok(head.rehearsal && head.seats.every(({ backend }) => backend === 'rehearsal'));
  });

  it('the list of models says who answers with what, and why the others don’t', async () => {
    const client = await open(
      [openai(), there('editor', { ok: false, why: 'No window lends its models.' })],
      {
        OPENAI_API_KEY: key('o'),
      },
    );
    await client.request(filesChanged, {});
    const { rows } = await client.request(listModels, {});
    const of = (name: string) => rows.find(({ backend }) => backend === name);
    assert.deepEqual(of('openai'), {
      backend: 'openai',
      ok: true,
      models: [
        { id: 'gpt-5', family: 'gpt', usual: true },
        { id: 'gpt-5-mini', family: 'gpt' },
      ],
    });
    assert.match(of('anthropic')?.why ?? '', /no key: council key set anthropic/);
    assert.equal(of('editor')?.why, 'No window lends its models.');
    assert.equal(of('rehearsal')?.ok, true);
  });

  it('A_TABLE_PROBE=off keeps the list of models, too, from looking for an Ollama', async () => {
    const ollama = there('ollama', { models: [row('qwen3:8b', 'qwen')] });
    const rowOf = async (env: Record<string, string>) => {
      const { rows } = await (await open([ollama], env)).request(listModels, {});
      return rows.find(({ backend }) => backend === 'ollama');
    };
    const why = 'not looked for: A_TABLE_PROBE=off';
    assert.deepEqual(await rowOf({ A_TABLE_PROBE: 'off' }), {
      backend: 'ollama',
      ok: false,
      why,
      models: [],
    });
    assert.equal(ollama.asked, 0);
    await table.close();
    assert.equal((await rowOf({ A_TABLE_PROBE: 'on' }))?.ok, true);
    assert.equal(ollama.asked, 1);
  });
});
