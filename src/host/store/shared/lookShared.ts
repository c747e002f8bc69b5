/** One look at the shared file of a council: what its file seats have said in it, and what has to be put right. */
import { aliases } from '../../../core/councils/aliases.ts';
import type { Council } from '../../../core/councils/council.ts';
import { openRun } from '../../../core/councils/interpreter.ts';
import type { CouncilId, Instant, SeatId } from '../../../core/ids.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import type { Files } from '../home/files.ts';
import { nameOf } from '../records/councilFacts.ts';
import { isFileSeat, slotsOf } from './fileSeatSlots.ts';
import { type Note, readShared, type Writer } from './readShared.ts';
import { liveText } from './sharedFileText.ts';

/** A larger file is nobody's answer. */
const longest = 2_000_000;
/** A lock that nobody has touched for this long was left behind. */
const staleLockMs = 10 * 60_000;

export interface FileAnswer {
  council: CouncilId;
  seat: SeatId;
  /** Which question it answers: perhaps another one is asked by now. */
  question: { run: number; attempt: number };
  text: string;
  agreed: boolean;
}

/** What is written so far by somebody who has not said to be done. */
export interface Draft {
  seat: SeatId;
  question: string;
  text: string;
}

/** Of one seat, or of nobody in particular. */
export interface FileNote extends Omit<Note, 'key'> {
  seat?: SeatId;
}

export interface Looked {
  answers: FileAnswer[];
  /** By key; absent when the file says nothing new. */
  drafts?: ReadonlyMap<string, Draft>;
  notes: FileNote[];
  /** Somebody saved what they had opened before we last wrote it. */
  isStale: boolean;
  /** The file as it was found, when it could be read. */
  found?: string;
}

/** What we last put there, without the drafts in it; and what it showed before. Unknown after a restart. */
export interface Standing {
  text: string;
  plain: string;
  former: readonly string[];
}

/** What was taken of a seat last. */
export type Taken = (seat: SeatId) => string | undefined;

export const isLocked = (files: Files, path: string, now: Instant): boolean => {
  const lock = files.stat(`${path}.lock`);
  return lock !== undefined && now - lock.changed < staleLockMs;
};

export function lookShared(
  files: Files,
  path: string,
  council: Council,
  standing: Standing | undefined,
  taken: Taken,
): Looked {
  const stat = files.stat(path);
  const nothing = (notes: FileNote[]): Looked => ({ answers: [], notes, isStale: false });
  if (!stat) return nothing(standing === undefined ? [] : [{ what: 'deleted' }]);
  if (stat.size > longest) return nothing([{ what: 'too-long' }]);
  return lookAt(textIn(files.read(path)), council, standing, taken);
}

/** As editors save it: some put UTF-16 or an older alphabet where UTF-8 was. */
export function textIn(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return (
    decoded(bytes) ??
    linesIn(bytes)
      .map((line) => decoded(line) ?? older.decode(line))
      .join('\n')
  );
}

const older = new TextDecoder('windows-1252');

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whoever adds lines in an older alphabet leaves the others as they were. */
function linesIn(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0, to = 0; to >= 0; from = to + 1) {
    to = bytes.indexOf(0x0a, from);
    lines.push(bytes.subarray(from, to < 0 ? undefined : to));
  }
  return lines;
}

/** What a text says that stood, or stands, in the file. */
export function lookAt(
  found: string,
  council: Council,
  standing: Standing | undefined,
  taken: Taken,
): Looked {
  if (found === standing?.text) return { answers: [], notes: [], isStale: false, found };
  const base = {
    text: standing?.plain ?? liveText(council),
    isWritten: standing !== undefined,
    former: standing?.former ?? [],
  };
  const writers = writersOf(council, taken);
  const reading = readShared(found, base, writers);
  const slots = slotsOf(council);
  const drafts = new Map<string, Draft>();
  const answers: FileAnswer[] = [];
  for (const { key, status, text } of reading.answers) {
    const slot = slots.find((each) => each.key === key);
    if (slot === undefined) continue;
    const { seat, run, turn } = slot;
    const question = { run, attempt: turn.attempt };
    if (status === 'AGREED' || (status === 'RESPONDED' && text !== ''))
      answers.push({ council: council.id, seat, question, text, agreed: status === 'AGREED' });
    else if (text !== '') drafts.set(key, { seat, question: slot.question, text });
  }
  const notes = reading.notes.map(({ key, ...note }): FileNote => {
    const seat = writers.find((each) => each.key === key)?.seat;
    return seat === undefined ? note : { ...note, seat };
  });
  return { answers, drafts, notes, isStale: reading.isStale, found };
}

/** Every seat as the file calls it, and what is asked of those who answer there. */
function writersOf(whole: Council, taken: Taken): (Writer & { seat: SeatId })[] {
  const council = whole.brief.anonymous ? veiled(whole) : whole;
  const letters = whole.brief.anonymous ? aliases(whole) : undefined;
  const slots = slotsOf(whole);
  const run = openRun(whole);
  return whole.seats.map(({ id }) => {
    const question = slots.find((slot) => slot.seat === id)?.question;
    const turn = run?.turns.find((each) => each.seat === id);
    const hasAnswered = turn?.state === 'replied';
    const said = taken(id) ?? (hasAnswered ? turn.text : undefined);
    return {
      seat: id,
      key: letters?.get(id)?.id ?? id,
      name: nameOf(council, id),
      writes: isFileSeat(whole, id),
      hasAnswered,
      ...(question === undefined ? {} : { question }),
      ...(said === undefined ? {} : { taken: said }),
    };
  });
}
