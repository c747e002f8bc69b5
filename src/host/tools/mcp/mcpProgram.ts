/**
 * A tool server that is a program: its stdin and stdout are the protocol. It is asked to end by the end of its input,
 * then by a signal, then made to; whatever it started ends with it, and all of it with this host.
 */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Transport } from '@modelcontextprotocol/client';
import * as z from 'zod';
import type { Program } from '../../ports/ports.ts';
import { endGroup, endWithUs, letGo, startGroup } from '../../programs/processGroup.ts';
import { TooMuch, unreadable } from './mcpTrouble.ts';

const graceMs = 1000;
/** Bytes of our answers that it may leave unread, and how often over an answer it may talk before it is asked again. */
const mostUnread = 1_000_000;
const mostUnasked = 5;

export interface ProgramParts {
  program: Program;
  mostBytes: number;
  onSaid(chunk: Buffer): void;
  /** With its code, or the name of the signal. */
  onEnded?(code: number | string): void;
}

export async function programTransport({
  program,
  mostBytes,
  onSaid,
  onEnded,
}: ProgramParts): Promise<Transport> {
  const { deserializeMessage, serializeMessage } = await import('./mcpPackage.ts');
  let unread: Buffer = Buffer.alloc(0);
  let child: ChildProcessWithoutNullStreams | undefined;
  let ending: Promise<void> | undefined;
  let heard = 0;

  function hear(chunk: Buffer): void {
    if (ending) return;
    heard += chunk.length;
    if (heard > mostUnasked * mostBytes) return hangUp(new TooMuch(mostUnasked * mostBytes));
    // One message that does not end.
    if (unread.length + chunk.length > mostBytes) return hangUp(new TooMuch(mostBytes));
    unread = Buffer.concat([unread, chunk]);
    for (let end = unread.indexOf('\n'); end !== -1; end = unread.indexOf('\n')) {
      const line = unread.toString('utf8', 0, end);
      unread = unread.subarray(end + 1);
      take(line);
    }
  }
  function take(line: string): void {
    try {
      transport.onmessage?.(deserializeMessage(line));
    } catch (error) {
      // Many a program prints beside the protocol.
      if (error instanceof SyntaxError) return;
      fail(error);
      const id = answered(line);
      if (id !== undefined)
        transport.onmessage?.({ jsonrpc: '2.0', id, error: { code: unreadable, message: 'unreadable' } });
    }
  }
  function hangUp(error: unknown): void {
    fail(error);
    void transport.close();
  }
  const fail = (error: unknown): void =>
    transport.onerror?.(error instanceof Error ? error : new Error(String(error)));

  const transport: Transport = {
    start: () =>
      new Promise((resolve, reject) => {
        const { words, ...place } = program;
        child = startGroup(words, place);
        endWithUs(child);
        child.once('spawn', resolve);
        child.on('error', (error) => {
          reject(error);
          fail(error);
        });
        child.once('exit', (code, signal) => {
          if (!ending) onEnded?.(code ?? signal ?? 0);
        });
        child.once('close', () => transport.onclose?.());
        child.stdin.on('error', fail);
        child.stdout.on('error', fail);
        child.stdout.on('data', hear);
        // Read and dropped but for the log: a pipe that nobody empties would stop the program.
        child.stderr.on('data', onSaid);
      }),
    send: (message) =>
      new Promise((resolve, reject) => {
        if (!child || ending) return reject(new Error('not connected'));
        if ('method' in message) heard = 0;
        else if (child.stdin.writableLength > mostUnread) {
          reject(new Error('it does not read'));
          return hangUp(new Error('it does not read'));
        }
        // What came of a line that broke is told by its end.
        child.stdin.write(serializeMessage(message), () => resolve());
      }),
    close() {
      ending ??= child ? end(child) : Promise.resolve();
      return ending;
    },
  };
  return transport;
}

/** Which question a message answers that is not as MCP wants it: whoever asked need not wait. */
function answered(line: string): number | string | undefined {
  const { success, data } = z
    .object({ id: z.union([z.number(), z.string()]), method: z.undefined().optional() })
    .safeParse(JSON.parse(line));
  return success ? data.id : undefined;
}

async function end(child: ChildProcessWithoutNullStreams): Promise<void> {
  const isGone = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const within = (ms?: number) =>
    new Promise<void>((resolve) => {
      if (isGone()) return resolve();
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  child.stdin.end();
  await within(graceMs);
  if (!isGone()) endGroup(child, 'SIGTERM');
  await within(graceMs);
  // One that is gone had its group ended then; its number may be somebody else’s by now.
  if (!isGone()) endGroup(child, 'SIGKILL');
  await within();
  letGo(child);
}
