/** Keeps one page current: the whole council when the page is ready or the host is back, then every change and delta. */
import type { Client } from '../../rpc/client.ts';
import { councilChanged, councilDelta, refusal, unwatchCouncil, watchCouncil } from '../../rpc/messages.ts';
import type { CouncilHead } from '../../rpc/views.ts';
import type { HostState, ToPage } from '../../rpc/webview.ts';
import type { LinkState } from '../host.ts';
import type { Signal } from '../signal.ts';

export interface WatchHouse {
  readonly language: 'en' | 'fr';
  readonly host: LinkState;
  readonly hostChanged: Signal<LinkState>;
  readonly arrived: Signal<Client>;
  readonly current: Client | undefined;
  client(): Promise<Client>;
  me(): string;
}

export interface Watch {
  /** The page is there and knows nothing yet. */
  begin(): void;
  /** The page is gone for now. */
  rest(): void;
  end(): void;
  readonly briefPath: string | undefined;
}

/** The page knows three states; before the first start it simply waits. */
const forPage = (state: LinkState): HostState | undefined =>
  state.state === 'asleep' || state.state === 'starting' ? undefined : state;

export function watchTranscript(
  house: WatchHouse,
  id: string,
  post: (message: ToPage) => void,
  named: (question: string) => void,
): Watch {
  let wanted = false;
  let open: { client: Client; stops: (() => void)[] } | undefined;
  let round = 0;
  let briefPath: string | undefined;

  const tellHost = (state: LinkState) => {
    const host = forPage(state);
    if (wanted && host) post({ type: 'host', host });
  };

  function close(): void {
    round += 1;
    for (const stop of open?.stops ?? []) stop();
    open = undefined;
  }

  const learn = (head: CouncilHead) => {
    briefPath = head.briefPath;
    named(head.question);
  };

  async function follow(client: Client): Promise<void> {
    close();
    const mine = round;
    try {
      const view = await client.request(watchCouncil, { id });
      if (mine !== round || !wanted) return;
      learn(view.head);
      const { language } = house;
      post({ type: 'open', view, language, me: house.me(), now: Date.now() });
      post({ type: 'host', host: { state: 'up' } });
      open = {
        client,
        stops: [
          client.on(councilChanged, (patch) => {
            if (patch.id !== id) return;
            learn(patch.head);
            post({ type: 'changed', patch, now: Date.now() });
          }),
          client.on(councilDelta, (delta) => {
            if (delta.id === id) post({ type: 'delta', key: delta.key, text: delta.text });
          }),
        ],
      };
    } catch (error) {
      if (mine !== round || !wanted) return;
      const unknown =
        typeof error === 'object' && error !== null && 'code' in error && error.code === refusal.notFound;
      if (unknown) post({ type: 'empty', language: house.language });
    }
  }

  const stops = [
    house.hostChanged.on(tellHost),
    house.arrived.on((client) => {
      if (wanted) void follow(client);
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
      watching?.request(unwatchCouncil, { id }).catch(() => {});
    },
    end() {
      this.rest();
      for (const stop of stops) stop();
    },
    get briefPath() {
      return briefPath;
    },
  };
}
