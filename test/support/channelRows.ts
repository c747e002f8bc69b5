/** A channel as the host lists it, for tests of what clients make of it. */
import type { ActiveTurnView, ChannelRow } from '../../src/rpc/views/channelViews.ts';

export const floorOf = (name: string, startedAt: number): ActiveTurnView => ({
  turn: 3,
  agent: name.toLowerCase(),
  name,
  state: 'asked',
  why: { code: 'mention', by: 'Papa' },
  startedAt,
  timeoutAt: startedAt + 120_000,
  messages: 0,
});

export const channelRowOf = (id: string, more: Partial<ChannelRow> = {}): ChannelRow => ({
  id,
  name: id,
  mode: 'chat',
  locked: false,
  turns: 'shuffle',
  completion: 'reply',
  humans: 'inject',
  stage: 'running',
  councils: [],
  queue: [],
  members: [
    { id: 'papa', name: 'Papa', kind: 'human', role: '' },
    { id: 'nova', name: 'Nova', kind: 'agent', role: 'code', state: 'IDLE' },
    { id: 'sage', name: 'Sage', kind: 'agent', role: 'critique', state: 'WAITING' },
    { id: 'ollie', name: 'Ollie', kind: 'agent', role: 'ops', state: 'OFFLINE' },
  ],
  links: { escalatesTo: [], blockedBy: [], sharesContextWith: [] },
  said: 0,
  turnCount: 0,
  cycle: 1,
  at: 0,
  ...more,
});
