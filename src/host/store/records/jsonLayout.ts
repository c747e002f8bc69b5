/** JSON that a person can read and git can compare: what fits on a line stands on one, the rest is opened. */

const lineWidth = 160;

export function laidOut(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const flat = room(value, lineWidth) < 0 ? undefined : JSON.stringify(value);
  if (flat !== undefined && flat.length <= lineWidth) return flat;
  const inner = `${indent} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => laidOut(item, inner))
    : Object.entries(value)
        .filter(([, held]) => held !== undefined)
        .map(([key, held]) => `${JSON.stringify(key)}: ${laidOut(held, inner)}`);
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** What a value leaves of a line at the most: negative once it surely does not fit, found without writing it out. */
function room(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length - 2;
  if (typeof value !== 'object' || value === null) return left - 1;
  let rest = left - 2;
  for (const held of Object.values(value)) {
    if (held !== undefined) rest = room(held, rest);
    if (rest < 0) break;
  }
  return rest;
}
