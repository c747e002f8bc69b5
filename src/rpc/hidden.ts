/**
 * Signs that nobody sees and that change what is read: those that turn the order of what stands beside them, those that a
 * model reads as letters and a person does not see at all, and those that fold words away. Joiners, the marks of a writing
 * direction, the flags of England, Scotland and Wales, and the forms of an ideograph stay: languages are written with them.
 */
const flag = '\\u{1F3F4}\\u{E0067}\\u{E0062}[\\u{E0061}-\\u{E007A}]{3}\\u{E007F}';
const ideograph = '\\p{Script=Han}[\\u{E0100}-\\u{E01EF}]';
/** Which form a sign takes is said once; bytes can be hidden in a row of them. */
const form = '\\uFE00-\\uFE0F';
const unseen = '\\u202A-\\u202E\\u2066-\\u206F\\uFFF9-\\uFFFB\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}';
const hidden = new RegExp(`(${flag}|${ideograph}|[${form}])([${unseen}${form}]*)|[${unseen}]+`, 'gu');

/** For whoever reads the words: they stand in the order in which they were written, and there are no others. */
export const withoutHidden = (text: string): string => text.replace(hidden, (_run, kept = '') => kept);

/** For whoever has to judge the text itself: where such signs stood, beginning with which, and how many. */
export const hiddenShown = (text: string): string =>
  text.replace(hidden, (run: string, kept = '', more = '') => kept + counted(kept === '' ? run : more));

function counted(run: string): string {
  const [first, ...others] = run;
  if (first === undefined) return '';
  return `${writtenOut(first)}${others.length > 0 ? `×${others.length + 1}` : ''}`;
}

/** For whoever is asked to allow it: each sign that could hide a part of it from the eye is written out, line ends too. */
export const writtenOut = (text: string): string =>
  text.replace(
    /[\p{Control}\p{Format}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** In all the texts of what was told, whatever its shape: changed where it stands, for a long council is not copied. */
export function toldPlainly<T>(told: T): T;
export function toldPlainly(told: unknown): unknown {
  if (typeof told === 'string') return withoutHidden(told);
  if (typeof told !== 'object' || told === null) return told;
  const parts = told as Record<string, unknown>;
  for (const key of Object.keys(parts)) {
    const plain = toldPlainly(parts[key]);
    if (plain !== parts[key]) parts[key] = plain;
  }
  return told;
}
