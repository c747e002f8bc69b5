/**
 * What this window knows of the councils, and the way to the host. It holds no truth of its own: rows and identities are
 * what the host last told, or, without trust, what the archives on disk say.
 */
import * as vscode from 'vscode';
import type { Client } from '../../rpc/connect/client.ts';
import { connectAnswering } from '../../rpc/connect/connect.ts';
import type { Language } from '../../rpc/views/views.ts';
import { type EditorWords, editorWords } from '../../rpc/words/editor/editorWords.ts';
import { languageOf } from '../../rpc/words/speak.ts';
import { listArchives } from '../archives/archivesOnDisk.ts';
import { type Drafts, keepDrafts } from '../councils/unsentWords.ts';
import { commandIds } from '../manifest/contributions.ts';
import { settingIds } from '../manifest/declareSettings.ts';
import { editorModels } from '../models/editorModels.ts';
import { type KeyStore, openKeyStore } from '../models/keyStore.ts';
import { lendModelsTo } from '../models/lendEditorModels.ts';
import { offer, patiently, Unavailable } from '../status/reportFailure.ts';
import { showErrorMessage, showInformationMessage, showWarningMessage } from '../status/showNotice.ts';
import { HostDown, type HostLink, keepHost, type LinkState } from './hostLink.ts';
import { emptyPicture, followHost, type Picture } from './hostPicture.ts';
import { launchHost } from './hostProcess.ts';
import { plainClient } from './plainClient.ts';
import { type Signal, signal } from './signal.ts';
import { watchHome } from './watchHome.ts';
import { chooseFolder, findHome, type Home, isLaid } from './whichHome.ts';
import { type WhoAmI, whoAmI } from './whoAmI.ts';

export interface House extends vscode.Disposable {
  readonly language: Language;
  readonly words: EditorWords;
  readonly log: vscode.LogOutputChannel;
  readonly dist: vscode.Uri;
  readonly media: vscode.Uri;
  readonly picture: Picture;
  readonly changed: Signal<Picture>;
  readonly host: LinkState;
  readonly hostChanged: Signal<LinkState>;
  /** Each client as it comes up, also after the host died. */
  readonly arrived: Signal<Client>;
  readonly current: Client | undefined;
  readonly home: Home | undefined;
  readonly keys: KeyStore;
  /** Words that have not arrived yet. */
  readonly drafts: Drafts;
  /** The home is there on disk. Until it is, no host is started for a mere look or a question not yet asked. */
  readonly laid: boolean;
  /** Why there can be no home where one is looked for: what the views would otherwise invite to is refused. */
  readonly misplaced: string | undefined;
  /** The identity of the person in front of this window; empty while nobody knows. */
  me(): string;
  /** The same for what is signed: asked for if need be. */
  person(): Promise<string>;
  readonly who: WhoAmI;
  readonly meChanged: Signal<unknown>;
  /** Someone looks: what can be shown is fetched, and no more is started than that needs. */
  look(): void;
  /** The host's client; asks for a folder, starts the host, or refuses in words. */
  client(): Promise<Client>;
  /** Resolves once the host has told its rows. */
  settled(): Promise<void>;
  chooseFolder(): Promise<void>;
  retry(): void;
}

const patience = 30_000;
const keychainPatience = 2000;

