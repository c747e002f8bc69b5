/** Where a program of the workspace may run, and what it may know of our environment. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Links resolved: a folder of the workspace that leads out of it is no folder of the workspace. */
export async function insideWorkspace(workspace: string, folder = '.'): Promise<string | undefined> {
  try {
    const root = await realpath(workspace);
    const place = await realpath(resolve(root, folder));
    const way = relative(root, place);
    return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : place;
  } catch {
    return undefined;
  }
}

const secret = /^COUNCIL_|(?:_|^)(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?)S?$/i;
const editors = new Set([
  'ELECTRON_RUN_AS_NODE',
  'NODE_COMPILE_CACHE',
  'NODE_OPTIONS',
  'VSCODE_INSPECTOR_OPTIONS',
]);

/** Set by git for its hooks: whoever has them works on that repository, wherever it stands. A copy would be none. */
const pointsToRepository =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|SHALLOW_FILE|NAMESPACE|PREFIX)$/;

/** What a command of the workspace may know of our environment: no keys, nothing that bends a child Node or git. */
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(
      Object.entries(env).filter(
        ([name]) => !secret.test(name) && !editors.has(name) && !pointsToRepository.test(name),
      ),
    ),
    // Its output is kept as text: colours would only be noise in it.
    NO_COLOR: '1',
  };
}
