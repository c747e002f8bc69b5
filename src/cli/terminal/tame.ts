/** Text of others made safe for a terminal: no escape codes, no control characters, nothing that turns the reading direction. */
import { withoutEscapes } from '../../rpc/withoutEscapes.ts';

const unwanted = /[\p{Control}\u202a-\u202e\u2066-\u2069]/gu;

/** Keeps line ends. Tabs become spaces. */
export const tame = (text: string): string =>
  withoutEscapes(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '  ')
    .replace(unwanted, (letter) => (letter === '\n' ? letter : ''));

/** The same on one line, for names, questions and ids. */
export const tameLine = (text: string): string =>
  tame(text)
    .replace(/[ \n]+/g, ' ')
    .trim();
