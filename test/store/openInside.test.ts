/** S28: a file below a folder is a file below that folder, whatever stands on the way or is put there in the same moment. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'mocha';
import { agentFiles } from '../../src/host/programs/agentFiles.ts';
import { NotPlain } from '../../src/host/store/home/notPlainWords.ts';
import { openInside } from '../../src/host/store/home/openInside.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { times } from '../support/trials.ts';

const { O_CREAT, O_RDONLY, O_WRONLY } = constants;

describe('a file below a folder', () => {
  after(clearScratch);
  let folder: string;
  let outside: string;
  beforeEach(() => {
    const home = scratchHome();
    [folder, outside] = [join(home, 'folder'), join(home, 'outside')];
    mkdirSync(join(folder, 'deep'), { recursive: true });
    mkdirSync(outside);
    writeFileSync(join(outside, 'secret'), 'canary');
  });

  const read = async (...parts: string[]) => {
    const file = await openInside(folder, parts, { flags: O_RDONLY });
    try {
      return await file.readFile('utf8');
    } finally {
      await file.close();
    }
  };
  const make = async (...parts: string[]) => {
    const file = await openInside(folder, parts, { flags: O_WRONLY | O_CREAT, make: true });
    await file.writeFile('ours');
    await file.close();
  };

  it('is read and made, with the folders on its way', async () => {
    await make('a', 'b', 'c.txt');
    assert.equal(await read('a', 'b', 'c.txt'), 'ours');
    await assert.rejects(read('a', 'none'), { code: 'ENOENT' });
  });

  it('is no link, and has none on its way', async () => {
    symlinkSync(join(outside, 'secret'), join(folder, 'link'));
    symlinkSync(outside, join(folder, 'deep', 'out'));
    symlinkSync('/dev/zero', join(folder, 'endless'));
    await assert.rejects(read('link'), NotPlain);
    await assert.rejects(read('deep', 'out', 'secret'), NotPlain);
    await assert.rejects(read('endless'), NotPlain);
    await assert.rejects(make('link'), NotPlain);
    await assert.rejects(make('deep', 'out', 'new'), NotPlain);
    assert.deepEqual(readdirSync(outside), ['secret']);
    assert.equal(readFileSync(join(outside, 'secret'), 'utf8'), 'canary');
  });

  it('is no folder, and no pipe that would be waited for', async function () {
    await assert.rejects(read('deep'), NotPlain);
    if (process.platform === 'win32') return this.skip();
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    await assert.rejects(read('pipe'), NotPlain);
    await assert.rejects(make('pipe'), NotPlain);
  });

  it('is not one that has a second name elsewhere, where an agent writes through us', async () => {
    linkSync(join(outside, 'secret'), join(folder, 'deep', 'same'));
    const files = agentFiles({ workspace: outside, home: join(outside, 'council'), language: 'en' });
    const why = await files.write({ folder } as never, 'deep/same', 'x');
    assert.match(why ?? '', /outside the folder/);
    assert.equal(readFileSync(join(outside, 'secret'), 'utf8'), 'canary');
    assert.equal(await files.write({ folder } as never, 'deep/other', 'a long text'), undefined);
    assert.equal(await files.write({ folder } as never, 'deep/other', 'short'), undefined);
    assert.equal(readFileSync(join(folder, 'deep', 'other'), 'utf8'), 'short');
  });

  it('stays in the copy of an agent that swaps a folder for a link while we write', async function () {
    if (process.platform !== 'linux') return this.skip();
    const swap = `const fs = require('node:fs');
      const [folder, outside] = process.argv.slice(1);
      process.stdout.write('ready');
      for (let nth = 0; ; nth++) {
        try { fs.renameSync(folder, folder + nth); } catch {}
        try { fs.symlinkSync(outside, folder); fs.unlinkSync(folder); } catch {}
      }`;
    const swapper = spawn(process.execPath, ['-e', swap, join(folder, 'deep'), outside]);
    await once(swapper.stdout, 'data');
    const files = agentFiles({ workspace: outside, home: join(outside, 'council'), language: 'en' });
    let [kept, refused] = [0, 0];
    try {
      for (let nth = 0; nth < times(500, 20_000); nth++) {
        const why = await files.write({ folder } as never, `deep/${nth}.txt`, 'x').catch(() => 'gone');
        if (why === undefined) kept += 1;
        else refused += 1;
      }
    } finally {
      swapper.kill('SIGKILL');
      await once(swapper, 'exit');
    }
    console.log(`    ${kept} written in the copy, ${refused} refused`);
    assert.deepEqual(readdirSync(outside), ['secret']);
    assert.ok(kept > 0 && existsSync(folder));
  });
});
