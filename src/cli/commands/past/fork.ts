/** `council fork`: goes on from a turn of a council with something changed, and follows it. The original is only read. */

import { spending } from '../../../rpc/askToSpend.ts';
import { forkCouncil } from '../../../rpc/messages/pastMessages.ts';
import { againCli } from '../../../rpc/words/cli/pastCli.ts';
import { agreeing } from '../../before/agreeToSpend.ts';
import { type GoOnOptions, goOn } from '../../follow/followNew.ts';
import { command } from '../../output/councilPlaces.ts';
import { Mistake } from '../../output/exits.ts';
import { type Io, note } from '../../output/io.ts';
import { checked, laidHome } from '../../program/arguments.ts';
import { placeWords } from '../../render/renderCompare.ts';
import { tameLine } from '../../terminal/tame.ts';

export interface ForkOptions extends GoOnOptions {
  home?: string;
  at?: string;
  seat?: string;
  model?: string;
  backend?: string;
  persona?: string;
  briefLine?: string[];
}

export async function fork(givenId: string, options: ForkOptions, io: Io): Promise<number> {
  const words = againCli[io.page().language];
  const id = checked('id', givenId, io);
  if (!options.at?.trim()) throw new Mistake(words.noAt);
  const asked = {
    id,
    at: checked('id', options.at, io),
    ...(options.seat === undefined ? {} : { seat: checked('seat', options.seat, io) }),
    ...(options.model === undefined ? {} : { model: options.model }),
    ...(options.backend === undefined ? {} : { backend: checked('path', options.backend, io) }),
    ...(options.persona === undefined ? {} : { persona: options.persona }),
    briefLines: options.briefLine ?? [],
  };
  const home = laidHome(options.home, io);
  return goOn(home, options, io, async (session, how, telling) => {
    const agree = agreeing(io, { telling, yes: options.yes });
    const made = await spending(session.client, forkCouncil, { ...asked, ...how }, agree);
    if (!made) return undefined;
    if (telling === 'text') {
      const at = placeWords(made.at, io.page());
      note(io, tameLine(words.forked(made.id, made.kept, at, made.changed)));
      note(io, words.compareHint(command(io, home, 'compare', id, made.id)));
    }
    return made.id;
  });
}
