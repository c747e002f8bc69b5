/**
 * Keeps what identities.yaml declares in force while the host runs. A broken, deleted or half-saved file gives
 * problems and changes nothing else: the last good version stays.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views.ts';
import { homePaths } from '../paths.ts';
import { identitiesFile, loadIdentities } from './identities.ts';
import { readDeclared } from './readDeclared.ts';
import { declaredWords } from './words.ts';

export interface DeclaredOptions {
  home: string;
  /** What was in force before, from the state: a restart with a broken file keeps it. */
  inForce?: readonly Identity[];
  language?: Language;
  /** Called only when the declared identities are others than before. */
  onIdentities(identities: Identity[]): void;
  /** Called only when the problems are others than before; none means that all is well again. */
  onProblems(problems: FileProblem[]): void;
  /** Another file that people write there, looked at together with this one. */
  beside?: { file: string; look(): Promise<unknown> };
  /** Watches the file system. Without it only look() looks. */
  watch?: boolean;
}

export interface Declared {
  /** Looks at the file now. Resolves when the callbacks were called. */
  look(): Promise<void>;
  problems(): FileProblem[];
  /** Resolves when changes on disk are noticed. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export function watchDeclared(options: DeclaredOptions): Declared {
  const paths = homePaths(options.home);
  const language = options.language ?? 'en';
  let inForce: readonly Identity[] | undefined = options.inForce;
  let problems: FileProblem[] = [];
  let closed = false;

  const lookOnce = async (): Promise<void> => {
    await options.beside?.look();
    const read = await readDeclared(paths.identities, identitiesFile, language);
    if (closed) return;
    const loaded =
      read.state === 'text'
        ? loadIdentities(read.text, language)
        : { problems: read.state === 'refused' ? [read.problem] : gone(inForce, language) };
    if (loaded.identities && !isDeepStrictEqual(loaded.identities, inForce)) {
      inForce = loaded.identities;
      options.onIdentities(loaded.identities);
    }
    if (!isDeepStrictEqual(loaded.problems, problems)) {
      problems = loaded.problems;
      options.onProblems(problems);
    }
  };

  // One look at a time; a call during a look gets a look of its own after it.
  let last: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    last = last.then(lookOnce, lookOnce);
    return last;
  };

  const watched = [paths.identities, ...(options.beside ? [options.beside.file] : [])];
  const watcher = options.watch ? startWatching(paths.home, watched, () => void look()) : undefined;
  return {
    look,
    problems: () => problems,
    async ready() {
      await (await watcher)?.ready;
    },
    async close() {
      closed = true;
      await (await watcher)?.close();
    },
  };
}

function gone(inForce: readonly Identity[] | undefined, language: Language): FileProblem[] {
  // Nothing was ever declared: a home that is not laid yet is no problem.
  if (!inForce || inForce.length === 0) return [];
  const message = declaredWords[language].missingFile(identitiesFile);
  return [{ file: identitiesFile, line: 1, column: 1, severity: 'error', message }];
}

async function startWatching(
  home: string,
  files: string[],
  changed: () => void,
): Promise<{ ready: Promise<void>; close(): Promise<void> }> {
  // Loaded late: a council's first question should not wait for a watcher.
  const { watch } = await import('chokidar');
  // The folder is watched, not the file: editors save by renaming a new file over the old one.
  const watcher = watch(home, {
    depth: 0,
    ignoreInitial: true,
    ignored: (path) => path !== home && !files.includes(path),
  });
  const ready = new Promise<void>((resolve) => watcher.once('ready', resolve));
  watcher.on('all', changed).on('error', () => undefined);
  return { ready, close: () => watcher.close() };
}
