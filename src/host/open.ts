/**
 * The composition root: opens the host of a home. Tests, the command line and the bench open it in their own process;
 * main.ts runs it as a process of its own. Everything it is made of meets here and nowhere else.
 */
import { basename, dirname } from 'node:path';
import type { Event } from '../core/events.ts';
import type { CouncilId } from '../core/ids.ts';
import { councilOf, type State } from '../core/state.ts';
import { filesSaved, hello, noticed } from '../rpc/messages/messages.ts';
import { foreignWords } from '../rpc/words/host/foreignWords.ts';
import { powersWords } from '../rpc/words/host/powerWords.ts';
import { refusalWords } from '../rpc/words/host/refusals.ts';
import { openAnswering } from './answering/answering.ts';
import { openLending } from './answering/lendModels.ts';
import { isPricedWith, pricesWith } from './answering/prices.ts';
import { openToolAccess } from './answering/toolAccess.ts';
import { openChannelRoom } from './channels/channels.ts';
import { openServices } from './clients/clientServices.ts';
import type { Handle } from './clients/handlers.ts';
import { localClient } from './clients/localClient.ts';
import { tellRows } from './clients/rowUpdates.ts';
import { keepSessions, type Sessions } from './clients/sessions.ts';
import { openPeople } from './clients/whoIsWho.ts';
import { awaitRecords } from './councils/awaitRecords.ts';
import { actionsOn } from './councils/peopleActions.ts';
import { startPerformer } from './councils/performCouncils.ts';
import { keepConversations } from './councils/seatConversations.ts';
import { openSpending } from './councils/spendConsent.ts';
import { tellFileNotes } from './councils/tellFileNotes.ts';
import { openDeclaring } from './declared/declarations.ts';
import { awaitingKeys } from './keys/awaitKey.ts';
import { openKeys } from './keys/keyring.ts';
import { masked } from './keys/maskedBackend.ts';
import { maskFor } from './keys/secrets.ts';
import { asideIn } from './lifecycle/asideView.ts';
import { claimState } from './lifecycle/claimState.ts';
import { keepDriving } from './lifecycle/driving.ts';
import { type Ending, isDoneWithin, orEnd } from './lifecycle/ending.ts';
import { stopWhenIdle } from './lifecycle/idle.ts';
import { keepAlive, lastAlive } from './lifecycle/lastAlive.ts';
import { stepsOf } from './lifecycle/opening.ts';
import { storeTrouble } from './lifecycle/storageTrouble.ts';
import { started, wasLent } from './lifecycle/takeOver.ts';
import { realChance } from './loop/chance.ts';
import { realClock } from './loop/clock.ts';
import { fileLog } from './loop/log.ts';
import { startLoop } from './loop/loop.ts';
import { journalReading } from './loop/readJournal.ts';
import { onlyWhenStoring, refuseStoring, withNotes } from './loop/storageRefusal.ts';
import { builtInBackends } from './models/backends.ts';
import type { Host, HostOptions } from './options.ts';
import { guardWith, logFault } from './ports/guard.ts';
import type { Backend, Log, Surroundings } from './ports/ports.ts';
import { agentFiles } from './programs/agentFiles.ts';
import { endLeftovers } from './programs/controlGroup.ts';
import { guardedBackend } from './programs/guardPowers.ts';
import { consentTo } from './programs/programConsent.ts';
import { openWorkspace } from './programs/workspacePrograms.ts';
import { projectInThread } from './projector/projectInThread.ts';
import { projectHere } from './projector/projections.ts';
import { oddPaths } from './store/home/oddPaths.ts';
import { councilPaths, homePaths, shownPath } from './store/home/paths.ts';
import { guardPowers } from './store/home/powerFiles.ts';
import { openJournal } from './store/journal/openJournal.ts';
import { recallFrom } from './store/records/recallCouncil.ts';

export const openHost = (options: HostOptions): Promise<Host> => orEnd((ending) => compose(options, ending));

