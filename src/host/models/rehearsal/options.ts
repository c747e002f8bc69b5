/** The options of a decision: those that its frame names, else what the rehearsal itself would put into one. */
import type { Language } from '../../../core/ids.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { answerIn, words } from './actor.ts';
import type { Subject } from './grammar/subject.ts';
import { capital } from './grammar/typeset.ts';
import type { Answer, Plan } from './plan.ts';

export type Weighed = 'act' | 'small' | 'still';

export interface Option {
  name: string;
  weighed: Weighed;
  /** Which of the council's answers it is, where it is one. */
  answer?: Answer;
}

/** What the rehearsal itself would put into a frame: those of the question, else to act, to act small, to stay. */
export function ownOptions(language: Language, { answer }: Plan, subject: Subject): Option[] {
  const middle = answer === 'gate' || answer === 'split' ? answer : 'pilot';
  const first = subject.choice ? subject.act : answerIn(language, 'now', subject);
  return [
    { name: capital(first), weighed: 'act', answer: 'now' },
    { name: words[language].seat.options[middle], weighed: 'small', answer: middle },
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
