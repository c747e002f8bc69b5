/** OpenAI's responses. */
import { bearerIn, list, used, type Wire } from './wire.ts';

const event = (type: string, value: object = {}) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: 1, ...value })}\n\n`;

const response = { id: 'resp_1', object: 'response', created_at: 1_790_000_000, model: 'wire-model' };

const usage = {
  input_tokens: used.input,
  input_tokens_details: { cached_tokens: used.cached },
  output_tokens: used.output,
  output_tokens_details: { reasoning_tokens: 0 },
};

const incomplete = (reason: string) =>
  event('response.incomplete', {
    response: { ...response, status: 'incomplete', incomplete_details: { reason }, usage },
  });

export const openAiResponses: Wire = {
  base: '/v1',
  isCall: (path) => path === '/v1/responses',
  read: ({ headers, body }) => ({
    key: bearerIn(headers),
    structured: (body.text as { format?: unknown } | undefined)?.format !== undefined,
    tools: list(body.tools).map(({ name }) => String(name)),
    toolAnswers: list(body.input)
      .filter(({ type }) => type === 'function_call_output')
      .map(({ output }) => String(output)),
  }),
  events(reply, deltas) {
    const created = [
      event('response.created', { response: { ...response, status: 'in_progress' } }),
      event('response.in_progress', { response: { ...response, status: 'in_progress' } }),
    ];
    const thinking =
      'thinking' in reply && reply.thinking
        ? [
            event('response.output_item.added', {
              output_index: 0,
              item: { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' },
            }),
            event('response.output_item.done', {
              output_index: 0,
              item: { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed' },
            }),
          ]
        : [];
    const output_index = thinking.length > 0 ? 1 : 0;
    const completed = event('response.completed', { response: { ...response, status: 'completed', usage } });
    if ('call' in reply) {
      const item = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: reply.call.name };
      const input = JSON.stringify(reply.call.input);
      return {
        begun: [
          ...created,
          ...thinking,
          event('response.output_item.added', {
            output_index,
            item: { ...item, arguments: '', status: 'in_progress' },
          }),
          event('response.function_call_arguments.delta', { item_id: 'fc_1', output_index, delta: input }),
        ],
        finished: [
          event('response.function_call_arguments.done', { item_id: 'fc_1', output_index, arguments: input }),
          event('response.output_item.done', {
            output_index,
            item: { ...item, arguments: input, status: 'completed' },
          }),
          completed,
        ],
      };
    }
    const item = { type: 'message', id: 'msg_1', role: 'assistant' };
    return {
      begun: [
        ...created,
        ...thinking,
        event('response.output_item.added', {
          output_index,
          item: { ...item, content: [], status: 'in_progress' },
        }),
        ...deltas.map((delta) =>
          event('response.output_text.delta', { item_id: 'msg_1', output_index, content_index: 0, delta }),
        ),
      ],
      finished: [
        event('response.output_item.done', {
          output_index,
          item: { ...item, status: 'completed', content: [] },
        }),
        reply.finish === undefined ? completed : incomplete(reply.finish),
      ],
    };
  },
  errorEvent: (message) =>
    event('error', { error: { type: 'server_error', code: 'server_error', message, param: null } }),
  refusal: (status, message) => ({ error: { message, type: 'error', param: null, code: String(status) } }),
  models: { path: '/v1/models', body: { data: [{ id: 'gpt-6.1-terra' }, { id: 'whisper-1' }] } },
};
