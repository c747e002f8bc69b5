/** The places in the shared file where seats with backend `file` answer: what stands in them, and how they are drawn. */

import { aliases } from '../../../core/councils/aliases.ts';
import type { Council, Turn } from '../../../core/councils/council.ts';
import { ended, openRun } from '../../../core/councils/interpreter.ts';
import type { SeatId } from '../../../core/ids.ts';
import { askedFor, askedOnceMore } from '../../../core/prompts/askMessage.ts';
import { wantsPlaces } from '../../../core/prompts/replyContext.ts';
import { sceneOf } from '../../../core/prompts/visibleToSeat.ts';
import { fileNoteWords, sharedWords } from '../../../rpc/words/host/sharedFileWords.ts';

export interface Slot {
  seat: SeatId;
  /** What the file calls it: its letter in an anonymous council. */
  key: string;
  /** Which question this is: a file that was saved late must not answer the next one. */
  question: string;
  run: number;
  turn: Turn;
}

export const isFileSeat = (council: Council, seat: SeatId): boolean =>
  council.seats.some((each) => each.id === seat && each.backend === 'file');

export const hasFileSeat = (council: Council): boolean =>
  council.seats.some((seat) => seat.backend === 'file');

/** Who is asked now and answers in the file. */
export function slotsOf(council: Council): Slot[] {
  if (!hasFileSeat(council)) return [];
  const open = openRun(council);
  if (ended.has(council.status) || !open) return [];
  const letters = council.brief.anonymous ? aliases(council) : undefined;
  return open.turns
    .filter((turn) => turn.state === 'asked' && isFileSeat(council, turn.seat))
    .map((turn) => ({
      seat: turn.seat,
      key: letters?.get(turn.seat)?.id ?? turn.seat,
      question: `${council.runs.indexOf(open) + 1}.${turn.attempt}`,
      run: council.runs.indexOf(open),
      turn,
    }));
}

export const opening = ({ key, question }: Pick<Slot, 'key' | 'question'>): string =>
  `<!-- council:answer ${key} ${question}`;
export const closing = (key: string): string => `<!-- /council:answer ${key} -->`;

/** A place to write in, with what was written so far. The instructions are a comment: nobody has to delete them. */
export function slotText(council: Council, slot: Slot, draft: string): string {
  const { seat, key, run, turn } = slot;
  const say = sharedWords[council.language];
  const scene = sceneOf(council, run, seat);
  const ask =
    turn.unreadable === undefined
      ? scene && askedFor(scene, wantsPlaces(council))
      : scene && askedOnceMore(scene, turn.unreadable);
  const since = council.runs[run]?.startedAt ?? 0;
  const notes = (council.restored ?? []).filter(
    (note) => note.at >= since && (note.seat ?? seat) === seat && note.what.length > 0,
  );
  const told = [
    say.howTo(key),
    ...notes
      .slice(-3)
      .map(({ what, where, kept }) => fileNoteWords(council.language, { what: what[0] ?? '', where, kept })),
    ...(scene?.injections ?? []).map(({ by, text }) => say.injected(by, text)),
    ask ?? '',
  ].join('\n\n');
  return `${opening(slot)}\n${told.replaceAll('--', '- -')}\n-->\n\n${draft.trim()}\n\n${closing(key)}`;
}

/** One for each question that is put to somebody in the file. */
export const slotKeys = (council: Council): string[] =>
  slotsOf(council).map(({ key, question }) => `${key} ${question}`);
