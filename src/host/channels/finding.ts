/** Finds the channel or the person that a client means, or says in words that there is none. */
import type { Channel } from '../../core/channels/channel.ts';
import { apartOf } from '../../core/identities/apart.ts';
import type { Identity } from '../../core/identities/identity.ts';
import type { Language } from '../../core/ids.ts';
import type { State } from '../../core/state.ts';
import { Refusal } from '../../rpc/client.ts';
import { refusal } from '../../rpc/messages.ts';
import { channelRefusals } from '../../rpc/words/channelRefusals.ts';
import type { Session } from '../sessions.ts';

export const refuse = (message: string, code: number = refusal.wrongInput): never => {
  throw new Refusal(code, message);
};

export const notNow = (message: string): never => refuse(message, refusal.notNow);

/** A person, or an agent whose turns a person has. */
const isPerson = (one: Identity): boolean => one.kind === 'human' || apartOf(one) === 'person';

export interface Finding {
  /** Here, or archived; one that is gone from the file is not. */
  channel(id: string): Channel;
  /** One in which something can still happen. */
  live(id: string): Channel;
  /** Who speaks or acts: whom the client names, the person in front of it, else the first person known. */
  person(session: Session, by: string | undefined): string;
}

export function findingIn(state: () => State, language: Language): Finding {
  const say = channelRefusals[language];
  const people = (): Identity[] => state().identities.filter(({ kind }) => kind === 'human');
  const known = () =>
    Object.values(state().channels)
      .filter(({ gone }) => !gone)
      .map(({ id }) => id);

  const channel = (id: string): Channel => {
    const { channels } = state();
    const found = Object.hasOwn(channels, id) ? channels[id] : undefined;
    if (found && !found.gone) return found;
    return refuse(say.noSuchChannel(id, known().join(', ')), refusal.notFound);
  };
  return {
    channel,
    live(id) {
      const found = channel(id);
      return found.archived ? notNow(say.archived(id)) : found;
    },
    person(session, by) {
      const { identities } = state();
      if (by !== undefined) {
        const found = identities.find(({ id }) => id === by);
        if (!found)
          return refuse(
            say.nobodyCalled(
              by,
              people()
                .map(({ id }) => id)
                .join(', '),
            ),
          );
        return isPerson(found) ? found.id : refuse(say.anAgent(found.name));
      }
      const mine = identities.find((one) => one.id === session.as && isPerson(one));
      return (mine ?? people()[0])?.id ?? session.as ?? 'you';
    },
  };
}
