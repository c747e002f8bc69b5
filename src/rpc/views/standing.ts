/** How a seat stands in a turn: its vote, or at a round table its worst stance towards those who had spoken. */
import type { PhaseView, StandView, TurnView, VoteView } from './views.ts';

const isVote = (stand: StandView | undefined): stand is VoteView =>
  stand === 'agree' || stand === 'nuance' || stand === 'disagree' || stand === 'unreadable';

export function voteIn(turn: TurnView, phases: readonly PhaseView[]): VoteView | undefined {
  if (turn.vote !== undefined || turn.state !== 'replied') return turn.vote;
  const stances = (turn.stances ?? []).map(({ stance }) => stance);
  // What was said stays said, whoever speaks after it.
  if (stances.includes('disagree')) return 'disagree';
  if (stances.includes('partial')) return 'nuance';
  if (stances.length > 0) return 'agree';
  const stand = phases.find(({ run }) => run === turn.run)?.stands.find(({ seat }) => seat === turn.seat);
  return isVote(stand?.stand) ? stand.stand : undefined;
}
