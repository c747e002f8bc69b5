/** `npm run package`: an installable .vsix of what the sources are now. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { say } from './setup/run.mjs';
import { ensureVsix } from './setup/vsix.mjs';
import { setup } from './setup.mjs';

try {
  await setup();
  const file = await ensureVsix({ always: true });
  console.log(`${path.basename(file)}  ${(statSync(file).size / 1024).toFixed(0)} KB`);
} catch (error) {
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
