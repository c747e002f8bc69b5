/**
 * Calls between two threads, both ways over one port. What is called and what throws there is answered here as it was: an
 * error that somebody asks the kind of is of that kind again.
 */
import { faultIn } from '../ports/guard.ts';
import { StoreError, type StoreProblem } from '../ports/ports.ts';
import { errorCode } from '../store/home/files.ts';
import { NotPlain } from '../store/home/notPlainWords.ts';

/** What either side can be asked for; `tell` expects no answer. */
export type Answers = Record<string, (...given: never[]) => unknown>;

interface Port {
  postMessage(message: Message): void;
  on(event: 'message', listener: (message: Message) => void): unknown;
}

type Message =
  | { call: string; given: unknown[]; as?: number }
  | { answered: number; value: unknown }
  | { answered: number; failed: Failure };

interface Failure {
  kind: 'store' | 'odd' | 'other';
  message: string;
  code: string;
  path?: string;
  oddKind?: NotPlain['kind'];
  fault: string;
}

export interface Line {
  /** Resolves with what the other side answers; rejects as it did. */
  ask(call: string, ...given: unknown[]): Promise<unknown>;
  tell(call: string, ...given: unknown[]): void;
}

export function openLine(port: Port, answers: Answers): Line {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let asked = 0;

  async function answer(call: string, given: unknown[], as: number | undefined): Promise<void> {
    try {
      const value = await answers[call]?.(...(given as never[]));
      if (as !== undefined) port.postMessage({ answered: as, value });
    } catch (error) {
      if (as === undefined) throw error;
      port.postMessage({ answered: as, failed: failureOf(error) });
    }
  }

  port.on('message', (message) => {
    if ('call' in message) return void answer(message.call, message.given, message.as);
    const caller = waiting.get(message.answered);
    waiting.delete(message.answered);
    if ('failed' in message) caller?.reject(errorOf(message.failed));
    else caller?.resolve(message.value);
  });

  return {
    ask: (call, ...given) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        port.postMessage({ call, given, as: asked });
      }),
    tell: (call, ...given) => port.postMessage({ call, given }),
  };
}

function failureOf(error: unknown): Failure {
  const all = {
    message: error instanceof Error ? error.message : String(error),
    code: errorCode(error),
    fault: faultIn(error),
  };
  if (error instanceof NotPlain) return { ...all, kind: 'odd', path: error.path, oddKind: error.kind };
  return { ...all, kind: error instanceof StoreError ? 'store' : 'other' };
}

function errorOf({ kind, message, code, path = '', oddKind, fault }: Failure): Error {
  if (kind === 'odd') return new NotPlain(path, oddKind);
  if (kind === 'store') return new StoreError(code as StoreProblem, message);
  return Object.assign(new Error(message), { stack: fault, ...(code === '' ? {} : { code }) });
}
