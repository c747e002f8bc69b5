/** The files, parts of files and ranges of commits that a question names: what a review of it would look at. */

/** What a council is given to read, as a request names it. */
export type Piece =
  | { file: string }
  | { git: string }
  | { selection: { file: string; from: number; to: number } };

const most = 10;

/** A range of commits, a path, or a path with the lines of a part; whether they are there is for whoever can look. */
export function pieceOf(word: string): Piece | undefined {
  if (/^[\p{L}\p{N}_@][\p{L}\p{N}_./@{}^~+-]*?\.{2,3}(?:[\p{L}\p{N}_@][\p{L}\p{N}_./@{}^~+-]*)?$/u.test(word))
    return { git: word };
  const part = /^(.+?):(\d{1,7})(?:[-–](\d{1,7}))?$/.exec(word);
  if (part?.[1]) {
    const from = Number(part[2]);
    return from > 0 ? { selection: { file: part[1], from, to: Number(part[3] ?? from) } } : undefined;
  }
  return { file: word };
}

/** Of the words of a sentence, those that look like a path or a range. */
export function namedPieces(question: string): Piece[] {
  const words = question
    .split(/[\s\u00a0\u202f,;()[\]"“”«»`]+/u)
    .map((word) => word.replace(/[.:!?…]+$/u, ''));
  const looks = (word: string) => /^[\w@][\w./@{}^~+-]*(?:\.{2,3}|\/|\.\w{1,8}(?::\d|$))/.test(word);
  return [...new Set(words.filter(looks))].slice(0, most).flatMap((word) => pieceOf(word) ?? []);
}
