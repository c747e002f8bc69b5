/** The one step before anything is spent, in the editor: what costs is shown, and Enter starts it; above the limit a dialog asks. */
import * as vscode from 'vscode';
import type * as z from 'zod';
import { type Agree, spending } from '../../rpc/askToSpend.ts';
import { type Client, Refusal } from '../../rpc/connect/client.ts';
import { type Request, refusal } from '../../rpc/messages/messages.ts';
import { spendingWords } from '../../rpc/words/council/spendWords.ts';
import type { House } from '../link/councilHouse.ts';
import { limitSetting } from '../manifest/readSettings.ts';
import { showQuickPick } from '../status/picks.ts';
import { patiently } from '../status/reportFailure.ts';
import { showWarningMessage } from '../status/showNotice.ts';
import { type SpendItem, spendItems, tooMuch } from './spendItems.ts';

export const agreeing =
  ({ language }: Pick<House, 'language'>): Agree =>
  async (spend) => {
    const words = spendingWords[language];
    const above = tooMuch(spend, limitSetting(), language);
    if (above) {
      const { title, detail, start } = above;
      return (await showWarningMessage(title, { modal: true, detail }, start)) === start;
    }
    const items = spendItems(spend, language).map(
      ({ separator, ...item }): SpendItem & vscode.QuickPickItem =>
        separator ? { ...item, kind: vscode.QuickPickItemKind.Separator } : item,
    );
    const options = { title: words.title, placeHolder: words.placeholder, ignoreFocusOut: true };
    // A row below the first only says who costs what.
    for (;;) {
      const picked = await showQuickPick(items, options);
      if (!picked) return false;
      if (picked.starts) return true;
    }
  };

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
): Promise<R | undefined> {
  const patient: Pick<Client, 'request'> = {
    request: (asked, given) => patiently(title, client.request(asked, given)),
  };
  return spending(() => patient, message, params, agreeing(house));
}
