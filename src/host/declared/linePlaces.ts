/** Where in a YAML file something stands: the line and columns to show for a path of keys and indexes. */
import { type Document, isAlias, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';

export interface Place {
  line: number;
  column: number;
  endColumn?: number;
}

export type Path = readonly PropertyKey[];

export interface Places {
  /** The value at a path, or the nearest thing above it that exists. */
  value(path: Path): Place;
  /** The key itself, for one that should not be there, is empty or stands twice. */
  key(path: Path): Place;
  at(offset: number, end?: number): Place;
}

export function placesIn(document: Document, lines: LineCounter): Places {
  const at = (offset: number, end?: number): Place => {
    const from = lines.linePos(offset);
    const to = end === undefined ? undefined : lines.linePos(end);
    const place = { line: Math.max(1, from.line), column: Math.max(1, from.col) };
    return to && to.line === from.line && to.col > from.col ? { ...place, endColumn: to.col } : place;
  };
  const of = (node: Node | undefined): Place =>
    node?.range ? at(node.range[0], node.range[1]) : { line: 1, column: 1 };

  const walk = (path: Path): { key?: Node; value?: Node } => {
    let here: { key?: Node; value?: Node } = document.contents ? { value: document.contents as Node } : {};
    for (const step of path) {
      const next = inside(document, here.value, step);
      if (!next) break;
      // A key with nothing after it has no place of its own for its value.
      here = {
        ...next,
        ...((next.value ?? next.key) ? { value: next.value ?? next.key } : {}),
      } as typeof here;
    }
    return here;
  };
  return { at, value: (path) => of(walk(path).value), key: (path) => of(walk(path).key ?? walk(path).value) };
}

function inside(
  document: Document,
  node: Node | undefined,
  step: PropertyKey,
): { key?: Node; value?: Node } | undefined {
  const held = isAlias(node) ? node.resolve(document) : node;
  if (isMap(held)) {
    const pair = held.items.find(
      (item) => (isScalar(item.key) ? String(item.key.value) : '') === String(step),
    );
    if (!pair) return undefined;
    const value = pair.value as Node | null;
    return { key: pair.key as Node, ...(value?.range && !isBlank(value) ? { value } : {}) };
  }
  if (isSeq(held) && typeof step === 'number') {
    const value = held.items[step] as Node | undefined;
    return value ? { value } : undefined;
  }
  return undefined;
}

const isBlank = (node: Node): boolean => isScalar(node) && node.value === null && !node.source;
