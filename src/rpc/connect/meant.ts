/**
 * Whose host it is that answers: it names its home and its person, and one that names others is not spoken to. The pointer
 * to it may have come with a clone or a pull, and whoever answers is given keys and words.
 */
import { realpath } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { Named } from '../messages/messages.ts';

/** The account that a process runs under, as the system names it: no secret, and the same for all of a person's windows. */
export function personHere(): string {
  const { uid, username } = userInfo();
  return uid >= 0 ? `uid ${uid}` : username;
}

export async function isMeant(said: Named | null, home: string): Promise<boolean> {
  if (!said) return true;
  if (said.person !== undefined && said.person !== personHere()) return false;
  return (await placeOf(said.home)) === (await placeOf(home));
}

const placeOf = (home: string): Promise<string> => realpath(home).catch(() => resolve(home));
