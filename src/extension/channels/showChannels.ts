/** Channels in the editor, put together: what the host tells of them, their tree, their conversations, their commands. */
import * as vscode from 'vscode';
import type { House } from '../link/councilHouse.ts';
import { showConversations } from '../pages/channelPanels.ts';
import { registerChannelCommands } from './channelCommands.ts';
import { tellChannelFacts } from './channelFacts.ts';
import { followChannels } from './channelPicture.ts';
import { showChannelTree } from './channelsView.ts';

export function showChannels(house: House, openCouncil: (id: string) => void): vscode.Disposable {
  const channels = followChannels(house.arrived, (line) => house.log.warn(line));
  const conversations = showConversations(house, channels, openCouncil);
  return vscode.Disposable.from(
    channels,
    conversations,
    tellChannelFacts(house, channels),
    showChannelTree(house, channels),
    registerChannelCommands(house, channels, conversations),
  );
}
