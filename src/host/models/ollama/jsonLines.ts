/** Reads JSON by the line out of text that comes in any pieces. Blank lines say nothing; what has no end yet is the rest. */

/** No line of a model server is near this; more without an end is not a stream of lines. */
const longestLine = 4_000_000;

export interface Lines {
  /** Throws a RangeError at a line that does not end. */
  push(piece: string): void;
  /** What came after the last end of a line. */
  rest(): string;
}

export function lineReader(onLine: (line: string) => void): Lines {
  let rest = '';
  return {
    push(piece) {
      // Looked through once: the rest has no end of a line.
      if (piece.includes('\n')) {
        const lines = (rest + piece).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.trim() !== '') onLine(line.trim());
      } else rest += piece;
      if (rest.length > longestLine) throw new RangeError('a line without an end');
    },
    rest: () => rest.trim(),
  };
}
