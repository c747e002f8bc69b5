/** Agents are rounded squares, people are circles. */
import { html, type TemplateResult } from 'lit';
import type { CouncilHead } from '../../src/rpc/views/views.ts';
import { hueOf, nameOf, seatOf } from '../transcript/model/seatNames.ts';
import { canDraw } from './emoji.ts';

export type Look = 'on' | 'off' | '';

interface Face {
  id: string;
  name: string;
  person: boolean;
  emoji?: string | undefined;
}

export function face(
  { id, name, person, emoji: given }: Face,
  size: '' | 'm' | 's' = '',
  look: Look = '',
): TemplateResult {
  const emoji = !person && given !== undefined && canDraw(given) ? given : undefined;
  const kind = person ? 'human' : `hue-${hueOf(id)}`;
  const letter = [...name][0]?.toUpperCase() ?? '?';
  return html`<span class="av ${kind} ${size} ${look} ${emoji === undefined ? 'letter' : ''}" title=${name} aria-hidden="true"
    ><span>${emoji ?? letter}</span></span
  >`;
}

export function avatar(
  head: CouncilHead,
  id: string,
  size: '' | 'm' | 's' = '',
  look: Look = '',
): TemplateResult {
  const seat = seatOf(head, id);
  const person = seat === undefined || seat.kind === 'human';
  return face({ id, name: nameOf(head, id), person, emoji: seat?.emoji }, size, look);
}

/** Some faces in a row; what they mean is said in words beside them. */
export const stack = (head: CouncilHead, ids: readonly string[], size: 'm' | 's'): TemplateResult =>
  html`<span class="stack">${ids.map((id) => avatar(head, id, size))}</span>`;
