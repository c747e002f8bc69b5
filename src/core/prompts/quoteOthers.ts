/**
 * Quotes other voices as material, and sets apart what people say. The mark is random for each seat and council, so that no text can close its
 * own fence; it is drawn again only when it occurs in a text, so that a provider's cache still hits.
 */

/** A mark like `base` that occurs in none of the texts. */
export function safeMark(base: string, texts: string[]): string {
  let mark = base;
  for (let n = 2; texts.some((text) => text.includes(mark)); n++) mark = `${base}-${n}`;
  return mark;
}

export const fenced = (mark: string, who: string, text: string): string =>
  `<<<${`${mark} ${who.replace(/\s+/g, ' ')}`.trim()}\n${text.trim()}\n${mark}>>>`;

/** The words of a person: they belong to the brief. The same mark, in other brackets, so that no seat's words can pass for them. */
export const spoken = (mark: string, who: string, text: string): string =>
  `[[[${`${mark} ${who.replace(/\s+/g, ' ')}`.trim()}\n${text.trim()}\n${mark}]]]`;
