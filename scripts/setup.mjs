/**
 * Makes a fresh clone ready to run, on a machine with only Node 20 or later and npm: packages, bundles, and with
 * --editor the browser and the editor the tests drive. Does nothing where nothing is to be done.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBundles } from './setup/bundles.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureCodeServer } from './setup/codeServer.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { say } from './setup/run.mjs';

export async function setup() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) throw new Error(`À table needs Node 20 or later; this is ${process.version}.`);
  await ensurePackages();
  await ensureBundles();
}

/** @returns {Promise<string[]>} what could not be had, in words */
export async function setupEditor() {
  const problems = [await ensureChromium()];
  const desktop = process.env.VSCODE_EXECUTABLE;
  if (!desktop) problems.push(await ensureCodeServer());
  return problems.filter((problem) => problem !== undefined);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const only = process.argv.includes('--only-editor');
  try {
    if (!only) await setup();
    const problems = only || process.argv.includes('--editor') ? await setupEditor() : [];
    for (const problem of problems) say(problem);
    process.exitCode = problems.length ? 1 : 0;
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
