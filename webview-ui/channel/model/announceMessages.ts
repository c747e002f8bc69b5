/** What a screen reader is told: whole messages and who has the floor. Text that streams is never announced. */

import { channelStops, isOfSums } from '../../../src/rpc/words/channels/channelStops.ts';
import { channelWords } from '../../../src/rpc/words/channels/channelWords.ts';
import { channelPageWords } from '../../../src/rpc/words/pages/channelPageWords.ts';
import { transcriptWords } from '../../../src/rpc/words/pages/transcriptWords.ts';
import type { Said } from '../../transcript/model/announceTurns.ts';
import type { ChannelState } from './channelState.ts';

const longest = 160;

const brief = (text: string): string => {
  const flat = text
    .replaceAll(/[`*_#>[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return flat.length > longest ? `${flat.slice(0, longest).trimEnd()}…` : flat;
};

export function announce(before: ChannelState, after: ChannelState): Said {
  const words = channelPageWords[after.language];
  const common = transcriptWords[after.language];
  if (after.host.state !== 'up' && before.host.state === 'up')
    return { polite: [], alert: after.host.state === 'down' ? common.hostDown : common.hostRestarting };
  const { head } = after;
  // A conversation that has just been opened is read by the reader, not to them.
  if (head === undefined || before.head?.id !== head.id) return { polite: [] };
  // A limit of money or tokens is an alert of its own words: speaking does not lift it.
  const stops = channelStops[after.language];
  const stop =
    head.stopped && (isOfSums(head.stopped) ? stops.lifted(head.stopped.reason) : words.said.stopped);
  const alert = stop !== undefined && !before.head.stopped ? { alert: stop } : {};
  const polite: string[] = [];
  // Older messages that were read back come before what was there: only what came after it is news.
  const last = before.messages.at(-1);
  const from = last === undefined ? 0 : after.messages.findLastIndex(({ key }) => key === last.key) + 1;
  if (after.messages !== before.messages)
    for (const { by, name, kind, notice, text } of after.messages.slice(from)) {
      if (by === after.me) continue;
      if (kind === 'moderator')
        polite.push(notice === undefined ? brief(text) : channelWords[after.language].notice(notice));
      else polite.push(words.said.message(name, brief(text)));
    }
  const { active } = head;
  if (active !== undefined && active.turn !== before.head.active?.turn)
    polite.push(words.said.floor(active.name));
  return { polite, ...alert };
}
