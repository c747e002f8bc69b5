/**
 * Everything the manifest declares, as typed constants: an id used in code is the id in package.json, because
 * `npm run generate` writes the one from the other. Texts are keys of package.nls.json and package.nls.fr.json.
 */

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
  rate: 'council.rate',
  openArchive: 'council.openArchive',
  useFamily: 'council.useFamily',
  openIdentities: 'council.openIdentities',
  chooseFolder: 'council.chooseFolder',
  retryHost: 'council.retryHost',
  showLog: 'council.showLog',
  doctor: 'council.doctor',
} as const;
export type CommandId = (typeof commandIds)[keyof typeof commandIds];

export const containerId = 'council';
export const viewIds = { councils: 'council.councils', identities: 'council.identities' } as const;
export type ViewId = (typeof viewIds)[keyof typeof viewIds];

/** The webview's type: named once for the panel, its serializer, its activation event and its menus. */
export const transcriptType = 'council.transcript';

/** Facts the extension sets for `when` clauses. Before it is active none is set, and nothing is hidden for that. */
export const contextKeys = {
  known: 'council.known',
  host: 'council.host',
  toDecide: 'council.toDecide',
  running: 'council.running',
  paused: 'council.paused',
  any: 'council.any',
  archived: 'council.archived',
  ended: 'council.ended',
} as const;

const ifKnown = (key: string) => `!${contextKeys.known} || ${key}`;
const trusted = 'isWorkspaceTrusted && workspaceFolderCount > 0';
const whileRunning = `${trusted} && (${ifKnown(contextKeys.running)})`;
const whileOpen = `${trusted} && (${ifKnown(`${contextKeys.running} || ${contextKeys.paused}`)})`;
const briefOpen = 'resourceLangId == yaml && resourcePath =~ /\\/briefs\\/[^\\/]+\\.ya?ml$/';

/** A command as the manifest shows it; `palette` is the condition under which F1 lists it (absent: always). */
export interface CommandDeclaration {
  readonly title: Text;
  readonly icon?: `$(${string})`;
  readonly enablement?: string;
  readonly palette?: string;
}

export const commands: Record<CommandId, CommandDeclaration> = {
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
    palette: `${trusted} && (${ifKnown(contextKeys.any)})`,
  },
  [commandIds.inject]: {
    title: '%command.inject%',
    icon: '$(megaphone)',
    palette: `${trusted} && (${ifKnown(`${contextKeys.running} || ${contextKeys.paused}`)})`,
  },
  [commandIds.pause]: {
    title: '%command.pause%',
    icon: '$(debug-pause)',
    palette: `${trusted} && (${ifKnown(contextKeys.running)})`,
  },
  [commandIds.resume]: {
    title: '%command.resume%',
    icon: '$(debug-start)',
    palette: `${trusted} && (${ifKnown(contextKeys.paused)})`,
  },
  [commandIds.stop]: {
    title: '%command.stop%',
    icon: '$(debug-stop)',
    palette: `${trusted} && (${ifKnown(`${contextKeys.running} || ${contextKeys.paused}`)})`,
  },
  [commandIds.decide]: {
    title: '%command.decide%',
    icon: '$(check)',
    palette: `${trusted} && (${ifKnown(contextKeys.toDecide)})`,
  },
  [commandIds.skipSeat]: { title: '%command.skipSeat%', icon: '$(debug-step-over)', palette: whileRunning },
  [commandIds.extendDeadline]: {
    title: '%command.extendDeadline%',
    icon: '$(watch)',
    palette: whileRunning,
  },
  [commandIds.waiveCheck]: { title: '%command.waiveCheck%', icon: '$(warning)', palette: whileOpen },
  [commandIds.raiseBudget]: { title: '%command.raiseBudget%', icon: '$(arrow-up)', palette: whileOpen },
  [commandIds.synthesiseNow]: {
    title: '%command.synthesiseNow%',
    icon: '$(debug-continue)',
    palette: whileOpen,
  },
  [commandIds.rate]: {
    title: '%command.rate%',
    icon: '$(star-empty)',
    palette: `${trusted} && (${ifKnown(contextKeys.ended)})`,
  },
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
  [commandIds.chooseFolder]: { title: '%command.chooseFolder%', palette: 'workspaceFolderCount > 1' },
  [commandIds.retryHost]: {
    title: '%command.retryHost%',
    icon: '$(refresh)',
    palette: `${contextKeys.host} == down`,
  },
  [commandIds.showLog]: { title: '%command.showLog%', icon: '$(output)' },
  [commandIds.doctor]: { title: '%command.doctor%', enablement: trusted },
};

