/** What kind of last word a council needs, and the lines that are its own: a debate keeps those of synthesis.ts. */
import type { QaReading } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { answerIn } from './answers.ts';
import { closingWords } from './closingWords.ts';
import { planCourse } from './course.ts';
import { hash } from './draw.ts';
import { optionsFor } from './options.ts';
import type { Answer, Plan } from './plan.ts';
import { clipped } from './quote.ts';
import { quoted, type Subject } from './subject.ts';
import type { Ballot } from './tally.ts';
import { capital, fill, listed, type Slots } from './typeset.ts';
import { nounOf } from './work.ts';

export interface Closing {
  /** What was agreed or not, in the words that support and recommend it. */
  answer: string;
  /** Which of a debate's answers it is, where it is one. */
  kind?: Answer;
  /** Said under consensus, in place of how a debate went. */
  course: string[];
  recommendation?: string;
  risks?: string[];
}

interface Case {
  scene: Scene;
  plan: Plan;
  subject: Subject;
  ballots: Ballot[];
  say(lines: readonly string[], occasion: string, more?: Slots): string;
}

export function closingOf(given: Omit<Case, 'say'>): Closing | undefined {
  const { scene, subject } = given;
  const { language } = scene;
  const slots = { act: subject.act, key: subject.key };
  const own: Case = {
    ...given,
    say: (lines, occasion, more = {}) =>
      fill(
        lines[hash(scene.seed, 'closing', occasion) % lines.length] ?? '',
        { ...slots, ...more },
        language,
      ),
  };
  const all = [...scene.others, ...scene.own];
  if (all.some((heard) => heard.reading.form === 'turn')) return roundTable(own);
  if (all.some((heard) => heard.reading.form === 'matrix')) return decision(own, all);
  if (scene.brief.type === 'review' && all.some((heard) => heard.reading.form === 'challenge'))
    return verdict(own, all);
  const document = scene.documents.at(-1);
  return document ? shipment(own, document) : undefined;
}

function roundTable({ scene, plan: _plan, subject, ballots, say }: Case): Closing {
  const words = closingWords[scene.language];
  const seats = Math.max(1, scene.table.length);
  const { answer } = planCourse(scene.seed, seats, scene.brief.maxRounds);
  const turns = [...scene.others, ...scene.own].filter((heard) => heard.reading.form === 'turn');
  const rounds = new Set(turns.map((heard) => heard.round)).size;
  const votes = ballots.map((ballot) => ballot.vote);
  const how = votes.includes('disagree')
    ? words.apart
    : votes.includes('nuance')
      ? words.nearly
      : words.together;
  return {
    answer: answerIn(scene.language, answer, subject),
    kind: answer,
    course: [say(how, 'course', { rounds: words.rounds[rounds - 1] ?? String(rounds) })],
  };
}

