/** A whole council with its seats as letters: what anyone is shown of an anonymous one until it has ended. */

import { aliases } from '../councils/aliases.ts';
import type { Council, Flag, Turn } from '../councils/council.ts';
import type { Reading } from '../forms/reading.ts';
import { maskNames } from './anonymousNames.ts';

/** Ids stay, so that a seat can still be skipped or addressed; names, faces, roles, domains and models do not. */
export function veiled(council: Council): Council {
  const known = aliases(council);
  const mask = maskNames(council, known);
  const masked = <T>(value: T): T => deep(value, mask) as T;
  return {
    ...council,
    seats: council.seats.map(({ emoji: _emoji, model: _model, domains: _domains, ...seat }) => ({
      ...seat,
      name: known.get(seat.id)?.name ?? seat.id,
      role: '',
      persona: '',
      backend: plain.has(seat.backend) ? seat.backend : '',
    })),
    runs: council.runs.map((run) => ({
      ...run,
      turns: run.turns.map((turn) => veiledTurn(turn, mask, masked)),
      ...(run.disagreements ? { disagreements: masked(run.disagreements) } : {}),
      ...(run.motion ? { motion: masked(run.motion) } : {}),
    })),
    ...(council.proposals ? { proposals: masked(council.proposals) } : {}),
    ...(council.points ? { points: masked(council.points) } : {}),
  };
}

/** These say nothing of who answers, and something that people must know. */
const plain: ReadonlySet<string> = new Set(['human', 'file', 'rehearsal']);

type Mask = (text: string) => string;

function veiledTurn({ model, ...turn }: Turn, mask: Mask, masked: (reading: Reading) => Reading): Turn {
  return {
    ...turn,
    // That nobody wrote it tells nothing of who did.
    ...(model === 'extract' ? { model } : {}),
    ...(turn.text === undefined ? {} : { text: mask(turn.text) }),
    ...(turn.reading ? { reading: masked(turn.reading) } : {}),
    ...(turn.unreadable === undefined ? {} : { unreadable: mask(turn.unreadable) }),
    ...(turn.flags ? { flags: turn.flags.map((flag) => veiledFlag(flag, mask)) } : {}),
    ...(turn.tools
      ? {
          tools: turn.tools.map((use) => ({ ...use, input: mask(use.input), output: mask(use.output) })),
        }
      : {}),
    ...(turn.asked?.text === undefined ? {} : { asked: { ...turn.asked, text: mask(turn.asked.text) } }),
    ...(turn.again ? { again: turn.again.map((each) => veiledTurn(each, mask, masked)) } : {}),
  };
}

const veiledFlag = (flag: Flag, mask: Mask): Flag =>
  flag.detail === undefined ? flag : { ...flag, detail: mask(flag.detail) };

/** Codes and ids are no words. */
const codes: ReadonlySet<string> = new Set([
  'form',
  'vote',
  'stance',
  'seat',
  'against',
  'verdict',
  'mark',
  'code',
  'path',
  'diff',
  'id',
  'by',
  'to',
  'letter',
  'kind',
  'status',
  'what',
  'phase',
]);

function deep(value: unknown, mask: Mask): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((each) => deep(each, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      codes.has(key) && typeof held === 'string' ? held : deep(held, mask),
    ]),
  );
}
