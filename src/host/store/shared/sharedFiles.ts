/**
 * The shared files as desks that others write at: what they say is taken over, what they change beside is put right, and
 * what we would write over is caught, also when it is saved in the very moment.
 */
import { join } from 'node:path';
import type { Council } from '../../../core/councils/council.ts';
import { openRun, phaseOf } from '../../../core/councils/interpreter.ts';
import type { CouncilId, Instant, SeatId } from '../../../core/ids.ts';
import type { Clock, Log } from '../../ports/ports.ts';
import { ownerOnly } from '../home/atomic.ts';
import type { Files } from '../home/files.ts';
import { inPath, liveName } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { hasFileSeat, slotsOf } from './fileSeatSlots.ts';
import {
  type Draft,
  type FileAnswer,
  type FileNote,
  isLocked,
  type Looked,
  lookAt,
  lookShared,
  type Standing,
  textIn,
} from './lookShared.ts';
import { liveText } from './sharedFileText.ts';
import { blockPattern } from './sharedSections.ts';

/** Of what others wrote over, this many versions of a council are kept; the last one is written anew. */
const mostVersions = 50;
/** So many earlier versions of a file are known again when somebody saves what they had opened. */
const mostFormer = 12;
/** How long whoever saves a file in place may take for it. */
const confirmMs = 300;

export interface DeskOptions {
  files: Files;
  clock: Clock;
  log: Log;
  /** The folder of kept versions. */
  versions: string;
  lookAgain(): void;
  /** A seat has answered in its file. Resolves when the answer is recorded; with no when it is no longer asked for. */
  answered?: ((answer: FileAnswer) => Promise<boolean>) | undefined;
  /** What could not be taken, or was put right; `kept` is where that version stands. */
  restored?: ((council: CouncilId, notes: FileNote[], kept: string | undefined) => Promise<void>) | undefined;
}

export interface Desk {
  /** Takes over what was said; answers whether the file has to be written anew. */
  look(path: string, council: Council): Promise<boolean>;
  /** Answers whether it is to be tried again: somebody holds the lock, or wrote in that moment. */
  write(path: string, council: Council): Promise<boolean>;
  /** No longer a desk: what was saved there in the last moment is kept, and nothing of it stays. `over`: its council has ended. */
  forget(path: string, over: CouncilId | undefined): Promise<void>;
}