/** The option with the best median, when it is one of the answers; else the planned one. */
function decision({ scene, plan, subject, say }: Case, all: Heard[]): Closing {
  const words = closingWords[scene.language];
  const options = optionsFor({ ...scene, documents: [...scene.documents, ...all] }, plan, subject);
  const medians = options
    .map((option) => ({ option, score: median(latestScores(scene, all, option.name)) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = medians;
  const kind =
    best && best.score > (medians[1]?.score ?? 0) ? (best.option.answer ?? plan.answer) : plan.answer;
  const scores = medians.map(({ option, score }) =>
    fill(
      words.score,
      { option: quoted(option.name, scene.language), score: figure(score, scene) },
      scene.language,
    ),
  );
  return {
    answer: answerIn(scene.language, kind, subject),
    kind,
    course: [
      say(words.scores, 'scores', { scores: listed(scores, scene.language) }),
      ...gateCourse(scene, all, say),
    ],
    risks: gateRisks(scene, all, say),
  };
}

const figure = (score: number, { language }: Scene): string =>
  language === 'fr' ? String(score).replace('.', ',') : String(score);

function latestScores(scene: Scene, all: Heard[], option: string): number[] {
  return scene.table.flatMap(({ id }) => {
    const reading = all.findLast((heard) => heard.seat === id && heard.reading.form === 'matrix')?.reading;
    const row = reading?.form === 'matrix' ? reading.rows.find((one) => one.option === option) : undefined;
    return row?.score ?? [];
  });
}

function median(scores: number[]): number {
  const sorted = scores.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function verdict({ scene, subject, ballots, say }: Case, all: Heard[]): Closing {
  const words = closingWords[scene.language];
  const gate = lastGate(all);
  const votes = ballots.map((ballot) => ballot.vote);
  const refused = votes.includes('disagree') || gate?.verdict === 'fail';
  const lines = refused ? words.refused : votes.includes('nuance') ? words.reserved : words.accepted;
  const answered = all.some((heard) => heard.reading.form === 'draft');
  return {
    answer: subject.act,
    course: [answered ? say(words.answered, 'answered') : '', ...gateCourse(scene, all, say)],
    recommendation: say(lines, 'verdict'),
    risks: gateRisks(scene, all, say),
  };
}

function shipment({ scene, say }: Case, document: Heard): Closing {
  const words = closingWords[scene.language];
  const { reading } = document;
  const named = scene.documents.findLast((one) => 'title' in one.reading && one.reading.title)?.reading;
  const title =
    reading.form === 'change'
      ? nounOf(document, scene)
      : quoted(
          named && 'title' in named && named.title ? named.title : capital(scene.brief.question),
          scene.language,
        );
  const doc = nounOf(document, scene);
  const gate = lastGate(scene.others);
  const open = gate?.verdict === 'fail' ? gate.issues : [];
  const revised = scene.documents.some(
    ({ reading: one }) =>
      'headings' in one && one.headings.some((head) => /^(?:What changed|Ce qui a changé)$/u.test(head)),
  );
  const issue = open[0] === undefined ? '' : clipped(open[0], scene.language, 20);
  return {
    answer: fill(words.ship, { doc }, scene.language),
    course: [
      say(revised ? words.mended : words.untouched, 'mended', { title }),
      ...gateCourse(scene, scene.others, say),
    ],
    recommendation: say(open.length > 0 ? words.kept : words.shipped, 'ship', { title, issue }),
    risks: gateRisks(scene, scene.others, say),
  };
}

const lastGate = (all: Heard[]): QaReading | undefined =>
  all.flatMap(({ reading }) => (reading.form === 'qa' ? [reading] : [])).at(-1);

function gateCourse(scene: Scene, all: Heard[], say: Case['say']): string[] {
  const words = closingWords[scene.language];
  const gate = lastGate(all);
  if (!gate) return [say(words.unjudged, 'gate')];
  return [
    say(
      { pass: words.passed, warn: words.warned, fail: words.held, unreadable: words.held }[gate.verdict],
      'gate',
    ),
  ];
}

/** What the gate wrote down, each with somebody to watch it; never nothing. */
function gateRisks(scene: Scene, all: Heard[], say: Case['say']): string[] {
  const words = closingWords[scene.language];
  const gate = lastGate(all);
  const owner = (at: number) =>
    scene.table[(at + hash(scene.seed, 'owner')) % Math.max(1, scene.table.length)]?.name ?? scene.seat.name;
  const issue = (text: string) => ({ issue: capital(clipped(text, scene.language, 28)) });
  const risks = (gate?.risks ?? []).map((text, at) =>
    say([words.risk[at % 2] ?? words.risk[0]], 'risk', { ...issue(text), owner: owner(at) }),
  );
  const open =
    gate?.verdict === 'fail'
      ? gate.issues.map((text, at) => say([words.open[at % 2] ?? words.open[0]], 'open', issue(text)))
      : [];
  return risks.length + open.length > 0 ? [...risks, ...open] : [say(words.quiet, 'quiet')];
}

/** When the gate sent the last word itself back: what it lacked. */
export function sentBackLine(scene: Scene): string {
  const issue = scene.sentBack?.issues[0];
  if (issue === undefined) return '';
  const lines = closingWords[scene.language].gated;
  const line = lines[hash(scene.seed, 'gated', scene.sentBack?.time ?? 1) % lines.length] ?? lines[0];
  return fill(line, { issue: clipped(issue, scene.language, 20) }, scene.language);
}
