/** How much a model can read and write, as its server tells it. Absent where it does not: then the call itself will show. */
import type { Clock } from '../../ports/ports.ts';
import { field } from '../modelErrors.ts';
import type { Transport } from '../transport.ts';

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
