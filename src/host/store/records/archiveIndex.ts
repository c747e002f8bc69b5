/** The list of archived councils, read from the heads of their files. A file that did not change is not read again. */
import { closeSync, constants, lstatSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { statuses } from '../../../core/councils/council.ts';
import type { MetricsView } from '../../../rpc/views/deliberationViews.ts';
import type { CouncilRow, StatusView } from '../../../rpc/views/views.ts';
import { namesIn, openPlain } from '../home/homeFile.ts';
import { homePaths, isCouncilId, shownPath } from '../home/paths.ts';
import { readFigures, readScalars } from './frontMatter.ts';

export interface ArchiveIndex {
  /** Newest first. What is no archive of ours is left out. */
  rows(): Promise<CouncilRow[]>;
}

/** The scalars stand in the first lines; a question of many pages gets a second, longer look. */
const headBytes = 2048;
const longestHead = 200_000;
/** Small reads from the page cache: a queue of workers would cost more than they do. Others get their turn between. */
const atOnce = 64;

export function archiveIndex(home: string): ArchiveIndex {
  const { archives } = homePaths(home);
  const known = new Map<string, { stamp: string; row: CouncilRow | undefined }>();

  const look = (name: string): void => {
    const path = join(archives, name);
    try {
      // The way to the folder is looked at with its listing; a link here is no archive.
      const facts = lstatSync(path);
      const { mtimeMs, size } = facts;
      const stamp = `${mtimeMs}:${size}`;
      if (known.get(name)?.stamp === stamp) return;
      known.set(name, { stamp, row: facts.isFile() ? rowFrom(path, shownPath(home, path)) : undefined });
    } catch {
      // Deleted or renamed between the listing and the look.
      known.delete(name);
    }
  };

  return {
    async rows() {
      const names = namesIn(archives).filter((name) => name.endsWith('.md'));
      const present = new Set(names);
      for (const name of known.keys()) if (!present.has(name)) known.delete(name);
      for (const [at, name] of names.entries()) {
        look(name);
        if (at % atOnce === atOnce - 1) await others();
      }
      return [...known.values()]
        .flatMap(({ row }) => (row ? [row] : []))
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    },
  };
}

function rowFrom(path: string, archivePath: string): CouncilRow | undefined {
  const file = openPlain(path, constants.O_RDONLY);
  try {
    for (const length of [headBytes, longestHead]) {
      const buffer = Buffer.allocUnsafe(length);
      const count = readSync(file, buffer, 0, length, 0);
      const head = buffer.toString('utf8', 0, count);
      const facts = readScalars(head);
      if (facts) return rowOf(facts, archivePath, metricsIn(head, facts));
      if (count < length) return undefined;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** Of an archive of the first release some figures are not known: it has none here. */
function metricsIn(head: string, facts: ReadonlyMap<string, string>): MetricsView | undefined {
  const figures = readFigures(head, 'metrics');
  const number = (name: string): number | undefined => {
    const figure = figures?.get(name);
    return typeof figure === 'number' ? figure : undefined;
  };
  const known = ['rounds', 'flips', 'tokens', 'seconds', 'criticalSeconds'].map(number);
  const [rounds, flips, tokens, seconds, criticalSeconds] = known;
  if (
    rounds === undefined ||
    flips === undefined ||
    tokens === undefined ||
    seconds === undefined ||
    criticalSeconds === undefined
  )
    return undefined;
  const rating = Number(facts.get('rating'));
  const more = {
    roundsToConsensus: number('roundsToConsensus'),
    diversity: number('diversity'),
    calls: number('calls'),
    uncounted: number('uncounted'),
    cost: number('cost'),
    rating: Number.isInteger(rating) && rating > 0 ? rating : undefined,
  };
  return {
    converged: figures?.get('converged') === true,
    rounds,
    flips,
    tokens,
    seconds,
    criticalSeconds,
    ...(Object.fromEntries(Object.entries(more).filter(([, figure]) => figure !== undefined)) as object),
  };
}

function rowOf(
  facts: ReadonlyMap<string, string>,
  archivePath: string,
  metrics: MetricsView | undefined,
): CouncilRow | undefined {
  const id = facts.get('id');
  const status = facts.get('status');
  const at = Date.parse(facts.get('created') ?? '');
  if (!id || !isCouncilId(id) || !isStatus(status) || Number.isNaN(at)) return undefined;
  const verdict = facts.get('verdict');
  const title = facts.get('title');
  return {
    id,
    ...(title ? { title } : {}),
    question: facts.get('question') ?? id,
    mode: facts.get('mode') ?? '',
    status,
    ...(verdict === 'accept' || verdict === 'amend' || verdict === 'reject' ? { verdict } : {}),
    ...supportIn(facts),
    rehearsal: facts.get('rehearsal') === 'true',
    ...(facts.get('scripted') === 'true' ? { scripted: true } : {}),
    at,
    archivePath,
    ...(metrics ? { metrics } : {}),
  };
}

/** Of a council that voted on a motion: how many back it, its letter, and what is open. */
function supportIn(
  facts: ReadonlyMap<string, string>,
): Pick<CouncilRow, 'agree' | 'of' | 'letter' | 'motionBy' | 'open' | 'departs'> {
  const count = (name: string): number | undefined => {
    const found = facts.get(name);
    return found !== undefined && /^\d{1,6}$/.test(found) ? Number(found) : undefined;
  };
  const [back, of, open] = ['back', 'of', 'open'].map(count);
  const letter = facts.get('motion');
  return {
    ...(back === undefined || of === undefined ? {} : { agree: back, of }),
    ...(letter !== undefined && /^[A-Z]{1,3}$/.test(letter) ? { letter } : {}),
    ...(letter === 'person' ? { motionBy: letter } : {}),
    ...(open === undefined ? {} : { open }),
    ...(facts.get('departs') === 'true' ? { departs: true as const } : {}),
  };
}

const isStatus = (word: string | undefined): word is StatusView => statuses.some((status) => status === word);
