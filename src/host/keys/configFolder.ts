/** The user's own configuration folder: keys, and the commands that were allowed to run, are kept there, never in a workspace. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** What `~` stands for. */
export const personFolder = (env: Environment): string => env.HOME || env.USERPROFILE || homedir();

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

/**
 * Where it is kept which states are this person's. A sandboxed editor (a Flatpak) is given another XDG_CONFIG_HOME than a
 * terminal: by that alone two of one person's hosts would take each other's records for somebody else's.
 */
export function sealFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const usual = configFolder({ ...env, XDG_CONFIG_HOME: undefined }, platform);
  return mayStandAt(usual) ? usual : configFolder(env, platform);
}

function mayStandAt(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
