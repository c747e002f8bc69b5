/**
 * Lends the models that this editor offers to the host, and again whenever they change, for as long as the client lives.
 * What the host asks streams back over the same line; nothing is kept here, and nothing outlives the client.
 */
import type { Client } from '../../rpc/connect/client.ts';
import * as messages from '../../rpc/messages/editorMessages.ts';
import { type EditorTurn, holdTurn, type LentParts } from './lentTurn.ts';

/** The editor, as far as lending needs it. */
export interface LendingEditor {
  models(): Promise<readonly messages.LentModel[]>;
  /** Answers how to stop listening. */
  onChange(callback: () => void): () => void;
  /** Nothing when the model is no longer there. */
  open(ask: messages.EditorAsk, signal: AbortSignal): Promise<EditorTurn | undefined>;
  wait(ms: number): Promise<void>;
}

const patience = { look: 3000, count: 1000, settle: 200 };

/** Resolves once the models of now are lent, or an editor that takes long to tell them was waited for long enough. */
export function lendModelsTo(
  client: Client,
  editor: LendingEditor,
  warn: (line: string) => void,
): Promise<void> {
  const turns = new Map<string, AbortController>();
  const lend = lender(client, editor, warn);
  const stops = [
    client.on(messages.editorAsk, (ask) => {
      const stop = new AbortController();
      turns.set(ask.call, stop);
      void holdTurn(ask, partsFor(client, editor, ask, stop.signal)).finally(() => turns.delete(ask.call));
    }),
    client.on(messages.editorCancel, ({ call }) => turns.get(call)?.abort()),
    editor.onChange(() => void lend(true)),
  ];
  void client.closed.then(() => {
    for (const stop of stops) stop();
    for (const turn of turns.values()) turn.abort();
  });
  return Promise.race([lend(false), editor.wait(patience.look)]);
}

/**
 * One look at a time, so that an older list never follows a newer one. Looking may itself be told as a change: one that
 * comes meanwhile is looked at once more, and no further unless something is other than before.
 */
function lender(client: Client, editor: LendingEditor, warn: (line: string) => void) {
  let last = '[]';
  let looking: Promise<void> | undefined;
  let again = false;

  async function look(): Promise<boolean> {
    const models = (await editor.models()).flatMap(fitting).slice(0, messages.lentLimits.models);
    const now = JSON.stringify(models);
    if (now === last) return false;
    await client.request(messages.lendModels, { models });
    last = now;
    return true;
  }
  async function looks(isChange: boolean): Promise<void> {
    try {
      // Providers tell of their models one by one.
      if (isChange) await editor.wait(patience.settle);
      for (let more = true, once = true; more; ) {
        again = false;
        const isOther = await look();
        more = again && (isOther || once);
        once = isOther;
      }
    } catch (error) {
      warn(`models were not lent: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      looking = undefined;
    }
  }
  return (isChange: boolean): Promise<void> => {
    again = true;
    // In a turn of its own: a look that is told as a change at once must find that somebody looks already.
    looking ??= Promise.resolve().then(() => looks(isChange));
    return looking;
  };
}

/** As the host takes them. A model without an id of a usual length can't be asked for again. */
function fitting({ id, name, family, vendor }: messages.LentModel): messages.LentModel[] {
  const longest = messages.lentLimits.name;
  if (!id || id.length > longest) return [];
  const said = Object.entries({ name, family, vendor }).flatMap(([key, value]) =>
    value ? [[key, value.slice(0, longest)]] : [],
  );
  return [{ id, ...Object.fromEntries(said) }];
}

function partsFor(
  client: Client,
  editor: LendingEditor,
  ask: messages.EditorAsk,
  signal: AbortSignal,
): LentParts {
  const { call } = ask;
  let held: string | undefined;
  let telling: Promise<void> | undefined;
  /** In its order, one message at a time: what is said meanwhile goes with the next. */
  async function tell(): Promise<void> {
    while (held !== undefined && !signal.aborted) {
      const text = held;
      held = undefined;
      // A host that is gone needs no text.
      await client.request(messages.editorSaid, { call, text }).catch(() => undefined);
    }
    telling = undefined;
  }
  return {
    signal,
    open: () => editor.open(ask, signal),
    said(text) {
      held = (held ?? '') + text;
      telling ??= tell();
    },
    tool: (name, input) => client.request(messages.editorTool, { call, name, input }),
    async ended(outcome) {
      await telling;
      await client.request(messages.editorEnded, { call, ...outcome }).catch(() => undefined);
    },
    late: () => editor.wait(patience.count).then(() => undefined),
  };
}
