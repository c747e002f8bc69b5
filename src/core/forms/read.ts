/** Reads replies. Reading never fails: whatever comes, the answer is a reading and its problems. */
import type { SeatId } from '../ids.ts';
import { spokenPart } from '../thoughts.ts';
import { withoutEchoes } from './asks/echoes.ts';
import { ballotLabels, readBallot } from './ballot.ts';
import { challengeLabels, readChallenge } from './challenge.ts';
import { changeBeside, readChange } from './changeForm.ts';
import { frameLabels, readDocument } from './document.ts';
import { type Labels, type Reply, sections } from './fields/fields.ts';
import { type Fields, isFields, withFields } from './fields/objectFields.ts';
import { endingBlock, objectIn, unwrapped } from './fields/wrapping.ts';
import { yamlFields } from './fields/yamlFields.ts';
import { finalLabels, readFinal } from './final.ts';
import { readMatrix } from './matrixForm.ts';
import { readPage } from './onePage.ts';
import { positionLabels, readPosition } from './position.ts';
import { gateLabels, readQa } from './qa.ts';
import type { FormName, Named, Reading } from './reading.ts';
import { readAdvocate, readResponse, readReview, reviewLabels } from './review.ts';
import { readTurn, turnLabels } from './roundTableTurn.ts';
import { readSynthesis, synthesisReads } from './synthesisForm.ts';

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
  /** Every vote is on one motion: then what was not found is asked for once more. */
  votesOn?: 'motion';
  /** What can be backed. */
  proposals?: { letter: string; seat?: SeatId }[];
  /** The ids of the points of the ledger. */
  points?: string[];
  /** How many acceptance criteria the brief has. */
  criteria?: number;
  /** There is a motion that this reply speaks of. */
  hasMotion?: boolean;
  /** The letter of that motion, where it is a proposal. */
  motion?: string;
}

const readers: Record<FormName, (reply: Reply, context: ReadContext) => Reading> = {
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

/** The forms that may come as an object, by its fields. A document may hold or end in one of its own. */
const objectForms: Partial<Record<FormName, Labels<string>>> = {
  position: positionLabels,
  challenge: challengeLabels,
  final: finalLabels,
  synthesis: synthesisReads,
  turn: turnLabels,
  ballot: ballotLabels,
  qa: gateLabels,
  frame: frameLabels,
  review: reviewLabels,
};

export function read(form: FormName, reply: string, context: ReadContext): Reading {
  const spoken = spokenPart(reply);
  const said = withoutEchoes(spoken, form === 'change');
  // A change may be nothing but its block.
  const text = form === 'change' ? said : unwrapped(said);
  const reading = {
    ...readers[form](replyOf(form, text), context),
    ...(form === 'response' ? brought(spoken) : {}),
  };
  return text.trim() === '' ? { ...reading, problems: [{ code: 'empty' }, ...reading.problems] } : reading;
}

/** As it was written: a line of a file may be one that our form has too. */
function brought(spoken: string): { diff?: string; files?: string[] } {
  const { words: _words, ...change } = changeBeside(unwrapped(spoken));
  return change;
}

/** Reads an object straight: its words go through the same readers as those of a reply, and open no other field. */
export const readObject = (form: FormName, object: Fields, context: ReadContext): Reading =>
  readers[form]({ text: '', prose: '', object }, context);

/** The object that all of a reply is, if it has fields of this form. `wasAsked`: words around it, or a comma too many, are forgiven. */
export function objectOf(form: FormName, text: string, wasAsked = false): Fields | undefined {
  const labels = objectForms[form];
  const whole = labels && objectIn(text, wasAsked);
  return labels && isFields(whole) ? withFields(whole, labels) : undefined;
}

function yamlOf(labels: Labels<string>, text: string): Fields | undefined {
  const fields = yamlFields(text);
  return fields && withFields(fields, labels);
}

/** The words of a reply beside the object that it ends in. */
export const proseOf = (form: FormName, text: string): string => replyOf(form, text).prose;

function replyOf(form: FormName, text: string): Reply {
  const labels = objectForms[form];
  if (!labels) return { text, prose: text };
  const object = objectOf(form, text);
  if (object) return { text, prose: '', object };
  const block = endingBlock(text);
  const ending = block && (block.isJson ? objectOf(form, block.inner) : yamlOf(labels, block.inner));
  if (block && ending) return { text, prose: block.before, object: ending };
  // YAML that can't be told apart is read line by line, where it has our labels.
  const hasOurs =
    block && !block.isJson && sections(block.inner, labels).some(({ key }) => key !== undefined);
  return { text, prose: hasOurs ? `${block.before}\n\n${block.inner}` : text };
}
