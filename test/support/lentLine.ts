/** The host's side of lending, and windows that lend to it, in one process; each message is checked as over a socket. */
import { type Lending, openLending } from '../../src/host/answering/lendModels.ts';
import type { Session } from '../../src/host/clients/sessions.ts';
import type { Clock } from '../../src/host/ports/ports.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import type { Language } from '../../src/rpc/views/views.ts';

export interface LentLine {
  lending: Lending;
  /** A window that connects. Closing it is how it leaves. */
  connect(): Client;
}

export function lentLine(clock: Clock, language: Language = 'en'): LentLine {
  const handlers = new Map<string, (params: unknown, session: Session) => unknown>();
  let drawn = 0;
  const chance = { ulid: () => `call-${++drawn}`, seed: () => 0, word: () => 'w' };
  const lending = openLending({ language, clock, chance });
  lending.answer((message, handler) => {
    handlers.set(message.method, (params, session) => handler(message.params.parse(params), session));
  });
  return { lending, connect };

  function connect(): Client {
    const leaving = new AbortController();
    const listeners = new Map<string, Set<(params: never) => void>>();
    const session: Session = {
      line: '1',
      given: undefined,
      as: undefined,
      watching: new Set(),
      gone: leaving.signal,
      notify: ({ method }, params) =>
        queueMicrotask(() => {
          for (const each of listeners.get(method) ?? []) each(params as never);
        }),
    };
    return {
      request: async ({ method }, params) => {
        leaving.signal.throwIfAborted();
        return (await handlers.get(method)?.(params, session)) as never;
      },
      on({ method }, handler) {
        const here = listeners.get(method) ?? new Set();
        listeners.set(method, here.add(handler));
        return () => void here.delete(handler);
      },
      closed: new Promise((resolve) => leaving.signal.addEventListener('abort', () => resolve())),
      close: () => leaving.abort(),
    };
  }
}
