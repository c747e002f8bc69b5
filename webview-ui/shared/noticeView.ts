/** A notice: a glyph, what happened, what to do. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from './icon.ts';

type Drawn = TemplateResult | typeof nothing;
type Tone = '' | 'agree' | 'disagree' | 'warnc';

export const notice = (
  tone: Tone,
  glyph: string,
  title: string,
  detail: Drawn | string,
  buttons: Drawn = nothing,
): TemplateResult =>
  html`<div class="note ${tone}">
    ${icon(glyph)}
    <div class="grow">
      <p><b>${title}</b></p>
      ${detail === '' || detail === nothing ? nothing : html`<p class="muted">${detail}</p>`}
      ${buttons === nothing ? nothing : html`<div class="acts">${buttons}</div>`}
    </div>
  </div>`;
