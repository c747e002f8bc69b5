/** A host that says what a test tells it to say. */
import type { Session } from '../../src/cli/session/session.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import type { CouncilPatch, CouncilView } from '../../src/rpc/views/views.ts';

export interface FakeHost {
  session: Session;
  view: CouncilView;
  asked: { method: string; params: unknown }[];
  changed(patch: CouncilPatch): void;
  delta(id: string, key: string, text: string): void;
  die(): void;
  /** How often a client looked for another host. */
  again: number;
}

export function fakeHost(view: CouncilView, ours = true): FakeHost {
  let listeners = new Map<string, Set<(params: unknown) => void>>();
  let gone: () => void = () => {};
  const tell = (method: string, params: unknown) => {
    for (const listener of [...(listeners.get(method) ?? [])]) listener(params);
  };
  const connect = (): Client => {
    listeners = new Map();
    const closed = new Promise<void>((resolve) => {
      gone = resolve;
    });
    return {
      request: (async (message: { method: string }, params: unknown) => {
        host.asked.push({ method: message.method, params });
        return message.method === 'council/watch' ? host.view : null;
      }) as Client['request'],
      on(message, handler) {
        const set = listeners.get(message.method) ?? new Set();
        listeners.set(message.method, set.add(handler as (params: unknown) => void));
        return () => void set.delete(handler as (params: unknown) => void);
      },
      closed,
      close: () => gone(),
    };
  };
  let client = connect();
  const host: FakeHost = {
    view,
    asked: [],
    again: 0,
    session: {
      home: '/home',
      client: () => client,
      ours: () => ours,
      stands: () => !ours,
      drive: async () => undefined,
      driven: async ({ councils = [], channels = [] }) => ({ councils, channels }),
      who: () => ({ people: [] }),
      learn: () => {},
      again: async () => {
        host.again += 1;
        client = connect();
      },
      read: (message, params) => client.request(message, params),
      close: async () => client.close(),
    },
    changed: (patch) => tell('council/changed', patch),
    delta: (id, key, text) => tell('council/delta', { id, key, text }),
    die: () => gone(),
  };
  return host;
}
