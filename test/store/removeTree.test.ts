/** Folders that an agent left behind are taken away, also those that it made unwritable, and never through a link. */
import assert from 'node:assert/strict';
import { chmodSync, constants, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { openInside } from '../../src/host/store/home/openInside.ts';
import { removeTree } from '../../src/host/store/home/removeTree.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

describe('taking a folder away', () => {
  afterEach(clearScratch);

  it('takes folders that nobody may write in, and leaves alone what a link in it leads to', async () => {
    const around = path.dirname(scratchHome());
    const elsewhere = path.join(around, 'elsewhere');
    const deep = path.join(around, 'left', 'pkg', 'mod');
    mkdirSync(deep, { recursive: true });
    mkdirSync(elsewhere);
    writeFileSync(path.join(deep, 'mod.go'), '');
    symlinkSync(elsewhere, path.join(deep, 'link'));
    chmodSync(elsewhere, 0o555);
    chmodSync(deep, 0o555);
    chmodSync(path.dirname(deep), 0o555);
    await removeTree(path.join(around, 'left'));
    assert.ok(!existsSync(path.join(around, 'left')));
    assert.equal(statSync(elsewhere).mode & 0o777, 0o555);
    await removeTree(path.join(around, 'left'));
  });

  it('takes folders that lie too deep for any name', async function () {
    if (process.platform !== 'linux') return this.skip();
    const left = path.join(path.dirname(scratchHome()), 'left');
    mkdirSync(left);
    const way = [...Array<string>(2500).fill('a'), 'file'];
    const file = await openInside(left, way, { flags: constants.O_WRONLY | constants.O_CREAT, make: true });
    await file.close();
    await removeTree(left);
    assert.ok(!existsSync(left));
  }).timeout(30_000);
});
