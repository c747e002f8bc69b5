/**
 * Which council or channel a command means, never guessed: the one in front if the command is for it, else it is asked.
 * Only a command that merely looks may take the one there is.
 */
export interface Asked<Row> {
  among: readonly Row[];
  /** Something is in front, and the command is not for it. */
  notInFront: boolean;
}

export function meant<Row extends { id: string }>(
  candidates: readonly Row[],
  inFront: string | undefined,
  looks: boolean,
): Row | Asked<Row> | undefined {
  const front = candidates.find(({ id }) => id === inFront);
  if (front) return front;
  const [only, ...others] = candidates;
  if (only && others.length === 0 && looks) return only;
  return only && { among: candidates, notInFront: inFront !== undefined };
}
