/** What the loopback gateway does when it is asked: the methods of protocol 4 that a council needs, and their refusals. */
import {
  type AgentsListResult,
  type ConnectParams,
  type ErrorShape,
  type HelloOk,
  type SessionsCreateResult,
  validateAgentParams,
  validateAgentsListParams,
  validateAgentWaitParams,
  validateConnectParams,
  validateRequestFrame,
  validateSessionsAbortParams,
  validateSessionsCreateParams,
  validateSessionsDescribeParams,
  validateSessionsMessagesSubscribeParams,
} from '@openclaw/gateway-protocol';
import { finalAnswer, newRun, performed, type Run, type RunAsk, type RunPlan } from './runs.ts';

interface Session {
  id: string;
  label: string;
  heard: string[];
  lastRunId?: string;
  status?: string;
}

export interface Refused {
  error: ErrorShape;
  payload?: object;
}

export type Methods = ReturnType<typeof methodsOf>;

const validators: Record<string, ((params: unknown) => boolean) & { errors?: unknown }> = {
  connect: validateConnectParams,
  'agents.list': validateAgentsListParams,
  'sessions.create': validateSessionsCreateParams,
  'sessions.describe': validateSessionsDescribeParams,
  'sessions.messages.subscribe': validateSessionsMessagesSubscribeParams,
  'sessions.abort': validateSessionsAbortParams,
  agent: validateAgentParams,
  'agent.wait': validateAgentWaitParams,
};

const bad = (message: string, details?: object): ErrorShape => ({
  code: 'INVALID_REQUEST',
  message,
  ...(details ? { details } : {}),
});

interface Parts {
  agents: string[];
  plan(ask: RunAsk, n: number): RunPlan | undefined;
  tell(event: string, payload: object): void;
}

