/** DELIBERATE: a position, a stance towards everyone who has spoken, answers to what was asked, an argument, a measure of it. */

import type { Question } from '../../../core/councils/people/questions.ts';
import type { Towards } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement } from './acknowledgement.ts';
import { type Actor, enter } from './actor.ts';
import { shortAnswerIn } from './answers.ts';
import { type Course, planCourse, standsWith, towards } from './course.ts';
import { chance, hash } from './draw.ts';
import { labels } from './labels.ts';
import { onceMore } from './onceMore.ts';
import { agreesFromTheStart } from './plan.ts';
import { fromTheBrief, whereISit } from './position.ts';
import { clipped, fragmentOf, proseOf, sentencesOf } from './quote.ts';
import { quoted } from './subject.ts';
import type { Slots } from './typeset.ts';
import type { Pool } from './voice.ts';

/** A seat in the middle of a round table. */
export interface Sitting extends Actor {
  course: Course;
  round: number;
  /** The round whose words this seat uses: whoever goes round in circles stays in the second. */
  spoken: number;
  circles: boolean;
  /** The answers of this table, for every sentence that names one. */
  answers: Slots;
}

export function sitDown(scene: Scene): Sitting {
  const actor = enter(scene);
  const { language, subject, at } = actor;
  const rounds = scene.place?.rounds ?? scene.brief.maxRounds;
  const course = planCourse(scene.seed, Math.max(1, scene.table.length), rounds);
  const round = scene.place?.round ?? rounds;
  const circles = course.circling.includes(at);
  return {
    ...actor,
    course,
    round,
    circles,
    spoken: circles ? Math.min(round, 2) : round,
    answers: {
      answer: shortAnswerIn(language, course.answer, subject),
      mine: shortAnswerIn(language, course.instead, subject),
    },
  };
}

