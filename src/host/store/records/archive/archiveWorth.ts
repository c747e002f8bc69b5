/** Whether a council was worth it, as far as it can be counted: what it took, who moved and why, which phase found what. */
import { limitsOf } from '../../../../core/councils/budget/budget.ts';
import { keepsTime, worked } from '../../../../core/councils/budget/timeKept.ts';
import type { Council } from '../../../../core/councils/council.ts';
import { movesIn } from '../../../../core/councils/voting/support.ts';
import { votingSeats } from '../../../../core/councils/voting/tally.ts';
import { own } from '../../../../core/own.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { comparisonWords, tokensTaken } from '../../../../rpc/words/council/comparisonWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { sumWords } from '../../../../rpc/words/council/sumWords.ts';
import { type CouncilFacts, nameOf } from '../councilFacts.ts';
import { inline } from '../safeMarkdown.ts';
import { clockTime } from './archiveHead.ts';
import { moveText } from './archiveMotion.ts';

export function worthText(council: Council, facts: CouncilFacts): string[] {
  const words = comparisonWords[council.language];
  const took = [
    words.calls(facts.calls),
    tokensTaken(facts, council.language),
    ...(facts.cost === undefined ? [] : [sumWords[council.language].money(facts.cost)]),
    clockTime(facts.seconds),
  ].join(' · ');
  return [
    `## ${words.heading}`,
    [`- ${took}`, ...timed(council), ...moved(council), ...found(council)].join('\n'),
  ];
}

/** Of its minutes, where it kept some. */
function timed(council: Council): string[] {
  const { minutes } = limitsOf(council);
  if (minutes === undefined || !keepsTime(council)) return [];
  const used = clockTime(Math.round(worked(council, council.endedAt ?? council.updatedAt) / 1000));
  return [`- ${archiveWords[council.language].timeTaken(used, sumWords[council.language].minutes(minutes))}`];
}

function moved(council: Council): string[] {
  const { worth, colon } = archiveWords[council.language];
  const moves = council.runs.flatMap((run) => movesIn(council, run));
  const seats = new Set(moves.map(({ seat }) => seat));
  return [
    `- ${worth.moved(seats.size, votingSeats(council).length)}`,
    ...moves.map((move) => `  - ${nameOf(council, move.seat)}${colon} ${moveText(council, move)}`),
  ];
}

/** Which phase brought points up, by their ids. */
function found(council: Council): string[] {
  const { worth, colon } = archiveWords[council.language];
  const { points = [] } = council;
  const { phases } = councilWords[council.language];
  const runs = [...new Set(points.map(({ run }) => run))];
  const each = runs.map((run) => {
    const made = points.filter((point) => point.run === run);
    const phase = council.runs[run]?.phase ?? '';
    return `  - ${own(phases, phase) ?? inline(phase)}${colon} ${made.length} (${made.map(({ id }) => id).join(', ')})`;
  });
  return [`- ${worth.found(points.length)}`, ...each];
}
