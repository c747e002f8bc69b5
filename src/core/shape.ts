/**
 * The pieces that the shapes of recorded things are made of. A shape says what must be there for decisions and views to
 * work; what it does not know is kept, because a later release may have written it. It is looked at where something
 * comes from a file, never on the way of a turn.
 */
import * as z from 'zod';

/**
 * What a word may be. In our own journal a later release may use one that we do not know, and that is no damage; in a
 * file that anybody may have written only the words that we know are taken.
 */
export type OneOf = (words: readonly string[]) => z.ZodType<string>;

export const knownWords: OneOf = (words) => z.enum(words);
export const anyWord: OneOf = () => z.string().min(1).max(60);

/** Every field of a type, so that one that is added can't be forgotten here. */
export type Fields<T> = { [K in keyof T]-?: z.ZodType };

export const longestText = 4_000_000;
export const text = z.string().max(longestText);
export const name = z.string().max(1000);
/** What was found in the shared file of a council and not taken. */
export const fileNote = {
  what: z.array(name).max(1000),
  kept: name.optional(),
  seat: name.optional(),
  where: name.optional(),
};
export const texts = z.array(text).max(10_000);
export const count = z.int().nonnegative();
export const amount = z.number().nonnegative();
/** A time that can be written as a date of four digits. */
export const instant = z.number().nonnegative().max(253_402_300_799_999);
/** How long something took; below nought where a clock was set back. */
export const duration = z.number();
export const yes = z.literal(true);
/** Only what could have been given to a council: it becomes part of paths. */
export const councilId = z.string().regex(/^\d{4}-\d{2}-\d{2}-[a-z0-9-]{1,80}$/);
/** Of a seat or a channel, as an earlier release may have let it be. */
export const anyId = z.string().min(1).max(200);

/** The first thing that does not fit, where it stands and what would: `runs.0.turns.1.again`, `array`. */
export interface Misfit {
  path: string;
  issue: z.core.$ZodIssue;
}

export function misfitOf(shape: z.ZodType, value: unknown): Misfit | undefined {
  const issue = shape.safeParse(value).error?.issues[0];
  return issue && deepest(issue, '');
}

/** In a choice of shapes the one that came furthest says what is wrong. */
function deepest(issue: z.core.$ZodIssue, before: string): Misfit {
  const path = [before, ...issue.path.map(String)].filter(Boolean).join('.');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return { path, issue };
  const inner = issue.errors
    .flatMap((branch) => branch.slice(0, 1))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner ? deepest(inner, path) : { path, issue };
}
