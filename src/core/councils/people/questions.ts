/**
 * Direct questions: one put to a seat by name must be answered in its next turn, or it is put again, by name. Who passes it
 * over again, or has no turn left, is flagged. In an anonymous council seats are asked by their letters.
 */
import type { Named } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import { namedAt } from '../aliases.ts';
import type { Council, Flag, PhaseRun, Turn } from '../council.ts';
import { phaseOf } from '../phases.ts';
import { answered } from '../repliesIn.ts';

/** A direct question that its addressee has not answered yet. */
export interface Question {
  from: SeatId;
  name: string;
  text: string;
  /** Put to them before, and passed over: asked again by name. */
  again: boolean;
}

/**
 * Up to a sign that ends a question, to one that ends a sentence and is followed by the next (the point in “3.5 %” or
 * “e.g. 3” is not), or to the end of the line. One pass, however long a line without a question is.
 */
const sentence = /[^\n]+?(?:[?!](?=[\s?!"'»”’)*_]|$)|[.…](?=[ \t]*$|[ \t]+[^\p{Ll}\p{N}\s])|$)/gmu;

/** What a turn says to one seat: what it asks, and whether it takes up anything. */
interface Towards {
  asks: readonly string[];
  answers: boolean;
}

/** Asked about at every change of a council, for every pair of seats: looked for once. */
const known = new WeakMap<Turn, Map<string, Towards>>();

function towards(turn: Turn, seat: Named): Towards {
  const said = known.get(turn) ?? new Map<string, Towards>();
  known.set(turn, said);
  const key = `${seat.id}\n${seat.name}`;
  const found = said.get(key) ?? towardsIn(turn.text ?? '', seat);
  said.set(key, found);
  return found;
}

const nothing: Towards = { asks: [], answers: false };

function towardsIn(text: string, { id, name }: Named): Towards {
  if (!text.includes('@')) return nothing;
  const address = new RegExp(`@(?:${escape(id)}|${escape(name)})(?![\\p{L}\\p{N}_-])`, 'iu');
  if (!address.test(text)) return nothing;
  const asked = (text.match(sentence) ?? []).filter((each) => each.endsWith('?') && address.test(each));
  return {
    asks: [...new Set(asked.map((each) => each.trim().slice(0, 500)))],
    answers: address.test(text.replace(bareStance, '')),
  };
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A stance of a word or two names everyone who spoke; it answers nothing. */
const bareStance = /^[ \t]*[-*][ \t]*@[^:\n]+:(?:[ \t]+\S+){1,5}[ \t]*$/gmu;

/** Sentences of a turn that end in a question mark and address this seat. */
export const questionsTo = (turn: Turn, seat: Named): readonly string[] => towards(turn, seat).asks;

/** Whether a turn takes up what somebody asked. */
export const answersTo = (turn: Turn, asker: Named): boolean => towards(turn, asker).answers;

export function named(council: Council, seat: SeatId): Named {
  const known = namedAt(council).find((each) => each.id === seat);
  return known ?? { id: seat, name: council.seats.find((each) => each.id === seat)?.name ?? seat };
}

/** What was asked of a seat and not answered by the time it is asked to speak in this run. */
export function openQuestions(council: Council, run: number, seat: SeatId): Question[] {
  const said = saidBefore(council, run, seat);
  const addressee = named(council, seat);
  return said.flatMap((turn, index): Question[] => {
    if (turn.seat === seat) return [];
    const asker = named(council, turn.seat);
    const mine = said.slice(index + 1).filter((each) => each.seat === seat);
    if (mine.some((each) => answersTo(each, asker))) return [];
    return questionsTo(turn, addressee).map((text) => ({
      from: turn.seat,
      name: asker.name,
      text,
      again: mine.length > 0,
    }));
  });
}

/** Everything said before this seat's turn in this run, oldest first. */
function saidBefore(council: Council, run: number, seat: SeatId): Turn[] {
  const earlier = council.runs.slice(0, run).flatMap(answered);
  const current = council.runs[run];
  if (!current) return earlier;
  const mine = current.turns.findIndex((turn) => turn.seat === seat);
  return [...earlier, ...current.turns.slice(0, mine).filter((turn) => turn.state === 'replied')];
}

/** The questions that were put to a seat in this run, and that its turn passes over. */
function passedOver(council: Council, run: number, turn: Turn): Question[] {
  const current = council.runs[run];
  const isPut = current !== undefined && phaseOf(council, current)?.order !== 'parallel';
  if (!isPut || turn.state !== 'replied') return [];
  return openQuestions(council, run, turn.seat).filter(
    (question) => !answersTo(turn, named(council, question.from)),
  );
}

function withFlags(run: PhaseRun, unanswered: (turn: Turn) => Question[]): PhaseRun {
  const turns = run.turns.map((turn) => {
    const known = new Set(turn.flags?.flatMap(({ code, detail }) => (code === 'unanswered' ? detail : [])));
    const fresh = unanswered(turn).filter((question) => !known.has(question.text));
    const flags = fresh.map(({ text }): Flag => ({ code: 'unanswered', detail: text }));
    return flags.length > 0 ? { ...turn, flags: [...(turn.flags ?? []), ...flags] } : turn;
  });
  return turns.some((turn, at) => turn !== run.turns[at]) ? { ...run, turns } : run;
}

/** The last run as it closes: who was asked again by name and passed it over is flagged. */
export const flagEvaded = (council: Council, run: PhaseRun): PhaseRun =>
  withFlags(run, (turn) =>
    passedOver(council, council.runs.length - 1, turn).filter((question) => question.again),
  );

/** Once the last word is spoken nobody can be asked again: who passed a question over in their last turn is flagged there. */
export function flagUnanswered(council: Council): Council {
  const isPhaseOfTurns = (run: PhaseRun) => phaseOf(council, run)?.order !== 'parallel';
  const lastTurn = (seat: SeatId) =>
    council.runs.findLastIndex(
      (run) => isPhaseOfTurns(run) && answered(run).some((turn) => turn.seat === seat),
    );
  const runs = council.runs.map((run, index) =>
    withFlags(run, (turn) => (lastTurn(turn.seat) === index ? passedOver(council, index, turn) : [])),
  );
  return runs.some((run, at) => run !== council.runs[at]) ? { ...council, runs } : council;
}
