/** A file's text under its path, in a fence that the text itself can't close. */

export function fencedAs(heading: string, text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const kind = heading.startsWith('git diff ')
    ? 'diff'
    : (/\.([a-z0-9]{1,10})(?::[\d-]+)?$/i.exec(heading)?.[1] ?? '');
  return `${oneLine(heading)}\n\n${fence}${kind.toLowerCase()}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** A path may hold any sign; as a heading it is one line of them. */
const oneLine = (heading: string): string => heading.replace(/[\p{Cc}\u2028\u2029`]/gu, '?');
