/** The licences of every package whose code is inside the bundles, as their authors ask. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @param {string} input a file in a bundle @returns {string | undefined} the folder of its package */
function packageFolder(input) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
}

/** Licences, and what some of them ask to be passed on beside them. */
const legal = /^(?:licen[cs]e|copying|notice|third[-_]?party[-_]?(?:notices|licen[cs]es))/i;

/** No licence says what it has to say in fewer signs; less than that is a reference to one. */
const shortest = 600;

/**
 * @param {string} root
 * @param {import('esbuild').Metafile[]} metafiles
 */
export function notices(root, metafiles) {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const folders = new Set(
    ['node_modules/@vscode/codicons', ...inputs.map(packageFolder)].filter((folder) => folder !== undefined),
  );
  const packages = [...folders].sort().map((folder) => {
    const place = path.join(root, folder);
    const { name, version, license } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
    const texts = readdirSync(place)
      .filter((file) => legal.test(file) && statSync(path.join(place, file)).isFile())
      .sort()
      .map((file) => readFileSync(path.join(place, file), 'utf8').trim());
    return { name, version, license, texts };
  });
  const parts = packages.map(({ name, version, license, texts }) => {
    const own = texts.join('\n\n');
    if (own.length >= shortest) return `${name} ${version}\n\n${own}\n`;
    // A package that names its licence without bringing it: the same licence stands whole with another.
    const same = packages.filter((other) => other.license === license).flatMap((other) => other.texts);
    const whole = same.find((text) => text.length >= shortest);
    if (!whole) throw new Error(`${name} ${version} brings no text of its licence (${license}).`);
    return `${name} ${version}\n\n${own || `License: ${license}`}\n\n${whole}\n`;
  });
  return `À table contains code of these packages.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
