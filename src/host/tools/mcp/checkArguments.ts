/** A light look at arguments: an object, what a tool server says must be there, the plain kinds of things. */
import * as z from 'zod';
import { own } from '../../../core/own.ts';

const Light = z.object({
  required: z.array(z.string()).optional().catch(undefined),
  properties: z
    .record(z.string(), z.object({ type: z.string().optional().catch(undefined) }).catch({}))
    .optional()
    .catch(undefined),
});

const kinds: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** No arguments are an object without any. */
export const isObject = (input: unknown): boolean => input === undefined || kinds['object']?.(input) === true;

/** What does not fit, in a few words; nothing when it may be sent. The server checks the rest. */
export function misfit(input: unknown, schema: unknown): string | undefined {
  const given = (input ?? {}) as Record<string, unknown>;
  const { required = [], properties = {} } = Light.safeParse(schema).data ?? {};
  const missing = required.filter((name) => !Object.hasOwn(given, name));
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const type = own(properties, name)?.type;
    const fits = own(kinds, type);
    return fits && !fits(value) ? [`${name}: ${type}`] : [];
  });
  const problems = [...missing.map((name) => `${name}: missing`), ...wrong];
  return problems.length === 0 ? undefined : problems.slice(0, 5).join(', ').slice(0, 300);
}
