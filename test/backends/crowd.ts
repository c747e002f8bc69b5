/**
 * Everyone who can answer for a seat, each a real peer on loopback: six model providers in their own wire formats, an
 * OpenClaw gateway by both ways, an agent over stdio. A seat can be made to misbehave; a person and a file have others
 * to speak for them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProviderOptions, providerBackend } from '../../src/host/models/providers/providerBackend.ts';
import type { HostOptions } from '../../src/host/options.ts';
import type { ProviderName } from '../../src/host/ports/backendSettings.ts';
import { allowChecks, estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import { lendKeys } from '../../src/rpc/messages/keyMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import { agentCommand, type Script } from '../support/acp/scripted.ts';
import { type Gateway, type GatewayOptions, startGateway } from '../support/openclaw/gateway.ts';
import type { RunAsk, RunPlan } from '../support/openclaw/runs.ts';
import { type OpenTable, openTable } from '../support/openTable.ts';
import { anthropic } from '../support/wire/anthropic.ts';
import { gemini } from '../support/wire/gemini.ts';
import { ollama } from '../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../support/wire/openAiChat.ts';
import { openAiResponses } from '../support/wire/openAiResponses.ts';
import type { Wire } from '../support/wire/wire.ts';
import { startWireServer, type WireFault, type WireServer } from '../support/wire/wireServer.ts';
import { ballotObject, formIn, lastWords, othersIn, replyAs } from './replies.ts';

export const wires: Record<ProviderName, Wire> = {
  anthropic,
  openai: openAiResponses,
  google: gemini,
  zai: zaiChat,
  ollama,
  'openai-compatible': openAiChat,
};

const models: Record<string, string> = {
  anthropic: 'claude-sonnet-5-5',
  openai: 'gpt-6.1-terra',
  google: 'gemini-3.8-flash',
  zai: 'glm-5.2',
  ollama: 'llama3.3:70b',
  'openai-compatible': 'wire-model',
  openclaw: 'main',
  acp: 'scripted',
};

/** Whoever sits there, by the backend that answers. */
export const seatOf: Record<string, string> = {
  anthropic: 'henry',
  openai: 'sage',
  google: 'nova',
  zai: 'blaise',
  ollama: 'lise',
  'openai-compatible': 'remi',
  openclaw: 'clara',
  acp: 'coder',
  file: 'papier',
  human: 'paul',
};

export interface CrowdOptions {
  host?: Partial<HostOptions>;
  /** What goes wrong with this provider's n-th call; nothing: it answers. */
  fault?(provider: ProviderName, n: number): WireFault | undefined;
  /** Another address than the server's. */
  at?: Partial<Record<ProviderName, string>>;
  patience?: ProviderOptions;
  gateway?: GatewayOptions;
  /** What a run at the gateway does instead of answering. */
  run?(ask: RunAsk, n: number): RunPlan | undefined;
  agent?: Script;
  /** The token and the keys that are given; by default the right ones. */
  token?: string;
  settings?: string;
  vote?: string;
  only?: readonly string[];
}

export interface Crowd {
  table: OpenTable;
  servers: Partial<Record<ProviderName, WireServer>>;
  gateway: Gateway;
  agentLog: string;
  /** Another host, to which the keys are lent again. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

const token = 'token-of-the-gateway-7f3a';

const seatLine = (id: string, backend: string): string =>
  `  - { id: ${id}, backend: ${backend}${models[backend] === undefined ? '' : `, model: "${models[backend]}"`} }`;

/** A brief of these backends, one seat for each; and more seats of the first. */
export const briefOf = (backends: readonly string[], more = '', crowded: readonly string[] = []): string =>
  [
    'question: Should we cache the index?',
    'seats:',
    ...backends.map((backend) => seatLine(seatOf[backend] ?? backend, backend)),
    ...crowded.map((id) => seatLine(id, backends[0] ?? '')),
    more,
  ].join('\n');

/** Those who crowd one provider. */
export const crowded = Array.from({ length: 19 }, (_, n) => `seat${n + 1}`);

const identities = [...Object.values(seatOf), ...crowded].map(
  (id) =>
    `  - { id: ${id}, name: ${id.charAt(0).toUpperCase()}${id.slice(1)}, role: voice, capabilities: { files: read } }`,
);

export async function openCrowd(options: CrowdOptions = {}): Promise<Crowd> {
  const { vote = 'agree', at = {}, only } = options;
  const providers = (Object.keys(wires) as ProviderName[]).filter((name) => only?.includes(name) ?? true);
  const servers: Crowd['servers'] = {};
  for (const provider of providers) {
    const seat = seatOf[provider] ?? provider;
    servers[provider] = await startWireServer(wires[provider], ({ body, structured }, n) => {
      const fault = options.fault?.(provider, n);
      if (fault) return fault;
      const asked = lastWords(body);
      const form = formIn(asked);
      const others = othersIn(asked);
      if (structured && form === 'ballot') return { text: ballotObject(seat, others) };
      return { text: replyAs(seat, form, { others, vote }) };
    });
  }
  const gateway = await startGateway({
    token,
    agents: ['main', 'other'],
    ...options.gateway,
    plan(ask, n) {
      const form = formIn(ask.message);
      const answer = { text: replyAs('clara', form, { others: othersIn(ask.message), vote }) };
      return options.run?.(ask, n) ?? answer;
    },
  });
  const address = (provider: ProviderName) => at[provider] ?? servers[provider]?.url ?? 'http://127.0.0.1:9';
  const table = await openTable({
    env: {
      PATH: process.env.PATH,
      A_TABLE_CONFIG: process.env.A_TABLE_CONFIG,
      A_TABLE_PROBE: 'off',
      COUNCIL_OPENAI_URL: address('openai-compatible'),
      COUNCIL_OPENAI_KEY: 'sk-compatible-1',
      OLLAMA_HOST: address('ollama'),
      OPENCLAW_GATEWAY_URL: gateway.url,
      OPENCLAW_GATEWAY_TOKEN: options.token ?? token,
    },
    backendsFor: (surroundings) =>
      providers.map((name) =>
        providerBackend(name, surroundings, { own: { [name]: address(name) }, ...options.patience }),
      ),
    ...options.host,
  });
  const agentLog = join(table.home, 'agent.log');
  const agent = options.agent ?? {
    turns: (['position', 'challenge', 'final'] as const).map((form) => [
      { say: replyAs('coder', form, { vote }) },
    ]),
  };
  await writeFile(
    join(table.home, 'council.yaml'),
    options.settings ??
      `git: off\nacp:\n  scripted:\n    command: ${JSON.stringify(agentCommand(agent, agentLog))}\n`,
  );
  await writeFile(join(table.home, 'identities.yaml'), ['identities:', ...identities].join('\n'));
  await table.client.request(filesChanged, {});
  const keys = providers
    .filter((name) => name !== 'ollama' && name !== 'openai-compatible')
    .map((name) => ({ provider: name, value: `sk-${name}-1`, url: address(name) }));
  const lend = () => table.client.request(lendKeys, { keys });
  await lend();
  return {
    table,
    async reopen() {
      await table.reopen();
      await lend();
    },
    servers,
    gateway,
    agentLog,
    async close() {
      await table.close();
      for (const server of Object.values(servers)) await server.close();
      await gateway.close();
    },
  };
}

/** A person has seen which programs this brief would start, and lets them. */
export async function allowPrograms({ table }: Crowd, briefText: string): Promise<void> {
  const { checks } = await table.client.request(estimateCouncil, { briefText });
  await table.client.request(allowChecks, { checks });
}
