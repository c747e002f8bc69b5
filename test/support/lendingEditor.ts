/** An editor that offers models and answers as a test says; its time passes only when the test lets it. */
import type { LendingEditor } from '../../src/extension/models/lendEditorModels.ts';
import type { AnsweredTool, EditorTurn, Part } from '../../src/extension/models/lentTurn.ts';
import type { EditorAsk, LentModel } from '../../src/rpc/messages/editorMessages.ts';

export interface MadeUpEditor extends LendingEditor {
  asked: EditorAsk[];
  /** The signals of the turns, in their order. */
  signals: AbortSignal[];
  heard: { text: string; calls: AnsweredTool[] }[];
  looks(): number;
  change(models: readonly LentModel[]): void;
  /** What waits goes on. */
  pass(): void;
}

export interface MadeUpAnswers {
  models?: readonly LentModel[];
  say(ask: EditorAsk, round: number, mayCallTools: boolean, heard: AnsweredTool[]): AsyncIterable<Part>;
  count?: EditorTurn['count'];
}

/** Looking at its models tells that they changed, as some editors do. */
export function madeUpEditor({ models = [], say, count }: MadeUpAnswers, looksTell = false): MadeUpEditor {
  const asked: EditorAsk[] = [];
  const signals: AbortSignal[] = [];
  const heard: MadeUpEditor['heard'] = [];
  const listeners = new Set<() => void>();
  const waits = new Set<() => void>();
  const tell = () => listeners.forEach((each) => each());
  let offered = models;
  let looks = 0;
  return {
    asked,
    signals,
    heard,
    looks: () => looks,
    change(next) {
      offered = next;
      tell();
    },
    pass() {
      for (const each of waits) each();
      waits.clear();
    },
    models() {
      looks += 1;
      if (looksTell) tell();
      return Promise.resolve(offered);
    },
    onChange(callback) {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    open(ask, signal) {
      asked.push(ask);
      signals.push(signal);
      let round = 0;
      let answered: AnsweredTool[] = [];
      if (!offered.some(({ id }) => id === ask.model)) return Promise.resolve(undefined);
      return Promise.resolve({
        ask: (mayCallTools) => say(ask, (round += 1), mayCallTools, answered),
        heard(text, calls) {
          heard.push({ text, calls });
          answered = calls;
        },
        count: count ?? ((text) => Promise.resolve({ input: 120, output: text.length })),
      });
    },
    wait: () => new Promise((resolve) => void waits.add(resolve)),
  };
}

export const never = (): Promise<never> => new Promise(() => undefined);
