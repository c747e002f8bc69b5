/** The editor's own models under contract: the host's lending and the extension's, with an editor that is made up. */
import { lendModelsTo } from '../../../src/extension/models/lendEditorModels.ts';
import type { Part } from '../../../src/extension/models/lentTurn.ts';
import { editorBackend } from '../../../src/host/models/editor/editorBackend.ts';
import { madeUpEditor, never } from '../../support/lendingEditor.ts';
import { lentLine } from '../../support/lentLine.ts';
import { sampleSeat } from '../../support/sampleTurn.ts';
import { virtualClock } from '../../support/virtualClock.ts';
import { madeUpSurroundings } from '../../support/wire/surroundings.ts';
import { type Situation, type Subject, turnOfTheLoop } from '../subject.ts';

const models = ['sage-model', 'nova-model'].map((id) => ({ id, name: id, family: id, vendor: 'test' }));

/** What the editor does in each situation, once it has said the first word; nothing: it goes on. */
const turns: Partial<Record<Situation, (leave: () => void) => Promise<unknown>>> = {
  fails: () => Promise.reject(new Error('out of order')),
  // The window is closed in the middle of the reply.
  'breaks off': async (leave) => leave(),
  'falls silent': never,
};

export const editor: Subject = {
  name: 'editor',
  notApplicable: {
    'is a web page': 'the editor talks to the provider, in its own way',
    'refuses the key': 'the editor’s providers keep their own keys: none goes through us',
    'has had too many': 'the editor’s API tells no time to wait; a quota that is used up is said in words',
    'gives structure': 'the editor’s API has no form of a reply but text',
  },
  async meet(situation) {
    const clock = virtualClock();
    const { lending, connect } = lentLine(clock);
    const window = connect();
    const waits = situation.endsWith('waits') || situation === 'hangs up';
    let goOn = () => {};
    const hold = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const made = madeUpEditor({
      models,
      async *say({ model, tools }, round, _may, heard): AsyncGenerator<Part> {
        begin();
        const isSage = model === 'sage-model';
        if (waits && isSage) await hold;
        if (situation === 'calls a tool' && tools[0] && round === 1)
          return yield { tool: { id: '1', name: tools[0].name, input: { what: 'the index' } } };
        if (situation === 'says nothing' && isSage) return;
        yield { text: 'I would cache it: ' };
        if (isSage) await turns[situation]?.(() => window.close());
        yield { text: heard[0]?.answer ?? 'it is read often.' };
      },
    });
    if (situation !== 'is gone') await lendModelsTo(window, made, () => undefined);
    const seated = (id: string) => ({ ...sampleSeat(id, 'editor'), model: `${id}-model` });
    return {
      backend: editorBackend(madeUpSurroundings({ clock }), lending),
      seat: seated('sage'),
      other: seated('nova'),
      begun: () => begun,
      goOn,
      asked: () => made.asked.length,
      later: turnOfTheLoop,
      left: async () => {
        const [signal] = made.signals;
        if (signal?.aborted) return;
        await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      },
      async pass() {
        await begun;
        for (let turn = 0; turn < 5; turn++) await turnOfTheLoop();
        clock.pass(90_000);
      },
      close: async () => window.close(),
    };
  },
};
