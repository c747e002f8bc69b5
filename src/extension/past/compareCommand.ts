/** "Compare": two councils in the diff editor, their archives side by side, at the turn where they part. */
import * as vscode from 'vscode';
import { getCouncil } from '../../rpc/messages/messages.ts';
import { compareCouncils } from '../../rpc/messages/pastMessages.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import { lookedAtWords } from '../../rpc/words/council/lookedAtWords.ts';
import { editorAgain } from '../../rpc/words/editor/editorPast.ts';
import { councilRow } from '../councils/councilRows.ts';
import type { House } from '../link/councilHouse.ts';
import { showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { showInformationMessage } from '../status/showNotice.ts';
import { lineOf, placeWords } from './offeredTurns.ts';
import { recordUri } from './recordDocuments.ts';
import { diffTitle, othersThan, sideNames } from './relatedCouncils.ts';

export async function compare(house: House, id: string, given?: string): Promise<void> {
  const client = await house.client();
  const { head } = await client.request(getCouncil, { id });
  const origin = head.origin?.kind === 'fork' ? head.origin.council : undefined;
  const other = given ?? (await pickOther(house, id, origin));
  if (other === undefined) return;
  // The one that a fork came from stands at the left, as what was there before does in every diff.
  const [left, right] = other === origin ? [other, id] : [id, other];
  const found = await client.request(compareCouncils, { a: left, b: right });
  const named = (side: { id: string; question: string }) =>
    house.picture.rows.find((row) => row.id === side.id) ?? side;
  const names = sideNames(named(found.a), named(found.b), house.language);
  const [before, after] = [recordUri(names[0], { id: left }), recordUri(names[1], { id: right })];
  const { parts, same } = found;
  const document = await vscode.workspace.openTextDocument(after);
  const line = parts && lineOf(document.getText(), parts);
  const at = line === undefined ? {} : { selection: new vscode.Range(line, 0, line, 0) };
  await vscode.commands.executeCommand(
    'vscode.diff',
    before,
    after,
    diffTitle(names, found, house.language),
    {
      preview: false,
      ...at,
    },
  );
  const words = lookedAtWords[house.language];
  const said = parts
    ? words.parts(placeWords(parts, house.language), parts.why, same)
    : words.neverPart(same);
  void showInformationMessage(said);
}

async function pickOther(house: House, id: string, origin: string | undefined): Promise<string | undefined> {
  const words = editorAgain[house.language];
  const others = othersThan(id, origin, house.picture.rows);
  if (others.length === 0) throw new Unavailable(words.onlyOne);
  const kin = { origin: words.origin, fork: words.aFork };
  const items = others.map((other) => {
    const { description } = councilRow(other.row, house.language);
    return {
      label: titleOf(other.row),
      description: [...(other.kin ? [kin[other.kin]] : []), description].join(' · '),
      id: other.row.id,
    };
  });
  const picked = await showQuickPick(items, {
    title: words.compareWith,
    matchOnDescription: true,
  });
  return picked?.id;
}
