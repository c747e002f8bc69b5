/** Streamed text without the words that are for us: what may be a pass or a signal is held back until it can't be one. */

const whole = ['TURN_PASS', 'NO_REPLY', 'NO'];
const lastLine = ['TURN_COMPLETE', 'TURN_WAIT'];

/** What is still held back at the end was a pass or a signal, or is in the whole reply. */
export function withoutSignals(onDelta: (text: string) => void): (text: string) => void {
  let held = '';
  let isFirst = true;
  return (text) => {
    held += text;
    const at = held.lastIndexOf('\n') + 1;
    const line = held.slice(at).trim();
    const begins = (words: readonly string[]) => words.some((word) => word.startsWith(line));
    const waits = isFirst && at === 0 ? begins([...whole, ...lastLine]) : begins(lastLine);
    // White space before such a line goes with it, so that nothing hangs below what was said.
    const keep = waits ? held.length - held.slice(0, at).trimEnd().length : 0;
    const ready = held.slice(0, held.length - keep);
    if (ready === '') return;
    held = held.slice(ready.length);
    isFirst = false;
    onDelta(ready);
  };
}
