/**
 * Who speaks how. Each seat gets a temperament of its own, from the words of its role and, where the role says
 * nothing, of its persona; two seats share one only at a table of more than eight.
 */
import type { Scene } from '../../../core/prompts/seatScene.ts';

export const temperaments = [
  'guardian',
  'critic',
  'builder',
  'tester',
  'pragmatist',
  'reasoner',
  'weaver',
  'advocate',
] as const;
export type Temperament = (typeof temperaments)[number];

const words: Record<Temperament, RegExp> = {
  guardian:
    /s[eé]cur|\bops\b|\bsre\b|infra|risk|risque|monitor|surveill|legal|jurid|complian|conformit|guard|gardien|priva|\bowl\b/giu,
  critic: /criti|\bspecs?\b|sp[eé]cif|analy|review|relect|relir|sk?eptic|devil|diable|doubt|doute|philos/giu,
  builder:
    /\bcode|d[eé]velop|\bdev\b|engineer|ing[eé]nieu|archi|deliver|livr|build|constru|maker|program|tech|backend|frontend/giu,
  tester: /\bqa\b|\btest|valid|v[eé]rif|qualit|bench|mesur|measur|\bdata\b|donn[eé]es|[eé]viden|preuve/giu,
  pragmatist:
    /pragma|cost|co[uû]ts?\b|financ|budget|business|commerc|operat|op[eé]ration|manag|sales|vente|achat|practical/giu,
  reasoner: /reason|raisonn|research|recherch|strat[eé]g|logi[cq]|think|pens|histor|scien|long.?term/giu,
  weaver: /synth|facilit|orchestr|m[eé]diat|coordin|listen|[eé]cout|m[eé]moire|memory|anim|common ground/giu,
  advocate:
    /product|produit|\bpm\b|user|utilisat|usager|\bux\b|design|customer|client|support|market|march|people|humain/giu,
};

const score = (temperament: Temperament, text: string): number => text.match(words[temperament])?.length ?? 0;

/** The highest score wins; nothing, when no word says anything. */
function bestOf(among: readonly Temperament[], text: string): Temperament | undefined {
  const ranked = among.map((one) => ({ one, points: score(one, text) })).sort((a, b) => b.points - a.points);
  return ranked[0] && ranked[0].points > 0 ? ranked[0].one : undefined;
}

export interface Casting {
  temperament: Temperament;
  /** How many seats before this one share the temperament, and how many share it in all. */
  rank: number;
  of: number;
}

/** What a voting seat is cast as. Only what every seat can see decides, plus one's own persona among what is left. */
export function castSeat(scene: Scene): Casting {
  const taken = new Map<string, Temperament>();
  const seats = scene.table.slice(0, temperaments.length);
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
    const chosen = (seat.id === scene.seat.id ? bestOf(mine, scene.seat.persona) : undefined) ?? mine[0];
    if (chosen) taken.set(seat.id, chosen);
  });
  const at = scene.table.findIndex((seat) => seat.id === scene.seat.id);
  const host = scene.table[Math.max(0, at) % temperaments.length];
  return {
    temperament: (host && taken.get(at < temperaments.length ? scene.seat.id : host.id)) ?? 'weaver',
    rank: Math.max(0, Math.floor(at / temperaments.length)),
    of: Math.max(1, Math.ceil(scene.table.length / temperaments.length)),
  };
}
