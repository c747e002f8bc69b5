/** Where everything stands in a home folder. No other file of the product spells one of these names. */
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { artefactFolder } from '../../../core/councils/artefacts.ts';
import type { CouncilId, Instant } from '../../../core/ids.ts';
import { noteHome } from './homeFile.ts';
import { isInside } from './isInside.ts';

export interface HomePaths {
  home: string;
  identities: string;
  channels: string;
  settings: string;
  protocols: string;
  briefs: string;
  archives: string;
  memory: string;
  shared: string;
  /** The oldest running council; others stand beside it under their own id. */
  live: string;
  logs: string;
  decisions: string;
  /** Of the years before, and of those of this year that are no longer among the newest. */
  olderDecisions: string;
  projects: string;
  summaries: string;
  state: string;
  ignore: string;
  journal: string;
  snapshots: string;
  lock: string;
  pointer: string;
  versions: string;
  trash: string;
  /** Changes that are being applied, each until the journal says so. */
  changes: string;
  /** When a host was last alive here. */
  alive: string;
  stateLogs: string;
}

/** A host asks for the paths of its one home again and again. */
let last: HomePaths | undefined;

export function homePaths(home: string): HomePaths {
  if (last?.home !== home) last = pathsIn(home);
  return last;
}

function pathsIn(home: string): HomePaths {
  noteHome(home);
  const shared = join(home, 'memory', 'shared');
  const state = join(home, '.state');
  return {
    home,
    identities: join(home, 'identities.yaml'),
    channels: join(home, 'channels.yaml'),
    settings: join(home, 'council.yaml'),
    protocols: join(home, 'protocols'),
    briefs: join(home, 'briefs'),
    archives: join(home, 'conseils'),
    memory: join(home, 'memory'),
    shared,
    live: join(shared, `${liveName}.md`),
    logs: join(shared, 'councils'),
    decisions: join(home, 'DECISIONS.md'),
    olderDecisions: join(home, 'decisions'),
    projects: join(home, artefactFolder),
    summaries: join(home, 'discussion-summary'),
    state,
    ignore: join(state, '.gitignore'),
    journal: join(state, 'journal'),
    snapshots: join(state, 'snapshots'),
    lock: join(state, 'lock'),
    pointer: join(state, 'host.json'),
    alive: join(state, 'alive'),
    versions: join(state, 'versions'),
    trash: join(state, 'trash'),
    changes: join(state, 'changes'),
    stateLogs: join(state, 'logs'),
  };
}

export const liveName = 'council-active-conversation';

/** Ids reach us from clients and files: only one that councilId.ts could have given ever becomes part of a path. */
export const isCouncilId = (id: string): boolean => /^\d{4}-\d{2}-\d{2}-[a-z0-9-]{1,80}$/.test(id);

/** The one door by which an id becomes part of a path: whatever stands in a journal, a manifest or a request. */
export function inPath(id: string): string {
  if (isCouncilId(id)) return id;
  throw new Error(`${JSON.stringify(id.slice(0, 100))} is the id of no council`);
}

export interface CouncilPaths {
  brief: string;
  archive: string;
  log: string;
  /** Its live file while an older council holds the common one. */
  live: string;
}

export function councilPaths(home: string, id: CouncilId): CouncilPaths {
  const paths = homePaths(home);
  inPath(id);
  return {
    brief: join(paths.briefs, `${id}.yaml`),
    archive: join(paths.archives, `${id}.md`),
    log: join(paths.logs, `council-${id}.json`),
    live: join(paths.shared, `${liveName}-${id}.md`),
  };
}

/** Where a deleted council lies. */
export const trashFolder = (home: string, id: CouncilId): string => join(homePaths(home).trash, inPath(id));

/** A change of a council that is being applied. */
export const changePlan = (home: string, id: CouncilId): string =>
  join(homePaths(home).changes, `${inPath(id)}.json`);

/** A version of a council's live file that is kept. */
export const keptLive = (home: string, id: CouncilId): string =>
  join(homePaths(home).versions, `${liveName}-${inPath(id)}.md`);

/** A protocol's name is a word, as the files of protocols say it. */
export function protocolPath(home: string, id: string): string {
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(id))
    throw new Error(`${JSON.stringify(id.slice(0, 100))} names no protocol`);
  return join(homePaths(home).protocols, `${id}.yaml`);
}

/** Whether the records of councils stand there, by the spelling alone: whoever asks looks for links too. */
export function isPlaceOfRecords(home: string, path: string): boolean {
  const { archives, briefs, decisions, olderDecisions, logs, memory, projects } = homePaths(home);
  const folders = [archives, briefs, olderDecisions, logs, memory, projects];
  return path === decisions || folders.includes(dirname(path));
}

/** The day as people around the host count it. */
export function localDay(at: Instant): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const dayMemoryPath = (home: string, at: Instant): string =>
  join(homePaths(home).memory, `${localDay(at)}.md`);

/** Where in the home a path leads that somebody gave, from there or whole; nothing when it leaves the home. */
export function within(home: string, given: string): string | undefined {
  const path = resolve(homePaths(home).home, given);
  return !given.includes('\0') && isInside(resolve(home), path) ? path : undefined;
}

/** The path that `shown` names, from the home and with `/`; what would leave the home is none. */
export function pathOf(home: string, shown: string): string {
  const path = join(homePaths(home).home, ...shown.split('/'));
  if (isInside(home, path)) return path;
  throw new Error(`${JSON.stringify(shown.slice(0, 100))} leads out of the home`);
}

/** A path as people read it: relative to the home where it lies in it, with `/` on every system. */
export function shownPath(home: string, path: string): string {
  const inside = relative(home, path);
  const outside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return (outside ? path : inside).split(sep).join('/');
}
