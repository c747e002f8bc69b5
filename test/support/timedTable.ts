/** Holds a council on the pure core with a clock: every seat takes its own time, and deadlines pass when they pass. */
import type { Council } from '../../src/core/councils/council.ts';
import type { AskRef, Event } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { readingOf, type Voice } from './play.ts';

/** Milliseconds until a seat answers; nothing: never. */
export type Takes = (seat: string, phase: string) => number | undefined;

export interface TimedTable {
  council(): Council;
  at(): number;
  tell(event: Event, afterMs?: number): Council;
  /** Until nobody is asked any more. */
  hold(): Council;
  /** When each phase began and who was asked until when, from the start of the council on. */
  asks: { phase: string; seat: string; at: number; deadlineAt: number }[];
}

export function timedTable(start: Council, takes: Takes, voice: Voice): TimedTable {
  let state: State = emptyState;
  let now = start.createdAt;
  let last = start;
  const begun = new Map<string, number>();
  const asks: TimedTable['asks'] = [];
  const tell = (event: Event, afterMs = 0): Council => {
    now += afterMs;
    state = reduce(state, { seq: state.seq + 1, at: now, event });
    last = state.councils[start.id] ?? last;
    return last;
  };
  tell({ type: 'council.convened', council: start });

  function answered(ref: AskRef, ms: number): Event {
    const scene = sceneOf(last, ref.run, ref.seat);
    const { council, run, seat, attempt } = ref;
    const text = scene && voice(scene, ref);
    if (!scene || typeof text !== 'string') return { type: 'deadline.passed', council, run, seat, attempt };
    const reading = readingOf(last, ref, scene, text);
    return { type: 'turn.replied', council, run, seat, attempt, text, reading, ms, tries: 1 };
  }

  /** The next thing that happens: an answer or a deadline. */
  function next(): { at: number; event: () => Event } | undefined {
    const owed = pending(last);
    const coming = owed.flatMap((each) => {
      if (each.kind === 'wait') return [{ at: each.until, event: () => each.then }];
      if (each.kind === 'check') {
        const { council, run, name } = each;
        return [
          {
            at: now,
            event: (): Event => ({
              type: 'check.finished',
              ...{ council, run, name, ok: true, output: '', ms: 1 },
            }),
          },
        ];
      }
      if (each.kind !== 'ask') return [];
      const phase = last.runs[each.run]?.phase ?? '';
      if (!begun.has(each.key)) {
        begun.set(each.key, now);
        const turn = last.runs[each.run]?.turns.find(({ seat }) => seat === each.seat);
        asks.push({
          phase,
          seat: each.seat,
          at: now - start.createdAt,
          deadlineAt: (turn?.deadlineAt ?? 0) - start.createdAt,
        });
      }
      const ms = takes(each.seat, phase);
      const since = begun.get(each.key) ?? now;
      return ms === undefined ? [] : [{ at: since + ms, event: () => answered(each, ms) }];
    });
    return coming.toSorted((a, b) => a.at - b.at)[0];
  }

  return {
    council: () => last,
    at: () => now,
    asks,
    tell,
    hold() {
      for (let coming = next(); coming; coming = next()) tell(coming.event(), Math.max(0, coming.at - now));
      return last;
    },
  };
}
