/** Entries in the order they are read: by phase, what people said after the turns of its phase, or among them. */
import type { EntryView, TurnView } from '../../../src/rpc/views/views.ts';

/** Whether the entry before this place is read after the fresh one. */
function readsAfter(entries: readonly EntryView[], place: number, fresh: EntryView): boolean {
  const last = entries[place - 1];
  if (last === undefined || last.run < fresh.run) return false;
  if (last.run > fresh.run) return true;
  if (fresh.kind === 'turn') return last.kind === 'injection' && last.afterTurn === undefined;
  if (fresh.afterTurn === undefined) return false;
  return last.kind === 'turn'
    ? turnsBefore(entries, place, fresh.run) > fresh.afterTurn
    : (last.afterTurn ?? Number.POSITIVE_INFINITY) > fresh.afterTurn;
}

/** How many turns of a run stand before a place in it. */
function turnsBefore(entries: readonly EntryView[], place: number, run: number): number {
  let turns = 0;
  for (let at = place - 1; entries[at]?.run === run; at -= 1) if (entries[at]?.kind === 'turn') turns += 1;
  return turns;
}

/** A patch may be older than the text that streamed since: what was read is not taken back. */
function keepStreamed(old: EntryView, fresh: EntryView): EntryView {
  if (old.kind !== 'turn' || fresh.kind !== 'turn') return fresh;
  const open = fresh.state === 'speaking' || fresh.state === 'queued';
  if (!open || old.state !== 'speaking' || old.askedAgain !== fresh.askedAgain) return fresh;
  if (old.text.length <= fresh.text.length || !old.text.startsWith(fresh.text)) return fresh;
  return { ...fresh, state: 'speaking', text: old.text, body: old.body };
}

export function mergeEntries(old: readonly EntryView[], changed: readonly EntryView[]): EntryView[] {
  const entries = [...old];
  for (const fresh of changed) {
    const at = entries.findLastIndex((entry) => entry.key === fresh.key);
    const known = entries[at];
    if (known !== undefined) {
      entries[at] = keepStreamed(known, fresh);
      continue;
    }
    let place = entries.length;
    while (readsAfter(entries, place, fresh)) place -= 1;
    entries.splice(place, 0, fresh);
  }
  return entries;
}

/** Text as it is spoken. A turn that is whole, or that the page was not told of, takes none. */
export function appendDelta(old: readonly EntryView[], key: string, text: string): readonly EntryView[] {
  const at = old.findLastIndex((entry) => entry.key === key);
  const entry = old[at];
  if (entry?.kind !== 'turn' || !(entry.state === 'speaking' || entry.state === 'queued')) return old;
  const spoken: TurnView = {
    ...entry,
    state: 'speaking',
    text: entry.text + text,
    body: entry.body + text,
  };
  return old.with(at, spoken);
}

const isWhole = (entry: EntryView): boolean =>
  entry.kind === 'injection' || !(entry.state === 'speaking' || entry.state === 'queued');

/** Entries that are whole now and were not before, in the order of the patch. */
export function becameWhole(old: readonly EntryView[], changed: readonly EntryView[]): EntryView[] {
  return changed.filter((fresh) => {
    const before = old.findLast((entry) => entry.key === fresh.key);
    return isWhole(fresh) && !(before !== undefined && isWhole(before));
  });
}

/** That seat's last turn before this entry: where a mention leads. */
export function turnBefore(entries: readonly EntryView[], key: string, seat: string): TurnView | undefined {
  const at = entries.findIndex((entry) => entry.key === key);
  for (let i = at - 1; i >= 0; i -= 1) {
    const entry = entries[i];
    if (entry?.kind === 'turn' && entry.seat === seat && entry.state === 'replied') return entry;
  }
  return undefined;
}

/** By seat, the place of its first whole reply. */
export function firstReplies(entries: readonly EntryView[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'turn' && entry.state === 'replied' && !first.has(entry.seat))
      first.set(entry.seat, i + 1);
  }
  return first;
}
