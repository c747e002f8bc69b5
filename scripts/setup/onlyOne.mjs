/** Only one process at a time does the work for a folder; the others wait for it. A dead holder is passed over. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './run.mjs';

/** @param {string} lock */
function holderLives(lock) {
  try {
    const holder = Number(readFileSync(path.join(lock, 'pid'), 'utf8'));
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(path.join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onlyOne(folder, work) {
  const lock = `${folder}.lock`;
  mkdirSync(path.dirname(lock), { recursive: true });
  let told = false;
  let unheld = 0;
  while (!take(lock)) {
    // A lock just made has no pid in it yet, so a dead holder is believed only the second time.
    unheld = holderLives(lock) ? 0 : unheld + 1;
    if (unheld > 1) rmSync(lock, { recursive: true, force: true });
    if (!told) say(`Waiting for another set-up of ${folder} …`);
    told = true;
    await pause(500);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
