/**
 * Arguments as a tool server's schema means them: what it says must be there, or has a default in its place; the plain kinds
 * of things; what it forbids beside. The server checks the rest.
 */
import { own } from '../../../core/own.ts';
import { plainText } from '../toolLimits.ts';

type Words = {
  absentArgument(name: string): string;
  wrongArgument(name: string, types: readonly string[]): string;
  unknownArgument(name: string, known: readonly string[]): string;
};
type Named = Readonly<Record<string, unknown>>;

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isNamed,
};

/** No arguments are an object without any. */
export const isObject = (input: unknown): boolean => input === undefined || isNamed(input);

/** What may be sent, or what does not fit, in a few words. */
export function fitted(input: unknown, schema: unknown, say: Words): { input: unknown } | { misfit: string } {
  const problems: string[] = [];
  const given = fit(input ?? {}, schema, '', { say, problems }, 0);
  if (problems.length === 0) return { input: given };
  return { misfit: plainText(problems.slice(0, 5).join(', ')).slice(0, 500) };
}

/** Deeper is the server's own affair. */
const deepest = 8;
const mostKnown = 20;

function fit(
  value: unknown,
  schema: unknown,
  name: string,
  told: { say: Words; problems: string[] },
  depth: number,
): unknown {
  if (!isNamed(schema) || depth > deepest) return value;
  const types = (Array.isArray(schema['type']) ? schema['type'] : [schema['type']]).map(String);
  // Of a kind that we do not know nothing is said.
  if (types.every((type) => own(kinds, type)) && !types.some((type) => own(kinds, type)?.(value))) {
    told.problems.push(told.say.wrongArgument(name, types));
    return value;
  }
  if (isNamed(value)) return fitNamed(value, schema, name, told, depth);
  if (!Array.isArray(value) || !isNamed(schema['items'])) return value;
  return value.map((each, at) => fit(each, schema['items'], `${name}[${at}]`, told, depth + 1));
}

function fitNamed(
  value: Named,
  schema: Named,
  name: string,
  told: { say: Words; problems: string[] },
  depth: number,
): Named {
  const { required, patternProperties, additionalProperties } = schema;
  const properties = isNamed(schema['properties']) ? schema['properties'] : {};
  const under = (key: string) => (name === '' ? key : `${name}.${key}`);
  // A default is what holds where nothing is said. Where the server wants it said, we say it; else it knows by itself.
  const absent = (Array.isArray(required) ? required.map(String) : [])
    .filter((key) => !Object.hasOwn(value, key))
    .flatMap((key) => {
      const property = own(properties, key);
      if (isNamed(property) && Object.hasOwn(property, 'default'))
        return [[key, property['default']] as const];
      told.problems.push(told.say.absentArgument(under(key)));
      return [];
    });
  const given = Object.entries(value).map(([key, each]) => {
    if (Object.hasOwn(properties, key))
      return [key, fit(each, own(properties, key), under(key), told, depth + 1)];
    // Which names a pattern takes is the server's to say: no text of its making is run here.
    if (patternProperties !== undefined) return [key, each];
    if (additionalProperties === false)
      told.problems.push(told.say.unknownArgument(under(key), Object.keys(properties).slice(0, mostKnown)));
    return [key, fit(each, additionalProperties, under(key), told, depth + 1)];
  });
  return Object.fromEntries([...given, ...absent]) as Named;
}
