/** What went wrong with a model server, in words for people, and whether trying again may help. Never holds the key. */
import { BackendError } from '../ports.ts';

/** Where it happened, as people know it: the server's address without anything secret. */
export const placeOf = (url: URL): string => `${url.host}${url.pathname}`;

/** Servers echo what they were sent; a key among it is blotted out before anyone sees it. */
export function masked(text: string, key: string | undefined): string {
  return key ? text.replaceAll(key, '•••') : text;
}

/** The server's own words, on one line and not too many of them. */
export function saidIn(body: string, key: string | undefined): string {
  const text = masked(messageIn(body) ?? (looksLikePage(body) ? '' : body), key)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
}

function messageIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const error = field(parsed, 'error') ?? parsed;
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

/** A status other than 200. `waitMs` is what a Retry-After asked for. */
export function refusedByStatus(status: number, where: string, said: string, waitMs?: number): BackendError {
  const words = said ? `: ${said}` : '';
  if (status === 401 || status === 403) {
    return new BackendError(`${where} did not accept the key (${status})${words}. Check the key.`, false);
  }
  if (status === 404) {
    return new BackendError(
      `${where} was not found (404)${words}. Check the base URL and the model's name.`,
      false,
    );
  }
  if (status === 429) {
    const wait = waitMs === undefined ? '' : `; it asks to wait ${Math.ceil(waitMs / 1000)} s`;
    return new BackendError(`${where} has had too many requests (429)${wait}${words}`, true, waitMs);
  }
  if (status >= 300 && status < 400) {
    return new BackendError(
      `${where} points elsewhere (${status}), which is not followed. Check the base URL.`,
      false,
    );
  }
  if (status >= 500 || status === 408 || status === 425) {
    return new BackendError(`${where} failed (${status})${words}`, true, waitMs);
  }
  return new BackendError(`${where} refused the request (${status})${words}`, false);
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
export function unreachable(error: unknown, where: string): BackendError {
  const given = field(error, 'code');
  const code = typeof given === 'string' ? given : '';
  if (code === 'ECONNREFUSED') {
    return new BackendError(`${where} does not answer (connection refused). Is the server running?`, true);
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new BackendError(
      `${where} was not found on the network (${code}). Check the base URL and the connection.`,
      true,
    );
  }
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) {
    return new BackendError(`${where} has a certificate that can't be trusted (${code}).`, false);
  }
  const what = code || (error instanceof Error ? error.message : String(error));
  return new BackendError(`The connection to ${where} broke (${what}). The reply was not whole.`, true);
}
