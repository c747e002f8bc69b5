/** Starts the processes of the bench, waits for what they say, and ends every one of them with the bench. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { ModelServerOptions } from '../test/support/modelServer.ts';
import type { Measured, Order } from './job.ts';
import type { ServerReady } from './server.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'a-table-bench-'));
const shipped = path.join(import.meta.dirname, '../dist/host.js');
const watcherFile = path.join(import.meta.dirname, 'watcher.ts');
const servers: ChildProcess[] = [];
let folders = 0;

export function newFolder(): string {
  const folder = path.join(scratch, String(++folders));
  mkdirSync(folder);
  return folder;
}

export function clearUp(): void {
  for (const server of servers.splice(0)) server.kill();
  rmSync(scratch, { recursive: true, force: true });
}

export async function startServer(
  options: Pick<ModelServerOptions, 'latencyMs' | 'deltas'> & { vote: string },
): Promise<string> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), [JSON.stringify(options)]);
  servers.push(child);
  return (await firstMessage<ServerReady>(child, 'the model server')).url;
}

export async function measure(job: Order, profileDir?: string): Promise<Measured> {
  const folder = job.folder ?? newFolder();
  const execArgv = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [];
  const child = fork(contender(), [JSON.stringify({ hostFile: shipped, watcherFile, ...job, folder })], {
    execArgv,
  });
  const measured = await firstMessage<Measured>(child, job.who);
  await new Promise((resolve) =>
    child.exitCode === null ? child.once('exit', resolve) : resolve(undefined),
  );
  return measured;
}

let built: string | undefined;

/** In one file of plain JavaScript, so that no contender carries the weight of reading TypeScript. */
function contender(): string {
  if (built) return built;
  built = path.join(newFolder(), 'contender.mjs');
  buildSync({
    entryPoints: [path.join(import.meta.dirname, 'contender.ts')],
    outfile: built,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return built;
}

function firstMessage<T>(child: ChildProcess, who: string): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code, signal) =>
      reject(new Error(`${who} ended (${signal ?? code}) before it answered`)),
    );
  });
}
