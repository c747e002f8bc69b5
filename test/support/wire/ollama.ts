/** Ollama's own chat: a line of JSON for each piece, `done` in the last, arguments of tools as objects. */
import { bearerIn, list, used, type Wire } from './wire.ts';

const line = (value: object): string => `${JSON.stringify(value)}\n`;

const said = (message: object) =>
  line({
    model: 'wire-model',
    created_at: '2026-11-16T20:00:00Z',
    message: { role: 'assistant', content: '', ...message },
    done: false,
  });

/** The last line of a chat. */
export const ended = (reason: string, counts: object = {}): string =>
  line({
    model: 'wire-model',
    created_at: '2026-11-16T20:00:01Z',
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: reason,
    total_duration: 4_883_583_458,
    prompt_eval_count: used.input,
    prompt_eval_cached_count: used.cached,
    eval_count: used.output,
    ...counts,
  });

export const ollama: Wire = {
  base: '',
  contentType: 'application/x-ndjson',
  comment: '\n',
  isCall: (path) => path === '/api/chat',
  read: ({ headers, body }) => ({
    key: bearerIn(headers),
    structured: typeof body.format === 'object',
    tools: list(body.tools).map((tool) => String((tool.function as { name: string }).name)),
    toolAnswers: list(body.messages)
      .filter(({ role, tool_name: name }) => role === 'tool' && typeof name === 'string')
      .map(({ content }) => String(content)),
  }),
  events: (reply, deltas) => ({
    begun:
      'call' in reply
        ? [said({ tool_calls: [{ function: { name: reply.call.name, arguments: reply.call.input } }] })]
        : [
            ...(reply.thinking ? [said({ thinking: reply.thinking })] : []),
            ...deltas.map((content) => said({ content })),
          ],
    finished: [ended('call' in reply ? 'stop' : (reply.finish ?? 'stop'))],
  }),
  errorEvent: (message) => line({ error: message }),
  refusal: (_, message) => ({ error: message }),
  models: {
    path: '/api/tags',
    body: { models: [{ name: 'llama3.3:70b', details: { family: 'llama' } }, { name: 'qwen3:8b' }] },
  },
  details: {
    path: '/api/show',
    body: {
      details: { family: 'llama' },
      model_info: {
        'general.architecture': 'llama',
        'llama.attention.head_count': 64,
        'llama.context_length': 131_072,
      },
      capabilities: ['completion', 'tools'],
    },
  },
};
