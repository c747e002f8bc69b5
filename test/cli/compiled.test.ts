/** What Node has compiled of the host lies with the person, where nobody else can lay something ready. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { compiledFolder } from '../../src/cli/session/compileCache.ts';

describe('what Node has compiled', () => {
  it('is kept in the person’s own cache folder, on every system', () => {
    for (const [platform, env, folder] of [
      ['linux', { HOME: '/home/a' }, '/home/a/.cache/a-table/compiled'],
      ['linux', { HOME: '/home/a', XDG_CACHE_HOME: '/fast' }, '/fast/a-table/compiled'],
      ['linux', { HOME: '/home/a', XDG_CACHE_HOME: 'not/whole' }, '/home/a/.cache/a-table/compiled'],
      ['darwin', { HOME: '/Users/a' }, '/Users/a/Library/Caches/a-table/compiled'],
      ['win32', { LOCALAPPDATA: '/l' }, '/l/a-table/compiled'],
    ] as const)
      assert.equal(compiledFolder(env, platform).replaceAll('\\', '/'), folder);
  });
});
