/** One call to a model server by our own reader on node:http: a whole answer, or a BackendError that says what is missing. */
import { BackendError, type Clock } from '../ports/ports.ts';
import { FellSilent } from './endWhenSilent.ts';
import type { ModelAnswer, ModelCall } from './modelCall.ts';
import { type Place, type Refused, refusedByStatus, retryAfter, unreachable } from './modelErrors.ts';
import type { Transport } from './transport.ts';

/** Gathers an answer out of text that comes in any pieces. */
export interface Answer {
  /** True once nothing more will come, whether or not the connection ends. */
  take(text: string): boolean;
  /** The whole reply, or a BackendError that says what is missing. */
  whole(): ModelAnswer;
  /** The server said why it finished: nothing more is needed. */
  finished(): boolean;
}

export interface Asking {
  url: URL;
  transport: Transport;
  clock: Clock;
  headers: Record<string, string>;
  body: object;
  gather(contentType: string | undefined): Answer;
}

const longestRefusal = 65_536;

export async function answerTo(asking: Asking, place: Place, call: ModelCall): Promise<ModelAnswer> {
  let answer: Answer | undefined;
  let refused: Refused | undefined;
  let done = () => {};
  const heardAll = new Promise<void>((resolve) => {
    done = resolve;
  });
  try {
    const exchange = asking.transport({
      url: asking.url,
      headers: asking.headers,
      body: JSON.stringify(asking.body),
      signal: call.signal,
      onHead(status, headers) {
        if (status !== 200) {
          const waitMs = retryAfter(headers['retry-after'], asking.clock.now());
          refused = { status, waitMs, body: '' };
          return;
        }
        call.onTaken();
        answer = asking.gather(headers['content-type']);
      },
      onText(text) {
        if (call.signal.aborted) return;
        if (refused && refused.body.length < longestRefusal) refused.body += text;
        if (answer?.take(text)) done();
      },
    });
    // Some servers keep the connection open after their last word.
    await Promise.race([exchange, heardAll]);
  } catch (error) {
    const { aborted, reason } = call.signal;
    const stopped = aborted && !(reason instanceof FellSilent);
    // A stream that breaks, or falls silent, after it said why it ended has said everything.
    if (stopped || !answer?.finished()) throw aborted ? reason : unreachable(error, place);
  }
  if (refused) throw refusedByStatus(place, refused);
  if (!answer) throw new BackendError(place.say.nothing(place.where), true);
  return answer.whole();
}
