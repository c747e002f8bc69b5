/**
 * Renders one ask: the round's header, what the seat may see of others inside its fence, what people say set apart from
 * that, then what its form asks for.
 */
import type { Point } from '../councils/motion.ts';
import type { Question } from '../councils/people/questions.ts';
import { isDocumentMotion } from '../councils/voting/motion.ts';
import { type AskedPoints, type Asking, formAsk } from '../forms/asks/asks.ts';
import { fieldsAsked } from '../forms/asks/fieldLines.ts';
import { bodyOf } from '../forms/body.ts';
import { wordCount } from '../forms/onePage.ts';
import type { Language } from '../ids.ts';
import { type Instructions, instructions } from './promptWords.ts';
import { fenced, spoken } from './quoteOthers.ts';
import type { Heard, Scene } from './seatScene.ts';
import { motionPut, oneLine, pointForms, pointsShown, proposalsShown, tallyShown } from './votedOn.ts';

/** What the seat's conversation holds so far. */
export interface Conversed {
  mark: string;
  /** Whose words of which round stand in an earlier message: they are not repeated. */
  shown: Set<string>;
  wantsPlaces: boolean;
}

export function message(scene: Scene, so: Conversed): string {
  return [
    ...opening(scene),
    ...documents(scene, so),
    ...proposalsShown(scene, so.mark),
    ...heard(scene, so),
    ...motionPut(scene, so.mark),
    ...tallyShown(scene, so.mark),
    ...pointsShown(scene, so.mark),
    ...standing(scene, so),
    ...gate(scene, so),
    ...people(scene, so),
    ...askedAgain(scene, so.mark),
    '---',
    askedFor(scene, so.wantsPlaces),
  ].join('\n\n');
}

/** What the form asks for, alone: for whoever already sees everything else. */
export const askedFor = (scene: Scene, wantsPlaces: boolean): string =>
  formAsk(scene.language, scene.form, asking(scene, wantsPlaces));

/** What of a reply is asked for again; of a page that is longer than one, all of it. */
export function askedOnceMore(scene: Scene, reply: string): string {
  const { language, form } = scene;
  const say = instructions[language];
  if (form === 'page') return say.repairPage(wordCount(reply));
  return say.repair(fieldsAsked(language, form, scene.missing ?? [], asking(scene, false)));
}

function asking(scene: Scene, wantsPlaces: boolean): Asking {
  const { brief, motion, proposals = [], seat, table, others } = scene;
  const own = proposals.find((each) => each.seat === seat.id)?.letter;
  return {
    towards: table
      .map(({ id }) => id)
      .filter((id) => id !== seat.id && others.some((one) => one.seat === id)),
    reviews: scene.part === 'reviewer',
    hasDocument: scene.documents.length > 0,
    hasReplies: others.length > 0 || scene.sentBack !== undefined,
    wantsPlaces,
    mode: brief.type,
    criteria: brief.acceptance.length,
    ...(scene.noVote && !motion ? { noVote: true } : {}),
    points: askedPoints(scene),
    ...(proposals.length === 0
      ? {}
      : {
          letters: {
            all: proposals.map(({ letter }) => letter),
            areOptions: proposals.every((each) => each.seat === undefined),
            ...(own === undefined ? {} : { own }),
          },
        }),
    ...(motion
      ? {
          motion: {
            isDocument: isDocumentMotion(motion),
            isContested: [...others, ...scene.own].some(({ reading }) => reading.form === 'advocate'),
          },
        }
      : {}),
  };
}

/** What this seat may say of each open point: its own, those that are put to it, all where it judges. */
function askedPoints({ points = [], seat, part, form }: Scene): AskedPoints {
  const kindOf = ({ by, check, to, kind }: Point): keyof AskedPoints => {
    if (part === 'qa') return check ? 'rest' : 'toJudge';
    if (by === seat.id && !check) return 'own';
    if (kind === 'amendment') return to === seat.id ? 'amendments' : 'rest';
    return to === seat.id || part === 'owner' ? 'toAnswer' : 'rest';
  };
  const asked: AskedPoints = { own: [], amendments: [], toAnswer: [], toJudge: [], rest: [] };
  // A judge speaks of its own ❌ by the mark that it gives now.
  const isMarked = ({ gate, by }: Point) =>
    form === 'qa' && gate !== undefined && gate !== 'other' && by === seat.id;
  for (const point of pointForms.has(form) ? points : [])
    if (!isMarked(point)) asked[kindOf(point)].push(point.id);
  return asked;
}

