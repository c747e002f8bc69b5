/** Asks a person at the table for their turn. When it is settled elsewhere meanwhile, the question goes away. */
import { answerSeat, getCouncil } from '../../rpc/messages/messages.ts';
import type { CouncilView, TurnView } from '../../rpc/views/views.ts';
import { peopleCli } from '../../rpc/words/cli/peopleCli.ts';
import { command } from '../output/councilPlaces.ts';
import { type Io, note } from '../output/io.ts';
import type { Session } from '../session/session.ts';
import { askWho } from '../session/whoSigns.ts';
import { askTurn, personAsked } from './answerAtTerminal.ts';
import type { Following } from './followCouncil.ts';
import type { Teller } from './teller.ts';

/** Who sits at this terminal sees no blind answer before its phase closes: where a person sits at the table, it is asked first. */
export async function sitDown(session: Session, id: string, io: Io): Promise<void> {
  const { head } = await session.read(getCouncil, { id });
  if (head.seats.some((seat) => seat.kind === 'human')) await askWho(session, io);
}

export interface Room {
  session: Session;
  io: Io;
  following: Following;
  told: Teller;
  signal: AbortSignal;
}

export async function atTheTable(room: Room, turn: TurnView): Promise<void> {
  const { session, io, following, told, signal } = room;
  const elsewhere = new AbortController();
  const isOpen = (view: CouncilView) => personAsked(view, turn.seat, new Set())?.key === turn.key;
  const over = following.until((view) => !isOpen(view), AbortSignal.any([signal, elsewhere.signal]));
  over.then(
    () => elsewhere.abort(),
    () => elsewhere.abort(),
  );
  told.rest();
  io.out('\n');
  const view = following.view();
  const text = await askTurn(io, view, turn, elsewhere.signal);
  const open = isOpen(following.view());
  elsewhere.abort();
  told.wake();
  if (!open) return;
  const { id } = view.head;
  if (text === undefined) {
    const typed = command(io, session.home, 'answer', id, turn.seat, '-');
    note(io, peopleCli[io.page().language].later(typed));
  } else await session.client().request(answerSeat, { id, seat: turn.seat, text });
}
