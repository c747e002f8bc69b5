/** Sets, adds or takes out one field of an entry by its own lines, and touches no other. */
import { isScalar, type LineCounter, type YAMLMap } from 'yaml';
import { fieldSpan } from './entryLines.ts';
import { fieldText, isShort, nodeOf, wordText } from './yamlNodes.ts';

export interface FieldPlace {
  entry: YAMLMap;
  lines: LineCounter;
  key: string;
  /** Where a field goes among others: behind the last of those that are less. */
  rank(key: string): number;
}

/** Undefined: its lines are not ours to cut. A value that is undefined is taken out. */
export function withField(text: string, place: FieldPlace, value: unknown): string | undefined {
  const { entry, lines, key } = place;
  if (entry.flow) return undefined;
  const pair = pairOf(entry, key);
  if (!pair) return value === undefined ? text : withNewField(text, place, value);
  if (!isScalar(pair.key) || !pair.key.range) return undefined;
  const [start] = pair.key.range;
  const column = lines.linePos(start).col - 1;
  const { end } = fieldSpan(text, start, column);
  if (value === undefined)
    // The first stands behind the dash of its entry.
    return pair === entry.items[0] ? undefined : text.slice(0, start - column) + text.slice(end);
  // A word in the place of a word: what stands behind it on the line stays.
  const there = isScalar(pair.value) && pair.value.value !== null ? pair.value.range : undefined;
  if (there && isShort(value) && !text.slice(there[0], there[1]).includes('\n'))
    return text.slice(0, there[0]) + wordText(value) + text.slice(there[1]);
  return text.slice(0, start) + fieldText(key, nodeOf(value, pair.value), column) + text.slice(end);
}

function withNewField(
  text: string,
  { entry, lines, key, rank }: FieldPlace,
  value: unknown,
): string | undefined {
  const before = entry.items.filter((each) => isScalar(each.key) && rank(String(each.key.value)) < rank(key));
  const last = (before.at(-1) ?? entry.items.at(-1))?.key;
  if (!isScalar(last) || !last.range) return undefined;
  const column = lines.linePos(last.range[0]).col - 1;
  const { end } = fieldSpan(text, last.range[0], column);
  const head = text.slice(0, end);
  const gap = head.endsWith('\n') ? '' : '\n';
  return `${head}${gap}${' '.repeat(column)}${fieldText(key, nodeOf(value), column)}${text.slice(end)}`;
}

export const pairOf = (map: YAMLMap, key: string) =>
  map.items.find((each) => isScalar(each.key) && each.key.value === key);