export function writeTurn(scene: Scene): string {
  const seat = sitDown(scene);
  const { headings } = labels[scene.language].table;
  const heard = latestOf(scene);
  return [
    acknowledgement(seat),
    `${headings.position}\n${position(seat)}`,
    `${headings.responses}\n${heard.length === 0 ? labels[scene.language].none : responses(seat, heard).join('\n')}`,
    `${headings.reasoning}\n${reasoning(seat, heard)}`,
    `${headings.confidence}\n${confidence(seat)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What each of the others said last, in the order of the table. */
export function latestOf({ others, table }: Scene): Heard[] {
  const turns = others.filter((heard) => heard.reading.form === 'turn');
  return table.flatMap(({ id }) => turns.findLast((heard) => heard.seat === id) ?? []);
}

function position(seat: Sitting): string {
  const { voice, part, say, spoken, answers, course, at } = seat;
  if (spoken <= 1) return say(voice.open[part.side], 'side');
  const named = { ...answers, ...whatItIsAbout(seat) };
  const again = seat.circles && seat.round > 2 ? `${say(voice.repeats, 'repeats', {}, seat.round)} ` : '';
  const line = (pool: Pool) => again + say(pool, 'table', named, spoken);
  if (course.holdouts.includes(at)) {
    if (course.outcome === 'soft') return line(spoken > 2 ? voice.bend : voice.nuance);
    return line(spoken === 3 || spoken === 4 ? voice.hold : voice.contest);
  }
  if (!standsWith(course, at, spoken)) return line(voice.nuance);
  if (spoken > course.meets) return line(spoken < course.meets + 3 ? voice.stay : voice.keep);
  const already = agreesFromTheStart(part.side, course.answer);
  if (course.answer === 'wait') return line(already ? voice.rest : voice.slowed);
  return line(already ? voice.keep : part.side === 'for' ? voice.slowed : voice.moved);
}

/** A point of the seat that one is furthest from, and its name. */
function whatItIsAbout({ scene, subject, language, course, at, spoken }: Sitting): Slots {
  const others = scene.table.filter((one) => one.id !== scene.seat.id);
  const far = others.find(
    (one) => towards(course, scene.seed, at, placeOf(scene, one.id), spoken) !== 'agree',
  );
  const other = far ?? others[hash(scene.seed, scene.seat.id, 'about', spoken) % Math.max(1, others.length)];
  return {
    name: other?.name ?? scene.seat.name,
    point: quoted(subject.key.replace(/[«»“”\u202f]/gu, ''), language),
  };
}

const placeOf = (scene: Scene, seat: string): number => scene.table.findIndex((one) => one.id === seat);

export function stanceOn({ scene, course, at, round }: Sitting, seat: string): Towards {
  return towards(course, scene.seed, at, placeOf(scene, seat), round);
}

/** Two comments of one turn never use one sentence, as long as there is another. */
function responses(seat: Sitting, heard: Heard[]): string[] {
  const { voice, say, language, spoken } = seat;
  const used: Record<Towards, number> = { agree: 0, partial: 0, disagree: 0 };
  return heard.map((one) => {
    const stance = stanceOn(seat, one.seat);
    const pool = { agree: voice.agrees, partial: voice.partly, disagree: voice.differs }[stance];
    const quote = quoteFrom(seat, one, 'comment');
    const comment = say(pool, `comment ${stance}`, { name: one.name, quote }, spoken + used[stance]++);
    return `- @${one.seat}${labels[language].table.colon} ${stance} — ${comment}`;
  });
}

/** Words of the other's last turn; whoever goes round in circles still hears the first. */
function quoteFrom(seat: Sitting, heard: Heard, occasion: string): string {
  const { scene, subject, language, spoken, circles } = seat;
  const turns = scene.others.filter((one) => one.seat === heard.seat && one.reading.form === 'turn');
  const { text } = (circles ? turns[0] : heard) ?? heard;
  const own = argumentIn(text);
  const words = fragmentOf(
    own,
    [subject.act, seat.answers.answer ?? ''],
    scene.seed,
    scene.seat.id,
    occasion,
    spoken,
  );
  return quoted(words, language);
}

/** What someone says for themselves: of their argument, and not where they speak to another. */
export function argumentIn(text: string): string {
  const lines = text.split('\n').filter((line) => !line.includes('@'));
  const from = lines.findIndex((line) => /^#+\s+(?:Reasoning|Raisonnement)/iu.test(line));
  const argument = lines.slice(from + 1).join('\n');
  return sentencesOf(proseOf(argument)).length > 1 ? argument : lines.join('\n');
}

function reasoning(seat: Sitting, heard: Heard[]): string {
  const { scene, voice, say, spoken, circles } = seat;
  const open = scene.questions.filter(
    (one, at, all) => all.findIndex((each) => each.from === one.from && each.text === one.text) === at,
  );
  const answered = open.slice(0, 3).map((question, at) => answerTo(seat, question, at));
  const paragraphs =
    spoken <= 1
      ? firstArgument(seat)
      : [
          engages(seat, heard),
          spoken <= 4 ? say(voice.ground, 'ground', {}, spoken - 1) : say(voice.recommend, 'recommend'),
        ];
  const closing = circles ? '' : asks(seat, heard);
  const kept = scene.brevity === 'be-brief' ? paragraphs.slice(0, 1) : paragraphs;
  return [onceMore(seat), ...answered, ...kept, closing].filter(Boolean).join('\n\n');
}

function firstArgument(seat: Sitting): string[] {
  const { voice, part, say } = seat;
  const because = say(voice.because[part.side], 'side');
  const ground = [whereISit(seat), say(voice.ground, 'ground')].filter(Boolean).join(' ');
  return [because, ground, fromTheBrief(seat, `${position(seat)} ${because} ${ground}`).join(' ')];
}

/** The one seat that this turn takes up at length: the furthest, or by turns one that it agrees with. */
function engages(seat: Sitting, heard: Heard[]): string {
  const { scene, voice, say, spoken } = seat;
  const ranked = heard
    .map((one, at) => ({
      one,
      rank: rank(stanceOn(seat, one.seat)) * 10 + ((at + spoken + seat.at) % heard.length),
    }))
    .sort((a, b) => a.rank - b.rank);
  const first = ranked[0]?.one;
  if (!first) return '';
  const pool = stanceOn(seat, first.seat) === 'agree' ? voice.accept : voice.resist;
  const slots = { at: `@${first.seat}`, name: first.name, quote: quoteFrom(seat, first, 'engages') };
  return say(pool, `engages ${scene.seat.id}`, slots, spoken);
}

const rank = (stance: Towards): number => ({ disagree: 0, partial: 1, agree: 2 })[stance];

/** Some of the time, and only while it can still be answered. */
function asks(seat: Sitting, heard: Heard[]): string {
  const { scene, voice, say, round } = seat;
  if (heard.length === 0 || round >= (scene.place?.rounds ?? 1)) return '';
  if (chance(scene.seed, scene.seat.id, 'asks', round) >= 0.4) return '';
  const open = heard.filter((one) => stanceOn(seat, one.seat) !== 'agree');
  const whom = open[hash(scene.seed, scene.seat.id, 'whom', round) % Math.max(1, open.length)];
  return whom ? say(voice.asks, 'asks', { at: `@${whom.seat}`, name: whom.name }, round) : '';
}

/** Names who asked, so that nobody has to ask again; ends on no question of its own. */
function answerTo({ voice, say, language, round }: Sitting, { from, text }: Question, at: number): string {
  const whole = text.replace(/@[\p{L}\p{N}_-]+\s?[,:]?\s*/gu, '').replace(/[\s\u202f]*\?+$/u, '');
  // A question may come after the words that led to it.
  const last = whole.split(/[\s\u202f]?[:;]\s/u).at(-1) ?? '';
  const bare = (last.split(' ').length >= 3 ? last : whole).replace(/^[-*\s]+/u, '').trim();
  return say(voice.answers, 'answers', { at: `@${from}`, question: clipped(bare, language, 16) }, round + at);
}

function confidence({ scene, course, at, spoken }: Sitting): number {
  const shift = chance(scene.seed, scene.seat.id, 'sure', spoken) < 0.5 ? 0 : 1;
  if (spoken <= 1) return 3 + shift;
  if (course.holdouts.includes(at)) return course.outcome === 'soft' ? 2 + shift : 4;
  return standsWith(course, at, spoken) ? 4 + shift : 3;
}
