/** The packaged extension is never older than what it packs, and the same sources give the same bytes. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBundles } from './bundles.mjs';
import { projectNode, root, run, say } from './run.mjs';

const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
export const vsixFile = path.join(root, `${name}-${version}.vsix`);

const packed = [
  'dist/.built',
  'package.json',
  'package.nls.json',
  'package.nls.fr.json',
  '.vscodeignore',
  'README.md',
];

/** @param {{ always?: boolean }} [options] */
export async function ensureVsix({ always = false } = {}) {
  await ensureBundles();
  const made = existsSync(vsixFile) ? statSync(vsixFile).mtimeMs : 0;
  const newest = Math.max(...packed.map((file) => statSync(path.join(root, file)).mtimeMs));
  if (!always && made > newest) return vsixFile;
  say('Packaging …');
  const vsce = path.join(root, 'node_modules/@vscode/vsce/vsce');
  const options = ['--no-dependencies', '--allow-missing-repository', '--no-rewrite-relative-links'];
  // A fixed time inside the archive, so that packing twice gives the same file.
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1767225600' };
  const folder = mkdtempSync(path.join(tmpdir(), 'a-table-vsix-'));
  try {
    const fresh = path.join(folder, path.basename(vsixFile));
    await run(projectNode(), [vsce, 'package', ...options, '--out', fresh], { env, quiet: true });
    put(fresh);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return vsixFile;
}

/** An editor may be installing the file at this moment: the same bytes are not written over it. @param {string} fresh */
function put(fresh) {
  const now = new Date();
  if (existsSync(vsixFile) && readFileSync(vsixFile).equals(readFileSync(fresh)))
    utimesSync(vsixFile, now, now);
  else copyFileSync(fresh, vsixFile);
}
