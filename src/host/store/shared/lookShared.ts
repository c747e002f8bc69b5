/** One look at the shared file of a council: what its file seats have said in it, and what has to be put right. */
import type { Council } from '../../../core/councils/council.ts';
import type { CouncilId, Instant, SeatId } from '../../../core/ids.ts';
import type { Meddling } from '../../../rpc/words/host/sharedFileWords.ts';
import type { Files } from '../home/files.ts';
import { slotsOf } from './fileSeatSlots.ts';
import { readShared } from './readShared.ts';

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

export interface Looked {
  answers: FileAnswer[];
  /** What is written so far by those who have not said that they are done, by key. */
  drafts: Map<string, string>;
  meddled: Meddling[];
  /** The file as it was found, when it could be read. */
  found?: string;
}

export const isLocked = (files: Files, path: string, now: Instant): boolean => {
  const lock = files.stat(`${path}.lock`);
  return lock !== undefined && now - lock.changed < staleLockMs;
};

/** `written` is what we last put there; unknown after a restart, when only the places are looked at. */
export function lookShared(
  files: Files,
  path: string,
  council: Council,
  written: string | undefined,
): Looked {
  const stat = files.stat(path);
  const nothing = (meddled: Meddling[]): Looked => ({ answers: [], drafts: new Map(), meddled });
  if (!stat) return nothing(written === undefined ? [] : ['deleted']);
  if (stat.size > longest) return nothing(['too-long']);
  return lookAt(files.read(path).toString('utf8'), council, written);
}

/** What a text says that stood, or stands, in the file. */
export function lookAt(found: string, council: Council, written: string | undefined): Looked {
  if (found === written) return { answers: [], drafts: new Map(), meddled: [], found };
  const slots = slotsOf(council);
  const reading = readShared(found, written, slots);
  const looked: Looked = { answers: [], drafts: new Map(), meddled: reading.meddled, found };
  for (const { key, status, text } of reading.answers) {
    const slot = slots.find((each) => each.key === key);
    if (slot === undefined) continue;
    const { seat, run, turn } = slot;
    const question = { run, attempt: turn.attempt };
    if (status === 'AGREED' || (status === 'RESPONDED' && text !== ''))
      looked.answers.push({ council: council.id, seat, question, text, agreed: status === 'AGREED' });
    else if (text !== '') looked.drafts.set(key, text);
  }
  return looked;
}
