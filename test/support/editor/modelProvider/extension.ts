/**
 * A second extension that offers chat models to the editor, so that ours can be tried with models that are not its own.
 * It offers none until a suite says so, and answers as the suite says.
 */
import { readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import {
  type Begin,
  beginVariable,
  type Manner,
  modelCommands,
  type OfferedModel,
  type SeenRequest,
} from './commands.ts';

/** Of the editor's API only what is used here: it came after the oldest editor that we support. */
interface Registry {
  registerLanguageModelChatProvider(vendor: string, provider: object): vscode.Disposable;
}
interface Progress {
  report(part: vscode.LanguageModelTextPart | vscode.LanguageModelToolCallPart): void;
}

const reply = (model: string) => `${model} would cache the index behind a flag, and measure it for a week.

**Proposal:** Cache the index behind a flag.
- **Backs**: A
- **Vote**: agree
- **Stance**: maintain
- **Contests**: none
- [x] ✅ Completeness
- [x] ✅ Coherence
- [x] ✅ Feasibility
- [x] ⚠️ Risks
- [x] ✅ Evidence
**Response**: The index is read far more often than it is written.
- **Confidence**: 4
**Blocking issues:** none
**Recommendation:** Ship it behind a flag.

**Follows the motion:** yes

## Answer
Cache it behind a flag.

## Consensus
- A cache in front of the index is worth trying.
`;

function begin(): Begin {
  const file = process.env[beginVariable];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Begin) : { models: [], manner: 'answers' };
}

export function activate(context: vscode.ExtensionContext): void {
  const changed = new vscode.EventEmitter<void>();
  const cancelling = new vscode.EventEmitter<void>();
  const seen: SeenRequest[] = [];
  let { models: offered, manner } = begin();
  let looks = 0;
  let cancels = 0;

  const provider = {
    onDidChangeLanguageModelChatInformation: changed.event,
    provideLanguageModelChatInformation() {
      looks += 1;
      return offered.map((model) => ({
        ...model,
        version: '1',
        maxInputTokens: 100_000,
        maxOutputTokens: 10_000,
        capabilities: { toolCalling: true },
      }));
    },
    async provideLanguageModelChatResponse(
      model: OfferedModel,
      messages: readonly vscode.LanguageModelChatMessage[],
      options: { tools?: readonly { name: string }[] },
      progress: Progress,
      token: vscode.CancellationToken,
    ) {
      const text = messages.flatMap(({ content }) =>
        content.flatMap((part) => (part instanceof vscode.LanguageModelTextPart ? [part.value] : [])),
      );
      const results = messages.flatMap(({ content }) =>
        content.filter((part) => part instanceof vscode.LanguageModelToolResultPart),
      );
      const request: SeenRequest = {
        model: model.id,
        system: text[0] ?? '',
        tools: options.tools?.map(({ name }) => name) ?? [],
        results: results.map(({ content }) =>
          content.map((part) => (part instanceof vscode.LanguageModelTextPart ? part.value : '')).join(''),
        ),
      };
      seen.push(request);
      token.onCancellationRequested(() => {
        cancels += 1;
        cancelling.fire();
      });
      if (manner === 'refuses') throw vscode.LanguageModelError.NoPermissions('the person said no');
      if (manner === 'is used up') throw new Error('You have exceeded your monthly quota');
      if (manner === 'calls a tool' && request.tools[0] && results.length === 0)
        return progress.report(new vscode.LanguageModelToolCallPart('1', request.tools[0], {}));
      const words = reply(model.name).split(/(?<= )/);
      for (const word of words) {
        progress.report(new vscode.LanguageModelTextPart(word));
        // It falls silent, and takes no notice of a token: the extension must leave by itself.
        if (manner === 'hangs') await new Promise(() => undefined);
      }
    },
    provideTokenCount: (_model: OfferedModel, text: unknown) =>
      Promise.resolve(typeof text === 'string' ? Math.ceil(text.length / 4) : 10),
  };

  const { offer, behave, requests } = modelCommands;
  context.subscriptions.push(
    (vscode.lm as unknown as Registry).registerLanguageModelChatProvider('council-test', provider),
    vscode.commands.registerCommand(modelCommands.cancelled, () =>
      cancels > 0 ? undefined : new Promise<void>((resolve) => cancelling.event(() => resolve())),
    ),
    vscode.commands.registerCommand(offer, (models: readonly OfferedModel[]) => {
      offered = models;
      changed.fire();
    }),
    vscode.commands.registerCommand(behave, (next: Manner) => {
      manner = next;
      seen.length = 0;
      cancels = 0;
    }),
    vscode.commands.registerCommand(requests, () => ({ seen, looks })),
  );
}
