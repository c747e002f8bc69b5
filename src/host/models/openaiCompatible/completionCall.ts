/** One call in OpenAI's chat completions, by our own reader, which costs less than half of an SDK's. */

import type { Language } from '../../../core/ids.ts';
import type { Clock, StructuredAsk, TurnRequest } from '../../ports/ports.ts';
import { answerTo } from '../exchange.ts';
import type { ModelAnswer, ModelCall } from '../modelCall.ts';
import type { Place } from '../modelErrors.ts';
import type { Transport } from '../transport.ts';
import { gatherAnswer } from './completionAnswer.ts';

export interface ChatServer {
  url: URL;
  transport: Transport;
  stream: boolean;
  /** It knows `json_object` alone, and is told the schema in words. */
  takesNoSchema?: boolean;
  clock: Clock;
  headers?(turn: TurnRequest): Record<string, string>;
}

export const chatCall =
  (server: ChatServer, place: Place) =>
  (call: ModelCall): Promise<ModelAnswer> =>
    answerTo(
      {
        url: server.url,
        transport: server.transport,
        clock: server.clock,
        headers: headersOf(server, place, call.turn),
        body: bodyOf(server, place, call),
        gather: (contentType) => gatherAnswer(contentType, { place, ...call }),
      },
      place,
      call,
    );

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
    ...(call.room !== undefined && {
      [call.isRenamed ? 'max_completion_tokens' : 'max_tokens']: call.room,
    }),
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

const words: Record<Language, string> = {
  en: 'Give this answer as one JSON object and nothing else, in the place of the form above. Its JSON Schema:',
  fr: 'Donne cette réponse sous forme d’un seul objet JSON et rien d’autre, à la place du formulaire ci-dessus. Son schéma JSON :',
};

export const objectAsk = ({ schema }: StructuredAsk, language: Language): string =>
  `${words[language]}\n${JSON.stringify(schema)}`;
