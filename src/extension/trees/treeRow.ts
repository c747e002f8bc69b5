/** A row of a tree as plain data, free of the editor, so that every row can be tested by its words. */

export type RowColor = 'charts.purple' | 'charts.green' | 'charts.red' | 'charts.yellow';

export interface Row {
  id: string;
  label: string;
  description: string;
  icon: { codicon: string; color?: RowColor } | { emoji: string };
  /** Words that menus look for. */
  context: string;
  /** Read aloud: label, state, facts. */
  spoken: string;
  /** Lines of the tooltip: the first is the title, the rest are `name: fact`. Text, never Markdown. */
  tooltip: { title: string; facts: [string, string][] };
}

/** "label, state, facts" as a screen reader should say it: the visual separators become commas. */
export const spoken = (...parts: string[]): string =>
  parts
    .map((part) => part.replaceAll(' · ', ', '))
    .filter(Boolean)
    .join(', ');

/** Cut at a word where there is one near the end. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Text that stays text inside Markdown: no mark, link, address or tag of it comes alive. Lines may still wrap. */
export const plainInMarkdown = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:@$"']/g, '\\$&');
