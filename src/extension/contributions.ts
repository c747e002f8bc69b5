/**
 * Everything the manifest declares, as typed constants: an id used in code is the id in package.json, because
 * `npm run generate` writes the one from the other. Texts are keys of package.nls.json and package.nls.fr.json.
 */

export type Text = `%${string}%`;

export const commandIds = {
  aTable: 'council.aTable',
  openTranscript: 'council.openTranscript',
  inject: 'council.inject',
  stop: 'council.stop',
  decide: 'council.decide',
  openArchive: 'council.openArchive',
  showLog: 'council.showLog',
} as const;
export type CommandId = (typeof commandIds)[keyof typeof commandIds];

export const containerId = 'council';
export const viewIds = { identities: 'council.identities', councils: 'council.councils' } as const;
export type ViewId = (typeof viewIds)[keyof typeof viewIds];

/** A command as the manifest shows it; `palette` is the condition under which F1 lists it (absent: always). */
export interface CommandDeclaration {
  readonly title: Text;
  readonly icon?: `$(${string})`;
  readonly enablement?: string;
  readonly palette?: string;
}

export const commands: Record<CommandId, CommandDeclaration> = {
  [commandIds.aTable]: { title: '%command.aTable%', icon: '$(comment-discussion)' },
  [commandIds.openTranscript]: { title: '%command.openTranscript%', icon: '$(open-preview)' },
  [commandIds.inject]: { title: '%command.inject%', icon: '$(add)' },
  [commandIds.stop]: { title: '%command.stop%', icon: '$(debug-stop)' },
  [commandIds.decide]: { title: '%command.decide%', icon: '$(check)' },
  [commandIds.openArchive]: { title: '%command.openArchive%', icon: '$(book)' },
  [commandIds.showLog]: { title: '%command.showLog%', icon: '$(output)' },
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

export const viewsWelcome: readonly { view: ViewId; contents: Text; when?: string }[] = [
  { view: viewIds.councils, contents: '%welcome.councils%' },
];

export interface MenuItem {
  readonly command: CommandId;
  readonly when?: string;
  readonly group?: string;
}

export const menus: Record<string, readonly MenuItem[]> = {
  'view/title': [{ command: commandIds.aTable, when: `view == ${viewIds.councils}`, group: 'navigation' }],
};

export const keybindings: readonly { command: CommandId; key: string; mac?: string; when?: string }[] = [];

/** A setting's own JSON schema, with its text as a key. */
export interface SettingDeclaration {
  readonly type: 'string' | 'boolean' | 'number' | 'array' | 'object';
  readonly default: unknown;
  readonly markdownDescription: Text;
  readonly enum?: readonly string[];
  readonly markdownEnumDescriptions?: readonly Text[];
  readonly scope?: 'application' | 'machine' | 'window' | 'resource' | 'machine-overridable';
}

export const settings: Record<string, SettingDeclaration> = {};

export const activationEvents: readonly string[] = [];
