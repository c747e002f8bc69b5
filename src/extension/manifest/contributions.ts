/**
 * Everything the manifest declares, as typed constants: an id used in code is the id in package.json, because
 * `npm run generate` writes the one from the other. Texts are keys of package.nls.json and package.nls.fr.json.
 */

import {
  type ChannelCommandId,
  channelCommands,
  channelMenus,
  channelsView,
  channelsViewDeclaration,
  channelsWelcome,
  conversationType,
} from './contributionsChannels.ts';
import { againCommandIds, againCommands, againOnPage } from './contributionsPast.ts';
import {
  contextKeys,
  ifKnown,
  trusted,
  whileAny,
  whileArchived,
  whileEnded,
  whileOpen,
  whilePaused,
  whileRunning,
  whileUndecided,
  whileWaivable,
} from './whenClauses.ts';

export type Text = `%${string}%`;

export const commandIds = {
  aTable: 'council.aTable',
  rehearse: 'council.rehearse',
  conveneBrief: 'council.conveneBrief',
  openTranscript: 'council.openTranscript',
  inject: 'council.inject',
  pause: 'council.pause',
  resume: 'council.resume',
  stop: 'council.stop',
  decide: 'council.decide',
  skipSeat: 'council.skipSeat',
  extendDeadline: 'council.extendDeadline',
  waiveCheck: 'council.waiveCheck',
  raiseBudget: 'council.raiseBudget',
  synthesiseNow: 'council.synthesiseNow',
  askAgain: 'council.askAgain',
  ...againCommandIds,
  rate: 'council.rate',
  measures: 'council.measures',
  rename: 'council.rename',
  delete: 'council.delete',
  openArchive: 'council.openArchive',
  useFamily: 'council.useFamily',
  openIdentities: 'council.openIdentities',
  setKey: 'council.setKey',
  removeKey: 'council.removeKey',
  chooseModels: 'council.chooseModels',
  chooseTemplate: 'council.chooseTemplate',
  chooseMe: 'council.chooseMe',
  chooseFolder: 'council.chooseFolder',
  retryHost: 'council.retryHost',
  showLog: 'council.showLog',
  doctor: 'council.doctor',
  showAside: 'council.showAside',
  hideAside: 'council.hideAside',
  learnAside: 'council.learnAside',
} as const;
export type CommandId = (typeof commandIds)[keyof typeof commandIds];

export const containerId = 'council';
export const viewIds = {
  councils: 'council.councils',
  channels: channelsView,
  identities: 'council.identities',
  metrics: 'council.metrics',
} as const;
export type ViewId = (typeof viewIds)[keyof typeof viewIds];

/** The webview's type: named once for the panel, its serializer, its activation event and its menus. */
export const transcriptType = 'council.transcript';
export const measuresType = 'council.measuresPage';

const briefOpen = 'resourceLangId == yaml && resourcePath =~ /\\/briefs\\/[^\\/]+\\.ya?ml$/';

/** A command as the manifest shows it; `palette` is the condition under which F1 lists it (absent: always). */
export interface CommandDeclaration {
  readonly title: Text;
  readonly icon?: `$(${string})`;
  readonly enablement?: string;
  readonly palette?: string;
}

