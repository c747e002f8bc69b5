/** Gives a council its public name: the local day and a few words of the question, free in this home. */
import { basename } from 'node:path';
import slugify from 'slugify';
import type { CouncilId, Instant } from '../../../core/ids.ts';
import { standsAt } from '../../store/home/homeFile.ts';
import { councilPaths, localDay, trashFolder } from '../../store/home/paths.ts';
import { languageOfQuestion } from './languageOf.ts';

const maxSlug = 60;

/** The first few words as they can stand in a path; cut between words. */
export function slugOf(question: string): string {
  // Only the beginning can matter; a question may be pages long.
  const plain = question.slice(0, 400).replace(/[’'`_/.:]+/gu, ' ');
  const slug = slugify(plain, {
    lower: true,
    strict: true,
    trim: true,
    locale: languageOfQuestion(plain),
  }).replace(/-{2,}/g, '-');
  if (slug.length <= maxSlug) return slug || 'question';
  const cut = slug.slice(0, maxSlug + 1);
  const end = cut.lastIndexOf('-');
  return end > maxSlug / 3 ? cut.slice(0, end) : slug.slice(0, maxSlug);
}

export async function councilIdFor(
  question: string,
  at: Instant,
  taken: (id: CouncilId) => boolean | Promise<boolean>,
): Promise<CouncilId> {
  return firstFree(`${localDay(at)}-${slugOf(question)}`, taken);
}

/** A brief that a person named keeps its name; without a date in front it gets today's. */
export async function councilIdForBrief(
  briefPath: string,
  at: Instant,
  taken: (id: CouncilId) => boolean | Promise<boolean>,
): Promise<CouncilId> {
  const name = basename(briefPath).replace(/\.ya?ml$/i, '');
  const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name);
  const base = dated ? `${dated[1]}-${slugOf(dated[2] ?? '')}` : `${localDay(at)}-${slugOf(name)}`;
  return firstFree(base, taken);
}

/** Whether files of this home, its trash, or a council under way already bear an id. `ownBrief` does not count. */
export function takenIn(
  home: string,
  running: (id: CouncilId) => boolean,
  ownBrief?: string,
): (id: CouncilId) => Promise<boolean> {
  return async (id) => {
    if (running(id)) return true;
    const { brief, archive, log } = councilPaths(home, id);
    const files = [archive, log, trashFolder(home, id), ...(brief === ownBrief ? [] : [brief])];
    return files.some(standsAt);
  };
}

async function firstFree(
  base: string,
  taken: (id: CouncilId) => boolean | Promise<boolean>,
): Promise<CouncilId> {
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!(await taken(id))) return id;
  }
}
