/** What many councils together say of models, of endings, of what was argued and of money, from a small entry for each. */
import type { Pick, Score } from '../../../core/councils/baseline.ts';
import { costOf } from '../../../core/councils/budget/cost.ts';
import type { Council } from '../../../core/councils/council.ts';
import { type PeerRanking, rankModels } from '../../../core/councils/measures/bradleyTerry.ts';
import { metricsOf } from '../../../core/councils/measures/metrics.ts';
import { peerRankings } from '../../../core/councils/measures/peerRankings.ts';
import { isRehearsal } from '../../../core/councils/unasked.ts';
import { isOpen } from '../../../core/councils/voting/ledger.ts';
import { agreementIn, lastStand } from '../../../core/councils/voting/standings.ts';
import { movesIn, supportOf } from '../../../core/councils/voting/support.ts';
import type { MetricsView } from '../../../rpc/views/deliberationViews.ts';
import type { EndingView, MonthFigures, StatsView } from '../../../rpc/views/pastViews.ts';

export interface WorthEntry {
  id: string;
  createdAt: number;
  rehearsal: boolean;
  metrics: MetricsView;
  /** Which answer a person preferred: the council's or one model's alone. */
  pick?: Pick;
  rankings: PeerRanking[];
  ending: EndingView;
  moves: { named: number; unnamed: number };
  /** The phase of each point that was made, and how many were open at the end. */
  points: { phases: string[]; open: number };
  /** What asking one model alone cost beside it. */
  aloneCost: number;
}

export function worthEntry(council: Council): WorthEntry {
  const pick = council.baseline?.pick?.choice;
  return {
    id: council.id,
    createdAt: council.createdAt,
    rehearsal: isRehearsal(council),
    metrics: metricsOf(council),
    ...(pick === undefined ? {} : { pick }),
    rankings: peerRankings(council),
    ending: endingOf(council),
    moves: movesOf(council),
    points: pointsOf(council),
    aloneCost: aloneCostOf(council),
  };
}

function endingOf(council: Council): EndingView {
  if (council.votesOn === 'motion') return supportOf(council)?.verdict ?? 'no-vote';
  const run = lastStand(council);
  return run ? agreementIn(council, run).verdict : 'no-vote';
}

function movesOf(council: Council): WorthEntry['moves'] {
  const moves = council.runs.flatMap((run) => movesIn(council, run));
  const unnamed = moves.filter(({ unexplained }) => unexplained !== undefined).length;
  return { named: moves.length - unnamed, unnamed };
}

const pointsOf = ({ points = [], runs }: Council): WorthEntry['points'] => ({
  phases: points.map(({ run }) => runs[run]?.phase ?? ''),
  open: points.filter(isOpen).length,
});

function aloneCostOf({ baseline, seats }: Council): number {
  const price = seats.find(({ id }) => id === baseline?.seat)?.price;
  return price && baseline?.usage ? costOf(price, baseline.usage) : 0;
}

/** How the picks stand, of councils in which models spoke. */
export function scoreOf(entries: readonly { rehearsal: boolean; pick?: Pick }[]): Score {
  const picked = entries.flatMap(({ rehearsal, pick }) => (rehearsal || pick === undefined ? [] : [pick]));
  const times = (choice: Pick): number => picked.filter((each) => each === choice).length;
  return { council: times('council'), alone: times('alone'), equal: times('equal') };
}

/** What many councils together say of models, of endings, of what was argued and of money. Rehearsals say nothing of models. */
export function worthOf(
  entries: readonly WorthEntry[],
): Omit<StatsView, 'all' | 'rehearsals' | 'protocols' | 'seats'> {
  if (entries.length === 0) return {};
  const alone = scoreOf(entries);
  const ranking = rankModels(entries.flatMap(({ rehearsal, rankings }) => (rehearsal ? [] : rankings)));
  const ended = (ending: EndingView): number => entries.filter((entry) => entry.ending === ending).length;
  const phases = entries.flatMap(({ points }) => points.phases);
  return {
    ...(alone.council + alone.alone + alone.equal > 0 ? { alone } : {}),
    ...(ranking.rankings > 0 ? { ranking } : {}),
    endings: {
      strong: ended('strong'),
      soft: ended('soft'),
      none: ended('none'),
      'no-vote': ended('no-vote'),
    },
    moves: {
      named: total(entries.map(({ moves }) => moves.named)),
      unnamed: total(entries.map(({ moves }) => moves.unnamed)),
    },
    points: {
      found: [...new Set(phases)].map((phase) => ({
        phase,
        count: phases.filter((each) => each === phase).length,
      })),
      open: total(entries.map(({ points }) => points.open)),
    },
    months: monthsOf(entries),
  };
}

function monthsOf(entries: readonly WorthEntry[]): MonthFigures[] {
  const months = [...new Set(entries.map(({ createdAt }) => monthOf(createdAt)))];
  return months
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((month) => {
      const all = entries.filter(({ createdAt }) => monthOf(createdAt) === month);
      const costs = all.flatMap(({ metrics, aloneCost }) =>
        metrics.cost === undefined ? [] : [metrics.cost + aloneCost],
      );
      return {
        month,
        councils: all.length,
        calls: total(all.map(({ metrics }) => metrics.calls ?? 0)),
        ...(costs.length === 0 ? {} : { cost: total(costs) }),
      };
    });
}

/** As people around this machine count it. */
function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

const total = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
