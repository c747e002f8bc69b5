/** What the manifest declares for channels: their commands, view, welcome and menus. Taken in by contributions.ts. */

export const channelCommandIds = {
  open: 'council.openChannel',
  setMode: 'council.setChannelMode',
  create: 'council.newChannel',
  say: 'council.sayInChannel',
  pause: 'council.pauseChannel',
  resume: 'council.resumeChannel',
  raise: 'council.raiseChannel',
  conclude: 'council.concludeDiscussion',
  openSummary: 'council.openChannelSummary',
  openFile: 'council.openChannels',
} as const;
export type ChannelCommandId = (typeof channelCommandIds)[keyof typeof channelCommandIds];

export const channelsView = 'council.channels';

/** The webview's type: named once for the panel, its serializer, its activation event and its menus. */
export const conversationType = 'council.channel';

/** Facts that the extension sets for `when` clauses, once it knows the channels. */
export const channelContextKeys = {
  known: 'council.channels.known',
  any: 'council.channels.any',
  open: 'council.channels.open',
  settable: 'council.channels.settable',
  pausable: 'council.channels.pausable',
  resumable: 'council.channels.resumable',
  raisable: 'council.channels.raisable',
  concludable: 'council.channels.concludable',
  summary: 'council.channels.summary',
} as const;

const { known, any, open, settable, pausable, resumable, raisable, concludable, summary } =
  channelContextKeys;
const trusted = 'isWorkspaceTrusted && workspaceFolderCount > 0';
const whenever = (key: string) => `${trusted} && (!${known} || ${key})`;

export const channelCommands = {
  [channelCommandIds.open]: {
    title: '%command.openChannel%',
    icon: '$(comment)',
    palette: whenever(any),
  },
  [channelCommandIds.setMode]: {
    title: '%command.setChannelMode%',
    icon: '$(settings)',
    palette: whenever(settable),
  },
  [channelCommandIds.create]: {
    title: '%command.newChannel%',
    icon: '$(add)',
    enablement: trusted,
  },
  [channelCommandIds.say]: {
    title: '%command.sayInChannel%',
    icon: '$(megaphone)',
    palette: whenever(open),
  },
  [channelCommandIds.pause]: {
    title: '%command.pauseChannel%',
    icon: '$(debug-pause)',
    palette: whenever(pausable),
  },
  [channelCommandIds.resume]: {
    title: '%command.resumeChannel%',
    icon: '$(debug-start)',
    palette: whenever(resumable),
  },
  [channelCommandIds.raise]: {
    title: '%command.raiseChannel%',
    icon: '$(arrow-up)',
    palette: whenever(raisable),
  },
  [channelCommandIds.conclude]: {
    title: '%command.concludeDiscussion%',
    icon: '$(pass)',
    palette: whenever(concludable),
  },
  [channelCommandIds.openSummary]: {
    title: '%command.openChannelSummary%',
    icon: '$(markdown)',
    palette: whenever(summary),
  },
  [channelCommandIds.openFile]: {
    title: '%command.openChannels%',
    icon: '$(edit)',
    palette: 'workspaceFolderCount > 0',
  },
} as const;

export const channelsViewDeclaration = {
  id: channelsView,
  name: '%view.channels%',
  icon: 'media/council.svg',
} as const;

export const channelsWelcome = (ready: string, restricted: string) =>
  [
    { view: channelsView, contents: '%welcome.channels%', when: ready },
    { view: channelsView, contents: '%welcome.channelsRestricted%', when: restricted },
  ] as const;

/** Rows carry words in their context value: what can be done to the channel, `offers…` for the inline actions. */
const row = (word: string) => `view == ${channelsView} && viewItem =~ /\\b${word}\\b/ && isWorkspaceTrusted`;
const item = (command: ChannelCommandId, word: string, group: string) => ({
  command,
  when: row(word),
  group,
});

const inPage = (command: ChannelCommandId, place: number) => ({
  command,
  when: `activeWebviewPanelId == ${conversationType}`,
  group: `navigation@${place}`,
});

export const channelMenus = {
  title: [
    { command: channelCommandIds.create, when: `view == ${channelsView}`, group: 'navigation@1' },
    { command: channelCommandIds.openFile, when: `view == ${channelsView}`, group: '1_channels@1' },
  ],
  rows: [
    item(channelCommandIds.say, 'offersSay', 'inline@1'),
    item(channelCommandIds.resume, 'offersResume', 'inline@1'),
    item(channelCommandIds.raise, 'offersRaise', 'inline@1'),
    item(channelCommandIds.openSummary, 'offersSummary', 'inline@1'),
    item(channelCommandIds.setMode, 'offersMode', 'inline@2'),
    item(channelCommandIds.open, 'channel', '1_open@1'),
    item(channelCommandIds.openSummary, 'summary', '1_open@2'),
    item(channelCommandIds.say, 'open', '2_act@1'),
    item(channelCommandIds.setMode, 'settable', '2_act@2'),
    item(channelCommandIds.pause, 'pausable', '2_act@3'),
    item(channelCommandIds.resume, 'resumable', '2_act@4'),
    item(channelCommandIds.raise, 'raisable', '2_act@4'),
    item(channelCommandIds.conclude, 'concludable', '2_act@5'),
    item(channelCommandIds.openFile, 'channel', '3_file@1'),
  ],
  editor: [inPage(channelCommandIds.openFile, 1)],
} as const;
