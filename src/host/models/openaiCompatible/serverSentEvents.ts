/**
 * Reads server-sent events out of text that arrives in any pieces: lines may end in LF, CRLF or CR, and a CRLF may be
 * torn between two pieces. Only whole events come out; what is left at the end of a broken stream is not one.
 */

/** No event of a model server is near this; more without an end is not a stream of events. */
const longestEvent = 4_000_000;

/** Answers the function that takes the pieces. It throws a RangeError at an event that does not end. */
export function eventReader(onData: (data: string) => void): (piece: string) => void {
  const lineEnd = /\r\n?|\n/g;
  let rest = '';
  let data: string | undefined;
  let first = true;

  const line = (text: string) => {
    if (text === '') {
      if (data !== undefined) onData(data);
      data = undefined;
    } else if (text.startsWith('data:')) {
      const value = text.slice(text.charCodeAt(5) === 0x20 ? 6 : 5);
      data = data === undefined ? value : `${data}\n${value}`;
    }
  };

  return (piece) => {
    if (piece === '') return;
    const all = rest + (first && piece.charCodeAt(0) === 0xfeff ? piece.slice(1) : piece);
    first = false;
    let start = 0;
    lineEnd.lastIndex = 0;
    for (let end = lineEnd.exec(all); end; end = lineEnd.exec(all)) {
      // The other half of a CRLF may be in the next piece.
      if (end[0] === '\r' && lineEnd.lastIndex === all.length) break;
      line(all.slice(start, end.index));
      start = lineEnd.lastIndex;
    }
    rest = all.slice(start);
    if (rest.length + (data?.length ?? 0) > longestEvent) throw new RangeError('an event without an end');
  };
}
