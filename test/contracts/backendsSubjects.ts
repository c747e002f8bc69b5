/** The backends under contract, each brought into the situations that the suite asks for, with a real peer where it has one. */
import type { Seat } from '../../src/core/councils/council.ts';
import { realClock } from '../../src/host/clock.ts';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible.ts';
import type { Backend } from '../../src/host/ports.ts';
import { askHeader } from '../support/ask.ts';
import { startModelServer } from '../support/modelServer.ts';
import { sampleSeat } from '../support/sampleTurn.ts';

export type Situation = 'answers' | 'waits' | 'fails' | 'breaks off';

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
        if (situation === 'waits' && stuck) return 'never-answers';
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

export const subjects: Subject[] = [openAiCompatible];
