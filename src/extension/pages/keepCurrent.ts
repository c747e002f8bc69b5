/** Keeps one page current: everything when the page is ready or the host is back, then every change, until it rests. */
import type { Client } from '../../rpc/connect/client.ts';
import { refusal } from '../../rpc/messages/messages.ts';
import type { HostState } from '../../rpc/pages/transcriptPageMessages.ts';
import type { LinkState } from '../link/hostLink.ts';
import type { Signal } from '../link/signal.ts';

export interface WatchHouse {
  readonly language: 'en' | 'fr';
  readonly host: LinkState;
  readonly hostChanged: Signal<LinkState>;
  readonly arrived: Signal<Client>;
  readonly current: Client | undefined;
  client(): Promise<Client>;
  me(): string;
  readonly who?: { readonly name: string | undefined };
  readonly meChanged: Signal<unknown>;
}

export interface PageWatch {
  /** The page is there and knows nothing yet. */
  begin(): void;
  /** The page is gone for now. */
  rest(): void;
  end(): void;
}

/** What a page shows, as far as keeping it current needs to know. */
export interface Shown<View> {
  ask(client: Client): Promise<View>;
  /** The page is told all of it. */
  tell(view: View): void;
  /** From here on changes are passed on; answers what ends that. */
  listen(client: Client): (() => void)[];
  /** The host knows nothing of that name. */
  unknown(): void;
  host(state: HostState): void;
  leave(client: Client): Promise<unknown>;
}

/** The page knows three states; before the first start it simply waits. */
const forPage = (state: LinkState): HostState | undefined =>
  state.state === 'asleep' || state.state === 'starting' ? undefined : state;

export function keepPage<View>(house: WatchHouse, shown: Shown<View>): PageWatch {
  let wanted = false;
  let open: { client: Client; stops: (() => void)[] } | undefined;
  let round = 0;

  const tellHost = (state: LinkState) => {
    const host = forPage(state);
    if (wanted && host) shown.host(host);
  };

  function close(): void {
    round += 1;
    for (const stop of open?.stops ?? []) stop();
    open = undefined;
  }

  async function follow(client: Client): Promise<void> {
    close();
    const mine = round;
    try {
      const view = await shown.ask(client);
      if (mine !== round || !wanted) return;
      shown.tell(view);
      shown.host({ state: 'up' });
      open = { client, stops: shown.listen(client) };
    } catch (error) {
      if (mine !== round || !wanted) return;
      const unknown =
        typeof error === 'object' && error !== null && 'code' in error && error.code === refusal.notFound;
      if (unknown) shown.unknown();
    }
  }

  const stops = [
    house.hostChanged.on(tellHost),
    house.arrived.on((client) => {
      if (wanted) void follow(client);
    }),
    // Another person may see other things, and has another seat to answer for.
    house.meChanged.on(() => {
      if (wanted && house.current) void follow(house.current);
    }),
  ];

  return {
    begin() {
      wanted = true;
      tellHost(house.host);
      if (house.current) void follow(house.current);
      // A host that comes up says so itself; one that can't be had is told as a state.
      else house.client().catch(() => tellHost(house.host));
    },
    rest() {
      wanted = false;
      const watching = open?.client;
      close();
      if (watching) shown.leave(watching).catch(() => {});
    },
    end() {
      this.rest();
      for (const stop of stops) stop();
    },
  };
}
