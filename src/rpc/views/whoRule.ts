/** Who the person in front of a client is: one rule, for the editor, the command line, the page and the host. */
export interface Person {
  id: string;
  name: string;
}

export interface Who {
  /** Absent: it must be asked, once. */
  me?: Person;
  /** The people of identities.yaml: those it can be. */
  people: readonly Person[];
  /** What was said about it (a setting, a variable) and is nobody’s here. */
  unknown?: string;
}

/** Who looks: one identity; somebody who may be any of these people; or nobody in particular. */
export type Viewer = string | readonly string[] | undefined;

/**
 * Whom the client names, if that is a person of identities.yaml; else whom the person chose when asked; else the only one.
 * A name that is nobody’s is never taken for somebody else’s: then it is asked, too.
 */
export function whoOf(
  people: readonly Person[],
  { given, kept }: { given?: string | undefined; kept?: string | undefined },
): Who {
  const called = (name: string | undefined) =>
    name === undefined ? undefined : people.find(({ id }) => id === name);
  const [only, ...others] = people;
  const me = called(given) ?? called(kept) ?? (given === undefined && others.length === 0 ? only : undefined);
  if (me) return { me, people };
  return given === undefined ? { people } : { people, unknown: given };
}
