/** The models of `vscode.lm`, as they are lent. Consent and quota are the editor's own, asked for with the first request. */
import * as vscode from 'vscode';
import type { EditorAsk } from '../../rpc/messages/editorMessages.ts';
import type { LendingEditor } from './lendEditorModels.ts';
import type { EditorTurn } from './lentTurn.ts';

/** Absent in editors that are older than the API, or built without it. */
const lm = (): typeof vscode.lm | undefined => vscode.lm as typeof vscode.lm | undefined;

/** An editor without the API, or one that refuses it, offers nothing; nor does a workspace that is not trusted. */
async function offered(selector?: vscode.LanguageModelChatSelector): Promise<vscode.LanguageModelChat[]> {
  if (!vscode.workspace.isTrusted) return [];
  try {
    return (await lm()?.selectChatModels(selector)) ?? [];
  } catch {
    return [];
  }
}

export const editorModels: LendingEditor = {
  models: async () => (await offered()).map(({ id, name, family, vendor }) => ({ id, name, family, vendor })),
  onChange(callback) {
    const listening = lm()?.onDidChangeChatModels?.(callback);
    return () => listening?.dispose();
  },
  async open(ask, signal) {
    const [model] = await offered({ id: ask.model });
    return model && turnOf(model, ask, signal);
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** There is no role of a system in this API, so its words come first. */
function turnOf(model: vscode.LanguageModelChat, ask: EditorAsk, signal: AbortSignal): EditorTurn {
  const { User, Assistant } = vscode.LanguageModelChatMessage;
  const said = [
    User(ask.system),
    ...ask.messages.map(({ role, text }) => (role === 'user' ? User(text) : Assistant(text))),
  ];
  const tools = ask.tools.map(({ name, description, input }) => ({ name, description, inputSchema: input }));
  const cancel = new vscode.CancellationTokenSource();
  signal.addEventListener('abort', () => cancel.cancel(), { once: true });
  return {
    async *ask(mayCallTools) {
      const response = await model.sendRequest(
        said,
        {
          justification: 'À table',
          ...(ask.room === undefined ? {} : { modelOptions: { max_tokens: ask.room } }),
          ...(mayCallTools ? { tools } : {}),
        },
        cancel.token,
      );
      for await (const part of response.stream) {
        if (part instanceof vscode.LanguageModelTextPart) yield { text: part.value };
        else if (part instanceof vscode.LanguageModelToolCallPart)
          yield { tool: { id: part.callId, name: part.name, input: part.input } };
        else yield { thinking: true };
      }
    },
    heard(text, calls) {
      said.push(
        Assistant([
          ...(text ? [new vscode.LanguageModelTextPart(text)] : []),
          ...calls.map(
            ({ id, name, input }) => new vscode.LanguageModelToolCallPart(id, name, (input ?? {}) as object),
          ),
        ]),
        User(
          calls.map(
            ({ id, answer }) =>
              new vscode.LanguageModelToolResultPart(id, [new vscode.LanguageModelTextPart(answer)]),
          ),
        ),
      );
    },
    async count(text) {
      const [output = 0, ...input] = await Promise.all(
        [text, ...said].map((each) => model.countTokens(each, cancel.token)),
      );
      return { input: input.reduce((sum, each) => sum + each, 0), output };
    },
  };
}
