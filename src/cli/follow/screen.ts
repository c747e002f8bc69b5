/** A terminal with a foot that is drawn again and again, above which lines are printed once and stay. */

export interface Screen {
  print(lines: string[]): void;
  foot(lines: string[]): void;
  /** Takes the foot away and gives the cursor back. */
  close(): void;
}

const hideCursor = '\u001b[?25l';
const showCursor = '\u001b[?25h';
/** Asks the terminal to show what is between them at once; those that do not know it ignore it. */
const begin = '\u001b[?2026h';
const end = '\u001b[?2026l';

export function screen(write: (text: string) => void): Screen {
  let drawn: string[] = [];
  const erase = (): string => (drawn.length === 0 ? '' : `\r\u001b[${drawn.length}A\u001b[J`);
  const draw = (lines: string[]): string => lines.map((line) => `${line}\n`).join('');
  return {
    print: (lines) => {
      if (lines.length > 0) write(begin + erase() + draw(lines) + draw(drawn) + end);
    },
    foot: (lines) => {
      if (lines.length === drawn.length && lines.every((line, n) => line === drawn[n])) return;
      const out = begin + (drawn.length === 0 ? hideCursor : '') + erase() + draw(lines) + end;
      drawn = lines;
      write(lines.length === 0 ? out + showCursor : out);
    },
    close: () => {
      if (drawn.length > 0) write(erase() + showCursor);
      drawn = [];
    },
  };
}
