/** One call in OpenAI's chat completions, by our own reader on node:http, which costs less than half of an SDK's. */
import { BackendError, type Clock, type TurnRequest } from '../ports.ts';
import type { ModelAnswer, ModelCall } from './modelCall.ts';
import { type Place, type Refused, refusedByStatus, retryAfter, unreachable } from './modelErrors.ts';
import { objectAsk } from './objectAsk.ts';
import { type Answer, gatherAnswer } from './openaiCompatibleAnswer.ts';
import { FellSilent } from './silence.ts';
import type { Transport } from './transport.ts';

export interface ChatServer {
  url: URL;
  transport: Transport;
  stream: boolean;
  /** It knows `json_object` alone, and is told the schema in words. */
  takesNoSchema?: boolean;
  clock: Clock;
  headers?(turn: TurnRequest): Record<string, string>;
}

const longestRefusal = 65_536;

export const chatCall =
  (server: ChatServer, place: Place) =>
  async (call: ModelCall): Promise<ModelAnswer> => {
    let answer: Answer | undefined;
    let refused: Refused | undefined;
    let done = () => {};
    const heardAll = new Promise<void>((resolve) => {
      done = resolve;
    });
    try {
      const exchange = server.transport({
        url: server.url,
        headers: headersOf(server, place, call.turn),
        body: JSON.stringify(bodyOf(server, place, call)),
        signal: call.signal,
        onHead(status, headers) {
          if (status !== 200) {
            const waitMs = retryAfter(headers['retry-after'], server.clock.now());
            refused = { status, waitMs, body: '' };
            return;
          }
          call.onTaken();
          answer = gatherAnswer(headers['content-type'], { place, ...call });
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
      // A stream that breaks, or falls silent, after its finish_reason has said everything.
      if (stopped || !answer?.finished()) throw aborted ? reason : unreachable(error, place);
    }
    if (refused) throw refusedByStatus(place, refused);
    if (!answer) throw new BackendError(place.say.nothing(place.where), true);
    return answer.whole();
  };

function headersOf(server: ChatServer, { key }: Place, turn: TurnRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: server.stream ? 'text/event-stream' : 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
    ...server.headers?.(turn),
  };
}

function bodyOf({ stream, takesNoSchema }: ChatServer, { model }: Place, call: ModelCall): object {
  const { turn, structured, tools, exchanged } = call;
  const { system, messages } = turn.prompt;
  // Behind the prompt, which stays as it was: the seat's next request begins with it again.
  const inWords = structured && takesNoSchema ? `\n\n${objectAsk(structured, turn.scene.language)}` : '';
  return {
    ...(model && { model }),
    messages: [
      { role: 'system', content: system },
      ...messages.map(({ role, text }, at) => ({
        role,
        content: at === messages.length - 1 ? text + inWords : text,
      })),
      ...exchanged.flatMap(({ said, answers }) => [
        said,
        ...answers.map(({ call: { id }, answer }) => ({
          role: 'tool',
          tool_call_id: id,
          content: answer.text,
        })),
      ]),
    ],
    ...(stream && { stream: true, stream_options: { include_usage: true } }),
    ...(structured && {
      response_format: takesNoSchema
        ? { type: 'json_object' }
        : {
            type: 'json_schema',
            json_schema: { name: structured.name, schema: structured.schema, strict: true },
          },
    }),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, input }) => ({
        type: 'function',
        function: { name, description, parameters: input },
      })),
      ...(!call.mayCallTools && { tool_choice: 'none' }),
    }),
  };
}
