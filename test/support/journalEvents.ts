/** The events of a home as its journal holds them, oldest first. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Event, Stamped } from '../../src/core/events.ts';

export async function eventsIn(home: string): Promise<Event[]> {
  const folder = join(home, '.state/journal');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => (line.startsWith('{"seq"') ? [JSON.parse(line) as Stamped] : []))
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ event }) => event);
}
