/**
 * One HTTP exchange with a model server, over connections that are kept and used again. Ends well only with the whole
 * answer; a connection that breaks, or a call that is aborted, rejects at once.
 */
import * as http from 'node:http';
import * as https from 'node:https';

export interface Exchange {
  url: URL;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  onHead(status: number, headers: http.IncomingHttpHeaders): void;
  /** Decoded text: a character whose bytes came in two packets arrives whole. */
  onText(text: string): void;
}

export type Transport = (exchange: Exchange) => Promise<void>;

/** node:http rather than the global fetch, which costs twice as much for each call. */
export function nodeTransport(): Transport {
  const kept = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 64 };
  const plain = new http.Agent(kept);
  const secure = new https.Agent(kept);
  return (exchange) => once(exchange, exchange.url.protocol === 'https:' ? secure : plain, true);
}

function once(exchange: Exchange, agent: http.Agent, mayRepeat: boolean): Promise<void> {
  const { url, headers, body, signal } = exchange;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const payload = Buffer.from(body, 'utf8');
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-length': payload.length },
    });
    let answered = false;
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => {
      settle(() => reject(signal.reason));
      request.destroy();
    };
    const fail = (error: NodeJS.ErrnoException) => {
      // A kept connection that the server closed just as it was used again: nothing was answered, so ask on a new one.
      const stale = request.reusedSocket && !answered && error.code === 'ECONNRESET' && mayRepeat;
      settle(() => (stale && !signal.aborted ? resolve(once(exchange, agent, false)) : reject(error)));
    };
    signal.addEventListener('abort', abort, { once: true });
    request.on('error', fail);
    request.on('response', (response) => {
      answered = true;
      exchange.onHead(response.statusCode ?? 0, response.headers);
      response.setEncoding('utf8');
      response.on('data', exchange.onText);
      response.on('error', fail);
      response.on('end', () => settle(resolve));
    });
    request.end(payload);
  });
}
