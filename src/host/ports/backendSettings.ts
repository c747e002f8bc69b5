/** The part of council.yaml that says what answers for seats and which tools they may be granted. Never a key. */
import * as z from 'zod';

const name = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,40}$/);
const url = z.url({ protocol: /^https?$/ }).max(1000);
const socket = z.url({ protocol: /^wss?$/ }).max(1000);
const word = z.string().min(1).max(4000);

const command = z
  .union([word, z.array(word).min(1).max(200)])
  .describe('The program and its arguments; a text is split at its spaces, quotes kept together, no shell');

const passed = z
  .array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/))
  .max(50)
  .default([])
  .describe(
    'Names of environment variables that it is given; everything that looks like a secret is withheld',
  );

const Provider = z.strictObject({
  baseUrl: url
    .optional()
    .describe('Another address than the provider’s own; a key goes there only once you approved it'),
  model: z.string().min(1).max(200).optional().describe('For seats that name none'),
  concurrency: z.int().min(1).max(100).optional().describe('Calls at once; default 8'),
});

const Ollama = Provider.extend({
  contextLength: z
    .union([z.int().min(512).max(10_000_000), z.literal('server')])
    .optional()
    .describe(
      'Tokens that a model lays out for what it reads and writes, in every call; `server`: as the server was started. Absent: as many as are needed, up to what the model has',
    ),
});

const Agent = z.strictObject({
  command,
  cwd: z.string().min(1).max(1000).optional().describe('A folder of the workspace; default: its root'),
  env: passed,
});

const patience = {
  timeout: z
    .number()
    .positive()
    .max(600)
    .default(30)
    .describe('Seconds a call may take, once it has started'),
  startTimeout: z
    .number()
    .positive()
    .max(3600)
    .default(60)
    .describe('Seconds its start may take, until it has said which tools it has; calls do not pay for it'),
};

const ToolServer = z.union([
  z.strictObject({ url, ...patience }),
  z.strictObject({ command, cwd: z.string().min(1).max(1000).optional(), env: passed, ...patience }),
]);

const OpenClaw = z.strictObject({
  url: z.union([url, socket]).describe('The gateway: ws:// for its WebSocket, http:// for the simple route'),
  agent: z.string().min(1).max(200).optional().describe('For seats that name none by `model`; default: main'),
});

export const providerNames = ['anthropic', 'openai', 'google', 'zai', 'ollama', 'openai-compatible'] as const;
export type ProviderName = (typeof providerNames)[number];

export const declaredBackends = {
  providers: z
    .strictObject({
      anthropic: Provider.optional(),
      openai: Provider.optional(),
      google: Provider.optional(),
      zai: Provider.optional(),
      ollama: Ollama.optional(),
      'openai-compatible': Provider.optional(),
    } satisfies Record<ProviderName, unknown>)
    .default({})
    .describe('Settings of model providers, by name'),
  openclaw: OpenClaw.optional().describe('The OpenClaw gateway that seats with backend `openclaw` talk to'),
  acp: z
    .record(name, Agent)
    .default({})
    .describe('Agents that speak the Agent Client Protocol; a seat with backend `acp` names one by `model`'),
  mcp: z
    .record(name, ToolServer)
    .default({})
    .describe('Tool servers; a seat calls their tools as `name/tool` where its capabilities grant them'),
};

const Declared = z.strictObject(declaredBackends);
export type DeclaredBackends = z.infer<typeof Declared>;
/** What is only Ollama's is absent with the others. */
export type ProviderSettings = z.infer<typeof Ollama>;
export type AgentSettings = z.infer<typeof Agent>;
export type ToolServerSettings = z.infer<typeof ToolServer>;
