/** One council followed: its view kept current by the host's patches, over the host's death too. */
import { councilChanged, councilDelta, watchCouncil } from '../rpc/messages.ts';
import type { CouncilView } from '../rpc/views.ts';
import type { Session } from './session.ts';
import { isOver, withPatch } from './story.ts';

export interface Watcher {
  changed(view: CouncilView): void;
  delta(key: string, text: string): void;
  /** The host is gone; another is looked for. */
  lost(): void;
}

export interface Following {
  view(): CouncilView;
  /** Resolves with the first view that is enough, also the present one. Rejects with the signal's reason. */
  until(enough: (view: CouncilView) => boolean, signal?: AbortSignal): Promise<CouncilView>;
  stop(): void;
}

/** The view of a council once its files are as it is, if it is over: whoever asked for its end may go then. */
export async function whenRecorded(session: Session, id: string): Promise<CouncilView> {
  const following = await follow(session, id, { changed: () => {}, delta: () => {}, lost: () => {} });
  try {
    return await following.until(({ head }) => !isOver(head.status) || head.recorded === true);
  } finally {
    following.stop();
  }
}

export async function follow(session: Session, id: string, watcher: Watcher): Promise<Following> {
  let view: CouncilView | undefined;
  let stopped = false;
  let failure: unknown;
  let unsubscribe: (() => void)[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };

  const shown = (next: CouncilView) => {
    view = next;
    watcher.changed(next);
    wake();
  };

  async function subscribe(): Promise<void> {
    const client = session.client();
    // A patch may overtake the answer to the watch: it is kept until there is a view to put it on.
    const early: Parameters<typeof withPatch>[1][] = [];
    unsubscribe = [
      client.on(councilChanged, (patch) => {
        if (patch.id !== id) return;
        if (view) shown(withPatch(view, patch));
        else early.push(patch);
      }),
      client.on(councilDelta, (delta) => {
        if (delta.id === id) watcher.delta(delta.key, delta.text);
      }),
    ];
    view = undefined;
    const whole = await client.request(watchCouncil, { id });
    shown(early.reduce(withPatch, whole));
    void client.closed.then(lost);
  }

  async function lost(): Promise<void> {
    if (stopped) return;
    for (const off of unsubscribe) off();
    watcher.lost();
    try {
      await session.again();
      await subscribe();
    } catch (error) {
      failure = error;
      wake();
    }
  }

  await subscribe();
  return {
    view: () => view as CouncilView,
    until: (enough, signal) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void) => {
          waiting.delete(look);
          signal?.removeEventListener('abort', look);
          end();
        };
        const look = () => {
          if (signal?.aborted) settle(() => reject(signal.reason as Error));
          else if (failure !== undefined) settle(() => reject(failure as Error));
          else if (view && enough(view)) {
            const found = view;
            settle(() => resolve(found));
          }
        };
        waiting.add(look);
        signal?.addEventListener('abort', look);
        look();
      }),
    stop: () => {
      stopped = true;
      for (const off of unsubscribe) off();
    },
  };
}
