/** A real OpenClaw gateway with agents, a token and a loopback model, its state in a folder that goes away with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RealGateway {
  port: number;
  token: string;
  /** The end of what it printed. */
  said(): string;
  stop(): Promise<void>;
}

const token = 'token-of-the-real-gateway-4b1e';
/** Each has a provider and a model of its own name. */
const agents = ['main', 'nova', 'failing', 'breaking'];

export async function startRealGateway(program: string, modelUrl: string): Promise<RealGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'a-table-openclaw-'));
  const port = await freePort();
  for (const agent of agents) await mkdir(join(folder, 'work', agent), { recursive: true });
  await writeFile(join(folder, 'openclaw.json'), JSON.stringify(settings(folder, port, modelUrl)));
  const child = spawn(process.execPath, [program, 'gateway', 'run', '--port', String(port)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      OPENCLAW_STATE_DIR: folder,
      OPENCLAW_CONFIG_PATH: join(folder, 'openclaw.json'),
      OPENCLAW_SKIP_CHANNELS: '1',
      OPENCLAW_DISABLE_BONJOUR: '1',
      OPENCLAW_OFFLINE: '1',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      text = (text + piece.toString('utf8')).slice(-8000);
      if (/\[gateway\] ready/.test(text)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the gateway ended with ${code}\n${text}`)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      // It waits minutes for runs that are under way.
      const patience = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(patience);
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, token, said: () => text, stop };
}

const settings = (folder: string, port: number, baseUrl: string): object => ({
  gateway: {
    mode: 'local',
    port,
    bind: 'loopback',
    auth: { mode: 'token', token },
    http: { endpoints: { chatCompletions: { enabled: true } } },
  },
  agents: {
    defaults: { skipBootstrap: true, heartbeat: { every: '0m' }, model: { primary: 'main/main' } },
    entries: Object.fromEntries(
      agents.map((id) => [id, { workspace: join(folder, 'work', id), model: { primary: `${id}/${id}` } }]),
    ),
  },
  models: {
    mode: 'replace',
    catalogRefresh: { enabled: false },
    providers: Object.fromEntries(agents.map((id) => [id, provider(id, baseUrl)])),
  },
});

const provider = (id: string, baseUrl: string): object => ({
  baseUrl,
  apiKey: 'none',
  api: 'openai-completions',
  models: [
    {
      id,
      name: id,
      reasoning: false,
      input: ['text'],
      cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
      contextWindow: 128_000,
      maxTokens: 8192,
    },
  ],
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
