/** `council say`: a person speaks in a channel; the conversation is followed until it is quiet. */
import { randomUUID } from 'node:crypto';
import { getChannel, longestMessage, sayInChannel } from '../../../rpc/messages/channelMessages.ts';
import type { ChannelMessageView, ChannelRow } from '../../../rpc/views/channelViews.ts';
import { channelRefusals } from '../../../rpc/words/channels/channelRefusals.ts';
import { isOfSums, raisedLimit } from '../../../rpc/words/channels/channelStops.ts';
import { channelsCli } from '../../../rpc/words/cli/channelsCli.ts';
import { followChannel } from '../../follow/followChannel.ts';
import { Interrupted, onInterrupt } from '../../follow/interrupts.ts';
import { command } from '../../output/councilPlaces.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { type Io, say, sayJson } from '../../output/io.ts';
import { noteElsewhere, noteNotAsked } from '../../output/notAsked.ts';
import { checked, laidHome, oneOf } from '../../program/arguments.ts';
import { messageLines } from '../../render/renderChannel.ts';
import { openSession, paceOf } from '../../session/session.ts';
import { askWho } from '../../session/whoSigns.ts';
import { personsTurn } from './turn.ts';

export interface SayOptions {
  home?: string;
  as?: string;
  policy?: string;
  wait?: boolean;
  json?: boolean;
}

/** What lifts a stop that no message lifts. */
function raising({ stopped }: ChannelRow): [option: string, amount: string] | undefined {
  if (!stopped || !isOfSums(stopped)) return undefined;
  return [stopped.reason === 'cost-an-hour' ? '--cost' : '--tokens', String(raisedLimit(stopped))];
}

export async function sayIn(
  given: string,
  spoken: string | undefined,
  options: SayOptions,
  io: Io,
): Promise<number> {
  const words = channelsCli[io.page().language];
  const channel = checked('id', given, io);
  const text = (spoken === '-' ? await io.input() : (spoken ?? '')).trim();
  if (text === '') throw new Mistake(words.noWords);
  if (text.length > longestMessage)
    throw new Mistake(channelRefusals[io.page().language].tooLong(text.length, longestMessage));
  const by = options.as === undefined ? {} : { by: checked('seat', options.as, io) };
  const policies = ['inject', 'queue', 'interrupt'] as const;
  const policy =
    options.policy === undefined ? {} : { policy: oneOf('--policy', options.policy, policies, io) };
  const waits = options.wait !== false;
  const home = laidHome(options.home, io);
  const telling = options.json ? 'json' : 'text';
  const session = await openSession(home, io, waits ? { pace: paceOf(telling, io) } : { brief: true });
  const heard: ChannelMessageView[] = [];
  let offer: string | undefined;
  const once = randomUUID();
  const since = Date.now();
  const act = async () => {
    if (options.as === undefined) await askWho(session, io, options);
    const said = await session.client().request(sayInChannel, { channel, text, once, ...policy, ...by });
    ({ offer } = said);
  };
  const interrupt = onInterrupt(() => undefined);
  try {
    if (waits) {
      const follower = {
        said(message: ChannelMessageView) {
          heard.push(message);
          if (!options.json) say(io, messageLines(message, io.page()));
        },
      };
      await followChannel(session, channel, follower, interrupt.signal, act);
    } else await act();
    const { head } = await session.read(getChannel, { channel });
    if (options.json) sayJson(io, { channel, messages: heard, head, ...(offer ? { offer } : {}) });
    else {
      if (!waits) say(io, [words.said(channel)]);
      if (head.active?.person) say(io, ['', personsTurn(head.active, channel, home, io)]);
      const raise = raising(head);
      if (raise) say(io, ['', words.toRaise(command(io, home, 'channel', 'limit', channel, ...raise))]);
      if (offer) say(io, ['', words.offered(command(io, home, 'channel', 'start', channel, offer))]);
    }
    if (!waits) await noteNotAsked(session, [head], io);
    await noteElsewhere(session, channel, since, io);
    return exits.done;
  } catch (error) {
    if (error instanceof Interrupted) return exits.interrupted;
    throw error;
  } finally {
    interrupt.forget();
    await session.close();
  }
}
