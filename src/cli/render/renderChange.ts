/** What became of a proposed change, in the lines that end a telling. */
import type { CouncilHead } from '../../rpc/views/views.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';

export function changeLines({ change }: CouncilHead, page: Page): string[] {
  if (change === undefined) return [];
  const { paint, council } = page;
  const mark = {
    proposed: paint.blue('●'),
    owed: paint.blue('●'),
    applied: paint.green('✓'),
    'not-applied': paint.yellow('!'),
  }[change.state];
  return ['', ...wrap(`${mark} ${tameLine(council.proposedChange.standing(change))}`, page.columns)];
}
