/**
 * Who is watching. Tells each client what changed in what it watches, and passes streamed text on, gathered over
 * 33 ms for each watcher. Deltas are never recorded; a late watcher is given what was streamed so far.
 */
import type * as z from 'zod';
import type { Council } from '../../core/councils/council.ts';
import type { CouncilId } from '../../core/ids.ts';
import { councilOf, type State } from '../../core/state.ts';
import {
  councilChanged,
  councilDelta,
  type Notification,
  type Request,
} from '../../rpc/messages/messages.ts';
import type { KeptView } from '../../rpc/messages/publishMessages.ts';
import type { CouncilHead, CouncilPatch, CouncilView } from '../../rpc/views/views.ts';
import type { Viewer } from '../../rpc/views/whoRule.ts';
import type { Stream } from '../councils/performCouncils.ts';
import { type Guard, guardEach } from '../ports/guard.ts';
import type { Observer } from '../ports/ports.ts';
import { type Gathering, gather } from './batchDeltas.ts';
import { patchOf, viewOf } from './present/changes.ts';
import { isBlindTo, turnKey, turnView } from './present/entries.ts';
import { headOf } from './present/head.ts';

export interface Session {
  /** What it can be named by when its client comes back. */
  readonly line: string;
  /** Whom the client says to be the person in front of it. */
  given: string | undefined;
  /** Who looks, as far as that is known now. */
  readonly as: Viewer;
  watching: Set<CouncilId>;
  /** Aborted when the client is gone: what was begun for it alone ends. */
  gone: AbortSignal;
  notify<P>(message: Notification<P>, params: P): void;
}

export interface Sessions extends Observer {
  stream: Stream;
  open(send: Session['notify']): Session;
  close(session: Session): void;
  /** Its client did not read, and is let go. */
  dropped(session: Session): void;
  /** Whether the client that comes now is one that was let go; it is told once. */
  wasDropped(line: string): boolean;
  count(): number;
  each(tell: (session: Session) => void): void;
  view(council: Council, session: Session): CouncilView;
  /** Something about it that is not in the state is other than before: its watchers are told. */
  tellHead(council: Council): void;
  /** Called when the last client left. */
  onEmpty(callback: () => void): void;
}

export interface SessionsParts {
  guard: Guard;
  viewer(given: string | undefined): Viewer;
  council(id: CouncilId): Council | undefined;
  archivePath(id: CouncilId): string;
  /** What git was told after it. */
  kept(id: CouncilId): KeptView | undefined;
}

/** Most never come back. */
const mostDropped = 1000;

