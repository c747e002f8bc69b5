/** Which council a command means: the row it was run on, the transcript in front, or the one picked; to look, the only one. */
import * as vscode from 'vscode';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilRow } from '../../rpc/views/views.ts';
import type { House } from '../link/councilHouse.ts';
import { showQuickPick } from '../status/picks.ts';
import { Unavailable } from '../status/reportFailure.ts';
import { councilRow, ended, hasArchive } from './councilRows.ts';
import { meant } from './whichIsMeant.ts';

/** What only shows a council may take the one there is. */
export const looking = { looks: true } as const;
export type Among =
  | 'decide'
  | 'waivable'
  | 'running'
  | 'paused'
  | 'ending'
  | 'ended'
  | 'over'
  | 'any'
  | 'archived';

const fits: Record<Among, (row: CouncilRow) => boolean> = {
  decide: ({ status }) => status === 'decision' || status === 'recommended' || status === 'over-budget',
  waivable: (row) => fits.ending(row) || fits.decide(row),
  running: (row) => row.status === 'running',
  paused: (row) => row.status === 'paused',
  ending: (row) => row.status === 'running' || row.status === 'paused',
  ended: (row) => row.status === 'decided' || row.status === 'rejected' || row.status === 'recommended',
  over: ended,
  any: () => true,
  archived: hasArchive,
};

/** The id in whatever a menu, a keybinding or other code handed over. */
export function idIn(argument: unknown): string | undefined {
  if (typeof argument === 'string') return argument;
  if (typeof argument !== 'object' || argument === null || !('council' in argument)) return undefined;
  const { council } = argument;
  return typeof council === 'object' && council !== null && 'id' in council && typeof council.id === 'string'
    ? council.id
    : undefined;
}

/** The point that a quick fix was on. */
export const pointIn = (argument: unknown): string | undefined =>
  typeof argument === 'object' &&
  argument !== null &&
  'point' in argument &&
  typeof argument.point === 'string'
    ? argument.point
    : undefined;

export async function whichCouncil(
  house: House,
  argument: unknown,
  inFront: string | undefined,
  among: Among,
  { looks = false }: { looks?: boolean } = {},
): Promise<string> {
  const named = idIn(argument);
  if (named) return named;
  const candidates = house.picture.rows.filter(fits[among]).sort((a, b) => b.at - a.at);
  const found = meant(candidates, inFront, looks);
  if (!found)
    throw new Unavailable(
      house.words.none[
        among === 'ending' || among === 'waivable'
          ? 'running'
          : among === 'ended' || among === 'over'
            ? 'archived'
            : among
      ],
    );
  if ('id' in found) return found.id;
  const items = found.among.map((row) => {
    const { description, icon } = councilRow(row, house.language);
    const codicon = 'codicon' in icon ? icon.codicon : 'comment-discussion';
    return { label: titleOf(row), description, iconPath: new vscode.ThemeIcon(codicon), id: row.id };
  });
  const picked = await showQuickPick(items, {
    placeHolder: found.notInFront ? house.words.pickAnother : house.words.pickCouncil,
    ignoreFocusOut: true,
    matchOnDescription: true,
  });
  if (!picked) throw new vscode.CancellationError();
  return picked.id;
}
