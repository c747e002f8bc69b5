/** Runs an entry file inside a desktop VS Code, where one can be had: VSCODE_EXECUTABLE, else a download. */
import path from 'node:path';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { cacheFolder } from '../../../scripts/setup/places.mjs';
import { openDisplay } from './display.ts';
import type { InsideRun } from './inCodeServer.ts';

/** A desktop VS Code that is ready to run tests, or why there is none. */
export type Desktop =
  | { readonly program: string; close(): void }
  | { readonly program?: never; readonly reason: string };

export async function findDesktop(): Promise<Desktop> {
  const display = await openDisplay();
  if (!display) return { reason: 'no display, no Xvfb' };
  const { close } = display;
  if (process.env.VSCODE_EXECUTABLE) return { program: process.env.VSCODE_EXECUTABLE, close };
  try {
    const cachePath = path.join(cacheFolder(), 'desktop');
    return { program: await downloadAndUnzipVSCode({ cachePath, timeout: 15_000 }), close };
  } catch (error) {
    close();
    return { reason: `no download: ${error instanceof Error ? error.message : String(error)}` };
  }
}

export function runInDesktop(
  program: string,
  { extension, beside, entry, folder }: InsideRun,
): Promise<number> {
  return runTests({
    vscodeExecutablePath: program,
    extensionDevelopmentPath: [extension, beside],
    extensionTestsPath: entry,
    launchArgs: [folder, '--disable-extensions', '--disable-workspace-trust', '--skip-welcome'],
  });
}
