/** The part of a reply that people read as prose: without the lines that are shown as marks. */
import { challengeLabels } from './challenge.ts';
import { type Label, spellings } from './fields/fieldNames.ts';
import { type Labels, sections } from './fields/fields.ts';
import { criterionOn, pointsOn } from './fields/pointLines.ts';
import { unwrapped } from './fields/wrapping.ts';
import { finalLabels } from './final.ts';
import { positionLabels } from './position.ts';
import { proseOf } from './read.ts';
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

/** What nobody looked for in councils of before a motion: there such a line is words like any other. */
const lookedForSince: ReadonlySet<Label> = new Set<Label>([
  'proposal',
  'changedMind',
  'needs',
  'backs',
  'amendment',
  'ranking',
]);

/** Of a challenge the proposal was always looked for, its confidence never. */
const isOfBefore = (form: FormName, key: Label | undefined): boolean =>
  form === 'challenge'
    ? key === 'proposal' || !(key === 'confidence' || (key && lookedForSince.has(key)))
    : !(key && lookedForSince.has(key));

const labelsBefore = (form: FormName): Labels<Label> =>
  new Map([...hidden[form]].filter(([, { key }]) => isOfBefore(form, key)));

/**
 * Falls back to the whole reply when nothing else is left: words are never hidden from a reader. `ofBefore`: said in a
 * council that knows no motion, so that nothing else shows what only its form asks for.
 */
export function bodyOf(form: FormName, text: string, ofBefore = false): string {
  const labels = ofBefore ? labelsBefore(form) : hidden[form];
  const body = sections(form === 'change' ? text : proseOf(form, unwrapped(text)), labels)
    .filter((part) => part.key === undefined || part.key === 'response' || isProse(part.key, part.lines))
    .map((part) =>
      part.lines
        .filter((line) => !isMark(form, line, ofBefore))
        .join('\n')
        .trim(),
    )
    .filter((lines) => lines !== '')
    .join('\n\n');
  return body === '' ? text.trim() : body;
}

const marked = new Set<FormName>(['challenge', 'final', 'ballot', 'review', 'response', 'qa']);

/** Lines on points and criteria are shown with the ledger and the brief, a checklist with the vote. */
const isMark = (form: FormName, line: string, ofBefore: boolean): boolean =>
  form === 'challenge' && (checklistLine.test(line) || reviewHeading.test(line))
    ? true
    : !ofBefore && marked.has(form) && (pointsOn(line).length > 0 || criterionOn(line) !== undefined);

/** A "Position:" that goes on for a sentence is prose, not the one word the form asks for. */
const isProse = (key: Label, lines: string[]): boolean => key === 'stance' && lines.join(' ').length > 40;
