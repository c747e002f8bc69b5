/** The turns of one seat over several rounds, as the host would ask them: each prompt holds all that was said before. */
import type { Seat } from '../../../src/core/councils/council.ts';
import { type SampleTurn, sampleSeat, sampleTurn } from '../sampleTurn.ts';

export const openclawSeat = (id = 'sage', model?: string): Seat => ({
  ...sampleSeat(id, 'openclaw'),
  ...(model === undefined ? {} : { model }),
});

/** The turn after these replies; `run` and `attempt` name the ask as the host does. */
export function turnAfter(replies: string[], seat = openclawSeat(), seed = 7): SampleTurn {
  const sample = sampleTurn(seat);
  const asked = (round: number) => ({ role: 'user' as const, text: `Question of round ${round}` });
  const earlier = replies.flatMap((text, index) => [asked(index + 1), { role: 'assistant' as const, text }]);
  sample.turn = {
    ...sample.turn,
    scene: { ...sample.turn.scene, seed },
    prompt: { system: `You are ${seat.name}.`, messages: [...earlier, asked(replies.length + 1)] },
    ask: { council: 'c', run: replies.length, seat: seat.id, attempt: 1 },
  };
  return sample;
}
