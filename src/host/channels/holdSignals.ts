/** Streamed text without the words that are for us: what may be a pass or a signal is held back until it can't be one. */
import { beginsThought, withoutThoughts } from '../../core/channels/turns/passes.ts';

const whole = ['TURN_PASS', 'NO_REPLY', 'NO'];
const lastLine = ['TURN_COMPLETE', 'TURN_WAIT'];
/** A pass may be dressed: the marks before and after its word are no words. */
const before = /^[^\p{L}\p{N}]+/u;
const after = /[^\p{L}\p{N}]+$/u;

/** What is still held back at the end was a pass or a signal, or is in the whole reply. */
export function withoutSignals(onDelta: (text: string) => void): (text: string) => void {
  let held = '';
  let isFirst = true;
  return (text) => {
    held += text;
    const at = held.lastIndexOf('\n') + 1;
    const line = held.slice(at).trim();
    const begins = (words: readonly string[], part: string) => words.some((word) => word.startsWith(part));
    const isDressed = isFirst && mayBePass(held);
    const waits = isDressed || begins(isFirst && at === 0 ? [...whole, ...lastLine] : lastLine, line);
    // White space before such a line goes with it, so that nothing hangs below what was said.
    const keep = isDressed ? held.length : waits ? held.length - held.slice(0, at).trimEnd().length : 0;
    const ready = held.slice(0, held.length - keep);
    if (ready === '') return;
    held = held.slice(ready.length);
    isFirst = false;
    onDelta(ready);
  };

  /** Nothing but the word and its dress so far; what a model thinks first is shown once it has spoken. */
  function mayBePass(said: string): boolean {
    const spoken = withoutThoughts(said);
    if (beginsThought.test(spoken)) return true;
    const word = spoken.replace(before, '').replace(after, '').toUpperCase();
    return whole.some((each) => each.startsWith(word));
  }
}
