/** Tells listeners that something changed. As VS Code's emitter, but free of the editor, so that it can be tested alone. */

export interface Signal<T> {
  /** Answers how to stop listening. */
  on(listener: (value: T) => void): () => void;
  tell(value: T): void;
}

export function signal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(value) {
      for (const listener of [...listeners]) listener(value);
    },
  };
}
