/** A model on loopback in OpenAI's chat completions that calls the first tool it is offered, then says what it answered. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const Body = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullish().catch('') })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
});

export interface CallingModel {
  /** With `/v1`. */
  url: string;
  /** The names of the tools in each request. */
  offered: string[][];
  /** The last message of each request. */
  asked: string[];
  close(): Promise<void>;
}

export async function callingModel(input: unknown): Promise<CallingModel> {
  const offered: string[][] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.method !== 'POST') {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ data: [{ id: 'caller' }] }));
        return;
      }
      const { messages, tools = [] } = Body.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')));
      const names = tools.map((tool) => tool.function.name);
      offered.push(names);
      asked.push(messages.at(-1)?.content ?? '');
      const answered = messages.findLast(({ role }) => role === 'tool');
      const [first] = names;
      response.setHeader('content-type', 'text/event-stream');
      const say = (delta: object, finish: string | null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'c', model: 'caller', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
        );
      if (first !== undefined && !answered) {
        const call = { name: first, arguments: JSON.stringify(input) };
        say(
          { role: 'assistant', tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: call }] },
          null,
        );
        say({}, 'tool_calls');
      } else {
        say({ role: 'assistant', content: `The tool says: ${answered?.content ?? 'nothing'}` }, null);
        say({}, 'stop');
      }
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    offered,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
