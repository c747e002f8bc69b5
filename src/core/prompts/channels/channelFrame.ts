/** A channel's turn in the frame in which backends are given every turn: the channel's scene, and a table around it. */
import type { Seat } from '../../councils/council.ts';
import type { Scene } from '../seatScene.ts';
import type { ChannelScene } from './channelScene.ts';

/** Under this name scripts find the turns of channels; the round is the turn's number. */
export const channelPhase = 'CHAT';

/** `seed` is the same for the channel's whole life: sessions elsewhere are known by it. */
export function sceneInChannel(channel: ChannelScene, seat: Seat, seed: number): Scene {
  const question = channel.topic ?? channel.name;
  return {
    council: channel.channel,
    language: channel.language,
    seed,
    brief: {
      type: 'chat',
      question,
      constraints: [],
      acceptance: [],
      roles: {},
      maxRounds: 1,
      timeouts: { seat: 120 },
    },
    seat,
    part: 'participant',
    table: channel.members.filter(({ kind }) => kind === 'agent'),
    phase: { id: channelPhase, speakers: 'participants', order: 'in-turn', sees: [], form: 'page' },
    round: channel.turn,
    form: 'page',
    others: [],
    documents: [],
    own: [],
    disagreements: [],
    injections: [],
    absent: [],
    questions: [],
    checks: [],
    channel,
  };
}
