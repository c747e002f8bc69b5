/** Streamed text on its way to one watcher, gathered over 33 ms: a word at a time would be more messages than anyone reads. */

const gatherMs = 33;

export interface Gathering {
  add(id: string, key: string, text: string): void;
  drop(id: string, key: string): void;
  flush(): void;
  stop(): void;
}

export function gather(send: (id: string, key: string, text: string) => void): Gathering {
  const waiting = new Map<string, { id: string; key: string; text: string }>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const { id, key, text } of waiting.values()) send(id, key, text);
    waiting.clear();
  };
  return {
    add(id, key, text) {
      const place = `${id} ${key}`;
      waiting.set(place, { id, key, text: (waiting.get(place)?.text ?? '') + text });
      timer ??= setTimeout(flush, gatherMs);
    },
    drop: (id, key) => void waiting.delete(`${id} ${key}`),
    flush,
    stop: () => clearTimeout(timer),
  };
}
