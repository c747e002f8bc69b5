/** The figures of many councils together: what `council stats` shows. */
import type { Status } from '../council.ts';
import type { Metrics } from './metrics.ts';

/** A council in a list, as far as figures go. */
export interface MeasuredRow {
  mode: string;
  status: Status;
  metrics: Omit<Metrics, 'words' | 'sentBack' | 'calls'>;
}

export interface Stats {
  councils: number;
  byStatus: Partial<Record<Status, number>>;
  /** Of those in which somebody took a stand or not: how many converged, 0 to 1. */
  convergenceRate?: number;
  /** Means over the councils that know the figure. */
  roundsToConsensus?: number;
  diversity?: number;
  flips?: number;
  tokens?: number;
  cost?: number;
  seconds?: number;
  /** Time taken over the critical path; 1 is as fast as the slowest voices allow. */
  timeOverCriticalPath?: number;
  rating?: number;
  rated: number;
  byMode: Record<string, { councils: number; converged: number }>;
}

export function statsOf(rows: readonly MeasuredRow[]): Stats {
  const mean = (figures: (number | undefined)[], places = 2): number | undefined => {
    const known = figures.flatMap((figure) => figure ?? []);
    if (known.length === 0) return undefined;
    return round(known.reduce((sum, each) => sum + each, 0) / known.length, places);
  };
  const of = (figure: keyof MeasuredRow['metrics'], places?: number) =>
    mean(
      rows.map(({ metrics }) => (typeof metrics[figure] === 'number' ? metrics[figure] : undefined)),
      places,
    );
  const byStatus: Partial<Record<Status, number>> = {};
  const modes = new Map<string, Stats['byMode'][string]>();
  for (const { mode, status, metrics } of rows) {
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    const known = modes.get(mode);
    modes.set(mode, {
      councils: (known?.councils ?? 0) + 1,
      converged: (known?.converged ?? 0) + (metrics.converged ? 1 : 0),
    });
  }
  const critical = rows.filter(({ metrics }) => metrics.criticalSeconds > 0);
  const figures = {
    convergenceRate: mean(rows.map(({ metrics }) => (metrics.converged ? 1 : 0))),
    roundsToConsensus: of('roundsToConsensus'),
    diversity: of('diversity'),
    flips: of('flips'),
    tokens: of('tokens', 0),
    cost: of('cost', 4),
    seconds: of('seconds', 0),
    timeOverCriticalPath: mean(critical.map(({ metrics }) => metrics.seconds / metrics.criticalSeconds)),
    rating: of('rating', 1),
  };
  return {
    councils: rows.length,
    byStatus,
    byMode: Object.fromEntries(modes),
    rated: rows.filter(({ metrics }) => metrics.rating !== undefined).length,
    ...(Object.fromEntries(
      Object.entries(figures).filter(([, figure]) => figure !== undefined),
    ) as Partial<Stats>),
  };
}

const round = (figure: number, places: number): number => Math.round(figure * 10 ** places) / 10 ** places;
