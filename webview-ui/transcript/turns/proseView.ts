/** Text of a turn as HTML. */
import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Mentions, Replies } from '../../shared/replyMarkdown.ts';
import type { Scene } from '../frame/transcriptScene.ts';

/** The seats that had spoken before this place in the feed; other names stay text. */
function mentionsAt({ head, spoke }: Scene, place: number): Mentions {
  const before = head.seats.filter((seat) => (spoke.get(seat.id) ?? Number.POSITIVE_INFINITY) < place);
  return new Map(
    before.flatMap((seat) => [
      [seat.id.toLowerCase(), seat.id],
      [seat.name.toLowerCase(), seat.id],
    ]),
  );
}

const as =
  (way: keyof Replies) =>
  (scene: Scene, text: string, place: number): TemplateResult =>
    html`${unsafeHTML(scene.replies[way](text, mentionsAt(scene, place), place))}`;

export const prose = as('block');
export const inline = as('line');
export const spoken = as('growing');
