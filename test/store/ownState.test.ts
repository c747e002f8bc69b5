/** `.state/` holds what was said and decided: it is its owner's alone, whatever the umask, and made so where it was not. */
import assert from 'node:assert/strict';
import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { convene, filesChanged } from '../../src/rpc/messages/messages.ts';
import { deleteCouncil } from '../../src/rpc/messages/renameMessages.ts';
import { isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';

let table: OpenTable | undefined;
const umask = process.umask();
afterEach(async () => {
  process.umask(umask);
  await table?.close();
  table = undefined;
});

const modeOf = (path: string): number => lstatSync(path).mode & 0o777;

/** What others may do with anything there, by its path. */
function openToOthers(state: string): string[] {
  const all = readdirSync(state, { recursive: true, withFileTypes: true });
  return (
    [state, ...all.map((entry) => join(entry.parentPath, entry.name))]
      // What lies in the trash goes back as it was; a folder inside is closed with the whole.
      .filter((path) => path === state || (lstatSync(path).isFile() && !/[/\\]trash[/\\].*\d-/.test(path)))
      .filter((path) => !path.includes('elsewhere') && (modeOf(path) & 0o077) !== 0)
      .map((path) => `${relative(state, path) || '.state'} ${modeOf(path).toString(8)}`)
  );
}

/** A home in which much has happened: a council, one in the trash, channels, a host that serves. */
async function lived(): Promise<string> {
  table = await openTable({ serve: true });
  const { client, home } = table;
  for (const question of ['Cache it?', 'Drop it?']) {
    const { id } = await client.request(convene, { question, seats: ['henry', 'sage'], attended: false });
    await watchUntil(client, id, isRecorded);
    if (question === 'Drop it?') await client.request(deleteCouncil, { id });
  }
  await client.request(filesChanged, {});
  return homePaths(home).state;
}

describe('§4 .state', function () {
  if (process.platform === 'win32') return;
  this.timeout(30_000);

  for (const mask of [0o000, 0o002, 0o022])
    it(`is made for its owner alone, with all that is in it, under the umask ${mask.toString(8).padStart(3, '0')}`, async () => {
      process.umask(mask);
      const state = await lived();
      await table?.host.close();
      assert.equal(modeOf(state), 0o700);
      assert.deepEqual(openToOthers(state), []);
      // What people share stays as they have it.
      assert.equal(modeOf(dirname(state)), 0o777 & ~mask);
      assert.equal(modeOf(homePaths(dirname(state)).identities), 0o666 & ~mask);
    });

  it('of an earlier release is made so when it is opened, and nothing behind a link is touched', async () => {
    const state = await lived();
    await table?.host.close();
    const outside = join(dirname(dirname(state)), 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'theirs'), 'x');
    symlinkSync(outside, join(state, 'logs', 'elsewhere'));
    symlinkSync(join(outside, 'theirs'), join(state, 'theirs'));
    for (const entry of readdirSync(state, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() ? 0o755 : 0o644);
    }
    for (const path of [state, outside]) chmodSync(path, 0o755);
    chmodSync(join(outside, 'theirs'), 0o644);
    await table?.reopen();
    assert.equal(modeOf(state), 0o700);
    assert.deepEqual(openToOthers(state), []);
    assert.deepEqual([modeOf(outside), modeOf(join(outside, 'theirs'))], [0o755, 0o644]);
  });
});
