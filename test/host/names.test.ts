/**
 * Names are data: what every object has (`constructor`, `toString`, `__proto__`) may be asked for as the name of anything,
 * over every door. It is refused in words or taken like any other, nothing throws, and the home opens again.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import * as z from 'zod';
import { repair } from '../../src/host/loop/readJournal.ts';
import { seal } from '../../src/host/store/journal/journalRecord.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import * as channelMessages from '../../src/rpc/messages/channelMessages.ts';
import * as declaredMessages from '../../src/rpc/messages/declaredMessages.ts';
import * as draftMessages from '../../src/rpc/messages/draftMessages.ts';
import * as editorMessages from '../../src/rpc/messages/editorMessages.ts';
import * as estimateMessages from '../../src/rpc/messages/estimateMessages.ts';
import * as identityMessages from '../../src/rpc/messages/identityMessages.ts';
import * as keyMessages from '../../src/rpc/messages/keyMessages.ts';
import * as messages from '../../src/rpc/messages/messages.ts';
import * as modelMessages from '../../src/rpc/messages/modelMessages.ts';
import * as againMessages from '../../src/rpc/messages/pastMessages.ts';
import * as publishMessages from '../../src/rpc/messages/publishMessages.ts';
import * as shelfMessages from '../../src/rpc/messages/renameMessages.ts';
import * as spendMessages from '../../src/rpc/messages/spendMessages.ts';
import * as steeringMessages from '../../src/rpc/messages/steeringMessages.ts';
import * as whoMessages from '../../src/rpc/messages/whoMessages.ts';
import { initialState as channelPage } from '../../webview-ui/channel/model/channelState.ts';
import { hear as hearInChannel } from '../../webview-ui/channel/model/hearChannel.ts';
import { rowsOf as rowsInChannel } from '../../webview-ui/channel/model/messageRows.ts';
import { rowsOf } from '../../webview-ui/transcript/model/feedRows.ts';
import { hear } from '../../webview-ui/transcript/model/hearTranscript.ts';
import { initialState } from '../../webview-ui/transcript/model/transcriptState.ts';
import { watchInherited } from '../support/inherited.ts';
import {
  agreeing,
  isRecorded,
  type OpenTable,
  openTable,
  puppetsOfBoth,
  watchUntil,
} from '../support/openTable.ts';
import { openChannel } from '../support/ui/channels.ts';
import { open as opened } from '../support/ui/fixtures.ts';

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
/** Stands where those stand, and tells who looked there. */
const trap = 'trapped';

const shared = (): string[] => Reflect.ownKeys(Object.prototype).map(String);
const before = shared();

let table: OpenTable | undefined;
let watched: ReturnType<typeof watchInherited> | undefined;
afterEach(async () => {
  watched?.end();
  watched = undefined;
  await table?.close();
  table = undefined;
  assert.deepEqual(shared(), before, 'what all objects share was changed');
});

type Message = messages.Request<z.ZodType, unknown>;
const doors: Message[] = [
  ...[messages, againMessages, channelMessages, declaredMessages, draftMessages, editorMessages],
  ...[estimateMessages, identityMessages, keyMessages, modelMessages, publishMessages],
  ...[shelfMessages, spendMessages, steeringMessages, whoMessages],
].flatMap((room) =>
  Object.values(room).filter(
    (each): each is Message =>
      typeof each === 'object' && each !== null && 'method' in each && 'params' in each,
  ),
);

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
};

/** What such a message may look like when every word in it is this name. */
function filled(schema: Schema, name: string, among: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[among % schema.enum.length];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return filled(choice[among % choice.length] ?? {}, name, among);
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([key, one]) => [
      key,
      filled(one, name, among),
    ]);
    if (typeof schema.additionalProperties === 'object')
      fields.push([name, filled(schema.additionalProperties, name, among)]);
    return Object.fromEntries(fields);
  }
  if (schema.type === 'array')
    return [typeof schema.items === 'object' ? filled(schema.items, name, among) : name];
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return schema.type === 'null' ? null : name;
}

/** With every field, and with each of those that may be left out left out. */
function asked(message: Message, name: string): unknown[] {
  const schema = z.toJSONSchema(message.params, { io: 'input', unrepresentable: 'any' }) as Schema & {
    required?: string[];
  };
  const whole = [0, 1, 2].map((among) => filled(schema, name, among));
  const least = Object.entries((whole[0] ?? {}) as object).filter(([key]) => schema.required?.includes(key));
  return [...whole, Object.fromEntries(least)];
}

