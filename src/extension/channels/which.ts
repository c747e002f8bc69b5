/** Which channel a command means: the row it was run on, the conversation in front, the only one, or the one picked. */
import * as vscode from 'vscode';
import type { ChannelRow } from '../../rpc/channelViews.ts';
import { editorChannels } from '../../rpc/words/editorChannels.ts';
import type { House } from '../house.ts';
import { Unavailable } from '../manners.ts';
import { type Among, channelIn, fits } from './meant.ts';
import type { Channels } from './picture.ts';
import { channelTreeRow, inOrder } from './rows.ts';

export async function whichChannel(
  house: House,
  channels: Channels,
  argument: unknown,
  inFront: string | undefined,
  among: Among,
): Promise<ChannelRow> {
  const words = editorChannels[house.language];
  const { rows } = channels.picture;
  const named = channelIn(argument);
  if (named !== undefined) {
    const row = rows.find(({ id }) => id === named);
    if (!row) throw new Unavailable(words.none.any);
    return row;
  }
  const candidates = inOrder(rows).filter(fits[among]);
  const front = candidates.find(({ id }) => id === inFront);
  if (front) return front;
  const [only, ...others] = candidates;
  if (!only) throw new Unavailable(words.none[among]);
  if (others.length === 0) return only;
  const items = candidates.map((row) => {
    const { description, icon } = channelTreeRow(row, house.language, Date.now());
    const codicon = 'codicon' in icon ? icon.codicon : 'comment';
    return { label: row.name, description, iconPath: new vscode.ThemeIcon(codicon), row };
  });
  const picked = await vscode.window.showQuickPick(items, {
    placeHolder: words.which,
    matchOnDescription: true,
  });
  if (!picked) throw new vscode.CancellationError();
  return picked.row;
}
