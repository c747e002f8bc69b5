/**
 * One call in Ollama's own wire format. Its OpenAI-compatible route can't be told how long a context is needed, and cuts a
 * longer prompt without a word; here it is told, and what does not fit is never cut: it is a trouble with its numbers.
 */
import { BackendError, type Clock } from '../../ports/ports.ts';
import { answerTo } from '../exchange.ts';
import type { ModelAnswer, ModelCall } from '../modelCall.ts';
import { isTooLong, type Place, RefusedError, saidIn } from '../modelErrors.ts';
import type { Transport } from '../transport.ts';
import { gatherOllama } from './ollamaAnswer.ts';
import {
  contextFor,
  contextLengthOf,
  type Held,
  longerContext,
  moreRoom,
  type Tokens,
  tokensOf,
} from './ollamaContext.ts';
import { requestOf } from './ollamaRequest.ts';

export interface OllamaServer {
  /** Without a version. */
  base: URL;
  transport: Transport;
  clock: Clock;
  held: Held;
  /** From council.yaml: this length for every call, or whatever the server was started with; absent: what is needed. */
  fixed: number | 'server' | undefined;
}

const mostTries = 3;

export const ollamaCall =
  (server: OllamaServer, place: Place) =>
  async (call: ModelCall): Promise<ModelAnswer> => {
    const { held, fixed, transport, clock } = server;
    const { model, key, where, say } = place;
    if (model === undefined) throw new BackendError(say.noModel(place.provider), false);
    const headers = {
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      ...(key && { authorization: `Bearer ${key}` }),
    };
    const to = (path: string) => ({
      url: new URL(`${server.base.href.replace(/\/+$/, '')}${path}`),
      transport,
      clock,
      headers,
    });
    if (fixed === undefined && held.length === undefined) {
      const told = await contextLengthOf(model, to('/api/show'), call.signal);
      held.length = told ?? held.length;
    }
    const request = requestOf(model, call);
    const { messages, tools, format } = request;
    const tokens = tokensOf(JSON.stringify({ messages, tools, format }));
    const most = mostOf(server);
    if (most !== undefined && tokens.atLeast > most)
      throw new BackendError(say.promptTooLong(where, model, tokens.about, most, limitOf(server)), false);

    for (let tries = 1; ; tries++) {
      const context = fixed === undefined ? contextFor(tokens, held) : mostOf(server);
      const ranOut = (written: number) => fixed === undefined && roomIsFull(written, context, tokens, held);
      try {
        return await answerTo(
          {
            ...to('/api/chat'),
            body: { ...request, ...optionsOf(context, call.room) },
            gather: (contentType) => gatherOllama(contentType, { place, ...call, ranOut }),
          },
          place,
          call,
        );
      } catch (error) {
        if (!(error instanceof RefusedError) || !isTooLong.test(error.body)) throw error;
        const { counted, has } = countsIn(error.body);
        // One that has less than it was asked for gives no more.
        const mayGrow = fixed === undefined && context !== undefined && (has ?? context) >= context;
        if (mayGrow && tries < mostTries && longerContext(context, counted, held)) continue;
        const words =
          counted === undefined || has === undefined
            ? say.contextTooLong(where, saidIn(error.body, key))
            : say.promptTooLong(where, model, counted, has, limitOf(server));
        throw new RefusedError(words, error, false);
      }
    }
  };

function optionsOf(num_ctx: number | undefined, num_predict: number | undefined): object {
  const options = {
    ...(num_ctx === undefined ? {} : { num_ctx }),
    ...(num_predict === undefined ? {} : { num_predict }),
  };
  return Object.keys(options).length === 0 ? {} : { options };
}

/** What a prompt and its reply may take together; absent: nobody has told. */
const mostOf = ({ fixed, held }: OllamaServer): number | undefined =>
  fixed === undefined ? held.length : fixed === 'server' ? undefined : fixed;

const limitOf = ({ fixed }: OllamaServer): 'model' | 'settings' | 'server' =>
  fixed === undefined ? 'model' : fixed === 'server' ? 'server' : 'settings';

/** A reply that stops before its room is full has another limit, which asking again would not change. */
function roomIsFull(written: number, context = 0, { atMost }: Tokens, held: Held): boolean {
  const room = Math.max(context - atMost, 0);
  return written >= room && moreRoom(room, held);
}

/** A server that refuses for the length may say what it counted: `request (8889 tokens) exceeds … (4096 tokens)`. */
function countsIn(body: string): { counted?: number; has?: number } {
  const [, counted, has] = /\((\d{1,9}) tokens\)[^()]*\((\d{1,9}) tokens\)/.exec(body) ?? [];
  return counted === undefined || has === undefined ? {} : { counted: Number(counted), has: Number(has) };
}
