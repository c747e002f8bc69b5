/** Agents are rounded squares, people are circles. */
import { html, type TemplateResult } from 'lit';
import type { CouncilHead } from '../../src/rpc/views.ts';
import { canDraw } from '../emoji.ts';
import { hueOf, nameOf, seatOf } from '../model/people.ts';

type Look = 'on' | 'off' | '';

export function avatar(
  head: CouncilHead,
  id: string,
  size: '' | 'm' | 's' = '',
  look: Look = '',
): TemplateResult {
  const seat = seatOf(head, id);
  const name = nameOf(head, id);
  const person = seat === undefined || seat.kind === 'human';
  const emoji = !person && seat.emoji !== undefined && canDraw(seat.emoji) ? seat.emoji : undefined;
  const kind = person ? 'human' : `hue-${hueOf(id)}`;
  const letter = [...name][0]?.toUpperCase() ?? '?';
  return html`<span class="av ${kind} ${size} ${look} ${emoji === undefined ? 'letter' : ''}" title=${name} aria-hidden="true"
    ><span>${emoji ?? letter}</span></span
  >`;
}

/** Some faces in a row; what they mean is said in words beside them. */
export const stack = (head: CouncilHead, ids: readonly string[], size: 'm' | 's'): TemplateResult =>
  html`<span class="stack">${ids.map((id) => avatar(head, id, size))}</span>`;
