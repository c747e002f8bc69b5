/** The user's own configuration folder: keys, and the commands that were allowed to run, are kept there, never in a workspace. */
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export function configFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  if (env.A_TABLE_CONFIG) return env.A_TABLE_CONFIG;
  if (platform === 'win32')
    return join(env.APPDATA || join(env.USERPROFILE || homedir(), 'AppData', 'Roaming'), 'a-table');
  const home = env.HOME || homedir();
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'a-table');
  // The standard says that a relative one is to be ignored.
  const given = env.XDG_CONFIG_HOME;
  return join(given?.startsWith('/') ? given : join(home, '.config'), 'a-table');
}