export const commands: Record<CommandId | ChannelCommandId, CommandDeclaration> = {
  ...channelCommands,
  [commandIds.aTable]: {
    title: '%command.aTable%',
    icon: '$(add)',
    enablement: 'isWorkspaceTrusted || workspaceFolderCount == 0',
  },
  [commandIds.rehearse]: { title: '%command.rehearse%', icon: '$(beaker)', enablement: trusted },
  [commandIds.conveneBrief]: {
    title: '%command.conveneBrief%',
    icon: '$(comment-discussion)',
    enablement: trusted,
    palette: `${trusted} && ${briefOpen}`,
  },
  [commandIds.openTranscript]: {
    title: '%command.openTranscript%',
    icon: '$(open-preview)',
    palette: whileAny,
  },
  [commandIds.inject]: { title: '%command.inject%', icon: '$(megaphone)', palette: whileOpen },
  [commandIds.pause]: { title: '%command.pause%', icon: '$(debug-pause)', palette: whileRunning },
  [commandIds.resume]: { title: '%command.resume%', icon: '$(debug-start)', palette: whilePaused },
  [commandIds.stop]: { title: '%command.stop%', icon: '$(debug-stop)', palette: whileOpen },
  [commandIds.decide]: { title: '%command.decide%', icon: '$(check)', palette: whileUndecided },
  [commandIds.skipSeat]: { title: '%command.skipSeat%', icon: '$(debug-step-over)', palette: whileRunning },
  [commandIds.extendDeadline]: {
    title: '%command.extendDeadline%',
    icon: '$(watch)',
    palette: whileRunning,
  },
  [commandIds.waiveCheck]: { title: '%command.waiveCheck%', icon: '$(law)', palette: whileWaivable },
  [commandIds.raiseBudget]: { title: '%command.raiseBudget%', icon: '$(arrow-up)', palette: whileOpen },
  [commandIds.synthesiseNow]: {
    title: '%command.synthesiseNow%',
    icon: '$(debug-continue)',
    palette: whileOpen,
  },
  [commandIds.askAgain]: { title: '%command.askAgain%', icon: '$(refresh)', palette: whileAny },
  ...againCommands,
  [commandIds.rate]: { title: '%command.rate%', icon: '$(star-empty)', palette: whileEnded },
  [commandIds.measures]: { title: '%command.measures%', icon: '$(graph)', enablement: trusted },
  [commandIds.rename]: { title: '%command.rename%', icon: '$(edit)', palette: whileAny },
  [commandIds.delete]: { title: '%command.delete%', icon: '$(trash)', palette: whileArchived },
  [commandIds.openArchive]: {
    title: '%command.openArchive%',
    icon: '$(markdown)',
    palette: `workspaceFolderCount > 0 && (${ifKnown(contextKeys.archived)})`,
  },
  [commandIds.useFamily]: { title: '%command.useFamily%', icon: '$(organization)', palette: trusted },
  [commandIds.openIdentities]: {
    title: '%command.openIdentities%',
    icon: '$(edit)',
    palette: 'workspaceFolderCount > 0',
  },
  [commandIds.setKey]: { title: '%command.setKey%', icon: '$(key)', palette: trusted },
  [commandIds.removeKey]: { title: '%command.removeKey%', palette: trusted },
  [commandIds.chooseModels]: { title: '%command.chooseModels%', icon: '$(settings)', palette: trusted },
  [commandIds.chooseTemplate]: { title: '%command.chooseTemplate%', palette: trusted },
  [commandIds.chooseMe]: { title: '%command.chooseMe%', palette: trusted },
  [commandIds.chooseFolder]: { title: '%command.chooseFolder%', palette: 'workspaceFolderCount > 1' },
  [commandIds.retryHost]: {
    title: '%command.retryHost%',
    icon: '$(refresh)',
    palette: `${contextKeys.host} == down`,
  },
  [commandIds.showLog]: { title: '%command.showLog%', icon: '$(output)' },
  [commandIds.doctor]: { title: '%command.doctor%', enablement: trusted },
  [commandIds.showAside]: { title: '%command.showAside%', icon: '$(go-to-file)', palette: 'false' },
  [commandIds.hideAside]: { title: '%command.hideAside%', icon: '$(close)', palette: 'false' },
  [commandIds.learnAside]: { title: '%command.learnAside%', palette: 'false' },
};

const icon = 'media/council.svg';
export const viewsContainers = {
  activitybar: [{ id: containerId, title: '%container.title%', icon }],
} as const;

