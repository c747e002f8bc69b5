/** How a host ends: each part in its own guard, all within one time; and one that is lost while it opens leaves nothing open. */
import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { keepEnding, orEnd } from '../../src/host/lifecycle/ending.ts';
import { openHost } from '../../src/host/open.ts';
import { realFiles } from '../../src/host/store/home/files.ts';
import { noticed } from '../../src/rpc/messages/messages.ts';
import { assertInTime } from '../support/inTime.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const never = () => new Promise<never>(() => undefined);

function listened() {
  const lines: string[] = [];
  const note = (message: string, facts: object = {}) =>
    void lines.push(`${message} ${JSON.stringify(facts)}`);
  return { lines, log: { debug() {}, info() {}, warn: note, error: note } };
}

/** Another host takes the home over: the claim of the next number is there. */
async function takeOver(home: string): Promise<string> {
  const folder = join(home, '.state', 'lock');
  const [own] = await readdir(folder);
  const digits = own?.match(/\d+/)?.[0] ?? assert.fail(String(own));
  const next = String(Number(digits) + 1).padStart(digits.length, '0');
  const file = join(folder, (own ?? '').replace(digits, next));
  writeFileSync(file, '{}');
  return file;
}

describe('§2 the end of a host', () => {
  afterEach(clearScratch);

  it('§2 comes to every part in its order, though one before it throws or hangs; each of those is named', async () => {
    const { lines, log } = listened();
    const ended: string[] = [];
    const ending = keepEnding(400);
    ending.logTo(log);
    ending.opened();
    ending.addLast('the journal', () => ended.push('the journal'));
    ending.add('one that throws', () => assert.fail('broken'));
    ending.add('one that hangs', never);
    ending.add('one that rejects', () => Promise.reject(new Error('refused')));
    ending.add('another that hangs', never);
    ending.add('one that is well', async () => ended.push('one that is well'));
    const began = performance.now();
    await ending.end();
    assertInTime(performance.now() - began, 2000);
    assert.deepEqual(ended, ['one that is well', 'the journal']);
    assert.deepEqual(
      lines.map((line) => /the end of (.*) failed/.exec(line)?.[1]),
      ['one that throws', 'one that hangs', 'one that rejects', 'another that hangs'],
    );
    await ending.over;
  });

  it('is one end, however often it is asked for', async () => {
    let ends = 0;
    const ending = keepEnding();
    ending.opened();
    ending.add('a part', () => (ends += 1));
    await Promise.all([ending.end(), ending.end()]);
    await ending.end();
    assert.equal(ends, 1);
  });

  it('of one that could not be opened whole takes what was open with it, and says why it could not', async () => {
    const ended: string[] = [];
    const opened = orEnd(async (ending) => {
      ending.add('the first', () => ended.push('the first'));
      await Promise.resolve();
      throw new Error('no second');
    });
    await assert.rejects(opened, /no second/);
    assert.deepEqual(ended, ['the first']);
  });

  it('§4 comes when it is taken over while it opens: it says so, and holds nothing', async () => {
    const home = scratchHome();
    const { log } = listened();
    let other = '';
    const files = {
      ...realFiles,
      async syncData(fd: number) {
        other = await takeOver(home);
        await realFiles.syncData(fd);
      },
    };
    await assert.rejects(
      openHost({ home, files, log, serve: true, env: {} }),
      /Another host (has taken|took) over/,
    );
    assert.equal(existsSync(join(home, '.state', 'host.json')), false);
    await rm(other);
    const host = await openHost({ home, log, env: {} });
    await host.close();
    assert.equal(host.failure(), undefined);
  });

  it('comes when it is taken over while it runs: whoever is there is told, and it is known why', async () => {
    const home = scratchHome();
    const { log } = listened();
    const host = await openHost({ home, log, env: {}, times: { beatMs: 5 } });
    const client = host.client();
    const told = new Promise<string>((resolve) => client.on(noticed, ({ message }) => resolve(message)));
    await takeOver(home);
    await host.closed;
    assert.match(await told, /can’t go on and ends.*Another host has taken over/);
    assert.match(host.failure()?.message ?? '', /Another host has taken over/);
  });
});
