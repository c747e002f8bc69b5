/** Google's streamGenerateContent, as server-sent events. */
import { json, list, used, type Wire } from './wire.ts';

const chunk = (parts: object[], more: object = {}) =>
  json({
    candidates: [{ content: { role: 'model', parts }, index: 0, ...more }],
    modelVersion: 'wire-model',
    responseId: 'r',
  });

const usageMetadata = {
  promptTokenCount: used.input,
  cachedContentTokenCount: used.cached,
  candidatesTokenCount: used.output,
  totalTokenCount: used.input + used.output,
};

export const gemini: Wire = {
  base: '/v1beta',
  isCall: (path) => /^\/v1beta\/models\/[^/]+:streamGenerateContent$/.test(path),
  read: ({ headers, body }) => ({
    key: String(headers['x-goog-api-key'] ?? ''),
    structured:
      (body.generationConfig as { responseMimeType?: string })?.responseMimeType === 'application/json',
    tools: list(body.tools).flatMap(({ functionDeclarations }) =>
      list(functionDeclarations).map(({ name }) => String(name)),
    ),
    toolAnswers: list(body.contents)
      .flatMap(({ parts }) => list(parts))
      .filter(({ functionResponse }) => functionResponse !== undefined)
      .map(({ functionResponse }) => JSON.stringify(functionResponse)),
  }),
  events: (reply, deltas) => ({
    begun:
      'call' in reply
        ? [
            chunk([
              {
                functionCall: { name: reply.call.name, args: reply.call.input },
                thoughtSignature: 'signed',
              },
            ]),
          ]
        : [
            ...(reply.thinking ? [chunk([{ text: reply.thinking, thought: true }])] : []),
            ...deltas.map((text) => chunk([{ text }])),
          ],
    finished: [
      json({
        candidates: [
          {
            content: { role: 'model', parts: [{ text: '' }] },
            finishReason: ('finish' in reply && reply.finish) || 'STOP',
            index: 0,
          },
        ],
        modelVersion: 'wire-model',
        usageMetadata,
      }),
    ],
  }),
  errorEvent: (message) => json({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  refusal: (status, message) => ({ error: { code: status, message, status: 'REFUSED' } }),
  models: {
    path: '/v1beta/models',
    body: {
      models: [
        {
          name: 'models/gemini-3.8-flash',
          displayName: 'Gemini 3.8 Flash',
          supportedGenerationMethods: ['generateContent'],
        },
        { name: 'models/embedding-001', supportedGenerationMethods: ['embedContent'] },
      ],
    },
  },
};
