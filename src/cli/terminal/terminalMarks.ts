/** The glyph of each vote and status: each has a shape of its own, so that nothing is lost without colour. */
import type { ChecklistView, GateVerdictView } from '../../rpc/views/deliberationViews.ts';
import type { StandView, StatusView } from '../../rpc/views/views.ts';
import type { Page } from './terminalPage.ts';

export function standGlyph(stand: StandView, { paint }: Page): string {
  switch (stand) {
    case 'agree':
      return paint.green('✓');
    case 'nuance':
      return paint.yellow('◐');
    case 'disagree':
      return paint.red('✗');
    case 'absent':
      return paint.dim('⊘');
    case 'unreadable':
      return paint.yellow('?');
    case 'answered':
      return paint.dim('•');
    case 'to-come':
      return paint.dim('◌');
  }
}

/** Glyph and word, as they always stand together. */
export const standMark = (stand: StandView, page: Page): string =>
  `${standGlyph(stand, page)} ${page.council.votes[stand]}`;

const checks = { pass: 'agree', warn: 'nuance', fail: 'disagree' } as const;
export const checkGlyph = (mark: ChecklistView['mark'], page: Page): string => standGlyph(checks[mark], page);

export const gateGlyph = (verdict: GateVerdictView | 'unreadable', page: Page): string =>
  verdict === 'not-gated' || verdict === 'unreadable' ? page.paint.dim('?') : checkGlyph(verdict, page);

interface Settled {
  status: StatusView;
  verdict?: string;
  decision?: { verdict: string };
}

/** Of a row of the list, or of a council itself. */
export function rowGlyph(row: Settled, { paint }: Page): string {
  switch (row.status) {
    case 'running':
      return paint.blue('●');
    case 'paused':
      return paint.yellow('‖');
    case 'decision':
      return paint.purple('◆');
    case 'decided':
      return (row.verdict ?? row.decision?.verdict) === 'amend' ? paint.green('✎') : paint.green('✓');
    case 'rejected':
      return paint.red('✗');
    case 'recommended':
      return paint.dim('○');
    case 'inconclusive':
    case 'stopped':
    case 'over-budget':
      return paint.dim('⊘');
  }
}
