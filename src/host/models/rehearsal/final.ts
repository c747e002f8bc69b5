/** RESOLVE: one paragraph on the disagreements by name, a definitive vote, and how sure the seat is of it. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement } from './acknowledgement.ts';
import { type Actor, enter } from './actor.ts';
import { chance, hash, pick } from './draw.ts';
import { labels } from './labels.ts';
import { onceMore } from './onceMore.ts';
import type { CastVote } from './plan.ts';
import { clipped } from './quote.ts';
import { blockingIssue } from './review.ts';
import { quoted } from './subject.ts';

export function writeFinal(scene: Scene): string {
  const actor = enter(scene);
  const { voice, say, language } = actor;
  const words = labels[language];
  const vote = finalVote(actor);
  const before = earlierVote(actor);
  const pool = {
    agree: before === 'agree' ? voice.stay : voice.move,
    disagree: voice.hold,
    nuance: voice.bend,
  }[vote];
  const { point, name } = whatItIsAbout(actor);
  const asked = onceMore(actor);
  const again = asked && `${asked} `;
  const paragraph = again + say(pool, `final ${scene.round}`, { point, name });
  const issue = vote === 'disagree' ? blockingIssue(actor) : undefined;
  const blocking = issue ? `\n${words.blocking}\n- ${issue}` : '';
  const lines = `${words.vote}${vote}\n${words.confidence}${confidence(actor, vote, before)}${blocking}`;
  return [acknowledgement(actor), paragraph, lines].filter(Boolean).join('\n\n');
}

/** What the seat voted last, as it was read, else as it was planned. */
function earlierVote({ scene, part }: Actor): CastVote {
  const readings = scene.own.map((heard) => heard.reading);
  const last = readings.findLast((reading) => reading.form === 'challenge' || reading.form === 'final');
  return last && 'vote' in last && last.vote !== 'unreadable' ? last.vote : part.first;
}

/** The planned vote; when a person asks for another round, those who held out may still move. */
export function finalVote(actor: Actor): CastVote {
  const { scene, part } = actor;
  const rounds = scene.own.filter((heard) => heard.reading.form === 'final').length;
  if (rounds === 0) return part.last;
  const before = earlierVote(actor);
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

function confidence({ scene }: Actor, vote: CastVote, before: CastVote): number {
  const shift = chance(scene.seed, scene.seat.id, 'sure') < 0.5 ? 0 : 1;
  if (vote === 'nuance') return 2 + shift;
  return (vote === before ? 4 : 3) + shift;
}
