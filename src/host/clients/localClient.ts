/** A client in the host's own process: the same typed messages, checked the same way, without a socket. */
import type { Client } from '../../rpc/connect/client.ts';
import type { Guard } from '../ports/guard.ts';
import type { Handle } from './handlers.ts';
import type { Sessions } from './sessions.ts';

export function localClient(
  sessions: Sessions,
  handle: Handle,
  hostClosed: Promise<void>,
  guard: Guard,
): Client {
  const listeners = new Map<string, Set<(params: unknown) => void>>();
  const session = sessions.open((message, params) => {
    // After the change, never in the middle of it: a listener must not be able to disturb the loop.
    queueMicrotask(() => {
      for (const listener of listeners.get(message.method) ?? [])
        guard(`whoever hears “${message.method}”`, () => listener(params));
    });
  });
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  return {
    request: async (message, params) => (await handle(session, message.method, params)) as never,
    on(message, handler) {
      const listening = listeners.get(message.method) ?? new Set();
      listeners.set(message.method, listening.add(handler as (params: unknown) => void));
      return () => void listening.delete(handler as (params: unknown) => void);
    },
    closed: Promise.race([left, hostClosed]),
    close() {
      sessions.close(session);
      leave();
    },
  };
}
