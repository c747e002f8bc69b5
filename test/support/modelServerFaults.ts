/** The ways in which a model server goes wrong, each as servers were seen to do it. */
import type { ServerResponse } from 'node:http';

export type Fault =
  /** Takes the request and says nothing, for ever. */
  | 'never-answers'
  /** Comments keep the connection alive, but no token comes. */
  | 'only-comments'
  /** A first delta, then one byte of the next event every `everyMs`. */
  | { drips: number }
  /** Some deltas, then the connection is cut. */
  | 'cut'
  /** Some deltas, then silence. */
  | 'stalls'
  /** Some deltas and a well-formed end, but no finish_reason. */
  | 'ends-without-finish'
  | 'empty-stream'
  | 'empty-body'
  | 'web-page'
  | 'not-json'
  | 'other-json'
  /** An error object inside a stream that had begun. */
  | 'error-in-stream'
  | 'never-ends'
  | { status: number; retryAfter?: string; body?: string };

const delta = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

export function misbehave(fault: Fault, response: ServerResponse): void {
  if (typeof fault === 'object' && 'status' in fault) {
    response.statusCode = fault.status;
    if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
    response.setHeader('content-type', 'application/json');
    response.end(fault.body ?? JSON.stringify({ error: { message: `refused with ${fault.status}` } }));
    return;
  }
  if (typeof fault === 'object') {
    drip(response, fault.drips);
    return;
  }
  whole[fault](response);
}

function drip(response: ServerResponse, everyMs: number): void {
  begin(response);
  const rest = delta('and it goes on');
  let at = 0;
  const timer = setInterval(() => response.write(rest.charAt(at++ % rest.length)), everyMs);
  response.on('close', () => clearInterval(timer));
}

function begin(response: ServerResponse): void {
  response.setHeader('content-type', 'text/event-stream');
  response.write(delta('A reply that '));
  response.write(delta('had begun '));
}

const json = (response: ServerResponse, body: string) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
};

const whole: Record<Extract<Fault, string>, (response: ServerResponse) => void> = {
  'never-answers'() {},
  'only-comments'(response) {
    response.setHeader('content-type', 'text/event-stream');
    const timer = setInterval(() => response.write(': still here\n\n'), 20);
    response.on('close', () => clearInterval(timer));
  },
  cut(response) {
    begin(response);
    setImmediate(() => response.destroy());
  },
  stalls: begin,
  'ends-without-finish'(response) {
    begin(response);
    response.end('data: [DONE]\n\n');
  },
  'empty-stream'(response) {
    response.setHeader('content-type', 'text/event-stream');
    response.end();
  },
  'empty-body': (response) => json(response, ''),
  'web-page'(response) {
    response.setHeader('content-type', 'text/html');
    response.end('<!DOCTYPE html><html><body>Sign in to the network</body></html>');
  },
  'not-json': (response) => json(response, '{"choices": [{'),
  'other-json': (response) => json(response, '{"status":"ok","models":[]}'),
  'error-in-stream'(response) {
    begin(response);
    response.end(`data: ${JSON.stringify({ error: { message: 'the model was unloaded', code: 503 } })}\n\n`);
  },
  'never-ends'(response) {
    begin(response);
    const much = delta('x'.repeat(50_000));
    const timer = setInterval(() => response.write(much), 1);
    response.on('close', () => clearInterval(timer));
  },
};
