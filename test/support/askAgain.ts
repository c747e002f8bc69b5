/** What tests of a seat that is asked again have in common: the event, the turn, its answers, a voice with two of them. */
import assert from 'node:assert/strict';
import type { Council, Turn } from '../../src/core/councils/council.ts';
import type { Event } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import type { Play } from './play.ts';
import { sampleCouncil } from './sampleCouncil.ts';

export const again = (run: number, seat: string, id = 'a1', text?: string): Event => ({
  type: 'turn.asked-again',
  council: sampleCouncil().id,
  run,
  seat,
  by: 'papa',
  id,
  ...(text === undefined ? {} : { text }),
});
export const turnIn = (council: Council, run: number, seat: string): Turn => {
  const found = council.runs[run]?.turns.find((turn) => turn.seat === seat);
  assert.ok(found);
  return found;
};
export const answers = (turn: Turn) => [turn, ...(turn.again ?? [])].map((each) => each.text);
export const asks = (game: Play) => pending(game.council()).filter((owed) => owed.kind === 'ask');
export const other = (scene: Scene) => (scene.askedAgain ? 'Another answer.' : 'The first answer.');
