/** VOTE: a position in a sentence, how sure the seat is, and where it stands towards each of the others. */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { acknowledgement } from './acknowledgement.ts';
import { voting } from './course.ts';
import { chance } from './draw.ts';
import { labels } from './labels.ts';
import { sitDown, stanceOn } from './turn.ts';

export function writeBallot(scene: Scene): string {
  const seat = { ...sitDown(scene), round: voting };
  const { voice, say, course, at, answers } = seat;
  const { headings, colon } = labels[scene.language].table;
  const against = course.holdouts.includes(at) && course.outcome !== 'soft';
  const others = scene.table.filter((one) => one.id !== scene.seat.id);
  const sure = chance(scene.seed, scene.seat.id, 'ballot') < 0.5 ? 0 : 1;
  const lines = others.map((one) => `- @${one.id}${colon} ${stanceOn(seat, one.id)}`);
  return [
    acknowledgement(seat),
    `${headings.final}\n${say(against ? voice.dissent : voice.ballot, 'ballot', answers)}`,
    `${headings.confidence}\n${(course.holdouts.includes(at) ? 3 : 4) + sure}`,
    `${headings.agreement}\n${lines.join('\n') || labels[scene.language].none}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
