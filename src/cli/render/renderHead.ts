/** How a council begins on a page: its question, what it is, and who sits at the table. */
import { own } from '../../rpc/own.ts';
import { titleOf } from '../../rpc/views/titled.ts';
import type { CouncilHead, SeatView } from '../../rpc/views/views.ts';
import { originWords } from '../../rpc/words/council/pastWords.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { typeset } from '../../rpc/words/typeset.ts';
import { eachWord } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { cut, pad, width, wrap } from '../terminal/width.ts';

/** A line holds more than a name: the rest of a longer one is left to the page. */
const longestName = 28;
const named = (name: string): string => cut(tameLine(name), longestName);

/** Emoji and name. */
export const nameOf = (seat: Pick<SeatView, 'name' | 'emoji'>): string =>
  `${seat.emoji ? `${tameLine(seat.emoji)} ` : ''}${named(seat.name)}`;

export function seatIn(head: CouncilHead, id: string): Pick<SeatView, 'id' | 'name' | 'emoji' | 'role'> {
  const seat = head.seats.find((each) => each.id === id);
  return seat ? { ...seat, name: named(seat.name) } : { id, name: id, role: '' };
}

/** What answers for a seat: the model, or the word for rehearsal. */
export const answersFor = (seat: Pick<SeatView, 'backend' | 'model'>, page: Page, model?: string): string =>
  seat.backend === 'rehearsal' ? page.council.rehearsalTag : tameLine(model ?? seat.model ?? seat.backend);

export function facts(head: CouncilHead, page: Page): string {
  const { words, council } = page;
  const said = [head.mode, words.seats(head.seats.filter((s) => s.votes).length)];
  if (head.anonymous) said.push(transcriptWords[page.language].anonymous);
  if (head.rehearsal) said.push(council.unasked(head.scripted));
  return said.join(' · ');
}

export function seatLines(head: CouncilHead, page: Page): string[] {
  const { paint, words } = page;
  const names = head.seats.map(nameOf);
  const widest = Math.max(0, ...names.map(width));
  return head.seats.map((seat, n) => {
    const told = [tameLine(seat.role), seat.votes ? '' : words.noVote, answersFor(seat, page)];
    const rest = told.filter(Boolean).join(' · ');
    return `${pad(names[n] ?? '', widest)}  ${paint.dim(cut(rest, page.columns - widest - 2))}`;
  });
}

export function opening(head: CouncilHead, page: Page): string[] {
  const { paint } = page;
  return [
    '',
    ...wrap(tameLine(titleOf(head)), page.columns).map((line) => eachWord(line, paint.bold)),
    // One that was renamed still says what it was asked.
    ...(head.title === undefined ? [] : wrap(tameLine(head.question), page.columns).map(paint.dim)),
    ...wrap(facts(head, page), page.columns).map(paint.dim),
    paint.dim(tameLine(head.id)),
    ...originLines(head, page),
    '',
    ...seatLines(head, page),
  ];
}

/** Where a fork leaves the council it came from, or which one this follows. */
function originLines(head: CouncilHead, page: Page): string[] {
  if (!head.origin) return [];
  const words = page.language === 'fr' ? typeset(originWords.fr) : originWords.en;
  const { kind, council, run, seat, changed } = head.origin;
  const phase = head.phases.find((each) => each.run === run)?.phase;
  const at = phase && [own(page.council.phases, phase) ?? phase, ...(seat ? [seatIn(head, seat).name] : [])];
  const told =
    kind === 'fork'
      ? words.forked(council, at && at.join(', '), changed || undefined)
      : words.follows(council);
  return wrap(tameLine(told), page.columns).map(page.paint.dim);
}

/** A heading with a hairline to the right edge: `Challenge ─────────── 3 of 4 answered`. */
export function ruled(title: string, note: string, page: Page): string[] {
  const { paint } = page;
  const room = page.columns - width(title) - 1 - (note ? width(note) + 1 : 0);
  // A title that fills the line stands alone.
  if (room < 2 && note === '')
    return ['', '', ...wrap(title, page.columns).map((line) => eachWord(line, paint.bold))];
  if (room < 2) return [...ruled(title, '', page), ...wrap(note, page.columns).map(paint.dim)];
  const rule = paint.dim('─'.repeat(room));
  return ['', '', `${paint.bold(title)} ${rule}${note ? ` ${paint.dim(note)}` : ''}`];
}
