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
}

export type Asks = Record<FormName, (asking: Asking) => string>;

const asks: Record<Language, Asks> = { en: englishAsks, fr: frenchAsks };

export const formAsk = (language: Language, form: FormName, asking: Asking): string =>
  asks[language][form](asking);
