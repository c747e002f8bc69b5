/** The backends under contract, each brought into the situations that the suite asks for, with a real peer where it has one. */
import type { Seat } from '../../src/core/councils/council.ts';
import { realClock } from '../../src/host/clock.ts';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible.ts';
import { rehearsalBackend } from '../../src/host/models/rehearsal/backend.ts';
import { scriptBackend } from '../../src/host/models/script.ts';
import type { Backend, Clock } from '../../src/host/ports.ts';
import { askHeader } from '../support/ask.ts';
import { startModelServer } from '../support/modelServer.ts';
import { sampleSeat } from '../support/sampleTurn.ts';

export type Situation = 'answers' | 'waits' | 'one waits' | 'fails' | 'breaks off';

export interface Peer {
  backend: Backend;
  /** The seat that is in the situation, and one that is answered in any. */
  seat: Seat;
  other: Seat;
  /** Resolves once the call has reached whoever answers. */
  begun(): Promise<void>;
  /** From now on the seat is answered too. */
  goOn(): void;
  /** How often whoever answers was asked. */
  asked(): number;
  /** Time in which something more could be said. */
  later(): Promise<void>;
  close(): Promise<void>;
}

export interface Subject {
  name: string;
  /** Why a situation can't come about. */
  notApplicable: Partial<Record<Situation, string>>;
  meet(situation: Situation): Promise<Peer>;
}

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

const openAiCompatible: Subject = {
  name: 'openai-compatible',
  notApplicable: {},
  async meet(situation) {
    let stuck = true;
    const server = await startModelServer({
      fault(ask) {
        if (ask?.seat !== 'sage') return undefined;
        if (situation.endsWith('waits') && stuck) return 'never-answers';
        if (situation === 'fails') return { status: 503 };
        return situation === 'breaks off' ? 'cut' : undefined;
      },
    });
    return {
      backend: openAiCompatibleBackend({ baseUrl: server.url, clock: realClock, headers: askHeader }),
      seat: sampleSeat('sage'),
      other: sampleSeat('nova'),
      begun: () => server.when(1),
      goOn() {
        stuck = false;
      },
      asked: server.requests,
      later: turnOfTheLoop,
      close: server.close,
    };
  },
};

/** A clock on which nothing is ever due until it is let go; then everything is at once. */
function heldClock(): Clock & { letGo(): void } {
  let held = true;
  const due: (() => void)[] = [];
  return {
    now: () => 0,
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
function alone(backend: Backend, letGo: () => void): Peer {
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

const rehearsal: Subject = {
  name: 'rehearsal',
  notApplicable: {
    'one waits': 'every voice speaks at the same pace',
    fails: 'it needs nobody who could fail',
    'breaks off': 'what it says is whole before it begins to say it',
  },
  meet(situation) {
    const clock = heldClock();
    const paceMs = situation === 'waits' ? 25 : 0;
    return Promise.resolve(alone(rehearsalBackend({ clock, paceMs }), clock.letGo));
  },
};

const script: Subject = {
  name: 'script',
  notApplicable: {},
  meet(situation) {
    const clock = heldClock();
    const steps = {
      answers: {},
      waits: { delay: 1000 },
      'one waits': { silent: true },
      fails: { fail: 'The server answered 503' },
      'breaks off': { say: 'One two three four', cut: 2 },
    };
    const phases = { COLLECT: { sage: steps[situation] } };
    return Promise.resolve(alone(scriptBackend({ phases }, { clock }), clock.letGo));
  },
};

export const subjects: Subject[] = [rehearsal, script, openAiCompatible];
