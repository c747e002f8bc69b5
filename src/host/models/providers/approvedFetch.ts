/**
 * The `fetch` that the provider packages are given: node:http underneath, one approved host, no redirect. What is not
 * a stream of a model never reaches them: a status, a web page or an error object is told in our own words.
 */
import { BackendError, type Clock } from '../../ports/ports.ts';
import { FellSilent } from '../endWhenSilent.ts';
import {
  failedInside,
  field,
  looksLikePage,
  type Place,
  type Refused,
  refusedByStatus,
  retryAfter,
  saidIn,
  unreachable,
} from '../modelErrors.ts';
import type { Transport } from '../transport.ts';

export interface ApprovedFetch {
  host: string;
  place: Place;
  transport: Transport;
  clock: Clock;
  /** The server took the call. */
  onTaken(): void;
}

const longestBody = 1_000_000;

export const approvedFetch =
  (parts: ApprovedFetch): typeof globalThis.fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { place, host } = parts;
    if (url.host !== host)
      return Promise.reject(new BackendError(place.say.hostNotApproved(url.host, host), false));
    const signal = init?.signal ?? new AbortController().signal;
    return new Promise((resolve, reject) => {
      const body = bodyIn();
      let refused: Refused | undefined;
      let isStream = false;
      let collected = '';
      const decoder = new TextDecoder();
      parts
        .transport({
          url,
          headers: Object.fromEntries(new Headers(init?.headers)),
          ...(typeof init?.body === 'string' ? { body: init.body } : {}),
          signal,
          onHead(status, headers) {
            if (status !== 200)
              refused = { status, body: '', waitMs: retryAfter(headers['retry-after'], parts.clock.now()) };
            else if (headers['content-type']?.includes('text/event-stream')) {
              isStream = true;
              parts.onTaken();
              resolve(
                new Response(body.stream, { status, headers: { 'content-type': 'text/event-stream' } }),
              );
            }
          },
          onBytes(bytes) {
            if (isStream) body.push(bytes);
            else if (collected.length < longestBody) collected += decoder.decode(bytes, { stream: true });
          },
        })
        .then(
          () => {
            if (isStream) body.end();
            else
              reject(
                refused
                  ? refusedByStatus(place, { ...refused, body: collected })
                  : noStream(collected, place),
              );
          },
          (error: unknown) => {
            const told = signal.aborted ? (signal.reason as unknown) : unreachable(error, place);
            // What a package tells only at the end of a stream is told after a silence too.
            if (isStream && told instanceof FellSilent) body.end();
            else if (isStream) body.fail(told);
            else reject(told);
          },
        );
    });
  };

/** A body that came with status 200 and is no stream of events. */
function noStream(body: string, place: Place): BackendError {
  const { where, say, key } = place;
  if (body.trim() === '') return new BackendError(say.nothing(where), true);
  if (looksLikePage(body)) return new BackendError(say.page(where), false);
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return new BackendError(say.notJson(where), true);
  }
  const error = field(Array.isArray(parsed) ? parsed[0] : parsed, 'error');
  return error
    ? failedInside(error, place)
    : new BackendError(say.notACompletion(where, saidIn(body, key)), false);
}

/** Bytes pushed in at one end, a web stream at the other. What comes after its reader left is dropped. */
function bodyIn() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      controller = undefined;
    },
  });
  return {
    stream,
    push: (bytes: Uint8Array) => controller?.enqueue(bytes),
    end: () => controller?.close(),
    fail: (error: unknown) => controller?.error(error),
  };
}
