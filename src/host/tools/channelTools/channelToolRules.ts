/** Who may do what in which channel through a tool. Every refusal is a sentence that the agent can read. */
import type { Channel, ChannelId } from '../../../core/channels/channel.ts';
import { modes } from '../../../core/channels/modes.ts';
import { folded } from '../../../core/identities/folded.ts';
import type { Identity } from '../../../core/identities/identity.ts';
import type { Caller, Hall, OwnAnswer } from '../ownTool.ts';
import { channelToolWords } from './channelToolWords.ts';

export const no = (text: string): OwnAnswer & { ok: false } => ({ ok: false, text });

/** What is done in a channel is seen there under the caller's name: nobody of an anonymous council may. */
export function isVeiled({ council, language }: Caller): OwnAnswer | undefined {
  return council?.brief.anonymous ? no(channelToolWords[language].anonymous) : undefined;
}

export const isMember = ({ settings }: Channel, { id }: Caller): boolean => settings.members.includes(id);

/** A member, or anybody with the grant where nobody is woken. */
export const mayPostIn = (channel: Channel, caller: Caller): boolean =>
  isMember(channel, caller) || modes[channel.settings.mode].woken === 'nobody';

/**
 * One that is there, archived ones too, by its id or by a name that no other has. Else a sentence that names those that
 * are open to the caller.
 */
export function channelCalled(
  given: ChannelId,
  caller: Caller,
  hall: Hall,
  isMeant: (channel: Channel, caller: Caller) => boolean = mayPostIn,
): Channel | OwnAnswer {
  const all = Object.values(hall.channels()).filter((one) => !one.gone);
  const wanted = given.trim().replace(/^#/, '');
  const named = all.filter(({ settings }) => folded(settings.name ?? '') === folded(wanted));
  const found = all.find(({ id }) => id === wanted) ?? (named.length === 1 ? named[0] : undefined);
  if (found) return found;
  const open = all.filter((one) => !one.archived && isMeant(one, caller));
  const known = open.map((one) => one.id).join(', ');
  return no(channelToolWords[caller.language].noChannel(wanted, known));
}

/** Whom a list means: ids, names, Discord ids. The first one that is nobody is refused. */
export function peopleCalled(
  given: readonly string[],
  caller: Caller,
  hall: Hall,
): { people: Identity[] } | OwnAnswer {
  const known = hall.identities();
  const people = new Map<string, Identity>();
  for (const who of given) {
    const name = folded(who.trim().replace(/^<?@|>$/g, ''));
    const found =
      known.find(({ id }) => id === name) ??
      known.find((one) => folded(one.name) === name) ??
      known.find(({ discord }) => discord?.userId === name);
    if (!found) {
      const ids = known.map(({ id }) => id).join(', ');
      return no(channelToolWords[caller.language].nobodyCalled(who, ids));
    }
    people.set(found.id, found);
  }
  return { people: [...people.values()] };
}
