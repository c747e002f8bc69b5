/** OpenAI's chat completions, as OpenAI, GLM and many others stream them. */
import { bearerIn, json, list, used, type Wire } from './wire.ts';

const chunk = (delta: object, finish: string | null = null) =>
  json({ id: 'c', model: 'wire-model', choices: [{ index: 0, delta, finish_reason: finish }] });

const usage = {
  prompt_tokens: used.input,
  completion_tokens: used.output,
  prompt_tokens_details: { cached_tokens: used.cached },
};

export const openAiChat: Wire = {
  base: '/v1',
  isCall: (path) => path === '/v1/chat/completions',
  read: ({ headers, body }) => ({
    key: bearerIn(headers),
    structured: body.response_format !== undefined,
    tools: list(body.tools).map((tool) => String((tool.function as { name: string }).name)),
    toolAnswers: list(body.messages)
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => String(content)),
  }),
  events: (reply, deltas) => ({
    begun:
      'call' in reply
        ? [
            chunk({
              role: 'assistant',
              tool_calls: [
                {
                  index: 0,
                  id: 'call-1',
                  type: 'function',
                  function: { name: reply.call.name, arguments: '' },
                },
              ],
            }),
            ...JSON.stringify(reply.call.input)
              .match(/.{1,5}/gs)!
              .map((piece) => chunk({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
          ]
        : [
            ...(reply.thinking ? [chunk({ reasoning_content: reply.thinking })] : []),
            ...deltas.map((content) => chunk({ content })),
          ],
    finished: [
      chunk({}, 'call' in reply ? 'tool_calls' : (reply.finish ?? 'stop')),
      json({ id: 'c', model: 'wire-model', choices: [], usage }),
      'data: [DONE]\n\n',
    ],
  }),
  errorEvent: (message) => json({ error: { message, type: 'server_error', code: 503 } }),
  refusal: (status, message) => ({ error: { message, type: 'error', code: status } }),
  models: { path: '/v1/models', body: { data: [{ id: 'wire-model' }, { id: 'qwen3:8b' }] } },
};

/** The same under GLM's path; it gives an object where it is asked for one, and takes no schema for it. */
export const zaiChat: Wire = {
  ...openAiChat,
  read: (request) => ({
    ...openAiChat.read(request),
    structured: (request.body.response_format as { type?: string } | undefined)?.type === 'json_object',
  }),
  base: '/api/paas/v4',
  isCall: (path) => path === '/api/paas/v4/chat/completions',
  models: { path: '/api/paas/v4/models', body: { data: [{ id: 'glm-5.2' }] } },
};
