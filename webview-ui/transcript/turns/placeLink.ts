/** A place in the workspace: it can be opened where an editor listens, and is read anywhere. */
import { html, type TemplateResult } from 'lit';
import type { Scene } from '../frame/transcriptScene.ts';

export const placeLink = (
  { act, still }: Scene,
  { path, line }: { path: string; line: number },
  look = '',
): TemplateResult =>
  still
    ? html`<span class="mono ${look}">${path}:${line}</span>`
    : html`<button class="link mono ${look}" @click=${() => act({ type: 'post', message: { type: 'place', path, line } })}>${path}:${line}</button>`;
