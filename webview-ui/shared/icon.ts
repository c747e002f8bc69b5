/** Glyphs: codicons, and the dashed circle they lack. A glyph never speaks: the word beside it does. */
import { html, type TemplateResult } from 'lit';

export const icon = (name: string, size: '' | 'sm' | 'xs' = ''): TemplateResult =>
  html`<i class="codicon codicon-${name} ci ${size}" aria-hidden="true"></i>`;

export const dashedCircle = (size: '' | 'sm' | 'xs' = ''): TemplateResult =>
  html`<svg class="ci ${size}" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" stroke-dasharray="2.4 2.4"></circle>
  </svg>`;

/** The ring of what is live: it turns, and without motion it is a three-quarter ring over a faint circle. */
export const ring = (): TemplateResult =>
  html`<svg class="ci ring" viewBox="0 0 16 16" aria-hidden="true">
    <circle class="under" cx="8" cy="8" r="6.5"></circle>
    <circle class="over" cx="8" cy="8" r="6.5" stroke-dasharray="30.6 10.2"></circle>
  </svg>`;

export const tableGlyph = (): TemplateResult =>
  html`<svg class="tbl" viewBox="0 0 120 84" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">
    <ellipse cx="60" cy="46" rx="34" ry="17"></ellipse>
    <path d="M26 46v6c0 9.4 15.2 17 34 17s34-7.6 34-17v-6"></path>
    <g class="seat">
      <circle cx="60" cy="14" r="8"></circle>
      <rect x="8" y="28" width="15" height="15" rx="4"></rect>
      <rect x="97" y="28" width="15" height="15" rx="4"></rect>
      <rect x="22" y="8" width="15" height="15" rx="4"></rect>
      <rect x="83" y="8" width="15" height="15" rx="4"></rect>
    </g>
  </svg>`;
