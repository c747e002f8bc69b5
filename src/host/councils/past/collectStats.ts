/** Figures over many councils, from one small entry for each: by protocol, by seat, and over all. */
import { costOf } from '../../../core/councils/budget/cost.ts';
import { isUncounted } from '../../../core/councils/budget/uncounted.ts';
import type { Council, Turn } from '../../../core/councils/council.ts';
import { statsOf as meansOf } from '../../../core/councils/measures/manyCouncils.ts';
import { wordCount } from '../../../core/councils/measures/measures.ts';
import { answered, everyAnswer } from '../../../core/councils/repliesIn.ts';
import { lastStand, standIn } from '../../../core/councils/voting/standings.ts';
import type { Figures, SeatFigures, StatsView } from '../../../rpc/views/pastViews.ts';
import { type WorthEntry, worthEntry, worthOf } from './worthStats.ts';

export interface StatsEntry extends WorthEntry {
  mode: string;
  status: Council['status'];
  /** The seats could agree or not: they voted, or took stances. */
  judged: boolean;
  seats: (Omit<SeatFigures, 'councils'> & { words: number })[];
}

export function entryOf(whole: Council): StatsEntry {
  const council = paidHere(whole);
  const turns = council.runs.flatMap((run) => run.turns);
  const said = new Map<string, number>();
  for (const turn of council.runs.flatMap(answered))
    said.set(turn.seat, (said.get(turn.seat) ?? 0) + wordCount(turn));
  const all = [...said.values()].reduce((sum, each) => sum + each, 0);
  return {
    ...worthEntry(council),
    mode: council.protocol.id,
    status: council.status,
    judged: lastStand(council) !== undefined,
    seats: council.seats.map((seat) => {
      const own = turns.filter((turn) => turn.seat === seat.id);
      const paid = own.flatMap(everyAnswer);
      const words = said.get(seat.id) ?? 0;
      const cost =
        seat.price === undefined
          ? undefined
          : paid.reduce((sum, { usage }) => sum + (usage && seat.price ? costOf(seat.price, usage) : 0), 0);
      return {
        seat: seat.id,
        name: seat.name,
        ...(seat.emoji === undefined ? {} : { emoji: seat.emoji }),
        turns: own.filter((turn) => turn.state === 'replied').length,
        absent: own.filter((turn) => turn.state === 'absent').length,
        share: all === 0 ? 0 : (100 * words) / all,
        words,
        flips: flipsOf(council, seat.id),
        tokens: paid.reduce((sum, { usage }) => sum + (usage ? usage.input + usage.output : 0), 0),
        uncounted: paid.filter((turn) => isUncounted(council, turn)).length,
        ...(cost === undefined ? {} : { cost }),
      };
    }),
  };
}

/** What a fork took over was paid for by the council it came from, and is counted there. */
function paidHere(council: Council): Council {
  if (council.origin?.kind !== 'fork') return council;
  const own = ({ again, ...turn }: Turn): Turn => ({
    ...turn,
    ...((turn.at ?? council.createdAt) < council.createdAt ? { usage: { input: 0, output: 0 } } : {}),
    ...(again ? { again: again.map(own) } : {}),
  });
  return { ...council, runs: council.runs.map((run) => ({ ...run, turns: run.turns.map(own) })) };
}

function flipsOf(council: Council, seat: string): number {
  const stands = council.runs
    .flatMap((run) => answered(run).map((turn) => ({ turn, stand: standIn(council, run, turn) })))
    .flatMap(({ turn, stand }) => (turn.seat === seat && stand && stand !== 'unreadable' ? [stand] : []));
  return stands.filter((stand, index) => index > 0 && stand !== stands[index - 1]).length;
}

export function statsOf(entries: readonly StatsEntry[]): StatsView {
  const modes = [...new Set(entries.map((entry) => entry.mode))].toSorted();
  return {
    all: figuresOf(entries),
    ...worthOf(entries),
    rehearsals: entries.filter((entry) => entry.rehearsal).length,
    protocols: modes.map((mode) => ({ mode, ...figuresOf(entries.filter((entry) => entry.mode === mode)) })),
    seats: seatsOf(entries),
  };
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, each) => sum + each, 0) / values.length;

const total = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

const known = <K extends string>(key: K, value: number | undefined): { [P in K]?: number } =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: number };

function uncountedOf(each: readonly { uncounted?: number }[]): { uncounted?: number } {
  const uncounted = total(each.map((one) => one.uncounted ?? 0));
  return uncounted > 0 ? { uncounted } : {};
}

/** Means as the core takes them; what was spent is a sum. */
function figuresOf(entries: readonly StatsEntry[]): Figures {
  const { roundsToConsensus, diversity, flips, seconds, timeOverCriticalPath, rating, rated, byStatus } =
    meansOf(entries);
  const judged = entries.filter((entry) => entry.judged);
  const costs = entries.flatMap((entry) => entry.metrics.cost ?? []);
  return {
    councils: entries.length,
    byStatus,
    judged: judged.length,
    converged: judged.filter((entry) => entry.metrics.converged).length,
    ...known('roundsToConsensus', roundsToConsensus),
    ...known('diversity', diversity),
    ...known('flips', flips),
    ...known('seconds', seconds),
    ...known('timeOverCriticalPath', timeOverCriticalPath),
    tokens: total(entries.map((entry) => entry.metrics.tokens)),
    ...uncountedOf(entries.map((entry) => entry.metrics)),
    ...known('cost', costs.length === 0 ? undefined : total(costs)),
    ...known('rating', rating),
    rated,
  };
}

/** Whoever sat most often first; a seat that was renamed is known by its newest name. */
function seatsOf(entries: readonly StatsEntry[]): SeatFigures[] {
  const byId = new Map<string, StatsEntry['seats']>();
  for (const { seats } of entries.toSorted((a, b) => a.createdAt - b.createdAt))
    for (const each of seats) byId.set(each.seat, [...(byId.get(each.seat) ?? []), each]);
  return [...byId]
    .map(([seat, all]): SeatFigures => {
      const last = all.at(-1);
      const costs = all.flatMap((each) => each.cost ?? []);
      return {
        seat,
        name: last?.name ?? seat,
        ...(last?.emoji === undefined ? {} : { emoji: last.emoji }),
        councils: all.length,
        turns: total(all.map((each) => each.turns)),
        absent: total(all.map((each) => each.absent)),
        share: Math.round(mean(all.map((each) => each.share)) ?? 0),
        flips: total(all.map((each) => each.flips)),
        tokens: total(all.map((each) => each.tokens)),
        ...uncountedOf(all),
        ...known('cost', costs.length === 0 ? undefined : total(costs)),
      };
    })
    .toSorted((a, b) => b.councils - a.councils || (a.seat < b.seat ? -1 : 1));
}
