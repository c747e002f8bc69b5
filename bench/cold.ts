/** From the start of a process to its first request at the model server, which waits here in the parent. */
import { type ChildProcess, spawn } from 'node:child_process';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { newFolder } from './children.ts';
import { median } from './figures.ts';

export async function coldStarts(repeats: number): Promise<{ ours: number; fetchLoop: number }> {
  let arrived = () => {};
  const server = http.createServer((_request, response) => {
    arrived();
    response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const compiled = newFolder();
  const once = async (script: string, home: string): Promise<number> => {
    const started = performance.now();
    const request = new Promise<number>((resolve) => {
      arrived = () => resolve(performance.now() - started);
    });
    const args = [path.join(import.meta.dirname, 'cold', script), url, home, compiled];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      return await Promise.race([request, ended(child, script)]);
    } finally {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill()) await gone;
    }
  };
  const [ours, fetchLoop]: [number[], number[]] = [[], []];
  for (let repeat = 0; repeat < repeats; repeat++) {
    fetchLoop.push(await once('fetch.mjs', ''));
    ours.push(await once('ours.cjs', path.join(newFolder(), 'council')));
  }
  server.close();
  server.closeAllConnections();
  return { ours: median(ours), fetchLoop: median(fetchLoop) };
}

const ended = (child: ChildProcess, script: string): Promise<never> =>
  new Promise((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${script} ended (${code}) before it asked`))),
  );
