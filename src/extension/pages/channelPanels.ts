/** Open conversations: one panel for each channel, watched while it is visible, restored after a reload. */
import * as vscode from 'vscode';
import { channelRefusals } from '../../rpc/words/channels/channelRefusals.ts';
import type { Channels } from '../channels/channelPicture.ts';
import { spendFor } from '../convene/confirmSpend.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { channelCommandIds, conversationType } from '../manifest/contributionsChannels.ts';
import { tellFailure } from '../status/reportFailure.ts';
import { shorten } from '../trees/treeRow.ts';
import { type ChannelDoors, relayChannel } from './channelRelay.ts';
import { watchConversation } from './channelWatch.ts';
import { followLink } from './followLink.ts';
import type { PageWatch } from './keepCurrent.ts';
import { dress, newPanel } from './panelPage.ts';
import { savedChannel } from './savedChannel.ts';

export interface Conversations extends vscode.Disposable {
  open(channel: string): void;
  /** The channel of the conversation in front, if one is. */
  readonly active: string | undefined;
}

export function showConversations(
  house: House,
  channels: Channels,
  openCouncil: (id: string) => void,
): Conversations {
  const panels = new Map<string, vscode.WebviewPanel>();
  const around = {
    language: house.language,
    hostChanged: house.hostChanged,
    arrived: house.arrived,
    client: house.client,
    me: house.me,
    meChanged: house.meChanged,
    get host() {
      return house.host;
    },
    get current() {
      return house.current;
    },
    rehearsed: () =>
      house.picture.identities.filter(({ backend }) => backend === 'rehearsal').map(({ id }) => id),
  };

  function adopt(panel: vscode.WebviewPanel, channel: string): void {
    panels.get(channel)?.dispose();
    panels.set(channel, panel);
    const { webview } = panel;
    const name = (text: string) => {
      panel.title = shorten(text, 40);
    };
    name(channels.picture.rows.find(({ id }) => id === channel)?.name ?? channel);
    /** Its channel was taken out of channels.yaml; it may come back. */
    let gone = false;
    const watch = watchConversation(around, channel, (message) => void webview.postMessage(message), name);
    webview.onDidReceiveMessage((raw: unknown) => void relayChannel(raw, doors(channel, watch, webview)));
    const stop = channels.changed.on(({ known, rows }) => {
      const there = !known || rows.some(({ id }) => id === channel);
      if (there === !gone || !panel.visible) return;
      gone = !there;
      if (there) watch.begin();
      else void webview.postMessage({ type: 'channel-gone', language: house.language });
    });
    panel.onDidChangeViewState(() => {
      // A hidden page is gone; the one that comes back says `ready` again.
      if (!panel.visible) watch.rest();
    });
    panel.onDidDispose(() => {
      if (panels.get(channel) === panel) panels.delete(channel);
      stop();
      watch.end();
    });
    dress(panel, house, channel, 'channel');
  }

  const doors = (channel: string, watch: PageWatch, webview: vscode.Webview): ChannelDoors => ({
    channel,
    person: house.person,
    spend: spendFor(house),
    words: { ...house.words, tooLong: channelRefusals[house.language].tooLong },
    client: house.client,
    post: (message) => void webview.postMessage(message),
    ready: () => watch.begin(),
    open: (what) => {
      const command = {
        channels: channelCommandIds.openFile,
        summary: channelCommandIds.openSummary,
        log: commandIds.showLog,
        doctor: commandIds.doctor,
      }[what];
      void vscode.commands.executeCommand(command, { channel });
    },
    openChannel: open,
    openCouncil,
    link: (href) =>
      void followLink(house, href).catch((error: unknown) => tellFailure(error, house.words, house.log)),
    copy: (text) => void vscode.env.clipboard.writeText(text),
    retryHost: house.retry,
    refused: (problem) => house.log.warn(`the page of a channel sent what is not a message: ${problem}`),
  });

  function open(channel: string): void {
    const known = panels.get(channel);
    if (known) return known.reveal();
    adopt(newPanel(conversationType, house), channel);
  }

  const serializer = vscode.window.registerWebviewPanelSerializer(conversationType, {
    async deserializeWebviewPanel(panel, state: unknown) {
      const channel = savedChannel(state);
      if (channel === undefined || panels.has(channel)) return panel.dispose();
      adopt(panel, channel);
      house.look();
    },
  });

  return {
    open,
    get active() {
      return [...panels].find(([, panel]) => panel.active)?.[0];
    },
    // Panels stay: the editor restores them after a reload.
    dispose: () => serializer.dispose(),
  };
}
