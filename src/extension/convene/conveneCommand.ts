/**
 * From a question to a council: question, Enter, Enter, Enter. The question comes from the person, the selection, or the
 * brief in the editor; mode and seats are proposed; the host writes the brief and convenes; the transcript opens.
 */
import * as vscode from 'vscode';
import { aboveLimit, seenOf } from '../../rpc/askToSpend.ts';
import type { Client } from '../../rpc/connect/client.ts';
import { isRefusal } from '../../rpc/connect/client.ts';
import { estimateCouncil } from '../../rpc/messages/estimateMessages.ts';
import { type Convene, convene, initHome, listIdentities, refusal } from '../../rpc/messages/messages.ts';
import type { Seen } from '../../rpc/messages/spendMessages.ts';
import type { IdentityRow } from '../../rpc/views/views.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { askWords } from '../councils/askWords.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { backendSetting, limitSetting } from '../manifest/readSettings.ts';
import type { Problems } from '../problems/fileProblems.ts';
import { showQuickPick } from '../status/picks.ts';
import { offer, Unavailable } from '../status/reportFailure.ts';
import { showErrorMessage } from '../status/showNotice.ts';
import { askMode, consented, estimated, tellChoice } from './beforeStart.ts';
import { withChoice } from './chosenBackends.ts';
import { type Choices, spend } from './confirmSpend.ts';
import { isBriefFile, looksLikeBrief } from './isBrief.ts';
import { draftingModel, openBrief, openDraft } from './offerDraft.ts';
import { askSeats } from './offerSeats.ts';
import { pickToReview } from './pickToReview.ts';
import { beside, type OtherMode } from './spendItems.ts';

/** What other code may say at once, so that nothing is asked. */
export interface TableRequest {
  question?: string;
  mode?: string;
  seats?: string[];
  backend?: string;
  seed?: number;
  /** The estimate that was seen, where whoever asks has shown it. */
  seen?: Seen;
}

const longestQuestion = 2000;
const questionBox = 'question';

export interface Table {
  aTable(request?: TableRequest): Promise<string | undefined>;
  conveneBrief(file?: vscode.Uri): Promise<string | undefined>;
  useFamily(): Promise<void>;
}

