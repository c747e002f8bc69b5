/**
 * Stands between the host and a tool server that is a program: `node between.ts PORT TOOL PROGRAM …`. The program is started
 * once whoever holds the port says so (`-`: at once), and is killed in the middle of a call of that tool (`-`: never).
 */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const [, , port = '-', fatal = '-', command = '', ...args] = process.argv;

function start(): void {
  const child = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  child.once('exit', (code) => process.exit(code ?? 9));
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      child.stdin.write(`${line}\n`);
      if (line.includes(`"name":"${fatal}"`)) child.kill('SIGKILL');
    })
    .on('close', () => child.stdin.end());
}

if (port === '-') start();
else connect(Number(port), '127.0.0.1').once('data', start);
