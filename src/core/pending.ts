/** What a council still owes, read off its state: a restart owes exactly what was not answered. */
import type { Council } from './councils/council.ts';
import { ended } from './councils/interpreter.ts';
import type { Owed } from './effects.ts';
import type { AskRef } from './events.ts';

export function pending(council: Council): Owed[] {
  if (council.status === 'running') return [...openAsks(council), ...openChecks(council)];
  const settled = council.status === 'decision' || ended.has(council.status);
  if (!settled || council.recorded === council.status) return [];
  const { id, status } = council;
  return [{ kind: 'record', key: `record/${id}/${status}`, council: id, status }];
}

function openAsks(council: Council): Owed[] {
  const run = council.runs.length - 1;
  const turns = council.runs[run]?.turns ?? [];
  return turns.flatMap((turn): Owed[] => {
    if (turn.state !== 'asked') return [];
    const ref: AskRef = { council: council.id, run, seat: turn.seat, attempt: turn.attempt };
    const key = askKey(ref);
    return [
      { kind: 'ask', key, ...ref },
      {
        kind: 'wait',
        key: `deadline/${key}/${turn.deadlineAt}`,
        until: turn.deadlineAt,
        then: { type: 'deadline.passed', ...ref },
      },
    ];
  });
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

export const askKey = (ref: AskRef): string => `ask/${ref.council}/${ref.run}/${ref.seat}/${ref.attempt}`;
