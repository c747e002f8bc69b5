/** One seat about to speak: its voice, its part in the plan, how it draws among its lines, and what it owes to people. */
import type { Injection } from '../../../core/councils/council.ts';
import type { ChecklistPoint } from '../../../core/forms/reading.ts';
import type { Language } from '../../../core/ids.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { castSeat } from './casting.ts';
import { hash } from './grammar/draw.ts';
import { clipped, fragmentOf } from './grammar/quote.ts';
import { quoted, type Subject, subjectOf } from './grammar/subject.ts';
import { questionBehind } from './grammar/task.ts';
import { capital, fill, listed, type Pool, type Slots } from './grammar/typeset.ts';
import { labels } from './labels.ts';
import { type Answer, type Part, type Plan, planCouncil } from './plan.ts';
import type { Speech } from './voices/voice.ts';
import { spokenEnglish } from './words/spokenEnglish.ts';
import { spokenFrench } from './words/spokenFrench.ts';
import { writtenEnglish } from './words/writtenEnglish.ts';
import { writtenFrench } from './words/writtenFrench.ts';
import { type Work, workOf } from './work.ts';

/** What any seat may say or write, whatever its voice. */
export const words: Record<Language, typeof spokenEnglish & typeof writtenEnglish> = {
  en: { ...spokenEnglish, ...writtenEnglish },
  fr: { ...spokenFrench, ...writtenFrench },
};

export interface Actor {
  scene: Scene;
  language: Language;
  voice: Speech;
  caresAbout: ChecklistPoint;
  /** What any voice may say. */
  shared: (typeof spokenEnglish)['seat'];
  plan: Plan;
  part: Part;
  subject: Subject;
  /** What lies before this seat to be judged, if something does. */
  work?: Work;
  /** This seat's line from a pool, with its slots filled. The occasion keeps draws apart, `time` takes the next line. */
  say(pool: Pool, occasion: string, more?: Slots, time?: number): string;
  /** A line that all voices share, with this one's {concern} in it: neighbours take different ones. */
  frame(pool: Pool, occasion: string, more: Slots, time?: number): string;
  /** The seat's place at the table, from 0. */
  at: number;
}

const counts: Record<Language, Record<number, string>> = {
  en: { 2: 'two', 3: 'three', 4: 'four', 6: 'six' },
  fr: { 2: 'deux', 3: 'trois', 4: 'quatre', 6: 'six' },
};
const longAct = 6;

/** What a council could conclude on, as a verb phrase that can follow "we" or "to", in French an infinitive. */
export function answerIn(language: Language, answer: Answer, subject: Subject): string {
  if (answer === 'wait' && subject.choice) return subject.dont;
  return fill(words[language].seat.concludes[answer], { act: subject.act }, language);
}

/** The same where the question has been put already: a long one is not put again. */
export function shortAnswerIn(language: Language, answer: Answer, subject: Subject): string {
  if (subject.act.split(/\s+/u).length <= longAct || subject.choice)
    return answerIn(language, answer, subject);
  return fill(words[language].seat.concludesBriefly[answer], { key: subject.key }, language);
}

/** What the brief is about: the question, or the one behind its task. */
export const aboutOf = ({ brief, language }: Scene): Subject =>
  subjectOf(questionBehind(brief.question, language), language);

/** What every sentence of a council may use, whoever speaks. */
export const commonSlots = ({ language }: Scene, plan: Plan, subject: Subject) => ({
  act: subject.act,
  dont: subject.dont,
  key: subject.key,
  weeks: counts[language][plan.weeks] ?? String(plan.weeks),
  answer: shortAnswerIn(language, plan.answer, subject),
});

export function enter(scene: Scene): Actor {
  const { language, seed, seat } = scene;
  const { voice, rank, of } = castSeat(scene);
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
    opens: plan.answer,
  };
  const subject = aboutOf(scene);
  const work = workOf(scene, subject, words[language].seat);
  const slots: Slots = {
    ...commonSlots(scene, plan, subject),
    mine: shortAnswerIn(language, part.proposes, subject),
    ...work?.slots,
  };
  const say: Actor['say'] = (pool, occasion, more = {}, time = 0) => {
    // Seats that share a voice share out its lines: each takes every n-th one.
    const mine = pool.filter((_, index) => index % of === rank % Math.min(of, pool.length));
    const lines = mine.length > 0 ? mine : pool;
    const line = lines[(hash(seed, seat.id, occasion) + time) % lines.length] ?? pool[0];
    return fill(line, { ...slots, ...more }, language);
  };
  const speech = voice[language];
  const frame: Actor['frame'] = (pool, occasion, more, time = 0) => {
    const concern = say(speech.concern, 'concern', {}, time);
    const line = pool[(at + time + hash(seed, occasion)) % pool.length] ?? pool[0];
    return fill(line, { ...slots, concern, ...more }, language);
  };
  return {
    scene,
    language,
    voice: speech,
    caresAbout: voice.caresAbout,
    shared: words[language].seat,
    plan,
    part,
    subject,
    at,
    say,
    frame,
    ...(work ? { work } : {}),
  };
}

/** The parts of a reply, those that are empty left out. */
export const assembled = (...parts: (string | undefined | false)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Takes note of what people said, in their own words, one line a person. Empty when nothing was said. */
export function acknowledgement({ scene, voice, say, language }: Actor): string {
  return acknowledgeWith(scene.injections, language, (heard) =>
    say(voice.acknowledge, `acknowledge ${scene.phase.id} ${scene.round} ${heard.by}`, heard),
  );
}

export function acknowledgeWith(
  injections: readonly Injection[],
  language: Language,
  line: (heard: { by: string; said: string }) => string,
): string {
  const people = [...new Set(injections.map((one) => one.by))];
  return people
    .map((by) => {
      const said = injections.filter((one) => one.by === by).slice(-3);
      return line({
        by,
        said: listed(
          said.map((one) => clipped(one.text, language, 16)),
          language,
        ),
      });
    })
    .map((sentence) => labels[language].acknowledged + capital(sentence))
    .join('\n');
}

/** Someone who does not vote has no voice of their own among the eight: they take note in the orchestrator's words. */
export function noted(actor: Actor): string {
  const { scene, language } = actor;
  if (scene.table.some((one) => one.id === scene.seat.id)) return acknowledgement(actor);
  const lines = words[language].conclusion.acknowledge;
  const start = hash(scene.seed, scene.part) + (scene.part === 'qa' ? 1 : 0);
  return acknowledgeWith(scene.injections, language, (heard) =>
    fill(lines[start % lines.length] ?? '', heard, language),
  );
}

/** The answer to whoever asked for another round, or asked this seat again, in their words; nothing when nobody did. */
export function onceMore({ scene, shared, frame, language }: Actor): string {
  const asked = scene.askedAgain?.text ?? scene.anotherRound;
  if (asked === undefined) return '';
  return frame(shared.again, `again ${scene.round}`, { said: clipped(asked, language) });
}

/** Answers someone by quoting what they really wrote, with or against it. */
export function citing({ scene, say, language, subject }: Actor, heard: Heard, pool: Pool, time = 0): string {
  const said = fragmentOf(heard.text, [subject.act], scene.seed, scene.seat.id, heard.seat);
  const slots = { at: `@${heard.seat}`, name: heard.name, quote: quoted(said, language) };
  return say(pool, `answer ${heard.seat}`, slots, time);
}
