/** Ended councils of four models whose true order is known: each judge ranks the other three through noise of its own. */
import type { Council } from '../../src/core/councils/council.ts';
import type { Language } from '../../src/core/ids.ts';
import { draws } from './draws.ts';
import { accepted } from './motionCouncils.ts';

/** By model, in logits: how much better its answers are. */
export const strengths: Readonly<Record<string, number>> = {
  'claude-opus-4-5': 1.2,
  'claude-sonnet-4-5': 0.4,
  'gpt-4o': -0.3,
  'glm-4.7': -1.3,
};

/** Of the first to be ranked above another, against each alike. */
export function truth(model: string): number {
  const others = Object.keys(strengths).filter((name) => name !== model);
  const mine = strengths[model] ?? 0;
  return (
    others.reduce((sum, each) => sum + 1 / (1 + Math.exp((strengths[each] ?? 0) - mine)), 0) / others.length
  );
}

const month = 31 * 24 * 3_600_000;

export function heldCouncils(count: number, seed: number, language: Language = 'en'): Council[] {
  const chance = draws(seed);
  const gumbel = () => -Math.log(-Math.log(chance.next() || 1e-12));
  return Array.from({ length: count }, (_, n) => {
    const council = accepted(language);
    const models = new Map(council.seats.map(({ id, model = '' }) => [id, model]));
    const ranked = (judge: string): string[][] =>
      (council.proposals ?? [])
        .filter(({ seat }) => seat !== judge)
        .map(({ letter, seat = '' }) => ({
          letter,
          worth: (strengths[models.get(seat) ?? ''] ?? 0) + gumbel(),
        }))
        .toSorted((a, b) => b.worth - a.worth)
        .map(({ letter }) => [letter]);
    return {
      ...council,
      id: `2026-02-08-held-${String(n).padStart(3, '0')}`,
      conversationId: `01KGZ7C4T000000000000000${String(n).padStart(2, '0')}`,
      createdAt: council.createdAt - (n % 3) * month,
      runs: council.runs.map((run) => ({
        ...run,
        turns: run.turns.map((turn) =>
          turn.reading?.form === 'challenge'
            ? { ...turn, reading: { ...turn.reading, ranking: ranked(turn.seat) } }
            : turn,
        ),
      })),
    };
  });
}
