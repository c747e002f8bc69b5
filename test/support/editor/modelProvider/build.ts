/** Puts the extension that offers models into a folder, as an editor loads it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVSIX } from '@vscode/vsce';
import { build } from 'esbuild';
import { modelCommands } from './commands.ts';

const manifest = {
  name: 'council-test-models',
  publisher: 'a-table',
  version: '1.0.0',
  engines: { vscode: '^1.104.0' },
  main: './extension.js',
  activationEvents: [],
  files: ['extension.js'],
  contributes: {
    languageModelChatProviders: [{ vendor: 'council-test', displayName: 'Test models' }],
    commands: Object.values(modelCommands).map((command) => ({ command, title: command })),
  },
};

export async function buildModelProvider(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'extension.ts')],
    outfile: path.join(folder, 'extension.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
    external: ['vscode'],
  });
  return folder;
}

/** The same as a file that can be installed. */
export async function packModelProvider(folder: string): Promise<string> {
  const packagePath = path.join(folder, 'packed.vsix');
  await createVSIX({
    cwd: folder,
    packagePath,
    dependencies: false,
    allowMissingRepository: true,
    skipLicense: true,
  });
  return packagePath;
}
