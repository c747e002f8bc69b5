/** council.yaml → the settings of the host, or what is wrong with it and where. */
import { isAbsolute } from 'node:path';
import type { Language } from '../../../core/ids.ts';
import type { FileProblem } from '../../../rpc/views/views.ts';
import { commandWords } from '../commandWords.ts';
import { declaredWords } from '../declaredWords.ts';
import { readYaml } from '../readYaml.ts';
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
