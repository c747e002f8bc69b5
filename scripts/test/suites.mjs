/** The suites there are, found by folder: a new room under test/ is run without being listed anywhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} files
 * @property {string} runner the program that runs the files and sends their counts
 * @property {('chromium' | 'editor')[]} needs
 * @property {number} minutes after which it is taken for dead
 * @property {string} [apart] suites of one such name do not run at the same time
 */

const inThisProcess = 'test/support/runSuites.ts';
const insideTheEditor = 'test/support/editor/runInside.ts';

/** @param {string} folder @param {boolean} [deep] @returns {string[]} */
function testFiles(folder, deep = true) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return deep ? testFiles(file) : [];
      return entry.name.endsWith('.test.ts') ? [file] : [];
    })
    .sort();
}

/**
 * Quick and pure first, so that a mistake shows early. What draws on a screen takes longest and stands last; where there is
 * room for two at once it begins first (lanes.mjs). @returns {Suite[]}
 */
export function allSuites() {
  const apart = ['ui', 'editor', 'support'];
  const first = ['core', 'golden', 'journals'];
  const rooms = readdirSync(path.join(root, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !apart.includes(entry.name))
    .map((entry) => entry.name);
  const ordered = [
    ...first.filter((name) => rooms.includes(name)),
    ...rooms.filter((name) => !first.includes(name)).sort(),
  ];
  /** @type {Suite[]} */
  const suites = [
    ...ordered.map((name) => ({
      name,
      files: testFiles(`test/${name}`),
      runner: inThisProcess,
      needs: [],
      minutes: 20,
    })),
    {
      name: 'ui',
      files: testFiles('test/ui'),
      runner: inThisProcess,
      needs: ['chromium'],
      minutes: 10,
      apart: 'screen',
    },
    {
      name: 'editor/inside',
      files: testFiles('test/editor/inside'),
      runner: insideTheEditor,
      needs: ['chromium', 'editor'],
      minutes: 10,
      apart: 'screen',
    },
    {
      name: 'editor',
      files: testFiles('test/editor', false),
      runner: inThisProcess,
      needs: ['chromium', 'editor'],
      minutes: 18,
      apart: 'screen',
    },
  ];
  return suites.filter((suite) => suite.files.length > 0);
}

/** How many tests a suite that can't run would have had. @param {Suite} suite */
export function titlesIn(suite) {
  return suite.files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [...source.matchAll(/\bit\(\s*(['"`])(.*?)\1/g)].map((match) => `${suite.name}: ${match[2]}`);
  });
}
