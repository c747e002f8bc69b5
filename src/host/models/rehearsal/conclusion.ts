/**
 * SYNTHESIZE: what was agreed, what was not, what each seat brought, one recommendation, and the minority kept. Every
 * number and name comes from the scene. What was concluded is said as its kind of council says it.
 */
import { median } from '../../../core/councils/voting/mergedMatrix.ts';
import { bodyOf } from '../../../core/forms/body.ts';
import type { QaReading } from '../../../core/forms/reading.ts';
import type { Language } from '../../../core/ids.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { aboutOf, acknowledgeWith, answerIn, assembled, commonSlots, words } from './actor.ts';
import { type Ballot, ballotsOf } from './ballots.ts';
import { planCourse } from './course.ts';
import { hash } from './grammar/draw.ts';
import { clipped, fragmentOf } from './grammar/quote.ts';
import { quoted, type Subject } from './grammar/subject.ts';
import { capital, fill, listed, type Slots, typeset } from './grammar/typeset.ts';
import { labels } from './labels.ts';
import { optionsFor } from './options.ts';
import { type Answer, type Plan, planCouncil } from './plan.ts';
import { argumentIn } from './roundTable.ts';
import type { spokenEnglish } from './words/spokenEnglish.ts';
import { nounOf } from './work.ts';

interface Draft {
  scene: Scene;
  language: Language;
  plan: Plan;
  subject: Subject;
  ballots: Ballot[];
  all: Heard[];
  said: (typeof spokenEnglish)['conclusion'];
  say(lines: readonly string[], occasion: string, more?: Slots): string;
}

/** What a council other than a debate says in its own way. */
interface Closing {
  /** What was agreed or not, in the words that support and recommend it. */
  answer: string;
  /** Which of a debate's answers it is, where it is one. */
  kind?: Answer;
  /** Said under consensus, in place of how a debate went. */
  course: string[];
  recommendation?: string;
  risks?: string[];
}

export function writeSynthesis(scene: Scene): string {
  const { language } = scene;
  const plan = planCouncil(scene.seed, Math.max(1, scene.table.length));
  const subject = aboutOf(scene);
  const sayWith =
    (slots: Slots, ...seed: (string | number)[]): Draft['say'] =>
    (lines, occasion, more = {}) =>
      fill(lines[hash(scene.seed, ...seed, occasion) % lines.length] ?? '', { ...slots, ...more }, language);
  const common = commonSlots(scene, plan, subject);
  const draft: Draft = {
    scene,
    language,
    plan,
    subject,
    ballots: ballotsOf(scene),
    all: [...scene.others, ...scene.own],
    said: words[language].conclusion,
    say: sayWith(common, 'closing'),
  };
  const closing = closingOf(draft);
  const answer = closing?.answer ?? answerIn(language, plan.answer, subject);
  draft.say = sayWith({ ...common, answer }, 'synthesis', scene.round);
  const titles = labels[language].synthesis;
  const section = (name: keyof typeof titles, lines: string[]) =>
    lines.length > 0 && `${titles[name]}\n\n${lines.join('\n')}`;
  return assembled(
    acknowledgeWith(scene.injections, language, (heard) =>
      draft.say(draft.said.acknowledge, `acknowledge ${heard.by}`, heard),
    ),
    section('answer', [answered(draft, closing)]),
    scene.motion && labels[language].follows,
    section('why', bullets([...consensus(draft, closing), ...insights(draft, closing)])),
    section('steps', steps(draft)),
    section('risks', bullets(risks(draft, closing))),
    section('open', bullets(open(draft))),
    section('minority', bullets(minority(draft, closing))),
    section('revisit', bullets(revisit(draft))),
  );
}

/** The motion in its own words first: nothing else was voted on. */
function answered(draft: Draft, closing?: Closing): string {
  const { scene, language } = draft;
  const motion = scene.motion?.letter === undefined ? '' : typeset(scene.motion.text, language);
  return assembled(motion, recommendation(draft, closing));
}

/** What each who is willing asked for first, and who sees to it. */
function steps({ ballots, language }: Draft): string[] {
  return ballots
    .filter((ballot) => ballot.vote !== 'disagree' && ballot.recommends)
    .slice(0, 3)
    .map(
      ({ seat, recommends = '' }, at) =>
        `${at + 1}. ${capital(typeset(recommends.replace(/[.\s]+$/u, ''), language))} — @${seat}`,
    );
}

const open = ({ scene, language }: Draft): string[] =>
  (scene.points ?? []).map(
    ({ id, text }) => `${id}${labels[language].lineColon} ${clipped(text, language, 24)}`,
  );

/** What would change their minds, as those said who agree now. */
const revisit = ({ ballots, language }: Draft): string[] =>
  ballots
    .filter((ballot) => ballot.vote !== 'disagree')
    .flatMap(({ changeMind }) => (changeMind ? [capital(typeset(changeMind, language))] : []))
    .slice(0, 2);

const bullets = (lines: string[]) => lines.filter(Boolean).map((line) => `- ${line}`);

