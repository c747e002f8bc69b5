/**
 * One call through a provider package, at the level of its own `doStream`. A stream that stalls and is aborted ends
 * quietly with half a message, so what was heard decides whether the reply is whole, not how the stream ended.
 */
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { FellSilent } from '../endWhenSilent.ts';
import type { ModelAnswer, ModelCall } from '../modelCall.ts';
import type { Place } from '../modelErrors.ts';
import { type Hearing, hearing, inOurWords } from './sdkHearing.ts';
import { callOptions } from './sdkPrompt.ts';

type Reader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>;

export async function sdkCall(model: LanguageModelV4, place: Place, call: ModelCall): Promise<ModelAnswer> {
  const { signal } = call;
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
  });
  aborted.catch(() => undefined);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  let reader: Reader | undefined;
  let heard: Hearing | undefined;
  let next: ReturnType<Reader['read']> | undefined;
  try {
    const { stream } = await Promise.race([
      Promise.resolve(model.doStream(callOptions(call, model.provider))),
      aborted,
    ]);
    reader = stream.getReader();
    heard = hearing(place, call);
    while (!heard.isFinished()) {
      next = reader.read();
      const { done, value } = await Promise.race([next, aborted]);
      if (done) break;
      heard.take(value);
    }
    return heard.whole();
  } catch (error) {
    if (!signal.aborted) throw inOurWords(error, place);
    const { reason } = signal;
    if (!(reason instanceof FellSilent && reader && heard && next)) throw reason;
    return await heardBeforeSilence(reader, next, heard).catch(() => {
      throw reason;
    });
  } finally {
    signal.removeEventListener('abort', abort);
    reader?.cancel().catch(() => undefined);
  }
}

/** Some packages say that a model finished only when the stream ends, and a server may never end it: our fetch did. */
async function heardBeforeSilence(
  reader: Reader,
  first: ReturnType<Reader['read']>,
  heard: Hearing,
): Promise<ModelAnswer> {
  for (let next = first; !heard.isFinished(); next = reader.read()) {
    const { done, value } = await next;
    if (done) break;
    heard.take(value);
  }
  return heard.whole();
}
