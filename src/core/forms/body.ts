/** The part of a reply that people read as prose: without the lines that are shown as marks. */
import { challengeLabels } from './challenge.ts';
import { type Label, spellings } from './fields/fieldNames.ts';
import { type Labels, sections } from './fields/fields.ts';
import { criterionOn, pointsOn } from './fields/pointLines.ts';
import { unwrapped } from './fields/wrapping.ts';
import { finalLabels } from './final.ts';
import { positionLabels } from './position.ts';
import type { FormName } from './reading.ts';
import { reviewLabels } from './review.ts';

const hidden: Record<FormName, Labels<Label>> = {
  position: positionLabels,
  challenge: challengeLabels,
  final: finalLabels,
  synthesis: new Map(),
  turn: spellings('confidence', 'acknowledges'),
  ballot: spellings('confidence', 'vote', 'changedMind', 'acknowledges'),
  qa: spellings('acknowledges'),
  matrix: spellings('acknowledges'),
  outline: spellings('acknowledges'),
  draft: spellings('acknowledges'),
  plan: spellings('acknowledges'),
  frame: spellings('acknowledges'),
  change: spellings('acknowledges'),
  page: spellings('acknowledges'),
  review: reviewLabels,
  response: spellings('acknowledges'),
  advocate: spellings('acknowledges'),
};

const checklistLine = /^\s*(?:[-*+]\s+)?(?:\[[ xX]?\]\s*)?(?:✅|⚠️?|❌)/u;
const reviewHeading = /^#{1,6}\s*review (?:par|by)\b/i;

/** Falls back to the whole reply when nothing else is left: words are never hidden from a reader. */
export function bodyOf(form: FormName, text: string): string {
  const body = sections(form === 'change' ? text : unwrapped(text), hidden[form])
    .filter((part) => part.key === undefined || part.key === 'response' || isProse(part.key, part.lines))
    .map((part) =>
      part.lines
        .filter((line) => !isMark(form, line))
        .join('\n')
        .trim(),
    )
    .filter((lines) => lines !== '')
    .join('\n\n');
  return body === '' ? text.trim() : body;
}

const marked = new Set<FormName>(['challenge', 'final', 'ballot', 'review', 'response', 'qa']);

/** Lines on points and criteria are shown with the ledger and the brief, a checklist with the vote. */
const isMark = (form: FormName, line: string): boolean =>
  form === 'challenge' && (checklistLine.test(line) || reviewHeading.test(line))
    ? true
    : marked.has(form) && (pointsOn(line).length > 0 || criterionOn(line) !== undefined);

/** A "Position:" that goes on for a sentence is prose, not the one word the form asks for. */
const isProse = (key: Label, lines: string[]): boolean => key === 'stance' && lines.join(' ').length > 40;
