/** The nine modes, each a row: how many agents give which turn state, who is woken by a message, how it is set. */
import type { ChannelSettings, Mode } from './settings.ts';

/** `archived` comes over any of them, once a discussion is concluded or a channel is sealed. */
export type TurnState = 'disabled' | 'dead' | 'normal' | 'shuffle' | 'archived';

/** Who a message wakes where no turn order decides. */
export type Woken =
  /** Only who is addressed. */
  | 'addressed'
  /** Who is addressed, who leads on what is spoken of, or the only agent there is. */
  | 'addressed-or-only'
  /** The first member, whatever is said. */
  | 'first'
  /** The speaker whose turn it is. */
  | 'speaker'
  | 'nobody';

export interface ModeRow {
  /** The turn state with one agent, with two, with three and more. */
  turns: readonly [one: TurnState, two: TurnState, more: TurnState];
  woken: Woken;
  /** Set when the channel is made, then neither left nor entered. */
  locked: boolean;
  completion: 'reply' | 'signal';
}

const free = { locked: false, completion: 'reply' } as const;
const disabled = ['disabled', 'disabled', 'disabled'] as const;
const dead = ['dead', 'dead', 'dead'] as const;
const byCount = ['disabled', 'normal', 'shuffle'] as const;

export const modes: Readonly<Record<Mode, ModeRow>> = {
  none: { ...free, turns: disabled, woken: 'addressed' },
  work: { ...free, turns: disabled, woken: 'addressed-or-only', locked: true },
  report: { ...free, turns: dead, woken: 'nobody' },
  discussion: { ...free, turns: byCount, woken: 'speaker', locked: true },
  chat: { ...free, turns: byCount, woken: 'speaker' },
  direct: { ...free, turns: disabled, woken: 'first' },
  single: { ...free, turns: disabled, woken: 'first' },
  'turn-based': { ...free, turns: ['disabled', 'normal', 'normal'], woken: 'speaker', completion: 'signal' },
  broadcast: { ...free, turns: dead, woken: 'nobody' },
};

/** Not between one agent and people: what the end of a discussion may be told to. */
export const isGroup = (mode: Mode): boolean => modes[mode].woken !== 'first';

/** With enough agents they take turns: only there an order means something. */
export const hasTurns = (mode: Mode): boolean => modes[mode].turns.includes('normal');

/** What a mode makes of this many agents. An order that is set shows as normal wherever the mode has turns. */
export function turnStateOf(
  { mode, order }: Pick<ChannelSettings, 'mode' | 'order'>,
  agents: number,
): TurnState {
  const { turns } = modes[mode];
  const state = agents >= 3 ? turns[2] : agents === 2 ? turns[1] : turns[0];
  return order !== undefined && state === 'shuffle' ? 'normal' : state;
}

export interface ModeRefusal {
  code: 'mode-left' | 'mode-entered';
  /** The locked mode that stands in the way. */
  mode: Mode;
}

/** Why a channel of one mode can't be given another; undefined: it can. */
export function modeRefusal(from: Mode, to: Mode): ModeRefusal | undefined {
  if (from === to) return undefined;
  if (modes[from].locked) return { code: 'mode-left', mode: from };
  return modes[to].locked ? { code: 'mode-entered', mode: to } : undefined;
}
