/** Direct questions: one put to a seat by name must be answered in its next turn, or it is put again, by name. */
import type { Council, PhaseRun, Turn } from '../councils/council.ts';
import { answered } from '../councils/replies.ts';
import type { SeatId } from '../ids.ts';
import type { Question } from './scene.ts';

/** Sentences of a turn that end in a question mark and address this seat. */
export function questionsTo(text: string, seat: SeatId, name: string): string[] {
  // Split first, then look: one pass, however long a line without a question is.
  const sentences = (text.match(/[^.!?…\n]+[.!?…\n]?/gu) ?? []).filter((sentence) => sentence.endsWith('?'));
  const addressed = new RegExp(`@(?:${escape(seat)}|${escape(name)})(?![\\p{L}\\p{N}_-])`, 'iu');
  const found = sentences.filter((sentence) => addressed.test(sentence));
  return [...new Set(found.map((sentence) => sentence.trim().slice(0, 500)))];
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A stance of a word or two names everyone who spoke; it answers nothing. */
const bareStance = /^[ \t]*[-*][ \t]*@[^:\n]+:(?:[ \t]+\S+){1,5}[ \t]*$/gmu;

const mentions = (text: string, seat: SeatId, name: string): boolean =>
  new RegExp(`@(?:${escape(seat)}|${escape(name)})(?![\\p{L}\\p{N}_-])`, 'iu').test(
    text.replace(bareStance, ''),
  );

interface Said {
  turn: Turn;
  run: PhaseRun;
}

/** What was asked of a seat and not answered by the time it is asked to speak in this run. */
export function openQuestions(council: Council, run: number, seat: SeatId): Question[] {
  const nameOf = (id: SeatId) => council.seats.find((each) => each.id === id)?.name ?? id;
  const said = saidBefore(council, run, seat);
  return said.flatMap(({ turn }, index): Question[] => {
    if (turn.seat === seat) return [];
    const asker = { from: turn.seat, name: nameOf(turn.seat) };
    const mine = said.slice(index + 1).filter((each) => each.turn.seat === seat);
    const isAnswered = mine.some((each) => mentions(each.turn.text ?? '', turn.seat, asker.name));
    if (isAnswered) return [];
    return questionsTo(turn.text ?? '', seat, nameOf(seat)).map((text) => ({
      ...asker,
      text,
      again: mine.length > 0,
    }));
  });
}

/** Everything said before this seat's turn in this run, oldest first. */
function saidBefore(council: Council, run: number, seat: SeatId): Said[] {
  const current = council.runs[run];
  const earlier = council.runs
    .slice(0, run)
    .flatMap((each) => answered(each).map((turn) => ({ turn, run: each })));
  if (!current) return earlier;
  const mine = current.turns.findIndex((turn) => turn.seat === seat);
  const now = current.turns.slice(0, mine).filter((turn) => turn.state === 'replied');
  return [...earlier, ...now.map((turn) => ({ turn, run: current }))];
}