/** Forms of a sentence or a paragraph: nobody needs to be told to be brief. */
const isShort: ReadonlySet<string> = new Set(['ballot', 'final']);

function opening(scene: Scene): string[] {
  const say = instructions[scene.language];
  const place = scene.place && say.place(scene.place.round, scene.place.turn);
  return [
    say.round(scene.round, scene.phase.id),
    ...(place === undefined ? [] : [`${place} ${say.manners}`]),
    ...(scene.brevity === undefined || isShort.has(scene.form) ? [] : [say.brevity[scene.brevity]]),
  ];
}

const label = (one: Heard): string => `Round ${one.round} — ${one.phase} — ${one.name} (@${one.seat})`;

const keyOf = (one: Heard): string => `${one.round}/${one.phase}/${one.seat}`;

/** The latest of each kind; the one to work on comes last. What already stands in the conversation is only named. */
function documents(scene: Scene, { mark, shown }: Conversed): string[] {
  const say = instructions[scene.language];
  const current = scene.documents.filter(
    (one, index) =>
      !scene.documents.slice(index + 1).some((later) => later.reading.form === one.reading.form),
  );
  return current.flatMap((one, index) => {
    const isUnderWork = index === current.length - 1;
    const { form } = one.reading;
    const own = form === 'response' ? say.ownAnswer(one.round) : say.ownDocument(one.round, one.phase);
    if (one.seat === scene.seat.id) return isUnderWork ? [own] : [];
    const kind = isUnderWork ? say.underWork : say.alongside;
    const intro = form === 'frame' ? say.frame : form === 'response' ? say.answer : kind;
    if (shown.has(keyOf(one))) return [`${intro} ${say.itStands(one.round, one.phase)}`];
    shown.add(keyOf(one));
    return [intro, fenced(mark, label(one), one.text)];
  });
}

function heard(scene: Scene, so: Conversed): string[] {
  const say = instructions[scene.language];
  const fresh = scene.others.filter((one) => !so.shown.has(keyOf(one)));
  const parts = scene.phase.sees.includes('transcript')
    ? said(fresh, fresh.length === scene.others.length ? say.transcript : say.sinceThen, so.mark)
    : byRound(scene, so);
  for (const one of fresh) so.shown.add(keyOf(one));
  return parts;
}

const said = (fresh: Heard[], intro: string, mark: string): string[] =>
  fresh.length === 0 ? [] : [intro, ...fresh.map((one) => fenced(mark, label(one), one.text))];

/** Replies of named phases, each round under its own line. */
function byRound(scene: Scene, { mark, shown }: Conversed): string[] {
  const say = instructions[scene.language];
  const others = scene.others.toSorted((a, b) => a.round - b.round);
  return others.flatMap((one, index) => {
    const before = others[index - 1];
    const begins = before?.round !== one.round || before.phase !== one.phase;
    const intro =
      one.reading.form === 'qa'
        ? say.gateSaid(one.round)
        : one.reading.form === 'advocate'
          ? say.advocated(one.round)
          : say.others(one.round);
    if (shown.has(keyOf(one))) return begins ? [`${intro} ${say.theyStand}`] : [];
    return [...(begins ? [intro] : []), fenced(mark, `${one.name} (@${one.seat})`, one.text)];
  });
}

/** Where the seat stood, what is contested, who was not there, and what it is asked directly. */
function standing(scene: Scene, { mark }: Conversed): string[] {
  const say = instructions[scene.language];
  // What a seat wrote because the case against the motion was asked for is not where it stands.
  const mine = scene.phase.sees.includes('own')
    ? scene.own.findLast(({ reading }) => reading.form !== 'advocate')
    : undefined;
  // What it found stands among the points, by its id.
  const isReminded = mine !== undefined && mine.reading.form !== 'review';
  const showsAbsent = scene.absent.length > 0 && scene.phase.sees.includes('transcript');
  const asked = scene.questions.filter((one) => !one.again);
  const again = scene.questions.filter((one) => one.again);
  const quoted = (one: Question) => fenced(mark, `${one.name} (@${one.from})`, one.text);
  return [
    ...(isReminded ? [`${say.own} ${reminder(mine, say)}`] : []),
    // Where points have ids they are named by them.
    ...(scene.disagreements.length > 0 && scene.points === undefined
      ? [say.disagreements, fenced(mark, '', contested(scene))]
      : []),
    ...(showsAbsent ? [scene.absent.map((one) => say.absent(one.name, one.phase)).join('\n')] : []),
    ...(asked.length > 0 ? [say.asked, ...asked.map(quoted)] : []),
    ...(again.length > 0 ? [say.askedAgain(scene.seat.name), ...again.map(quoted)] : []),
  ];
}