export function layTable(house: House, problems: Problems, open: (id: string) => void): Table {
  async function start(
    client: Client,
    params: Convene,
    { file, choices }: { file?: vscode.Uri; choices?: Choices } = {},
  ): Promise<string | undefined> {
    const backend = params.backend ?? backendSetting();
    // Asked for by name, a rehearsal is one for everybody; as a setting it is for those who name nothing.
    const rehearse = params.backend === 'rehearsal';
    const wanted = { ...params, ...(backend ? { backend } : {}), ...(rehearse ? { rehearse } : {}) };
    try {
      const asked = await consented(house, client, wanted);
      if (!asked) return undefined;
      const convened = await spend(house, client, convene, asked, house.words.convening, choices);
      if (!convened) return undefined;
      const { id, warnings, choice } = convened;
      if (file) problems.show(file, []);
      for (const warning of [...warnings, ...choice.warnings]) house.log.warn(warning);
      tellChoice(house, choice);
      if (params.question !== undefined) house.drafts.arrived(questionBox);
      open(id);
      return id;
    } catch (error) {
      if (!isRefusal(error) || !error.data.problems?.length || !file) throw error;
      const found = error.data.problems;
      problems.show(file, found);
      offer(showErrorMessage, house.words.briefWrong(found.length), {
        title: house.words.showProblems,
        command: 'workbench.actions.view.problems',
      });
      return undefined;
    }
  }

  async function agreeToFamily(): Promise<void> {
    const { family, familyDetail, nobody } = house.words.ask;
    const picked = await showQuickPick([{ label: family, detail: familyDetail }], {
      placeHolder: nobody,
      ignoreFocusOut: true,
    });
    if (!picked) throw new vscode.CancellationError();
  }

  /** Who can sit. With nobody there the family is offered, before anything is started or written. */
  async function seated(): Promise<{ client: Client; identities: readonly IdentityRow[] }> {
    const bare = house.home !== undefined && vscode.workspace.isTrusted && !house.laid;
    if (bare) await agreeToFamily();
    const client = await house.client();
    const { rows } = await client.request(listIdentities, {});
    if (rows.length > 0) return { client, identities: rows };
    if (!bare) await agreeToFamily();
    await client.request(initHome, { language: house.language, inPassing: true });
    return { client, identities: (await client.request(listIdentities, {})).rows };
  }

  const askQuestion = (title: string, value: string) =>
    askWords(house, {
      box: questionBox,
      title,
      value,
      prompt: house.words.ask.prompt,
      placeHolder: house.words.ask.placeholder,
      wrong: (text) => (text.trim() ? undefined : house.words.ask.tooShort),
    });

  function briefInFront(): vscode.TextDocument | undefined {
    const document = vscode.window.activeTextEditor?.document;
    if (!document || !house.home || document.uri.scheme !== 'file') return undefined;
    const brief =
      isBriefFile(document.uri, house.home) || looksLikeBrief(document.languageId, document.getText());
    return brief ? document : undefined;
  }

  function selected(): string {
    const editor = vscode.window.activeTextEditor;
    const text = editor && !editor.selection.isEmpty ? editor.document.getText(editor.selection) : '';
    return text.trim().replaceAll(/\s+/g, ' ').slice(0, longestQuestion);
  }

  async function aTable(request: TableRequest = {}): Promise<string | undefined> {
    const { question: given, mode: stated, seats, backend, seed, seen } = request;
    const brief = given === undefined && backend === undefined ? briefInFront() : undefined;
    if (brief) return conveneBrief(brief.uri);
    const title = backend === 'rehearsal' ? house.words.ask.rehearsalTitle : house.words.ask.title;
    // What can't be had is said before the question is asked; where there is a home, its host starts meanwhile.
    if (!house.home || !vscode.workspace.isTrusted) await house.client();
    if (house.laid) house.look();
    const question = given ?? (await askQuestion(title, selected()));
    if (!question) return undefined;
    const { client, identities } = await seated();
    const model = backend === 'rehearsal' ? undefined : draftingModel(identities);
    if (given === undefined && stated === undefined && backend === undefined) {
      const asked = await paidFor(client, question.trim());
      if (asked === 'left') return undefined;
      if (asked) return start(client, asked, { choices: choicesOf(client, identities, asked, model) });
    }
    const picked =
      given === undefined && stated === undefined
        ? await askMode(house, client, question.trim(), model)
        : undefined;
    const mode = stated ?? picked?.mode;
    if (given === undefined && mode === undefined) return undefined;
    if (picked?.draft) {
      await openDraft(house, client, { question: question.trim(), mode: picked.mode });
      house.drafts.arrived(questionBox);
      return undefined;
    }
    const chosen =
      given === undefined
        ? await seatsFor(client, identities, question.trim(), mode, backend)
        : { ...(seats && { seats }) };
    if (!chosen) return undefined;
    return start(client, {
      question: question.trim(),
      ...(mode === undefined ? {} : { mode }),
      ...chosen,
      ...(backend === undefined ? {} : { backend }),
      ...(seed === undefined ? {} : { seed }),
      ...(seen === undefined ? {} : { seen }),
    });
  }

  /** What costs is asked for in one step, which has the modes and the seats in it; nothing where it costs nothing. */
  async function paidFor(client: Client, question: string): Promise<Convene | 'left' | undefined> {
    const set = backendSetting();
    const asked: Convene = { question, ...(set ? { backend: set } : {}) };
    const isPaid = async (each: Convene) => !(await client.request(estimateCouncil, each)).free;
    try {
      return (await isPaid(asked)) ? asked : undefined;
    } catch (error) {
      if (!isRefusal(error) || error.code !== refusal.nothingToReview) return undefined;
      const context = await pickToReview(house);
      return context ? { ...asked, context } : 'left';
    }
  }

  function choicesOf(
    client: Client,
    identities: readonly IdentityRow[],
    asked: Convene,
    model: string | undefined,
  ): Choices {
    const estimate = (mode: string, wanted: object): Promise<OtherMode[]> =>
      client.request(estimateCouncil, { ...asked, ...wanted, mode }).then(
        ({ spend: { calls, cost, free } }) => [
          { mode, calls, ...(cost ? { cost } : {}), ...(free ? { free } : {}) },
        ],
        () => [],
      );
    return {
      others: async ({ mode }, wanted) =>
        (await Promise.all(beside(mode).map((each) => estimate(each, wanted)))).flat(),
      mode: async () => {
        const picked = await askMode(house, client, asked.question ?? '', model);
        if (picked?.draft)
          await openDraft(house, client, { question: asked.question ?? '', mode: picked.mode });
        return picked?.draft ? undefined : picked?.mode;
      },
      review: () => pickToReview(house),
      seats: () =>
        askSeats(house, identities, house.words.ask.seatsTitle(spendingWords[house.language].seats)),
      models: async () => vscode.commands.executeCommand(commandIds.chooseModels),
      edit: (brief) => openBrief(house, brief),
    };
  }

  async function seatsFor(
    client: Client,
    identities: readonly IdentityRow[],
    question: string,
    mode = 'debate',
    backend?: string,
  ) {
    if (backend === 'rehearsal') return askSeats(house, identities, house.words.ask.rehearsalTitle);
    const name = transcriptWords[house.language].protocols[mode] ?? mode;
    const set = backend ?? backendSetting();
    const takes = await estimated(house, client, { question, mode, ...(set ? { backend: set } : {}) });
    const title = house.words.ask.seatsTitle(takes === undefined ? name : `${name} · ${takes.line}`);
    // Who answers, and what it may take, is seen where the seats are chosen: Enter there starts it, up to the limit.
    const chosen = await askSeats(house, withChoice(identities, takes?.choice), title);
    const isSeen = takes?.spend && !aboveLimit(takes.spend, limitSetting());
    return chosen && { ...chosen, ...(takes?.spend && isSeen ? { seen: seenOf(takes.spend) } : {}) };
  }

  async function conveneBrief(file?: vscode.Uri): Promise<string | undefined> {
    const uri = file ?? briefInFront()?.uri;
    if (!uri) throw new Unavailable(house.words.notABrief);
    const document = await vscode.workspace.openTextDocument(uri);
    if (document.isDirty && !(await document.save())) throw new vscode.CancellationError();
    const { client } = await seated();
    return start(client, { briefPath: uri.fsPath }, { file: uri });
  }

  async function useFamily(): Promise<void> {
    const client = await house.client();
    await client.request(initHome, { language: house.language });
    await vscode.commands.executeCommand(commandIds.openIdentities);
  }

  return { aTable, conveneBrief, useFamily };
}
