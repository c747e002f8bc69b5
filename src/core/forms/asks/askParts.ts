/** Lists that the asks of both languages share: what a form wants line by line. */
import type { Language } from '../../ids.ts';
import { checklistPoints, qaPoints } from '../reading.ts';
import type { AskedPoints } from './asks.ts';
import { checklistLabels, qaLabels } from './labels.ts';

/** Parts of an ask under each other; those that do not apply here are left out. An empty one is a gap. */
export const parts = (...given: (string | undefined | false)[]): string =>
  given
    .filter((each) => each !== undefined && each !== false)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const checklistLines = (language: Language): string =>
  checklistPoints.map((point) => `- [ ] ✅/⚠️/❌ ${checklistLabels[language][point]}`).join('\n');

export const qaLines = (language: Language, reason: string): string =>
  qaPoints.map((point) => `- ✅/⚠️/❌ ${qaLabels[language][point]}${reason}`).join('\n');

/** A line for each seat that is owed a stance; when there is none, what to write instead. */
export const stanceLines = (towards: string[], wanted: string, colon: string, nobody: string): string =>
  towards.length === 0 ? nobody : towards.map((seat) => `- @${seat}${colon} ${wanted}`).join('\n');

const criterionWords: Record<Language, string> = {
  en: ': met | unclear | not met — [why]',
  fr: ' : rempli | incertain | non rempli — [pourquoi]',
};

/** A line for each acceptance criterion, by its name in the brief. */
export const criteriaLines = (language: Language, count: number): string | undefined =>
  count === 0
    ? undefined
    : Array.from({ length: count }, (_, index) => `C${index + 1}${criterionWords[language]}`).join('\n');

const pointWords: Record<Language, Record<keyof AskedPoints, string>> = {
  en: {
    own: ': withdrawn | kept — [why]',
    amendments: ': accepted | declined — [why]',
    toAnswer: ': answered — [your answer]',
    toJudge: ': waived | kept — [why]',
    rest: ': answered — [what settles it]',
  },
  fr: {
    own: ' : retiré | maintenu — [pourquoi]',
    amendments: ' : accepté | décliné — [pourquoi]',
    toAnswer: ' : répondu — [ta réponse]',
    toJudge: ' : levé | maintenu — [pourquoi]',
    rest: ' : répondu — [ce qui le règle]',
  },
};

const ofTheirs: Record<Language, string> = {
  en: 'If you know what settles an open point that is not listed here, add a line: P…: answered — [what settles it]',
  fr: 'Si tu sais ce qui règle un point ouvert qui ne figure pas ici, ajoute une ligne : P… : répondu — [ce qui le règle]',
};

/** A line for each point that this seat owes a word; `answer`: what an owner may say of what was found in its work. */
export function pointLines(language: Language, points: AskedPoints, answer?: string): string | undefined {
  if (!hasPoints(points)) return undefined;
  const say = pointWords[language];
  const kinds = ['own', 'amendments', 'toAnswer', 'toJudge'] as const;
  const owed = kinds.flatMap((kind) =>
    points[kind].map((id) => `${id}${kind === 'toAnswer' ? (answer ?? say[kind]) : say[kind]}`),
  );
  return [...owed, ...(points.rest.length > 0 ? [ofTheirs[language]] : [])].join('\n');
}

/** Whether this seat owes any of them a word. */
export const owesPoints = ({ rest: _rest, ...owed }: AskedPoints): boolean =>
  Object.values(owed).some((ids: string[]) => ids.length > 0);

export const hasPoints = (points: AskedPoints): boolean =>
  Object.values(points).some((ids: string[]) => ids.length > 0);
