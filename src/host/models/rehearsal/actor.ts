/** One seat about to speak: its temperament, its part in the plan, its words, and how it draws among them. */
import type { Language } from '../../../core/ids.ts';
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { shortAnswerIn } from './answers.ts';
import { hash, pick } from './draw.ts';
import { type Part, type Plan, planCouncil } from './plan.ts';
import { type Subject, subjectOf } from './subject.ts';
import { questionBehind } from './task.ts';
import { castSeat, type Temperament } from './temperament.ts';
import { fill, type Slots } from './typeset.ts';
import type { Pool, Voice } from './voice.ts';
import { voices } from './voices.ts';
import { verdictIn, type Work, workOf } from './work.ts';

export interface Actor {
  scene: Scene;
  language: Language;
  temperament: Temperament;
  voice: Voice;
  plan: Plan;
  part: Part;
  subject: Subject;
  /** What lies before this seat to be judged, if something does. */
  work?: Work;
  /** This seat's line from a pool, with its slots filled. The occasion keeps draws apart, `time` takes the next line. */
  say(pool: Pool, occasion: string, more?: Slots, time?: number): string;
  /** A line from a pool that all voices share: neighbours take different ones. */
  frame(pool: Pool, occasion: string, more: Slots): string;
  /** The seat's place at the table, from 0. */
  at: number;
}

const counts: Record<Language, Record<number, string>> = {
  en: { 2: 'two', 3: 'three', 4: 'four', 6: 'six' },
  fr: { 2: 'deux', 3: 'trois', 4: 'quatre', 6: 'six' },
};
const shares: Record<Language, readonly string[]> = {
  en: ['five', 'ten', 'fifteen', 'twenty'],
  fr: ['cinq', 'dix', 'quinze', 'vingt'],
};

/** What every sentence of a council may use, whoever speaks. */
export function commonSlots(scene: Scene, plan: Plan, subject: Subject): Slots {
  const { language } = scene;
  return {
    act: subject.act,
    dont: subject.dont,
    key: subject.key,
    weeks: counts[language][plan.weeks] ?? String(plan.weeks),
    answer: shortAnswerIn(language, plan.answer, subject),
  };
}

/** What the brief is about: the question, or the one behind its task. */
export const aboutOf = ({ brief, language }: Scene): Subject =>
  subjectOf(questionBehind(brief.question, language), language);

export function enter(scene: Scene): Actor {
  const { language, seed, seat } = scene;
  const { temperament, rank, of } = castSeat(scene);
  const voice = voices[language][temperament];
  const plan = planCouncil(seed, Math.max(1, scene.table.length));
  const at = Math.max(
    0,
    scene.table.findIndex((one) => one.id === seat.id),
  );
  const part = plan.parts[at] ?? {
    side: 'depends',
    first: 'agree',
    blocks: false,
    last: 'agree',
    proposes: plan.answer,
  };
  const subject = aboutOf(scene);
  const work = workOf(scene, subject);
  const slots: Slots = {
    ...commonSlots(scene, plan, subject),
    share: pick(shares[language], seed, seat.id, 'share'),
    mine: shortAnswerIn(language, part.proposes, subject),
    ...(work ? { doc: work.noun, ...verdictIn(language, work, subject) } : {}),
  };
  const say: Actor['say'] = (pool, occasion, more = {}, time = 0) => {
    // Seats that share a temperament share out its lines: each takes every n-th one.
    const mine = pool.filter((_, index) => index % of === rank % Math.min(of, pool.length));
    const lines = mine.length > 0 ? mine : pool;
    const line = lines[(hash(seed, seat.id, occasion) + time) % lines.length] ?? pool[0];
    return fill(line, { ...slots, ...more }, language);
  };
  const frame: Actor['frame'] = (pool, occasion, more) =>
    fill(pool[(at + hash(seed, occasion)) % pool.length] ?? pool[0], { ...slots, ...more }, language);
  return {
    frame,
    at,
    scene,
    language,
    temperament,
    voice,
    plan,
    part,
    subject,
    say,
    ...(work ? { work } : {}),
  };
}
