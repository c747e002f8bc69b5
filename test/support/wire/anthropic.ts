/** Anthropic's messages. */
import { list, used, type Wire } from './wire.ts';

const event = (type: string, value: object = {}) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;

const started = (stored: number) =>
  event('message_start', {
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'wire-model',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: {
        input_tokens: used.input - used.cached - stored,
        cache_creation_input_tokens: stored,
        cache_read_input_tokens: used.cached,
        output_tokens: 1,
      },
    },
  });

const block = (index: number, content: object, deltas: object[]) => [
  event('content_block_start', { index, content_block: content }),
  ...deltas.map((delta) => event('content_block_delta', { index, delta })),
];

export const anthropic: Wire = {
  base: '/v1',
  isCall: (path) => path === '/v1/messages',
  read: ({ headers, body }) => ({
    key: String(headers['x-api-key'] ?? ''),
    structured: body.output_config !== undefined || list(body.tools).some(({ name }) => name === 'json'),
    tools: list(body.tools).map(({ name }) => String(name)),
    toolAnswers: list(body.messages)
      .flatMap(({ content }) => list(content))
      .filter(({ type }) => type === 'tool_result')
      .map(({ content }) => (typeof content === 'string' ? content : String(list(content)[0]?.text))),
  }),
  events(reply, deltas) {
    const thinking =
      'thinking' in reply && reply.thinking
        ? [
            ...block(0, { type: 'thinking', thinking: '', signature: '' }, [
              { type: 'thinking_delta', thinking: reply.thinking },
              { type: 'signature_delta', signature: 'signed' },
            ]),
            event('content_block_stop', { index: 0 }),
          ]
        : [];
    const index = thinking.length > 0 ? 1 : 0;
    const said =
      'call' in reply
        ? block(
            index,
            { type: 'tool_use', id: 'toolu_1', name: reply.call.name, input: {} },
            JSON.stringify(reply.call.input)
              .match(/.{1,5}/gs)!
              .map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
          )
        : block(
            index,
            { type: 'text', text: '' },
            deltas.map((text) => ({ type: 'text_delta', text })),
          );
    return {
      begun: [started(('stored' in reply && reply.stored) || 0), event('ping'), ...thinking, ...said],
      finished: [
        event('content_block_stop', { index }),
        event('message_delta', {
          delta: {
            stop_reason: 'call' in reply ? 'tool_use' : (reply.finish ?? 'end_turn'),
            stop_sequence: null,
          },
          usage: { output_tokens: used.output },
        }),
        event('message_stop'),
      ],
    };
  },
  errorEvent: (message) => event('error', { error: { type: 'overloaded_error', message } }),
  refusal: (status, message) => ({
    type: 'error',
    error: { type: status === 401 ? 'authentication_error' : 'api_error', message },
  }),
  models: {
    path: '/v1/models',
    body: { data: [{ id: 'claude-sonnet-5-5', display_name: 'Claude Sonnet 5.5', type: 'model' }] },
  },
};
