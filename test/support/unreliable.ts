/**
 * The core with the world around it made of nothing but its own orders: what is owed is performed once, and every
 * outcome comes back late, in any order, twice or not at all, as the draws decide. A lost outcome is owed again after
 * the next start, as in a host that was killed.
 */
import type { Council } from '../../src/core/councils/council.ts';
import type { Owed } from '../../src/core/effects.ts';
import type { AskRef, Event, Stamped } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import type { Draws } from './draws.ts';

export interface World {
  state: State;
  records: Stamped[];
  /** How often each order was performed, by its key. */
  performed: Map<string, number>;
  /** How often its outcome was lost on the way. */
  lost: Map<string, number>;
  starts: number;
}

export interface Faults {
  drop: number;
  repeat: number;
  /** Deliver what is on its way in any order rather than first in, first out. */
  reorder: boolean;
  /** Deadlines of turns that were answered long ago fire all the same. */
  staleDeadlines: boolean;
}

export const noFaults: Faults = { drop: 0, repeat: 0, reorder: false, staleDeadlines: false };

export interface Answers {
  /** What the model says; the same for the same ask. */
  ask(ref: AskRef, council: Council): Event;
  /** What a person does once the council waits for a decision; the same for the same council. */
  decide(council: Council): Event | undefined;
}

export function runThrough(
  council: Council,
  first: Event[],
  answers: Answers,
  faults: Faults,
  draws: Draws,
): World {
  const world: World = { state: emptyState, records: [], performed: new Map(), lost: new Map(), starts: 0 };
  const onTheWay: { event: Event; key?: string }[] = [];
  const inFlight = new Set<string>();
  const stale: Event[] = [];

  const record = (event: Event) => {
    const stamped: Stamped = { seq: world.state.seq + 1, at: world.state.at + 10, event };
    world.records.push(stamped);
    world.state = reduce(world.state, stamped);
    for (const owed of Object.values(world.state.councils).flatMap(pending)) perform(owed);
  };
  const perform = (owed: Owed) => {
    if (owed.kind === 'wait') stale.push(owed.then);
    if (owed.kind === 'wait' || inFlight.has(owed.key)) return;
    inFlight.add(owed.key);
    count(world.performed, owed.key);
    onTheWay.push({ event: outcome(owed), key: owed.key });
  };
  const outcome = (owed: Exclude<Owed, { kind: 'wait' }>): Event => {
    if (owed.kind === 'ask') return answers.ask(owed, world.state.councils[owed.council] as Council);
    const { council: id } = owed;
    if (owed.kind === 'baseline')
      return { type: 'baseline.answered', council: id, text: 'Alone.', ms: 1, tries: 1 };
    if (owed.kind === 'apply')
      return { type: 'change.applied', council: id, ok: true, files: ['notes.md'], output: '' };
    return owed.kind === 'check'
      ? { type: 'check.finished', council: id, run: owed.run, name: owed.name, ok: true, output: '', ms: 1 }
      : { type: 'council.recorded', council: id, status: owed.status };
  };

  record({ type: 'council.convened', council });
  for (const event of first) record(event);
  for (let steps = 0; steps < 5000; steps++) {
    const index = faults.reorder ? draws.below(onTheWay.length) : 0;
    const [next] = onTheWay.splice(index, 1);
    if (!next) {
      if (!goOn()) break;
      continue;
    }
    if (next.key !== undefined && draws.chance(faults.drop)) {
      count(world.lost, next.key);
      continue;
    }
    if (draws.chance(faults.repeat)) onTheWay.push({ event: next.event });
    if (next.key !== undefined) inFlight.delete(next.key);
    record(next.event);
    if (faults.staleDeadlines && draws.chance(0.3)) fireStale();
  }
  return world;

  function fireStale(): void {
    const event = draws.pick(stale);
    if (event?.type !== 'deadline.passed') return;
    const turn = world.state.councils[event.council]?.runs[event.run]?.turns.find(
      (each) => each.seat === event.seat,
    );
    if (turn?.state !== 'asked' || turn.attempt !== event.attempt) record(event);
  }

  /** Nothing is on its way: a person decides, or the host starts again and performs what is still owed. */
  function goOn(): boolean {
    const open = Object.values(world.state.councils);
    const owed = open.flatMap(pending).filter((each) => each.kind !== 'wait');
    if (owed.length > 0) {
      inFlight.clear();
      world.starts++;
      record({ type: 'host.started', version: 'test', askedAgain: [] });
      return true;
    }
    const decision = open.map(answers.decide).find((event) => event !== undefined);
    if (decision) record(decision);
    return decision !== undefined;
  }
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
