/** The runs of the loopback gateway: begun once for each idempotency key, streamed as `chat` events, waited for, aborted. */
import type { ChatEvent } from '@openclaw/gateway-protocol';

/** How a run goes. Without anything it answers with its text. */
export interface RunPlan {
  text?: string;
  /** It goes on only when this is settled. */
  hold?: Promise<unknown>;
  /** Says the first half, then no more. */
  stalls?: boolean;
  fails?: string;
  /** It reaches its own limit. */
  timesOut?: boolean;
  /** Ends its turn with nothing, as `NO_REPLY` makes it. */
  silent?: boolean;
}

export interface RunAsk {
  runId: string;
  agentId: string;
  sessionKey: string;
  message: string;
  extraSystemPrompt?: string;
}

export interface Run extends RunAsk {
  /** The terminal answer of `agent.wait`, once there is one. */
  end?: Record<string, unknown>;
  ended: Promise<void>;
  finish(end: Record<string, unknown>): void;
}

export interface RunHooks {
  chat(event: ChatEvent): void;
  lifecycle(run: Run, phase: string): void;
}

export function newRun(ask: RunAsk, told: () => void): Run {
  let over = () => {};
  const ended = new Promise<void>((resolve) => {
    over = resolve;
  });
  const run: Run = {
    ...ask,
    ended,
    finish(end) {
      if (run.end) return;
      run.end = { runId: ask.runId, ...end };
      told();
      over();
    },
  };
  return run;
}

/** Streams and ends a run as its plan says. */
export async function performed(run: Run, plan: RunPlan, { chat, lifecycle }: RunHooks): Promise<void> {
  const { runId, sessionKey, agentId } = run;
  const text = plan.text ?? `${agentId} thinks that the index should be cached.`;
  let seq = 0;
  const base = () => ({ runId, sessionKey, agentId, seq: seq++ });
  lifecycle(run, 'start');
  await plan.hold;
  if (run.end) return;
  if (plan.fails !== undefined) {
    chat({ ...base(), state: 'error', errorMessage: plan.fails });
    return run.finish({ status: 'error', endedAt: 2, startedAt: 1, error: plan.fails });
  }
  if (plan.timesOut) {
    return run.finish({ status: 'timeout', startedAt: 1, endedAt: 2, error: 'Request timed out.' });
  }
  const half = Math.ceil(text.length / 2);
  const pieces = plan.silent ? [] : [text.slice(0, half), text.slice(half)];
  let soFar = '';
  for (const piece of plan.stalls ? pieces.slice(0, 1) : pieces) {
    soFar += piece;
    const message = { role: 'assistant', content: [{ type: 'text', text: soFar }] };
    chat({ ...base(), state: 'delta', deltaText: piece, message });
  }
  if (plan.stalls) return;
  chat({ ...base(), state: 'final', stopReason: 'stop' });
  const reply = plan.silent ? { disposition: 'silent' } : { disposition: 'visible', text };
  run.finish({
    status: 'ok',
    startedAt: 1,
    endedAt: 2,
    stopReason: 'stop',
    terminalReceipt: { effective: { provider: 'loop', model: 'bench' } },
    terminalReply: reply,
  });
}

/** The second answer to `agent`, and what a repeated one is given: the same as `agent.wait`, with what was used. */
export function finalAnswer(run: Run): Record<string, unknown> {
  const { runId, status, terminalReply, ...rest } = run.end ?? {};
  if (status !== 'ok') return { runId, status, ...rest };
  const text = (terminalReply as { text?: string }).text;
  return {
    runId,
    status,
    summary: 'completed',
    result: {
      payloads: text === undefined ? [] : [{ text, mediaUrl: null }],
      meta: { agentMeta: { model: 'bench', usage: { input: 900, output: 200, cacheRead: 100 } } },
    },
  };
}
