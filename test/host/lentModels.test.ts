/** Which lent model answers, and from which window: also when windows come, go and come back. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { BackendError, type LentCall } from '../../src/host/ports/ports.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import {
  editorAsk,
  editorEnded,
  editorTroubles,
  type LentModel,
  lendModels,
} from '../../src/rpc/messages/editorMessages.ts';
import { type LentLine, lentLine } from '../support/lentLine.ts';
import { type VirtualClock, virtualClock } from '../support/virtualClock.ts';

const copilot: LentModel[] = [
  { id: 'gpt-4o', name: 'GPT-4o', family: 'gpt-4o', vendor: 'copilot' },
  { id: 'gpt-4.1', name: 'GPT-4.1', family: 'gpt-4.1', vendor: 'copilot' },
  { id: 'sonnet', name: 'Claude Sonnet', family: 'claude-sonnet-4.5', vendor: 'copilot' },
  { id: 'plain' },
];

describe('§8 the models of connected editors', () => {
  let clock: VirtualClock;
  let line: LentLine;
  const begin = (language: 'en' | 'fr' = 'en') => {
    clock = virtualClock();
    line = lentLine(clock, language);
  };
  /** A window that answers with its own name. */
  async function window(name: string, models = copilot): Promise<Client> {
    const client = line.connect();
    client.on(editorAsk, ({ call, model }) => {
      void client.request(editorEnded, { call, text: `${name}: ${model}` });
    });
    await client.request(lendModels, { models });
    return client;
  }
  const call = (model?: string, signal = new AbortController().signal): LentCall => ({
    model,
    room: 100,
    system: '',
    messages: [],
    tools: undefined,
    mayBeEmpty: false,
    language: 'en',
    signal,
    onDelta: () => undefined,
    onThinking: () => undefined,
  });
  const answered = async (model?: string) => (await line.lending.ask(call(model))).text;

  it('§4 is told how much it may write, and what is that long counts as cut', async () => {
    begin();
    const client = line.connect();
    const rooms: (number | undefined)[] = [];
    let output = 20;
    client.on(editorAsk, ({ call: id, room }) => {
      rooms.push(room);
      void client.request(editorEnded, { call: id, text: 'Said.', usage: { input: 5, output } });
    });
    await client.request(lendModels, { models: copilot });
    assert.equal((await line.lending.ask(call())).text, 'Said.');
    output = 100;
    const spent: number[] = [];
    await assert.rejects(
      line.lending.ask({ ...call(), onSpent: (usage) => spent.push(usage.output) }),
      /stopped at the length it is allowed/,
    );
    assert.deepEqual([rooms, spent], [[100, 100], [100]]);
  });

  it('are listed once, whoever lends them, by whose mind they are', async () => {
    begin();
    await window('one');
    await window('two');
    assert.deepEqual(
      line.lending.models().map(({ id, family }) => [id, family]),
      [
        ['gpt-4o', 'gpt'],
        ['gpt-4.1', 'gpt'],
        ['sonnet', 'claude'],
        ['plain', 'plain'],
      ],
    );
  });

  it('are found by id, name, family, vendor and family, or whose mind it is, the closest first', async () => {
    begin();
    await window('one');
    for (const [named, id] of [
      ['gpt-4.1', 'gpt-4.1'],
      ['Claude Sonnet', 'sonnet'],
      ['copilot/gpt-4.1', 'gpt-4.1'],
      ['CLAUDE', 'sonnet'],
      ['gpt', 'gpt-4o'],
      ['plain', 'plain'],
      [undefined, 'gpt-4o'],
    ] as const)
      assert.equal(await answered(named), `one: ${id}`);
    await assert.rejects(
      answered('undefined/undefined'),
      /no model “undefined\/undefined”. It offers: gpt-4o/,
    );
  });

  it('a window that is loaded again is waited for, and asked', async () => {
    begin();
    (await window('one')).close();
    const asking = answered('claude');
    clock.pass(20_000);
    await window('two');
    assert.equal(await asking, 'two: sonnet');
  });

  it('one that does not come back is waited for 45 seconds, and not by a seat that is given up', async () => {
    begin();
    (await window('one')).close();
    const giving = new AbortController();
    const given = line.lending.ask(call('claude', giving.signal));
    giving.abort(new Error('skipped'));
    await assert.rejects(given, /skipped/);
    const asking = answered('claude');
    clock.pass(45_000);
    await assert.rejects(asking, /No editor lends a model here/);
    await assert.rejects(answered('claude'), /No editor lends a model here/);
    assert.equal(clock.waiting(), 0);
  });

  it('another window that lends the same goes on at once; what was never lent is waited for by nobody', async () => {
    begin();
    const one = await window('one');
    await window('two', copilot.slice(0, 1));
    assert.equal(await answered('gpt-4o'), 'one: gpt-4o');
    one.close();
    assert.equal(await answered('gpt-4o'), 'two: gpt-4o');
    clock.pass(45_000);
    await assert.rejects(answered('claude'), /no model “claude”/);
  });

  it('a list that arrives from a window that is gone lends nothing', async () => {
    begin();
    const client = line.connect();
    const lending = client.request(lendModels, { models: copilot });
    client.close();
    await lending.catch(() => undefined);
    assert.deepEqual(line.lending.models(), []);
  });

  it('every trouble is said in words, in both languages, with the model’s name', async () => {
    for (const language of ['en', 'fr'] as const) {
      for (const code of editorTroubles) {
        begin(language);
        const client = line.connect();
        client.on(editorAsk, (ask) => {
          void client.request(editorEnded, { call: ask.call, trouble: { code, message: 'why' } });
        });
        await client.request(lendModels, { models: copilot });
        const error: unknown = await line.lending.ask(call()).catch((reason: unknown) => reason);
        assert.ok(error instanceof BackendError);
        assert.match(error.message, /GPT-4o/);
        assert.equal(error.retry, code === 'failed' || code === 'cancelled', code);
      }
    }
  });
});
