/** A council held in a channel has its floor as one turn, from start to synthesis; a second one waits. */
import type { CouncilId } from '../../ids.ts';
import type { Channel, Moment } from '../channel.ts';
import { note } from '../messages/recentMessages.ts';

export interface CouncilRefusal {
  code: 'report' | 'archived' | 'gone';
}

/** Why no council can be held here; undefined: one can. */
export function councilRefusal(channel: Channel): CouncilRefusal | undefined {
  if (channel.gone) return { code: 'gone' };
  if (channel.archived) return { code: 'archived' };
  return channel.settings.mode === 'report' ? { code: 'report' } : undefined;
}

/** It has the floor when the turn that is open has ended and those before it have left. */
export function councilCalled(channel: Channel, council: CouncilId, now: Moment): Channel {
  if (councilRefusal(channel) || channel.councils.includes(council)) return channel;
  const { choosing: _choosing, ...rest } = channel;
  const called = { ...rest, councils: [...channel.councils, council], updatedAt: now.at };
  return note(called, now.at, 'council', { reason: `called ${council}` });
}

export function councilLeft(channel: Channel, council: CouncilId, now: Moment): Channel {
  if (!channel.councils.includes(council)) return channel;
  const councils = channel.councils.filter((each) => each !== council);
  return note({ ...channel, councils, updatedAt: now.at }, now.at, 'council', { reason: `left ${council}` });
}
