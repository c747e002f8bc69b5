/**
 * Tool servers that could write where tools do not go, as far as council.yaml shows it, for who looks a home over: those
 * whose command names a folder around such a place or in it, at their line; and all others that run with the person's rights.
 */
import { realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { grantWords } from '../../../rpc/words/host/grantWords.ts';
import { isInside } from '../../store/home/isInside.ts';
import { homePaths, shownPath } from '../../store/home/paths.ts';
import { serversIn } from '../../tools/grants.ts';
import { readDeclared } from '../readDeclared.ts';
import { readYaml } from '../readYaml.ts';
import { commandWords } from '../splitCommandLine.ts';
import { settingsFile } from './settingsInForce.ts';
import { SettingsFile } from './settingsShape.ts';

export interface ServerReach {
  problems: FileProblem[];
  /** Granted to somebody, and at work on this machine. */
  servers: string[];
}

export async function serverReach(
  home: string,
  identities: readonly Pick<Identity, 'capabilities'>[],
  language: Language,
): Promise<ServerReach> {
  const read = await readDeclared(homePaths(home).settings, settingsFile, language);
  const none: ServerReach = { problems: [], servers: [] };
  if (read.state !== 'text') return none;
  const { value, problemAt } = readYaml(read.text, SettingsFile, settingsFile, language);
  if (!value) return none;
  const granted = new Set(serversIn(identities.flatMap(({ capabilities }) => capabilities?.tools ?? [])));
  const workspace = dirname(resolve(home));
  const root = await realpath(workspace).catch(() => workspace);
  const guarded = await placesIn(root, home);
  const found = { ...none };
  for (const [name, server] of Object.entries(value.mcp)) {
    if (!granted.has(name) || ('url' in server && !/^http:/i.test(server.url))) continue;
    found.servers = [...found.servers, name];
    if ('url' in server) continue;
    const at = resolve(workspace, server.cwd ?? '.');
    for (const folder of await foldersIn(commandWords(server.command) ?? [], at)) {
      const met = guarded.filter(
        ({ real }) => real === folder || isInside(folder, real) || isInside(real, folder),
      );
      if (met.length === 0) continue;
      const places = met.map(({ shown }) => shown).join(', ');
      const message = grantWords[language].reaches(name, shownPath(root, folder) || '.', places);
      found.problems = [
        ...found.problems,
        problemAt(['mcp', name], message, { severity: 'warning', key: true }),
      ];
      break;
    }
  }
  return found;
}

async function placesIn(root: string, home: string): Promise<{ real: string; shown: string }[]> {
  const all = [await realpath(home).catch(() => resolve(home)), join(root, '.git'), join(root, '.vscode')];
  return await Promise.all(
    all.map(async (place) => ({
      real: await realpath(place).catch(() => place),
      shown: shownPath(root, place),
    })),
  );
}

/** Of the words of a command, those that are folders; also behind an option's `=`. */
async function foldersIn(words: readonly string[], at: string): Promise<string[]> {
  const named = words
    .slice(1)
    .flatMap((word) => [word, ...(/^-[^=]*=(?<rest>.+)$/.exec(word)?.slice(1) ?? [])]);
  const folders = await Promise.all(
    named.map(async (word) => {
      const real = await realpath(resolve(at, word)).catch(() => undefined);
      const there = real === undefined ? undefined : await stat(real).catch(() => undefined);
      return real !== undefined && there?.isDirectory() ? [real] : [];
    }),
  );
  return folders.flat();
}