function consensus({ scene, language, plan, all, said, ballots, say }: Draft, closing?: Closing): string[] {
  const agreed = ballots.filter((ballot) => ballot.vote === 'agree').map((ballot) => ballot.name);
  const voted = ballots.filter((ballot) => ballot.vote !== undefined).length;
  const size =
    agreed.length === 0 ? 'nobody' : agreed.length === 1 ? 'one' : agreed.length === voted ? 'all' : 'many';
  const isResolved = all.some((heard) => heard.reading.form === 'final');
  const how = isResolved ? say(said.late, 'late') : size === 'all' ? say(said.early, 'early') : '';
  const missing = listed([...new Set(scene.absent.map((one) => one.name))], language);
  return [
    voted === 0 ? '' : say(said.support[size], 'support', { names: listed(agreed, language) }),
    closing && !closing.kind ? '' : say(said.shared[closing?.kind ?? plan.answer], 'shared'),
    ...(closing?.course ?? [voted === 0 ? '' : how]),
    missing ? say(said.absent, 'absent', { names: missing }) : '',
  ];
}

/** What someone argues, without speaking to another at a round table and in a review; in a debate all of it. */
function ownWords(heard: Heard | undefined, closing: Closing | undefined): string {
  if (heard === undefined) return '';
  const { form } = heard.reading;
  if (form === 'turn') return argumentIn(heard.text);
  const said = bodyOf(form, heard.text);
  return closing && (form === 'challenge' || form === 'review') ? said.replace(/^.*@.*$/gmu, '') : said;
}

/** A sentence of each seat that spoke, from its first reply, in its own words. */
function insights({ scene, language, subject, said, ballots, say }: Draft, closing?: Closing): string[] {
  const turn = hash(scene.seed, 'insight') % said.insight.length;
  const worn = closing ? [subject.act, subject.key] : [subject.act];
  return ballots.flatMap(({ seat, said: [first] }, at) => {
    const quote = fragmentOf(ownWords(first, closing), worn, scene.seed, 'insight', seat);
    const line = said.insight[(turn + at) % said.insight.length] ?? '';
    return quote ? [`@${seat}: ${say([line], 'insight', { quote: quoted(quote, language) })}`] : [];
  });
}

