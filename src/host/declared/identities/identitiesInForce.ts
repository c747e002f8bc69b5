/**
 * Keeps what identities.yaml declares in force while the host runs, the files of its personas included. A broken,
 * deleted or half-saved file gives problems and changes nothing else: the last good version stays.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Identity } from '../../../core/identities/identity.ts';
import type { Language } from '../../../core/ids.ts';
import { declaredFiles } from '../../../rpc/homeFiles.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { homePaths, pathOf } from '../../store/home/paths.ts';
import { declaredWords } from '../declaredWords.ts';
import type { IsPriced } from '../pricedModels.ts';
import { readDeclared } from '../readDeclared.ts';
import type { Grantable } from '../settings/grantRules.ts';
import { watchFiles } from '../watchFiles.ts';
import { type IdentitiesInHome, identitiesFile, loadIdentitiesIn } from './readIdentities.ts';

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
  beside?: { look(): Promise<unknown> };
  /** One that names identities: looked at when it is known who they are. */
  after?: { look(identities: readonly Identity[]): Promise<unknown> };
  /** What identities may be granted, asked after the file beside was looked at; absent: grants are not judged. */
  grantable?(): Grantable;
  /** The same of prices. */
  isPriced?(): IsPriced;
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

  const loadNow = async (): Promise<IdentitiesInHome> => {
    const read = await readDeclared(paths.identities, identitiesFile, language);
    if (read.state === 'text')
      return await loadIdentitiesIn(options.home, read.text, language, {
        grantable: options.grantable?.(),
        isPriced: options.isPriced?.(),
      });
    return {
      problems: read.state === 'refused' ? [read.problem] : gone(inForce, language),
      personaFiles: [],
    };
  };

  const lookOnce = async (): Promise<void> => {
    await options.beside?.look();
    let loaded = await loadNow();
    // What changed before they were watched would never be noticed.
    if (watcher && loaded.personaFiles.length > 0 && (await (await watcher).also(loaded.personaFiles)))
      loaded = await loadNow();
    if (closed) return;
    if (loaded.identities && !isDeepStrictEqual(loaded.identities, inForce)) {
      inForce = loaded.identities;
      options.onIdentities(loaded.identities);
    }
    if (!isDeepStrictEqual(loaded.problems, problems)) {
      problems = loaded.problems;
      options.onProblems(problems);
    }
    await options.after?.look(inForce ?? []);
  };

  // One look at a time; a call during a look gets a look of its own after it.
  let last: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    last = last.then(lookOnce, lookOnce);
    return last;
  };

  const watched = declaredFiles.map((name) => pathOf(options.home, name));
  const watcher = options.watch ? watchFiles(watched, () => void look()) : undefined;
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