/** What the checks said, and what a gate wants mended. */
function gate(scene: Scene, { mark }: Conversed): string[] {
  const say = instructions[scene.language];
  const results = scene.checks.flatMap((check) => {
    if (check.state === 'running') return [];
    const { name, state, code, output = '', waived, on } = check;
    return [
      say.checked(name, state, state === 'failed' ? code : undefined, on),
      ...(output.trim() === '' ? [] : [fenced(mark, name, output)]),
      ...(waived ? [say.waivedBy(waived.by), spoken(mark, waived.by, waived.text)] : []),
    ];
  });
  const { sentBack } = scene;
  const issues = sentBack?.issues.map((issue) => `- ${oneLine(issue, 1000)}`).join('\n') ?? '';
  return [
    ...(results.length > 0 ? [say.checks, ...results] : []),
    ...(sentBack ? [say.sentBack(sentBack.by, sentBack.time, sentBack.of)] : []),
    ...(issues === '' ? [] : [fenced(mark, '', issues)]),
  ];
}

/** What people asked for since the seat last spoke. */
function people(scene: Scene, { mark }: Conversed): string[] {
  const say = instructions[scene.language];
  const wished = scene.phase.again ? scene.anotherRound : undefined;
  return [
    ...(wished === undefined ? [] : [say.anotherRound, spoken(mark, '', wished)]),
    ...scene.injections.flatMap(({ by, text, again }) => [
      again ? say.injectedAgain(by, scene.seat.name) : say.injected(by),
      spoken(mark, by, text),
    ]),
    ...(scene.injections.length > 0 ? [say.acknowledge, say.acknowledgeForm] : []),
  ];
}

/** A reminder, not a repetition: the whole reply already stands in the conversation. */
function reminder({ reading, text }: Heard, say: Instructions): string {
  const scores =
    reading.form === 'matrix'
      ? reading.rows.map((row) => `${row.option}${say.colon} ${row.score ?? '?'}/5`)
      : [];
  const line = oneLine(
    scores.length > 0 ? scores.join(say.semicolon) : bodyOf(reading.form, text),
    Number.POSITIVE_INFINITY,
  );
  return line.length <= 300 ? line : `${line.slice(0, line.lastIndexOf(' ', 300))} ${say.tooLong}`;
}

function contested(scene: Scene): string {
  const say = instructions[scene.language];
  const name = (id: string) =>
    [...scene.table, ...scene.others.map((one) => ({ id: one.seat, name: one.name }))].find(
      (one) => one.id === id,
    )?.name ?? id;
  return scene.disagreements
    .map(({ seat, against, point, blocking }) => {
      const words = oneLine(point, 400);
      if (blocking) return say.blocks(name(seat), words);
      return against === undefined
        ? say.versusAll(name(seat), words)
        : say.versus(name(seat), name(against), words);
    })
    .join('\n');
}

const words: Record<Language, { again(by: string): string; note(by: string): string }> = {
  en: {
    again: (by) =>
      `${by} asks you this again. Your first answer is kept and not shown to you: answer the question anew.`,
    note: (by) => `${by} adds, as a wish for this answer:`,
  },
  fr: {
    again: (by) =>
      `${by} te repose la question. Ta première réponse est conservée et ne t’est pas montrée : réponds à nouveau.`,
    note: (by) => `${by} ajoute, comme souhait pour cette réponse :`,
  },
};

export function askedAgain({ askedAgain: again, language }: Scene, mark: string): string[] {
  if (!again) return [];
  const say = words[language];
  const { by, text } = again;
  return [say.again(by), ...(text === undefined ? [] : [say.note(by), spoken(mark, by, text)])];
}
