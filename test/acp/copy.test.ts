/** The copy in which agents work: the workspace as it is, nothing of the council's, no way out by a link, and what was touched is told. */
import assert from 'node:assert/strict';
import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'mocha';
import {
  type CopyOptions,
  copyWorkspace,
  type WorkspaceCopy,
} from '../../src/host/store/git/workspaceCopy.ts';
import { listFiles } from '../../src/host/store/git/workspaceFiles.ts';
import { clearFolders, freshFolder, workspaceRepository, write } from '../support/repositories.ts';
import { textsUnder } from '../support/scratch.ts';

describe('a copy of the workspace', () => {
  const made: WorkspaceCopy[] = [];
  afterEach(async () => {
    for (const copy of made.splice(0)) await copy.remove();
    clearFolders();
  });

  const tried = (workspace: string, more: Partial<CopyOptions> = {}) =>
    copyWorkspace({ workspace, home: path.join(workspace, 'council'), ...more });
  async function copied(workspace: string, more?: Partial<CopyOptions>): Promise<WorkspaceCopy> {
    const copy = await tried(workspace, more);
    assert.ok(!('why' in copy), JSON.stringify(copy));
    made.push(copy);
    return copy;
  }
  const namesIn = (copy: WorkspaceCopy): string[] => [...textsUnder(copy.folder).keys()].sort();
  function fill(workspace: string): void {
    write(workspace, 'README.md', 'hello\n');
    write(workspace, 'src/été/a.js', 'one\n');
    write(workspace, 'council/memory/live.md', 'canary of another seat');
    write(workspace, '.env', 'TOKEN=canary');
    write(workspace, '.vscode/settings.json', '{}');
    write(workspace, 'node_modules/x/index.js', 'installed');
    symlinkSync('/etc/hostname', path.join(workspace, 'outside'));
    symlinkSync('council/memory', path.join(workspace, 'innocent'));
    symlinkSync('README.md', path.join(workspace, 'link.md'));
    // Spelled from the root, it would lead back into the workspace.
    symlinkSync(path.join(workspace, 'src'), path.join(workspace, 'lib'));
    symlinkSync('round', path.join(workspace, 'round'));
  }

  for (const [where, workspaceOf] of [
    ['in a repository', workspaceRepository],
    ['outside one', freshFolder],
  ] as const)
    it(`§7 ${where} has the files without the council’s own, secrets and settings; links lead to what is in it`, async () => {
      const workspace = workspaceOf();
      fill(workspace);
      if (where === 'in a repository') write(workspace, '.gitignore', 'node_modules/\n.gitignore\n');
      const copy = await copied(workspace);
      assert.deepEqual(
        namesIn(copy).filter((name) => !/link|lib/.test(name)),
        ['README.md', 'src/été/a.js'],
      );
      assert.equal(readFileSync(path.join(copy.folder, 'link.md'), 'utf8'), 'hello\n');
      assert.equal(readFileSync(path.join(copy.folder, 'lib/été/a.js'), 'utf8'), 'one\n');
      for (const link of ['link.md', 'lib'])
        assert.ok(!path.isAbsolute(readlinkSync(path.join(copy.folder, link))), link);
    });

  it('§14 tells what was changed, added or removed in it, whatever git would ignore, and back-dated changes too', async () => {
    const workspace = workspaceRepository();
    write(workspace, 'old.txt', 'old\n');
    write(workspace, '.gitignore', 'build/\n');
    const copy = await copied(workspace);
    assert.deepEqual(await copy.changed(), []);
    const at = (file: string) => path.join(copy.folder, file);
    writeFileSync(at('README.md'), 'HELLO\n');
    utimesSync(at('README.md'), new Date(0), new Date(0));
    rmSync(at('old.txt'));
    mkdirSync(at('build'));
    writeFileSync(at('build/out.js'), 'new');
    symlinkSync('/etc', at('way-out'));
    assert.deepEqual(await copy.changed(), ['README.md', 'build/out.js', 'old.txt', 'way-out']);
  });

  it('is stale once the workspace was touched, and not because the council wrote', async () => {
    const workspace = workspaceRepository();
    const copy = await copied(workspace);
    write(workspace, 'council/memory/day.md', 'kept');
    assert.equal(await copy.isStale(), false);
    write(workspace, 'new.txt', 'new');
    assert.equal(await copy.isStale(), true);
  });

  it('is not made of too much, nor of a folder with more names than work has', async () => {
    const workspace = freshFolder();
    write(workspace, 'a.txt', 'a');
    write(workspace, 'b.txt', 'b');
    assert.deepEqual(await tried(workspace, { most: { files: 1, bytes: 100 } }), {
      why: 'too-much',
      said: '2 / 0 MB',
    });
    assert.deepEqual(await tried(workspace, { byGit: true }), { why: 'no-repository', said: '' });
    assert.deepEqual(await listFiles({ workspace, home: path.join(workspace, 'council') }, 1), {
      why: 'too-much',
      said: '> 1',
    });
  });
});
