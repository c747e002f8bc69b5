/** The channels as the host told them last, kept current by its notifications and never by asking again. */

import type { Client } from '../../rpc/connect/client.ts';
import { channelRowsChanged, listChannels } from '../../rpc/messages/channelMessages.ts';
import type { ChannelRow } from '../../rpc/views/channelViews.ts';
import { type Signal, signal } from '../link/signal.ts';

export interface ChannelsPicture {
  /** The host has told them. */
  known: boolean;
  rows: readonly ChannelRow[];
}

export interface Channels {
  readonly picture: ChannelsPicture;
  readonly changed: Signal<ChannelsPicture>;
  /** Resolves once the host has told its channels. */
  settled(): Promise<void>;
  dispose(): void;
}

/** Rows that are new or other go to the place of those with the same id; the host lists them by id. */
export function merged(
  rows: readonly ChannelRow[],
  changed: readonly ChannelRow[],
  gone: readonly string[] = [],
): ChannelRow[] {
  const byId = new Map([...rows, ...changed].map((row) => [row.id, row]));
  for (const id of gone) byId.delete(id);
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

export function followChannels(arrived: Signal<Client>, warn: (line: string) => void): Channels {
  const changed = signal<ChannelsPicture>();
  let picture: ChannelsPicture = { known: false, rows: [] };

  const show = (next: ChannelsPicture) => {
    picture = next;
    changed.tell(next);
  };

  async function follow(client: Client): Promise<void> {
    // Listening starts before the list is asked for; what is told meanwhile is newer than the list.
    let early: { rows: ChannelRow[]; gone: string[] } | undefined = { rows: [], gone: [] };
    const stop = client.on(channelRowsChanged, ({ rows, gone }) => {
      if (early) early = { rows: merged(early.rows, rows, gone), gone: [...early.gone, ...gone] };
      else show({ known: true, rows: merged(picture.rows, rows, gone) });
    });
    void client.closed.then(stop);
    const { rows } = await client.request(listChannels, {});
    const { rows: newer, gone } = early;
    early = undefined;
    const back = new Set(newer.map(({ id }) => id));
    show({
      known: true,
      rows: merged(
        rows,
        newer,
        gone.filter((id) => !back.has(id)),
      ),
    });
  }

  const stop = arrived.on((client) => {
    follow(client).catch((error: unknown) => {
      warn(`the channels are not known: ${String(error)}`);
      // Whoever waits for them waits no longer.
      changed.tell(picture);
    });
  });

  return {
    get picture() {
      return picture;
    },
    changed,
    settled: () =>
      new Promise((resolve) => {
        if (picture.known) return resolve();
        const done = changed.on(() => {
          done();
          resolve();
        });
      }),
    dispose: stop,
  };
}
