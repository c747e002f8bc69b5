/** Reads replies. Reading never fails: whatever comes, the answer is a reading and its problems. */
import type { SeatId } from '../ids.ts';
import { readChallenge } from './challenge.ts';
import { readFinal } from './final.ts';
import { readPosition } from './position.ts';
import type { FormName, Named, Reading } from './reading.ts';
import { readSynthesis } from './synthesis.ts';

export interface ReadContext {
  /** Who sits at the table. */
  named: Named[];
  self: SeatId;
  /** Someone disagreed in the last vote: a synthesis owes them a minority report. */
  minorityOwed?: boolean;
}

const readers: Record<FormName, (text: string, context: ReadContext) => Reading> = {
  position: readPosition,
  challenge: readChallenge,
  final: readFinal,
  synthesis: readSynthesis,
};

export function read(form: FormName, text: string, context: ReadContext): Reading {
  const reading = readers[form](text, context);
  return text.trim() === '' ? { ...reading, problems: [{ code: 'empty' }, ...reading.problems] } : reading;
}

/** The repair question asks for the vote alone: everything else stays as first read. */
export function readRepair(first: Reading, repair: Reading): Reading {
  if (!('vote' in first) || !('vote' in repair)) return first;
  const problems =
    repair.vote === 'unreadable' ? first.problems : first.problems.filter((each) => !isVote(each.code));
  return { ...first, vote: repair.vote, problems };
}

const isVote = (code: string): boolean => code === 'vote-missing' || code === 'vote-ambiguous';
