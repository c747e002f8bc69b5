/** package.json's `contributes` and `activationEvents` are what src/extension/manifest/contributions.ts says, in both languages. */

import * as declared from '../extension/manifest/contributions.ts';
import { settings } from '../extension/manifest/declareSettings.ts';

export interface Manifest {
  [key: string]: unknown;
  contributes: Record<string, unknown>;
  activationEvents: readonly string[];
}

function contributes(): Record<string, unknown> {
  const commands = Object.entries(declared.commands).map(([command, { title, icon, enablement }]) => ({
    command,
    title,
    category: '%category%',
    ...(icon === undefined ? {} : { icon }),
    ...(enablement === undefined ? {} : { enablement }),
  }));
  const commandPalette = Object.entries(declared.commands).flatMap(([command, { palette }]) =>
    palette === undefined ? [] : [{ command, when: palette }],
  );
  return {
    commands,
    viewsContainers: declared.viewsContainers,
    views: declared.views,
    viewsWelcome: declared.viewsWelcome,
    menus: { ...(commandPalette.length === 0 ? {} : { commandPalette }), ...declared.menus },
    keybindings: declared.keybindings,
    configuration: { title: 'À table', properties: settings },
  };
}

export function withContributions(manifest: Manifest): Manifest {
  return { ...manifest, activationEvents: declared.activationEvents, contributes: contributes() };
}

/** The keys written as %key% anywhere in the manifest. */
function keysUsed(manifest: Manifest): Set<string> {
  return new Set([...JSON.stringify(manifest).matchAll(/"%([\w.-]+)%"/g)].map((match) => match[1] ?? ''));
}

export function textProblems(manifest: Manifest, texts: Record<string, Record<string, string>>): string[] {
  const used = keysUsed(manifest);
  return Object.entries(texts).flatMap(([file, table]) => [
    ...[...used]
      .filter((key) => !table[key])
      .map((key) => `${file}: no text for "${key}", which package.json uses`),
    ...Object.keys(table)
      .filter((key) => !used.has(key))
      .map((key) => `${file}: "${key}" is used nowhere in package.json; remove it`),
  ]);
}
