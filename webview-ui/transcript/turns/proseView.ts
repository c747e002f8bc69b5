/** Text of a turn as HTML, made once for each text: a window of sixty turns is drawn thirty times a second. */
import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { inlineMarkdown, type Mentions, markdown } from '../../shared/replyHtml.ts';
import type { Scene } from '../frame/transcriptScene.ts';

const made = new Map<string, string>();
const most = 600;

export function once(key: string, make: () => string): string {
  const known = made.get(key);
  if (known !== undefined) return known;
  const fresh = make();
  if (made.size >= most) made.delete(made.keys().next().value ?? '');
  made.set(key, fresh);
  return fresh;
}

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

export function prose(scene: Scene, text: string, place: number): TemplateResult {
  const mentions = mentionsAt(scene, place);
  const key = `${[...mentions.values()].join()}\n${text}`;
  return html`${unsafeHTML(once(key, () => markdown(text, mentions)))}`;
}

/** Text that still grows is not kept. */
export const spoken = (scene: Scene, text: string, place: number): TemplateResult =>
  html`${unsafeHTML(markdown(text, mentionsAt(scene, place)))}`;

export function inline(scene: Scene, text: string, place: number): TemplateResult {
  const mentions = mentionsAt(scene, place);
  const key = `${[...mentions.values()].join()}\u0000${text}`;
  return html`${unsafeHTML(once(key, () => inlineMarkdown(text, mentions)))}`;
}
