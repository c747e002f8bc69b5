/** The small parts of an exported page. Every text that came from outside goes through `escaped`. */

import { withoutHidden } from '../../../rpc/hidden.ts';
import type { CouncilHead, SeatView, StandView } from '../../../rpc/views/views.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text: what could end an element or an attribute, or has no place in a page at all, is gone. */
export const escaped = (text: string): string =>
  withoutHidden(text)
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD');

/** Nothing where there is nothing to say. */
export const when = <T>(value: T | undefined, draw: (value: T) => string): string =>
  value === undefined ? '' : draw(value);

export type Glyph =
  | 'agree'
  | 'nuance'
  | 'disagree'
  | 'absent'
  | 'unreadable'
  | 'to-come'
  | 'done'
  | 'skip'
  | 'person'
  | 'law'
  | 'megaphone'
  | 'warning'
  | 'arrow'
  | 'bulb'
  | 'swap'
  | 'block'
  | 'beaker'
  | 'fork'
  | 'reply';

/** Drawn once in the page, used everywhere; a word always stands beside it or in its title. */
export const glyph = (name: Glyph, colour = '', label?: string): string =>
  `<svg class="g ${colour}" ${label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(label)}"`}><use href="#g-${name}"/></svg>`;

const stands: Record<StandView, [Glyph, string]> = {
  agree: ['agree', 'agree'],
  nuance: ['nuance', 'nuance'],
  disagree: ['disagree', 'disagree'],
  unreadable: ['unreadable', 'muted'],
  absent: ['absent', 'muted'],
  answered: ['done', 'muted'],
  'to-come': ['to-come', 'muted'],
};

export const standGlyph = (stand: StandView, label?: string): string => glyph(...stands[stand], label);
export const standColour = (stand: StandView): string => stands[stand][1];

export const seatOf = (head: CouncilHead, id: string): SeatView | undefined =>
  head.seats.find((seat) => seat.id === id);
export const nameOf = (head: CouncilHead, id: string): string => seatOf(head, id)?.name ?? id;

/** One of five hues, by the id: purple and red are taken. */
function hueOf(id: string): number {
  let sum = 0;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum % 5;
}

/** Agents are rounded squares, people are circles. */
export function avatar(head: CouncilHead, id: string, size: '' | 'm' = ''): string {
  const seat = seatOf(head, id);
  const person = seat === undefined || seat.kind === 'human';
  const letter = [...(seat?.name ?? id)][0]?.toUpperCase() ?? '·';
  const face = person ? letter : (seat.emoji ?? letter);
  return `<span class="av ${size} ${person ? 'human' : `h${hueOf(id)}`}" aria-hidden="true">${escaped(face)}</span>`;
}

export const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
