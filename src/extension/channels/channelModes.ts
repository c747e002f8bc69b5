/** The modes a channel can be given, each with what it does. Those that are set when a channel is made stand apart. */

import { own } from '../../rpc/own.ts';
import type { ChannelRow, ModeView } from '../../rpc/views/channelViews.ts';
import type { Language } from '../../rpc/views/views.ts';
import { channelWords } from '../../rpc/words/channels/channelWords.ts';
import { editorChannels } from '../../rpc/words/editor/editorChannels.ts';

export interface ChannelModeItem {
  label: string;
  /** Our own picture before it. */
  drawn?: string;
  description: string;
  detail: string;
  mode: ModeView;
  /** It can't be chosen now: choosing it says why. */
  locked: boolean;
}

/** As the menu of the page has them: the usual ones first, those of creation last. */
const order: readonly ModeView[] = [
  'none',
  'chat',
  'turn-based',
  'single',
  'direct',
  'report',
  'broadcast',
  'work',
  'discussion',
];
const ofCreation: ReadonlySet<ModeView> = new Set(['work', 'discussion']);

export function modesFor(row: ChannelRow, language: Language): ChannelModeItem[] {
  const words = editorChannels[language];
  const { modes } = channelWords[language];
  return order.map((mode) => {
    const locked = ofCreation.has(mode);
    return {
      label: mode,
      ...(locked ? { drawn: '$(lock)' } : {}),
      description: mode === row.mode ? words.current : '',
      detail: modes[mode],
      mode,
      locked,
    };
  });
}

export function modesOfNew(language: Language): ChannelModeItem[] {
  const words = editorChannels[language];
  const { modes } = channelWords[language];
  const first: readonly ModeView[] = ['chat', ...order.filter((mode) => mode !== 'chat')];
  return first.map((mode) => ({
    label: mode,
    description: own(words.modeNote, mode) ?? '',
    detail: modes[mode],
    mode,
    locked: false,
  }));
}

/** An id out of what somebody typed, or undefined. */
export const idFrom = (text: string): string | undefined => {
  const id = text.trim().replace(/^#/, '').toLowerCase().replaceAll(/\s+/g, '-');
  return /^[a-z0-9][a-z0-9_-]{0,63}$/.test(id) ? id : undefined;
};
