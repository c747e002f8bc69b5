/** The tools the house stands on are the ones it was laid with, and what is said twice is said alike. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';
import { version } from '../../src/rpc/connect/version.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('§14 toolchain', () => {
  it('runs the tests on Node 24, whatever Node the machine has', () => {
    assert.match(process.version, /^v24\./);
  });

  it('host and clients tell each other the version of package.json', () => {
    assert.equal(version, (JSON.parse(read('package.json')) as { version: string }).version);
  });

  it('the lock file names no registry, so that it serves on every machine', () => {
    assert.doesNotMatch(read('package-lock.json'), /"resolved"/);
  });

  it('every package that is shipped or needed is pinned by the sum of its bytes', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; dev?: boolean; optional?: boolean; os?: string[] }>;
    };
    const unpinned = Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity);
    // Tools of this house for other systems, which not every registry carries.
    const needed = unpinned.filter(([, { dev, optional, os }]) => !(dev && optional && os));
    assert.deepEqual(needed, []);
  });

  it('no package may run a script when it is installed', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
    assert.deepEqual(
      Object.values(allowScripts).filter((allowed) => allowed),
      [],
    );
  });
});
