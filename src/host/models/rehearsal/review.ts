/** REVIEW and VALIDATE: a document, or what the context holds, judged by a seat in its own voice. */
import type { Stance } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { Actor } from './actor.ts';
import { checklistLines } from './checklist.ts';
import { answer } from './citing.ts';
import { hash } from './draw.ts';
import { frames } from './frames.ts';
import { labels } from './labels.ts';
import { onceMore } from './onceMore.ts';
import { firstPlace, type Spot, spotsIn } from './places.ts';
import type { CastVote } from './plan.ts';
import { fragmentOf } from './quote.ts';
import { ownText, reviewCores } from './reviewWords.ts';
import { holds, quoted } from './subject.ts';
import { challengeVote, lastVote, timesVoted } from './votes.ts';
import type { Work } from './work.ts';

export function writeReview(actor: Actor, work: Work): string {
  const { scene, voice, say, language } = actor;
  const words = labels[language];
  const time = timesVoted(scene);
  const vote = challengeVote(actor);
  const stance: Stance = vote === 'disagree' ? 'contest' : vote === 'nuance' ? 'amend' : 'maintain';
  const author = scene.table.some((one) => one.id === work.heard?.seat) ? work.heard : undefined;
  const blocking = vote === 'disagree' ? blockingIssue(actor, time) : undefined;
  const contested = vote !== 'agree' && author && author.seat !== scene.seat.id;
  return [
    acknowledgement(actor),
    words.proposal + proposal(actor, vote, time),
    [
      `- ${words.vote}${vote}`,
      `- ${words.stance}${words.stances[stance]}`,
      `- ${words.contests}${contested ? `@${author.seat}: ${say(voice.point, 'point', {}, time)}` : words.none}`,
      ...checklistLines(actor, vote),
    ].join('\n'),
    words.response + response(actor, work, vote, time).join('\n\n'),
    blocking ? `${words.blocking}\n- ${blocking}` : `${words.blocking} ${words.none}`,
    words.recommendation + say(voice.recommend, 'recommend', {}, time),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function response(actor: Actor, { heard }: Work, vote: CastVote, time: number): string[] {
  const { scene, voice, say, frame, language, subject } = actor;
  const before = lastVote(scene);
  const mended = vote === 'agree' && before !== undefined && before !== 'agree';
  const judged = {
    agree: mended ? voice.mended : voice.approve,
    nuance: voice.reserve,
    disagree: voice.refuse,
  }[vote];
  const reading = heard ? onTheText(actor, heard, vote, time) : fromTheSource(actor);
  const settled = say(judged, 'judged', {}, time);
  const ground = heard ? '' : say(voice.ground, 'ground', {}, time);
  const said = [onceMore(actor), reading, settled, ground].filter(Boolean);
  const all = said.join(' ');
  if (holds(all, subject.nouns[0] ?? subject.key)) return said;
  const concern = say(voice.concern, 'concern');
  const terms = subject.nouns[0] ?? subject.key;
  return [...said, frame(frames[language].behind, `behind ${time}`, { terms, concern })];
}

/** Someone else's words are answered; one's own are only read again. */
function onTheText(actor: Actor, heard: Heard, vote: CastVote, time: number): string {
  const { scene, voice, language, subject, say } = actor;
  if (heard.seat !== scene.seat.id)
    return answer(actor, heard, vote === 'agree' ? voice.accept : voice.resist, time);
  const quote = quoted(fragmentOf(heard.text, [subject.act], scene.seed, 'mine', time), language);
  return say(ownText[language], 'own text', { quote }, time);
}

/** A line of the code or the text that is reviewed, with the place where it stands. */
function fromTheSource(actor: Actor): string {
  const { voice, say, frame, language } = actor;
  const spot = spotOf(actor);
  if (!spot?.text) return '';
  return frame(frames[language].source, 'source', {
    place: `${spot.path}:${spot.line}`,
    line: `\`${spot.text.replaceAll('`', '')}\``,
    concern: say(voice.concern, 'other concern'),
  });
}

/** Neighbours look at different lines. */
function spotOf({ scene, at }: Actor): Spot | undefined {
  const spots = spotsIn(scene);
  const step = Math.max(1, Math.floor(spots.length / Math.max(1, scene.table.length)));
  return spots[(at * step + (hash(scene.seed, 'spot') % Math.max(1, step))) % Math.max(1, spots.length)];
}

/** In a review each names its place; elsewhere the words are enough. */
export function blockingIssue(actor: Actor, time = 0): string | undefined {
  const { scene, part, voice, say } = actor;
  if (!part.blocks) return undefined;
  const issue = say(voice.blocking, 'blocking', {}, time);
  return placed(scene) ? `${mark(spotOf(actor) ?? firstPlace(scene))} ${issue}` : issue;
}

const placed = ({ brief }: Scene): boolean => brief.type === 'review';
const mark = ({ path, line }: Spot): string => `[${path}:${line}]`;

/** One sentence: what becomes of it, with this seat's own condition. */
function proposal({ scene, at, voice, say, language }: Actor, vote: CastVote, time: number): string {
  const cores = reviewCores[language][vote];
  const core = cores[(at + hash(scene.seed, 'core') + time) % cores.length] ?? '';
  const [one, two] = voice.step;
  return say([`${core}, ${one}.`, `${core}, ${two}.`], 'clause', {}, time);
}