export const viewsContainers = {
  activitybar: [{ id: containerId, title: '%container.title%', icon: 'media/council.svg' }],
} as const;

export interface ViewDeclaration {
  readonly id: ViewId;
  readonly name: Text;
  readonly icon?: string;
  readonly when?: string;
}

export const views: Record<typeof containerId, readonly ViewDeclaration[]> = {
  [containerId]: [
    { id: viewIds.councils, name: '%view.councils%', icon: 'media/council.svg' },
    { id: viewIds.identities, name: '%view.identities%', icon: 'media/council.svg' },
  ],
};

const ready = `${trusted} && ${contextKeys.host} != down && ${contextKeys.host} != choose`;
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
  { view: viewIds.identities, contents: '%welcome.identities%', when: ready },
  { view: viewIds.identities, contents: '%welcome.identitiesRestricted%', when: restricted },
];

export interface MenuItem {
  readonly command: CommandId;
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
    { command: commandIds.openIdentities, when: `view == ${viewIds.identities}`, group: 'navigation@1' },
  ],
  'view/item/context': [
    inline(commandIds.decide, 'offersDecide', 1),
    inline(commandIds.pause, 'running', 1),
    inline(commandIds.resume, 'paused', 1),
    inline(commandIds.openTranscript, 'offersTranscript', 2),
    inline(commandIds.stop, 'running', 2),
    inline(commandIds.stop, 'paused', 2),
    { command: commandIds.openArchive, when: row('offersArchive'), group: 'inline@2' },
    inMenu(commandIds.openTranscript, 'council', '1_open@1'),
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
    inMenu(commandIds.raiseBudget, 'running', '2_act@8'),
    inMenu(commandIds.raiseBudget, 'paused', '2_act@8'),
    inMenu(commandIds.synthesiseNow, 'running', '3_end@0'),
    inMenu(commandIds.synthesiseNow, 'paused', '3_end@0'),
    inMenu(commandIds.rate, 'archived', '2_act@9'),
    inMenu(commandIds.stop, 'running', '3_end@1'),
    inMenu(commandIds.stop, 'paused', '3_end@1'),
    {
      command: commandIds.openIdentities,
      when: `view == ${viewIds.identities} && viewItem == identity`,
      group: 'inline@1',
    },
  ],
  'editor/title': [
    inTranscript(commandIds.openArchive, 1, contextKeys.archived),
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

/** A setting's own JSON schema, with its text as a key. */
export interface SettingDeclaration {
  readonly type: 'string' | 'boolean' | 'number' | 'array' | 'object';
  readonly default: unknown;
  readonly markdownDescription: Text;
  readonly enum?: readonly string[];
  readonly markdownEnumDescriptions?: readonly Text[];
  readonly scope?: 'application' | 'machine' | 'window' | 'resource' | 'machine-overridable';
}

export const settingIds = { home: 'council.home', me: 'council.me', backend: 'council.backend' } as const;

export const settings: Record<string, SettingDeclaration> = {
  [settingIds.home]: {
    type: 'string',
    default: 'council',
    markdownDescription: '%setting.home%',
    scope: 'resource',
  },
  [settingIds.me]: { type: 'string', default: 'papa', markdownDescription: '%setting.me%', scope: 'window' },
  [settingIds.backend]: {
    type: 'string',
    default: '',
    markdownDescription: '%setting.backend%',
    scope: 'window',
  },
};

/** Views and commands activate by being declared; only a restored transcript needs a word of its own. */
export const activationEvents: readonly string[] = [`onWebviewPanel:${transcriptType}`];
