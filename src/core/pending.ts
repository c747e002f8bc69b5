/** What a council still owes, read off its state: a restart owes exactly what was not answered. */

import type { Council, Turn } from './councils/council.ts';
import { ended } from './councils/interpreter.ts';
import { askedNow } from './councils/people/askedAgain.ts';
import type { Owed } from './effects.ts';
import type { AskRef } from './events.ts';

export function pending(council: Council): Owed[] {
  if (council.status === 'running')
    return [...openAsks(council), ...openChecks(council), ...asksAgain(council), ...askedAlone(council)];
  const settled = council.status === 'decision' || ended.has(council.status);
  if (!settled) return [];
  const again = [...asksAgain(council), ...askedAlone(council)];
  if (council.recorded === council.status) return again;
  const { id, status } = council;
  // What became of the change stands in the records, so they come after it.
  if (council.change?.state === 'owed') return [...again, { kind: 'apply', key: `apply/${id}`, council: id }];
  return [...again, { kind: 'record', key: `record/${id}/${status}`, council: id, status }];
}

function openAsks(council: Council): Owed[] {
  const run = council.runs.length - 1;
  const turns = council.runs[run]?.turns ?? [];
  return turns.flatMap((turn): Owed[] => {
    if (turn.state !== 'asked') return [];
    return askOf({ council: council.id, run, seat: turn.seat, attempt: turn.attempt }, turn);
  });
}

function askOf(ref: AskRef, { deadlineAt }: Turn): Owed[] {
  const key = askKey(ref);
  return [
    { kind: 'ask', key, ...ref },
    {
      kind: 'wait',
      key: `deadline/${key}/${deadlineAt}`,
      of: key,
      until: deadlineAt,
      then: { type: 'deadline.passed', ...ref },
    },
  ];
}

/** What people asked for again, in whatever phase, whether the council still goes on or has ended. */
function asksAgain({ id: council, runs }: Council): Owed[] {
  return runs.flatMap((each, run) =>
    each.turns.flatMap((turn): Owed[] => {
      const open = askedNow(turn);
      if (!open?.asked) return [];
      const { attempt, asked } = open;
      return askOf({ council, run, seat: turn.seat, attempt, again: asked.id }, open);
    }),
  );
}

/** Beside the council, for as long as it is waited for; an ended council may still owe it. */
function askedAlone({ id: council, baseline }: Council): Owed[] {
  if (baseline?.state !== 'asked') return [];
  const key = `baseline/${council}`;
  return [
    { kind: 'baseline', key, council },
    {
      kind: 'wait',
      key: `deadline/${key}/${baseline.deadlineAt}`,
      of: key,
      until: baseline.deadlineAt,
      then: { type: 'baseline.failed', council, absence: { code: 'timeout' }, tries: 0 },
    },
  ];
}

function openChecks(council: Council): Owed[] {
  const run = council.runs.length - 1;
  const running = council.runs[run]?.checks?.filter((check) => check.state === 'running') ?? [];
  return running.map(({ name }) => ({
    kind: 'check',
    key: `check/${council.id}/${run}/${name}`,
    council: council.id,
    run,
    name,
  }));
}

export const askKey = ({ council, run, seat, attempt, again }: AskRef): string =>
  `ask/${council}/${run}/${seat}/${attempt}${again === undefined ? '' : `/${again}`}`;