export function openHouse(context: vscode.ExtensionContext): House {
  const language = languageOf(vscode.env.language);
  const words = editorWords[language];
  const log = vscode.window.createOutputChannel('À table', { log: true });
  const dist = vscode.Uri.joinPath(context.extensionUri, 'dist');
  const changed = signal<Picture>();
  const hostChanged = signal<LinkState>();
  const arrived = signal<Client>();
  const who = whoAmI(language);
  const keys = openKeyStore(context.secrets, (line) => log.warn(line));
  const lending = new WeakMap<Client, Promise<void>>();
  let picture = emptyPicture;
  let link: { home: Home; host: HostLink; unwatch: () => void } | undefined;
  let watched: { home: Home; watcher: vscode.Disposable } | undefined;
  let looked = false;

  const show = (next: Picture) => {
    picture = next;
    changed.tell(next);
  };

  function linkTo(home: Home): HostLink {
    if (link?.home.path === home.path) return link.host;
    letGo();
    const host = keepHost({
      connect: async () => {
        const client = await connectAnswering(home.path);
        return client && plainClient(client);
      },
      launch: () =>
        launchHost({
          script: vscode.Uri.joinPath(dist, 'host.js').fsPath,
          home: home.path,
          compiled: vscode.Uri.joinPath(context.globalStorageUri, 'compiled').fsPath,
          language,
          patience,
          words: { late: words.hostLate, ended: words.hostEnded },
          onLine: (line) => log.info(`host: ${line}`),
        }),
      now: () => Date.now(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      log: (line) => log.warn(line),
    });
    const stopListening = [
      host.changed.on((state) => {
        log.info(`host ${state.state}${state.state === 'down' ? `: ${state.message}` : ''}`);
        hostChanged.tell(state);
        if (state.state === 'down') tellDown(state.message);
      }),
      host.arrived.on((client) => {
        lending.set(client, lend(client));
        void greet(client, home);
      }),
    ];
    link = { home, host, unwatch: () => stopListening.forEach((stop) => stop()) };
    return host;
  }

  /** What this window has to give: the person's keys, and the editor's own models. */
  async function lend(client: Client): Promise<void> {
    const warn = (line: string) => log.warn(line);
    await Promise.all([keys.lendTo(client), lendModelsTo(client, editorModels, warn)]);
  }

  /** Something a person should know: in the log, and where it can be seen. */
  function tell(level: 'info' | 'warning' | 'error', message: string): void {
    log[level === 'warning' ? 'warn' : level](message);
    const show = { error: showErrorMessage, warning: showWarningMessage, info: showInformationMessage }[
      level
    ];
    offer(show, message, { title: words.showLog, command: commandIds.showLog });
  }

  async function greet(client: Client, home: Home): Promise<void> {
    try {
      const { version, pid, notes, aside, dropped } = await who.greet(client);
      log.info(`host ${version}, process ${pid}, ${home.path}`);
      for (const note of notes) tell('warning', note);
      if (dropped) tell('warning', words.letGo);
      await followHost(client, show, tell, aside);
      arrived.tell(client);
    } catch (error) {
      log.error(`greeting the host failed: ${error instanceof Error ? error.message : String(error)}`);
      // A host that does not answer is as good as gone; the link starts another by its rule.
      client.close();
    }
  }

  const tellDown = (reason: string) =>
    offer(showErrorMessage, words.hostDown(reason), {
      title: words.tryAgain,
      command: commandIds.retryHost,
    });

  function letGo(): void {
    link?.unwatch();
    link?.host.dispose();
    link = undefined;
  }

  const found = () => findHome(context.workspaceState);

  function misplaced(): string | undefined {
    const { home, ...place } = found();
    if (home || !('setting' in place)) return undefined;
    return words[place.why === 'linked' ? 'homeLinked' : 'homeOutside'](place.setting);
  }

  function look(): void {
    looked = true;
    const { home } = found();
    if (!home) return show(emptyPicture);
    if (!vscode.workspace.isTrusted) {
      void listArchives(home.path).then((rows) => show({ ...emptyPicture, source: 'archives', rows }));
      return;
    }
    // A home that is not laid has nothing to show: the host stays unstarted and the folder untouched.
    if (!isLaid(home)) return show({ ...emptyPicture, source: 'unlaid' });
    linkTo(home)
      .client()
      .catch((error: unknown) => log.warn(String(error)));
  }

  async function client(): Promise<Client> {
    if (found().home === undefined && (vscode.workspace.workspaceFolders?.length ?? 0) > 1)
      if (!(await chooseFolder(context.workspaceState, words.chooseFolder)))
        throw new vscode.CancellationError();
    const place = found();
    if (!place.home) {
      const wrong = misplaced();
      if (wrong !== undefined) throw new Unavailable(wrong);
      throw new Unavailable(words.noFolder, { title: words.openFolder, command: 'vscode.openFolder' });
    }
    if (!vscode.workspace.isTrusted)
      throw new Unavailable(words.restricted, {
        title: words.manageTrust,
        command: 'workbench.trust.manage',
      });
    try {
      const client = await patiently(words.starting, linkTo(place.home).client());
      // What is asked next may be who answers; a keychain that waits for its own password holds up nobody for long.
      await Promise.race([
        lending.get(client),
        new Promise((resolve) => setTimeout(resolve, keychainPatience)),
      ]);
      return client;
    } catch (error) {
      if (!(error instanceof HostDown)) throw error;
      throw new Unavailable(words.hostDown(error.message), {
        title: words.tryAgain,
        command: commandIds.retryHost,
      });
    }
  }

  function watch(): void {
    const { home } = found();
    if (watched?.home.path === home?.path) return;
    watched?.watcher.dispose();
    watched = home && { home, watcher: watchHome(home, () => link?.host.current, relook) };
  }

  function relook(): void {
    const { home } = found();
    if (link && link.home.path !== home?.path) letGo();
    watch();
    if (looked) look();
  }

  const subscriptions = [
    log,
    // Set or removed in another window.
    context.secrets.onDidChange(() => {
      const client = link?.host.current;
      if (client) void keys.lendTo(client);
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(relook),
    vscode.workspace.onDidChangeWorkspaceFolders(relook),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration('council')) return;
      const current = link?.host.current;
      if (current && event.affectsConfiguration(settingIds.me)) void who.again(current);
      relook();
    }),
  ];
  watch();

  return {
    language,
    words,
    log,
    dist,
    media: vscode.Uri.joinPath(context.extensionUri, 'media'),
    changed,
    hostChanged,
    arrived,
    keys,
    drafts: keepDrafts(context.workspaceState),
    get picture() {
      return picture;
    },
    get host() {
      return link?.host.state ?? { state: 'asleep' };
    },
    get current() {
      return link?.host.current;
    },
    get home() {
      return found().home;
    },
    get laid() {
      const { home } = found();
      return home !== undefined && isLaid(home);
    },
    get misplaced() {
      return misplaced();
    },
    me: () => who.me ?? '',
    person: async () => who.known(await client()),
    who,
    meChanged: who.changed,
    look,
    client,
    settled: () =>
      new Promise((resolve) => {
        if (picture.source === 'host') return resolve();
        const stop = changed.on(({ source }) => {
          if (source !== 'host') return;
          stop();
          resolve();
        });
      }),
    async chooseFolder() {
      if (await chooseFolder(context.workspaceState, words.chooseFolder)) {
        looked = true;
        relook();
      }
    },
    retry() {
      link?.host.retry().catch((error: unknown) => log.warn(String(error)));
    },
    dispose() {
      letGo();
      watched?.watcher.dispose();
      for (const item of subscriptions) item.dispose();
    },
  };
}
