/**
 * Text without the codes that drive a terminal, each taken out whole: colours and moves, titles, links, and what is sent to a
 * device. In time that grows with the length alone: one that nothing ends is looked at up to the next, and no further than
 * any real one is long. The signs that begin them may be left behind: whoever shows the text takes out all such signs.
 */
// biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are the signs to take out
const codes = new RegExp(
  [
    // A string up to its end: ESC ] title BEL.
    /(?:\u001B[\]PX^_]|[\u0090\u0098\u009D-\u009F])[^\u0007\u001B\u0080-\u009F]{0,4000}(?:\u0007|\u001B\\|\u009C)/,
    // A code with figures: ESC [ 31 m.
    /(?:\u001B\[|\u009B)[0-?]{0,100}[ -/]{0,10}[@-~]/,
    // A short one: ESC c.
    /\u001B[ -/]{0,10}[0-Z\\-~]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: these were they

export const withoutEscapes = (text: string): string => text.replace(codes, '');