export function keepSessions({
  council: find,
  archivePath,
  guard,
  viewer,
  kept: keptOf,
}: SessionsParts): Sessions {
  const sessions = new Map<Session, Gathering>();
  const leavings = new WeakMap<Session, AbortController>();
  /** The councils of which a client has missed a change: it is told all of them with the next. */
  const missed = new WeakMap<Session, Set<CouncilId>>();
  /** What each open turn has streamed so far, by council and turn. */
  const partial = new Map<CouncilId, Map<string, string>>();
  /** Why an open turn has nobody to ask yet, by council and turn. */
  const heldUp = new Map<CouncilId, Map<string, string>>();
  const dropped = new Set<string>();
  let lines = 0;
  let emptied: () => void = () => undefined;

  /** Of one that has left the state: it leaves only once its files are written. */
  const recordedHead = (council: Council) => ({
    ...dressed(headOf(council, archivePath(council.id))),
    recorded: true,
  });
  const dressed = (head: CouncilHead): CouncilHead => {
    const kept = keptOf(head.id);
    return kept ? { ...head, kept } : head;
  };

  const watchers = (id: CouncilId) => [...sessions].filter(([session]) => session.watching.has(id));
  const spoken = (id: CouncilId) => partial.get(id) ?? new Map<string, string>();

  /** The turn as it is being spoken, for those who may hear it. */
  function speaking(council: Council, run: number, seat: string, session: Session) {
    const current = council.runs[run];
    const turn = current?.turns.find((each) => each.seat === seat);
    if (!current || turn?.state !== 'asked') return undefined;
    if (seat !== session.as && isBlindTo(council, current, session.as)) return undefined;
    const bare = turnView(council, run, current, turn, session.as);
    const why = heldUp.get(council.id)?.get(bare.key);
    const view = why === undefined ? bare : { ...bare, heldUp: why };
    const text = spoken(council.id).get(view.key);
    return text === undefined ? view : { ...view, state: 'speaking' as const, body: text, text };
  }

  /** How an open turn stands, whatever was streamed of it. */
  function tellTurn(id: CouncilId, run: number, seat: string): void {
    const council = find(id);
    if (!council) return;
    for (const [session, gathering] of watchers(id)) {
      const entry = speaking(council, run, seat, session);
      gathering.drop(id, turnKey(run, seat));
      if (entry)
        session.notify(councilChanged, {
          id,
          head: dressed(headOf(council, archivePath(id), session.as)),
          entries: [entry],
        });
    }
  }

  const stream: Stream = guardEach(guard, 'streamed text', {
    began: () => undefined,
    delta({ council: id, run, seat, again }, text) {
      // The first answer stands while a seat is asked again: the next one is shown when it is whole.
      if (again !== undefined) return;
      const key = turnKey(run, seat);
      const streams = spoken(id);
      partial.set(id, streams.set(key, (streams.get(key) ?? '') + text));
      const council = watchers(id).length > 0 ? find(id) : undefined;
      const current = council?.runs[run];
      if (!council || !current) return;
      for (const [session, gathering] of watchers(id))
        if (seat === session.as || !isBlindTo(council, current, session.as)) gathering.add(id, key, text);
    },
    again({ council: id, run, seat, again }) {
      if (again !== undefined) return;
      spoken(id).delete(turnKey(run, seat));
      tellTurn(id, run, seat);
    },
    waits({ council: id, run, seat, again }, why) {
      if (again !== undefined) return;
      const held = heldUp.get(id) ?? new Map<string, string>();
      heldUp.set(id, held);
      if (why === undefined) held.delete(turnKey(run, seat));
      else held.set(turnKey(run, seat), why);
      tellTurn(id, run, seat);
    },
    ended({ council: id, run, seat }) {
      const held = heldUp.get(id);
      held?.delete(turnKey(run, seat));
      if (held?.size === 0) heldUp.delete(id);
      const streams = partial.get(id);
      streams?.delete(turnKey(run, seat));
      if (streams?.size === 0) partial.delete(id);
    },
  } satisfies Stream);

  return {
    name: 'watched councils',
    stream,
    told(_records, after, before, { councils }) {
      const made: Made = new Map();
      for (const [session, gathering] of sessions)
        for (const id of councils.filter((each) => session.watching.has(each)))
          guard(`the view of council ${id}`, () => tellOf(session, gathering, id, { before, after, made }));
    },
    open(send) {
      // One client that can't be told keeps nobody else from being told.
      const notify: Session['notify'] = (message, params) =>
        guard(`the news “${message.method}” for a client`, () => send(message, params));
      const leaving = new AbortController();
      const session: Session = {
        line: `${process.pid}.${++lines}`,
        given: undefined,
        get as() {
          return viewer(this.given);
        },
        watching: new Set(),
        gone: leaving.signal,
        notify,
      };
      leavings.set(session, leaving);
      missed.set(session, new Set());
      sessions.set(
        session,
        gather((id, key, text) => notify(councilDelta, { id, key, text })),
      );
      return session;
    },
    dropped(session) {
      dropped.add(session.line);
      for (const line of dropped) if (dropped.size > mostDropped) dropped.delete(line);
    },
    wasDropped: (line) => dropped.delete(line),
    close(session) {
      sessions.get(session)?.stop();
      leavings.get(session)?.abort();
      sessions.delete(session);
      if (sessions.size === 0) emptied();
    },
    count: () => sessions.size,
    each: (tell) => {
      for (const session of sessions.keys()) tell(session);
    },
    view(council, session) {
      const view = viewOf(council, session.as, archivePath(council.id));
      const run = council.runs.length - 1;
      const entries = view.entries.map((entry) =>
        entry.kind === 'turn' && entry.state === 'queued'
          ? (speaking(council, run, entry.seat, session) ?? entry)
          : entry,
      );
      return { head: find(council.id) ? dressed(view.head) : recordedHead(council), entries };
    },
    tellHead(council) {
      const { id } = council;
      for (const [session] of watchers(id)) {
        const head = find(id) ? dressed(headOf(council, archivePath(id), session.as)) : recordedHead(council);
        session.notify(councilChanged, { id, head, entries: [] });
      }
    },
    onEmpty(callback) {
      emptied = callback;
    },
  };

  function tellOf(
    session: Session,
    gathering: Gathering,
    id: CouncilId,
    { before, after, made }: Told,
  ): void {
    const was = councilOf(before, id);
    const is = councilOf(after, id);
    if (was === is) return;
    const behind = missed.get(session);
    const isBehind = behind?.has(id);
    behind?.add(id);
    if (!is) return was && session.notify(councilChanged, { id, head: recordedHead(was), entries: [] });
    const key = JSON.stringify([id, session.as ?? null, isBehind === true]);
    const patch = made.get(key) ?? dressedPatch(isBehind ? undefined : was, is, session);
    made.set(key, patch);
    // A whole turn takes the place of what was streamed of it; the others' text must not overtake the change.
    for (const entry of patch.entries) gathering.drop(id, entry.key);
    gathering.flush();
    session.notify(councilChanged, patch);
    behind?.delete(id);
  }

  function dressedPatch(was: Council | undefined, is: Council, session: Session): CouncilPatch {
    const patch = patchOf(was, is, session.as, archivePath(is.id));
    // What was spoken before this client might hear it comes with the turn.
    const entries = patch.entries.map((entry) =>
      entry.kind === 'turn' && entry.state === 'queued'
        ? (speaking(is, entry.run, entry.seat, session) ?? entry)
        : entry,
    );
    return { ...patch, entries, head: dressed(patch.head) };
  }
}

/** Those who may see the same are told by the same words, made once. */
type Made = Map<string, CouncilPatch>;
interface Told {
  before: State;
  after: State;
  made: Made;
}

export type Answer = <S extends z.ZodType, R>(
  message: Request<S, R>,
  handler: (params: z.output<S>, session: Session) => Promise<R> | R,
) => void;
