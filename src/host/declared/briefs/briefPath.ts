/** Reads the brief that someone named by a path, and refuses what leaves its folder, is a link of it or no file of text. */
import { isAbsolute, resolve } from 'node:path';
import type { Language } from '../../../core/ids.ts';
import { readPlainFile } from '../../store/home/homeFile.ts';
import { NotPlain } from '../../store/home/notPlainWords.ts';
import { within } from '../../store/home/paths.ts';
import { maxBytes } from '../readYaml.ts';

export interface BriefPathOptions {
  /**
   * Whoever asks is the person at this machine and may name any file by its absolute path. Anyone else stays
   * inside the home.
   */
  anywhere?: boolean;
  language?: Language;
}

export type FoundBrief =
  | { path: string; text: string; problem?: undefined }
  | { path?: undefined; problem: string };

export async function findBrief(
  home: string,
  given: string,
  options: BriefPathOptions = {},
): Promise<FoundBrief> {
  const words = briefPathWords[options.language ?? 'en'];
  // %2e and the like are never decoded here: they are names of files that do not exist.
  if (given === '' || given.includes('\0')) return { problem: words.noPath };
  if (/^(?:\\\\|\/\/)/.test(given)) return { problem: words.network(given) };
  if (!/\.ya?ml$/i.test(given)) return { problem: words.notYaml(given) };
  const absolute = isAbsolute(given);
  const path = within(home, given) ?? (absolute && options.anywhere ? resolve(given) : undefined);
  if (path === undefined) return { problem: words.outside(given) };
  try {
    return { path, text: (await readPlainFile(path, maxBytes)).toString('utf8') };
  } catch (error) {
    if (!(error instanceof NotPlain)) return { problem: words.notThere(given) };
    if (error.kind === 'size') return { problem: words.tooBig(given, maxBytes / 1000) };
    return { problem: error.kind === 'kind' ? words.notFile(given) : words.outside(given) };
  }
}

const en = {
  noPath: 'A brief is named by the path of a file.',
  network: (given: string) => `${given}: a brief on another machine can’t be taken. Copy it into briefs/.`,
  notYaml: (given: string) => `${given}: a brief is a .yaml file.`,
  outside: (given: string) => `${given} leads out of the council’s folder. Copy the brief into briefs/.`,
  notFile: (given: string) => `${given} is not a file.`,
  tooBig: (given: string, kb: number) => `${given} is too big for a brief: at most ${kb} KB.`,
  notThere: (given: string) => `${given}: there is no such file.`,
};

const fr: typeof en = {
  noPath: 'Un brief se nomme par le chemin d’un fichier.',
  network: (given) => `${given} : un brief d’une autre machine ne peut être pris. Le copier dans briefs/.`,
  notYaml: (given) => `${given} : un brief est un fichier .yaml.`,
  outside: (given) => `${given} mène hors du dossier du conseil. Copier le brief dans briefs/.`,
  notFile: (given) => `${given} n’est pas un fichier.`,
  tooBig: (given, kb) => `${given} est trop gros pour un brief : ${kb} Ko au plus.`,
  notThere: (given) => `${given} : aucun fichier à cet endroit.`,
};

export const briefPathWords = { en, fr };
