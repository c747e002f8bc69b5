/** What a seat says of a document, or of what the context holds, and where the issue stands that it blocks on. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { type Actor, citing } from './actor.ts';
import { hash } from './grammar/draw.ts';
import { fragmentOf } from './grammar/quote.ts';
import { holds, quoted } from './grammar/subject.ts';
import { type CastVote, lastVote } from './plan.ts';
import { firstPlace, type Spot, spotsIn, type Work } from './work.ts';

/** What was read, what becomes of it, and what it is about when nothing of that has named it. */
export function judged(actor: Actor, { heard }: Work, vote: CastVote, time: number): string[] {
  const { scene, voice, shared, say, frame, subject } = actor;
  const before = lastVote(scene);
  const isMended = vote === 'agree' && before !== undefined && before !== 'agree';
  const pool = { agree: isMended ? 'mended' : 'approve', nuance: 'reserve', disagree: 'refuse' } as const;
  const said = [
    heard ? onTheText(actor, heard, vote, time) : fromTheSource(actor),
    frame(shared[pool[vote]], 'judged', {}, time),
    heard ? '' : say(voice.ground, 'ground', {}, time),
  ];
  const terms = subject.nouns[0] ?? subject.key;
  const concern = say(voice.concern, 'concern', {}, time + 1);
  return holds(said.join(' '), terms)
    ? said
    : [...said, frame(shared.behind, `behind ${time}`, { terms, concern })];
}

/** Someone else's words are answered; one's own are only read again. */
function onTheText(actor: Actor, heard: NonNullable<Work['heard']>, vote: CastVote, time: number): string {
  const { scene, voice, shared, language, subject, say } = actor;
  if (heard.seat !== scene.seat.id)
    return citing(actor, heard, vote === 'agree' ? voice.accept : voice.resist, time);
  const quote = quoted(fragmentOf(heard.text, [subject.act], scene.seed, 'mine', time), language);
  return say(shared.ownText, 'own text', { quote }, time);
}

/** A line of the code or the text that is reviewed, with the place where it stands. */
function fromTheSource(actor: Actor): string {
  const { voice, shared, say, frame } = actor;
  const spot = spotOf(actor);
  if (!spot?.text) return '';
  return frame(shared.source, 'source', {
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

/** Where it stands, in a review of files; elsewhere the words are enough. */
export const spotMark = (actor: Actor): string =>
  isPlaced(actor.scene) ? `${mark(spotOf(actor) ?? firstPlace(actor.scene))} ` : '';

export function blockingIssue(actor: Actor, time = 0): string | undefined {
  const { part, voice, say } = actor;
  if (!part.blocks) return undefined;
  const issue = say(voice.blocking, 'blocking', {}, time);
  return spotMark(actor) + issue;
}

const isPlaced = ({ brief }: Scene): boolean => brief.type === 'review';
const mark = ({ path, line }: Spot): string => `[${path}:${line}]`;
