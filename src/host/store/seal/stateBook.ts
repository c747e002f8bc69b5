/**
 * The person's own book of the states that are theirs, outside of every workspace: for each the key of its marks, what was
 * there before marks were, and what was set aside from it. A repository can change a file in a state, but no page of this.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Earlier, Marks } from './ownMarks.ts';
import { secretIn, secretOrNew } from './personSecret.ts';

/** A folder is known by what it keeps when it is moved, and what no other has that stands in its place later. */
export const inodeOf = (folder: string): string => {
  const { dev, ino, birthtimeNs } = fs.lstatSync(folder, { bigint: true });
  return `folder ${dev}:${ino}:${birthtimeNs}`;
};

const Page = z.object({
  /** Different for each state: none's marks are good in another. */
  id: z.string().regex(/^[0-9a-f]{32}$/),
  earlier: z.record(z.string(), z.array(z.string())).optional(),
  /** Folders with files that were set aside. */
  aside: z.array(z.string()).optional(),
});
type Page = z.infer<typeof Page>;

const pageAt = (config: string, state: string): string =>
  join(config, 'states', `${createHash('sha256').update(inodeOf(state)).digest('hex').slice(0, 32)}.json`);

function pageOf(config: string, state: string): Page | undefined {
  try {
    return Page.parse(JSON.parse(fs.readFileSync(pageAt(config, state), 'utf8')));
  } catch {
    return undefined;
  }
}

function writePage(config: string, state: string, page: Page): void {
  const file = pageAt(config, state);
  fs.mkdirSync(join(config, 'states'), { recursive: true, mode: 0o700 });
  const beside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    fs.writeFileSync(beside, `${JSON.stringify(page)}\n`, { mode: 0o600, flag: 'wx' });
    fs.renameSync(beside, file);
  } catch (error) {
    fs.rmSync(beside, { force: true });
    throw error;
  }
}

export const isInBook = (config: string, state: string): boolean => pageOf(config, state) !== undefined;

/** A state is theirs from here on. What stood in it before is listed by whoever holds it first. */
export function beginPage(config: string, state: string, earlier?: Earlier): Marks {
  secretOrNew(config);
  const id = randomBytes(16).toString('hex');
  writePage(config, state, { id, ...(earlier ? { earlier: mutable(earlier) } : {}) });
  return marksOf(config, state) as Marks;
}

export function listEarlier(config: string, state: string, earlier: Earlier): void {
  const page = pageOf(config, state);
  if (page) writePage(config, state, { ...page, earlier: mutable(earlier) });
}

/** Of a state that is in the book. */
export function marksOf(config: string, state: string): Marks | undefined {
  const secret = secretIn(config);
  const page = secret && pageOf(config, state);
  if (!page) return undefined;
  const key = createHmac('sha256', secret).update(`state ${page.id}`).digest();
  return { key, ...(page.earlier ? { earlier: page.earlier } : {}) };
}

export function noteAside(config: string, state: string, folder: string): void {
  const page = pageOf(config, state);
  if (page) writePage(config, state, { ...page, aside: [...(page.aside ?? []), inodeOf(folder)].slice(-20) });
}

export const wasSetAside = (config: string, state: string, folder: string): boolean =>
  pageOf(config, state)?.aside?.includes(inodeOf(folder)) ?? false;

const mutable = (earlier: Earlier): Record<string, string[]> =>
  Object.fromEntries(Object.entries(earlier).map(([file, sums]) => [file, [...sums]]));
