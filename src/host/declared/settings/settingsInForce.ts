/**
 * Keeps what council.yaml says in force while the host runs. It is looked at when it is needed, not watched: before a
 * council, before a check, before git. A broken or deleted file gives problems, and the last good version stays.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { homePaths } from '../../store/home/paths.ts';
import { declaredWords } from '../declaredWords.ts';
import { readDeclared } from '../readDeclared.ts';
import { loadSettings, settingsFile } from './readSettings.ts';
import { noSettings, type Settings } from './settingsShape.ts';

export interface SettingsInForce {
  /** Looks at the file, and answers what holds now. */
  look(): Promise<Settings>;
  current(): Settings;
  problems(): FileProblem[];
}

export interface SettingsOptions {
  home: string;
  language?: Language;
  /** Called only when the problems are others than before. */
  onProblems?(): void;
  /** Called before each look at the file. */
  before?(): void;
}

export function settingsInForce({
  home,
  language = 'en',
  onProblems,
  before,
}: SettingsOptions): SettingsInForce {
  let good: Settings | undefined;
  let problems: FileProblem[] = [];

  async function lookOnce(): Promise<void> {
    before?.();
    const read = await readDeclared(homePaths(home).settings, settingsFile, language);
    const loaded =
      read.state === 'text'
        ? loadSettings(read.text, language)
        : { problems: read.state === 'refused' ? [read.problem] : gone() };
    if (loaded.settings) good = loaded.settings;
    if (isDeepStrictEqual(loaded.problems, problems)) return;
    problems = loaded.problems;
    onProblems?.();
  }

  const gone = (): FileProblem[] => {
    if (good === undefined || isDeepStrictEqual(good, noSettings)) return [];
    const message = declaredWords[language].missingFile(settingsFile);
    return [{ file: settingsFile, line: 1, column: 1, severity: 'warning', message }];
  };

  // One look at a time, so that an older one never overtakes a newer.
  let last: Promise<void> = Promise.resolve();
  const current = (): Settings => good ?? noSettings;
  return {
    async look() {
      last = last.then(lookOnce, lookOnce);
      await last;
      return current();
    },
    current,
    problems: () => problems,
  };
}
