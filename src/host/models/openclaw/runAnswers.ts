/**
 * Reads what a gateway says of a run: how far it is, or how it ended. A wait that expired says nothing of the run; a run
 * that ended says so with `endedAt`, also when it is called a timeout.
 */
import type { Usage } from '../../../core/councils/council.ts';
import { BackendError, type Reply } from '../../ports/ports.ts';
import { isWordless } from '../replyBounds.ts';
import type { Place } from './gatewayPlace.ts';
import { said } from './gatewayTrouble.ts';

/** What `agent` and `agent.wait` answer, as far as we read it. */
export interface RunAnswer {
  runId?: string;
  status?: string;
  endedAt?: number;
  error?: string;
  summary?: string;
  stopReason?: string;
  timeoutPhase?: string;
  terminalReply?: { disposition?: string; text?: string };
  terminalReceipt?: { effective?: { model?: string } };
  result?: {
    payloads?: { text?: string; isError?: boolean }[];
    meta?: {
      agentMeta?: { model?: string; usage?: { input?: number; output?: number; cacheRead?: number } };
    };
  };
}

/** Nothing: it still runs. Throws a BackendError when it ended without a reply. */
export function replyIn(
  answer: RunAnswer,
  agent: string,
  place: Place,
  mayBeEmpty: boolean,
): Reply | undefined {
  const { status } = answer;
  if (status === 'ok') return wholeReply(answer, agent, place, mayBeEmpty);
  if (status === 'error') throw failedRun(answer, agent, place);
  const ended = answer.endedAt !== undefined || answer.summary === 'aborted';
  if (status !== 'timeout' || !ended) return undefined;
  if (answer.stopReason === 'rpc') throw stopped(agent, place);
  throw new BackendError(place.say.timedOut(place.where, agent, said(answer.error ?? '', place)), true);
}

function wholeReply(answer: RunAnswer, agent: string, place: Place, mayBeEmpty: boolean): Reply {
  const payloads = answer.result?.payloads ?? [];
  const error = payloads.find(({ isError }) => isError);
  if (error) throw failedRun({ error: error.text ?? '' }, agent, place);
  const text =
    answer.terminalReply?.text ??
    payloads
      .map((each) => each.text ?? '')
      .filter((each) => each !== '')
      .join('\n\n');
  if (isWordless(text) && !mayBeEmpty) throw new BackendError(place.say.wordless(place.where, agent), true);
  const model = answer.result?.meta?.agentMeta?.model ?? answer.terminalReceipt?.effective?.model;
  const usage = usageIn(answer);
  return { text, model: `openclaw/${agent}${model ? ` (${model})` : ''}`, ...(usage ? { usage } : {}) };
}

/** The gateway counts what came from a cache apart from the rest of the input. */
export function usageIn({ result }: RunAnswer): Usage | undefined {
  const { input, output, cacheRead = 0 } = result?.meta?.agentMeta?.usage ?? {};
  if (input === undefined || output === undefined) return undefined;
  return { input: input + cacheRead, output, ...(cacheRead > 0 ? { cached: cacheRead } : {}) };
}

export function failedRun(answer: RunAnswer, agent: string, place: Place): BackendError {
  if (answer.stopReason === 'rpc') return stopped(agent, place);
  const words = answer.error ?? answer.summary ?? answer.stopReason ?? '';
  return new BackendError(
    place.say.failed(place.where, agent, said(words, place)),
    !/HTTP 4(?!08|25|29)\d\d|authenticat|billing|quota|context.?(length|window|overflow)/i.test(words),
  );
}

const stopped = (agent: string, { say, where }: Place): BackendError =>
  new BackendError(say.stopped(where, agent), false);
