/**
 * One HTTP exchange with a model server, over connections that are kept and used again. Ends well only with the whole
 * answer; a connection that breaks, or a call that is aborted, rejects at once. No redirect is ever followed.
 */
import * as http from 'node:http';
import * as https from 'node:https';

export interface Exchange {
  url: URL;
  /** POST with a body, else GET. */
  body?: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  onHead(status: number, headers: http.IncomingHttpHeaders): void;
  /** Decoded text: a character whose bytes came in two packets arrives whole. What it throws ends the exchange. */
  onText?(text: string): void;
  /** Instead: the bytes as they come. */
  onBytes?(bytes: Uint8Array): void;
}

/**
 * What to abort an exchange with whose answer is known to be whole: it ends well, and the server has a moment to end it
 * by itself, so that the connection can be used again. One that does not is cut off.
 */
export const heardAll = Symbol('heard all');
const momentToEnd = 250;

/** A reset that comes later than this after the sending may be the end of work that was begun, and perhaps paid. */
const staleWithin = 100;

export type Transport = (exchange: Exchange) => Promise<void>;

/** node:http rather than the global fetch, which costs twice as much for each call. `now`: milliseconds that never jump. */
export function nodeTransport(now = () => performance.now()): Transport {
  const kept = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 64 };
  const plain = new http.Agent(kept);
  const secure = new https.Agent(kept);
  return (exchange) => once(exchange, exchange.url.protocol === 'https:' ? secure : plain, now, true);
}

function once(exchange: Exchange, agent: http.Agent, now: () => number, mayRepeat: boolean): Promise<void> {
  const { url, headers, body, signal, onText, onBytes } = exchange;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const payload = body === undefined ? undefined : Buffer.from(body, 'utf8');
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: payload ? 'POST' : 'GET',
      agent,
      headers: payload ? { ...headers, 'content-length': payload.length } : headers,
    });
    const sentAt = now();
    let bytesBefore = 0;
    request.on('socket', (socket) => {
      bytesBefore = socket.bytesRead;
    });
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => {
      if (signal.reason === heardAll) {
        const late = setTimeout(() => request.destroy(), momentToEnd).unref();
        request.once('close', () => clearTimeout(late));
        return settle(resolve);
      }
      settle(() => reject(signal.reason));
      request.destroy();
    };
    const fail = (error: NodeJS.ErrnoException) => {
      // A kept connection that the server closed just as it was used again: nothing was answered, so ask on a new one.
      const stale =
        mayRepeat &&
        request.reusedSocket &&
        error.code === 'ECONNRESET' &&
        request.socket?.bytesRead === bytesBefore &&
        now() - sentAt < staleWithin;
      settle(() => (stale && !signal.aborted ? resolve(once(exchange, agent, now, false)) : reject(error)));
    };
    signal.addEventListener('abort', abort, { once: true });
    request.on('error', fail);
    request.on('response', (response) => {
      exchange.onHead(response.statusCode ?? 0, response.headers);
      // What comes after all was heard is read and dropped.
      if (onBytes) response.on('data', (bytes: Buffer) => signal.aborted || onBytes(bytes));
      else {
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          if (signal.aborted) return;
          try {
            onText?.(text);
          } catch (error) {
            settle(() => reject(error));
            request.destroy();
          }
        });
      }
      response.on('error', fail);
      response.on('end', () => settle(resolve));
    });
    request.end(payload);
  });
}
