/** The marks of an exported page, each with a shape of its own, so that nothing is lost in grey or in print. */
import type { Glyph } from './markup.ts';

const ring = '<circle cx="8" cy="8" r="6.25"/>';

const shapes: Record<Glyph, string> = {
  agree: `${ring}<path d="m5.2 8.2 2 2 3.7-4.2"/>`,
  nuance: `${ring}<path class="f" d="M8 1.75a6.25 6.25 0 0 1 0 12.5z"/>`,
  disagree: `${ring}<path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4"/>`,
  absent: `${ring}<path d="m3.6 12.4 8.8-8.8"/>`,
  unreadable: `${ring}<path d="M6.2 6.4a1.8 1.8 0 1 1 2.6 1.7c-.6.3-.8.6-.8 1.3"/><path d="M8 11.4v.1"/>`,
  'to-come': '<circle cx="8" cy="8" r="6.25" stroke-dasharray="2.4 2.5"/>',
  done: '<circle class="f" cx="8" cy="8" r="6.9"/><path class="n" d="m5.1 8.3 2 2 3.8-4.3"/>',
  skip: '<path d="M2.5 9.5a5.5 5.5 0 0 1 10.4-2.2M13.2 3.6v3.9H9.3"/><circle class="f" cx="8" cy="12" r="1.4"/>',
  person: `${ring}<circle cx="8" cy="6.4" r="2"/><path d="M4 12.6c.6-1.9 2.1-2.9 4-2.9s3.4 1 4 2.9"/>`,
  law: '<path d="M8 2v11.5M4.5 13.5h7M3 4.2h10M3 4.2 1.2 8.7h3.6L3 4.2Zm10 0-1.8 4.5h3.6L13 4.2Z"/>',
  megaphone: '<path d="M2 6.5v3l2 .3 8.5 2.7v-9L4 6.2l-2 .3ZM4.5 10l.6 3.2h1.8L6.3 10.5"/>',
  warning: '<path d="M8 2 14.5 13.5h-13L8 2Z"/><path d="M8 6.3v3.4M8 11.6v.1"/>',
  arrow: '<path d="M2.5 8h10.5M9 4l4 4-4 4"/>',
  bulb: '<path d="M5.8 11.2c0-1.6-2-2.3-2-5a4.2 4.2 0 0 1 8.4 0c0 2.7-2 3.4-2 5h-4.4ZM6.2 13.7h3.6"/>',
  swap: '<path d="M2.5 5h10M9.8 2.3 12.5 5 9.8 7.7M13.5 11h-10M6.2 8.3 3.5 11l2.7 2.7"/>',
  block: `${ring}<path d="M4.7 8h6.6"/>`,
  beaker: '<path d="M6 2h4M6.7 2v4.3L3 13.2c-.2.5 0 .8.5.8h9c.5 0 .7-.3.5-.8L9.3 6.3V2M4.8 10.5h6.4"/>',
  fork: '<circle cx="4.5" cy="3.5" r="1.6"/><circle cx="11.5" cy="3.5" r="1.6"/><circle cx="8" cy="12.5" r="1.6"/><path d="M4.5 5.1c0 3 3.5 2.3 3.5 5.8m3.5-5.8c0 3-3.5 2.3-3.5 5.8"/>',
  reply: '<path d="M6.5 3.5 2.5 7l4 3.5V8.3c3.5 0 5.5 1 7 4-.2-4.6-2.8-6.6-7-6.6V3.5Z"/>',
};

export const sprite = (): string =>
  `<svg class="sprite" aria-hidden="true" focusable="false">${Object.entries(shapes)
    .map(([name, shape]) => `<symbol id="g-${name}" viewBox="0 0 16 16">${shape}</symbol>`)
    .join('')}</svg>`;