const late = (what: string): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${what}: no answer`)), 15_000).unref();
  });

/** Every word of every message is this name; where a council is given, also every word but which council. */
async function knock({ home }: OpenTable, name: string, council?: string): Promise<string[]> {
  const client = (await connectTo(home)) ?? assert.fail('no host');
  const wrong: string[] = [];
  for (const message of doors)
    for (const params of asked(message, name).flatMap((each) => [each, ...withCouncil(each, council)])) {
      const what = `${message.method} ${JSON.stringify(params)}`;
      await Promise.race([client.request(message, params as never), late(what)]).catch((error: unknown) => {
        const isWords = error instanceof Refusal && error.code !== -32603;
        if (!isWords) wrong.push(`${what}: ${String(error)}`);
      });
    }
  client.close();
  return wrong;
}

const withCouncil = (params: unknown, council: string | undefined): object[] =>
  council !== undefined && typeof params === 'object' && params !== null && 'id' in params
    ? [{ ...params, id: council }]
    : [];

const native = /\[native code\]|function Object|\[object /;

function everyText(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile() && /\.(md|json|jsonl|log|yaml)$/.test(each.name))
    .map((each) => `${each.name}\n${readFileSync(join(each.parentPath, each.name), 'utf8')}`);
}

/** A home in which everything that may have a name has this one. */
function layOut(home: string, name: string): void {
  const identities = readFileSync(join(home, 'identities.yaml'), 'utf8');
  const more = [
    `  - id: ${name}`,
    `    name: ${name}`,
    '    backend: puppet',
    `    model: ${name}`,
    `    role: ${name}`,
    `    domains: { lead: [${name}], backup: [${name}] }`,
    '    budget: { tokens: 900000, cost: 90 }',
    `    capabilities: { tools: [${name}/*, inject, read-archive] }`,
  ].join('\n');
  writeFileSync(join(home, 'identities.yaml'), `${identities.trimEnd()}\n${more}\n`);
  writeFileSync(
    join(home, 'council.yaml'),
    [
      'git: off',
      `checks: { ${name}: { command: [node, -e, '0'] } }`,
      `mcp: { ${name}: { command: [node, -e, '0'], env: [${name}] } }`,
      `acp: { ${name}: { command: [node, -e, '0'] } }`,
      `prices: { ${name}: { input: 1, output: 1 } }`,
      `windows: { ${name}: 50000 }`,
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(home, 'channels.yaml'),
    `channels:\n  - id: ${name}\n    mode: chat\n    members: [papa, ${name}, henry]\n    order: round-robin\n  - id: kitchen\n    mode: chat\n    members: [papa, ${name}]\n    links: { escalatesTo: [${name}], sharesContextWith: [${name}] }\n`,
  );
  mkdirSync(join(home, 'protocols'), { recursive: true });
  writeFileSync(
    join(home, 'protocols', `${name}.yaml`),
    `id: ${name}\nphases:\n  - { id: ${name}, speakers: participants, form: position }\n  - { id: toString, speakers: participants, form: ballot }\n  - { id: END, speakers: synthesizer, form: synthesis, closing: true }\n`,
  );
}

/** A day in such a home. */
async function live(open: OpenTable, name: string): Promise<string> {
  const { client, home } = open;
  layOut(home, name);
  await client.request(messages.filesChanged, {});
  const { problems } = await client.request(messages.listIdentities, {});
  assert.deepEqual(
    problems.map(({ file, message }) => `${file}: ${message}`),
    [],
  );
  const { id } = await client.request(messages.convene, {
    briefText: `type: ${name}\nquestion: What is in ${name}?\nseats: [${name}, henry, sage]\nroles: { owner: ${name}, synthesizer: ${name} }\n`,
    attended: false,
  });
  const ended = await watchUntil(client, id, isRecorded);
  const spoken = ended.entries.flatMap((entry) =>
    entry.kind === 'turn' ? [`${entry.phase} ${entry.seat} ${entry.state}`] : [],
  );
  assert.ok(spoken.includes(`${name} ${name} replied`), spoken.join(', '));
  assert.doesNotMatch(JSON.stringify(ended), native);
  await client.request(channelMessages.sayInChannel, { channel: name, text: `@${name} hello`, by: 'papa' });
  const head = await client.request(channelMessages.getChannel, { channel: name });
  assert.doesNotMatch(JSON.stringify(head), native);
  const reading = { at: 0, following: true, runsInView: [] };
  rowsOf(hear(initialState('en', undefined), opened(ended), reading));
  rowsInChannel(hearInChannel(channelPage('en', undefined), openChannel(head), reading) as never);
  await client.request(channelMessages.channelHistory, { channel: name });
  for (const as of ['md', 'json', 'html'] as const) {
    const made = await client
      .request(againMessages.exportCouncil, { id, as } as never)
      .catch((error: unknown) => error);
    assert.doesNotMatch(JSON.stringify(made) ?? '', native);
  }
  await client.request(againMessages.councilStats, {});
  return id;
}

describe('§4 names that every object has', function () {
  this.timeout(240_000);

  for (const name of [...names, trap])
    it(`${name} in the place of every word of every message is answered, and the home opens again`, async () => {
      table = await openTable({ serve: true, env: { ...process.env, A_TABLE_PROBE: 'off' } });
      const { id } = await table.client.request(messages.convene, {
        question: 'Cache it?',
        seats: ['henry', 'sage'],
        attended: false,
      });
      await watchUntil(table.client, id, isRecorded);
      if (name === trap) watched = watchInherited(trap);
      assert.deepEqual(await knock(table, name), []);
      assert.deepEqual([...(watched?.seen ?? [])], []);
      await table.reopen();
      const { rows } = await table.client.request(messages.listCouncils, {});
      assert.ok(rows.some((row) => row.id === id));
      for (const text of everyText(table.home)) assert.doesNotMatch(text, native);
    });

  for (const name of ['constructor', trap])
    it(`a home in which everything is called ${name} is one like any other, and opens again`, async () => {
      const backends = [puppetsOfBoth(agreeing, () => 'TURN_PASS')];
      table = await openTable({ backends, serve: true, env: { ...process.env, A_TABLE_PROBE: 'off' } });
      if (name === trap) watched = watchInherited(trap);
      const council = await live(table, name);
      assert.deepEqual(await knock(table, name, council), []);
      await table.reopen();
      const { rows } = await table.client.request(channelMessages.listChannels, {});
      assert.ok(rows.some((row) => row.id === name));
      assert.deepEqual([...(watched?.seen ?? [])], []);
      for (const text of everyText(table.home)) assert.doesNotMatch(text, native);
    });

  it('in the files of people each is refused at its line, or taken as a name', async () => {
    table = await openTable();
    const { client, home } = table;
    const put = (file: string, text: string) => {
      mkdirSync(join(home, 'protocols'), { recursive: true });
      writeFileSync(join(home, file), text);
    };
    for (const name of names.filter((each) => each !== 'constructor')) {
      put('identities.yaml', `identities:\n  - id: ${name}\n    name: One\n`);
      put('channels.yaml', `channels:\n  - id: ${name}\n    mode: chat\n`);
      put(
        'council.yaml',
        `${name}: 1\nchecks: { ${name}: { command: x } }\nmcp: { ${name}: { command: x } }\n`,
      );
      put(
        'protocols/mine.yaml',
        `id: ${name}\nphases:\n  - { id: ${name}, speakers: participants, form: position }\n`,
      );
      await client.request(messages.filesChanged, {});
      const { problems } = await client.request(messages.listIdentities, {});
      const { rows } = await client.request(declaredMessages.listProtocols, {});
      const wrong = [...problems, ...rows.flatMap((row) => row.problems)].filter(
        (each) => each.severity === 'error',
      );
      for (const file of ['identities.yaml', 'channels.yaml', 'council.yaml', 'mine.yaml'])
        assert.ok(
          wrong.some((each) => each.file.endsWith(file) && each.line > 0),
          `${name} in ${file}`,
        );
      const brief = `${name}: 1\ntype: ${name}\nquestion: Now?\nseats: [${name}]\nchecks: [${name}]\nchannel: ${name}\n`;
      const { problems: ofBrief } = await client.request(messages.checkBrief, { text: brief });
      assert.ok(ofBrief.length > 0);
      await assert.rejects(client.request(messages.convene, { briefText: brief }), { name: 'Refusal' });
    }
  });

  for (const name of names)
    it(`${name} in the place of ids in records that are sealed: the home opens, or says which record and is repaired`, async () => {
      table = await openTable();
      const { client, home } = table;
      await client.request(messages.convene, {
        question: 'Cache it?',
        seats: ['henry', 'sage'],
        attended: false,
      });
      await client.request(channelMessages.createChannel, {
        channel: 'kitchen',
        mode: 'chat',
        members: ['papa', 'henry'],
      });
      await client.request(channelMessages.sayInChannel, { channel: 'kitchen', text: 'Hello', by: 'papa' });
      await table.host.close();
      const journal = join(home, '.state', 'journal');
      const file = join(
        journal,
        readdirSync(journal)
          .filter((each) => each.endsWith('.jsonl'))
          .at(-1) ?? '',
      );
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      let seq = lines.length;
      const forged = lines.flatMap((line) => {
        const { at, fence, event } = JSON.parse(line) as {
          at: number;
          fence: number;
          event: Record<string, unknown>;
        };
        const ids = ['council', 'channel', 'seat', 'agent', 'by', 'id'].filter(
          (key) => typeof event[key] === 'string',
        );
        return ids.map((key) => {
          seq += 1;
          const open = `{"seq":${seq},"at":${at},"fence":${fence},"event":`;
          return seal(`${open}${JSON.stringify({ ...event, [key]: name })}`);
        });
      });
      assert.ok(forged.length > 5);
      writeFileSync(file, `${[...lines, ...forged].join('\n')}\n`);
      const opened = await table.reopen().catch((error: unknown) => error as Error);
      if (opened instanceof Error) {
        assert.match(opened.message, /council doctor/);
        await repair(home);
        await table.reopen();
      }
      await table.client.request(messages.listCouncils, {});
      await table.client.request(channelMessages.listChannels, {});
    });
});
