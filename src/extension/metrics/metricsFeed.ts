/** When the figures are asked for: once someone looks, and again when an ended council is other than it was. Never by the clock. */

import type { Client } from '../../rpc/connect/client.ts';
import { councilStats } from '../../rpc/messages/pastMessages.ts';
import type { StatsView } from '../../rpc/views/pastViews.ts';
import type { CouncilRow } from '../../rpc/views/views.ts';
import { ended } from '../councils/councilRows.ts';
import type { Picture } from '../link/hostPicture.ts';

export interface MetricsFeed {
  readonly stats: StatsView | undefined;
  /** The picture changed, or the view was shown or hidden. */
  update(picture: Picture, isSeen: boolean): Promise<void>;
}

export interface FeedDoors {
  client(): Client | undefined;
  show(): void;
  failed(error: unknown): void;
}

export function metricsFeed({ client, show, failed }: FeedDoors): MetricsFeed {
  let stats: StatsView | undefined;
  /** The ended rows that the figures stand for, as the picture held them. */
  let counted: readonly CouncilRow[] | undefined;
  let asking: Promise<void> | undefined;
  let latest: { picture: Picture; isSeen: boolean } | undefined;

  async function ask(): Promise<void> {
    while (latest) {
      const { picture, isSeen } = latest;
      latest = undefined;
      if (picture.source !== 'host') {
        const shown = stats !== undefined;
        [stats, counted] = [undefined, undefined];
        if (shown) show();
        continue;
      }
      const rows = picture.rows.filter(ended);
      const host = client();
      if (!isSeen || !host || (counted && isSame(counted, rows))) continue;
      try {
        stats = await host.request(councilStats, {});
        counted = rows;
        show();
      } catch (error) {
        failed(error);
      }
    }
  }

  return {
    get stats() {
      return stats;
    },
    update(picture, isSeen) {
      latest = { picture, isSeen };
      // One request at a time; what changed meanwhile is one more.
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/** Rows that nobody told anew are the very same objects. */
const isSame = (a: readonly CouncilRow[], b: readonly CouncilRow[]): boolean =>
  a.length === b.length && a.every((row, n) => row === b[n]);
