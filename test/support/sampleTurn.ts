/** A turn as a backend is asked for it: a small council of two, in its first phase unless told otherwise. */
import type { Seat } from '../../src/core/councils/council.ts';
import type { ChannelScene } from '../../src/core/prompts/channels/channelScene.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import type { TurnRequest } from '../../src/host/ports/ports.ts';

export const sampleSeat = (id = 'sage', backend = 'openai-compatible'): Seat => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  kind: 'agent',
  role: 'critique and specs',
  persona: 'Asks for the reason behind each claim.',
  backend,
  votes: true,
  fence: `fence-${id}`,
});

export interface SampleTurn {
  turn: TurnRequest<Scene>;
  deltas: string[];
  abort(): void;
}

export function sampleTurn(seat = sampleSeat()): SampleTurn {
  const deltas: string[] = [];
  const controller = new AbortController();
  const table = ['sage', 'nova'].map((id) => ({ id, name: sampleSeat(id).name, role: sampleSeat(id).role }));
  const question = 'Should we cache the index?';
  const turn: TurnRequest<Scene> = {
    scene: {
      kind: 'council',
      council: '2026-11-16-should-we-cache-the-index',
      language: 'en',
      seed: 7,
      brief: {
        type: 'debate',
        question,
        constraints: [],
        acceptance: [],
        roles: {},
        maxRounds: 3,
        timeouts: { seat: 90 },
      },
      seat,
      table,
      phase: {
        id: 'COLLECT',
        speakers: 'participants',
        order: 'parallel',
        blind: true,
        sees: [],
        form: 'position',
      },
      round: 1,
      form: 'position',
      others: [],
      own: [],
      disagreements: [],
      injections: [],
      absent: [],
      part: 'participant',
      documents: [],
      questions: [],
      checks: [],
    },
    prompt: { system: `You are ${seat.name}.`, messages: [{ role: 'user', text: question }] },
    tries: 1,
    signal: controller.signal,
    onDelta: (text) => deltas.push(text),
  };
  return { turn, deltas, abort: () => controller.abort(new Error('aborted by the test')) };
}

/** The same turn in a channel. */
export const inAChannel = (turn: TurnRequest): TurnRequest<ChannelScene> => ({
  ...turn,
  scene: {
    kind: 'channel',
    channel: 'kitchen',
    openedAt: 0,
    name: 'kitchen',
    mode: 'chat',
    language: turn.scene.language,
    seat: turn.scene.seat,
    members: [],
    why: { code: 'order' },
    completion: 'reply',
    goOn: false,
    turn: 1,
    most: 3,
    isReminder: false,
    leftOut: 0,
    voices: [],
    digests: [],
  },
});
