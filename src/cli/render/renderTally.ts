/** How the table stands: each seat's vote, the count, the quorum, and what still blocks. */
import type { CouncilHead, PhaseView } from '../../rpc/views/views.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import { standGlyph } from '../terminal/terminalMarks.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { flow, pad, width, wrap } from '../terminal/width.ts';
import { nameOf, seatIn } from './renderHead.ts';
import { barred } from './renderTurn.ts';

/** The votes of one phase on one line, when it closed. */
export function phaseVotes(phase: PhaseView, head: CouncilHead, page: Page): string[] {
  if (!phase.votes || phase.stands.length === 0) return [];
  const marks = phase.stands.map(
    ({ seat, stand }) => `${standGlyph(stand, page)} ${tameLine(seatIn(head, seat).name)}`,
  );
  return ['', ...flow(marks, page.columns)];
}

export function tallyLines(head: CouncilHead, page: Page): string[] {
  const { paint, council, words } = page;
  const { tally } = head;
  const verdict = tally.verdict === 'strong' ? paint.green('✓') : paint.yellow('◐');
  const counted = `${council.agreeOf(tally.agree, tally.of)} · ${council.quorum(tally.quorum, tally.of)}`;
  const names = tally.stands.map(({ seat }) => nameOf(seatIn(head, seat)));
  const widest = Math.max(0, ...names.map(width));
  // Votes stay in one column, whether or not someone came from elsewhere.
  const level = tally.stands.some(({ from }) => from) ? '    ' : '';
  const seats = tally.stands.map(({ stand, from }, n) => {
    const flip = from ? `${standGlyph(from, page)} ${paint.dim('→')} ` : level;
    return `${pad(names[n] ?? '', widest)}  ${flip}${standGlyph(stand, page)} ${council.votes[stand]}`;
  });
  const open = head.blocking.filter((issue) => issue.open);
  const blocking = open.flatMap((issue) =>
    barred(
      wrap(
        `${paint.red('⊘')} ${eachWord(words.colon(council.blocking), paint.bold)} ${inline(tameLine(issue.text), paint)} ${eachWord(
          `(${tameLine(seatIn(head, issue.seat).name)})`,
          paint.dim,
        )}`,
        page.columns - 2,
      ),
      paint.red,
    ),
  );
  const title = `${verdict} ${eachWord(council.consensus[tally.verdict], paint.bold)} ${eachWord(`· ${counted}`, paint.dim)}`;
  const issues =
    open.length > 0 ? ['', ...blocking] : head.blocking.length > 0 ? [paint.dim(words.nothingBlocks)] : [];
  return ['', ...wrap(title, page.columns), ...seats, ...issues];
}
