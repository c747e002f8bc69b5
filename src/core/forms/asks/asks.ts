/** What each form asks for: the section at the end of a prompt, in each language, as the seeds word it. */
import type { Language } from '../../ids.ts';
import type { FormName } from '../reading.ts';
import { englishAsks } from './asksEnglish.ts';
import { frenchAsks } from './asksFrench.ts';

/** What a form must know of the scene to ask well. */
export interface Asking {
  /** Ids of the seats that have spoken, or at a ballot of all the others: a stance is owed to each. */
  towards: string[];
  /** The seat reviews a work, it does not defend a position of its own. */
  reviews: boolean;
  /** There is a document under work. */
  hasDocument: boolean;
  /** Others have spoken to it: reviews, a gate, positions. */
  hasReplies: boolean;
  /** Blocking issues name their place in the workspace. */
  wantsPlaces: boolean;
  /** The protocol: each is asked in its own words. */
  mode: string;
  /** How many acceptance criteria the brief has. */
  criteria: number;
  /** Where votes are on one motion: the letters that can be backed. Options that a frame named are nobody's. */
  letters?: { all: string[]; own?: string; areOptions: boolean };
  /** What is put to the vote; contested: everyone backed it, and one seat was asked for the case against it. */
  motion?: { isDocument: boolean; isContested?: boolean };
  /** Nobody is asked for a vote in this council. */
  noVote?: true;
  points: AskedPoints;
}

/** Ids of open points, by what this seat may say of them. */
export interface AskedPoints {
  /** It made them: withdrawn or kept. */
  own: string[];
  /** Amendments of the motion whose author it is: accepted or declined. */
  amendments: string[];
  /** Put to it, or found in its work. */
  toAnswer: string[];
  /** For whoever judges at a gate: waived or kept. */
  toJudge: string[];
  /** Of others. */
  rest: string[];
}

export type Asks = Record<FormName, (asking: Asking) => string>;

const asks: Record<Language, Asks> = { en: englishAsks, fr: frenchAsks };

export const formAsk = (language: Language, form: FormName, asking: Asking): string =>
  asks[language][form](asking);
