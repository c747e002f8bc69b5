/**
 * The weather server as a program: `node stdioWeather.ts`. With the name of a control group behind it, it goes there when
 * it dies, where nobody finds whom it leaves; and that one holds its output open.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { weatherServer } from './weather.ts';

function die(): void {
  const [, , group] = process.argv;
  if (group !== undefined) leave(group);
  process.exit(3);
}

function leave(group: string): void {
  try {
    writeFileSync(`${group}/cgroup.procs`, '0', { flag: 'r+' });
  } catch {
    // It was in no group of its own.
  }
  const wait = ['-e', 'setTimeout(() => {}, 30000)'];
  spawn(process.execPath, wait, { detached: true, env: {}, stdio: 'inherit' }).unref();
}

serveStdio(() => weatherServer({ die }));
