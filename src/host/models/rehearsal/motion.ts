/** What a seat says of proposals, motion and points: which it backs, how it ranks them, what becomes of each point. */
import type { Point, Proposal } from '../../../core/councils/motion.ts';
import type { PointWord } from '../../../core/forms/reading.ts';
import type { Actor } from './actor.ts';
import { chance, hash } from './grammar/draw.ts';
import { fragmentOf } from './grammar/quote.ts';
import { quoted } from './grammar/subject.ts';
import { labels } from './labels.ts';
import { optionsFor } from './options.ts';
import type { CastVote } from './plan.ts';

/** The one that the plan comes to: that of the seat which leads to it, or the option that says the same. */
function commonProposal({ scene, plan, subject }: Actor): Proposal | undefined {
  const proposals = scene.proposals ?? [];
  const lead = scene.table[plan.lead]?.id;
  const option = optionsFor(scene, plan, subject).find((one) => one.answer === plan.answer)?.name;
  return (
    proposals.find((one) => one.seat !== undefined && one.seat === lead) ??
    proposals.find((one) => one.seat === undefined && option !== undefined && one.text.startsWith(option)) ??
    proposals[0]
  );
}

/** Whoever disagrees stands by its own; of options, by another than the rest. */
function backed(actor: Actor, vote: CastVote): Proposal | undefined {
  const { scene, at } = actor;
  const common = commonProposal(actor);
  if (vote !== 'disagree') return common;
  const others = (scene.proposals ?? []).filter((one) => one !== common);
  return (
    others.find((one) => one.seat === scene.seat.id) ?? others[at % Math.max(1, others.length)] ?? common
  );
}

/** The lines of a challenge that say what the vote is about; none where there is nothing to back. */
export function backing(actor: Actor, vote: CastVote): string[] {
  const { scene, shared, frame, language } = actor;
  const chosen = backed(actor, vote);
  if (chosen === undefined) return [];
  const label = labels[language];
  const ranked = ranking(actor, chosen).map((one) => one.letter);
  return [
    `- ${label.backs}${chosen.letter}`,
    ...(vote === 'nuance' ? [`- ${label.amendment}${frame(shared.amendment, 'amendment', {})}`] : []),
    ...(ranked.length > 1 ? [`- ${label.ranking}${ranked.join(' > ')}`] : []),
    `- ${label.confidence}${3 + (chance(scene.seed, scene.seat.id, 'backing') < 0.5 ? 0 : 1)}`,
  ];
}

/** What it backs comes first, the common answer next, the others by their distance. */
function ranking(actor: Actor, first: Proposal): Proposal[] {
  const { scene } = actor;
  const common = commonProposal(actor);
  const far = (one: Proposal) =>
    one === first ? 0 : one === common ? 1 : 2 + (hash(scene.seed, scene.seat.id, one.letter) % 97);
  return (scene.proposals ?? []).toSorted((a, b) => far(a) - far(b));
}

/** Why the seat stands elsewhere than before, or what it would take; nothing where neither is owed. */
export function moved(actor: Actor, vote: CastVote): string[] {
  const { scene, shared, frame, language, subject } = actor;
  const { motion } = scene;
  if (motion === undefined) return [];
  const label = labels[language];
  const before = scene.own
    .flatMap(({ reading }) => (reading.form === 'challenge' ? [reading.backs] : []))
    .at(-1);
  const backedIt = before !== undefined && before === motion.letter;
  const hasMoved = before !== undefined && (vote === 'agree' ? !backedIt : vote === 'disagree' && backedIt);
  const whose = scene.others.findLast((one) => one.seat === motion.seat) ?? scene.others.at(-1);
  const quote = whose && fragmentOf(whose.text, [subject.act], scene.seed, scene.seat.id, 'changed');
  const reason = quote ? { at: `@${whose.seat}`, quote: quoted(quote, language) } : undefined;
  return [
    ...(hasMoved && reason ? [`${label.changedMind}${frame(shared.changed, 'changed', reason)}`] : []),
    ...(vote === 'agree' ? [] : [`${label.needs}${frame(shared.needs, 'needs', {})}`]),
  ];
}

/** One line for each open point that is this seat's to speak of. */
export function onPoints(actor: Actor, vote: CastVote): string[] {
  return (actor.scene.points ?? []).flatMap((point, at) => {
    const word = wordOn(actor, point, vote);
    return word === undefined ? [] : [pointLine(actor, point, word, at)];
  });
}

function wordOn({ scene }: Actor, point: Point, vote: CastVote): PointWord['word'] | undefined {
  const { seat, motion, seed } = scene;
  if (point.by === seat.id) {
    if (point.kind === 'amendment') return undefined;
    return vote === 'agree' ? 'withdrawn' : 'kept';
  }
  if (point.kind === 'amendment')
    return motion?.seat === seat.id
      ? chance(seed, point.id, 'takes') < 0.75
        ? 'accepted'
        : 'declined'
      : undefined;
  return point.to === seat.id || (point.to === undefined && motion?.seat === seat.id)
    ? 'answered'
    : undefined;
}

/** `P2: kept — …`, in this voice's words. */
export function pointLine(actor: Actor, point: Point, word: PointWord['word'], at: number): string {
  const { shared, frame, language } = actor;
  const { points, lineColon } = labels[language];
  return `${point.id}${lineColon} ${points[word]} — ${frame(shared.points[word], word, {}, at)}`;
}

/** Whether each acceptance criterion is met, as far as this seat's vote says. */
export function criteriaLines({ scene, shared, frame, language }: Actor, vote: CastVote): string[] {
  const { criteria, lineColon } = labels[language];
  const doubted = hash(scene.seed, scene.seat.id, 'criterion') % Math.max(1, scene.brief.acceptance.length);
  return scene.brief.acceptance.map((_, at) => {
    const mark = at !== doubted || vote === 'agree' ? 'pass' : vote === 'nuance' ? 'warn' : 'fail';
    return `C${at + 1}${lineColon} ${criteria[mark]} — ${frame(shared.criteria[mark], 'criterion', {}, at)}`;
  });
}
