/** JSON that a person can read and git can compare: what fits on a line stands on one, the rest is opened. */

const lineWidth = 160;

export function laidOut(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value) ?? 'null';
  if (flat.length <= lineWidth || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => laidOut(item, inner))
    : Object.entries(value)
        .filter(([, held]) => held !== undefined)
        .map(([key, held]) => `${JSON.stringify(key)}: ${laidOut(held, inner)}`);
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
