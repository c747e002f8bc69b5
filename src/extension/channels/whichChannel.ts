/** Which channel a command means: the row it was run on, the conversation in front, or the one picked; to look, the only one. */
import * as vscode from 'vscode';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import { editorChannels } from '../../rpc/words/editor/editorChannels.ts';
import { meant } from '../councils/whichIsMeant.ts';
import type { House } from '../link/councilHouse.ts';
import { showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import type { Channels } from './channelPicture.ts';
import { channelTreeRow, inOrder } from './channelRows.ts';
import { type Among, channelIn, fits } from './fittingChannels.ts';

export async function whichChannel(
  house: House,
  channels: Channels,
  argument: unknown,
  inFront: string | undefined,
  among: Among,
  { looks = false }: { looks?: boolean } = {},
): Promise<ChannelRow> {
  const words = editorChannels[house.language];
  const { rows } = channels.picture;
  const named = channelIn(argument);
  if (named !== undefined) {
    const row = rows.find(({ id }) => id === named);
    if (!row) throw new Unavailable(words.none.any);
    return row;
  }
  const found = meant(inOrder(rows).filter(fits[among]), inFront, looks);
  if (!found) throw new Unavailable(words.none[among]);
  if ('id' in found) return found;
  const items = found.among.map((row) => {
    const { description, icon } = channelTreeRow(row, house.language, Date.now());
    const codicon = 'codicon' in icon ? icon.codicon : 'comment';
    return { label: row.name, description, iconPath: new vscode.ThemeIcon(codicon), row };
  });
  const picked = await showQuickPick(items, {
    placeHolder: found.notInFront ? words.whichOther : words.which,
    ignoreFocusOut: true,
    matchOnDescription: true,
  });
  if (!picked) throw new vscode.CancellationError();
  return picked.row;
}