export interface ViewDeclaration {
  readonly id: ViewId;
  readonly name: Text;
  readonly icon?: string;
  readonly when?: string;
  readonly visibility?: 'collapsed';
}

export const views: Record<typeof containerId, readonly ViewDeclaration[]> = {
  [containerId]: [
    { id: viewIds.councils, name: '%view.councils%', icon },
    channelsViewDeclaration,
    { id: viewIds.identities, name: '%view.identities%', icon },
    { id: viewIds.metrics, name: '%view.metrics%', icon, visibility: 'collapsed' },
  ],
};

const ready = `${trusted} && !(${contextKeys.host} =~ /^(down|choose|misplaced)$/)`;
const noFolder = 'workspaceFolderCount == 0';
const restricted = 'workspaceFolderCount > 0 && !isWorkspaceTrusted';
const several = `${trusted} && ${contextKeys.host} == choose`;
const down = `${trusted} && ${contextKeys.host} == down`;

export const viewsWelcome: readonly { view: ViewId; contents: Text; when?: string }[] = [
  { view: viewIds.councils, contents: '%welcome.councils%', when: ready },
  { view: viewIds.councils, contents: '%welcome.noFolder%', when: noFolder },
  { view: viewIds.councils, contents: '%welcome.restricted%', when: restricted },
  { view: viewIds.councils, contents: '%welcome.several%', when: several },
  { view: viewIds.councils, contents: '%welcome.down%', when: down },
  ...channelsWelcome(ready, restricted),
  { view: viewIds.identities, contents: '%welcome.identities%', when: ready },
  { view: viewIds.identities, contents: '%welcome.identitiesRestricted%', when: restricted },
  { view: viewIds.metrics, contents: '%welcome.metrics%', when: ready },
  { view: viewIds.metrics, contents: '%welcome.metricsRestricted%', when: restricted },
];

export interface MenuItem {
  readonly command: CommandId | ChannelCommandId;
  readonly when?: string;
  readonly group?: string;
}

/** Rows carry words in their context value: `council`, the state they are in, `archived`. */
const row = (word: string) => `view == ${viewIds.councils} && viewItem =~ /\\b${word}\\b/`;
const inline = (command: CommandId, word: string, place: number): MenuItem => ({
  command,
  when: `${row(word)} && isWorkspaceTrusted`,
  group: `inline@${place}`,
});
const inTranscript = (command: CommandId, place: number, when?: string): MenuItem => ({
  command,
  when: `activeWebviewPanelId == ${transcriptType}${when ? ` && ${when}` : ''}`,
  group: `navigation@${place}`,
});
const inMenu = (command: CommandId, word: string, group: string): MenuItem => ({
  command,
  when: `${row(word)} && isWorkspaceTrusted`,
  group,
});

