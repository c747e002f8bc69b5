/** The one step before anything is spent, in the editor: what costs is shown, and Enter starts it; above the limit a dialog asks. */
import * as vscode from 'vscode';
import type * as z from 'zod';
import { type Agree, budgetTyped, spending } from '../../rpc/askToSpend.ts';
import { type Client, Refusal } from '../../rpc/connect/client.ts';
import { type Request, refusal } from '../../rpc/messages/messages.ts';
import type { SpendView } from '../../rpc/messages/spendMessages.ts';
import type { Piece } from '../../rpc/namedPieces.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { House } from '../link/councilHouse.ts';
import { limitSetting } from '../manifest/readSettings.ts';
import { pickOrPress, showInputBox, showQuickPick } from '../status/picks.ts';
import { patiently } from '../status/reportFailure.ts';
import { showInformationMessage } from '../status/showNotice.ts';
import { type OtherMode, type SpendItem, spendItems, type TooMuch, tooMuch } from './spendItems.ts';

/** Of a council that is about to begin: what else may be wanted than what was asked for. Nothing: rather not. */
export interface Choices {
  /** What other modes would take. */
  others(spend: SpendView, instead: object): Promise<readonly OtherMode[]>;
  mode(): Promise<string | undefined>;
  review(): Promise<readonly Piece[] | undefined>;
  seats(): Promise<object | undefined>;
  models(): Promise<unknown>;
  /** In an editor of its own; nothing starts then. */
  edit(brief: NonNullable<SpendView['brief']>): Promise<unknown>;
}

export function agreeing({ language }: Pick<House, 'language'>, choices?: Choices): Agree {
  const words = spendingWords[language];
  const editing: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('edit'),
    tooltip: words.keys.edit,
  };
  const setting: vscode.QuickInputButton = {
    iconPath: new vscode.ThemeIcon('gear'),
    tooltip: words.limitSetting,
  };
  let wanted: object = {};
  const instead = (change: object) => {
    wanted = { ...wanted, ...change };
    return { instead: change };
  };

  return async (spend) => {
    const above = tooMuch(spend, limitSetting(), language);
    if (!choices) return above ? inSoManyWords(above, false) : await shown(spend);
    const others = await choices.others(spend, wanted);
    const items = rowsOf(spendItems(spend, language, others)).map((item) =>
      item.does === 'budget' ? { ...item, buttons: [setting] } : item,
    );
    const options = { title: words.title, placeHolder: words.placeholder };
    for (;;) {
      const picked = await pickOrPress(items, { ...options, buttons: spend.brief ? [editing] : [] });
      if (picked === undefined) return false;
      if (!('label' in picked)) {
        if (picked === editing && spend.brief) {
          await choices.edit(spend.brief);
          return false;
        }
        await vscode.commands.executeCommand('workbench.action.openSettings', 'council.askAbove');
        return false;
      }
      if (picked.does === 'start') return above ? await inSoManyWords(above, true) : true;
      const change = await changed(picked, spend, choices);
      if (change) return instead(change);
    }
  };

  async function changed(
    { does, mode }: SpendItem,
    spend: SpendView,
    { seats, models, review, ...choose }: Choices,
  ): Promise<object | undefined> {
    if (does === 'seats') return seats();
    if (does === 'alone') return { baseline: spend.alone?.asked ? undefined : true };
    if (does === 'budget') return lowered();
    if (does === 'models') {
      await models();
      return {};
    }
    const other = does === 'modes' ? await choose.mode() : mode;
    if (other === undefined) return undefined;
    const context = other === 'review' ? await review() : undefined;
    if (other === 'review' && !context) return undefined;
    return { mode: other, ...(context ? { context } : {}) };
  }

  async function lowered(): Promise<object | undefined> {
    const typed = await showInputBox({
      title: words.lowerTitle,
      prompt: words.lowerPrompt,
      ignoreFocusOut: true,
      validateInput: (text) =>
        text.trim() === '' || budgetTyped(text) ? undefined : words.notBudget(text.trim()),
    });
    const budget = typed === undefined ? undefined : budgetTyped(typed);
    return budget && { budget };
  }

  async function inSoManyWords(above: TooMuch, mayLower: boolean): Promise<boolean | { instead: object }> {
    const { title, detail, start } = above;
    const buttons = mayLower ? [start, words.lower] : [start];
    const answer = await showInformationMessage(title, { modal: true, detail }, ...buttons);
    if (answer !== words.lower) return answer === start;
    const change = await lowered();
    return change ? instead(change) : false;
  }

  async function shown(spend: SpendView): Promise<boolean> {
    const options = { title: words.title, placeHolder: words.placeholder, ignoreFocusOut: true };
    // A row below the first only says who costs what.
    for (;;) {
      const picked = await showQuickPick(rowsOf(spendItems(spend, language)), options);
      if (!picked) return false;
      if (picked.does === 'start') return true;
    }
  }
}

const rowsOf = (items: readonly SpendItem[]): (SpendItem & vscode.QuickPickItem)[] =>
  items.map(({ separator, ...item }) =>
    separator ? { ...item, kind: vscode.QuickPickItemKind.Separator } : item,
  );

/** How a page's order is carried out that may cost. */
export type Spend = <S extends z.ZodType, R>(
  client: Client,
  message: Request<S, R>,
  params: z.input<S>,
) => Promise<R>;

/** For a page, which is told in words that its order was taken back, so that what was typed stays in its box. */
export const spendFor =
  (house: Pick<House, 'language'>): Spend =>
  async (client, message, params) => {
    const done = await spending(() => client, message, params, agreeing(house));
    if (done === undefined) throw new Refusal(refusal.notNow, spendingWords[house.language].left);
    return done;
  };

/** Nothing when the person would rather not. `title` is said when the host takes its time, not while the person reads. */
export function spend<S extends z.ZodType, R>(
  house: Pick<House, 'language'>,
  client: Client,
  message: Request<S, R>,
  params: z.input<S>,
  title: string,
  choices?: Choices,
): Promise<R | undefined> {
  const patient: Pick<Client, 'request'> = {
    request: (asked, given) => patiently(title, client.request(asked, given)),
  };
  return spending(() => patient, message, params, agreeing(house, choices));
}
