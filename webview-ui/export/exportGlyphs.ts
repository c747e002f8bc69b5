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
  reply: '<path d="M6.5 3.5 2.5 7.5l4 4M2.5 7.5h6c3 0 5 1.6 5 5"/>',
  pinned: '<path d="m9.5 2 4.5 4.5-1.4.6-2.4 2.4-.4 3.2L3.3 6.2l3.2-.4 2.4-2.4L9.5 2ZM6.2 9.8 2.3 13.7"/>',
  'arrow-circle-right': `${ring}<path d="M4.8 8h6.2M8.6 5.4 11.2 8l-2.6 2.6"/>`,
  'git-branch':
    '<circle cx="4.5" cy="3.5" r="1.6"/><circle cx="4.5" cy="12.5" r="1.6"/><circle cx="11.5" cy="4.8" r="1.6"/><path d="M4.5 5.1v5.8M11.5 6.4c0 2.6-2.4 3-4.6 3.3-1.4.2-2.4.6-2.4 1.2"/>',
  quote:
    '<path class="f" d="M2 9.5V8c0-2.4 1.2-4.3 3.6-5l.5 1.1C4.7 4.8 4 5.7 4 7h2.2v4.2H2zm6.8 0V8c0-2.4 1.2-4.3 3.6-5l.5 1.1c-1.4.7-2.1 1.6-2.1 2.9H13v4.2H8.8z"/>',
  edit: '<path d="m2.5 13.5.8-3L11 2.8l2.2 2.2-7.7 7.7-3 .8ZM9.4 4.4l2.2 2.2"/>',
  search: '<circle cx="7" cy="7" r="4.3"/><path d="m10.2 10.2 3.6 3.6"/>',
  'list-unordered': '<path d="M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1"/>',
  wrench:
    '<path d="M13.7 4.6 11.4 6.9 9.1 4.6l2.3-2.3a3.6 3.6 0 0 0-4.7 4.6L2.3 11.3a1.7 1.7 0 0 0 2.4 2.4l4.4-4.4a3.6 3.6 0 0 0 4.6-4.7Z"/>',
  close: '<path d="m4 4 8 8M12 4l-8 8"/>',
  'comment-unresolved':
    '<path d="M2.5 3h11v8H8l-3 2.6V11H2.5z"/><path class="f" d="M8 5.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z"/>',
  terminal: '<path d="M2.5 4 6 7.5 2.5 11M7.5 12h6"/>',
  thumbsup:
    '<path d="M2.5 7.5h2.5v6h-2.5zM5 7.5 8 2c1.2 0 1.8 1 1.5 2.2L9 6.5h3.7c.8 0 1.3.7 1.1 1.5l-1.2 4.5c-.2.6-.7 1-1.3 1H5"/>',
  tools: '<path d="m3 13 5-5M9.5 2.5 13.5 6.5 11 9 7 5z"/>',
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
