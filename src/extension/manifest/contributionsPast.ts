/** What the manifest declares for councils that are looked at again. */
import type { CommandDeclaration } from './contributions.ts';
import { whileAny, whileOver, whileSeveral } from './whenClauses.ts';

export const againCommandIds = {
  forkHere: 'council.forkHere',
  compare: 'council.compare',
  export: 'council.export',
  showPrompt: 'council.showPrompt',
  followUp: 'council.followUp',
} as const;
export type AgainCommandId = (typeof againCommandIds)[keyof typeof againCommandIds];

export const againCommands: Record<AgainCommandId, CommandDeclaration> = {
  [againCommandIds.forkHere]: { title: '%command.forkHere%', icon: '$(repo-forked)', palette: whileAny },
  [againCommandIds.compare]: { title: '%command.compare%', icon: '$(diff)', palette: whileSeveral },
  [againCommandIds.export]: { title: '%command.export%', icon: '$(export)', palette: whileAny },
  [againCommandIds.showPrompt]: { title: '%command.showPrompt%', icon: '$(eye)', palette: whileAny },
  [againCommandIds.followUp]: { title: '%command.followUp%', icon: '$(comment)', palette: whileOver },
};

/** In the menu of an open transcript. */
export const againOnPage = (page: string) =>
  Object.values(againCommandIds).map((command, n) => ({
    command,
    when: `activeWebviewPanelId == ${page} && isWorkspaceTrusted`,
    group: `3_again@${n + 1}`,
  }));