export const menus: Record<string, readonly MenuItem[]> = {
  'view/title': [
    { command: commandIds.aTable, when: `view == ${viewIds.councils}`, group: 'navigation@1' },
    { command: commandIds.rehearse, when: `view == ${viewIds.councils}`, group: '1_council@1' },
    { command: commandIds.showLog, when: `view == ${viewIds.councils}`, group: '2_host@1' },
    { command: commandIds.doctor, when: `view == ${viewIds.councils}`, group: '2_host@2' },
    { command: commandIds.measures, when: `view == ${viewIds.metrics}`, group: 'navigation@1' },
    ...channelMenus.title,
    { command: commandIds.openIdentities, when: `view == ${viewIds.identities}`, group: 'navigation@1' },
    ...[commandIds.chooseModels, commandIds.chooseTemplate, commandIds.setKey, commandIds.removeKey].map(
      (command, n) => ({
        command,
        when: `view == ${viewIds.identities} && isWorkspaceTrusted`,
        group: `1_models@${n + 1}`,
      }),
    ),
  ],
  'view/item/context': [
    inline(commandIds.decide, 'offersDecide', 1),
    inline(commandIds.pause, 'running', 1),
    inline(commandIds.resume, 'paused', 1),
    inline(commandIds.openTranscript, 'offersTranscript', 2),
    inline(commandIds.stop, 'running', 2),
    inline(commandIds.stop, 'paused', 2),
    { command: commandIds.openArchive, when: row('offersArchive'), group: 'inline@2' },
    inline(commandIds.showAside, 'setAside', 1),
    inline(commandIds.hideAside, 'setAside', 2),
    inMenu(commandIds.showAside, 'setAside', '1_open@1'),
    inMenu(commandIds.learnAside, 'setAside', '1_open@2'),
    inMenu(commandIds.hideAside, 'setAside', '2_act@1'),
    inMenu(commandIds.openTranscript, 'council', '1_open@1'),
    inMenu(commandIds.askAgain, 'council', '2_ask@1'),
    inMenu(commandIds.followUp, 'over', '2_ask@2'),
    inMenu(commandIds.showPrompt, 'council', '2_ask@3'),
    inMenu(commandIds.forkHere, 'council', '3_again@1'),
    inMenu(commandIds.compare, 'council', '3_again@2'),
    inMenu(commandIds.export, 'council', '3_again@3'),
    { command: commandIds.openArchive, when: row('archived'), group: '1_open@2' },
    inMenu(commandIds.decide, 'undecided', '2_act@1'),
    inMenu(commandIds.inject, 'running', '2_act@2'),
    inMenu(commandIds.inject, 'paused', '2_act@2'),
    inMenu(commandIds.pause, 'running', '2_act@3'),
    inMenu(commandIds.resume, 'paused', '2_act@4'),
    inMenu(commandIds.skipSeat, 'running', '2_act@5'),
    inMenu(commandIds.extendDeadline, 'running', '2_act@6'),
    inMenu(commandIds.waiveCheck, 'running', '2_act@7'),
    inMenu(commandIds.waiveCheck, 'paused', '2_act@7'),
    inMenu(commandIds.waiveCheck, 'undecided', '2_act@7'),
    inMenu(commandIds.raiseBudget, 'running', '2_act@8'),
    inMenu(commandIds.raiseBudget, 'paused', '2_act@8'),
    inMenu(commandIds.synthesiseNow, 'running', '3_end@0'),
    inMenu(commandIds.synthesiseNow, 'paused', '3_end@0'),
    inMenu(commandIds.rate, 'archived', '2_act@9'),
    inMenu(commandIds.rename, 'council', '4_shelf@1'),
    inMenu(commandIds.delete, 'over', '4_shelf@2'),
    inMenu(commandIds.stop, 'running', '3_end@1'),
    inMenu(commandIds.stop, 'paused', '3_end@1'),
    ...channelMenus.rows,
    {
      command: commandIds.openIdentities,
      when: `view == ${viewIds.identities} && viewItem == identity`,
      group: 'inline@1',
    },
  ],
  'editor/title': [
    inTranscript(commandIds.openArchive, 1, contextKeys.archived),
    ...againOnPage(transcriptType),
    ...channelMenus.editor,
    { command: commandIds.conveneBrief, when: `${trusted} && ${briefOpen}`, group: 'navigation@1' },
  ],
  'explorer/context': [
    {
      command: commandIds.conveneBrief,
      when: `${trusted} && resourcePath =~ /\\/briefs\\/[^\\/]+\\.ya?ml$/`,
      group: '5_council@1',
    },
  ],
};

export const keybindings: readonly { command: CommandId; key: string; mac?: string; when?: string }[] = [
  { command: commandIds.aTable, key: 'ctrl+k a', mac: 'cmd+k a' },
];

/** Views and commands activate by being declared; only restored pages need a word of their own. */
export const activationEvents: readonly string[] = [
  `onWebviewPanel:${transcriptType}`,
  `onWebviewPanel:${measuresType}`,
  `onWebviewPanel:${conversationType}`,
];
