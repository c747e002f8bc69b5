/**
 * An agent of our own that speaks the Agent Client Protocol and does what its script says, the unhappy ways included. Run
 * as `node scriptedAgent.ts <script as JSON> <log file>`; see scripted.ts for the script. What it is told goes to the log.
 */
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import {
  type AgentContext,
  agent,
  methods,
  ndJsonStream,
  type ReadTextFileResponse,
  RequestError,
  type RequestPermissionResponse,
  type StopReason,
} from '@agentclientprotocol/sdk';
import type { Script, Step } from './scripted.ts';

const [, , scriptText = '{}', logFile = ''] = process.argv;
const script = JSON.parse(scriptText) as Script;
const log = (event: string, facts: object = {}): void =>
  appendFileSync(logFile, `${JSON.stringify({ event, ...facts })}\n`);

const sessionId = script.session ?? 'session-1';
let cwd = process.cwd();
let cancelled = () => {};
const forever = new Promise<never>(() => {});
// A promise alone keeps no process.
setInterval(() => {}, 60_000);

log('start', { pid: process.pid, cwd, env: Object.keys(process.env) });
if (script.stderr) process.stderr.write(script.stderr);
if (script.banner) process.stdout.write(script.banner);
if (script.exit !== undefined) process.exit(script.exit);
if (script.deaf) process.on('SIGTERM', () => log('SIGTERM'));

/** How many prompts all agents of this log were asked: a script goes on where the one before died. */
const asked = (): number =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"prompt"')).length;

async function perform(step: Step, client: AgentContext): Promise<void> {
  const update = (body: object) =>
    client.notify<object>(methods.client.session.update, { sessionId, update: body });
  const say = (text: string) =>
    update({
      sessionUpdate: 'agent_message_chunk',
      content: { type: 'text', text },
      ...(step.message === undefined ? {} : { messageId: step.message }),
    });
  const told = async (what: string, wanted: Promise<string>): Promise<void> => {
    let code: number | undefined;
    const answer = await wanted.catch((error: unknown) => {
      ({ code } = error as { code?: number });
      return `refused: ${(error as Error).message}`;
    });
    log('told', { what, answer, code });
    if (!step.quiet) await say(`[${what}: ${answer}]`);
  };
  if (step.say !== undefined) await say(step.say);
  if (step.update !== undefined)
    for (let n = 0; n < (step.times ?? 1); n++)
      await update(JSON.parse(JSON.stringify(step.update).replaceAll('{n}', `${n}`)) as object);
  if (step.think !== undefined)
    await update({ sessionUpdate: 'agent_thought_chunk', content: { type: 'text', text: step.think } });
  if (step.tool !== undefined)
    await update({ sessionUpdate: 'tool_call', toolCallId: 't', title: step.tool, kind: 'read' });
  if (step.raw !== undefined) process.stdout.write(step.raw);
  if (step.read !== undefined) {
    const params = { sessionId, path: path.resolve(cwd, step.read), ...step.lines };
    for (let n = 1; n < (step.times ?? 1); n++) await client.request(methods.client.fs.readTextFile, params);
    const answer = client.request<ReadTextFileResponse>(methods.client.fs.readTextFile, params);
    await told(
      'read',
      answer.then((read) => read.content),
    );
  }
  if (step.write !== undefined) {
    const [file, content] = step.write;
    const params = { sessionId, path: path.resolve(cwd, file), content };
    await told(
      'write',
      client.request(methods.client.fs.writeTextFile, params).then(() => 'done'),
    );
  }
  if (step.edit !== undefined) {
    const [file, content] = step.edit;
    mkdirSync(path.dirname(path.resolve(cwd, file)), { recursive: true });
    if (content === null) rmSync(path.resolve(cwd, file));
    else writeFileSync(path.resolve(cwd, file), content);
  }
  if (step.swap !== undefined) {
    renameSync(cwd, `${cwd}-moved`);
    symlinkSync(step.swap, cwd);
  }
  if (step.ask !== undefined) {
    const { kind, paths = [], options = ['allow_always', 'allow_once', 'reject_once'] } = step.ask;
    const answer = client.request<RequestPermissionResponse>(methods.client.session.requestPermission, {
      sessionId,
      toolCall: {
        toolCallId: 't',
        kind,
        title: `to ${kind}`,
        locations: paths.map((each) => ({ path: path.resolve(cwd, each) })),
        rawInput: step.ask.input,
      },
      options: options.map((each) => ({ kind: each, name: each, optionId: each })),
    });
    await told(
      'permission',
      answer.then(({ outcome }) => (outcome.outcome === 'selected' ? outcome.optionId : 'cancelled')),
    );
  }
  if (step.terminal) {
    const params = { sessionId, command: 'true', args: [] };
    await told(
      'terminal',
      client.request(methods.client.terminal.create, params).then(() => 'done'),
    );
  }
  if (step.flood !== undefined) for (let n = 0; n < step.flood; n++) await say('x'.repeat(1000));
  if (step.fail !== undefined) throw new Error(step.fail);
  if (step.die !== undefined) process.exit(step.die);
  if (step.hang) await (script.deaf ? forever : new Promise<void>((resolve) => (cancelled = resolve)));
}

agent({ name: 'scripted' })
  .onRequest(methods.agent.initialize, ({ params }) => {
    log('initialize', { params });
    if (script.mute) return forever;
    return {
      protocolVersion: script.version ?? 1,
      agentInfo: { name: script.name ?? 'scripted', title: 'Scripted', version: '1.2' },
      ...(script.logins ? { authMethods: script.logins as [] } : {}),
    };
  })
  .onRequest(methods.agent.session.new, ({ params }) => {
    if (script.locked) throw RequestError.authRequired();
    cwd = params.cwd;
    log('new', { cwd });
    return { sessionId };
  })
  .onRequest(methods.agent.session.prompt, async ({ params, client }) => {
    const turns = script.turns ?? [[{ say: 'Yes.' }]];
    const steps = turns[Math.min(asked(), turns.length - 1)] ?? [];
    log('prompt', { text: params.prompt.map((each) => (each.type === 'text' ? each.text : '')).join('') });
    let reason: StopReason = 'end_turn';
    let more = {};
    for (const written of steps) {
      const step = JSON.parse(JSON.stringify(written).replaceAll('{cwd}', cwd)) as Step;
      await perform(step, client);
      more = { ...more, ...step.answer };
      if (step.hang) reason = 'cancelled';
      if (step.stop !== undefined) reason = step.stop as StopReason;
    }
    return { stopReason: reason, ...more };
  })
  .onNotification(methods.agent.session.cancel, () => {
    log('cancel');
    cancelled();
  })
  .connect(
    ndJsonStream(
      Writable.toWeb(process.stdout) as WritableStream<Uint8Array>,
      Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>,
    ),
  );
