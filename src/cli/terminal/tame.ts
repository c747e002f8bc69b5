/** Text of others made safe for a terminal: no escape codes, no control characters, nothing that hides words or turns their order. */
import { withoutHidden } from '../../rpc/hidden.ts';
import { withoutEscapes } from '../../rpc/withoutEscapes.ts';

const unwanted = /\p{Control}/gu;

/** Keeps line ends. Tabs become spaces. */
export const tame = (text: string): string =>
  withoutHidden(
    withoutEscapes(text)
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, '  ')
      .replace(unwanted, (letter) => (letter === '\n' ? letter : '')),
  );

/** The same on one line, for names, questions and ids. */
export const tameLine = (text: string): string =>
  tame(text)
    .replace(/[ \n]+/g, ' ')
    .trim();
