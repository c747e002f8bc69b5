/**
 * Puts what a council wrote into git, as council.yaml says. It can be repeated at any time, never undoes a file, never
 * rejects: what could not be done is told once, in words, and done with the next council.
 */
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import type { Language } from '../../../core/ids.ts';
import { gitWords } from '../../../rpc/words/git.ts';
import type { Log } from '../../ports.ts';
import { writeAtomically } from '../atomic.ts';
import type { Settings } from '../declared/settingsShape.ts';
import { homePaths, isPlaceOfRecords } from '../paths.ts';
import { type Committed, commitFiles } from './commit.ts';
import { messageOf } from './message.ts';
import { type Pushed, pushBranch } from './push.ts';

export interface KeepParts {
  home: string;
  language: Language;
  mode(): Promise<Settings['git']>;
  tell(level: 'info' | 'warning', message: string): void;
  log: Log;
}

export interface Keeper {
  /** Called once the files of a council are written, with where they stand. */
  afterwards(council: Council, files: readonly string[]): Promise<void>;
}

/** Nobody was asked anything: a demonstration is not history, and must not push what else lies on a branch. */
const isRehearsed = ({ seats }: Council): boolean => seats.every((seat) => seat.backend === 'rehearsal');

/** What is still to do, and what was already said of a state that lasts. */
interface Memory {
  /** Files that could not be committed yet. */
  waiting: string[];
  /** A commit is here that the remote does not have. */
  unpushed: boolean;
  said?: string;
}

export function keepInGit(parts: KeepParts): Keeper {
  const { home, log } = parts;
  const say = gitWords[parts.language];
  const path = join(homePaths(home).state, 'git.json');

  async function keep(council: Council, files: readonly string[]): Promise<void> {
    const mode = await parts.mode();
    if (mode === 'off' || !ended.has(council.status) || isRehearsed(council)) return;
    const before = await recall(home, path);
    const memory: Memory = {
      waiting: [...new Set([...before.waiting, ...files])],
      unpushed: before.unpushed,
    };
    const lasting = (code: string, words: string): void => {
      if (before.said !== code) parts.tell('info', words);
      memory.said = code;
    };
    const committed: Committed = hasRepository(home)
      ? await commitFiles(memory.waiting, dirname(home), messageOf(council))
      : { why: { code: 'no-repository' } };
    if ('why' in committed) notCommitted(committed.why, lasting);
    else {
      memory.waiting = [];
      if ('nothing' in committed && committed.nothing === 'ignored') lasting('ignored', say.ignored);
      const commit = 'commit' in committed ? committed.commit : committed.repository.head;
      memory.unpushed ||= 'commit' in committed;
      if (mode === 'push' && commit !== undefined && memory.unpushed)
        memory.unpushed = !tellPush(await pushBranch(committed.repository, commit), before, lasting);
    }
    // Where there is no repository nothing waits for one.
    if (memory.said === 'no-repository' || memory.said === 'no-git') memory.waiting = [];
    if (JSON.stringify(memory) !== JSON.stringify(before))
      await writeAtomically(path, JSON.stringify(memory));
  }

  function notCommitted(
    why: Extract<Committed, { why: object }>['why'],
    lasting: (code: string, words: string) => void,
  ): void {
    switch (why.code) {
      case 'no-git':
        return lasting(why.code, say.noGit);
      case 'no-repository':
        return lasting(why.code, say.noRepository);
      case 'detached':
        return parts.tell('warning', say.detached);
      case 'busy':
        return parts.tell('warning', say.busy);
      case 'refused':
        return parts.tell('warning', say.refused(why.detail));
      case 'locked':
        return parts.tell('warning', say.locked(why.detail));
      case 'failed':
        return parts.tell('warning', say.commitFailed(why.detail));
    }
  }

  /** Whether the remote has it now. */
  function tellPush(pushed: Pushed, before: Memory, lasting: (code: string, words: string) => void): boolean {
    if ('done' in pushed) {
      if (before.unpushed) parts.tell('info', say.pushedAgain(pushed.remote));
      return true;
    }
    if (pushed.why === 'no-remote') lasting('no-remote', say.noRemote);
    else {
      const { remote, detail } = pushed;
      const words = {
        behind: say.behind(remote),
        offline: say.offline(remote, detail),
        'no-credentials': say.noCredentials(remote, detail),
        'strange-address': say.strangeAddress(remote),
        failed: say.pushFailed(remote, detail),
      };
      parts.tell('warning', words[pushed.why]);
    }
    return false;
  }

  // One council after the other: two at once would only lock each other out.
  let last: Promise<void> = Promise.resolve();
  return {
    afterwards(council, files) {
      last = last
        .then(() => keep(council, files))
        .catch((error: unknown) => log.error('git after a council failed', { error: String(error) }));
      return last;
    },
  };
}

/** Looks before a program is started: most homes of a first try are in no repository. */
function hasRepository(from: string): boolean {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true;
    if (dirname(folder) === folder) return false;
  }
}

/** A file of the workspace, and nobody vouches for it: it may name only what councils write. */
async function recall(home: string, path: string): Promise<Memory> {
  try {
    const found = JSON.parse(await readFile(path, 'utf8')) as Partial<Memory>;
    const named = Array.isArray(found.waiting) ? found.waiting : [];
    const own = await Promise.all(named.map((each) => isOfCouncils(home, each)));
    const said = typeof found.said === 'string' ? { said: found.said } : {};
    return { waiting: named.filter((_, at) => own[at]), unpushed: found.unpushed === true, ...said };
  } catch {
    return { waiting: [], unpushed: false };
  }
}

/** After every link is followed: a folder of the home may be one to somewhere else. */
async function isOfCouncils(home: string, file: unknown): Promise<boolean> {
  if (typeof file !== 'string') return false;
  try {
    return isPlaceOfRecords(await realpath(home), await realpath(file));
  } catch {
    return false;
  }
}
