/** The rail has one step a phase, however often it was held: work that is sent back moves the ring back. */
import type { CouncilHead, PhaseView } from '../../../src/rpc/views/views.ts';

export interface Step {
  /** What the step shows: the last time it was held, else the time to come. */
  phase: PhaseView;
  place: 'done' | 'now' | 'skip' | 'next';
  /** All times it was held, the last one last. */
  runs: readonly number[];
}

const places = { done: 'done', now: 'now', skipped: 'skip', 'to-come': 'next' } as const;

export function railSteps(head: CouncilHead): Step[] {
  const times = new Map<string, PhaseView[]>();
  for (const phase of head.phases) {
    const known = times.get(phase.phase);
    if (known === undefined) times.set(phase.phase, [phase]);
    else known.push(phase);
  }
  const now = head.phases.findLastIndex((phase) => phase.state !== 'to-come');
  return [...times.values()].flatMap((list) => {
    const last = list.at(-1);
    if (last === undefined) return [];
    const held = list.filter((phase) => phase.state !== 'to-come');
    const shown = held.at(-1) ?? last;
    const comes = last.state === 'to-come';
    // A council that waits or rests has no phase that is live.
    const live = places[shown.state] === 'now' && head.status !== 'running';
    const place = comes || live ? 'next' : places[shown.state];
    return [{ phase: shown, place: now < 0 ? 'next' : place, runs: held.map((phase) => phase.run) }];
  });
}
