/** A client whose host is a table of answers: it records what was asked, and tells what the test says. */
import { type Client, Refusal } from '../../src/rpc/connect/client.ts';
import type { Notification } from '../../src/rpc/messages/messages.ts';

export interface FakeClient extends Client {
  readonly asked: { method: string; params: unknown }[];
  tell<P>(message: Notification<P>, params: P): void;
  /** The host dies. */
  die(): void;
}

export function fakeClient(answers: Record<string, (params: unknown) => unknown> = {}): FakeClient {
  const asked: FakeClient['asked'] = [];
  const listeners = new Map<string, Set<(params: unknown) => void>>();
  let die = () => {};
  const closed = new Promise<void>((resolve) => {
    die = resolve;
  });
  return {
    asked,
    closed,
    close: () => die(),
    die: () => die(),
    async request(message, params) {
      asked.push({ method: message.method, params });
      const answer = answers[message.method];
      if (!answer) throw new Refusal(-32601, `no answer to ${message.method}`);
      return answer(params) as never;
    },
    on(message, handler) {
      const here = listeners.get(message.method) ?? new Set();
      listeners.set(message.method, here.add(handler as (params: unknown) => void));
      return () => void here.delete(handler as (params: unknown) => void);
    },
    tell(message, params) {
      for (const handler of listeners.get(message.method) ?? []) handler(params);
    },
  };
}