function recommendation({ scene, language, plan, said, ballots, say }: Draft, closing?: Closing): string {
  const willing = ballots.filter((ballot) => ballot.vote !== 'disagree' && ballot.recommends);
  const start = hash(scene.seed, 'first') % Math.max(1, willing.length);
  const quote = ({ name, recommends = '' }: Ballot) => ({ name, quote: clipped(recommends, language, 18) });
  const first = willing[start];
  const second = willing.length > 1 ? willing[(start + 1) % willing.length] : undefined;
  const [acceptance] = scene.brief.acceptance;
  const back = scene.sentBack?.issues[0];
  return [
    closing?.recommendation ??
      (scene.motion?.letter !== undefined ? '' : say(said.core[closing?.kind ?? plan.answer], 'core')),
    first ? say(said.first, 'first', quote(first)) : '',
    second ? say(said.condition, 'condition', quote(second)) : '',
    acceptance ? say(said.measure, 'measure', { acceptance: clipped(acceptance, language) }) : '',
    scene.anotherRound ? say(said.again, 'again', { said: clipped(scene.anotherRound, language) }) : '',
    back ? say(said.gated, `gated ${scene.sentBack?.time}`, { issue: clipped(back, language, 20) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function risks({ language, plan, said, ballots, say }: Draft, closing?: Closing): string[] {
  const warned = ballots.find((ballot) => ballot.blocking.length > 0);
  const quote = clipped(warned?.blocking[0] ?? '', language, 18);
  return [
    ...(closing?.risks ?? [say(said.risk[closing?.kind ?? plan.answer], 'risk')]),
    warned ? say(said.riskOf, 'warned', { name: warned.name, quote }) : '',
  ];
}

/** Only those whose last vote was against. */
function minority({ scene, language, subject, said, ballots, say }: Draft, closing?: Closing): string[] {
  return ballots
    .filter((ballot) => ballot.vote === 'disagree')
    .map(({ seat, proposes, said: replies }) => {
      const last = replies.findLast((heard) => heard.reading.form !== 'ballot');
      const own = fragmentOf(ownWords(last, closing), [subject.act], scene.seed, 'minority', seat);
      const dissent = say(said.minority, `minority ${seat}`, { quote: quoted(own, language) });
      const instead = proposes
        ? ` ${say(said.instead, 'instead', { quote: clipped(proposes, language, 40) })}`
        : '';
      return `@${seat}: ${dissent}.${instead}`;
    });
}

function closingOf(draft: Draft): Closing | undefined {
  const { scene, all } = draft;
  const has = (form: string) => all.some((heard) => heard.reading.form === form);
  if (has('turn')) return roundTable(draft);
  if (has('matrix')) return decision(draft);
  if (scene.brief.type === 'review' && (has('challenge') || has('review'))) return verdict(draft);
  const document = scene.documents.at(-1);
  return document ? shipment(draft, document) : undefined;
}

function roundTable({ scene, language, subject, ballots, all, said, say }: Draft): Closing {
  const { answer } = planCourse(scene.seed, Math.max(1, scene.table.length), scene.brief.maxRounds);
  const turns = all.filter((heard) => heard.reading.form === 'turn');
  const rounds = new Set(turns.map((heard) => heard.round)).size;
  const votes = ballots.map((ballot) => ballot.vote);
  const how = votes.includes('disagree') ? 'apart' : votes.includes('nuance') ? 'nearly' : 'together';
  return {
    answer: answerIn(language, answer, subject),
    kind: answer,
    course: [say(said[how], 'course', { rounds: said.rounds[rounds - 1] ?? String(rounds) })],
  };
}

/** The option with the best median, when it is one of the answers; else the planned one. */
function decision(draft: Draft): Closing {
  const { scene, language, plan, subject, all, said, say } = draft;
  const medians = optionsFor({ ...scene, documents: [...scene.documents, ...all] }, plan, subject)
    .map((option) => ({ option, score: median(latestScores(scene, all, option.name)) ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = medians;
  const kind =
    best && best.score > (medians[1]?.score ?? 0) ? (best.option.answer ?? plan.answer) : plan.answer;
  const scores = medians.map(({ option, score }) => {
    const figure = language === 'fr' ? String(score).replace('.', ',') : String(score);
    return `${quoted(option.name, language)} ${figure}`;
  });
  return {
    answer: answerIn(language, kind, subject),
    kind,
    course: [say(said.scores, 'scores', { scores: listed(scores, language) }), atTheGate(draft)],
    risks: gateRisks(draft),
  };
}

function latestScores(scene: Scene, all: Heard[], option: string): number[] {
  return scene.table.flatMap(({ id }) => {
    const reading = all.findLast((heard) => heard.seat === id && heard.reading.form === 'matrix')?.reading;
    const row = reading?.form === 'matrix' ? reading.rows.find((one) => one.option === option) : undefined;
    return row?.score ?? [];
  });
}

function verdict(draft: Draft): Closing {
  const { subject, ballots, all, said, say } = draft;
  const votes = ballots.map((ballot) => ballot.vote);
  const isRefused = votes.includes('disagree') || lastGate(draft)?.verdict === 'fail';
  const lines = isRefused ? said.refused : votes.includes('nuance') ? said.reserved : said.accepted;
  const isAnswered = all.some(({ reading: { form } }) => form === 'draft' || form === 'response');
  return {
    answer: subject.act,
    course: [isAnswered ? say(said.answered, 'answered') : '', atTheGate(draft)],
    recommendation: say(lines, 'verdict'),
    risks: gateRisks(draft),
  };
}

function shipment(draft: Draft, document: Heard): Closing {
  const { scene, language, said, say } = draft;
  const doc = nounOf(document, scene, words[language].seat);
  const named = scene.documents.findLast((one) => 'title' in one.reading && one.reading.title)?.reading;
  const title = named && 'title' in named && named.title ? named.title : capital(scene.brief.question);
  const gate = lastGate(draft);
  const open = gate?.verdict === 'fail' ? gate.issues[0] : undefined;
  const { changed } = words[language].document.headings;
  const isRevised = scene.documents.some(
    ({ reading }) => 'headings' in reading && reading.headings.includes(changed),
  );
  const slots = {
    title: document.reading.form === 'change' ? doc : quoted(title, language),
    issue: open === undefined ? '' : clipped(open, language, 20),
  };
  return {
    answer: fill(said.ship, { doc }, language),
    course: [say(isRevised ? said.taken : said.untouched, 'mended', slots), atTheGate(draft)],
    recommendation: say(open === undefined ? said.shipped : said.kept, 'ship', slots),
    risks: gateRisks(draft),
  };
}

const lastGate = ({ all }: Draft): QaReading | undefined =>
  all.flatMap(({ reading }) => (reading.form === 'qa' ? [reading] : [])).at(-1);

function atTheGate(draft: Draft): string {
  const verdict = lastGate(draft)?.verdict;
  const { passed, warned, held, unjudged } = draft.said;
  const lines = verdict ? { pass: passed, warn: warned, fail: held, unreadable: held }[verdict] : unjudged;
  return draft.say(lines, 'gate');
}

/** What the gate wrote down, each with somebody to watch it; never nothing. */
function gateRisks(draft: Draft): string[] {
  const { scene, language, said, say } = draft;
  const gate = lastGate(draft);
  const owner = (at: number) =>
    scene.table[(at + hash(scene.seed, 'owner')) % Math.max(1, scene.table.length)]?.name ?? scene.seat.name;
  const told = (lines: readonly string[], text: string, at: number) =>
    say([lines[at % lines.length] ?? ''], 'told', {
      issue: capital(clipped(text, language, 28)),
      owner: owner(at),
    });
  const risks = (gate?.risks ?? []).map((text, at) => told(said.watched, text, at));
  const open = gate?.verdict === 'fail' ? gate.issues.map((text, at) => told(said.open, text, at)) : [];
  return risks.length + open.length > 0 ? [...risks, ...open] : [say(said.quiet, 'quiet')];
}
