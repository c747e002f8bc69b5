/** The exact words with which a seat was asked, rendered again from what the council held at that time. */
import type { Council } from '../../../core/councils/council.ts';
import { shownIn } from '../../../core/councils/people/injections.ts';
import { phaseOf } from '../../../core/councils/phases.ts';
import { pointsBefore } from '../../../core/councils/voting/ledger.ts';
import { proposalsBefore } from '../../../core/councils/voting/proposals.ts';
import { compose } from '../../../core/prompts/compose.ts';
import { sceneOf } from '../../../core/prompts/visibleToSeat.ts';
import type { PromptView } from '../../../rpc/views/pastViews.ts';
import { asSent } from '../../answering/asSent.ts';
import type { TurnPlace } from './turnNamed.ts';

export function promptOf(council: Council, { run, seat }: TurnPlace): PromptView | undefined {
  const then = asOf(council, run, seat);
  const scene = sceneOf(then, run, seat);
  const current = council.runs[run];
  if (!scene || !current) return undefined;
  const { system, messages } = asSent(compose(then, run, scene));
  const { name } = scene.seat;
  return { seat, name, phase: current.phase, round: current.round, system, messages };
}

/** The council at the time of an ask: nothing that was said, cut or asked for later. */
function asOf(council: Council, index: number, seat: string): Council {
  const run = council.runs[index];
  if (!run) return council;
  const parallel = phaseOf(council, run)?.order === 'parallel';
  const mine = run.turns.findIndex((turn) => turn.seat === seat);
  const turns = run.turns.map((turn, at) => {
    if (!parallel && at < mine) return turn;
    const { text: _text, reading: _reading, ...rest } = turn;
    return { ...rest, state: 'asked' as const };
  });
  const { degradations = [], points: _points, proposals: _proposals, ...rest } = council;
  const before = degradations.filter((each) => each.at <= run.startedAt);
  return {
    ...rest,
    ...pointsBefore(council, index),
    ...proposalsBefore(council, index),
    ...(before.length > 0 ? { degradations: before } : {}),
    runs: [...council.runs.slice(0, index), { ...run, turns }],
    injections: council.injections.slice(0, shownIn(run, seat)),
  };
}
