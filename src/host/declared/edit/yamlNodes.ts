/** Values as YAML that a person would write: short lists on one line, long texts folded; what stands there already keeps its comments. */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  type ToStringOptions,
  YAMLMap,
  YAMLSeq,
} from 'yaml';

const width = 110;
/** Lists as [a, b]; maps in braces, where a person wrote some, as { a: 1 }. */
const layout = (indent: number, braces = false): ToStringOptions => ({
  lineWidth: Math.max(40, width - indent),
  flowCollectionPadding: braces,
});
export const wholeLayout = layout(0);

type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Fits on the line of its key. */
export const isShort = (value: unknown): boolean =>
  typeof value !== 'object' && (typeof value !== 'string' || (value.length <= 80 && !value.includes('\n')));

/** A node that says this value, made of what is there as far as it fits. */
export function nodeOf(value: unknown, there?: unknown): Node {
  if (Array.isArray(value)) return listOf(value, isSeq(there) ? there : undefined);
  if (isFields(value)) return mapOf(value, isMap(there) ? there : undefined);
  const made = new Scalar(value);
  if (!isShort(value)) made.type = Scalar.BLOCK_FOLDED;
  if (isScalar(there) && there.comment && isShort(value)) made.comment = there.comment;
  return made;
}

function listOf(values: readonly unknown[], there: YAMLSeq | undefined): Node {
  const list = there ?? new YAMLSeq();
  const kept = [...(there?.items ?? [])];
  list.items = values.map((value) => {
    const at = kept.findIndex((item) => isScalar(item) && item.value === value);
    return at < 0 ? nodeOf(value) : kept.splice(at, 1)[0];
  });
  if (!there || values.length === 0) list.flow = values.every(isShort);
  return list;
}

function mapOf(fields: Fields, there: YAMLMap | undefined): Node {
  const map = there ?? new YAMLMap();
  for (const { key } of [...map.items])
    if (!isScalar(key) || !Object.hasOwn(fields, String(key.value))) map.delete(key);
  for (const [key, value] of Object.entries(fields)) {
    const before = map.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
    if (before) before.value = nodeOf(value, before.value);
    else map.add(new Pair(new Scalar(key), nodeOf(value)));
  }
  return map;
}

/** The lines of one field, the first without its indent. */
export function fieldText(key: string, value: Node, indent: number): string {
  const map = new YAMLMap();
  map.add(new Pair(new Scalar(key), value));
  return new Document(map)
    .toString(layout(indent, isMap(value) && value.flow === true))
    .replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);
}

/** A short value alone, quoted where YAML wants it. */
export const wordText = (value: unknown): string => fieldText('k', nodeOf(value), 0).slice(3).trimEnd();

/** An entry of a list, its fields in this order, with words above it. */
export function entryNode(fields: Fields, comment?: string): Node {
  const map = new YAMLMap();
  for (const [key, value] of Object.entries(fields)) map.add(new Pair(new Scalar(key), nodeOf(value)));
  if (comment !== undefined) map.commentBefore = comment;
  return map;
}
