/** `council turn`: who has the floor of a channel; pass it on, end the turn as completed, or as if its time were over. */
import { activeTurn, steerTurn } from '../../../rpc/messages/channelMessages.ts';
import type { ActiveTurnView } from '../../../rpc/views/channelViews.ts';
import { channelWords } from '../../../rpc/words/channels/channelWords.ts';
import { channelsCli } from '../../../rpc/words/cli/channelsCli.ts';
import { command } from '../../output/councilPlaces.ts';
import { exits } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { noteNotAsked, standingStill } from '../../output/notAsked.ts';
import { checked, laidHome, oneOf, wholeNumber } from '../../program/arguments.ts';
import { openSession } from '../../session/session.ts';
import { tameLine } from '../../terminal/tame.ts';

/** How a person answers in the name of the agent whose turn it is, and how they pass. */
export function personsTurn(
  { agent, name }: Pick<ActiveTurnView, 'agent' | 'name'>,
  channel: string,
  home: string,
  io: Io,
): string {
  const answer = command(io, home, 'say', channel, '"…"', '--as', agent);
  const pass = command(io, home, 'turn', 'complete', channel);
  return channelsCli[io.page().language].personsTurn(tameLine(name), answer, pass);
}

const steps = { advance: 'advance', complete: 'complete', timeout: 'time-out' } as const;

export async function turn(
  given: string,
  named: string,
  options: { home?: string; turn?: string; as?: string; json?: boolean },
  io: Io,
): Promise<number> {
  const { language } = io.page();
  const words = channelsCli[language];
  const action = oneOf('turn', given, ['active', 'advance', 'complete', 'timeout'] as const, io);
  const channel = checked('id', named, io);
  const n = options.turn === undefined ? {} : { turn: wholeNumber('--turn', options.turn, io, { least: 1 }) };
  const by = options.as === undefined ? {} : { by: checked('seat', options.as, io) };
  const home = laidHome(options.home, io);
  const session = await openSession(home, io, { brief: true });
  try {
    if (action === 'active') {
      const { active, head } = await session.read(activeTurn, { channel });
      const isDriven = (await standingStill(session, [head])).length === 0;
      if (options.json) sayJson(io, { channel, active, queue: head.queue, driven: isDriven });
      else if (!active) say(io, [words.nobody(channel)]);
      else {
        const seconds = Math.max(0, Math.round((active.timeoutAt - Date.now()) / 1000));
        const why = channelWords[language].why(active.why);
        const theirs = active.person ? [personsTurn(active, channel, home, io)] : [];
        const said = isDriven
          ? words.active(active.name, channel, why, seconds)
          : words.activeStill(active.name, channel, why);
        say(io, [tameLine(said), ...theirs]);
      }
      if (!options.json) await noteNotAsked(session, [head], io);
      return exits.done;
    }
    const step = steps[action];
    const { head } = await session.client().request(steerTurn, { channel, do: step, ...n, ...by });
    if (!options.json) say(io, [words.steered[step](channel)]);
    const isDriven = await noteNotAsked(session, [head], io);
    if (options.json)
      sayJson(io, { channel, active: head.active ?? null, queue: head.queue, driven: isDriven });
    return exits.done;
  } finally {
    await session.close();
  }
}