export function methodsOf({ agents, plan, tell }: Parts) {
  const sessions = new Map<string, Session>();
  const known = new Map<string, Run>();
  const runs: Run[] = [];
  const counted = new Set<() => void>();
  const aborted: string[] = [];
  const onAbort = new Set<() => void>();
  let made = 0;

  const until = <T>(waiting: Set<() => void>, ready: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const look = () => {
        const value = ready();
        if (value !== undefined) resolve(value);
      };
      waiting.add(look);
      look();
    });

  function begin(params: RunAsk, session: Session): Run {
    const run = newRun(params, () => {
      session.status = run.end?.status === 'ok' ? 'done' : 'failed';
      const text = (run.end?.terminalReply as { text?: string } | undefined)?.text;
      if (text !== undefined) session.heard.push(`assistant: ${text}`);
    });
    session.heard.push(`user: ${params.message}`);
    session.lastRunId = run.runId;
    session.status = 'running';
    known.set(run.runId, run);
    runs.push(run);
    void performed(run, plan(params, runs.length) ?? {}, {
      chat: (event) => tell('chat', event),
      lifecycle: ({ runId, sessionKey }, phase) =>
        tell('agent', { runId, sessionKey, seq: 0, stream: 'lifecycle', ts: 1, data: { phase } }),
    });
    for (const look of counted) look();
    return run;
  }

  const methods: Record<
    string,
    (params: never, answer: (payload: object) => void, no: (why: Refused) => void) => void
  > = {
    'agents.list'(_params, answer) {
      const rows = agents.map((id) => ({ id, identity: { name: id.toUpperCase() } }));
      answer({
        defaultId: 'main',
        mainKey: 'main',
        scope: 'per-sender',
        agents: rows,
      } satisfies AgentsListResult);
    },
    'sessions.create'({ key, agentId, label }: { key: string; agentId: string; label: string }, answer, no) {
      if (!agents.includes(agentId)) return no({ error: bad(`Unknown agent id "${agentId}"`) });
      const holder = [...sessions].find(([, each]) => each.label === label)?.[0];
      if (holder !== undefined && holder !== key) return no({ error: bad(`label already in use: ${label}`) });
      const session = sessions.get(key) ?? { id: `session-${++made}`, label, heard: [] };
      sessions.set(key, session);
      answer({ ok: true, key, sessionId: session.id, runStarted: false } satisfies SessionsCreateResult);
    },
    'sessions.describe'({ key }: { key: string }, answer) {
      const found = sessions.get(key);
      const { lastRunId, status } = found ?? {};
      const ran = lastRunId ? { lastRunId, status, lastInteractionAt: 1 } : {};
      answer({ session: found ? { key, sessionId: found.id, ...ran } : null });
    },
    'sessions.messages.subscribe': ({ key }: { key: string }, answer) => answer({ subscribed: true, key }),
    'sessions.abort'({ runId }: { runId: string }, answer) {
      const run = known.get(runId);
      const active = run && !run.end;
      run?.finish({ status: 'error', endedAt: 2, stopReason: 'rpc' });
      if (active) aborted.push(runId);
      answer({ ok: true, abortedRunId: active ? runId : null, status: active ? 'aborted' : 'no-active-run' });
      for (const look of onAbort) look();
    },
    agent(params: RunAsk & { idempotencyKey: string; expectedExistingSessionId?: string }, answer, no) {
      const { idempotencyKey: runId, sessionKey, agentId, expectedExistingSessionId: expected } = params;
      const before = known.get(runId);
      if (before) return answer(before.end ? finalAnswer(before) : { runId, status: 'in_flight' });
      const session = sessions.get(sessionKey);
      if (!session || (expected !== undefined && expected !== session.id)) {
        const message = `Session "${sessionKey}" changed before expected work could start.`;
        return no({ error: { code: 'UNAVAILABLE', message } });
      }
      const run = begin({ ...params, runId }, session);
      answer({ runId, sessionKey, agentId, status: 'accepted', acceptedAt: 1 });
      return run.ended.then(() => {
        const message = run.end?.error;
        if (run.end?.status !== 'error' || typeof message !== 'string') return answer(finalAnswer(run));
        return no({ error: { code: 'UNAVAILABLE', message }, payload: finalAnswer(run) });
      });
    },
    'agent.wait'({ runId, timeoutMs = 30_000 }: { runId: string; timeoutMs?: number }, answer) {
      const run = known.get(runId);
      if (run?.end) return answer(run.end);
      const expired = setTimeout(() => answer({ runId, status: 'timeout' }), timeoutMs);
      return run?.ended.then(() => {
        clearTimeout(expired);
        answer(run.end ?? {});
      });
    },
  };

  return {
    runs,
    invalid(frame: { method: string; params: unknown }): ErrorShape | undefined {
      if (!validateRequestFrame(frame)) return bad('invalid request frame');
      const valid = validators[frame.method];
      if (!valid) return bad(`unknown method: ${frame.method}`);
      return valid(frame.params)
        ? undefined
        : bad(`invalid ${frame.method} params: ${JSON.stringify(valid.errors)}`);
    },
    admission(
      { minProtocol, maxProtocol, auth, scopes = [] }: ConnectParams,
      { token, protocol }: { token: string | undefined; protocol: number },
    ): ErrorShape | undefined {
      if (protocol < minProtocol || protocol > maxProtocol)
        return bad('protocol mismatch', { code: 'PROTOCOL_MISMATCH', expectedProtocol: protocol });
      if (scopes.includes('operator.admin')) return bad('more than a council needs');
      if (token === undefined || auth?.token === token) return undefined;
      const code = auth?.token ? 'AUTH_TOKEN_MISMATCH' : 'AUTH_TOKEN_MISSING';
      return bad(`unauthorized: gateway token mismatch (${auth?.token})`, { code });
    },
    answer(
      method: string,
      params: never,
      answer: (payload: object) => void,
      no: (why: Refused) => void,
    ): void {
      methods[method]?.(params, answer, no);
    },
    when: (count: number) =>
      until(counted, () => (runs.length >= count ? true : undefined)).then(() => undefined),
    whenAborted: () => until(onAbort, () => aborted[0]),
    loseSessions: () => sessions.clear(),
    loseRuns: () => known.clear(),
    heardIn: (key: string) => sessions.get(key)?.heard ?? [],
    sessionKeys: () => [...sessions.keys()],
  };
}

export const helloOk = (protocol: number, maxPayload: number, connection: number): HelloOk => ({
  type: 'hello-ok',
  protocol,
  server: { version: '2026.9.6', connId: `connection-${connection}` },
  features: { methods: Object.keys(validators), events: ['chat', 'agent', 'tick'] },
  snapshot: { presence: [], health: {}, stateVersion: { presence: 0, health: 0 }, uptimeMs: 1 },
  auth: { role: 'operator', scopes: ['operator.read', 'operator.write'] },
  policy: { maxPayload, maxBufferedBytes: maxPayload * 2, tickIntervalMs: 30_000 },
});
