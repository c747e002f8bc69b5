/** The loopback model behind a real gateway: each agent has one of its own by name, and may be made to go wrong. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { replyFor } from '../modelReplies.ts';
import { type Fault, misbehave } from '../modelServerFaults.ts';
import { formAsked } from './formAsked.ts';

export interface ModelBehind {
  /** The base URL, with `/v1`. */
  url: string;
  /** From now on the model of this name goes wrong so, or right again. */
  fail(model: string, fault: Fault | undefined): void;
  /** How often this model was asked since the last reset. */
  asked(model: string): number;
  whenAsked(model: string): Promise<void>;
  /** What it was sent last. */
  lastMessages(model: string): { role: string; text: string }[];
  reset(): void;
  close(): Promise<void>;
}

interface Body {
  model: string;
  messages: { role: string; content: string | { text?: string }[] }[];
}

export async function startModelBehind(): Promise<ModelBehind> {
  const faults = new Map<string, Fault>();
  const counts = new Map<string, number>();
  const last = new Map<string, Body>();
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.method !== 'POST') return response.end('<!doctype html><title>A model</title>');
      const body = JSON.parse(Buffer.concat(pieces).toString('utf8')) as Body;
      counts.set(body.model, (counts.get(body.model) ?? 0) + 1);
      last.set(body.model, body);
      for (const look of waiting) look();
      const fault = faults.get(body.model);
      if (fault) return misbehave(fault, response);
      const text = replyFor({
        form: formAsked(lastWords(body)),
        seat: body.model,
        vote: 'agree',
        length: 700,
      });
      response.setHeader('content-type', 'text/event-stream');
      return response.end(streamed(body.model, text));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const asked = (model: string) => counts.get(model) ?? 0;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    fail: (model, fault) => void (fault ? faults.set(model, fault) : faults.delete(model)),
    asked,
    whenAsked: (model) =>
      new Promise((resolve) => {
        const look = () => asked(model) > 0 && resolve();
        waiting.add(look);
        look();
      }),
    lastMessages: (model) =>
      (last.get(model)?.messages ?? []).map(({ role, content }) => ({ role, text: textOf(content) })),
    reset() {
      faults.clear();
      counts.clear();
      waiting.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const textOf = (content: Body['messages'][number]['content']): string =>
  typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');

/** What was asked last; the gateway sends notes of its own after it. */
const lastWords = ({ messages }: Body): string =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => textOf(content))
    .findLast((text) => !text.startsWith('<<<BEGIN_OPENCLAW')) ?? '';

function streamed(model: string, text: string): string {
  const pieces = text.match(/.{1,40}/gs) ?? [];
  const chunk = (rest: object) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model, ...rest })}\n\n`;
  const said = pieces.map((content) =>
    chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  );
  const usage = { prompt_tokens: 900, completion_tokens: 200, total_tokens: 1100 };
  const end = chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  return `${said.join('')}${end}${chunk({ choices: [], usage })}data: [DONE]\n\n`;
}
