/** Messages in the order they were said; what waits for the turn's end stands last. None is shown twice. */
import type { ChannelMessageView, TurnEventView } from '../../../src/rpc/views/channelViews.ts';
import type { NotedView } from './channelState.ts';

const standsAfter = (a: ChannelMessageView, b: ChannelMessageView): boolean =>
  a.held === b.held || (a.held !== true && b.held !== true) ? a.seq > b.seq : a.held === true;

/** A message that is known is put in its place; one that waited and is heard now moves there. */
export function mergeMessages(
  old: readonly ChannelMessageView[],
  changed: readonly ChannelMessageView[],
): readonly ChannelMessageView[] {
  if (changed.length === 0) return old;
  const messages = [...old];
  for (const fresh of changed) {
    const at = messages.findLastIndex(({ key }) => key === fresh.key);
    const known = messages[at];
    if (known !== undefined && (known.held === true) === (fresh.held === true)) {
      messages[at] = fresh;
      continue;
    }
    if (known !== undefined) messages.splice(at, 1);
    let place = messages.length;
    for (
      let before = messages[place - 1];
      before !== undefined && standsAfter(before, fresh);
      before = messages[place - 1]
    )
      place -= 1;
    messages.splice(place, 0, fresh);
  }
  return messages;
}

/** Older ones stand before all that are shown. */
export function withOlder(
  old: readonly ChannelMessageView[],
  older: readonly ChannelMessageView[],
): readonly ChannelMessageView[] {
  const known = new Set(old.map(({ key }) => key));
  const fresh = older.filter(({ key }) => !known.has(key));
  return fresh.length === 0 ? old : [...fresh, ...old];
}

const beginsCycle = ({ event }: TurnEventView): boolean => event === 'cycle' || event === 'woken';

/** Each beginning of a cycle with its number: the last of them began the cycle that runs now. */
export function numbered(events: readonly TurnEventView[], cycle: number): NotedView[] {
  let n = cycle + 1;
  return events
    .toReversed()
    .map((event) => {
      if (!beginsCycle(event)) return event;
      n -= 1;
      return { ...event, cycle: n };
    })
    .toReversed();
}
