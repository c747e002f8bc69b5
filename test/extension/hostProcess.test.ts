/** The process of a host as the extension starts it: why it could not begin, and by which code it ended, stand in the log. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { launchHost } from '../../src/extension/link/hostProcess.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

/** Launches a script in the host's place; `line` resolves with the first line that fits. */
async function launched(source: string, fits: RegExp) {
  const home = scratchHome();
  await mkdir(dirname(home), { recursive: true });
  const script = join(dirname(home), 'host.mjs');
  writeFileSync(script, source);
  let heard: (line: string) => void = () => undefined;
  const line = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const outcome = await launchHost({
    ...{ script, home, compiled: dirname(home), language: 'en', patience: 20_000 },
    words: { late: 'it is late', ended: (code) => `The host ended (${code}).` },
    onLine: (said) => void (fits.test(said) && heard(said)),
  });
  return { outcome, line };
}

describe('the process of a host', () => {
  afterEach(clearScratch);

  it('that got ready and could not go on is told by the code it ended with', async () => {
    const { outcome, line } = await launched(
      'process.send({ ready: true }); setTimeout(() => process.exit(70), 50);',
      /ended/,
    );
    assert.deepEqual(outcome, { ready: true });
    assert.equal(await line, 'The host ended (70).');
  });

  it('that could not begin says why by its last line', async () => {
    const { outcome } = await launched('console.error("no room"); process.exitCode = 1;', /no room/);
    assert.deepEqual(outcome, { ready: false, reason: 'no room' });
  });
});
