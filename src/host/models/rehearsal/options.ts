/** The options of a decision: those that the frame names, else those of the question, else to act, to act small, to stay. */
import type { Language } from '../../../core/ids.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { answerIn } from './answers.ts';
import type { Answer, Plan } from './plan.ts';
import type { Subject } from './subject.ts';
import { capital } from './typeset.ts';
import type { Weighed } from './voice.ts';

export interface Option {
  name: string;
  weighed: Weighed;
  /** Which of the council's answers it is, where it is one. */
  answer?: Answer;
}

/** Between doing it and not: named in a few words, since every table repeats them. */
const between: Record<Language, Record<'pilot' | 'gate' | 'split', string>> = {
  en: { pilot: 'A trial first', gate: 'Measure first', split: 'The reversible part first' },
  fr: { pilot: 'Un essai d’abord', gate: 'Mesurer d’abord', split: 'La part réversible d’abord' },
};

/** What the rehearsal itself would put into a frame. */
export function ownOptions(language: Language, plan: Plan, subject: Subject): Option[] {
  const middle = plan.answer === 'gate' || plan.answer === 'split' ? plan.answer : 'pilot';
  const first = subject.choice ? subject.act : answerIn(language, 'now', subject);
  return [
    { name: capital(first), weighed: 'act', answer: 'now' },
    { name: between[language][middle], weighed: 'small', answer: middle },
    { name: capital(subject.dont), weighed: subject.choice ? 'act' : 'still', answer: 'wait' },
  ];
}

/** Whoever framed the decision, its names are kept to the letter: matrices are merged by them. */
export function optionsFor(scene: Scene, plan: Plan, subject: Subject): Option[] {
  const own = ownOptions(scene.language, plan, subject);
  const framed = framedNames(scene.documents.findLast((one) => one.reading.form === 'frame')?.text ?? '');
  if (framed.length < 2) return own;
  return framed.map((name, at) => {
    const known = own.find((option) => option.name.toLowerCase() === name.toLowerCase());
    return known ?? { name, weighed: at === 0 ? 'act' : at === framed.length - 1 ? 'still' : 'small' };
  });
}

/** The items below a heading that speaks of options, each up to its colon. */
export function framedNames(frame: string): string[] {
  const lines = frame.split('\n');
  const from = lines.findIndex((line) => /^#{1,6}\s.*option/iu.test(line));
  if (from < 0) return [];
  const length = lines.slice(from + 1).findIndex((line) => /^#{1,2}\s/u.test(line));
  const section = lines.slice(from + 1, length < 0 ? undefined : from + 1 + length);
  return section
    .flatMap((line) => /^\s*(?:[-*+]|\d+[.)]|#{3,6})\s+(.+)$/u.exec(line)?.[1] ?? [])
    .map((item) => /^(.{2,160}?)\s*(?::\s|$)/u.exec(item.replace(/[*_`|]/gu, ''))?.[1]?.trim() ?? '')
    .filter((name) => name !== '')
    .slice(0, 8);
}
