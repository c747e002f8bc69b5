/** `council fork`: goes on from a turn of a council with something changed, and follows it. The original is only read. */
import { forkCouncil } from '../../rpc/againMessages.ts';
import { spending } from '../../rpc/spending.ts';
import { againCli } from '../../rpc/words/againCli.ts';
import { agreeing } from '../agreeing.ts';
import { checked, laidHome } from '../arguments.ts';
import { Mistake } from '../exits.ts';
import { type GoOnOptions, goOn } from '../goOn.ts';
import { type Io, note } from '../io.ts';
import { command } from '../places.ts';
import { placeWords } from '../render/compare.ts';
import { tameLine } from '../render/tame.ts';

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
