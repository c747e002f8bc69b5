/** What was read in a reply, as clients show it beside the words. */

import type { Council, Turn } from '../../../core/councils/council.ts';
import { conclusionOf } from '../../../core/councils/voting/conclusion.ts';
import { judgedIn } from '../../../core/councils/voting/gates.ts';
import {
  checklistPoints,
  type Place,
  qaPoints,
  type Reading,
  type SynthesisReading,
} from '../../../core/forms/reading.ts';
import type { PlaceView, QaView, SynthesisView } from '../../../rpc/views/deliberationViews.ts';
import type { TurnView } from '../../../rpc/views/views.ts';
import { defined } from './defined.ts';

/** A page is this many words. */
const pageWords = 500;

export function marksOf(council: Council, reading: Reading, turn: Turn, run: number): Partial<TurnView> {
  switch (reading.form) {
    case 'position':
      return defined({ proposal: reading.proposal, changeMind: reading.changeMind });
    case 'challenge':
      return {
        checklist: checklistPoints.flatMap((point) => {
          const mark = reading.checklist[point];
          return mark ? [{ point, mark }] : [];
        }),
        contests: reading.contests,
        ...placesOf(reading.places),
        ...defined({
          stance: reading.stance,
          proposal: reading.proposal,
          recommendation: reading.recommendation,
          confidence: reading.confidence,
        }),
      };
    case 'final':
      return { ...placesOf(reading.places), ...defined({ confidence: reading.confidence }) };
    case 'synthesis':
      return { synthesis: synthesisView(council, reading, turn) };
    case 'turn':
    case 'ballot':
      return {
        stances: reading.stances,
        ...defined({ position: reading.position, confidence: reading.confidence }),
      };
    case 'qa':
      return { qa: qaView(council, reading, turn, run) };
    case 'matrix':
      return { matrix: reading.rows };
    case 'change':
      return {
        change: { files: reading.files, ...defined({ summary: reading.summary, diff: reading.diff }) },
      };
    case 'page':
      return {
        document: 'page',
        page: {
          words: reading.words,
          most: pageWords,
          actions: reading.actions,
          ...defined({ tldr: reading.tldr }),
        },
      };
    case 'review':
      return defined({ confidence: reading.confidence });
    case 'response':
      return reading.diff === undefined ? {} : { change: { files: reading.files ?? [], diff: reading.diff } };
    case 'advocate':
      return {};
    default:
      return { document: reading.form, ...defined({ title: reading.title }) };
  }
}

function placesOf(places: Record<number, Place> | undefined): { places?: PlaceView[] } {
  const found = Object.entries(places ?? {}).map(([issue, place]) => ({ issue: Number(issue), ...place }));
  return found.length > 0 ? { places: found } : {};
}

/** A mark that made, held or closed a point of the ledger stands with its id. */
function qaView(
  { language, points = [] }: Council,
  reading: Extract<Reading, { form: 'qa' }>,
  { seat }: Turn,
  run: number,
): QaView {
  const idOf = (gate: string) =>
    points.find(
      (one) => one.gate === gate && one.history.some((move) => move.run === run && move.by === seat),
    )?.id;
  return {
    verdict: reading.verdict,
    points: qaPoints.flatMap((point) => {
      const found = reading.points[point];
      return found ? [{ point, ...found, ...defined({ id: idOf(point) }) }] : [];
    }),
    ...judgedIn(reading, language),
  };
}

function synthesisView(council: Council, reading: SynthesisReading, turn: Turn): SynthesisView {
  const { consensus, disagreements, insights, risks, minority, recommendation } = reading;
  return {
    consensus,
    disagreements,
    insights,
    risks,
    minority: minority.map((each) => ({
      ...each,
      ...defined({ confidence: confidenceOf(council, each.seat) }),
    })),
    ...defined({ recommendation }),
    ...(council.votesOn === 'motion' ? concluded(council, reading, turn) : {}),
  };
}

/** What the last word of a council with a motion is beside it; of an earlier one only what it says itself. */
function concluded(council: Council, reading: SynthesisReading, turn: Turn): Partial<SynthesisView> {
  const { why, steps, revisit } = reading;
  const last = conclusionOf(council);
  const said = defined({ why, steps, revisit });
  if (last?.turn !== turn) return { ...said, ...(turn.model === 'extract' ? { drawn: 'motion' } : {}) };
  const { departs, drawn, minority, unreachable } = last;
  return {
    ...said,
    minority,
    ...defined({ departs, drawn, unreachable: unreachable.length > 0 ? unreachable : undefined }),
  };
}

/** The confidence that a seat gave last. */
export function confidenceOf(council: Council, seat: string | undefined): number | undefined {
  return council.runs
    .flatMap((run) => run.turns)
    .filter((turn) => turn.seat === seat)
    .flatMap(confidenceIn)
    .at(-1);
}

function confidenceIn({ reading }: Turn): number[] {
  return reading && 'confidence' in reading && reading.confidence !== undefined ? [reading.confidence] : [];
}
