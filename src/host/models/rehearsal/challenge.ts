/** CHALLENGE: a proposal, a vote, a checklist, and an answer to what someone else really wrote, in quotation marks. */
import type { Stance } from '../../../core/forms/reading.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement } from './acknowledgement.ts';
import { type Actor, enter } from './actor.ts';
import { proposalCores } from './answers.ts';
import { checklistLines } from './checklist.ts';
import { answer } from './citing.ts';
import { chance, hash } from './draw.ts';
import { labels } from './labels.ts';
import { onceMore } from './onceMore.ts';
import { agreesFromTheStart } from './plan.ts';
import { writeReview } from './review.ts';
import type { Pool } from './voice.ts';
import { challengeVote, timesVoted } from './votes.ts';

export function writeChallenge(scene: Scene): string {
  const actor = enter(scene);
  if (actor.work) return writeReview(actor, actor.work);
  const { voice, part, plan, say, language } = actor;
  const words = labels[language];
  const time = timesVoted(scene);
  const vote = challengeVote(actor);
  const already = agreesFromTheStart(part.side, plan.answer);
  const stance: Stance = vote === 'disagree' ? 'contest' : vote === 'agree' && already ? 'maintain' : 'amend';
  const settle = { agree: agreement(actor, already), nuance: voice.nuance, disagree: voice.contest }[vote];
  const [first, second] = whomToAnswer(actor);
  const against = vote !== 'agree';
  const response = [
    onceMore(actor),
    first && answer(actor, first, against ? voice.resist : voice.accept, time),
    second && answer(actor, second, against ? voice.accept : voice.resist, time),
    say(settle, 'settle', {}, time),
  ].filter(Boolean);
  const contested = against ? first : undefined;
  const blocking = vote === 'disagree' && part.blocks ? say(voice.blocking, 'blocking') : undefined;
  return [
    acknowledgement(actor),
    words.proposal + proposal(actor),
    [
      `- ${words.vote}${vote}`,
      `- ${words.stance}${words.stances[stance]}`,
      `- ${words.contests}${contested ? `@${contested.seat}: ${say(voice.point, 'point')}` : words.none}`,
      ...checklistLines(actor, vote),
    ].join('\n'),
    words.response + response.join('\n\n'),
    blocking ? `${words.blocking}\n- ${blocking}` : `${words.blocking} ${words.none}`,
    words.recommendation + say(voice.recommend, 'recommend', {}, time),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Agreeing to act, to act more slowly than one wished, or not to act, is not said in the same words. */
function agreement({ voice, part, plan }: Actor, already: boolean): Pool {
  if (plan.answer === 'wait') return already ? voice.rest : voice.slowed;
  if (already) return voice.keep;
  return part.side === 'for' ? voice.slowed : voice.moved;
}

/** One sentence: what the council could conclude on, with this seat's own condition. */
function proposal({ scene, at, voice, part, say, language }: Actor): string {
  const cores = proposalCores[language][part.proposes];
  const core = cores[(at + hash(scene.seed, 'core')) % cores.length] ?? '';
  const clause = part.proposes === 'wait' ? voice.wait : voice.step;
  const [one, two] = clause;
  return say([`${core}, ${one}.`, `${core}, ${two}.`], 'clause');
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
