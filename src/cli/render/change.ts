/** What became of a proposed change, in the lines that end a telling. */
import type { CouncilHead } from '../../rpc/views.ts';
import type { Page } from './page.ts';
import { tameLine } from './tame.ts';
import { wrap } from './width.ts';

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
