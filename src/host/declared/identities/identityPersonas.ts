/** Reads personas that stand in files: plain text of the home, no link on the way, no longer than one in the YAML may be. */
import { resolve } from 'node:path';
import { type DeclaredIdentity, longestPersona } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import { type PersonaFault, personaWords } from '../../../rpc/words/host/identityWords.ts';
import { readPlainFile } from '../../store/home/homeFile.ts';
import { isInside } from '../../store/home/isInside.ts';
import { NotPlain } from '../../store/home/notPlainWords.ts';
import { homePaths, within } from '../../store/home/paths.ts';

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
      const path = within(home, persona.file);
      return path === undefined ? [] : [path];
    }),
  ),
];

async function readPersona(home: string, file: string): Promise<{ text: string } | PersonaFault> {
  const path = within(home, file);
  const state = resolve(homePaths(home).state);
  if (path === undefined || path === state || isInside(state, path)) return 'outside';
  try {
    const text = textOf(await readPlainFile(path, mostBytes));
    if (text === undefined) return 'noText';
    return text.length > longestPersona ? 'tooLong' : { text };
  } catch (error) {
    if (error instanceof NotPlain)
      return ({ link: 'link', kind: 'noText', size: 'tooLong' } as const)[error.kind];
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
