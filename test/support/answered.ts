/** A seat asked again on a host: a voice that says so, and the turn watched until it is as wanted. */
import assert from 'node:assert/strict';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import type { TurnRequest } from '../../src/host/ports/ports.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { councilChanged, getCouncil, watchCouncil } from '../../src/rpc/messages/messages.ts';
import type { CouncilView, TurnView } from '../../src/rpc/views/views.ts';
import { inForm } from './play.ts';

const ref = { council: '', run: 0, seat: '', attempt: 1 as const };

/** Sage disagrees at first; whoever is asked again says so. */
export const said = ({ scene }: TurnRequest<Scene>): string => {
  const text = inForm((phase, seat) => (phase === 'CHALLENGE' && seat === 'sage' ? 'disagree' : 'agree'))(
    scene,
    ref,
  );
  return scene.askedAgain ? `Said anew, time ${scene.askedAgain.time}.\n\n${text}` : (text ?? '');
};

export const turnOf = (view: CouncilView, key: string): TurnView => {
  const found = view.entries.find((entry) => entry.key === key);
  assert.ok(found?.kind === 'turn');
  return found;
};
/** Watches until a turn is as wanted. */
export async function untilTurn(
  client: Client,
  id: string,
  key: string,
  wanted: (turn: TurnView) => boolean,
): Promise<TurnView> {
  const seen = new Promise<void>((resolve) => {
    client.on(councilChanged, (patch) => {
      if (patch.entries.some((each) => each.key === key && each.kind === 'turn' && wanted(each))) resolve();
    });
  });
  const now = turnOf(await client.request(watchCouncil, { id }), key);
  if (!wanted(now)) await seen;
  return turnOf(await client.request(getCouncil, { id }), key);
}
export const isAnswered = (turn: TurnView) =>
  turn.answers !== undefined && turn.answers.every((each) => each.state !== 'asked');
