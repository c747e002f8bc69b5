/** Makes one CommonJS file of test files, so that they run inside any VS Code, whatever its Node can read. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const mochaFile = createRequire(import.meta.url).resolve('mocha');

export async function bundleSuites(files: readonly string[], outfile: string): Promise<void> {
  const counting = path.join(import.meta.dirname, '../counts.ts');
  const imports = files.map((file) => `import ${JSON.stringify(path.resolve(file))};`);
  const contents = [...imports, `export { countIn } from ${JSON.stringify(counting)};`].join('\n');
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    external: ['vscode', 'electron', 'playwright-core', 'esbuild'],
    plugins: [
      {
        name: 'one-mocha',
        setup: ({ onResolve }) => {
          // The suites must meet the very mocha that runs them.
          onResolve({ filter: /^mocha$/ }, () => ({ path: mochaFile, external: true }));
        },
      },
    ],
  });
}

/** The file that VS Code runs: it gives the suites to mocha, and what mocha says to files outside. */
export function entrySource(suites: string, output: string, result: string): string {
  return `'use strict';
const fs = require('node:fs');
const util = require('node:util');
const out = fs.openSync(${JSON.stringify(output)}, 'a');
exports.run = async () => {
  // defineProperty, because the extension host installs console methods whose setter does nothing.
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) {
    const value = (...args) => void fs.writeSync(out, util.format(...args) + '\\n');
    Object.defineProperty(console, name, { configurable: true, writable: true, value });
  }
  const loaded = require(${JSON.stringify(mochaFile)});
  const Mocha = loaded.default ?? loaded;
  const mocha = new Mocha({ ui: 'bdd', reporter: 'spec', color: false, timeout: 60000, forbidOnly: true });
  mocha.addFile(${JSON.stringify(suites)});
  const counts = await new Promise((resolve) => {
    const runner = mocha.run(() => resolve(counted()));
    // Only now: mocha must be the one that reads the suites first.
    const counted = require(${JSON.stringify(suites)}).countIn(runner);
  });
  fs.writeFileSync(${JSON.stringify(result)}, JSON.stringify(counts));
  if (counts.failed) throw new Error(counts.failed + ' failed');
};
`;
}
