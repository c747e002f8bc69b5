/** The marks of an exported page, by their names among the codicons, each with a shape of its own, so that nothing is lost in grey or in print. */

const ring = '<circle cx="8" cy="8" r="6.25"/>';

const shapes: Record<string, string> = {
  pass: `${ring}<path d="m5.2 8.2 2 2 3.7-4.2"/>`,
  'color-mode': `${ring}<path class="f" d="M8 1.75a6.25 6.25 0 0 1 0 12.5z"/>`,
  error: `${ring}<path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4"/>`,
  'circle-slash': `${ring}<path d="m3.6 12.4 8.8-8.8"/>`,
  question: `${ring}<path d="M6.2 6.4a1.8 1.8 0 1 1 2.6 1.7c-.6.3-.8.6-.8 1.3"/><path d="M8 11.4v.1"/>`,
  'circle-large': ring,
  'pass-filled': '<circle class="f" cx="8" cy="8" r="6.9"/><path class="n" d="m5.1 8.3 2 2 3.8-4.3"/>',
  'debug-step-over':
    '<path d="M2.5 9.5a5.5 5.5 0 0 1 10.4-2.2M13.2 3.6v3.9H9.3"/><circle class="f" cx="8" cy="12" r="1.4"/>',
  account: `${ring}<circle cx="8" cy="6.4" r="2"/><path d="M4 12.6c.6-1.9 2.1-2.9 4-2.9s3.4 1 4 2.9"/>`,
  law: '<path d="M8 2v11.5M4.5 13.5h7M3 4.2h10M3 4.2 1.2 8.7h3.6L3 4.2Zm10 0-1.8 4.5h3.6L13 4.2Z"/>',
  megaphone: '<path d="M2 6.5v3l2 .3 8.5 2.7v-9L4 6.2l-2 .3ZM4.5 10l.6 3.2h1.8L6.3 10.5"/>',
  warning: '<path d="M8 2 14.5 13.5h-13L8 2Z"/><path d="M8 6.3v3.4M8 11.6v.1"/>',
  'arrow-right': '<path d="M2.5 8h10.5M9 4l4 4-4 4"/>',
  lightbulb: '<path d="M5.8 11.2c0-1.6-2-2.3-2-5a4.2 4.2 0 0 1 8.4 0c0 2.7-2 3.4-2 5h-4.4ZM6.2 13.7h3.6"/>',
  'arrow-swap': '<path d="M2.5 5h10M9.8 2.3 12.5 5 9.8 7.7M13.5 11h-10M6.2 8.3 3.5 11l2.7 2.7"/>',
  beaker: '<path d="M6 2h4M6.7 2v4.3L3 13.2c-.2.5 0 .8.5.8h9c.5 0 .7-.3.5-.8L9.3 6.3V2M4.8 10.5h6.4"/>',
  'repo-forked':
    '<circle cx="4.5" cy="3.5" r="1.6"/><circle cx="11.5" cy="3.5" r="1.6"/><circle cx="8" cy="12.5" r="1.6"/><path d="M4.5 5.1c0 3 3.5 2.3 3.5 5.8m3.5-5.8c0 3-3.5 2.3-3.5 5.8"/>',
  loading: '<circle cx="8" cy="8" r="6.25" stroke-dasharray="2.4 2.5"/>',
  check: '<path d="m3 8.5 3.2 3.2L13 4.8"/>',
  watch: `${ring}<path d="M8 4.5V8l2.4 1.6"/>`,
  refresh: '<path d="M13 8a5 5 0 1 1-1.6-3.7L13 5.8M13 2.6v3.2H9.8"/>',
  diff: '<path d="M8 2.5v6M5 5.5h6M5 12.5h6"/>',
  file: '<path d="M4 1.8h5l3 3v9.4H4zM8.8 2v3H12"/>',
  comment: '<path d="M2.5 3h11v8H8l-3 2.6V11H2.5z"/>',
};

const drawn = /<i class="codicon codicon-([\w-]+) ci ?(\w*)" aria-hidden="true"><\/i>/g;

/** Each of the font's marks as a picture of its own, drawn once in the page. */
export function withGlyphs(html: string): string {
  const used = new Set<string>();
  const body = html.replace(drawn, (_, name: string, size: string) => {
    used.add(name);
    return `<svg class="ci ${size}" aria-hidden="true"><use href="#g-${name}"/></svg>`;
  });
  const symbols = [...used].map(
    (name) => `<symbol id="g-${name}" viewBox="0 0 16 16">${shapes[name] ?? ''}</symbol>`,
  );
  return `<svg class="sprite" aria-hidden="true" focusable="false">${symbols.join('')}</svg>${body}`;
}
