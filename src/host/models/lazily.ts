/** A backend whose code is loaded when it is first asked: a host pays at its start only for what answers. */
import type { Backend, Conversation } from '../ports/ports.ts';

export function lazily(name: string, load: () => Promise<Backend>): Backend {
  let loading: Promise<Backend> | undefined;
  const loaded = (): Promise<Backend> => {
    loading ??= load();
    return loading;
  };
  return {
    name,
    open(table, seat) {
      let opening: Promise<Conversation> | undefined;
      return {
        async send(turn) {
          opening ??= loaded().then((backend) => backend.open(table, seat));
          return (await opening).send(turn);
        },
        async close() {
          await (await opening)?.close();
        },
      };
    },
    async reach(signal) {
      return (await (await loaded()).reach?.(signal)) ?? { ok: true };
    },
  };
}
