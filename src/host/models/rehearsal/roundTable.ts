/** A round table in one seat's voice: turns that answer everyone who has spoken, and a ballot at the end. */
import type { Question } from '../../../core/councils/people/questions.ts';
import type { Towards } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { type Actor, acknowledgement, assembled, enter, onceMore, shortAnswerIn } from './actor.ts';
import { type Course, planCourse, standsWith, towards, voting } from './course.ts';
import { agreement, fromTheBrief, whereISit } from './debate.ts';
import { chance, hash } from './grammar/draw.ts';
import { clipped, fragmentOf, proseOf, sentencesOf } from './grammar/quote.ts';
import { quoted } from './grammar/subject.ts';
import type { Pool, Slots } from './grammar/typeset.ts';
import { labels } from './labels.ts';
import { agreesFromTheStart } from './plan.ts';

/** A seat in the middle of a round table. */
interface Sitting extends Actor {
  course: Course;
  round: number;
  /** The round whose words this seat uses: whoever goes round in circles stays in the second. */
  spoken: number;
  circles: boolean;
  /** The answers of this table, for every sentence that names one. */
  answers: Slots;
}

function sitDown(scene: Scene): Sitting {
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

/** DELIBERATE: a position, a stance towards everyone who has spoken, answers, an argument, a measure of it. */
export function writeTurn(scene: Scene): string {
  const seat = sitDown(scene);
  const { headings, none } = labels[scene.language];
  // What each of the others said last, in the order of the table.
  const turns = scene.others.filter((one) => one.reading.form === 'turn');
  const heard = scene.table.flatMap(({ id }) => turns.findLast((one) => one.seat === id) ?? []);
  return assembled(
    acknowledgement(seat),
    `${headings.position}\n${position(seat)}`,
    `${headings.responses}\n${responses(seat, heard).join('\n') || none}`,
    `${headings.reasoning}\n${reasoning(seat, heard)}`,
    `${headings.confidence}\n${confidence(seat)}`,
  );
}

/** VOTE: a position in a sentence, how sure the seat is, and where it stands towards each of the others. */
export function writeBallot(scene: Scene): string {
  const seat = { ...sitDown(scene), round: voting };
  const { voice, say, course, at, answers } = seat;
  const { headings, colon, none } = labels[scene.language];
  const holdsOut = course.holdouts.includes(at);
  const pool = holdsOut && course.outcome !== 'soft' ? voice.dissent : voice.ballot;
  const sure = chance(scene.seed, scene.seat.id, 'ballot') < 0.5 ? 0 : 1;
  const lines = scene.table
    .filter((one) => one.id !== scene.seat.id)
    .map((one) => `- @${one.id}${colon} ${stanceOn(seat, one.id)}`);
  return assembled(
    acknowledgement(seat),
    `${headings.final}\n${say(pool, 'ballot', answers)}`,
    `${headings.confidence}\n${(holdsOut ? 3 : 4) + sure}`,
    `${headings.agreement}\n${lines.join('\n') || none}`,
    scene.motion &&
      `${labels[scene.language].vote}${holdsOut ? (course.outcome === 'soft' ? 'nuance' : 'disagree') : 'agree'}`,
  );
}

function position(seat: Sitting): string {
  const { voice, shared, part, say, frame, spoken, answers, course, at, round } = seat;
  if (spoken <= 1) return say(voice[`open ${part.side}`], 'side');
  const again = seat.circles && round > 2 ? `${frame(shared.repeats, 'repeats', {}, round)} ` : '';
  return again + say(stand(), 'table', { ...answers, ...whatItIsAbout(seat) }, spoken);

  function stand(): Pool {
    if (course.holdouts.includes(at)) {
      if (course.outcome === 'soft') return spoken > 2 ? voice.bend : voice.nuance;
      return spoken === 3 || spoken === 4 ? voice.hold : voice.contest;
    }
    if (!standsWith(course, at, spoken)) return voice.nuance;
    if (spoken > course.meets) return spoken < course.meets + 3 ? voice.stay : voice.keep;
    return agreement(seat, agreesFromTheStart(part.side, course.answer), course.answer);
  }
}

/** A point of the seat that one is furthest from, and its name. */
function whatItIsAbout(seat: Sitting): Slots {
  const { scene, subject, language, spoken } = seat;
  const others = scene.table.filter((one) => one.id !== scene.seat.id);
  const far = others.find((one) => stanceOn(seat, one.id, spoken) !== 'agree');
  const other = far ?? others[hash(scene.seed, scene.seat.id, 'about', spoken) % Math.max(1, others.length)];
  return {
    name: other?.name ?? scene.seat.name,
    point: quoted(subject.key.replace(/[«»“”\u202f]/gu, ''), language),
  };
}

function stanceOn({ scene, course, at, round }: Sitting, seat: string, when = round): Towards {
  const them = scene.table.findIndex((one) => one.id === seat);
  return towards(course, scene.seed, at, them, when);
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
    return `- @${one.seat}${labels[language].colon} ${stance} — ${comment}`;
  });
}

