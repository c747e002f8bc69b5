/**
 * A state that came with the folder and was set aside: said once, and a row above the councils until it is hidden or
 * gone. The extension opens nothing of it; whoever wants to look is shown where it lies.
 */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { AsideView } from '../../rpc/views/views.ts';
import { foreignWords } from '../../rpc/words/host/foreignWords.ts';
import { openMarkdown } from '../archives/openFiles.ts';
import type { House } from '../link/councilHouse.ts';
import { type Signal, signal } from '../link/signal.ts';
import { showInformationMessage } from '../status/showNotice.ts';
import { plainInMarkdown } from '../trees/treeRow.ts';

export interface Aside extends vscode.Disposable {
  /** Nothing where there is none, or it was hidden. */
  readonly shown: AsideView | undefined;
  readonly changed: Signal<unknown>;
  /** Where it lies, in the Explorer. */
  show(): Promise<void>;
  hide(): Promise<void>;
  learn(): Promise<void>;
}

const scheme = 'council-aside';
const toldKey = 'council.asideTold';
const hiddenKey = 'council.asideHidden';

export function keepAside(house: House, memory: vscode.Memento): Aside {
  const words = foreignWords[house.language];
  const changed = signal<unknown>();
  let watched: { place: string; watcher: vscode.Disposable } | undefined;

  /** On disk, while it is there: whoever has looked at it may have deleted it. */
  const placeOf = (aside: AsideView | undefined): string | undefined => {
    const place = aside && house.home && path.join(house.home.path, aside.name);
    return place !== undefined && lstatSync(place, { throwIfNoEntry: false }) ? place : undefined;
  };
  const present = (): { aside: AsideView; place: string } | undefined => {
    const { aside } = house.picture;
    const place = placeOf(aside);
    return aside && place !== undefined ? { aside, place } : undefined;
  };

  function watch(place: string | undefined): void {
    if (watched?.place === place) return;
    watched?.watcher.dispose();
    watched = undefined;
    if (place === undefined) return;
    const pattern = new vscode.RelativePattern(vscode.Uri.file(path.dirname(place)), path.basename(place));
    const watcher = vscode.workspace.createFileSystemWatcher(pattern, true, true, false);
    watched = {
      place,
      watcher: vscode.Disposable.from(
        watcher,
        watcher.onDidDelete(() => changed.tell({})),
      ),
    };
  }

  /** Once for each, in whichever window it is seen first. */
  function tell(): void {
    const now = present();
    watch(now?.place);
    if (!now || memory.get(toldKey) === now.place) return;
    void memory.update(toldKey, now.place);
    const home = path.basename(path.dirname(now.place));
    const said = words.notice(`${home}/.state`, now.aside.name);
    void showInformationMessage(said, words.learnWhy, words.showIt).then((answer) => {
      if (answer === words.learnWhy) void learn();
      if (answer === words.showIt) void show();
    });
  }

  async function show(): Promise<void> {
    const now = present();
    if (now) await vscode.commands.executeCommand('revealInExplorer', vscode.Uri.file(now.place));
  }

  async function learn(): Promise<void> {
    const now = present();
    if (now) await openMarkdown(vscode.Uri.from({ scheme, path: `/${now.aside.name}.md` }));
  }

  function page(): string {
    const now = present();
    if (!now) return '';
    const { name, shared } = now.aside;
    const home = path.basename(path.dirname(now.place));
    return [
      `# ${plainInMarkdown(`${name}, ${words.row}`)}`,
      ...[
        words.made(`${home}/.state`),
        words.setAside(`${home}/${name}`),
        words.opensFrom(shared),
        words.goOnThere,
        words.why,
        words.ifYours,
      ].map(plainInMarkdown),
      '',
    ].join('\n\n');
  }

  const provider = vscode.workspace.registerTextDocumentContentProvider(scheme, {
    provideTextDocumentContent: page,
  });
  const stop = house.changed.on(tell);

  return {
    changed,
    get shown() {
      const now = present();
      return now && memory.get(hiddenKey) !== now.place ? now.aside : undefined;
    },
    show,
    async hide() {
      await memory.update(hiddenKey, present()?.place);
      changed.tell({});
    },
    learn,
    dispose() {
      stop();
      provider.dispose();
      watched?.watcher.dispose();
    },
  };
}
