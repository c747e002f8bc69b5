/** Tool servers that ignore the end of their input and SIGTERM: they end with the host all the same, and all they started. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { realClock } from '../../src/host/loop/clock.ts';
import { runCommand } from '../../src/host/programs/runCommand.ts';
import { toolRoom } from '../support/toolRoom.ts';

const stubborn = fileURLToPath(new URL('../support/mcp/stubbornWeather.ts', import.meta.url));
const transport = new URL('../../src/host/tools/mcp/mcpProgram.ts', import.meta.url).href;

describe('§14 a tool server that does not end', function () {
  this.timeout(30_000);
  let server: Server;
  let lines: Socket[];
  let gone: Promise<unknown>[];
  let pid = 0;
  let command: string[];
  beforeEach(async () => {
    [lines, gone] = [[], []];
    server = createServer((line) => {
      lines.push(line);
      // One that was killed with words of ours unread breaks with an error first.
      gone.push(new Promise((resolve) => line.once('close', resolve)));
      line.on('error', () => undefined);
      line.on('data', (said) => {
        pid = Number(said.toString());
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    command = [process.execPath, stubborn, String(port)];
  });
  afterEach(() => {
    for (const line of lines) line.destroy();
    server.close();
  });

  it('is gone when the tools are closed, also where it was hung up on before, with all that it started', async () => {
    const mcp: Record<string, { command: string[] }> = { weather: { command } };
    const { tools, room } = await toolRoom({ grants: ['weather/*'], clock: realClock, mcp });
    assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, true);
    // Declared otherwise it is another server: this one is left.
    mcp['weather'] = { command: [process.execPath, '-e', ''] };
    assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, false);
    await room.close();
    assert.throws(() => process.kill(pid, 0), /ESRCH/);
    await Promise.all(gone);
    assert.equal(gone.length, 2);
    assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, false);
  });

  it('takes along a helper that left its group', async function () {
    if (process.platform !== 'linux') return this.skip();
    const { tools, room } = await toolRoom({
      ...{ grants: ['weather/*'], clock: realClock },
      mcp: { weather: { command: [...command, 'apart'] } },
    });
    assert.equal((await tools.call('weather/forecast', { city: 'Lyon' })).ok, true);
    assert.equal(lines.length, 2);
    await room.close();
    await Promise.all(gone);
  });

  it('takes along what a command left behind apart, also after it ended by itself', async function () {
    if (process.platform !== 'linux') return this.skip();
    const { port } = server.address() as { port: number };
    const helper = `require('node:net').connect(${port}, '127.0.0.1')`;
    // It ends once both have their line.
    const leaves = `${helper}.once('data', () => process.exit(0));
      const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(helper)}], { detached: true, stdio: 'ignore' });
      child.unref();`;
    server.on('connection', () => lines.length === 2 && lines.forEach((line) => line.write('both are here')));
    const { code } = await runCommand({
      words: [process.execPath, '-e', leaves],
      ...{ cwd: process.cwd(), env: process.env, timeoutMs: 20_000, clock: realClock },
      signal: new AbortController().signal,
    });
    assert.equal(code, 0);
    assert.equal(lines.length, 2);
    await Promise.all(gone);
  });

  it('is gone when the host’s process is, with all that it started', async () => {
    const host = `import { programTransport } from ${JSON.stringify(transport)};
      const program = { words: ${JSON.stringify(command)}, cwd: process.cwd(), env: process.env };
      const transport = await programTransport({ program, mostBytes: 1000, onSaid() {} });
      await transport.start();
      process.stdin.once('data', () => process.exit(0));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', host], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const ended = once(child, 'exit');
    while (lines.length < 2) await Promise.race([once(server, 'connection'), ended]);
    child.stdin.write('go\n');
    await ended;
    await Promise.all(gone);
  });

  const noises: [string, object][] = [
    ['questions', { jsonrpc: '2.0', id: 1, method: 'ping' }],
    ['news', { jsonrpc: '2.0', method: 'notifications/tools/list_changed' }],
  ];
  for (const [what, message] of noises)
    it(`that sends ${what} without end and reads nothing is hung up on, before it takes the host’s memory`, async () => {
      const { programTransport } = await import('../../src/host/tools/mcp/mcpProgram.ts');
      const talk = `const lines = ${JSON.stringify(`${JSON.stringify(message)}\n`)}.repeat(1000);
        const go = () => process.stdout.write(lines, go);
        go();`;
      const program = { words: [process.execPath, '-e', talk], cwd: process.cwd(), env: {} };
      const flooded = await programTransport({ program, mostBytes: 1_000_000, onSaid() {} });
      const ended = new Promise<void>((resolve) => {
        flooded.onclose = resolve;
      });
      let waiting = 0;
      flooded.onmessage = (heard) => {
        if (!('id' in heard)) return;
        waiting += 1;
        void flooded.send({ jsonrpc: '2.0', id: 1, result: {} }).then(
          () => (waiting -= 1),
          () => (waiting -= 1),
        );
      };
      await flooded.start();
      await ended;
      assert.ok(waiting < 100_000, `${waiting} answers wait`);
    });
});
