/**
 * How long a context an Ollama lays out for a call: what is sent and room for the reply, in steps, no more than the model
 * has. It never gets shorter again, and all seats of a model share it: every other length loads the model anew, and its
 * cache of what it had read is gone.
 */

import type { Clock } from '../../ports/ports.ts';
import { field } from '../modelErrors.ts';
import type { Transport } from '../transport.ts';

const step = 4096;
const usualRoom = 4096;
const mostRoom = 32_768;

/** What is known of one model at one address. */
export interface Held {
  /** The most that the model can read and write, as the server tells it. */
  length?: number | undefined;
  /** What was asked for last. */
  given: number;
  /** Tokens left free for a reply, what is thought before it included. */
  room: number;
}

export const nothingHeld = (): Held => ({ given: 0, room: usualRoom });

/** What some text makes, in tokens: nobody but the model can count them. */
export interface Tokens {
  /** Hardly any text has more than five characters a token. */
  atLeast: number;
  /** For people. */
  about: number;
  /** Prose in two languages and code have three to four bytes a token. */
  atMost: number;
}

export const tokensOf = (text: string): Tokens => ({
  atLeast: Math.floor(text.length / 5),
  about: Math.ceil(text.length / 4),
  atMost: Math.ceil(Buffer.byteLength(text, 'utf8') / 3),
});

export const contextFor = ({ atMost }: Tokens, held: Held): number => give(atMost + held.room, held);

/** After a refusal: this text makes more tokens than texts do. Answers whether there is more to give. */
export const longerContext = (refused: number, counted: number | undefined, held: Held): boolean =>
  give(counted === undefined ? refused * 2 : counted + held.room, held) > refused;

/** After a reply that filled the room it had. Answers whether there is more to give. */
export function moreRoom(filled: number, held: Held): boolean {
  held.room = Math.max(held.room, Math.min(mostRoom, filled * 2));
  return held.room > filled && held.given < (held.length ?? Number.POSITIVE_INFINITY);
}

function give(tokens: number, held: Held): number {
  const inSteps = Math.ceil(tokens / step) * step;
  held.given = Math.min(held.length ?? Number.POSITIVE_INFINITY, Math.max(held.given, inSteps));
  return held.given;
}

const longestAnswer = 4_000_000;
const patienceMs = 5000;

export interface ShowAsk {
  url: URL;
  transport: Transport;
  clock: Clock;
  headers: Record<string, string>;
}

export async function contextLengthOf(
  model: string,
  { url, transport, clock, headers }: ShowAsk,
  signal: AbortSignal,
): Promise<number | undefined> {
  const late = new AbortController();
  const cancel = clock.at(clock.now() + patienceMs, () => late.abort());
  let isOk = false;
  let body = '';
  try {
    await transport({
      url,
      headers,
      body: JSON.stringify({ model }),
      signal: AbortSignal.any([signal, late.signal]),
      onHead(status) {
        isOk = status === 200;
      },
      onText(text) {
        if (body.length < longestAnswer) body += text;
      },
    });
    return isOk ? lengthIn(JSON.parse(body)) : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    cancel();
  }
}

/** Under the name of the model's own architecture: `llama.context_length`. */
function lengthIn(answer: unknown): number | undefined {
  const info = field(answer, 'model_info');
  if (typeof info !== 'object' || info === null) return undefined;
  const named = field(info, `${String(field(info, 'general.architecture'))}.context_length`);
  const any = Object.entries(info).find(([name]) => name.endsWith('.context_length'))?.[1] as unknown;
  const length = named ?? any;
  return typeof length === 'number' && Number.isInteger(length) && length > 0 ? length : undefined;
}
