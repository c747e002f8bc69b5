/** A Chromium for the tests: the one at hand, else Debian's where we may install it, else words that say what to do. */
import { findChromium, findOnPath } from './places.mjs';
import { run, say } from './run.mjs';

/** @returns {Promise<string | undefined>} what is wrong, if anything */
export async function ensureChromium() {
  if (findChromium()) return undefined;
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) {
    return 'No Chromium found. Install Chromium or Chrome, or set CHROMIUM to its program.';
  }
  say('Installing Chromium (apt-get, about a minute) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, quiet: true });
  try {
    await install().catch(async () => {
      await run('apt-get', ['update'], { env, quiet: true });
      await install();
    });
  } catch (error) {
    return `Chromium could not be installed: ${/** @type {Error} */ (error).message}`;
  }
  return findChromium() ? undefined : 'apt-get installed Chromium, but no program of that name is on PATH.';
}
