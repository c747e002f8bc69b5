/** What other code may say at once, so that nothing is asked: a button hands over what it was on, a test all of it. */
import * as z from 'zod';

const text = z.string().min(1);
const Change = z.object({
  seat: text.optional(),
  backend: text.optional(),
  model: text.optional(),
  persona: text.optional(),
  briefLines: z.array(text).optional(),
});
export type ForkChange = {
  [K in keyof z.infer<typeof Change>]?: NonNullable<z.infer<typeof Change>[K]>;
};

const Wanted = z.object({
  /** A turn: the key that its view has. */
  at: text.optional(),
  change: Change.optional(),
  with: text.optional(),
  as: z.enum(['md', 'json', 'html']).optional(),
  /** The file to write, as an address. */
  to: text.optional(),
  question: text.optional(),
  backend: text.optional(),
  seed: z.number().int().nonnegative().optional(),
});
export type Wanted = z.infer<typeof Wanted>;

export const wantedIn = (argument: unknown): Wanted => Wanted.safeParse(argument).data ?? {};

/** Without what was not said: a field that is there and undefined is another thing. */
export const said = <T extends object>(given: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
