/**
 * Who speaks how. Each seat gets a voice of its own, from the words of its role and, where the role says nothing, of its
 * persona; two seats share one only at a table of more than eight.
 */
import type { Scene } from '../../../core/prompts/seatScene.ts';
import { advocate } from './voices/advocate.ts';
import { builder } from './voices/builder.ts';
import { critic } from './voices/critic.ts';
import { guardian } from './voices/guardian.ts';
import { pragmatist } from './voices/pragmatist.ts';
import { reasoner } from './voices/reasoner.ts';
import { tester } from './voices/tester.ts';
import type { Voice } from './voices/voice.ts';
import { weaver } from './voices/weaver.ts';

export const voices = { guardian, critic, builder, tester, pragmatist, reasoner, weaver, advocate };
export type Temperament = keyof typeof voices;
export const temperaments = Object.keys(voices) as Temperament[];

/** The highest score wins; nothing, when no word says anything. */
function bestOf(among: readonly Temperament[], text: string): Temperament | undefined {
  const ranked = among
    .map((one) => ({ one, points: text.match(voices[one].castBy)?.length ?? 0 }))
    .sort((a, b) => b.points - a.points);
  return ranked[0] && ranked[0].points > 0 ? ranked[0].one : undefined;
}

export interface Casting {
  temperament: Temperament;
  voice: Voice;
  /** How many seats before this one share the voice, and how many share it in all. */
  rank: number;
  of: number;
}

/**
 * What one of those who speak at a table, or in a channel, is cast as. Only what everyone can see decides, plus one's own
 * persona among what is left.
 */
export function castSeat({ table, seat: self }: Pick<Scene, 'table' | 'seat'>): Casting {
  const taken = new Map<string, Temperament>();
  const seats = table.slice(0, temperaments.length);
  const free = () => temperaments.filter((one) => ![...taken.values()].includes(one));
  for (const seat of seats) {
    const best = bestOf(free(), `${seat.role} ${seat.id} ${seat.name}`);
    if (best) taken.set(seat.id, best);
  }
  // Those whose role says nothing share out what is left, each its own part, and choose in it by their persona.
  const open = seats.filter((seat) => !taken.has(seat.id));
  const left = free();
  open.forEach((seat, at) => {
    const mine = left.filter((_, index) => index % open.length === at);
    const chosen = (seat.id === self.id ? bestOf(mine, self.persona) : undefined) ?? mine[0];
    if (chosen) taken.set(seat.id, chosen);
  });
  const at = table.findIndex((seat) => seat.id === self.id);
  const host = table[Math.max(0, at) % temperaments.length];
  const temperament = (host && taken.get(at < temperaments.length ? self.id : host.id)) ?? 'weaver';
  return {
    temperament,
    voice: voices[temperament],
    rank: Math.max(0, Math.floor(at / temperaments.length)),
    of: Math.max(1, Math.ceil(table.length / temperaments.length)),
  };
}
