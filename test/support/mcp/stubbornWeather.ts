/**
 * The weather server as a program that ends for nobody, nor does the helper that it started: `node stubbornWeather.ts PORT`.
 * Both hold a line to that port, which breaks with them. With `apart` behind it the helper is in no group of the server’s.
 */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { weatherServer } from './weather.ts';

const port = process.argv[2] ?? '';
const stubborn = `process.on('SIGTERM', () => undefined);
require('node:net').connect(${port}, '127.0.0.1').on('connect', () => console.log('there'));`;
const helper = spawn(process.execPath, ['-e', stubborn], {
  stdio: ['ignore', 'pipe', 'ignore'],
  detached: process.argv[3] === 'apart',
});
process.on('SIGTERM', () => undefined);
helper.stdout.once('data', () => {
  const line = connect(Number(port), '127.0.0.1', () => {
    line.write(`${process.pid}\n`);
    serveStdio(() => weatherServer({ die: () => process.exit(3) }));
  });
});
