/** Tells the rest of the editor what the picture says: facts for `when` clauses, and a notice when a decision waits unseen. */
import * as vscode from 'vscode';
import { titleOf } from '../../rpc/views/titled.ts';
import { ended, hasArchive } from '../councils/councilRows.ts';
import type { House } from '../link/councilHouse.ts';
import type { Picture } from '../link/hostPicture.ts';
import { findHome } from '../link/whichHome.ts';
import { commandIds } from '../manifest/contributions.ts';
import { contextKeys } from '../manifest/whenClauses.ts';
import { offer } from './reportFailure.ts';
import { showInformationMessage } from './showNotice.ts';
import { unseenDecisions } from './statusLine.ts';

export function announce(house: House, state: vscode.Memento): vscode.Disposable {
  const set = (key: string, value: unknown) => void vscode.commands.executeCommand('setContext', key, value);
  let before = house.picture;

  const update = (after: Picture) => {
    const has = (...statuses: string[]) => after.rows.some((row) => statuses.includes(row.status));
    set(contextKeys.known, after.source !== 'nobody');
    set(contextKeys.any, after.rows.length > 0);
    set(contextKeys.several, after.rows.length > 1);
    set(contextKeys.toDecide, has('decision', 'recommended', 'over-budget'));
    set(contextKeys.running, has('running'));
    set(contextKeys.paused, has('paused'));
    set(contextKeys.ended, has('decided', 'rejected', 'recommended'));
    set(contextKeys.over, after.rows.some(ended));
    set(contextKeys.archived, after.rows.some(hasArchive));
    hostContext();
    const unseen = unseenDecisions(before, after, vscode.window.state.focused);
    before = after;
    for (const row of unseen)
      offer(showInformationMessage, house.words.waitsFor(titleOf(row)), {
        title: house.words.open,
        command: commandIds.openTranscript,
        args: [row.id],
      });
  };
  const hostContext = () => {
    const found = findHome(state);
    const choose = !found.home && found.why === 'several' ? 'choose' : undefined;
    set(contextKeys.host, house.misplaced === undefined ? (choose ?? house.host.state) : 'misplaced');
  };
  hostContext();
  const stops = [house.changed.on(update), house.hostChanged.on(hostContext)];
  return { dispose: () => stops.forEach((stop) => stop()) };
}
