/** S9 and S10: a canary in every secret is nowhere afterwards, and a key goes only where a person let it go. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { openKeys } from '../../src/host/keys/keyring.ts';
import { openHost } from '../../src/host/open.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { lendKeys, listKeys, testKey } from '../../src/rpc/messages/keyMessages.ts';
import {
  convene,
  councilChanged,
  councilDelta,
  getCouncil,
  initHome,
  listCouncils,
  type Request,
} from '../../src/rpc/messages/messages.ts';
import { listModels } from '../../src/rpc/messages/modelMessages.ts';
import { council } from '../cli/council.ts';
import { type EchoServer, startEchoServer } from '../support/echoServer.ts';
import { isRecorded, watchUntil } from '../support/openTable.ts';
import { textsUnder } from '../support/scratch.ts';
import { seeing } from '../support/seeing.ts';

const canaries = {
  lent: 'canary-lent-Zk3xQ9vB7tLm2pWs',
  environment: 'canary-env-Hy6rT1nC8uJd4eGa',
  kept: 'canary-kept-Vf5wP0oX3iRb9qSk',
  token: 'canary-token-Mj2sD7hN6yEc1zUl',
  openai: 'canary-openai-Xn4dL8cV1mBq6kZr',
  google: 'canary-google-Ws9hU2pJ7fYt3oEb',
  ollama: 'canary-ollama-Gd1rC5xA0lNv8iMs',
  other: 'canary-other-Qa8gK4bF5rTx0vIw',
};

/** Plain, in an address, in base64 at each of the three places where it may begin, and in hex. */
const spellings = Object.values(canaries).flatMap((canary) => [
  canary,
  canary.slice(0, 20),
  Buffer.from(canary).toString('hex'),
  ...['', 'x', 'xx'].map((before) =>
    Buffer.from(before + canary)
      .toString('base64')
      .slice(4, 28),
  ),
]);

function assertClean(text: string, where: string): void {
  for (const spelled of spellings)
    if (text.includes(spelled))
      assert.fail(
        `${where} holds ${spelled}: …${text.slice(Math.max(0, text.indexOf(spelled) - 80)).slice(0, 200)}`,
      );
}

