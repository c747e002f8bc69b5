/**
 * Keeps what council.yaml says in force while the host runs. It is looked at when it is needed, not watched: before a
 * council, before a check, before git. A broken or deleted file gives problems, and the last good version stays.
 */

import { isAbsolute } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { homePaths } from '../../store/home/paths.ts';
import { declaredWords } from '../declaredWords.ts';
import { readDeclared } from '../readDeclared.ts';
import { readYaml } from '../readYaml.ts';
import { commandWords } from '../splitCommandLine.ts';
import { noSettings, type Settings, SettingsFile } from './settingsShape.ts';

export const settingsFile = 'council.yaml';

export interface LoadedSettings {
  /** Absent when the file has an error: then the last good version stays in force. */
  settings?: Settings;
  problems: FileProblem[];
}

export function loadSettings(text: string, language: Language = 'en'): LoadedSettings {
  // Nothing but comments: as if it were not there. Line by line: one expression over the whole would take for ever on blanks.
  if (text.split('\n').every((line) => /^\s*(?:#|$)/.test(line)))
    return { settings: noSettings, problems: [] };
  const words = declaredWords[language];
  const { value, problems, problemAt } = readYaml(text, SettingsFile, settingsFile, language);
  if (!value) return { problems };
  const found = Object.entries(value.checks).flatMap(([name, check]) => {
    const path = ['checks', name] as const;
    return [
      ...(commandWords(check.command) === undefined
        ? [problemAt([...path, 'command'], `checks.${name}.command${colon(language)}${words.unclosedQuote}`)]
        : []),
      ...(check.cwd !== undefined && leaves(check.cwd)
        ? [problemAt([...path, 'cwd'], `checks.${name}.cwd${colon(language)}${words.outsideWorkspace}`)]
        : []),
    ];
  });
  return found.length > 0 ? { problems: found } : { settings: value, problems };
}

const colon = (language: Language): string => (language === 'fr' ? ' : ' : ': ');

const leaves = (folder: string): boolean =>
  isAbsolute(folder) || /^[a-z]:/i.test(folder) || folder.split(/[\\/]/).includes('..');

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
