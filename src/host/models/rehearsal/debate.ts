/** A debate in one seat's voice: a side of its own, a challenge that quotes the others, a definitive vote by name. */
import { checklistLabels } from '../../../core/forms/asks/labels.ts';
import { checklistPoints, type Mark, type Stance } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { type Actor, acknowledgement, assembled, citing, enter, onceMore } from './actor.ts';
import { chance, hash, pick, shuffle } from './grammar/draw.ts';
import { clipped } from './grammar/quote.ts';
import { holds, quoted } from './grammar/subject.ts';
import { termsOf } from './grammar/terms.ts';
import { listed, type Pool } from './grammar/typeset.ts';
import { languageOf } from './grammar/wordLists.ts';
import { labels, marks } from './labels.ts';
import { backing, criteriaLines, moved, onPoints } from './motion.ts';
import {
  type Answer,
  agreesFromTheStart,
  type CastVote,
  challengeVote,
  lastVote,
  timesVoted,
} from './plan.ts';
import { blockingIssue, judged, spotMark } from './review.ts';

/** COLLECT: a side, with the brief's own words. */
export function writePosition(scene: Scene): string {
  const actor = enter(scene);
  const { voice, part, say } = actor;
  const opening = `${say(voice[`open ${part.side}`], 'side')} ${say(voice[`because ${part.side}`], 'side')}`;
  const ground = [whereISit(actor), say(voice.ground, 'ground')].filter(Boolean).join(' ');
  const brief = fromTheBrief(actor, `${opening} ${ground}`).join(' ');
  const mind = `*${labels[scene.language].changeMind}${say(voice[`mind ${part.side}`], 'side')}*`;
  const proposes = labels[scene.language].proposal + proposal(actor, part.opens);
  return assembled(acknowledgement(actor), opening, ground, brief, proposes, mind);
}

/** The seat's persona or role in a sentence, some of the time, and only in the council's language. */
export function whereISit({ scene, shared, frame, at, language }: Actor): string {
  const { seat, seed } = scene;
  const lines = personaLines(seat.persona);
  const line = lines[hash(seed, seat.id, 'persona line') % Math.max(1, lines.length)];
  // Not everyone introduces themselves: one seat in three by its persona, one in three by its role.
  const turn = (at + hash(seed, 'seat')) % 3;
  const isSpoken = (text: string) => (languageOf(text) ?? language) === language;
  if (line && isSpoken(line) && turn === 0)
    return frame(shared.persona, 'persona', { persona: clipped(line, language) });
  if (seat.role && seat.role.length < 60 && isSpoken(seat.role) && turn === 1)
    return frame(shared.role, 'role', { role: quoted(seat.role.replace(/[.\s]+$/u, ''), language) });
  return '';
}

