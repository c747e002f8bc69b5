/** One council followed: its view kept current by the host's patches, over the host's death too. */
import { councilChanged, councilDelta, watchCouncil } from '../../rpc/messages/messages.ts';
import type { CouncilPatch, CouncilView } from '../../rpc/views/views.ts';
import { isGone, type Session } from '../session/session.ts';
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
    let early: CouncilPatch[] | undefined = [];
    unsubscribe = [
      client.on(councilChanged, (patch) => {
        if (patch.id !== id) return;
        if (early) early.push(patch);
        else if (view) shown(withPatch(view, patch));
      }),
      client.on(councilDelta, (delta) => {
        if (delta.id === id) watcher.delta(delta.key, delta.text);
      }),
    ];
    const whole = await client.request(watchCouncil, { id });
    const current = early.reduce(withPatch, whole);
    early = undefined;
    shown(current);
    void client.closed.then(lost);
  }

  const letGo = () => {
    for (const off of unsubscribe) off();
  };

  /** A host may go away in the middle of the watch too. */
  async function attach(): Promise<void> {
    const client = session.client();
    try {
      await subscribe();
    } catch (error) {
      letGo();
      if (!(await isGone(client))) throw error;
      await session.again();
      await attach();
    }
  }

  async function lost(): Promise<void> {
    if (stopped) return;
    letGo();
    watcher.lost();
    try {
      await session.again();
      await attach();
    } catch (error) {
      failure = error;
      wake();
    }
  }

  await attach();
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
      letGo();
    },
  };
}
