/** The part of a reply that people read as prose: without the lines that are shown as marks. */
import { challengeLabels } from './challenge.ts';
import { type Labels, sections } from './fields/fields.ts';
import { unwrapped } from './fields/wrapping.ts';
import type { FormName } from './reading.ts';
import { type Label, spellings } from './sharedReading.ts';

const hidden: Record<FormName, Labels<Label>> = {
  position: spellings('changeMind', 'acknowledges'),
  challenge: challengeLabels,
  final: spellings('vote', 'confidence', 'blocking', 'acknowledges'),
  synthesis: new Map(),
  turn: spellings('confidence', 'acknowledges'),
  ballot: spellings('confidence', 'acknowledges'),
  qa: spellings('acknowledges'),
  matrix: spellings('acknowledges'),
  outline: spellings('acknowledges'),
  draft: spellings('acknowledges'),
  plan: spellings('acknowledges'),
  frame: spellings('acknowledges'),
  change: spellings('acknowledges'),
  page: spellings('acknowledges'),
  review: spellings('vote', 'confidence', 'acknowledges'),
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
        .filter((line) => form !== 'challenge' || !isMark(line))
        .join('\n')
        .trim(),
    )
    .filter((lines) => lines !== '')
    .join('\n\n');
  return body === '' ? text.trim() : body;
}

const isMark = (line: string): boolean => checklistLine.test(line) || reviewHeading.test(line);

/** A "Position:" that goes on for a sentence is prose, not the one word the form asks for. */
const isProse = (key: Label, lines: string[]): boolean => key === 'stance' && lines.join(' ').length > 40;