async function compose(options: HostOptions, ending: Ending): Promise<Host> {
  const { home, version = '0.0.0', language = 'en', clock = realClock, chance = realChance } = options;
  const { drives = 'everything' } = options;
  const paths = homePaths(home);
  const env = options.env ?? process.env;
  // Before anything of it is read or written, the log included: it may have come with a clone.
  const claimed = await claimState({ home, env, language, now: clock.now() }).catch(refuseStoring);
  const { setAside } = claimed;
  const notes = [...claimed.notes, ...oddPaths(home, language).map(({ message }) => message)];
  const place = { home, workspace: options.workspace ?? dirname(home) };
  const keys = options.keys ?? openKeys({ env, language, workspace: place.workspace });
  const mask = maskFor(keys.secrets);
  const ownLog = options.log ? undefined : fileLog(`${paths.stateLogs}/host.log`, mask);
  const log = options.log ?? (ownLog as Log);
  ending.logTo(log);
  const guard = guardWith(log);
  const around = { clock, chance, log, language, mask };
  const surroundings: Surroundings = {
    ...around,
    env,
    ...place,
    trusted: options.trusted ?? true,
    keys,
    declared: () => settings.look(),
    program: (kind, name) => programs.program(kind, name),
    address: (name) => programs.address(name),
  };
  const lending = openLending({ language, clock, chance });
  const files = agentFiles({ ...place, language });
  const backendsIn = (around: Surroundings) => [
    ...builtInBackends({
      ...{ surroundings: around, pace: options.pace ?? 0, lent: lending, files },
      scriptOf: (id) => councilOf(loop.state(), id)?.script,
    }),
    ...(options.backendsFor?.(around) ?? []),
    ...(options.backends ?? []),
  ];
  const powers = guardPowers({
    ...place,
    tell: (undone) => {
      const message = powersWords[language].told(undone);
      log.warn(message);
      sessions.each((session) => session.notify(noticed, { level: 'warning', message }));
    },
  });
  const guarded = (each: Backend) => (each.name === 'acp' ? guardedBackend(each, powers) : each);
  const dressed = (each: Backend) => [each.name, masked(awaitingKeys(guarded(each), keys), mask)] as const;
  const backends = new Map(backendsIn(surroundings).map(dressed));

  const archivePath = (id: CouncilId) => shownPath(home, councilPaths(home, id).archive);
  const each: Sessions['each'] = (tell) => sessions.each(tell);
  const people = openPeople({ home, env, language, state: () => loop.state(), each });
  const sessions = keepSessions({
    ...{ archivePath, guard, viewer: people.viewer, kept: (id) => keeper.kept(id) },
    council: (id) => councilOf(loop.state(), id),
  });
  /** Whoever is here is told, and comes to the host after this one. */
  function cannotGoOn(error: Error): void {
    if (ending.hasBegun()) return;
    const message = refusalWords[language].cannotGoOn(error.message);
    log.error(message);
    sessions.each((session) => session.notify(noticed, { level: 'error', message }));
    ending.fail(error);
  }

  const { journal, recovery } = await openJournal<State, Event>(home, {
    ...journalReading,
    language,
    onHeld: claimed.onHeld,
    onLost: cannotGoOn,
    onNote: (note) => log.warn(note),
    ...(options.files ? { files: options.files } : {}),
    ...(options.times ? { times: options.times } : {}),
  }).catch((error: unknown) => refuseStoring(withNotes(claimed.notes, error)));
  notes.push(...recovery.notes);
  ending.addLast('the journal', journal.close);
  if (ownLog) ending.addLast('the log', ownLog.settle);
  // Only now: the home is ours, so whatever copies are left belong to nobody.
  await files.sweep().catch((error: unknown) => logFault(log, 'the tidying of copies', error));
  endLeftovers().catch((error: unknown) => logFault(log, 'the end of what hosts before left running', error));

  const fileNotes = tellFileNotes({
    ...{ language, sessions, state: () => loop.state() },
    submit: (...events) => loop.submit(...events),
  });
  // Time or a disk that a test holds in its hands are held in this thread.
  const project = options.clock || options.files ? projectHere : projectInThread;
  const projections = project({
    home,
    clock,
    log,
    ...(options.files ? { files: options.files } : {}),
    failed: () => trouble.filesFailed(),
    answered: ({ council, seat, ...said }) =>
      actions.answer(council, seat, { from: 'file', ...said }).then(() => true, onlyWhenStoring),
    restored: (council, notes, kept) => fileNotes(council, notes, kept && shownPath(home, kept)),
  });
  const records = awaitRecords(() => loop.state());
  const problems = () => [...declared.problems(), ...settings.problems()];
  const rows = tellRows({
    guard,
    each: sessions.each,
    count: sessions.count,
    archivePath,
    defaultBackend: () => answering.usual(),
    problems,
  });

  const trouble = storeTrouble(sessions, log, language);
  const channels = openChannelRoom({
    ...{ home, ...around, backends, sessions, people, problems, files: options.files },
    ...trouble,
    drives: (id) => driving.channel(id),
    drivesCouncil: (id) => driving.council(id),
    state: () => loop.state(),
    submit: (...events) => submit(...events),
    choose: () => answering.chooseOnceLent(),
    priceOf: (seat) => pricesWith(settings.current().prices)(seat),
    isPriced: () => isPricedWith(settings.current().prices),
    lookAtPrices: () => settings.look(),
    windows: () => settings.current().windows,
    look: () => look(),
    tools: (...asked) => toolDesk.offerInChannel(...asked),
  });
  const loop = startLoop({
    initial: recovery.state,
    journal,
    clock,
    log,
    cannotGoOn,
    observers: [sessions, projections.observer, records, rows, people, ...channels.observers],
    perform: (id, council) => {
      guard(`what council ${id} owes`, () => performer.owe(id, council));
      guard(`the floor of council ${id}`, () => channels.councilChanged(id, council));
      if (!council) guard(`the conversations of council ${id}`, () => conversations.forget(id));
    },
    performIn: channels.owe,
  });

  const own = new Set(options.backends?.map(({ name }) => name));
  const spending = openSpending({ language, own });
  const conversations = keepConversations(backends);
  const { settings, checks, outside, programs, keeper, keeping, forConvening, egoFile } = openWorkspace({
    home,
    workspace: options.workspace,
    language,
    trusted: options.trusted ?? true,
    clock,
    log,
    sessions,
    mask,
    env,
    powers,
    onProblems: () => rows.identities(loop.state()),
  });
  const toolDesk = openToolAccess({
    ...{ surroundings, powers, sessions, state: () => loop.state(), look: () => look() },
    register: (id, as) => counter.register(id, as),
  });
  const performer = startPerformer({
    tools: toolDesk.offer,
    submit: (...events) => loop.submit(...events),
    converse: conversations.of,
    converseApart: conversations.apart,
    recorder: keeping(projections),
    ...outside,
    stream: sessions.stream,
    ...around,
    drives: (id) => driving.council(id),
    ...trouble,
  });
  const driving = keepDriving({
    ...{ drives, version, performer, channels, state: loop.state },
    submit: (...events) => submit(...events),
  });

  const declared = openDeclaring({
    ...{ home, language, settings, chance, log, depths: toolDesk.depths, making: channels.making },
    watch: options.watch ?? false,
    state: loop.state,
    submit: loop.submit,
    onProblems: () => rows.identities(loop.state()),
  });
  async function look(): Promise<void> {
    await declared.look();
    await projections.look();
  }

  const answering = openAnswering({
    home,
    language,
    clock,
    keys,
    backends,
    surroundings,
    backendsIn,
    lending,
    own,
    fixed: options.defaultBackend,
    probe: options.probe ?? env.A_TABLE_PROBE !== 'off',
    identities: () => loop.state().identities,
    look,
    onChange: () => rows.identities(loop.state()),
  });

  const submit = (...events: Event[]) => loop.submit(...events).catch(refuseStoring);
  const actions = actionsOn({
    language,
    state: loop.state,
    submit,
    recall: (id) => recallFrom(home, id, language),
    chance,
    clock,
    places: outside.places,
    spending,
    written: async (id) => void (driving.council(id) && (await records.of(id))),
  });
  const counter = openServices({
    home,
    version,
    ...around,
    backends,
    notes,
    aside: () => asideIn(home, env, setAside),
    state: loop.state,
    submit,
    sessions,
    people,
    rows,
    actions,
    answering,
    channels,
    trusted: options.trusted ?? true,
    workspace: options.workspace,
    settings: forConvening,
    egoFile,
    isPriced: () => isPricedWith(settings.current().prices),
    scans: drives !== 'nothing',
    ...{ driving, hasEnded: ending.hasBegun },
    steering: { checks: consentTo(checks, programs), submit },
    archivePath,
    ...{ problems, look, saved: powers.saved, keeper, guard, spending, trash: projections.trash },
  });
  /** What a program wrote meanwhile is taken for nobody’s word. */
  const handle: Handle = (session, method, params) => {
    if (method !== filesSaved.method) powers.look();
    return counter.handle(session, method, params);
  };

  ending.add('drafts', counter.close);
  ending.add('what councils owe', performer.close);
  ending.add('what channels owe', channels.close);
  ending.add('the loop', loop.close);
  ending.add('the files of people', declared.close);
  ending.add('the guard of files', async () => powers.close());
  ending.add('conversations', conversations.close);
  ending.add('tools', toolDesk.close);
  ending.add('the look at shared files', projections.stop);
  ending.add('files for people', projections.settle);
  ending.add('the thread that writes them', projections.end);

  const step = stepsOf(log, language, notes);
  await step('begun', counter.finish);
  if (wasLent(recovery.state) || keys.isAwaited()) lending.expect();
  // What was owed when the last host went away is owed now; the journal says what is asked again.
  await step('owed', () =>
    submit(started(version, recovery.state, drives !== 'everything', lastAlive(home))),
  );
  if (drives === 'everything') ending.add('the sign of life', keepAlive(home, clock));
  await step('files', look);

  if (options.serve) {
    const { serve } = await import('./clients/socketServer.ts');
    ending.add('the socket', (await serve({ home, version, language, sessions, handle, log })).close);
  }
  if (options.stopWhenIdle)
    ending.add(
      'the idle timer',
      stopWhenIdle(sessions, clock, () => void ending.end()),
    );

  return {
    client(who = {}) {
      const client = localClient(sessions, handle, ending.over, guard);
      // Handlers run at once up to their first wait: the name is known before the next request.
      client
        .request(hello, { client: 'test', ...who })
        .catch((error: unknown) => logFault(log, 'hello', error));
      return client;
    },
    notes:
      setAside === undefined
        ? notes
        : [foreignWords[language].notice(`${basename(home)}/.state`, setAside), ...notes],
    closed: ending.over,
    failure: ending.failure,
    answers: (ms) => isDoneWithin(ms, () => loop.submit().catch(() => undefined)),
    close: ending.end,
  };
}
