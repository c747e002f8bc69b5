/**
 * The weather server as a program: `node stdioWeather.ts`. With `leaving` behind it, somebody whom nobody finds holds its
 * output open after it died.
 */
import { spawn } from 'node:child_process';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { weatherServer } from './weather.ts';

function die(): void {
  const wait = ['-e', 'setTimeout(() => {}, 30000)'];
  if (process.argv[2] === 'leaving')
    spawn(process.execPath, wait, { detached: true, env: {}, stdio: 'inherit' }).unref();
  process.exit(3);
}

serveStdio(() => weatherServer({ die }));
