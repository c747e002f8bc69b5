/** What the voices that ask nobody share: a clock that is held still, and a peer that is not there. */
import type { Backend, Clock } from '../../../src/host/ports/ports.ts';
import { sampleSeat } from '../../support/sampleTurn.ts';
import { type Peer, type Situation, turnOfTheLoop } from '../subject.ts';

/** A clock on which nothing is ever due until it is let go; then everything is at once. */
export function heldClock(): Clock & { letGo(): void } {
  let held = true;
  const due: (() => void)[] = [];
  return {
    now: () => 0,
    steady: () => 0,
    at(_when, callback) {
      if (held) due.push(callback);
      else setImmediate(callback);
      return () => void due.splice(0);
    },
    letGo() {
      held = false;
      for (const callback of due.splice(0)) callback();
    },
  };
}

/** For those who ask nobody: begun when the call has had its turn, and asked when something was said. */
export function alone(backend: Backend, letGo: () => void): Peer {
  return {
    backend,
    seat: sampleSeat('sage', backend.name),
    other: sampleSeat('nova', backend.name),
    begun: turnOfTheLoop,
    goOn: letGo,
    asked: () => 0,
    later: turnOfTheLoop,
    close: () => Promise.resolve(),
  };
}

const nobody = 'it asks nobody';

/** What can't come about where nobody is asked. */
export const withNobody: Partial<Record<Situation, string>> = {
  'tells its usage': 'nothing is spent',
  'hangs up': nobody,
  'says nothing': 'it says what it is written to say, and an empty form is read as one',
  'is a web page': nobody,
  'refuses the key': nobody,
  'has had too many': nobody,
  'gives structure': 'it writes the form itself',
  'gives no structure': 'it writes the form itself',
  'calls a tool': 'it has no use for tools',
  'is gone': 'it is always there',
};
