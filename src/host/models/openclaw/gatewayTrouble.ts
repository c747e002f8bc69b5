/** What went wrong with a gateway, in words that say what to do, and whether trying again may help. Never holds the token. */
import { GatewayProtocolRequestError } from '@openclaw/gateway-client/browser';
import { readConnectErrorDetailCode } from '@openclaw/gateway-protocol/connect-error-details';
import { BackendError } from '../../ports/ports.ts';
import type { Place } from './gatewayPlace.ts';

/** The gateway's own words, on one line, not too many, and without the token that it may repeat. */
export function said(text: string, { token }: Pick<Place, 'token'>): string {
  const clean = (token ? text.replaceAll(token, '•••') : text).replaceAll(/\s+/g, ' ').trim();
  return clean.length > 300 ? `${clean.slice(0, 299)}…` : clean;
}

/** An answer of the gateway that refuses; anything else that is thrown is trouble with the connection. */
export const isRefusal = (error: unknown): error is GatewayProtocolRequestError =>
  error instanceof GatewayProtocolRequestError && error.code !== 'CLIENT_TIMEOUT';

/** Errors of the line: of a run that was under way nothing is known, and it may still be waited for. */
const brokenLines = new WeakSet<object>();
export const isBrokenLine = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && brokenLines.has(error);

function brokenLine(error: BackendError): BackendError {
  brokenLines.add(error);
  return error;
}

/** Why no connection came about. */
export const notConnected = (error: unknown, place: Place): BackendError =>
  brokenLine(whyNotConnected(error, place));

function whyNotConnected(error: unknown, place: Place): BackendError {
  const { where, say } = place;
  if (isRefusal(error)) return notAdmitted(error, place);
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  if (code === 'ECONNREFUSED') return new BackendError(say.notRunning(where), true);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new BackendError(say.notFound(where, code), true);
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return new BackendError(say.badCertificate(where, code), false);
  const status = /Unexpected server response: (\d+)/.exec(text)?.[1];
  if (status !== undefined) return new BackendError(say.page(where, status), status.startsWith('5'));
  if (/challenge/.test(text)) return new BackendError(say.noGreeting(where), true);
  return new BackendError(say.noConnection(where, said(code || text, place)), true);
}

/** `connect` was refused: the token, the version, or a gateway that is still starting. */
function notAdmitted(error: GatewayProtocolRequestError, place: Place): BackendError {
  const { where, token, say } = place;
  const code = readConnectErrorDetailCode(error.details) ?? '';
  if (code === 'PROTOCOL_MISMATCH' || code === 'CLIENT_VERSION_MISMATCH') {
    return new BackendError(say.otherProtocol(where), false);
  }
  if (code.startsWith('AUTH_') && code !== 'AUTH_RATE_LIMITED') {
    return new BackendError(token === undefined ? say.tokenWanted(where) : say.tokenRefused(where), false);
  }
  if (code === 'PAIRING_REQUIRED' || code.includes('DEVICE')) {
    return new BackendError(say.notPaired(where), false);
  }
  const again = error.retryable || error.code === 'UNAVAILABLE' || code === 'AUTH_RATE_LIMITED';
  const words = say.notLetIn(where, said(error.message, place));
  return new BackendError(words, again, error.retryAfterMs, limitIn(error, again, code));
}

/** A request that was refused on an open connection. */
export function refused(error: GatewayProtocolRequestError, place: Place): BackendError {
  const again = error.retryable || error.code === 'UNAVAILABLE';
  const words = place.say.refused(place.where, said(error.message, place));
  return new BackendError(words, again, error.retryAfterMs, limitIn(error, again));
}

/** A gateway that says when to come back, or that it was called too often, has not failed. */
const limitIn = (
  { retryAfterMs }: GatewayProtocolRequestError,
  again: boolean,
  code = '',
): BackendError['limit'] =>
  again && (retryAfterMs !== undefined || code === 'AUTH_RATE_LIMITED') ? 'asked' : undefined;

export const unknownAgent = (agent: string, known: string[], { say, where }: Place): BackendError =>
  new BackendError(say.unknownAgent(where, agent, known), false);

export const closedInTheMiddle = ({ say, where }: Place): BackendError =>
  brokenLine(new BackendError(say.brokeOff(where), true));

export const tooBig = (bytes: number, most: number, { say, where }: Place): BackendError =>
  new BackendError(say.tooBig(where, bytes, most), false);

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' ? code : '';
}
