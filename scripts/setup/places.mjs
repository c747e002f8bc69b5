/** Where the browser and the editor used by the tests are; the one place that knows their versions and folders. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const codeServerVersion = '4.139.1';
export const editorNodeVersion = '24.21.0';

/** Outside the clone and under its version, so that the next fresh clone finds it again. */
export function cacheFolder() {
  if (process.env.A_TABLE_CACHE) return path.resolve(process.env.A_TABLE_CACHE);
  if (process.platform === 'win32') {
    return path.join(process.env.LOCALAPPDATA ?? path.join(os.homedir(), 'AppData/Local'), 'a-table');
  }
  return path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'a-table');
}

export function codeServerPlaces() {
  const folder = path.join(cacheFolder(), `code-server-${codeServerVersion}`);
  const nodeHome = path.join(folder, 'node_modules', `node-linux-${process.arch}`);
  const server = path.join(folder, 'node_modules/code-server');
  return {
    folder,
    nodeHome,
    node: path.join(nodeHome, 'bin/node'),
    server,
    entry: path.join(server, 'out/node/entry.js'),
    ready: path.join(folder, '.ready'),
  };
}

/** The real editor for the tests, once set up. @returns {{ node: string, entry: string } | undefined} */
export function findCodeServer() {
  const places = codeServerPlaces();
  return existsSync(places.ready) ? { node: places.node, entry: places.entry } : undefined;
}

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const browserFiles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** @param {string} name @returns {string | undefined} */
export function findOnPath(name) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
    .find((file) => existsSync(file));
}

/** @returns {string | undefined} */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of browserNames) {
    const found = findOnPath(name);
    if (found) return found;
  }
  return browserFiles.find((file) => existsSync(file));
}
