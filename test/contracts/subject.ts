/** What the contract suite needs of a backend: the situations it is brought into, and whoever answers for it there. */
import type { Seat } from '../../src/core/councils/council.ts';
import type { Backend } from '../../src/host/ports/ports.ts';

export type Situation =
  /** Answers, says what it used where it can, and lists its models. */
  | 'answers'
  | 'tells its usage'
  /** The seat waits until `goOn`; the other is answered. */
  | 'waits'
  | 'one waits'
  /** As `waits`; whoever answers can tell when the call is given up: `left`. */
  | 'hangs up'
  | 'fails'
  /** Ends its reply well, and there is no word in it. */
  | 'says nothing'
  | 'breaks off'
  /** Begins to answer and says no more: `pass` lets time go by until it is given up. */
  | 'falls silent'
  /** The way in answers with a web page and status 200. */
  | 'is a web page'
  /** The key is not accepted, and is repeated in the refusal. */
  | 'refuses the key'
  /** Too many requests: come again in 7 s. */
  | 'has had too many'
  /** Answers a structured ask with an object of its schema. */
  | 'gives structure'
  /** Refuses the structured ask as such, and answers in prose when asked without. */
  | 'gives no structure'
  /** Calls the tool `lookup` with `{"what":"the index"}`, then answers with what the tool said. */
  | 'calls a tool'
  /** Can't be reached. */
  | 'is gone';

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
  /** In `hangs up`: resolves once whoever answers saw that the call was given up. */
  left?(): Promise<void>;
  /** In `falls silent`: lets so much time go by, once the reply has begun. */
  pass?(): Promise<void>;
  /** The secret that may stand in no error. */
  key?: string;
  close(): Promise<void>;
}

export interface Subject {
  name: string;
  /** Why a situation can't come about. */
  notApplicable: Partial<Record<Situation, string>>;
  meet(situation: Situation): Promise<Peer>;
}

export const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
