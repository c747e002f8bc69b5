/** What went wrong with a model server, in words for people, and whether trying again may help. Never holds the key. */
import type { ModelWords } from '../../rpc/words/host/modelWords.ts';
import { BackendError } from '../ports/ports.ts';

/** Where it happened, and in whose words it is told. */
export interface Place {
  /** As people know it: the server's address without anything secret. */
  where: string;
  provider: string;
  say: ModelWords;
  key?: string | undefined;
  model?: string | undefined;
}

export const addressOf = (url: URL): string => `${url.host}${url.pathname === '/' ? '' : url.pathname}`;

/** A server that said no by its status: told apart, because some refusals mean something to whoever asked. */
export class RefusedError extends BackendError {
  readonly status: number;
  readonly body: string;
  constructor(message: string, refused: Refused, retry: boolean) {
    super(message, retry, refused.waitMs, refused.limit);
    this.name = 'RefusedError';
    this.status = refused.status;
    this.body = refused.body;
  }
}

export interface Refused {
  status: number;
  body: string;
  /** What a Retry-After asked for. */
  waitMs?: number | undefined;
  limit?: BackendError['limit'];
}

/** Servers echo what they were sent; a key among it is blotted out before anyone sees it. */
export function masked(text: string, key: string | undefined): string {
  return key ? text.replaceAll(key, '•••') : text;
}

/** The server's own words, on one line and not too many of them. */
export function saidIn(body: string, key: string | undefined): string {
  const text = masked(messageIn(body) ?? (looksLikePage(body) ? '' : body), key)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > 240 ? `${text.slice(0, 239)}…` : text;
}

function messageIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    // A response that failed holds its error inside.
    const error = field(first, 'error') ?? field(field(first, 'response'), 'error') ?? first;
    const message = typeof error === 'string' ? error : (field(error, 'message') ?? field(error, 'detail'));
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export const looksLikePage = (body: string): boolean => /^\s*(?:<!doctype|<html|<\?xml)/i.test(body);

const keyIsWrong = /api[_ ]key[_ ](?:not valid|invalid)|invalid[_ ]api[_ ]key|incorrect api key/i;
const moneyIsGone =
  /insufficient_quota|insufficient (?:balance|credit)|credit balance|billing_(?:hard_limit|not_active)|exceeded your current quota/i;
/** A server's own words for a prompt that does not fit. */
export const isTooLong =
  /context[_ ](?:length|size)|context window|maximum context|prompt is too long|too many (?:input )?tokens|input token count|exceeds? the (?:maximum|model).{0,40}tokens/i;

/** Left alone when it asks so: too many requests, or overloaded and saying so, as an Ollama whose queue is full. */
const asksToWait = ({ status, body, waitMs }: Refused): boolean =>
  status === 429 || status === 529 || (status === 503 && (waitMs !== undefined || isBusy.test(body)));
const isBusy = /server busy|overloaded|too many (?:pending )?requests|rate.?limit/i;

/** The same limit, with how long it is waited for. */
export function toldToWait(error: BackendError, place: Place, waitMs: number): BackendError {
  const { message, limit } = error;
  return error instanceof RefusedError
    ? refusedByStatus(place, { status: error.status, body: error.body, waitMs, limit })
    : new BackendError(message, true, waitMs, limit);
}

/**
 * Google says how long to wait in the body, and calls a limit by the minute a quota that is used up, in the very words of
 * one that is. A day's quota names itself so: its few seconds would be waited for in vain.
 */
function waitIn(body: string): number | undefined {
  const seconds = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1];
  return seconds === undefined || /PerDay/.test(body) ? undefined : Number(seconds) * 1000;
}

/** A status other than 200. */
export function refusedByStatus(place: Place, given: Refused): RefusedError {
  const { where, say, key, provider, model } = place;
  const { status, body } = given;
  const byBody = status === 429 || status === 503 ? waitIn(body) : undefined;
  const waitMs = given.waitMs ?? byBody;
  const refused = { status, body, waitMs };
  const said = saidIn(body, key);
  const error = (words: string, retry = false, limit?: BackendError['limit']) =>
    new RefusedError(words, { ...refused, limit }, retry);
  if (status === 401 || status === 403 || (status === 400 && keyIsWrong.test(body)))
    return error(say.keyRefused(where, status, said, provider));
  if (status === 402 || (status < 500 && byBody === undefined && moneyIsGone.test(body)))
    return error(say.noMoney(where, status, said));
  if (status === 404) return error(say.notFound(where, said, model));
  if (asksToWait(refused)) {
    const seconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
    return error(say.tooMany(where, status, seconds, said), true, given.limit ?? 'asked');
  }
  if (status >= 300 && status < 400) return error(say.pointsElsewhere(where, status));
  if (status >= 500 || status === 408 || status === 425) return error(say.failed(where, status, said), true);
  if (status === 413 || isTooLong.test(body)) return error(say.contextTooLong(where, said));
  return error(say.refused(where, status, said));
}

/** Retry-After in seconds or as a date, in milliseconds from now. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** A connection that failed: the code is for people who know it, the sentence for the rest. */
export function unreachable(error: unknown, { where, say }: Place): BackendError {
  if (error instanceof BackendError) return error;
  const given = field(error, 'code');
  const code = typeof given === 'string' ? given : '';
  if (code === 'ECONNREFUSED') return new BackendError(say.connectionRefused(where), true);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new BackendError(say.noSuchHost(where, code), true);
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return new BackendError(say.badCertificate(where, code), false);
  const what = code || (error instanceof Error ? error.message : String(error));
  return new BackendError(say.broke(where, what), true);
}

/** An error that came inside an answer that had status 200. */
export function failedInside(error: unknown, { where, say, key }: Place): BackendError {
  const status = Number(field(error, 'code') ?? field(error, 'status'));
  const text = JSON.stringify({ error });
  const kind = field(error, 'type');
  const final = (status >= 400 && status < 500 && status !== 429) || moneyIsGone.test(text);
  const words = say.failedWith(where, saidIn(text, key));
  const retry = !final && kind !== 'invalid_request_error';
  const asksToWait =
    status === 429 || status === 529 || /^(?:overloaded|rate_limit)_error$/.test(String(kind));
  return new BackendError(words, retry, undefined, retry && asksToWait ? 'asked' : undefined);
}
