/** Finds the brief that someone named by a path, and refuses what leaves its folder or is no file of text. */
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import type { Language } from '../../core/ids.ts';
import type { Words } from '../../rpc/words/speak.ts';
import { maxBytes } from './declared/readYaml.ts';
import { isInside } from './inside.ts';

export interface BriefPathOptions {
  /**
   * Whoever asks is the person at this machine and may name any file by its absolute path. Anyone else stays
   * inside the home.
   */
  anywhere?: boolean;
  language?: Language;
}

export type FoundBrief = { path: string; problem?: undefined } | { path?: undefined; problem: string };

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
  const path = absolute ? resolve(given) : join(home, given);
  const mayLeave = absolute && options.anywhere === true && !isInside(resolve(home), path);
  if (!mayLeave && !isInside(resolve(home), path)) return { problem: words.outside(given) };
  try {
    // After links are followed, not before: a link inside the home may point anywhere.
    const real = await realpath(path);
    if (!mayLeave && !isInside(await realpath(home), real)) return { problem: words.outside(given) };
    const facts = await stat(real);
    if (!facts.isFile()) return { problem: words.notFile(given) };
    if (facts.size > maxBytes) return { problem: words.tooBig(given, maxBytes / 1000) };
    return { path };
  } catch {
    return { problem: words.notThere(given) };
  }
}

interface BriefPathWords {
  noPath: string;
  network(given: string): string;
  notYaml(given: string): string;
  outside(given: string): string;
  notFile(given: string): string;
  tooBig(given: string, kilobytes: number): string;
  notThere(given: string): string;
}

const briefPathWords: Words<BriefPathWords> = {
  en: {
    noPath: 'A brief is named by the path of a file.',
    network: (given) => `${given}: a brief on another machine can’t be taken. Copy it into briefs/.`,
    notYaml: (given) => `${given}: a brief is a .yaml file.`,
    outside: (given) => `${given} leads out of the council’s folder. Copy the brief into briefs/.`,
    notFile: (given) => `${given} is not a file.`,
    tooBig: (given, kb) => `${given} is too big for a brief: at most ${kb} KB.`,
    notThere: (given) => `${given}: there is no such file.`,
  },
  fr: {
    noPath: 'Un brief se nomme par le chemin d’un fichier.',
    network: (given) => `${given} : un brief d’une autre machine ne peut être pris. Le copier dans briefs/.`,
    notYaml: (given) => `${given} : un brief est un fichier .yaml.`,
    outside: (given) => `${given} mène hors du dossier du conseil. Copier le brief dans briefs/.`,
    notFile: (given) => `${given} n’est pas un fichier.`,
    tooBig: (given, kb) => `${given} est trop gros pour un brief : ${kb} Ko au plus.`,
    notThere: (given) => `${given} : aucun fichier à cet endroit.`,
  },
};
