/** Reads replies. Reading never fails: whatever comes, the answer is a reading and its problems. */
import type { SeatId } from '../ids.ts';
import { spokenPart } from '../thoughts.ts';
import { readBallot } from './ballot.ts';
import { readChallenge } from './challenge.ts';
import { readChange } from './changeForm.ts';
import { readDocument } from './document.ts';
import { unwrapped } from './fields/wrapping.ts';
import { readFinal } from './final.ts';
import { readMatrix } from './matrixForm.ts';
import { readPage } from './onePage.ts';
import { readPosition } from './position.ts';
import { readQa } from './qa.ts';
import type { FormName, Named, Reading } from './reading.ts';
import { readAdvocate, readResponse, readReview } from './review.ts';
import { readTurn } from './roundTableTurn.ts';
import { asMarkdown } from './structured/structured.ts';
import { readSynthesis } from './synthesisForm.ts';

export interface ReadContext {
  /** Who sits at the table. */
  named: Named[];
  self: SeatId;
  /** Someone disagreed in the last vote: a synthesis owes them a minority report. */
  minorityOwed?: boolean;
  /** Whom a turn or a ballot owes a stance: those who have spoken. */
  towards?: SeatId[];
  /** A review: each blocking issue names its place. */
  wantsPlaces?: boolean;
}

const readers: Record<FormName, (text: string, context: ReadContext) => Reading> = {
  position: readPosition,
  challenge: readChallenge,
  final: readFinal,
  synthesis: readSynthesis,
  turn: readTurn,
  ballot: readBallot,
  qa: readQa,
  matrix: readMatrix,
  outline: readDocument('outline'),
  draft: readDocument('draft'),
  plan: readDocument('plan'),
  frame: readDocument('frame'),
  change: readChange,
  page: readPage,
  review: readReview,
  response: readResponse,
  advocate: readAdvocate,
};

export function read(form: FormName, reply: string, context: ReadContext): Reading {
  const said = spokenPart(reply);
  // A change may be nothing but its block.
  const text = form === 'change' ? said : unwrapped(said);
  const reading = readers[form](asMarkdown(form, text, 'en'), context);
  return text.trim() === '' ? { ...reading, problems: [{ code: 'empty' }, ...reading.problems] } : reading;
}

/** Whether a reply is asked for once more: its vote, or the marks of a gate, could not be read. */
export const isUnreadable = (reading: Reading): boolean =>
  reading.form === 'qa'
    ? reading.verdict === 'unreadable'
    : 'vote' in reading && reading.vote === 'unreadable';

/** The repair question asks for the vote alone, or for a gate's marks: everything else stays as first read. */
export function readRepair(first: Reading, repair: Reading): Reading {
  if (first.form === 'qa' && repair.form === 'qa') {
    const acknowledges = first.acknowledges ?? repair.acknowledges;
    return { ...repair, ...(acknowledges === undefined ? {} : { acknowledges }) };
  }
  if (!('vote' in first) || !('vote' in repair)) return first;
  const problems =
    repair.vote === 'unreadable' ? first.problems : first.problems.filter((each) => !isVote(each.code));
  return { ...first, vote: repair.vote, problems };
}

/** Marked AGREED beside the words: whoever agrees needs no vote of its own. */
export function readAgreed(reading: Reading): Reading {
  if (!('vote' in reading) || reading.vote !== 'unreadable') return { ...reading, agreed: true };
  const problems = reading.problems.filter((each) => !isVote(each.code));
  return { ...reading, vote: 'agree', agreed: true, problems };
}

const isVote = (code: string): boolean => code === 'vote-missing' || code === 'vote-ambiguous';
