/** The commit of a workspace, with no program run: nothing that its git configuration names can start (S20). */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'mocha';
import { baseCommit } from '../../src/host/store/git/baseCommit.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const other = 'f'.repeat(40);

function workspace(files: Record<string, string>): string {
  const root = scratchHome();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(root, 'council'), { recursive: true });
  return join(root, 'council');
}

describe('§14 the base commit', () => {
  afterEach(clearScratch);

  const cases: [string, Record<string, string>, string | undefined][] = [
    ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${commit}\n` }, commit],
    [
      'a packed branch',
      {
        '.git/HEAD': 'ref: refs/heads/main\n',
        '.git/packed-refs': `# pack-refs\n${other} refs/heads/other-main\n${commit} refs/heads/main\n^${other}\n`,
      },
      commit,
    ],
    [
      'a loose branch over a packed one',
      {
        '.git/HEAD': 'ref: refs/heads/main\n',
        '.git/refs/heads/main': commit,
        '.git/packed-refs': `${other} refs/heads/main\n`,
      },
      commit,
    ],
    ['a commit by itself', { '.git/HEAD': `${commit}\n` }, commit],
    [
      'a worktree',
      {
        '.git': 'gitdir: real/worktrees/w\n',
        'real/worktrees/w/HEAD': 'ref: refs/heads/w\n',
        'real/worktrees/w/commondir': '../..\n',
        'real/refs/heads/w': commit,
      },
      commit,
    ],
    ['no commit yet', { '.git/HEAD': 'ref: refs/heads/main\n' }, undefined],
    ['a reference that climbs', { '.git/HEAD': 'ref: refs/../../secret\n', secret: commit }, undefined],
    ['noise', { '.git/HEAD': '\0\0' }, undefined],
  ];
  for (const [name, files, expected] of cases)
    it(`is read from ${name}`, async () => assert.equal(await baseCommit(workspace(files)), expected));

  it('starts nothing that a hostile configuration names', async () => {
    const mark = join(scratchHome(), 'fired');
    const config = `[core]\n\tfsmonitor = touch ${mark}\n\tsshCommand = touch ${mark}\n\thooksPath = .\n[alias]\n\trev-parse = !touch ${mark}\n`;
    const home = workspace({
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/refs/heads/main': commit,
      '.git/config': config,
    });
    assert.equal(await baseCommit(home), commit);
    assert.equal(existsSync(mark), false);
  });
});
