/** A drafted brief in the editor: offered where a model answers for who leads, opened to be read and changed, never started. */
import path from 'node:path';
import * as vscode from 'vscode';
import type { Client } from '../../rpc/connect/client.ts';
import { draftBrief, stopDraft } from '../../rpc/messages/draftMessages.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import type { IdentityRow } from '../../rpc/views/views.ts';
import { draftWords } from '../../rpc/words/council/draftWords.ts';
import { sumWords } from '../../rpc/words/council/sumWords.ts';
import type { House } from '../link/councilHouse.ts';
import { backendSetting } from '../manifest/readSettings.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { showInformationMessage } from '../status/showNotice.ts';
import { spend } from './confirmSpend.ts';

const withoutModel: readonly string[] = ['rehearsal', 'human', 'file', 'script'];

/** What would draft, as people know it; nothing where no model answers for who leads. */
export function draftingModel(identities: readonly IdentityRow[]): string | undefined {
  const lead = identities.find((row) => row.orchestrator) ?? identities.find((row) => row.kind === 'agent');
  if (!lead || withoutModel.includes(lead.backend)) return undefined;
  return lead.model ?? lead.backend;
}

export async function openDraft(
  house: House,
  client: Client,
  asked: { question: string; mode: string },
): Promise<void> {
  const words = draftWords[house.language];
  if (!house.home) throw new Unavailable(house.words.noFolder);
  const backend = backendSetting();
  const request = { ...asked, ...(backend ? { backend } : {}) };
  const draft = await spend(house, client, draftBrief, request, words.drafting).catch((error: unknown) => {
    if (error instanceof vscode.CancellationError) void client.request(stopDraft, {}).catch(() => undefined);
    throw error;
  });
  if (!draft) return;
  await openBrief(house, { path: draft.path, text: draft.brief, isFile: false });
  const tokens = draft.usage && sumWords[house.language].tokens(draft.usage.input + draft.usage.output);
  const told = [
    `${words.draftedBy(draft.by.model ?? draft.by.backend)}.`,
    ...(tokens ? [words.cost(tokens)] : []),
    words.review,
  ];
  void showInformationMessage(told.join(' '));
}

/** To be changed before anything starts. */
export async function openBrief(
  { home, words }: House,
  { path: place, text, isFile }: NonNullable<SpendView['brief']>,
): Promise<void> {
  if (!home) throw new Unavailable(words.noFolder);
  const file = vscode.Uri.file(path.resolve(home.path, place));
  // Under the name it will have, and not saved: nothing is in the workspace before the person says so.
  const document = await vscode.workspace.openTextDocument(isFile ? file : file.with({ scheme: 'untitled' }));
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  if (isFile) return;
  const whole = new vscode.Range(0, 0, document.lineCount, 0);
  await editor.edit((edit) => edit.replace(whole, text));
  await vscode.languages.setTextDocumentLanguage(document, 'yaml');
}
