/** Reads a dirigent-identity.json: a list of entries, or a map by agent or by Discord id. Whatever is in it, it reads or says why not. */
import type { Found } from '../mergeIdentities.ts';

export type ReadRegistry = { found: Found[] } | { refused: 'not-json' | 'no-entries' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDigits = (text: string): boolean => /^\d{5,25}$/.test(text);
const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

export function readDirigent(text: string): ReadRegistry {
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return { refused: 'not-json' };
  }
  const found = Array.isArray(value)
    ? value.flatMap((one) => entryOf(one))
    : isObject(value)
      ? inMap(value)
      : [];
  return found.length > 0 || isEmpty(value) ? { found } : { refused: 'no-entries' };
}

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0);

function inMap(map: Record<string, unknown>): Found[] {
  const values = Object.entries(map);
  // A list under some name of its own, as { "entries": [...] }.
  const [only] = values;
  if (values.length === 1 && only && Array.isArray(only[1]))
    return only[1].flatMap((one: unknown) => entryOf(one));
  return values.flatMap(([key, value]) => {
    if (typeof value === 'string')
      return isDigits(key)
        ? entryOf({ agentId: value, discordUserId: key })
        : entryOf({ agentId: key, discordUserId: value });
    if (!isObject(value)) return [];
    return entryOf({ ...(isDigits(key) ? { discordUserId: key } : { agentId: key }), ...value });
  });
}

function entryOf(one: unknown): Found[] {
  if (!isObject(one)) return [];
  const agent = wordIn(one.agentId) ?? wordIn(one.agentName);
  if (agent === undefined) return [];
  const name = wordIn(one.agentName);
  return [{ agent, userId: one.discordUserId, ...(name === undefined ? {} : { name }) }];
}
