/** Finds what a text says to whom: @names, and whole words. Accents and capitals of names are ignored; code is not read. */
import { folded } from '../../identities/folded.ts';
import type { SeatId } from '../../ids.ts';

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);

/** Everyone who is @mentioned by id or name, in the order of the text. */
export function mentionsIn(text: string, known: readonly { id: SeatId; name: string }[]): SeatId[] {
  if (!text.includes('@')) return [];
  const read = folded(
    text.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))/gm, ' ').replace(/`[^`\n]*`/g, ' '),
  );
  const found = known.flatMap(({ id, name }) =>
    [id, name].flatMap((each) => {
      const called = `@${folded(each)}`;
      return placesOf(read, called).map((at) => ({ id, at, length: called.length }));
    }),
  );
  // Of two names that begin alike the longer one is meant: “@Home Ops” does not call Home.
  const longest = new Map<number, number>();
  for (const { at, length } of found) longest.set(at, Math.max(length, longest.get(at) ?? 0));
  const meant = found.filter(({ at, length }) => longest.get(at) === length);
  return [...new Set(meant.toSorted((a, b) => a.at - b.at).map(({ id }) => id))];
}

/** Where a name stands by itself: not the beginning of a longer one, nor a part of an address. */
function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 2);
    const goesOn = isWord(after[0]) || (after[0] === '-' && isWord(after[1]));
    if (!goesOn && !isWord(text[at - 1])) places.push(at);
  }
  return places;
}

/** Whether a word stands in a text as a whole word, capitals ignored. */
export function saysWord(text: string, word: string): boolean {
  const [all, wanted] = [text.toLowerCase(), word.toLowerCase()];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1))
    if (!isWord(all[at - 1]) && !isWord(all[at + wanted.length])) return true;
  return false;
}
