/** Finds the channel or the person that a client means, or says in words that there is none. */
import type { Channel } from '../../core/channels/channel.ts';
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import type { State } from '../../core/state.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';

export const refuse = (message: string, code: number = refusal.wrongInput): never => {
  throw new Refusal(code, message);
};

export const notNow = (message: string): never => refuse(message, refusal.notNow);

export interface Finding {
  /** Here, or archived; one that is gone from the file is not. */
  channel(id: string): Channel;
  /** One in which something can still happen. */
  live(id: string): Channel;
}

export function findingIn(state: () => State, language: Language): Finding {
  const say = channelRefusals[language];
  const known = () =>
    Object.values(state().channels)
      .filter(({ gone }) => !gone)
      .map(({ id }) => id);

  const channel = (id: string): Channel => {
    const { channels } = state();
    const found = own(channels, id);
    if (found && !found.gone) return found;
    return refuse(say.noSuchChannel(id, known().join(', ')), refusal.notFound);
  };
  return {
    channel,
    live(id) {
      const found = channel(id);
      return found.archived ? notNow(say.archived(id)) : found;
    },
  };
}
