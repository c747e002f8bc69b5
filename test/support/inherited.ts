/**
 * Sees every look at a record by a name that it does not hold itself: for as long as it watches, one name stands on what
 * all objects share, as `constructor` does, and whoever of ours reads or writes it there is noted with the line.
 */

export function watchInherited(name: string): { seen: Set<string>; end(): void } {
  const seen = new Set<string>();
  const note = (deed: string): void => {
    const lines = (new Error().stack ?? '').split('\n').slice(1);
    const first = lines.find((each) => !each.includes('inherited.ts')) ?? '';
    // A library's own ways are its own: it is asked by a table of names elsewhere.
    const place = /\/((?:src|webview-ui)\/[^)]+?:\d+)/.exec(first)?.[1];
    if (place !== undefined && !first.includes('node_modules')) seen.add(`${deed} ${place}`);
  };
  Object.defineProperty(Object.prototype, name, {
    configurable: true,
    get() {
      note('read');
      return undefined;
    },
    set(this: object, value: unknown) {
      note('written');
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
    },
  });
  return {
    seen,
    end: () => void Reflect.deleteProperty(Object.prototype, name),
  };
}
