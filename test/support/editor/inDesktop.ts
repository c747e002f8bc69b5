/** Runs an entry file inside a desktop VS Code, where one can be had: VSCODE_EXECUTABLE, else a download. */
import path from 'node:path';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { cacheFolder, findOnPath } from '../../../scripts/setup/places.mjs';
import type { InsideRun } from './inCodeServer.ts';

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** The program of a desktop VS Code, or why there is none. */
export async function findDesktop(): Promise<{ program: string } | { reason: string }> {
  if (!hasDisplay()) {
    const hint = findOnPath('xvfb-run') ? 'run the tests under xvfb-run' : 'no display';
    return { reason: hint };
  }
  if (process.env.VSCODE_EXECUTABLE) return { program: process.env.VSCODE_EXECUTABLE };
  try {
    return {
      program: await downloadAndUnzipVSCode({
        cachePath: path.join(cacheFolder(), 'desktop'),
        timeout: 15_000,
      }),
    };
  } catch (error) {
    return { reason: `no download: ${error instanceof Error ? error.message : String(error)}` };
  }
}

export function runInDesktop(program: string, { extension, entry, folder }: InsideRun): Promise<number> {
  return runTests({
    vscodeExecutablePath: program,
    extensionDevelopmentPath: extension,
    extensionTestsPath: entry,
    launchArgs: [folder, '--disable-extensions', '--disable-workspace-trust', '--skip-welcome'],
  });
}
