/** An editor lends what it offers now: no more, never an older list after a newer one, and nothing once the host is gone. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { lendModelsTo } from '../../src/extension/models/lendEditorModels.ts';
import type { Part } from '../../src/extension/models/lentTurn.ts';
import {
  type EditorAsk,
  editorAsk,
  editorCancel,
  type LentModel,
} from '../../src/rpc/messages/editorMessages.ts';
import { type FakeClient, fakeClient } from '../support/fakeClient.ts';
import { type MadeUpEditor, madeUpEditor, never } from '../support/lendingEditor.ts';

const model = (id: string): LentModel => ({ id, name: id.toUpperCase(), family: id, vendor: 'test' });
const ask: EditorAsk = { call: 'c1', model: 'gpt', system: 'You are Sage.', messages: [], tools: [] };
const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

const takesAll = () =>
  fakeClient({ 'editor/lend': () => null, 'editor/said': () => null, 'editor/ended': () => null });
const silent = async function* (): AsyncGenerator<Part> {};
const sent = ({ asked }: FakeClient, method: string) =>
  asked.flatMap((each) => (each.method === method ? [each.params as never] : []));
const lists = (client: FakeClient) =>
  sent(client, 'editor/lend').map(({ models }: { models: LentModel[] }) => models.map(({ id }) => id));

async function lending(editor: MadeUpEditor, client = takesAll()) {
  const warned: string[] = [];
  await lendModelsTo(client, editor, (line) => warned.push(line));
  return { client, warned };
}
/** What settles for a moment has settled. */
async function settled(editor: MadeUpEditor) {
  await turnOfTheLoop();
  editor.pass();
  await turnOfTheLoop();
}

describe('§8 an editor that lends its models', () => {
  it('lends what there is, and again when that changes; where there is nothing nothing is said', async () => {
    const editor = madeUpEditor({ say: silent });
    const { client } = await lending(editor);
    assert.deepEqual(lists(client), []);
    editor.change([model('gpt')]);
    editor.change([model('gpt'), model('claude')]);
    await settled(editor);
    editor.change([model('gpt'), model('claude')]);
    await settled(editor);
    editor.change([]);
    await settled(editor);
    assert.deepEqual(lists(client), [['gpt', 'claude'], []]);
  });

  it('ends looking where each look is itself told as a change', async () => {
    const editor = madeUpEditor({ models: [model('gpt')], say: silent }, true);
    const { client } = await lending(editor);
    await settled(editor);
    assert.deepEqual(lists(client), [['gpt']]);
    assert.ok(editor.looks() <= 3, `${editor.looks()} looks`);
  });

  it('keeps to what the host takes: 500 models, names of a usual length, no model without an id', async () => {
    const many = Array.from({ length: 700 }, (_, n) => model(`model-${n}`));
    const odd = [{ id: '' }, { id: 'x'.repeat(201) }, { id: 'plain', name: 'n'.repeat(300), family: '' }];
    const { client } = await lending(madeUpEditor({ models: [...odd, ...many], say: silent }));
    const [first] = sent(client, 'editor/lend') as { models: LentModel[] }[];
    assert.equal(first?.models.length, 500);
    assert.deepEqual(first?.models[0], { id: 'plain', name: 'n'.repeat(200) });
  });

  it('holds nobody up when it takes long to say what it offers, or when the host can’t take it', async () => {
    const slow = { ...madeUpEditor({ say: silent }), models: never, wait: () => Promise.resolve() };
    await lending(slow);
    const { warned } = await lending(madeUpEditor({ models: [model('gpt')], say: silent }), fakeClient());
    assert.match(warned.join(), /models were not lent: no answer to editor\/lend/);
  });

  it('tells text in its order, one message at a time, and the end after all of it', async () => {
    const editor = madeUpEditor({
      models: [model('gpt')],
      async *say() {
        for (const text of ['One ', 'two ', 'three.']) yield { text };
      },
    });
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slowly = { 'editor/said': () => turnOfTheLoop(), 'editor/ended': () => end() };
    const { client } = await lending(editor, fakeClient({ 'editor/lend': () => null, ...slowly }));
    client.tell(editorAsk, ask);
    await ended;
    assert.equal(client.asked.at(-1)?.method, 'editor/ended');
    const said = sent(client, 'editor/said').map(({ text }: { text: string }) => text);
    assert.equal(said.join(''), 'One two three.');
    assert.ok(said.length < 3, 'what is said meanwhile goes with the next');
  });

  it('leaves a turn that the host cancels, and every turn when the host is gone', async () => {
    const editor = madeUpEditor({
      models: [model('gpt')],
      async *say() {
        yield { text: 'I ' };
        await never();
      },
    });
    const { client } = await lending(editor);
    client.tell(editorAsk, ask);
    client.tell(editorAsk, { ...ask, call: 'c2' });
    client.tell(editorCancel, { call: 'c1' });
    await turnOfTheLoop();
    assert.deepEqual(
      editor.signals.map(({ aborted }) => aborted),
      [true, false],
    );
    client.die();
    await turnOfTheLoop();
    assert.equal(editor.signals[1]?.aborted, true);
    const { looks } = editor;
    const before = looks();
    editor.change([]);
    await settled(editor);
    assert.equal(looks(), before, 'nobody listens any more');
  });
});
