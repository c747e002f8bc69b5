/** A rule of the design or of the house, and the test that holds it. */
export interface Rule {
  /** The section of the design, or the house itself. */
  readonly section: Section;
  readonly rule: string;
  readonly file: `test/${string}.test.ts`;
  /** The text of one `it` (or, where titles are put together, of its `describe`), as a whole quoted string in the file. */
  readonly title: string;
}

export type Section = `§${number}` | 'house';

/** Rules by the file that holds them: section, rule, title of the test. */
export function heldBy(file: Rule['file'], rows: readonly (readonly [Section, string, string])[]): Rule[] {
  return rows.map(([section, rule, title]) => ({ section, rule, file, title }));
}
