/** What a channel still owes, read off its state: a restart owes exactly what was not answered. */
import type { Channel, ChannelTurn } from '../channel.ts';
import type { ChannelOwed } from '../channelOwed.ts';
import { isPerson } from './speakers.ts';

/** How long the delivery of a message is waited for before the floor passes all the same. */
export const deliveryMs = 15_000;

export function pendingIn(channel: Channel): ChannelOwed[] {
  const council = channel.councils[0];
  const { turn, choosing, id } = channel;
  if (turn) return channel.paused?.holds ? [] : turnOwed(channel, turn);
  if (council !== undefined && channel.blocked === undefined)
    return [{ kind: 'channel-council', key: `channel-council/${id}/${council}`, channel: id, council }];
  if (!choosing || channel.paused || council !== undefined) return [];
  const { n: choice, orchestrator, deadlineAt } = choosing;
  const key = `channel-choose/${id}/${choice}`;
  return [
    { kind: 'channel-choose', key, channel: id, choice, orchestrator, among: [...channel.cycle.list] },
    {
      kind: 'wait',
      key: `deadline/${key}/${deadlineAt}`,
      of: key,
      until: deadlineAt,
      then: { type: 'channel.chosen', channel: id, choice },
    },
  ];
}

function turnOwed(channel: Channel, { n, attempt, agent, state, deadlineAt }: ChannelTurn): ChannelOwed[] {
  const { id } = channel;
  const ref = { channel: id, turn: n, attempt };
  if (state === 'asked') {
    const key = `channel-ask/${id}/${n}/${attempt}`;
    return [
      // Whoever is a person answers by themselves, or their time passes.
      ...(isPerson(channel, agent)
        ? []
        : [{ kind: 'channel-ask' as const, key, agent, goOn: attempt > 1, ...ref }]),
      {
        kind: 'wait',
        key: `deadline/${key}/${deadlineAt}`,
        of: key,
        until: deadlineAt,
        then: { type: 'channel.deadline-passed', ...ref },
      },
    ];
  }
  const key = `channel-deliver/${id}/${n}/${attempt}`;
  return [
    { kind: 'channel-deliver', key, ...ref },
    {
      kind: 'wait',
      key: `deadline/${key}/${deadlineAt}`,
      of: key,
      until: deadlineAt,
      then: { type: 'channel.delivered', ...ref, ok: false },
    },
  ];
}