/** Words of the other's last turn; whoever goes round in circles still hears the first. */
function quoteFrom(seat: Sitting, heard: Heard, occasion: string): string {
  const { scene, subject, language, spoken, circles } = seat;
  const turns = scene.others.filter((one) => one.seat === heard.seat && one.reading.form === 'turn');
  const { text } = (circles ? turns[0] : heard) ?? heard;
  const worn = [subject.act, seat.answers.answer ?? ''];
  return quoted(fragmentOf(argumentIn(text), worn, scene.seed, scene.seat.id, occasion, spoken), language);
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
  const further =
    spoken <= 4 ? say(voice.ground, 'ground', {}, spoken - 1) : say(voice.recommend, 'recommend');
  const paragraphs = spoken <= 1 ? firstArgument(seat) : [engages(seat, heard), further];
  const kept = scene.brevity === 'be-brief' ? paragraphs.slice(0, 1) : paragraphs;
  return assembled(onceMore(seat), ...answered, ...kept, circles ? '' : asks(seat, heard));
}

function firstArgument(seat: Sitting): string[] {
  const { voice, part, say } = seat;
  const because = say(voice[`because ${part.side}`], 'side');
  const ground = [whereISit(seat), say(voice.ground, 'ground')].filter(Boolean).join(' ');
  return [because, ground, fromTheBrief(seat, `${position(seat)} ${because} ${ground}`).join(' ')];
}

/** The one seat that this turn takes up at length: the furthest, or by turns one that it agrees with. */
function engages(seat: Sitting, heard: Heard[]): string {
  const { scene, voice, say, spoken } = seat;
  const rank: Record<Towards, number> = { disagree: 0, partial: 10, agree: 20 };
  const [first] = heard
    .map((one, at) => ({
      ...one,
      stance: stanceOn(seat, one.seat),
      turn: (at + spoken + seat.at) % heard.length,
    }))
    .sort((a, b) => rank[a.stance] + a.turn - rank[b.stance] - b.turn);
  if (!first) return '';
  const pool = first.stance === 'agree' ? voice.accept : voice.resist;
  const slots = { at: `@${first.seat}`, name: first.name, quote: quoteFrom(seat, first, 'engages') };
  return say(pool, `engages ${scene.seat.id}`, slots, spoken);
}

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
  const slots = { at: `@${from}`, question: clipped(bare, language, 16) };
  return say(voice.answers, 'answers', slots, round + at);
}

function confidence({ scene, course, at, spoken }: Sitting): number {
  const shift = chance(scene.seed, scene.seat.id, 'sure', spoken) < 0.5 ? 0 : 1;
  if (spoken <= 1) return 3 + shift;
  if (course.holdouts.includes(at)) return course.outcome === 'soft' ? 2 + shift : 4;
  return standsWith(course, at, spoken) ? 4 + shift : 3;
}
