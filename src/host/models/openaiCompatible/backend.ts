/**
 * Any server that speaks OpenAI's chat completions: streamed, with deadlines for the first token and for silence. A
 * reply is given only when it is whole; everything else is a BackendError in words. The key comes from whoever composes
 * the host, goes only to the base URL, and is in no error and no log.
 */
import type { Language } from '../../../core/ids.ts';
import { modelWords } from '../../../rpc/words/host/modelWords.ts';
import type { Backend, TurnRequest } from '../../ports/ports.ts';
import type { Patience } from '../endWhenSilent.ts';
import { limiter } from '../limiter.ts';
import type { Line } from '../modelCall.ts';
import { conversationOver, type Lacking } from '../modelConversation.ts';
import { addressOf } from '../modelErrors.ts';
import { nodeTransport, type Transport } from '../transport.ts';
import { type ChatServer, chatCall } from './completionCall.ts';

export interface OpenAiCompatibleOptions extends Patience {
  /** Up to and with the version, as servers document it: `http://localhost:11434/v1`. */
  baseUrl: string;
  apiKey?: string;
  /** For seats that name none. */
  model?: string;
  transport?: Transport;
  /** Ask for the reply in one piece instead. */
  stream?: boolean;
  /** More headers for a call, such as a gateway's session key. */
  headers?(turn: TurnRequest): Record<string, string>;
  /** What people know it as, when another than `openai-compatible`. */
  name?: string;
  /** Calls at once; absent: as many as there are. */
  atOnce?: number;
  language?: Language;
}

export function openAiCompatibleBackend(options: OpenAiCompatibleOptions): Backend {
  const {
    name = 'openai-compatible',
    language = 'en',
    apiKey,
    clock,
    firstTokenMs,
    idleMs,
    atOnce,
  } = options;
  const url = chatUrl(options.baseUrl);
  const say = modelWords[language];
  const server: ChatServer = {
    url,
    transport: options.transport ?? nodeTransport(),
    stream: options.stream ?? true,
    clock,
    ...(options.headers ? { headers: options.headers } : {}),
  };
  const own = limiter(clock);
  const lacking: Lacking = new Set();
  return {
    name,
    open(_table, seat) {
      const model = seat.model ?? options.model;
      const lineIn = (told: Language) => {
        const place = { where: addressOf(url), provider: name, say: modelWords[told], key: apiKey, model };
        const ask = chatCall(server, place);
        return { place, limiter: own, clock, firstTokenMs, idleMs, atOnce, ask };
      };
      const lines: Record<Language, Line> = { en: lineIn('en'), fr: lineIn('fr') };
      return conversationOver(seat, lacking, ({ scene }) => lines[scene.language], say.closed);
    },
  };
}

export const chatUrl = (baseUrl: string): URL => new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`);