export function openDesk(options: DeskOptions): Desk {
  const { files, clock, log, versions, lookAgain, answered, restored } = options;
  /** What we last wrote where, so that what others changed is seen; and what stood there when we last looked. */
  const written = new Map<string, Standing>();
  const seen = new Map<string, { found: string | undefined; council: Council }>();
  const drafts = new Map<CouncilId, ReadonlyMap<string, Draft>>();
  /** The words that were taken last, by council and seat: the same ones are nothing new. */
  const taken = new Map<string, string>();
  /** Who was told already that an answer without words is none. */
  const toldEmpty = new Set<string>();
  /** What looked changed beside the places for answers, the last time. */
  const doubtful = new Map<string, { found: string | undefined; at: Instant }>();
  /** What stood there when we last wrote, and which of its texts we know. */
  const replaced = new Map<
    string,
    { known: (string | undefined)[]; council: Council; before: Standing | undefined; until: Instant }
  >();

  const keepVersion = async (id: CouncilId, text: string): Promise<string> => {
    // No id has a dot in it: a version of one council never has the name of another council's file.
    const name = `${liveName}-${inPath(id)}.v`;
    const taken = files.list(versions).filter((each) => each.startsWith(name)).length;
    const path = join(versions, `${name}${Math.min(taken + 1, mostVersions)}.md`);
    await place(path, text, { files, mode: ownerOnly });
    return path;
  };

  const isConfirmed = (path: string, found: string | undefined): boolean => {
    const before = doubtful.get(path);
    if (before === undefined || before.found !== found) {
      doubtful.set(path, { found, at: clock.now() });
      return false;
    }
    // Cut off before its end it is being written, however often it is looked at meanwhile.
    return found === undefined || blockPattern.test(found) || clock.now() - before.at >= confirmMs;
  };

  const takenIn = (council: Council) => (seat: SeatId) => taken.get(`${council.id} ${seat}`);

  /** Said once for each question, however often it is found. */
  const isToldAnew = (council: Council, { what, seat = '' }: FileNote): boolean => {
    if (what !== 'empty') return true;
    const turn = openRun(council)?.turns.find((each) => each.seat === seat);
    const about = `${council.id} ${seat} ${council.runs.length}.${turn?.attempt}`;
    return toldEmpty.size < toldEmpty.add(about).size;
  };

  async function say(council: Council, notes: FileNote[], found?: string, keptIn?: string): Promise<void> {
    if (notes.length === 0) return;
    const isLost = notes.some(({ what }) => what !== 'empty');
    const isKept = isLost && found !== undefined;
    const kept = keptIn ?? (isKept ? await keepVersion(council.id, found) : undefined);
    log.warn('Something in the shared conversation could not be taken', { council: council.id, notes });
    await restored?.(council.id, notes, kept);
  }

  async function takeOver(council: Council, looked: Looked, keptIn?: string): Promise<void> {
    // A file that is gone takes no draft with it.
    if (looked.drafts !== undefined) drafts.set(council.id, looked.drafts);
    const notes = looked.notes.filter((note) => isToldAnew(council, note));
    for (const answer of looked.answers) {
      const { seat, text } = answer;
      if ((await answered?.(answer)) === false) notes.push({ what: 'late', seat });
      else taken.set(`${council.id} ${seat}`, text);
    }
    await say(council, notes, looked.found, keptIn);
  }

  /**
   * What was saved after we looked is kept, and what it says counts as if we had looked a moment later. An editor may
   * still be writing into the file that we replaced: it is looked at once more the next time.
   */
  async function savedLate(path: string): Promise<boolean> {
    const last = replaced.get(path);
    if (!last || !files.stat(asideOf(path))) return false;
    const text = textIn(files.read(asideOf(path)));
    if (last.known.includes(text)) return false;
    last.known.push(text);
    if (text.trim() === '') return false;
    const kept = await keepVersion(last.council.id, text);
    const looked = lookAt(text, last.council, last.before, takenIn(last.council));
    const isWords = ({ what }: FileNote) => what === 'late' || what === 'again' || what === 'unasked';
    await takeOver(last.council, { ...looked, notes: looked.notes.filter(isWords) }, kept);
    return true;
  }

  /** Words without a status whose question is over are nobody's answer; the next question begins with none. */
  async function sayUnfinished(council: Council, found: string | undefined): Promise<void> {
    const open = new Set(slotsOf(council).map(({ key, question }) => `${key} ${question}`));
    const all = [...(drafts.get(council.id) ?? [])];
    const over = all.filter(([key, { question }]) => !open.has(`${key} ${question}`));
    if (over.length === 0) return;
    drafts.set(council.id, new Map(all.filter((each) => !over.includes(each))));
    const words = over.map(([, { text }]) => text).join('\n\n');
    const notes = over.map(([, { seat }]): FileNote => ({ what: 'late', seat }));
    await say(council, notes, found?.includes(words) ? found : words);
  }

  /** Emptied to be written anew: what follows would go into a file without a name. */
  function isBeingSaved(path: string): boolean {
    const until = replaced.get(path)?.until ?? 0;
    if (until <= clock.now() || files.stat(asideOf(path))?.size !== 0) return false;
    clock.at(until, lookAgain);
    return true;
  }

  return {
    async look(path, council) {
      const wasLate = await savedLate(path);
      if (!isBeingSaved(path)) {
        files.remove(asideOf(path));
        replaced.delete(path);
      }
      const slots = slotsOf(council);
      if (!hasFileSeat(council) || isLocked(files, path, clock.now())) return wasLate;
      const looked = lookShared(files, path, council, written.get(path), takenIn(council));
      const isWrong = looked.isStale || looked.notes.some(({ what }) => what !== 'empty');
      if (isWrong && !isConfirmed(path, looked.found)) {
        // Perhaps it is half saved: it is judged when it is found the same once more.
        clock.at(clock.now() + confirmMs, lookAgain);
        return wasLate;
      }
      doubtful.delete(path);
      seen.set(path, { found: looked.found, council });
      await takeOver(council, looked);
      // Others who write there are not disturbed, but a blind phase shows no answer to them.
      const others = slots.length > looked.answers.length;
      const isTaken = looked.answers.length > 0 && (!others || isBlind(council));
      return wasLate || isWrong || isTaken;
    },
    async write(path, council) {
      const isShared = slotsOf(council).length > 0 || seen.has(path);
      if (isShared && isLocked(files, path, clock.now())) return true;
      const last = seen.get(path);
      await sayUnfinished(council, last?.found);
      const text = liveText(council, textsOf(drafts.get(council.id)));
      // At the last moment: an editor that saves by renaming puts another file there than the one we looked at.
      const beforeRename = () => void (isShared && capture(files, path));
      await place(path, text, { files, beforeRename });
      const before = written.get(path);
      written.set(path, { text, plain: liveText(council), former: formerOf(before) });
      if (!isShared || !last) return false;
      replaced.set(path, {
        known: [last.found, before?.text],
        council: last.council,
        before,
        until: clock.now() + confirmMs,
      });
      return await savedLate(path);
    },
    async forget(path, over) {
      await savedLate(path);
      files.remove(asideOf(path));
      for (const known of [written, seen, doubtful, replaced]) known.delete(path);
      // One that only changed its place is written anew with what stands in it so far.
      if (over === undefined) return;
      drafts.delete(over);
      for (const known of taken.keys()) if (known.startsWith(`${over} `)) taken.delete(known);
      for (const known of toldEmpty) if (known.startsWith(`${over} `)) toldEmpty.delete(known);
    },
  };
}

/** A second name for what stands there: it stays when the first is given to another file. */
function capture(files: Files, path: string): void {
  files.remove(asideOf(path));
  if (files.stat(path)) files.link(path, asideOf(path));
}

const textsOf = (drafts: ReadonlyMap<string, Draft> | undefined): ReadonlyMap<string, string> =>
  new Map([...(drafts ?? [])].map(([key, { text }]) => [key, text]));

const formerOf = (before: Standing | undefined): readonly string[] =>
  before === undefined ? [] : [before.plain, ...before.former].slice(0, mostFormer);

const asideOf = (path: string): string => `${path}.before`;

const isBlind = (council: Council): boolean => {
  const run = openRun(council);
  return run !== undefined && phaseOf(council, run)?.blind === true;
};
