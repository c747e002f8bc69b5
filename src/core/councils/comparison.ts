/** The council beside one model alone, as people may see it: without names, figures or lengths until one of them has picked. */
import { type Baseline, type Compared, comparison, type Pick, type Score, type Side } from './baseline.ts';
import { costOf } from './budget/cost.ts';
import { takesNoTokens } from './budget/uncounted.ts';
import type { Absence, Council } from './council.ts';
import { undecided } from './interpreter.ts';
import { metricsOf } from './measures/metrics.ts';

/** What an answer took; known once a person has picked. */
export interface AnswerTook {
  whose: Exclude<Pick, 'equal'>;
  /** Of the one who answered alone. */
  model?: string;
  calls: number;
  tokens: number;
  /** Replies whose tokens nobody told; absent: none. */
  uncounted?: number;
  cost?: number;
  seconds: number;
}

export interface ComparedAnswer {
  side: Side;
  /** Markdown. */
  text: string;
  took?: AnswerTook;
}

export interface Comparison {
  /**
   * `asked`: still waited for; `failed`: no answer came; `later`: it is there, and shown once the council was decided;
   * `open`: to be picked; `picked`.
   */
  state: 'asked' | 'failed' | 'later' | 'open' | 'picked';
  absence?: Absence;
  answers?: [ComparedAnswer, ComparedAnswer];
  /** `by` is a name, `person` its id. */
  pick?: { choice: Side | 'equal'; whose: Pick; by: string; person?: string; score?: Score };
}

export function comparisonOf(council: Council): Comparison | undefined {
  const { baseline } = council;
  if (!baseline) return undefined;
  if (baseline.state === 'asked') return { state: 'asked' };
  if (baseline.state === 'failed')
    return { state: 'failed', ...(baseline.absence ? { absence: baseline.absence } : {}) };
  const both = comparison(council);
  if (!both) {
    const isToCome = council.endedAt === undefined || undecided.has(council.status);
    return isToCome ? { state: 'later' } : undefined;
  }
  const answers: [ComparedAnswer, ComparedAnswer] = [
    answerOn('A', council, baseline, both),
    answerOn('B', council, baseline, both),
  ];
  const { pick } = baseline;
  if (!pick) return { state: 'open', answers };
  const { choice: whose, by, person, score } = pick;
  const choice = whose === 'equal' ? 'equal' : both.sides.A === whose ? 'A' : 'B';
  return {
    state: 'picked',
    answers,
    pick: { choice, whose, by, ...(person ? { person } : {}), ...(score ? { score } : {}) },
  };
}

function answerOn(side: Side, council: Council, baseline: Baseline, both: Compared): ComparedAnswer {
  const whose = both.sides[side];
  const text = both[whose];
  if (!baseline.pick) return { side, text };
  return { side, text, took: whose === 'council' ? tookOf(council) : tookAlone(council, baseline) };
}

function tookOf(council: Council): AnswerTook {
  const { calls, tokens, uncounted, cost, seconds } = metricsOf(council);
  const known = cost === undefined ? {} : { cost };
  return { whose: 'council', calls, tokens, seconds, ...(uncounted ? { uncounted } : {}), ...known };
}

function tookAlone({ seats }: Council, baseline: Baseline): AnswerTook {
  const seat = seats.find(({ id }) => id === baseline.seat);
  const { usage, ms = 0, tries = 1, model = seat?.model ?? seat?.backend } = baseline;
  const cost = seat?.price && usage ? Math.round(costOf(seat.price, usage) * 10_000) / 10_000 : undefined;
  return {
    whose: 'alone',
    calls: tries,
    tokens: usage ? usage.input + usage.output : 0,
    ...(usage || !seat || takesNoTokens(seat.backend) ? {} : { uncounted: 1 }),
    seconds: Math.round(ms / 1000),
    ...(model === undefined ? {} : { model }),
    ...(cost === undefined ? {} : { cost }),
  };
}
