/**
 * One host for this window: a running one is joined, else one is started, and one that dies is started again with
 * backoff until it has died five times in three minutes. Nothing happens before someone asks for the client.
 */
import type { Client } from '../../rpc/connect/client.ts';
import type { HostState } from '../../rpc/pages/transcriptPageMessages.ts';
import { type Signal, signal } from './signal.ts';

/** `asleep` until someone asks. The others are those a transcript page is told. */
export type LinkState = { state: 'asleep' } | { state: 'starting' } | HostState;

/** What a start came to: `ready`, or that it ended by itself, perhaps because another host was quicker. */
export type Launched = { ready: true } | { ready: false; reason: string };

export interface HostDoors {
  connect(): Promise<Client | undefined>;
  launch(): Promise<Launched>;
  now(): number;
  wait(ms: number): Promise<void>;
  log(line: string): void;
}

export interface HostLink {
  readonly state: LinkState;
  readonly changed: Signal<LinkState>;
  /** Each client as it comes up, the first and every one after a death. */
  readonly arrived: Signal<Client>;
  /** The client that is up now, if any. */
  readonly current: Client | undefined;
  client(): Promise<Client>;
  /** Forgets the deaths so far and starts again. */
  retry(): Promise<Client>;
  dispose(): void;
}

/** Thrown when no client can be had; the message is for people. */
export class HostDown extends Error {
  override readonly name = 'HostDown';
}

/** The code of a request whose connection ended before the answer. */
const unanswered = -32097;

/** What failed, in words for people. */
export function failureWords(error: unknown, hostGone: string): string {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === unanswered)
    return hostGone;
  return error instanceof Error ? error.message : String(error);
}

/** How often a host that dies is started again: five deaths within three minutes, and it stays down until asked. */
const deathsAllowed = 5;
const deathWindow = 3 * 60_000;
const firstWait = 250;

type Next = { start: 'after'; ms: number; attempt: number } | { start: 'no-more' };

/** `deaths` are the times at which a host died or failed to start, the last of them just now. */
export function nextStart(deaths: readonly number[], now: number): Next {
  const recent = deaths.filter((at) => now - at < deathWindow).length;
  if (recent >= deathsAllowed) return { start: 'no-more' };
  // 0.25, 0.5, 1, 2 s: quick enough that a reader hardly notices the first, slow enough not to spin.
  return { start: 'after', ms: firstWait * 2 ** Math.max(0, recent - 1), attempt: Math.max(1, recent) };
}

/** Deaths that no longer count are forgotten. */
const recentDeaths = (deaths: readonly number[], now: number): number[] =>
  deaths.filter((at) => now - at < deathWindow);

export function keepHost(doors: HostDoors): HostLink {
  const changed = signal<LinkState>();
  const arrived = signal<Client>();
  let state: LinkState = { state: 'asleep' };
  let current: Client | undefined;
  let opening: Promise<Client> | undefined;
  let deaths: number[] = [];
  let disposed = false;

  const become = (next: LinkState) => {
    state = next;
    if (!disposed) changed.tell(next);
  };

  async function once(): Promise<Client> {
    const running = await doors.connect();
    if (running) return running;
    const launched = await doors.launch();
    const client = await reach(launched.ready ? 20 : 10);
    if (client) return client;
    throw new Error(launched.ready ? 'it listens nowhere' : launched.reason);
  }

  /** The host that was quicker may still be reading its journal, so it gets a moment. */
  async function reach(tries: number): Promise<Client | undefined> {
    for (let left = tries; left > 0 && !disposed; left -= 1) {
      const client = await doors.connect();
      if (client) return client;
      await doors.wait(100);
    }
    return undefined;
  }

  /** Notes a death; answers whether to go on, having waited. */
  async function mourn(reason: string): Promise<void> {
    const now = doors.now();
    deaths = [...recentDeaths(deaths, now), now];
    const next = nextStart(deaths, now);
    if (next.start === 'no-more') {
      become({ state: 'down', message: reason });
      throw new HostDown(reason);
    }
    doors.log(`host gone (${reason}); start ${next.attempt} of ${deathsAllowed} in ${next.ms} ms`);
    become({ state: 'restarting', attempt: next.attempt, of: deathsAllowed });
    await doors.wait(next.ms);
    if (disposed) throw new HostDown(reason);
  }

  async function open(): Promise<Client> {
    for (;;) {
      try {
        return up(await once());
      } catch (error) {
        if (disposed) throw error;
        await mourn(error instanceof Error ? error.message : String(error));
      }
    }
  }

  function up(client: Client): Client {
    if (disposed) {
      client.close();
      throw new HostDown('disposed');
    }
    current = client;
    become({ state: 'up' });
    arrived.tell(client);
    // Suspended or stuck: it is as good as gone, and the next one takes over as soon as it may.
    client.onSilence?.((silent) => {
      if (!silent) return;
      doors.log('the host does not answer');
      client.close();
    });
    void client.closed.then(() => {
      if (current !== client) return;
      current = undefined;
      if (disposed) return;
      opening = undefined;
      begin(() => mourn('the connection ended').then(open)).catch(() => {});
    });
    return client;
  }

  /** One opening at a time; whoever asks meanwhile gets the same. */
  function begin(work: () => Promise<Client>): Promise<Client> {
    if (opening) return opening;
    const mine = work();
    opening = mine;
    const done = () => {
      if (opening === mine) opening = undefined;
    };
    mine.then(done, done);
    return mine;
  }

  return {
    get state() {
      return state;
    },
    get current() {
      return current;
    },
    changed,
    arrived,
    async client() {
      if (current) return current;
      if (state.state === 'down') throw new HostDown(state.message);
      if (!opening) become({ state: 'starting' });
      return begin(open);
    },
    async retry() {
      deaths = [];
      if (current) return current;
      if (!opening) become({ state: 'starting' });
      return begin(open);
    },
    dispose() {
      disposed = true;
      current?.close();
      current = undefined;
    },
  };
}