describe('§14 S9 canaries', () => {
  let server: EchoServer;
  let root: string;
  let home: string;
  let env: Record<string, string>;
  const told: string[] = [];

  beforeEach(async () => {
    server = await startEchoServer();
    root = await mkdtemp(join(tmpdir(), 'a-table-canary-'));
    home = join(root, 'work', 'council');
    env = {
      PATH: process.env.PATH ?? '',
      A_TABLE_CONFIG: join(root, 'config'),
      A_TABLE_PROBE: 'off',
      COUNCIL_OPENAI_URL: `${server.url}/v1`,
      COUNCIL_OPENAI_KEY: canaries.environment,
      OPENCLAW_GATEWAY_URL: server.url,
      OPENCLAW_GATEWAY_TOKEN: canaries.token,
      DEPLOY_TOKEN: canaries.other,
    };
    openKeys({ env }).keep({ provider: 'zai', value: canaries.kept, url: `${server.url}/v4` });
    openKeys({ env }).keep({ provider: 'ollama', value: canaries.ollama, url: server.url });
    await mkdir(home, { recursive: true });
    await writeFile(
      join(home, 'council.yaml'),
      [
        'providers:',
        ...['anthropic', 'openai', 'google'].map((name) => `  ${name}: { baseUrl: "${server.url}/v1" }`),
        `  zai: { baseUrl: "${server.url}/v4" }`,
        `  ollama: { baseUrl: "${server.url}" }`,
      ].join('\n'),
    );
    told.length = 0;
  });
  afterEach(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  /** Everything that the host ever says to this client is kept. */
  function listened(client: Client): Client {
    client.on(councilDelta, (delta) => told.push(delta.text));
    client.on(councilChanged, (patch) => told.push(JSON.stringify(patch)));
    const request = async (message: Request<never, unknown>, params: never) => {
      try {
        const answer = await client.request(message, params);
        told.push(JSON.stringify(answer));
        return answer;
      } catch (error) {
        told.push(String(error), JSON.stringify(error));
        throw error;
      }
    };
    return { ...client, request: request as Client['request'], on: client.on.bind(client) };
  }

  const brief = [
    'type: debate',
    'question: Should we cache the index?',
    'maxRounds: 1',
    'seats:',
    '  - { id: henry, backend: anthropic, model: echo-1 }',
    '  - { id: sage, backend: openai-compatible, model: echo-1 }',
    '  - { id: nova, backend: zai, model: echo-1 }',
    '  - { id: blaise, backend: openclaw }',
    'roles: { synthesizer: sage }',
  ].join('\n');
  const rest = [
    'type: debate',
    'question: Should we cache the index?',
    'maxRounds: 1',
    'seats:',
    '  - { id: henry, backend: openai, model: echo-1 }',
    '  - { id: sage, backend: google, model: echo-1 }',
    '  - { id: nova, backend: ollama, model: echo-1 }',
    'roles: { synthesizer: henry }',
  ].join('\n');

  it('in every secret, with peers that repeat all they are sent: 0 in files, logs, answers and errors', async () => {
    const host = await openHost({ home, env, watch: false, pace: 0 });
    const client = listened(seeing(host.client()));
    await client.request(initHome, {});
    const lent = [
      { provider: 'anthropic', value: canaries.lent, url: `${server.url}/v1` },
      { provider: 'openai', value: canaries.openai, url: `${server.url}/v1` },
      { provider: 'google', value: canaries.google, url: `${server.url}/v1` },
    ];
    await client.request(lendKeys, { keys: lent });
    await client.request(listKeys, {});
    await client.request(listModels, {});
    for (const provider of [
      'anthropic',
      'openai',
      'google',
      'zai',
      'ollama',
      'openai-compatible',
      'openclaw',
    ])
      await client.request(testKey, { provider });
    await client.request(estimateCouncil, { briefText: brief });
    for (const status of [undefined, 401, 400]) {
      server.refuseWith(status);
      for (const briefText of [brief, rest]) {
        const { id } = await client.request(convene, { briefText, attended: false });
        told.push(JSON.stringify(await watchUntil(client, id, isRecorded)));
        await client.request(getCouncil, { id });
      }
    }
    await client.request(listModels, {});
    await client.request(testKey, { provider: 'openai', value: canaries.lent, url: `${server.url}/v1` });
    await client.request(listCouncils, {});
    await host.close();

    // The peers were really given them: else nothing would be shown by this.
    const sent = server.seen.join('\n');
    for (const which of ['lent', 'openai', 'google', 'ollama', 'environment', 'kept', 'token'] as const)
      assert.ok(sent.includes(canaries[which]), which);
    assert.ok(!sent.includes(canaries.other));
    const files = [...textsUnder(root)];
    assert.ok(
      files.some(([file]) => file.includes('journal')) &&
        files.some(([file]) => file.includes('keys.sealed')),
    );
    for (const [file, text] of files) assertClean(text, file);
    for (const text of told) assertClean(text, 'an answer');
    assertClean(told.join(''), 'what was streamed, joined');
  }).timeout(60_000);

  it('on the command line: 0 in what it prints, in its files, and a key on the command line is not taken', async () => {
    const folder = join(root, 'work');
    const run = async (args: string[]) => {
      const { out, err } = await council(folder, args, env);
      assertClean(out + err, args.join(' '));
      return out + err;
    };
    await run(['init']);
    for (const status of [undefined, 401]) {
      server.refuseWith(status);
      await run(['key', 'list']);
      await run(['key', 'test', 'zai']);
      await run(['models', '--json']);
      await writeFile(join(folder, 'brief.yaml'), brief);
      await run(['table', '--brief', 'brief.yaml', '--ndjson']);
    }
    for (const [file, text] of textsUnder(root)) assertClean(text, file);
    const refused = await council(folder, ['key', 'set', 'zai', 'some-key-on-the-line'], env);
    assert.equal(refused.code, 2);
    assert.ok(!(refused.out + refused.err).includes('some-key-on-the-line'));
  }).timeout(60_000);

  it('S10 an address of council.yaml gets no key that was not let go there, not even in the clear', async () => {
    const elsewhere = await startEchoServer();
    try {
      await writeFile(
        join(home, 'council.yaml'),
        [
          'providers:',
          ...['anthropic', 'openai', 'google', 'zai', 'openai-compatible'].map(
            (name) => `  ${name}: { baseUrl: "${elsewhere.url}/v1" }`,
          ),
          `openclaw: { url: "${elsewhere.url}" }`,
        ].join('\n'),
      );
      const all = {
        ...env,
        ANTHROPIC_API_KEY: canaries.environment,
        OPENAI_API_KEY: canaries.environment,
        GEMINI_API_KEY: canaries.environment,
      };
      const host = await openHost({ home, env: all, watch: false });
      const client = listened(seeing(host.client()));
      await client.request(initHome, {});
      const settings = await readFile(join(home, 'council.yaml'), 'utf8');
      await writeFile(
        join(home, 'council.yaml'),
        'providers: { openai: { baseUrl: "http://api.openai.com/v1" } }\n',
      );
      const clear = await client.request(testKey, { provider: 'openai' });
      assert.ok(!clear.ok && /in the clear/.test(clear.message), clear.message);
      await writeFile(join(home, 'council.yaml'), settings);
      await client.request(lendKeys, { keys: [{ provider: 'openai', value: canaries.lent }] });
      await client.request(listModels, {});
      const { rows } = await client.request(listKeys, {});
      assert.equal(rows.find(({ provider }) => provider === 'openai')?.declared, new URL(elsewhere.url).host);
      const names = ['anthropic', 'openai', 'google', 'zai'];
      const seats = ['henry', 'sage', 'nova', 'blaise'].map(
        (id, n) => `  - { id: ${id}, backend: ${names[n]}, model: echo-1 }`,
      );
      const briefText = ['type: debate', 'question: Which one?', 'maxRounds: 1', 'seats:', ...seats].join(
        '\n',
      );
      const { choice } = await client.request(estimateCouncil, { briefText });
      assert.equal(choice.warnings.filter((text) => text.includes('not sent there')).length, 4);
      const { id } = await client.request(convene, { briefText, attended: false });
      await watchUntil(client, id, isRecorded);
      await host.close();
      assertClean(elsewhere.seen.join('\n'), 'what the other address was sent');
      assert.ok(!elsewhere.seen.join('\n').toLowerCase().includes('canary'));
    } finally {
      await elsewhere.close();
    }
  });
});
