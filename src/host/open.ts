/**
 * The composition root: opens the host of a home. Tests, the command line and the bench open it in their own process;
 * main.ts runs it as a process of its own. Everything it is made of meets here and nowhere else.
 */
import { unlink } from 'node:fs/promises';
import type { AskRef, Event } from '../core/events.ts';
import type { CouncilId, Language } from '../core/ids.ts';
import { pending } from '../core/pending.ts';
import { emptyState, type State } from '../core/state.ts';
import { type Client, Refusal } from '../rpc/client.ts';
import { pointerPath } from '../rpc/connect.ts';
import { hello, refusal } from '../rpc/messages.ts';
import { actionsOn } from './actions.ts';
import { againOn } from './again.ts';
import { realChance } from './chance.ts';
import { realClock } from './clock.ts';
import { conveneWith } from './convene.ts';
import { keepConversations } from './conversations.ts';
import { handlersOf } from './handlers.ts';
import { localClient } from './local.ts';
import { fileLog } from './log.ts';
import { replay, startLoop } from './loop.ts';
import { builtInBackends } from './models/registry.ts';
import { startPerformer } from './perform.ts';
import { type Backend, type Chance, type Clock, type Log, StoreError } from './ports.ts';
import { tellRows } from './rows.ts';
import { maskFor } from './secrets.ts';
import type { Serving } from './serve.ts';
import { keepSessions } from './sessions.ts';
import { archiveIndex } from './store/archiveIndex.ts';
import { writeAtomically } from './store/atomic.ts';
import { watchDeclared } from './store/declared/watch.ts';
import type { Files } from './store/files.ts';
import { initHome } from './store/initHome.ts';
import { type OpenOptions, openJournal } from './store/openJournal.ts';
import { councilPaths, homePaths, shownPath } from './store/paths.ts';
import { projectInto } from './store/project.ts';
import { recallFrom } from './store/recall.ts';
import { storeTrouble } from './trouble.ts';
import { openWorkspace } from './workspace.ts';

const idleMs = 60_000;

export interface HostOptions {
  /** The home folder itself. */
  home: string;
  version?: string;
  /** The language of refusals and problems. */
  language?: Language;
  clock?: Clock;
  chance?: Chance;
  /** Added to the built-in ones, or in the place of one with the same name. */
  backends?: Backend[];
  /** For seats that name none. */
  defaultBackend?: string;
  log?: Log;
  /** Listen on a local socket, so that other clients can attach. */
  serve?: boolean;
  /** Stop by itself when no client was there for a minute. */
  stopWhenIdle?: boolean;
  /** Milliseconds between the words of a rehearsal voice; 0 speaks at once. */
  pace?: number;
  /** Ask nothing of anyone: for a client that only looks, or leaves a word. It must not serve others. */
  holdStill?: boolean;
  /** Watch the files that people write. Clients that watch themselves say so by `filesChanged`. */
  watch?: boolean;
  /** The workspace is trusted: its checks and git may run. An editor that restricts a workspace says no. */
  trusted?: boolean;
  /** The folder whose files and commits a brief may name; by default the one that the home stands in. */
  workspace?: string;
  /** The file operations of the store, so that trials can make them fail. */
  files?: Files;
  /** How long a suspended host keeps its claim, for trials. */
  times?: OpenOptions<State, Event>['times'];
}

export interface Host {
  /** A client in this process. */
  client(hello?: { as?: string }): Client;
  /** What the start found, in sentences. */
  notes: string[];
  /** Resolves when the host has stopped, by close or by itself. */
  closed: Promise<void>;
  close(): Promise<void>;
}

