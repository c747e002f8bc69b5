/** `npm run test:mcp`: seats call real MCP servers from npm at a real table; what each was told is printed as a table. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, afterEach, describe, it } from 'mocha';
import { allowChecks, estimateCouncil } from '../../../src/rpc/messages/estimateMessages.ts';
import { noticed } from '../../../src/rpc/messages/messages.ts';
import type { ToolUseView } from '../../../src/rpc/views/deliberationViews.ts';
import { gitIn } from '../../support/repositories.ts';
import { scratchHome } from '../../support/scratch.ts';
import { callsOf, saidBy, type Tooled, tooled } from '../../support/tooled.ts';

const modules = process.env.A_TABLE_MCP ?? '';
const chromium = process.env.A_TABLE_CHROMIUM ?? '';
const between = fileURLToPath(new URL('../../support/mcp/between.ts', import.meta.url));
const of = (name: string, ...args: string[]) => [process.execPath, join(modules, name), ...args];
const everything = (way: string) => of('@modelcontextprotocol/server-everything/dist/index.js', way);
const filesystem = (...folders: string[]) =>
  of('@modelcontextprotocol/server-filesystem/dist/index.js', ...folders);
const memory = of('@modelcontextprotocol/server-memory/dist/index.js');

interface Call {
  tool: string;
  input: object;
}

describe('real MCP servers', function () {
  this.timeout(240_000);
  const rows: [server: string, call: string, outcome: string, told: string][] = [];
  let table: Tooled | undefined;
  const started: ChildProcess[] = [];
  afterEach(async () => {
    await table?.close();
    table = undefined;
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });
  after(() => {
    assert.ok(modules, 'A_TABLE_MCP names the folder: run it by `npm run test:mcp`');
    const width = (at: 0 | 1 | 2) => Math.max(...rows.map((row) => row[at].length));
    for (const [server, call, outcome, told] of rows)
      console.log(
        [server.padEnd(width(0)), call.padEnd(width(1)), outcome.padEnd(width(2)), told].join('  '),
      );
  });

  /** A council at which Henry makes these calls in his first turn, with this server under `tools`. */
  async function held(server: string, settings: object, calls: Call[], home = scratchHome()) {
    const said = calls.map((_call, n) => `{{tool:${n + 1}}}`).join('\n~~~\n');
    table = await tooled({ phases: { COLLECT: { henry: { calls, say: said } } } }, { home });
    const told: string[] = [];
    table.client.on(noticed, ({ message }) => void told.push(message));
    await table.settings(`mcp:\n  tools: ${JSON.stringify(settings)}\n`);
    await table.grant('henry', 'tools/*');
    const { checks } = await table.client.request(estimateCouncil, {
      question: 'Now?',
      seats: ['henry', 'sage'],
    });
    await table.client.request(allowChecks, { checks });
    const view = await table.hold();
    const uses = callsOf(view, 'henry');
    for (const use of uses)
      rows.push([
        server,
        shown(`${use.tool.slice(6)} ${use.input}`, 60),
        outcome(use),
        shown(use.output, 150),
      ]);
    return { uses, told, home, answers: saidBy(view, 'henry').split('\n~~~\n') };
  }
  const outcome = ({ ok, refused }: ToolUseView) => (ok ? 'ok' : refused ? 'refused' : 'failed');
  /** On one line; of a long text its beginning and its end. */
  const shown = (text: string, most: number) => {
    const line = text.replace(/\s+/g, ' ');
    return line.length <= most ? line : `${line.slice(0, most / 2)} … ${line.slice(-most / 2)}`;
  };
  const tools = (tool: string, input: object = {}): Call => ({ tool: `tools/${tool}`, input });
  const outcomes = (uses: ToolUseView[]) => uses.map(outcome);

  const calls = [
    tools('echo', { message: 'À table' }),
    tools('get-sum', { a: 2, b: '3' }),
    tools('get-resource-links', {}),
    tools('get-annotated-message', { messageType: 'success', includeImage: true }),
    tools('simulate-research-query', { topic: 'tea' }),
    tools('trigger-elicitation-request', {}),
    tools('echo', { message: 'é'.repeat(50_000) }),
    tools('echo', { message: 'x'.repeat(11_000_000) }),
  ];
  function judged(uses: ToolUseView[], answers: string[]): void {
    assert.deepEqual(outcomes(uses), [...['ok', 'refused', 'ok', 'ok', 'refused', 'failed', 'ok', 'failed']]);
    assert.match(answers[0] ?? '', /Echo: À table/);
    assert.match(answers[1] ?? '', /The arguments do not fit: b: number/);
    assert.match(answers[4] ?? '', /only runs as a task/);
    assert.match(answers[6] ?? '', /\[cut here: 16000 of 500\d\d characters\]/);
  }

  async function overHttp(command: string[], env: object = {}, ready = /listening/i): Promise<ChildProcess> {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      // What it leaves where it works is not the repository’s.
      cwd: dirname(scratchHome()),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    await new Promise<void>((resolve, reject) => {
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString('utf8');
          if (ready.test(said)) resolve();
        });
      child.once('exit', () => reject(new Error(said)));
    });
    return child;
  }
  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  it('everything, over stdio', async () => {
    const { uses, answers } = await held('everything (stdio)', { command: everything('stdio') }, calls);
    judged(uses, answers);
  });

  it('everything, over HTTP', async () => {
    const port = await freePort();
    await overHttp(everything('streamableHttp'), { PORT: String(port) });
    const { uses, answers } = await held('everything (HTTP)', { url: `http://127.0.0.1:${port}/mcp` }, calls);
    judged(uses, answers);
  });

  it('everything, slow to start: waited for, and no call pays for it', async () => {
    const gate = createServer((line) => void setTimeout(() => line.write('go'), 15_000)).listen(
      0,
      '127.0.0.1',
    );
    await once(gate, 'listening');
    const { port } = gate.address() as { port: number };
    const command = [process.execPath, between, String(port), '-', ...everything('stdio')];
    const { uses } = await held('everything, 15 s to start', { command, timeout: 5 }, [
      tools('echo', { message: 'at last' }),
    ]);
    gate.close();
    assert.deepEqual(outcomes(uses), ['ok']);
  });

  it('everything, that never starts: told at its own limit, and nobody waits again', async () => {
    const gate = createServer().listen(0, '127.0.0.1');
    await once(gate, 'listening');
    const { port } = gate.address() as { port: number };
    const command = [process.execPath, between, String(port), '-', ...everything('stdio')];
    const { uses, told } = await held('everything, that never starts', { command, startTimeout: 3 }, [
      tools('echo', { message: 'anybody?' }),
      tools('echo', { message: 'anybody?' }),
    ]);
    gate.close();
    assert.deepEqual(outcomes(uses), ['failed', 'failed']);
    assert.ok(uses.every(({ ms }) => ms < 1000));
    assert.match(told.join('\n'), /did not start within 3 s/);
  });

  it('everything, over stdio, killed in the middle of a call: the next call starts it anew', async () => {
    const slow = 'trigger-long-running-operation';
    const command = [process.execPath, between, '-', slow, ...everything('stdio')];
    const { uses } = await held('everything, killed (stdio)', { command }, [
      tools(slow, { duration: 5, steps: 2 }),
      tools('echo', { message: 'again' }),
    ]);
    assert.deepEqual(outcomes(uses), ['failed', 'ok']);
    assert.match(uses[0]?.output ?? '', /went away in the middle of the call/);
  });

  it('everything, over HTTP, killed in the middle of a call', async () => {
    const port = await freePort();
    const child = await overHttp(everything('streamableHttp'), { PORT: String(port) });
    setTimeout(() => child.kill('SIGKILL'), 6000);
    const { uses } = await held('everything, killed (HTTP)', { url: `http://127.0.0.1:${port}/mcp` }, [
      tools('trigger-long-running-operation', { duration: 20, steps: 2 }),
      tools('echo', { message: 'again' }),
    ]);
    assert.deepEqual(outcomes(uses), ['failed', 'failed']);
    assert.match(uses[0]?.output ?? '', /went away in the middle of the call/);
  });

  function inGit(): string {
    const home = scratchHome();
    gitIn(dirname(home), 'init', '-q', '-b', 'main');
    return home;
  }

  it('filesystem: reads and writes where it may, and not where the call names a place of the council’s', async () => {
    const home = inGit();
    const around = dirname(home);
    mkdirSync(join(around, 'src'));
    mkdirSync(join(home, 'conseils'), { recursive: true });
    symlinkSync(join(home, 'conseils'), join(around, 'src', 'door'));
    writeFileSync(join(around, 'big.txt'), 'A line of text.\n'.repeat(20_000));
    writeFileSync(join(around, 'vast.txt'), 'A line of text.\n'.repeat(800_000));
    const first = await held(
      'filesystem',
      { command: filesystem('.') },
      [
        tools('write_file', { path: 'notes.md', content: 'Words.\n' }),
        tools('read_text_file', { path: 'notes.md' }),
        tools('read_text_file', { path: 'big.txt' }),
        tools('read_text_file', { path: 'vast.txt' }),
        tools('directory_tree', { path: 'src', excludePatterns: ['.git'] }),
        tools('write_file', { path: join(home, 'council.yaml'), content: 'git: push\n' }),
        tools('write_file', { path: 'src/door/x.md', content: 'x' }),
        tools('move_file', { source: 'council', destination: 'away' }),
      ],
      home,
    );
    assert.deepEqual(outcomes(first.uses), [
      ...['ok', 'ok', 'ok', 'failed', 'ok', 'refused', 'refused', 'refused'],
    ]);
    assert.equal(readFileSync(join(around, 'notes.md'), 'utf8'), 'Words.\n');
    assert.ok(!existsSync(join(home, 'conseils', 'x.md')) && !existsSync(join(around, 'away')));
    assert.match(readFileSync(join(home, 'council.yaml'), 'utf8'), /mcp:/);
    assert.match(first.answers[2] ?? '', /\[cut here: 16000 of 320000 characters\]/);
    assert.match(first.answers[3] ?? '', /sent more than 10 MB at once and was hung up on/);
    await table?.close();
    const second = await held(
      'filesystem',
      { command: filesystem('.') },
      [
        tools('create_directory', { path: '.vscode' }),
        tools('write_file', { path: '.git/hooks/post-commit', content: '#!/bin/sh\n' }),
        tools('write_file', { path: 'src/../.GIT/config', content: '[core]\n' }),
        tools('edit_file', {
          path: 'council/identities.yaml',
          edits: [{ oldText: 'henry', newText: 'mole' }],
        }),
        tools('read_multiple_files', { paths: ['notes.md', 'council/memory/shared/x.md'] }),
        tools('write_file', { path: '/etc/passwd-of-nobody', content: 'x' }),
        tools('write_file', { path: 'notes.md' }),
      ],
      inGit(),
    );
    assert.deepEqual(outcomes(second.uses), [
      ...['refused', 'refused', 'refused', 'refused', 'refused', 'failed', 'refused'],
    ]);
  });

  it('memory: remembers, and words that are names of folders are words', async () => {
    process.env.MEMORY_FILE_PATH = join(dirname(scratchHome()), 'memory.jsonl');
    const { uses } = await held('memory', { command: memory, env: ['MEMORY_FILE_PATH'] }, [
      tools('create_entities', {
        entities: [
          {
            name: 'council',
            entityType: 'project',
            observations: ['Its archives are in council/conseils/.'],
          },
        ],
      }),
      tools('search_nodes', { query: 'council' }),
      tools('read_graph'),
      tools('open_nodes', { names: 'council' }),
    ]);
    assert.deepEqual(outcomes(uses), ['ok', 'ok', 'ok', 'refused']);
    assert.match(uses[1]?.output ?? '', /conseils/);
  });

  it('playwright, over HTTP by an address that it does not take: its own words say which it takes', async () => {
    const port = await freePort();
    await overHttp([...browser, '--port', String(port)]);
    const { uses, told } = await held('playwright, elsewhere', { url: `http://127.0.0.1:${port}/mcp` }, [
      tools('browser_close'),
    ]);
    assert.deepEqual(outcomes(uses), ['failed']);
    assert.match(told.join('\n'), /HTTP 403\): Access is only allowed at localhost/);
  });

  const browser = of(
    '@playwright/mcp/cli.js',
    ...['--headless', '--isolated', '--no-sandbox', ...(chromium ? ['--executable-path', chromium] : [])],
  );
  async function page() {
    const site = createHttpServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<h1>À table</h1><ul>${'<li>A line of text</li>'.repeat(3000)}</ul>`);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as { port: number };
    return { url: `http://127.0.0.1:${port}/.git/about`, close: () => site.close() };
  }
  const visits = (url: string) => [
    tools('browser_navigate', { url }),
    tools('browser_snapshot'),
    tools('browser_take_screenshot'),
    tools('browser_snapshot', { filename: '.vscode/settings.json' }),
    tools('browser_close', { now: true }),
    tools('browser_console_messages'),
    tools('browser_close'),
  ];
  const visited = ['ok', 'ok', 'ok', 'refused', 'refused', 'ok', 'ok'];

  it('playwright, over stdio: a page of this machine', async function () {
    if (!chromium) return this.skip();
    const site = await page();
    const { uses } = await held('playwright (stdio)', { command: browser, timeout: 60 }, visits(site.url));
    site.close();
    assert.deepEqual(outcomes(uses), visited);
    assert.match(uses[4]?.output ?? '', /now: not known \(it takes none\)/);
  });

  it('playwright, over HTTP', async function () {
    if (!chromium) return this.skip();
    const site = await page();
    const port = await freePort();
    await overHttp([...browser, '--port', String(port)]);
    const { uses } = await held(
      'playwright (HTTP)',
      { url: `http://localhost:${port}/mcp`, timeout: 60 },
      visits(site.url),
    );
    site.close();
    assert.deepEqual(outcomes(uses), visited);
  });
});
