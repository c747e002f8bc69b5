/** Message → who is woken and why, where no turn order decides: by mode, mention and domain. */
import type { Identity } from '../../identities/identity.ts';
import { routeOf } from '../../identities/routing.ts';
import type { SeatId } from '../../ids.ts';
import type { Channel, DomainHeard, Heard, Message, Wake } from '../channel.ts';
import { mentionsIn } from '../messages/mentions.ts';
import { modes } from '../modes.ts';
import { agentIn, isAble } from './speakers.ts';

/** What a text says to whom in this channel. The host reads it once, and the event carries it. */
export function heardIn(
  channel: Channel,
  text: string,
  identities: readonly Identity[],
): { mentions: SeatId[]; domain?: DomainHeard } {
  const members = identities.filter(({ id }) => agentIn(channel, id));
  const [domain] = routeOf(text, members);
  return { mentions: mentionsIn(text, channel.agents), ...(domain ? { domain } : {}) };
}

/** A person's message, a guide and an escalated question ask for an answer; others only where they name somebody. */
export const asksForAnswer = ({ kind, notice }: Message): boolean =>
  kind === 'human' || notice?.code === 'guide' || notice?.code === 'escalated-from';

/** Whom this message wakes in a channel without turn order, each with the reason. */
export function wakesFor(channel: Channel, heard: Heard): Wake[] {
  const { message } = heard;
  const { woken } = modes[channel.settings.mode];
  if (woken === 'nobody' || channel.turns !== 'disabled') return [];
  const others = channel.agents.filter(({ id }) => id !== message.by);
  const mentioned = (message.mentions ?? []).filter((id) => others.some((each) => each.id === id));
  const ask = (agent: SeatId, code: Wake['why']['code'], word?: string): Wake => ({
    agent,
    why: { code, message: message.id, by: message.by, ...(word === undefined ? {} : { word }) },
    depth: message.depth + 1,
  });
  const [first] = channel.agents;
  const answers = asksForAnswer(message);
  const only = channel.agents.length === 1 ? 'only-agent' : 'first-member';
  if (woken === 'first') {
    if (!first || first.id === message.by) return [];
    if (answers) return [ask(first.id, only)];
    return mentioned.includes(first.id) ? [ask(first.id, 'mention')] : [];
  }
  if (mentioned.length > 0) return mentioned.map((id) => ask(id, 'mention'));
  if (woken === 'addressed' || !answers) return [];
  if (channel.agents.length === 1 && first && first.id !== message.by) return [ask(first.id, 'only-agent')];
  return leads(channel, heard).map(({ id, code, domain }) => ask(id, code, domain));
}

/** Whoever leads on what is spoken of; where they can't speak, whoever stands in. */
function leads(channel: Channel, { domain }: Heard) {
  if (!domain) return [];
  const codes = ['domain-lead', 'domain-backup'] as const;
  const found = [domain.lead, domain.backup].flatMap((id, place) => {
    const code = codes[place];
    if (id === undefined || code === undefined || !isAble(channel, id)) return [];
    return [{ id, code, domain: domain.domain }];
  });
  return found.slice(0, 1);
}
