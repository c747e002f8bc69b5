/**
 * What an agent may do with files through us: read inside the workspace, never the council's home, git's own files or
 * what looks like a secret; write in a scratch copy alone. Copies left by a host that was killed are swept.
 */
import { constants } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { Language } from '../../core/ids.ts';
import { agentWords } from '../../rpc/words/host/agentWords.ts';
import { type AgentFiles, BackendError } from '../ports/ports.ts';
import { readInside } from '../store/context/readInside.ts';
import { makeScratch } from '../store/git/scratchCopy.ts';
import { newScratchFolder, sweepScratchFolders } from '../store/git/scratchFolder.ts';
import { type CopyProblem, copyWorkspace } from '../store/git/workspaceCopy.ts';
import { differing, listFiles, type Marks, marksOf } from '../store/git/workspaceFiles.ts';
import { isOfHome, placesOfHome } from '../store/home/homeParts.ts';
import { isInside } from '../store/home/isInside.ts';
import { NotPlain } from '../store/home/notPlainWords.ts';
import { openInside } from '../store/home/openInside.ts';
import { removeTree } from '../store/home/removeTree.ts';
import { isUntouchable, isWithheld } from '../store/home/withheldFiles.ts';

export interface AgentFilesParts {
  workspace: string;
  home: string;
  language: Language;
}

const longestText = 5_000_000;
/** Files of a workspace that are looked at before and after each turn. */
const mostWatched = 50_000;

export function agentFiles({ workspace, home, language }: AgentFilesParts): AgentFiles {
  const say = agentWords[language];
  const noCopy = ({ why, said }: CopyProblem) => new BackendError(say.noCopy[why](said), false);
  const root = () => realpath(workspace).catch(() => resolve(workspace));

  /** By the workspace's own name a path means the same as with its links resolved. */
  const spelled = (at: string, path: string): string =>
    isInside(resolve(workspace), resolve(at, path)) ? join(at, relative(workspace, resolve(at, path))) : path;
  const asked = async (at: string, path: string): Promise<string> =>
    at === (await root()) ? spelled(at, path) : path;
  /** The home would stand at the same place in a copy, and so would a link that leads to it. */
  const isOwn = async (at: string, place: string): Promise<boolean> => {
    const top = await root();
    const original = isInside(at, place) ? join(top, relative(at, place)) : place;
    const real = await realpath(original).catch(() => original);
    return (await isOfHome(home, top, original)) || (await isOfHome(home, top, real));
  };

  /** An agent may put a link in the place of its whole copy: then there is none any more. */
  const isThere = async (at: string): Promise<boolean> => (await realpath(at).catch(() => '')) === at;

  return {
    root,
    inLanguage: (other) => agentFiles({ workspace, home, language: other }),
    async read(at, path) {
      if (!(await isThere(at))) return { problem: say.outside(path) };
      const place = resolve(at, await asked(at, path));
      // Whether there is such a file is not told either.
      if (isInside(at, place) && (isWithheld(shown(at, place)) || (await isOwn(at, place))))
        return { problem: say.withheld(path) };
      const found = await readInside(await asked(at, path), {
        workspace: at,
        hidden: home,
        language,
        asIs: true,
      });
      if ('problem' in found) return found;
      return isWithheld(found.path) ? { problem: say.withheld(path) } : { text: found.text };
    },
    async own() {
      const real = await realpath(home).catch(() => resolve(home));
      return (await placesOfHome(home, await root())).flatMap((place) => {
        const given = join(resolve(home), relative(real, place));
        // A folder's name alone may be a word like another.
        return [given, place, `${shown(workspace, given)}${extname(place) === '' ? '/' : ''}`];
      });
    },
    async isOpen(at, path) {
      const place = resolve(at, await asked(at, path));
      const real = await realpath(place).catch(() => place);
      if ((await isOwn(at, real)) || (await isOwn(at, place))) return false;
      return real === at || (isInside(at, real) && !isWithheld(shown(at, real)));
    },
    exists: (path) =>
      lstat(path).then(
        () => true,
        () => false,
      ),
    async write(copy, path, text) {
      const named = resolve(copy.folder, path);
      if (path.includes('\0') || !isInside(copy.folder, named)) return say.outside(path);
      const place = await realpath(named).catch(() => named);
      if (!isInside(copy.folder, place) || !(await isThere(copy.folder))) return say.outside(path);
      if (isUntouchable(shown(copy.folder, place)) || (await isOwn(copy.folder, place)))
        return say.withheld(path);
      if (text.length > longestText) return say.tooBig(path);
      return await put(copy.folder, relative(copy.folder, place).split(sep), text).catch((error: unknown) => {
        if (error instanceof NotPlain) return say.outside(path);
        // The system’s own words name the way we went.
        return say.notWritten(path, codeOf(error));
      });
    },
    async scratch() {
      const made = await makeScratch({ workspace, home });
      if ('why' in made) throw noCopy(made);
      return {
        ...made,
        difference: () =>
          made.difference().catch((error: unknown) => {
            throw new BackendError(say.noDifference(error instanceof Error ? error.message : ''), false);
          }),
      };
    },
    async copy() {
      const made = await copyWorkspace({ workspace, home });
      if ('why' in made) throw noCopy(made);
      return made;
    },
    async watch() {
      const place = { workspace: await root(), home };
      const marks = async (): Promise<Marks | undefined> => {
        const listed = await listFiles(place);
        return 'why' in listed || listed.paths.length > mostWatched
          ? undefined
          : marksOf(place.workspace, listed.paths);
      };
      const before = await marks();
      return async () => {
        const after = before && (await marks());
        return after && differing(before, after);
      };
    },
    async empty() {
      const folder = await newScratchFolder(home);
      return { folder, remove: () => removeTree(folder) };
    },
    sweep: () => sweepScratchFolders(home),
  };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '?';
const shown = (at: string, place: string): string => relative(at, place).split(sep).join('/');

/** The agent's program may change the copy at the same moment: nothing of its making is followed out of it. */
async function put(folder: string, parts: string[], text: string): Promise<undefined> {
  const { O_CREAT, O_WRONLY } = constants;
  // From above the folder that is ours, in which the copy stands.
  const above = dirname(dirname(folder));
  const way = [...relative(above, folder).split(sep), ...parts];
  const file = await openInside(above, way, { flags: O_WRONLY | O_CREAT, make: true, mode: 0o644 });
  try {
    // A second name of it may stand anywhere.
    if ((await file.stat()).nlink > 1) throw new NotPlain(join(folder, ...parts));
    await file.truncate();
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}
