/** The calls a council makes: how many at once, phase after phase. Floors make the same calls, so that ratios compare like with like. */
import { written } from '../test/support/ask.ts';

export interface Phase {
  id: string;
  form: string;
  calls: number;
}

/** Votes that nuance: every round is held. */
export const threeRounds = (seats: number): Phase[] => [
  { id: 'COLLECT', form: 'position', calls: seats },
  { id: 'CHALLENGE', form: 'challenge', calls: seats },
  { id: 'RESOLVE', form: 'final', calls: seats },
  { id: 'SYNTHESIZE', form: 'synthesis', calls: 1 },
];

/** Votes that agree: no RESOLVE. */
export const twoRounds = (seats: number): Phase[] =>
  threeRounds(seats).filter((phase) => phase.id !== 'RESOLVE');

/** One after the other, as turns of a channel are. */
export const inTurn = (turns: number): Phase[] =>
  Array.from({ length: turns }, () => ({ id: 'CHAT', form: 'page', calls: 1 }));

export const callsIn = (phases: Phase[]): number => phases.reduce((sum, phase) => sum + phase.calls, 0);

export const seatIds = ['henry', 'sage', 'nova', 'blaise'];

/** The prompt of a floor: about as long as ours is in that phase, so that the server reads as much. */
const promptLengths: Record<string, number> = {
  COLLECT: 1500,
  CHALLENGE: 5000,
  RESOLVE: 6000,
  SYNTHESIZE: 9000,
  CHAT: 16_000,
};
const bodies = new Map<string, string>();

export function floorCall(phase: Phase, seat: number, stream: boolean) {
  const ask = {
    council: 'floor',
    round: 1,
    phase: phase.id,
    form: phase.form,
    attempt: 1,
    tries: 1,
    life: 0,
  };
  const key = `${phase.id} ${stream}`;
  const body = bodies.get(key) ?? bodyOf(promptLengths[phase.id] ?? 1500, stream);
  bodies.set(key, body);
  const headers = {
    'content-type': 'application/json',
    ...written({ ...ask, seat: seatIds[seat % seatIds.length] ?? 'henry' }),
  };
  return { headers, body };
}

const bodyOf = (length: number, stream: boolean): string =>
  JSON.stringify({
    model: 'bench',
    messages: [
      { role: 'system', content: 'You sit at a table.' },
      { role: 'user', content: 'x'.repeat(length) },
    ],
    ...(stream ? { stream: true, stream_options: { include_usage: true } } : {}),
  });

/** About 800 characters for the n-th turn of a chat, in words that no other turn has: who repeats others has passed there. */
export const chatReply = (n: number): string =>
  Array.from({ length: 100 }, (_, at) => (n * 100 + at + 36 ** 5).toString(36))
    .join(' ')
    .padEnd(800, '.');
