/**
 * What a reply repeats of the form it was asked in: placeholders left as they stood, and lines of the example. Nobody has
 * said them, so they are taken out before a reply is read. Known by the very words of the asks.
 */
import type { Language } from '../../ids.ts';
import { plain } from '../fields/bareText.ts';
import { formNames, machineFields } from '../reading.ts';
import { type Asking, formAsk } from './asks.ts';
import { exampleLabels, exampleLines } from './examples.ts';
import { fieldsAsked } from './fieldLines.ts';

/** A line as words: without quotation, bullet and emphasis, whichever seat, point or criterion it names. */
const bare = (line: string): string =>
  plain(line)
    .replace(/[*_>`]/g, '')
    .trimStart()
    .replace(/^[-•]\s+/, '')
    .replace(/^[pc]\d{1,4}(?=\s?:)/, 'p1')
    .replace(/^@[^\s:]{1,100}/, '@')
    .replace(/\s+/g, ' ')
    .trim();

/** Only a line with a place to fill in, or a choice to make, is a placeholder: a heading, of a table too, is the form itself. */
const isPlaceholder = (line: string): boolean => /\[[^\]]|^[^|]+\s\|\s|✅\/|\b1-5\b/u.test(line);

const whole: Asking = {
  towards: ['a', 'b'],
  reviews: false,
  hasDocument: true,
  hasReplies: true,
  wantsPlaces: false,
  mode: '',
  criteria: 1,
  letters: { all: ['A', 'B', 'C'], areOptions: false },
  motion: { isDocument: false },
  points: { own: ['P1'], amendments: ['P1'], toAnswer: ['P1'], toJudge: ['P1'], rest: ['P1'] },
};
const { letters: _letters, motion: _motion, ...before } = whole;
const options = { all: ['A', 'B', 'C'], areOptions: true };
const scenes: Asking[] = ['', 'prd', 'synthesis'].flatMap((mode) =>
  [
    whole,
    before,
    { ...whole, letters: options, wantsPlaces: true },
    { ...whole, motion: { isDocument: true } },
    { ...before, wantsPlaces: true, reviews: true },
    { ...before, towards: [] },
    { ...before, hasReplies: false },
    { ...before, hasDocument: false },
  ].map((asking) => ({ ...asking, mode })),
);

function everyLine(): ReadonlySet<string> {
  const languages: Language[] = ['en', 'fr'];
  // Most scenes are asked with the same words: each line is looked at once.
  const asked = new Set<string>();
  for (const language of languages)
    for (const asking of scenes)
      for (const form of formNames) {
        asked.add(formAsk(language, form, asking));
        asked.add(fieldsAsked(language, form, machineFields, asking));
      }
  const lines = new Set([...asked].flatMap((each) => each.split('\n')));
  return new Set([...exampleLines, ...[...lines].filter(isPlaceholder)].map(bare));
}

/** The label of a list is an echo only as the example quotes it: above a list of its own it is the form. */
const labels: ReadonlySet<string> = new Set(exampleLabels.map(bare));

let known: ReadonlySet<string> | undefined;
const longest = 400;

/** The reply without what it only repeats; of a change, in whose block every line counts, without what stands above that. */
export function withoutEchoes(text: string, isChange: boolean): string {
  known ??= everyLine();
  const all = known;
  const lines = text.split('\n');
  const block = isChange ? lines.findIndex((line) => /^(?:```|~~~|diff |--- )/.test(line)) : -1;
  const end = block === -1 ? lines.length : block;
  const isEcho = (line: string) =>
    line.length <= longest && (all.has(bare(line)) || (/^\s*>/.test(line) && labels.has(bare(line))));
  const said = lines.slice(0, end).filter((line) => !isEcho(line));
  return [...said, ...lines.slice(end)].join('\n');
}