export async function openHost(options: HostOptions): Promise<Host> {
  const { home, version = '0.0.0', language = 'en', clock = realClock, chance = realChance } = options;
  const paths = homePaths(home);
  const { backends: builtIn, secrets } = builtInBackends({
    clock,
    pace: options.pace ?? 0,
    env: process.env,
  });
  const mask = maskFor(secrets);
  const ownLog = options.log ? undefined : fileLog(`${paths.stateLogs}/host.log`, mask);
  const log = options.log ?? (ownLog as Log);
  const backends = new Map([...builtIn, ...(options.backends ?? [])].map((each) => [each.name, each]));
  const defaultBackend = options.defaultBackend ?? 'rehearsal';

  const { journal, recovery } = await openJournal<State, Event>(home, {
    initial: emptyState,
    reduce: replay,
    onLost: (error) => {
      log.error(error.message);
      void close();
    },
    onNote: (note) => log.warn(note),
    ...(options.files ? { files: options.files } : {}),
    ...(options.times ? { times: options.times } : {}),
  }).catch(refuseStoring);

  let resolveClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });

  const archivePath = (id: CouncilId) => shownPath(home, councilPaths(home, id).archive);
  const sessions = keepSessions({ council: (id) => loop.state().councils[id], archivePath });
  const projections = projectInto({ home, clock, log, ...(options.files ? { files: options.files } : {}) });
  const index = archiveIndex(home);
  const problems = () => [...declared.problems(), ...settings.problems()];
  const rows = tellRows({
    each: sessions.each,
    archivePath,
    defaultBackend,
    problems,
  });

  const loop = startLoop({
    initial: recovery.state,
    journal,
    clock,
    observers: [sessions, projections.observer, rows],
    perform: (id, council) => {
      performer.owe(id, council);
      if (!council) conversations.forget(id);
    },
  });

  const conversations = keepConversations(backends);
  const { settings, checks, keeping, forConvening } = openWorkspace({
    home,
    workspace: options.workspace,
    language,
    trusted: options.trusted ?? true,
    clock,
    log,
    sessions,
    mask,
    onProblems: () => rows.identities(loop.state()),
  });
  const performer = startPerformer({
    submit: (...events) => loop.submit(...events),
    converse: (council, seat) => conversations.of(council, seat),
    recorder: keeping(projections),
    checks,
    stream: sessions.stream,
    clock,
    log,
    mask,
    holdStill: options.holdStill ?? false,
    ...storeTrouble(sessions, log, language),
  });

  const declared = watchDeclared({
    home,
    inForce: recovery.state.identities,
    language,
    watch: options.watch ?? false,
    beside: { file: paths.settings, look: settings.look },
    onIdentities: (identities) => {
      declaring = loop.submit({ type: 'identities.declared', identities }).then(
        () => undefined,
        (error: unknown) => log.error('identities.yaml could not be taken over', { error: String(error) }),
      );
    },
    onProblems: () => rows.identities(loop.state()),
  });
  let declaring: Promise<void> = Promise.resolve();
  async function look(): Promise<void> {
    await declared.look();
    await declaring;
  }

  const submit = (...events: Event[]) => loop.submit(...events).catch(refuseStoring);
  const actions = actionsOn({
    language,
    state: loop.state,
    submit,
    recall: (id) => recallFrom(home, id),
    chance,
    clock,
  });
  const shared = { home, language, clock, chance, backends, state: loop.state };
  const convening = conveneWith({
    ...shared,
    defaultBackend,
    trusted: options.trusted ?? true,
    settings: forConvening,
    workspace: options.workspace,
    submit: (council) => submit({ type: 'council.convened', council }),
  });
  const again = againOn({
    ...shared,
    submit,
    find: actions.find,
    priceOf: async (seat) => (await forConvening()).priceOf(seat),
    convene: convening.convene,
  });
  const handle = handlersOf({
    language,
    version,
    home,
    notes: recovery.notes,
    state: loop.state,
    sessions,
    actions,
    convening,
    again,
    steering: { checks, submit },
    archived: () => index.rows(),
    archivePath,
    defaultBackend,
    problems,
    init: (template) => initHome(home, template),
    look,
  });

  // What was owed when the last host went away is owed now; the journal says what is asked again.
  const askedAgain = Object.values(recovery.state.councils).flatMap(pending).flatMap(askIn);
  await loop.submit({ type: 'host.started', version, askedAgain }).catch(refuseStoring);
  await look();

  let serving: Serving | undefined;
  if (options.serve) {
    const { serve } = await import('./serve.ts');
    serving = await serve(home, sessions, handle, log);
    const pointer = JSON.stringify({ socket: serving.socket, pid: process.pid, version });
    await writeAtomically(pointerPath(home), pointer, { sync: false });
  }
  let cancelIdle: () => void = () => undefined;
  if (options.stopWhenIdle) {
    const waitIdle = () => {
      cancelIdle = clock.at(clock.now() + idleMs, () => void (sessions.count() === 0 && close()));
    };
    sessions.onEmpty(waitIdle);
    waitIdle();
  }

  let closing: Promise<void> | undefined;
  function close(): Promise<void> {
    closing ??= shut();
    return closing;
  }
  async function shut(): Promise<void> {
    cancelIdle();
    await performer.close();
    await loop.close();
    await declared.close();
    await conversations.close();
    await projections.settle();
    if (serving) {
      await unlink(pointerPath(home)).catch(() => undefined);
      await serving.close();
    }
    await journal.close();
    await ownLog?.settle();
    resolveClosed();
  }

  return {
    client(who = {}) {
      const client = localClient(sessions, handle, closed);
      // Handlers run at once up to their first wait: the name is known before the next request.
      void client.request(hello, { client: 'test', ...who });
      return client;
    },
    notes: recovery.notes,
    closed,
    close,
  };
}

const askIn = (owed: ReturnType<typeof pending>[number]): AskRef[] =>
  owed.kind === 'ask'
    ? [{ council: owed.council, run: owed.run, seat: owed.seat, attempt: owed.attempt }]
    : [];

function refuseStoring(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  // Held by another is no fault of the disk: a client attaches to that one instead.
  throw new Refusal(error.code === 'locked' ? refusal.notNow : refusal.storage, error.message);
}
