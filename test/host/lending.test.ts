/** Models that an editor lends: asked over RPC, streamed back, and lost with the window. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import type { Client } from '../../src/rpc/connect/client.ts';
import {
  type EditorAsk,
  editorAsk,
  editorCancel,
  editorEnded,
  editorSaid,
  lendModels,
} from '../../src/rpc/messages/editorMessages.ts';
import {
  convene,
  councilDelta,
  getCouncil,
  skipSeat,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import { isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';

const models = [
  { id: 'gpt-5.1-mini', name: 'GPT-5.1 mini', family: 'gpt-5', vendor: 'copilot' },
  { id: 'claude-sonnet', name: 'Claude Sonnet', family: 'claude', vendor: 'copilot' },
];
const brief = (model: string) => `type: debate
question: Should we cache the index?
language: en
maxRounds: 1
seats: [{ id: sage, backend: editor, model: ${model} }, { id: henry, backend: puppet }]
roles: { synthesizer: henry }
`;

describe('§8 a model that the editor lends', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  /** A window of its own, which answers as it is told. */
  async function window(answers: (ask: EditorAsk, client: Client) => void): Promise<Client> {
    const client = table.host.client();
    client.on(editorAsk, (ask) => answers(ask, client));
    await client.request(lendModels, { models });
    return client;
  }
  async function held(briefText: string) {
    const { id } = await table.client.request(convene, { briefText, attended: false });
    await watchUntil(table.client, id, isRecorded);
    const { entries } = await table.client.request(getCouncil, { id });
    return entries.flatMap((entry) => (entry.kind === 'turn' && entry.seat === 'sage' ? [entry] : []))[0];
  }

  it('is picked by id, family or name, streams, and tells what it used', async () => {
    for (const [named, model] of [
      ['claude', 'claude-sonnet'],
      ['GPT-5.1 mini', 'gpt-5.1-mini'],
      ['claude-sonnet', 'claude-sonnet'],
    ] as const) {
      table = await openTable();
      const asked: EditorAsk[] = [];
      await window((ask, client) => {
        asked.push(ask);
        void client.request(editorSaid, { call: ask.call, text: 'Cache ' });
        void client.request(editorSaid, { call: ask.call, text: 'it.' });
        void client.request(editorEnded, {
          call: ask.call,
          text: 'Proposal: Cache it.',
          usage: { input: 120, output: 4 },
        });
      });
      const turn = await held(brief(named));
      assert.deepEqual(
        [asked[0]?.model, turn?.text, turn?.model],
        [model, 'Proposal: Cache it.', models.find(({ id }) => id === model)?.name],
      );
      assert.match(asked[0]?.system ?? '', /You are Sage/);
      if (named !== 'claude-sonnet') await table.close();
    }
  });

  it('streams to whoever watches before it is whole', async () => {
    table = await openTable();
    let begin: (ask: EditorAsk) => void = () => undefined;
    const asking = new Promise<EditorAsk>((resolve) => {
      begin = resolve;
    });
    const lender = await window((each) => begin(each));
    const told = new Promise<string>((resolve) => {
      table.client.on(councilDelta, ({ key, text }) => void (key.includes('sage') && resolve(text)));
    });
    const { id } = await table.client.request(convene, { briefText: brief('claude'), attended: false });
    await table.client.request(watchCouncil, { id });
    const { call } = await asking;
    await lender.request(editorSaid, { call, text: 'Half a ' });
    assert.equal(await told, 'Half a ');
    await lender.request(editorEnded, { call, text: 'Half a loaf.\n\n**Proposal:** A loaf.' });
    await watchUntil(table.client, id, isRecorded);
  });

  it('consent, quota and a model that is gone are said in words, and the council goes on', async () => {
    const troubles = [
      ['no-permission', /not allowed to use/],
      ['quota', /quota .* is used up: come back tomorrow/],
      ['not-found', /no longer offers/],
    ] as const;
    for (const [code, words] of troubles) {
      table = await openTable();
      await window(({ call }, client) => {
        void client.request(editorEnded, { call, trouble: { code, message: 'come back tomorrow' } });
      });
      const turn = await held(brief('claude').replace('henry', 'henry, backend: puppet }, { id: nova'));
      assert.equal(turn?.state, 'absent');
      assert.match(turn?.absence?.detail ?? '', words);
      if (code !== 'not-found') await table.close();
    }
  });

  it('is cancelled when its seat is skipped, and only its own window may speak for it', async () => {
    table = await openTable();
    let ask: EditorAsk | undefined;
    let cancelled: () => void;
    const cancelling = new Promise<void>((resolve) => {
      cancelled = resolve;
    });
    const asking = new Promise<void>((resolve) => {
      void window((each) => {
        ask = each;
        resolve();
      }).then((client) => client.on(editorCancel, () => cancelled()));
    });
    const { id } = await table.client.request(convene, { briefText: brief('claude'), attended: false });
    await asking;
    await table.client.request(editorEnded, { call: ask?.call ?? '', text: 'I speak for Sage.' });
    await table.client.request(skipSeat, { id, seat: 'sage' });
    await cancelling;
    const { entries } = await table.client.request(getCouncil, { id });
    assert.doesNotMatch(JSON.stringify(entries), /I speak for Sage/);
  });

  it('a window that closes in the middle frees the seat, which is asked again by another one', async () => {
    table = await openTable();
    let first: Client | undefined;
    const left = new Promise<void>((resolve) => {
      void window(() => {
        first?.close();
        resolve();
      }).then((client) => {
        first = client;
      });
    });
    const { id } = await table.client.request(convene, { briefText: brief('claude'), attended: false });
    await left;
    await window(({ call }, client) => {
      void client.request(editorEnded, { call, text: 'Here again.' });
    });
    await watchUntil(table.client, id, isRecorded);
    const { entries } = await table.client.request(getCouncil, { id });
    assert.match(JSON.stringify(entries), /Here again/);
  });

  it('without an editor the seat is absent with what to do', async () => {
    table = await openTable();
    const turn = await held(brief('claude').replace('henry', 'henry, backend: puppet }, { id: nova'));
    assert.match(turn?.absence?.detail ?? '', /No editor lends a model here/);
  });
});
