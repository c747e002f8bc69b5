/** Someone who writes a document: the writer's seat, and the sentences of documents. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { type Actor, commonSlots, enter, words } from './actor.ts';
import { hash } from './grammar/draw.ts';
import { clipped } from './grammar/quote.ts';
import { capital, fill, type Slots } from './grammar/typeset.ts';
import { languageOf } from './grammar/wordLists.ts';
import { planGate } from './plan.ts';
import type { writtenEnglish } from './words/writtenEnglish.ts';
import { thingOf } from './work.ts';

type DocumentWords = (typeof writtenEnglish)['document'];
export type Heading = keyof DocumentWords['headings'];

export interface Paper extends Actor {
  said: DocumentWords;
  gate: ReturnType<typeof planGate>;
  /** A line of a table of sentences, filled. The occasion keeps draws apart. */
  line(lines: readonly string[], occasion: string, more?: Slots): string;
  /** The lines that stand under a heading whatever was said; each action has an owner. */
  script(name: string): string[];
  heading(name: Heading): string;
  /** Names of the table by turns, for whoever has to do something. */
  owner(turn: number): string;
}

export function takeUpThePen(scene: Scene): Paper {
  const actor = enter(scene);
  const { language, plan, subject } = actor;
  const said = words[language].document;
  const thing = thingOf(subject);
  // A path keeps its small letter at the beginning of a title.
  const Thing = /[/\\]|\.\w/u.test(thing) ? thing : capital(thing);
  const slots = { ...commonSlots(scene, plan, subject), thing, Thing };
  const start = hash(scene.seed, 'owner');
  const owner = (at: number) =>
    scene.table[(start + at) % Math.max(1, scene.table.length)]?.name ?? scene.seat.name;
  const line: Paper['line'] = (lines, occasion, more = {}) =>
    fill(lines[hash(scene.seed, occasion) % lines.length] ?? '', { ...slots, ...more }, language);
  return {
    ...actor,
    said,
    gate: planGate(scene.seed),
    line,
    script: (name) => {
      const lines = Object.entries(said.script).find(([known]) => known === name)?.[1] ?? [];
      return lines.map((one, at) => line([one], name, { owner: owner(at) }));
    },
    heading: (name) => `## ${said.headings[name]}`,
    owner,
  };
}

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Lines of the brief in its language, in quotation marks; others can't stand in a sentence. */
export const spokenIn = ({ language }: Paper, lines: readonly string[]): string[] =>
  lines
    .filter((line) => (languageOf(line) ?? language) === language)
    .map((line) => clipped(line, language, 30));
