/** Search over what is shown of entries, whatever the accents and the case. */
import type { CouncilHead, EntryView } from '../../../src/rpc/views/views.ts';

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function shown(entry: EntryView, names: ReadonlyMap<string, string>): string {
  if (entry.kind === 'injection') return `${names.get(entry.by) ?? entry.by}\n${entry.text}`;
  if (entry.state === 'hidden') return names.get(entry.seat) ?? entry.seat;
  return [names.get(entry.seat) ?? entry.seat, entry.text, entry.body].join('\n');
}

const folded = new WeakMap<EntryView, string>();

/** Keys of the entries that hold the words, in reading order. */
export function findEntries(head: CouncilHead, entries: readonly EntryView[], query: string): string[] {
  const wanted = plain(query.trim());
  if (wanted === '') return [];
  const names = new Map(head.seats.map((seat) => [seat.id, seat.name]));
  return entries
    .filter((entry) => {
      let text = folded.get(entry);
      if (text === undefined) {
        text = plain(shown(entry, names));
        folded.set(entry, text);
      }
      return text.includes(wanted);
    })
    .map((entry) => entry.key);
}
