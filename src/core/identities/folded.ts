/** Words as they are compared: without accents and capitals, so that « Sécurité » and "securite" are one. */

export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/giu, 'oe').replace(/[’ʼ`]/g, "'").toLowerCase();

/** The words of a text, folded; what stands between them is not part of any. */
export const foldedWords = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
