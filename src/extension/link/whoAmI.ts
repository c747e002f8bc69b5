/**
 * Who the person in front of this window is: what the host says by its one rule, asked once where it must be. Nothing is
 * signed before that is known.
 */
import * as vscode from 'vscode';
import type { Client } from '../../rpc/connect/client.ts';
import { hello } from '../../rpc/messages/messages.ts';
import { iAm, whoChanged } from '../../rpc/messages/whoMessages.ts';
import type { Language } from '../../rpc/views/views.ts';
import type { Who } from '../../rpc/views/whoRule.ts';
import { whoWords } from '../../rpc/words/host/whoWords.ts';
import { commandIds } from '../manifest/contributions.ts';
import { settingIds } from '../manifest/declareSettings.ts';
import { meSetting } from '../manifest/readSettings.ts';
import { showQuickPick } from '../status/picks.ts';
import { offer, Unavailable } from '../status/reportFailure.ts';
import { showWarningMessage } from '../status/showNotice.ts';
import { type Signal, signal } from './signal.ts';

const file = 'identities.yaml';

export interface WhoAmI {
  /** Nothing: not known yet, or to be asked. */
  readonly me: string | undefined;
  /** What stands under the words of that person. */
  readonly name: string | undefined;
  /** The host has said that it must be asked, and there is somebody to choose. */
  readonly unsure: boolean;
  readonly changed: Signal<Who>;
  /** Says hello for this window and follows what the host says of its person. */
  greet(client: Client): Promise<Awaited<ReturnType<typeof say>>>;
  /** The setting has changed. */
  again(client: Client): Promise<void>;
  /** The person, asked for if need be; whoever would rather not say ends the command. */
  known(client: Client): Promise<string>;
  /** Asks, also where it is known already. */
  choose(client: Client): Promise<void>;
}

const say = (client: Client, before?: string) => {
  const as = meSetting();
  return client.request(hello, {
    client: 'extension',
    ...(as === undefined ? {} : { as }),
    ...(before === undefined ? {} : { before }),
  });
};

export function whoAmI(language: Language): WhoAmI {
  const words = whoWords[language];
  const changed = signal<Who>();
  let who: Who = { people: [] };
  let warned: string | undefined;
  /** By the name that the host gave it. */
  let line: string | undefined;

  function learn(now: Who): void {
    const same = now.me?.id === who.me?.id;
    who = now;
    if (!same) changed.tell(now);
    // Said once for each wrong name: what is done with it would be refused.
    if (!now.me && now.unknown !== undefined && now.unknown !== warned && now.people.length > 0) {
      const said = `${settingIds.me}: ${words.unknown(now.unknown, file)}`;
      offer(showWarningMessage, said, { title: words.choose, command: commandIds.chooseMe });
    }
    warned = now.unknown;
  }

  async function ask(client: Client): Promise<string> {
    if (who.people.length === 0)
      throw new Unavailable(words.nobody(file), {
        title: words.openFile,
        command: commandIds.openIdentities,
      });
    const items = who.people.map(({ id, name }) => ({
      label: name,
      description: id,
      iconPath: new vscode.ThemeIcon('account'),
      id,
    }));
    const picked = await showQuickPick(items, {
      title: who.unknown === undefined ? undefined : words.unknown(who.unknown, file),
      placeHolder: words.ask,
      ignoreFocusOut: true,
    } as vscode.QuickPickOptions);
    if (!picked) throw new vscode.CancellationError();
    learn(await client.request(iAm, { id: picked.id }));
    return picked.id;
  }

  return {
    changed,
    get me() {
      return who.me?.id;
    },
    get name() {
      return who.me?.name;
    },
    get unsure() {
      return who.me === undefined && who.people.length > 0;
    },
    async greet(client) {
      client.on(whoChanged, learn);
      const greeted = await say(client, line);
      ({ line } = greeted);
      learn(greeted.who);
      return greeted;
    },
    again: async (client) => learn((await say(client)).who),
    known: async (client) => who.me?.id ?? ask(client),
    async choose(client) {
      // What the setting says comes first: then that is the place to change it.
      if (meSetting() !== undefined && meSetting() === who.me?.id)
        await vscode.commands.executeCommand('workbench.action.openSettings', settingIds.me);
      else await ask(client);
    },
  };
}
