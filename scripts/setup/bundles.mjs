/** dist/ is never older than the sources it was made from. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectNode, root, run, say } from './run.mjs';

const sources = ['src', 'webview-ui', 'media', 'esbuild.mjs', 'package.json', 'package-lock.json'];

/** @param {string} entry @returns {number} */
function newest(entry) {
  if (!existsSync(entry)) return 0;
  const stat = statSync(entry);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(entry).reduce(
    (latest, name) => Math.max(latest, newest(path.join(entry, name))),
    stat.mtimeMs,
  );
}

export async function ensureBundles() {
  const stamp = path.join(root, 'dist/.built');
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (built > Math.max(...sources.map((name) => newest(path.join(root, name))))) return;
  say('Building …');
  await run(projectNode(), ['esbuild.mjs']);
}
