/** Reads personas that stand in files: plain text of the home, no link on the way, no longer than one in the YAML may be. */
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type DeclaredIdentity, longestPersona } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import { type PersonaFault, personaWords } from '../../../rpc/words/identities.ts';
import { isInside } from '../inside.ts';
import { homePaths } from '../paths.ts';

export type ReadPersona = { text: string } | { problem: string };

/** A letter takes four bytes at most. */
const mostBytes = longestPersona * 4;
/** All of them together go into the state: as much as identities.yaml itself could hold. */
const mostTogether = 400_000;

/** By the identity's id, for those whose persona is a file. Says what is wrong in words. */
export async function readPersonas(
  home: string,
  declared: readonly Pick<DeclaredIdentity, 'id' | 'persona'>[],
  language: Language,
): Promise<Map<string, ReadPersona>> {
  const say = personaWords[language];
  const found = new Map<string, ReadPersona>();
  let together = 0;
  for (const { id, persona } of declared) {
    if (typeof persona === 'string') continue;
    const read = await readPersona(home, persona.file);
    if (typeof read !== 'string') {
      together += read.text.length;
      found.set(id, together > mostTogether ? { problem: say.together(persona.file) } : read);
    } else found.set(id, { problem: say[read](persona.file) });
  }
  return found;
}

export const personaFilesOf = (home: string, declared: readonly DeclaredIdentity[]): string[] => [
  ...new Set(
    declared.flatMap(({ persona }) => {
      if (typeof persona === 'string') return [];
      const path = resolve(home, persona.file);
      return isInside(resolve(home), path) ? [path] : [];
    }),
  ),
];

async function readPersona(home: string, file: string): Promise<{ text: string } | PersonaFault> {
  const root = resolve(home);
  const path = resolve(root, file);
  if (file.includes('\0') || !isInside(root, path)) return 'outside';
  const { state } = homePaths(home);
  if (path === state || isInside(state, path)) return 'outside';
  try {
    let at = root;
    for (const part of relative(root, path).split(sep)) {
      at = join(at, part);
      if ((await lstat(at)).isSymbolicLink()) return 'link';
    }
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | (constants.O_NOFOLLOW ?? 0));
    try {
      const facts = await handle.stat();
      if (!facts.isFile()) return 'noText';
      if (facts.size > mostBytes) return 'tooLong';
      const text = textOf(await handle.readFile());
      if (text === undefined) return 'noText';
      return text.length > longestPersona ? 'tooLong' : { text };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'notThere' : 'unreadable';
  }
}

function textOf(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
