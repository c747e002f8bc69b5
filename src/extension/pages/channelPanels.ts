/** Open conversations: what a page of a channel is told, and what becomes of what it asks for. */
import * as vscode from 'vscode';
import type { Channels } from '../channels/channelPicture.ts';
import type { House } from '../link/councilHouse.ts';
import { commandIds } from '../manifest/contributions.ts';
import { channelCommandIds, conversationType } from '../manifest/contributionsChannels.ts';
import { relayChannel } from './channelRelay.ts';
import { watchConversation } from './channelWatch.ts';
import { type Panels, pagePanels } from './pagePanels.ts';

export type Conversations = Omit<Panels, 'close'>;

export function showConversations(
  house: House,
  channels: Channels,
  openCouncil: (id: string) => void,
): Conversations {
  const rehearsed = () =>
    house.picture.identities.filter(({ backend }) => backend === 'rehearsal').map(({ id }) => id);
  const panels: Panels = pagePanels(house, {
    type: conversationType,
    page: 'channel',
    title: (channel) => channels.picture.rows.find(({ id }) => id === channel)?.name ?? channel,
    watch: (channel, post, name) => watchConversation(house, channel, rehearsed, post, name),
    relay: (raw, channel, _watch, doors) =>
      relayChannel(raw, {
        ...doors,
        channel,
        open: (what) => {
          const command = {
            channels: channelCommandIds.openFile,
            summary: channelCommandIds.openSummary,
            conclude: channelCommandIds.conclude,
            log: commandIds.showLog,
            doctor: commandIds.doctor,
          }[what];
          void vscode.commands.executeCommand(command, { channel });
        },
        openChannel: panels.open,
        openCouncil,
      }),
    beside(channel, watch, panel) {
      /** Its channel was taken out of channels.yaml; it may come back. */
      let gone = false;
      return channels.changed.on(({ known, rows }) => {
        const there = !known || rows.some(({ id }) => id === channel);
        if (there === !gone || !panel.visible) return;
        gone = !there;
        if (there) watch.begin();
        else void panel.webview.postMessage({ type: 'channel-gone', language: house.language });
      });
    },
  });
  return panels;
}
