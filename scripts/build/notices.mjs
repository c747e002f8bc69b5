/** The licences of every package whose code is inside the bundles, as their authors ask. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} input a file in a bundle @returns {string | undefined} the folder of its package */
function packageFolder(input) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
}

/**
 * @param {string} root
 * @param {import('esbuild').Metafile[]} metafiles
 */
export function notices(root, metafiles) {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const folders = new Set(
    ['node_modules/@vscode/codicons', ...inputs.map(packageFolder)].filter((folder) => folder !== undefined),
  );
  const parts = [...folders].sort().map((folder) => {
    const place = path.join(root, folder);
    const manifest = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    const file = existsSync(place) ? readdirSync(place).find((name) => /^licen[cs]e/i.test(name)) : undefined;
    const text = file ? readFileSync(path.join(place, file), 'utf8').trim() : `License: ${manifest.license}`;
    return `${manifest.name} ${manifest.version}\n\n${text}\n`;
  });
  return `À table contains code of these packages.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
