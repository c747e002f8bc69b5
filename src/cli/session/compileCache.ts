/**
 * Where Node keeps what it has compiled of the host: a folder of the person's own. Node's own choice is the temporary
 * folder, where somebody else could lay compiled code ready for us.
 */
import { mkdirSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

export function compiledFolder(env: NodeJS.ProcessEnv, platform = process.platform): string {
  return join(cacheFolder(env, platform), 'a-table', 'compiled');
}

function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (platform === 'win32') return env.LOCALAPPDATA || join(env.USERPROFILE || homedir(), 'AppData', 'Local');
  if (platform === 'darwin') return join(env.HOME || homedir(), 'Library', 'Caches');
  const given = env.XDG_CACHE_HOME;
  return given && isAbsolute(given) ? given : join(env.HOME || homedir(), '.cache');
}

/** From the second time on Node need not compile what is loaded after this. Absent before Node 22. */
export function keepCompiled(env: NodeJS.ProcessEnv): void {
  try {
    const folder = compiledFolder(env);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    nodeModule.enableCompileCache?.(folder);
  } catch {
    // A home that can't be written to: it starts a little slower, and works.
  }
}
