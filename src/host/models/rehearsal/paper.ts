/** Someone who writes a document: the writer's seat, the sentences of documents, and what was asked to be mended. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement, acknowledgeWith } from './acknowledgement.ts';
import { type Actor, enter } from './actor.ts';
import { hash } from './draw.ts';
import { type GatePlan, planGate } from './gate.ts';
import { paperEnglish } from './paperEnglish.ts';
import { paperFrench } from './paperFrench.ts';
import type { Heading, PaperWords } from './paperShape.ts';
import { clipped } from './quote.ts';
import { languageOf } from './stopwords.ts';
import { synthesisWords } from './synthesisWords.ts';
import { capital, fill, type Slots } from './typeset.ts';
import { thingOf } from './work.ts';

export interface Paper extends Actor {
  words: PaperWords;
  gate: GatePlan;
  /** A line of a table of sentences, filled. The occasion keeps draws apart. */
  line(lines: readonly string[], occasion: string, more?: Slots): string;
  heading(name: Heading): string;
  title(name: keyof PaperWords['titles']): string;
  /** Names of the table by turns, for whoever has to do something. */
  owner(turn: number): string;
}

export function takeUpThePen(scene: Scene): Paper {
  const actor = enter(scene);
  const { language, plan, subject } = actor;
  const words = { en: paperEnglish, fr: paperFrench }[language];
  const thing = thingOf(subject);
  // A path keeps its small letter at the beginning of a title.
  const Thing = /[/\\]|\.\w/u.test(thing) ? thing : capital(thing);
  const slots = { act: subject.act, key: subject.key, thing, Thing };
  const numbers = { weeks: weeksIn(actor), answer: actor.say(['{answer}', '{answer}'], 'answer') };
  const fillIn = (template: string, more: Slots = {}) =>
    fill(template, { ...slots, ...numbers, ...more }, language);
  const start = hash(scene.seed, 'owner');
  return {
    ...actor,
    words,
    gate: planGate(scene.seed),
    line: (lines, occasion, more) => fillIn(lines[hash(scene.seed, occasion) % lines.length] ?? '', more),
    heading: (name) => `## ${words.headings[name]}`,
    title: (name) => `# ${fillIn(words.titles[name])}`,
    owner: (turn) => scene.table[(start + turn) % Math.max(1, scene.table.length)]?.name ?? scene.seat.name,
    plan,
  };
}

const weeksIn = (actor: Actor): string => actor.say(['{weeks}', '{weeks}'], 'weeks');

/** The parts of a document, those that are empty left out. */
export const assembled = (...parts: (string | undefined | false)[]): string =>
  parts.filter(Boolean).join('\n\n');

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
export const numbered = (lines: readonly string[]): string =>
  lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

/** Lines of the brief in its language, in quotation marks; others can't stand in a sentence. */
export const spokenIn = ({ language }: Paper, lines: readonly string[]): string[] =>
  lines
    .filter((line) => (languageOf(line) ?? language) === language)
    .map((line) => clipped(line, language, 30));

/** Someone who does not vote has no voice of their own among the eight: they take note in the orchestrator's words. */
export function noted(actor: Actor): string {
  const { scene, language } = actor;
  if (scene.table.some((one) => one.id === scene.seat.id)) return acknowledgement(actor);
  const lines = synthesisWords[language].acknowledge;
  const start = hash(scene.seed, scene.part) + (scene.part === 'qa' ? 1 : 0);
  return acknowledgeWith(scene.injections, language, (heard) =>
    fill(lines[start % lines.length] ?? '', { ...heard }, language),
  );
}
