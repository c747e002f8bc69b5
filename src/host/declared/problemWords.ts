/** Puts what a schema finds wrong into short words for the person who wrote the file. */
import type * as z from 'zod';
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import { declaredWords } from './declaredWords.ts';
import type { Path } from './linePlaces.ts';
import { nearest } from './nearest.ts';
import { protocolWords } from './protocols/protocolProblemWords.ts';
import { scriptWords } from './scripts/scriptProblemWords.ts';

export interface Complaint {
  path: Path;
  /** At the key rather than at its value. */
  atKey: boolean;
  message: string;
}

type Issue = z.core.$ZodIssue;

export function complaintsOf(
  issue: Issue,
  value: unknown,
  schema: z.ZodType,
  language: Language,
): Complaint[] {
  const words = declaredWords[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      atKey: true,
      message: words.unknownKey(named([...issue.path, key]), nearest(key, known)),
    }));
  }
  if (issue.code === 'invalid_union') {
    const branch = likeliest(issue.errors);
    if (branch)
      return branch.flatMap((inner) =>
        complaintsOf({ ...inner, path: [...issue.path, ...inner.path] }, value, schema, language),
      );
  }
  const missing = issue.path.length > 0 && valueAt(value, issue.path) === undefined;
  const expected = inWords(issue, language);
  const said = !missing
    ? expected
    : issue.code === 'invalid_value'
      ? `${words.missing}, ${expected}`
      : words.missing;
  const name = named(issue.path);
  return [{ path: issue.path, atKey: missing, message: name ? `${name}${colon}${said}` : said }];
}

function inWords(issue: Issue, language: Language): string {
  const words = declaredWords[language];
  const kind = (origin: string): 'number' | 'string' | 'array' =>
    origin === 'string' || origin === 'array' ? origin : 'number';
  // A number would be rounded, and the words about ids of our own do not fit.
  if (issue.path.at(-1) === 'userId') return words.userId;
  switch (issue.code) {
    case 'invalid_type':
      return words.expected(words.types[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return words.oneOf(issue.values.map(String).join(', '));
    case 'too_big':
      return words.atMost(String(issue.maximum), kind(issue.origin));
    case 'too_small':
      if (issue.origin === 'array' && issue.path.at(-1) === 'seats') return words.twoSeats;
      if (!issue.inclusive) return words.moreThan(String(issue.minimum));
      return words.atLeast(String(issue.minimum), kind(issue.origin));
    case 'invalid_format':
      return issue.path.includes('phases') ? protocolWords[language].badPhase : words.badId;
    case 'custom':
      return own<string>(scriptWords[language].said, issue.message) ?? words.wrong;
    default:
      return words.wrong;
  }
}

/** The form the person was writing: the one that did not already fail by its very kind. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const kinds = branches.filter(
    (issues) => !issues.some((i) => i.code === 'invalid_type' && i.path.length === 0),
  );
  // No form knows this key: that is the mistake, not what the first form happens to miss.
  const unknown = kinds.map((issues) =>
    issues.find((i) => i.code === 'unrecognized_keys' && i.path.length === 0),
  );
  const [first] = unknown;
  if (first && kinds.length > 1 && !unknown.includes(undefined)) return [first];
  return kinds.toSorted((a, b) => a.length - b.length)[0] ?? branches[0];
}

/** Keys only: the line says which entry of a list is meant. */
const named = (path: Path): string => path.filter((step) => typeof step === 'string').join('.');

function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<PropertyKey, unknown>)[step];
  }
  return here;
}

/** The keys that a schema knows at a path, for the word that was meant. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let here: z.core.$ZodType[] = [schema];
  for (const step of path)
    here = here.flatMap(bare).flatMap((one) => {
      const def = one._zod.def as unknown as {
        element?: z.core.$ZodType;
        shape?: Record<string, z.core.$ZodType>;
        valueType?: z.core.$ZodType;
      };
      const next = typeof step === 'number' ? def.element : (own(def.shape, String(step)) ?? def.valueType);
      return next ? [next] : [];
    });
  return here.flatMap(bare).flatMap((one) => {
    const def = one._zod.def as unknown as { shape?: object };
    return Object.keys(def.shape ?? {});
  });
}

function bare(schema: z.core.$ZodType): z.core.$ZodType[] {
  const def = schema._zod.def as unknown as {
    innerType?: z.core.$ZodType;
    options?: z.core.$ZodType[];
    getter?: () => z.core.$ZodType;
  };
  if (def.getter) return bare(def.getter());
  if (def.innerType) return bare(def.innerType);
  if (def.options) return def.options.flatMap(bare);
  return [schema];
}
