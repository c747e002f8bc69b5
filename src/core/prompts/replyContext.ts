/** What a reader must know of the council to read one reply: who can be named, and what the reply owes. */

import { namedAt } from '../councils/aliases.ts';
import type { Council, PhaseRun, Turn } from '../councils/council.ts';
import { answered, voteOf } from '../councils/repliesIn.ts';
import { lastVotingRun } from '../councils/voting/tally.ts';
import type { ReadContext } from '../forms/read.ts';
import type { SeatId } from '../ids.ts';

export function readContextOf(council: Council, run: number, seat: SeatId): ReadContext {
  const spoken = new Set(saidBefore(council, run, seat).map((turn) => turn.seat));
  const named = namedAt(council);
  return {
    named,
    self: seat,
    towards: named.map(({ id }) => id).filter((id) => id !== seat && spoken.has(id)),
    minorityOwed: someoneDisagreed(council),
    wantsPlaces: wantsPlaces(council),
    ...votedOn(council, run),
  };
}

/** What can be backed, spoken of and judged, in a council whose votes are on one motion. */
function votedOn(council: Council, run: number): Partial<ReadContext> {
  if (council.votesOn === undefined) return {};
  const motion = council.runs.slice(0, run + 1).findLast((each) => each.motion)?.motion;
  return {
    votesOn: council.votesOn,
    proposals: (council.proposals ?? []).map(({ letter, seat }) => ({
      letter,
      ...(seat === undefined ? {} : { seat }),
    })),
    points: (council.points ?? []).map(({ id }) => id),
    criteria: council.brief.acceptance.length,
    ...(motion === undefined
      ? {}
      : { hasMotion: true, ...(motion.letter === undefined ? {} : { motion: motion.letter }) }),
  };
}

/** A review names each blocking issue at its file and line. */
export const wantsPlaces = (council: Council): boolean =>
  council.protocol.phases.some((phase) => phase.artefact === 'review');

function saidBefore(council: Council, run: number, seat: SeatId): Turn[] {
  const current = council.runs[run];
  const mine = current?.turns.findIndex((turn) => turn.seat === seat) ?? 0;
  const now = (current?.turns ?? []).slice(0, Math.max(mine, 0)).filter((turn) => turn.state === 'replied');
  return [...council.runs.slice(0, run).flatMap(answered), ...now];
}

/** In the last vote, or on the last ballots. */
function someoneDisagreed(council: Council): boolean {
  const ballots = council.runs.findLast((run) =>
    answered(run).some((turn) => turn.reading?.form === 'ballot'),
  );
  const runs = [lastVotingRun(council), ballots].filter((run): run is PhaseRun => run !== undefined);
  return runs.some((run) =>
    answered(run).some(
      (turn) =>
        voteOf(turn) === 'disagree' ||
        (turn.reading?.form === 'ballot' && turn.reading.stances.some((each) => each.stance === 'disagree')),
    ),
  );
}
