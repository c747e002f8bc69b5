/** How much of a channel goes to whoever is asked: the newest that fits, and of a very long message its beginning and its end. What is left out is counted. */
import type { Channel, Message } from '../channel.ts';

/** In tokens; council.yaml sets another by model or backend. */
export const usualWindow = 60_000;
const charactersPerToken = 4;

/** The whole text of a message of which the state holds only the beginning; undefined where nobody knows it. */
export type TextOf = (message: Message) => string | undefined;

/** What stands between these places in a message is not given to anybody who is asked. */
export interface Unread {
  from: number;
  to: number;
  /** Counted in characters: it has no words to speak of, as Chinese, a key or a minified file. */
  inCharacters?: true;
  /** Between them, in the whole message, before and after. */
  words: number;
  total: number;
  first: number;
  last: number;
}

/** A message as it is given to whoever is asked. */
export interface Given {
  message: Message;
  text: string;
  unread?: Unread;
  /** Only its beginning is known. */
  isPart?: true;
}

/** One message has half of the window: there is something to answer beside it. */
const shareOfOne = 0.5;
const shareOfBeginning = 0.63;

export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** What of this text is left out in a window of so many tokens; undefined: nothing is. */
export function unreadOf(text: string, window: number): Unread | undefined {
  const most = Math.floor(window * charactersPerToken * shareOfOne);
  if (text.length <= most) return undefined;
  const from = endOfWord(text, Math.floor(most * shareOfBeginning));
  const to = beginningOfWord(text, text.length - (most - Math.floor(most * shareOfBeginning)));
  const [first, last] = [wordsIn(text.slice(0, from)), wordsIn(text.slice(to))];
  const words = wordsIn(text.slice(from, to));
  const total = first + words + last;
  if (text.length <= total * usualWord) return { from, to, words, total, first, last };
  const counted = { words: to - from, total: text.length, first: from, last: text.length - to };
  return { from, to, inCharacters: true, ...counted };
}

/** Longer on average, with its space, than the words of any prose that has them. */
const usualWord = 25;

/** A text without spaces is cut all the same: words longer than this are none. */
const longestWord = 200;

function endOfWord(text: string, near: number): number {
  const back = text.slice(Math.max(0, near - longestWord), near).search(/\s\S*$/);
  return back < 0 ? whole(text, near) : Math.max(0, near - longestWord) + back;
}

function beginningOfWord(text: string, near: number): number {
  const on = text.slice(near, near + longestWord).search(/\s/);
  return on < 0 ? whole(text, near) : near + on + 1;
}

/** Not between the two halves of one character. */
const whole = (text: string, at: number): number => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at);

/** The newest messages that fit into so many tokens, the last one always; oldest first. */
export function inWindow({ messages }: Channel, window: number, textOf: TextOf): Given[] {
  const given: Given[] = [];
  let room = window * charactersPerToken;
  for (const message of messages.toReversed()) {
    const known = message.cut ? textOf(message) : message.text;
    const text = known ?? message.text;
    const unread = unreadOf(text, window);
    room -= unread ? text.length - (unread.to - unread.from) : text.length;
    if (room < 0 && given.length > 0) break;
    given.push({
      message,
      text,
      ...(unread ? { unread } : {}),
      ...(known === undefined ? { isPart: true as const } : {}),
    });
  }
  return given.reverse();
}
