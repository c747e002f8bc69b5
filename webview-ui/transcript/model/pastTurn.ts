/** Which turns can be asked again, forked or looked into from the page, and which wait for the person in front of it. */
import type { TurnView } from '../../../src/rpc/views/views.ts';
import type { PageState } from './transcriptState.ts';

const isAsked = (turn: TurnView): boolean =>
  turn.answers?.some((answer) => answer.state === 'asked') ?? false;

/** In any council that is not paused, ended ones too: what is asked again there changes no decision. */
export const canBeAskedAgain = ({ head, host }: PageState, turn: TurnView): boolean =>
  head !== undefined &&
  head.status !== 'paused' &&
  host.state === 'up' &&
  (turn.state === 'replied' || turn.state === 'absent') &&
  !isAsked(turn);

/** A fork begins where somebody answered or was missed. */
export const canBeForkedAt = ({ host }: PageState, { state }: TurnView): boolean =>
  host.state === 'up' && (state === 'replied' || state === 'absent');

/** Whoever was asked has a prompt; who waits for their turn has none yet, and what is hidden stays so. */
export const hasPrompt = (page: PageState, turn: TurnView): boolean =>
  canBeForkedAt(page, turn) || (page.host.state === 'up' && turn.state === 'speaking' && turn.waits !== true);

/** The turn for which the person is asked again, with the time that is left for it. */
export function myAgain({ entries, me }: Pick<PageState, 'entries' | 'me'>): TurnView | undefined {
  const turn = entries.findLast(
    (entry): entry is TurnView => entry.kind === 'turn' && entry.seat === me && isAsked(entry),
  );
  const deadlineAt = turn?.answers?.find((answer) => answer.state === 'asked')?.deadlineAt;
  return turn && deadlineAt !== undefined ? { ...turn, deadlineAt } : turn;
}
