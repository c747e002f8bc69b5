/**
 * Where checks run on a proposed change: a copy of the repository with the change laid under it, made once for the checks
 * of a gate that run at the same time, and gone with the last of them. What they print of its paths is the workspace's.
 */
import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { delimiter, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ChangedCopy, copyWithChange, type NoCopy } from '../store/git/changedCopy.ts';
import type { ChangePlace } from '../store/git/writableByChange.ts';
import { isInside } from '../store/home/isInside.ts';

export interface Command {
  words: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface CheckPlace {
  /** The same command there: whatever names a path of the workspace names that of the copy. */
  inCopy(command: Command): Promise<Command>;
  asInWorkspace(printed: string): string;
  leave(): Promise<void>;
}

export interface Wanted {
  diff: string;
  needs: readonly string[];
}

export interface CheckPlaces {
  take(wanted: Wanted, signal: AbortSignal): Promise<CheckPlace | NoCopy>;
}

interface Shared {
  copy: Promise<ChangedCopy | NoCopy>;
  users: number;
  stop: AbortController;
}

export function checkPlaces(place: ChangePlace): CheckPlaces {
  const made = new Map<string, Shared>();

  function share({ diff, needs }: Wanted): { copy: Shared['copy']; leave(): Promise<void> } {
    const key = JSON.stringify([diff, needs]);
    const stop = new AbortController();
    const one = made.get(key) ?? {
      copy: copyWithChange(place, diff, { needs, signal: stop.signal }),
      users: 0,
      stop,
    };
    made.set(key, one);
    one.users += 1;
    return {
      copy: one.copy,
      async leave() {
        one.users -= 1;
        if (one.users > 0) return;
        made.delete(key);
        one.stop.abort();
        const copy = await one.copy;
        // What can't be taken away now is swept by the next host.
        if ('remove' in copy) await copy.remove().catch(() => undefined);
      },
    };
  }

  return {
    async take(wanted, signal) {
      const { copy, leave } = share(wanted);
      const there = await Promise.race([copy, aborted(signal)]);
      if (there !== undefined && !('why' in there) && !signal.aborted)
        return { leave, ...spelled(there, place.workspace, await realpath(place.workspace)) };
      await leave();
      return there !== undefined && 'why' in there ? there : { why: 'failed', said: '' };
    },
  };
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((end) => {
    if (signal.aborted) end(undefined);
    signal.addEventListener('abort', () => end(undefined), { once: true });
  });

function spelled({ top, tree }: ChangedCopy, workspace: string, real: string): Omit<CheckPlace, 'leave'> {
  const named = resolve(workspace);
  const copied = join(tree, relative(top, real));
  /** The workspace has a name of its own where a link leads to it. */
  const pairs = [
    [copied, named],
    [tree, top],
    [dirname(tree), dirname(top)],
  ] as const;

  /** Only what is there: what git ignores may be named, and stays where it is. */
  function moved(path: string): string {
    const from = [
      [named, copied],
      [top, tree],
    ].find(([at = '']) => path === at || isInside(at, path));
    if (!isAbsolute(path) || !from) return path;
    const to = join(from[1] ?? '', relative(from[0] ?? '', path));
    return existsSync(to) ? to : path;
  }
  const movedIn = (text: string, between: string): string => text.split(between).map(moved).join(between);

  return {
    async inCopy({ words, cwd, env }) {
      const there = join(tree, relative(top, cwd));
      // A folder in which git knows nothing is not in the copy.
      await mkdir(there, { recursive: true });
      return {
        words: words.map((word) => movedIn(word, '=')),
        cwd: there,
        env: Object.fromEntries(
          Object.entries(env).map(([name, value]) => [
            name,
            value === undefined || name === 'HOME' ? value : movedIn(value, delimiter),
          ]),
        ),
      };
    },
    asInWorkspace: (printed) =>
      pairs
        .flatMap(([from, to]) => [
          [pathToFileURL(from).href, pathToFileURL(to).href] as const,
          [from, to] as const,
        ])
        .reduce((text, [from, to]) => text.replaceAll(from, () => to), printed),
  };
}
