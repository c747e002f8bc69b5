/** What the rankings of a council say of models: whose first answers stood above whose, as the other seats ranked them. */
import type { SeatId } from '../../ids.ts';
import type { Council } from '../council.ts';
import { answered } from '../repliesIn.ts';
import type { PeerRanking } from './bradleyTerry.ts';

/**
 * One for each seat that ranked, its last: of models alone, its own answer left out. Answers that a ranking does not name
 * stand below those it names, equal to each other.
 */
export function peerRankings(council: Council): PeerRanking[] {
  const { proposals = [] } = council;
  const models = new Map(
    proposals.flatMap(({ letter, seat }) => {
      const model = seat === undefined ? undefined : modelOf(council, seat);
      return model === undefined ? [] : [[letter, { model, seat }] as const];
    }),
  );
  const last = new Map<SeatId, string[][]>();
  for (const run of council.runs)
    for (const { seat, reading } of answered(run))
      if (reading?.form === 'challenge' && reading.ranking) last.set(seat, reading.ranking);
  return [...last].map(([judge, tiers]) => {
    const others = [...models].filter(([, { seat }]) => seat !== judge);
    const named = new Set(tiers.flat());
    const modelsIn = (letters: readonly string[]): string[] =>
      others.filter(([letter]) => letters.includes(letter)).map(([, { model }]) => model);
    const left = others.filter(([letter]) => !named.has(letter)).map(([letter]) => letter);
    const ranked = [...tiers, left].map(modelsIn).filter((tier) => tier.length > 0);
    return { council: council.id, tiers: ranked };
  });
}

/** What answered for a seat when it gave its first answer; nothing for a person. */
function modelOf({ seats, runs }: Council, id: SeatId): string | undefined {
  const seat = seats.find((each) => each.id === id);
  if (!seat || seat.kind === 'human' || seat.backend === 'file') return undefined;
  const first = runs.flatMap(answered).find((turn) => turn.seat === id);
  return first?.model ?? seat.model ?? seat.backend;
}
