/** Who is proposed for the table: every agent that is not the orchestrator. Untouched, the proposal is the host's own. */

import type * as vscode from 'vscode';
import type { IdentityRow } from '../../rpc/views/views.ts';
import { identityRow } from '../identities/identityRows.ts';
import type { House } from '../link/councilHouse.ts';
import { openQuickPick } from '../status/picks.ts';

export const proposed = (identities: readonly IdentityRow[]) =>
  identities.filter((identity) => identity.kind === 'agent' && !identity.orchestrator);

export type Seats = { seats?: string[] };

interface SeatItem extends vscode.QuickPickItem {
  seat: string;
}

/** Enter takes all. Answers no list when nothing was changed, so that the brief stays as short as the question. */
export function askSeats(
  house: House,
  identities: readonly IdentityRow[],
  title: string,
): Promise<Seats | undefined> {
  const items = proposed(identities).map((identity): SeatItem => {
    const { label, description } = identityRow(identity, '', house.language);
    return { label: identity.emoji ? `${identity.emoji} ${label}` : label, description, seat: identity.id };
  });
  const pick = openQuickPick(items);
  pick.title = title;
  pick.placeholder = house.words.ask.seatsPlaceholder;
  pick.matchOnDescription = true;
  pick.ignoreFocusOut = true;
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      const chosen = pick.selectedItems.map(({ seat }) => seat);
      if (chosen.length < 2) {
        pick.title = house.words.ask.atLeastTwo;
        return;
      }
      resolve(chosen.length === items.length ? {} : { seats: chosen });
      pick.hide();
    });
    pick.onDidHide(() => {
      resolve(undefined);
      pick.dispose();
    });
    pick.show();
  });
}