/** Sentences of a persona that say more than a name, short enough to quote. */
const personaLines = (persona: string): string[] =>
  persona
    .replace(/\s+/gu, ' ')
    .split(/(?<=[.!?])\s+/u)
    .filter((line) => line.split(' ').length >= 3 && line.split(' ').length <= 14)
    .filter(
      (line) => !/^(?:you are|you’re|i am|tu es|vous êtes|je suis)\b/iu.test(line) && !/["“«]/u.test(line),
    );

/** One or two sentences with the constraints, the acceptance, the context or further nouns of the brief. */
export function fromTheBrief(
  { scene, voice, shared, say, frame, at, language, subject }: Actor,
  before: string,
) {
  const { brief, seed, seat } = scene;
  // Two sentences of one paragraph come back to two things.
  const concern = (turn: number) => say(voice.concern, 'other concern', {}, turn);
  const spread = (things: readonly string[]) =>
    things[(at + hash(seed, 'spread')) % Math.max(1, things.length)];
  const spoken = (text: string | undefined) =>
    text && (languageOf(text) ?? language) === language ? clipped(text, language) : undefined;
  const given = {
    constraint: spoken(spread(brief.constraints)),
    acceptance: spoken(spread(brief.acceptance)),
    context: fromContext(scene),
    format: spoken(brief.format),
  };
  const told = shuffle(
    Object.entries(given).filter(([, value]) => value),
    seed,
    seat.id,
    'brief',
  );
  const missing = subject.nouns.filter((noun) => !holds(before, noun)).slice(0, 3);
  const sentences = told
    .slice(0, missing.length > 0 ? 1 : 2)
    .map(([name, value = ''], turn) =>
      frame(shared[name as keyof typeof given], name, { [name]: value, concern: concern(turn + 1) }),
    );
  if (missing.length === 0) return sentences;
  const terms = listed(missing, language);
  return [...sentences, frame(shared.nouns, 'nouns', { terms, concern: concern(0) })];
}

/** A short sentence of the context, else a noun of it, in quotation marks. */
function fromContext({ context, language, seed, seat }: Scene): string | undefined {
  if (!context) return undefined;
  const prose = context.replace(/^.*\n\n(`{3,}|~{3,})[\s\S]*?\n\1/gmu, '');
  const lines = prose
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((line) => line.replace(/^[\s#>*-]+/u, '').trim())
    .filter((line) => line.split(' ').length >= 3 && line.split(' ').length <= 16)
    .filter((line) => (languageOf(line) ?? language) === language);
  const line = lines[hash(seed, seat.id, 'context line') % Math.max(1, lines.length)];
  if (line) return clipped(line, language, 16);
  const term = termsOf(prose.slice(0, 2000), language)[0]?.text;
  return term === undefined ? undefined : quoted(term, language);
}

/** CHALLENGE: which answer to adopt, a vote on it, a checklist, an answer to what was really written. */
export function writeChallenge(scene: Scene): string {
  const actor = enter(scene);
  const { voice, part, plan, say, frame, shared, subject, language } = actor;
  const label = labels[language];
  const time = timesVoted(scene);
  const vote = voteOf(actor);
  const already = agreesFromTheStart(part.side, plan.answer);
  const stance: Stance = vote === 'disagree' ? 'contest' : vote === 'agree' && already ? 'maintain' : 'amend';
  const [first, second] = whomToAnswer(actor);
  const against = vote !== 'agree';
  const settle = { agree: agreement(actor, already), nuance: voice.nuance, disagree: voice.contest }[vote];
  const response = [
    first && citing(actor, first, against ? voice.resist : voice.accept, time),
    second && citing(actor, second, against ? voice.accept : voice.resist, time),
    say(settle, 'settle', {}, time),
  ];
  const terms = subject.nouns[0] ?? subject.key;
  if (!holds(response.join(' '), terms)) response.push(frame(shared.behind, `behind ${time}`, { terms }));
  const contested = against ? first : undefined;
  const backs = backing(actor, vote);
  return assembled(
    acknowledgement(actor),
    // A council of an earlier release has no proposals to back: there each seat words its own.
    backs.length === 0 && label.proposal + proposal(actor, part.proposes),
    [
      ...backs,
      `- ${label.vote}${vote}`,
      `- ${label.stance}${label.stances[stance]}`,
      `- ${label.contests}${contested ? `@${contested.seat}: ${say(voice.point, 'point')}` : label.none}`,
      ...checklist(actor, vote),
    ].join('\n'),
    [...onPoints(actor, vote), ...criteriaLines(actor, vote)].join('\n'),
    // Asked for what was missing, a seat does not argue again.
    scene.repair === undefined && label.response + assembled(onceMore(actor), ...response),
    blockingLines(actor, vote === 'disagree' ? blockingIssue(actor) : undefined),
    scene.repair === undefined && label.recommendation + say(voice.recommend, 'recommend', {}, time),
  );
}

/** What blocks, with what would settle it. */
function blockingLines({ shared, frame, language }: Actor, issue: string | undefined): string {
  const label = labels[language];
  if (issue === undefined) return `${label.blocking} ${label.none}`;
  const settled = frame(shared.settles, 'settles', {});
  return `${label.blocking}\n- ${issue.replace(/[.\s]+$/u, '')}${label.settledBy}${settled}`;
}

/** REVIEW and VALIDATE: a verdict on somebody's work, what was found in it and where, what is good, what it meets. */
export function writeReview(scene: Scene): string {
  const actor = enter(scene);
  const { shared, frame, language, work } = actor;
  const label = labels[language];
  const time = timesVoted(scene);
  const vote = voteOf(actor);
  const found = findingsOf(actor, vote, time);
  const good = frame(shared.good, 'good', {}, time);
  return assembled(
    acknowledgement(actor),
    `${label.verdict}${label.verdicts[vote]}`,
    assembled(onceMore(actor), ...(work ? judged(actor, work, vote, time) : [])),
    found.length === 0 ? `${label.findings} ${label.none}` : `${label.findings}\n${found.join('\n')}`,
    `${label.good}\n- ${good}`,
    [...onPoints(actor, vote), ...criteriaLines(actor, vote)].join('\n'),
    `${label.confidence}${vote === 'nuance' ? 3 : 4}`,
  );
}

/** Blocked for what blocks, else for what the seat always comes back to; nothing new the second time. */
function findingsOf(actor: Actor, vote: CastVote, time: number): string[] {
  const { scene, voice, shared, say, frame, language } = actor;
  if (vote === 'agree' || time > 0) return [];
  const label = labels[language];
  const severity =
    vote === 'disagree' ? 'blocking' : chance(scene.seed, scene.seat.id, 'minor') < 0.5 ? 'minor' : 'major';
  const words = say(vote === 'disagree' ? voice.blocking : voice.point, 'finding');
  const place = spotMark(actor);
  const what = words.replace(/[.\s]+$/u, '');
  const why = frame(shared.matters, 'matters', {});
  return [
    `- [${label.severities[severity]}] ${place}${what} — ${why} — ${say(voice.recommend, 'recommend')}`,
  ];
}

/** What may be said against the motion, by whoever was asked to: the strongest case, held or not. */
export function writeAdvocate(scene: Scene): string {
  const actor = enter(scene);
  const { voice, say, shared, frame } = actor;
  const whose = scene.others.findLast((one) => one.seat === scene.motion?.seat) ?? scene.others.at(-1);
  return assembled(
    acknowledgement(actor),
    frame(shared.against, 'against', {}),
    whose && citing(actor, whose, voice.resist, 1),
    say(voice.contest, 'advocate'),
  );
}

/** Nobody sends their own text back. */
const voteOf = ({ scene, part, work }: Actor): CastVote =>
  work?.heard?.seat === scene.seat.id ? 'agree' : challengeVote(scene, part);

/** Agreeing to act, to act more slowly than one wished, or not to act, is not said in the same words. */
export function agreement({ voice, part, plan }: Actor, already: boolean, answer = plan.answer): Pool {
  if (answer === 'wait') return already ? voice.rest : voice.slowed;
  if (already) return voice.keep;
  return part.side === 'for' ? voice.slowed : voice.moved;
}

/** One sentence: what the council could conclude on, with this seat's own condition. */
function proposal({ scene, at, voice, shared, say }: Actor, answer: Answer): string {
  const cores = shared.proposals[answer];
  const core = cores[(at + hash(scene.seed, 'core')) % cores.length] ?? '';
  const [one, two] = answer === 'wait' ? voice.wait : voice.step;
  return say([`${core}, ${one}.`, `${core}, ${two}.`], 'clause');
}

/** The worst mark is where the voice looks; agreement leaves at most warnings. */
function checklist({ scene, language, caresAbout }: Actor, vote: CastVote): string[] {
  const worst: Mark = vote === 'disagree' ? 'fail' : vote === 'nuance' ? 'warn' : 'pass';
  return checklistPoints.map((point) => {
    const other = chance(scene.seed, scene.seat.id, point) < 0.25 ? 'warn' : 'pass';
    return `- [ ] ${marks[point === caresAbout ? worst : other]} ${checklistLabels[language][point]}`;
  });
}

/** The seat most worth answering, and some of the time a second one. Neighbours choose different seats. */
function whomToAnswer({ scene, at: me, plan }: Actor): (Heard | undefined)[] {
  const latest = new Map<string, Heard>();
  // Asked again, a seat answers what the others hold and not how they changed their minds.
  const held = scene.others.filter((heard) => heard.reading.form !== 'challenge');
  const shown = timesVoted(scene) > 0 && held.length > 0 ? held : scene.others;
  for (const heard of shown) if (heard.text.trim() !== '') latest.set(heard.seat, heard);
  const sideOf = (seat: string) => plan.parts[scene.table.findIndex((one) => one.id === seat)]?.side;
  const ranked = [...latest.values()]
    .map((heard, at) => {
      const side = sideOf(heard.seat);
      // Whoever stood for the common answer from the start is the one to join, or to argue with.
      const wanted = side !== undefined && agreesFromTheStart(side, plan.answer);
      // The order differs from seat to seat, so that not everyone answers the same one.
      const turn = (at + me + (hash(scene.seed, 'turn') % 7)) % Math.max(1, latest.size);
      return { heard, rank: (wanted && chance(scene.seed, scene.seat.id, 'wanted') < 0.7 ? 0 : 100) + turn };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ heard }) => heard);
  return chance(scene.seed, scene.seat.id, 'second') < 0.45 ? [ranked[0], ranked[1]] : [ranked[0]];
}

/** RESOLVE: one paragraph on the disagreements by name, a definitive vote, and how sure the seat is of it. */
export function writeFinal(scene: Scene): string {
  const actor = enter(scene);
  const { voice, say, language } = actor;
  const label = labels[language];
  const vote = finalVote(actor);
  const before = lastVote(scene) ?? actor.part.first;
  const pool = {
    agree: before === 'agree' ? voice.stay : voice.move,
    disagree: voice.hold,
    nuance: voice.bend,
  }[vote];
  const paragraph = [onceMore(actor), say(pool, `final ${scene.round}`, whatItIsAbout(actor))];
  const issue = vote === 'disagree' ? blockingIssue(actor) : undefined;
  // What stands in the ledger is spoken of by its id.
  const isNew = !scene.points?.some((point) => point.by === scene.seat.id && point.kind === 'blocking');
  const shift = chance(scene.seed, scene.seat.id, 'sure') < 0.5 ? 0 : 1;
  const sure = vote === 'nuance' ? 2 : vote === before ? 4 : 3;
  return assembled(
    acknowledgement(actor),
    scene.repair === undefined && paragraph.filter(Boolean).join(' '),
    [
      `${label.vote}${vote}`,
      ...moved(actor, vote),
      ...onPoints(actor, vote),
      ...criteriaLines(actor, vote),
      blockingLines(actor, isNew ? issue : undefined),
      `${label.confidence}${sure + shift}`,
    ].join('\n'),
  );
}

/** The planned vote; when a person asks for another round, those who held out may still move. */
function finalVote({ scene, part }: Actor): CastVote {
  const rounds = scene.own.filter((heard) => heard.reading.form === 'final').length;
  if (rounds === 0) return part.last;
  const before = lastVote(scene) ?? part.first;
  if (before === 'agree' || chance(scene.seed, scene.seat.id, 'again', rounds) < 0.4) return before;
  return 'agree';
}

/** The disagreement that concerns this seat most, and the other person in it. */
function whatItIsAbout({ scene, language, subject }: Actor): { point: string; name: string } {
  const { disagreements, seat, table, seed } = scene;
  const mine = disagreements.filter((one) => one.seat === seat.id && one.against !== undefined);
  const toMe = disagreements.filter((one) => one.against === seat.id);
  const own = disagreements.filter((one) => one.seat === seat.id);
  const near = [mine, toMe, own, disagreements].find((some) => some.length > 0) ?? [];
  const chosen = near[hash(seed, seat.id, 'which') % Math.max(1, near.length)];
  const other = chosen && (chosen.seat === seat.id ? chosen.against : chosen.seat);
  const others = table.filter((one) => one.id !== seat.id);
  const name =
    table.find((one) => one.id === other)?.name ??
    (others.length > 0 ? pick(others, seed, seat.id, 'other').name : seat.name);
  const point = chosen
    ? clipped(chosen.point, language)
    : quoted(subject.key.replace(/[«»\u202f]/gu, ''), language);
  return { point, name };
}
