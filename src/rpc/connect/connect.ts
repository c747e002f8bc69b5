/** Finds and reaches the host of a home: by the pointer it left there, over its local socket. */
import { connect as connectSocket, type Socket } from 'node:net';
import {
  createMessageConnection,
  ErrorCodes,
  Message,
  type MessageConnection,
  ResponseError,
  type ResponseMessage,
  SocketMessageReader,
  SocketMessageWriter,
} from 'vscode-jsonrpc/node';
import { ping } from '../messages/messages.ts';
import { type Client, isRefusal, Refusal } from './client.ts';
import { isMeant } from './meant.ts';
import { readPointer } from './pointer.ts';
import { isOwnSocket } from './socketPlace.ts';

/** The client of the host that serves this home, or nothing when none answers. */
export async function connectTo(home: string): Promise<Client | undefined> {
  const pointer = await readPointer(home);
  if (!pointer || !(await isOwnSocket(pointer.socket, home))) return undefined;
  const socket = await reach(pointer.socket);
  return socket && clientOver(socket);
}

/** The same, only where it answers as the one that is meant: a host that is suspended takes a connection and says nothing. */
export async function connectAnswering(home: string): Promise<Client | undefined> {
  const client = await connectTo(home);
  if (!client) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerMs);
  });
  const answered = client.request(ping, {}).then(
    (said) => isMeant(said, home),
    // A release that does not know the question is there all the same.
    isRefusal,
  );
  if (await Promise.race([answered, late]).finally(() => clearTimeout(timer))) return client;
  client.close();
  return undefined;
}

const answerMs = 3000;

function reach(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connectSocket(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

export function clientOver(socket: Socket): Client {
  const connection = connectionOver(socket);
  const closed = new Promise<void>((resolve) => {
    connection.onClose(resolve);
    connection.onError(() => socket.destroy());
    socket.once('close', () => {
      connection.dispose();
      resolve();
    });
  });
  // Several listeners may want the same message; the connection knows only one for each method.
  const listeners = new Map<string, Set<(params: unknown) => void>>();
  const listenersOf = (method: string) => {
    const known = listeners.get(method);
    if (known) return known;
    const added = new Set<(params: unknown) => void>();
    listeners.set(method, added);
    connection.onNotification(method, (params: unknown) => {
      for (const each of added) each(params);
    });
    return added;
  };
  connection.listen();
  return {
    async request(message, params) {
      try {
        return await connection.sendRequest(message.method, params);
      } catch (error) {
        throw error instanceof ResponseError
          ? new Refusal(error.code, error.message, error.data ?? {})
          : error;
      }
    },
    on(message, handler) {
      const listening = listenersOf(message.method).add(handler as (params: unknown) => void);
      return () => void listening.delete(handler as (params: unknown) => void);
    },
    closed,
    close: () => socket.destroy(),
    onSilence: (handler) => heed(socket, () => connection.sendRequest(ping.method, {}), handler),
  };
}

/** Together within five seconds: a host that says nothing is asked whether it is there, and then given this long. */
const tickMs = 500;
const askedAfter = 3;
const silentAfter = 8;

/**
 * A host that is suspended keeps its socket, and what is sent to it is taken: only its silence tells. Counted in our own
 * ticks, so that a client that slept itself reads what has come before it judges.
 */
function heed(socket: Socket, ask: () => Promise<unknown>, told: (silent: boolean) => void): void {
  let quiet = 0;
  let asked = false;
  const timer = setInterval(() => {
    quiet += 1;
    if (quiet >= askedAfter && !asked) {
      asked = true;
      // A release that does not know the question answers too.
      ask().catch(() => undefined);
    }
    if (quiet === silentAfter) told(true);
  }, tickMs).unref();
  socket.on('data', () => {
    const wasSilent = quiet >= silentAfter;
    quiet = 0;
    asked = false;
    if (wasSilent) told(false);
  });
  socket.once('close', () => clearInterval(timer));
}

/** In bytes: more than anybody who reads leaves waiting, even one who slept for a while. */
export const mostUnsent = 8_000_000;
/** What a message takes beside its own bytes while it waits. */
const besides = 512;

export interface Listening {
  /** What is answered to a message that is none: nobody who asked waits for ever. */
  noMessage: string;
  /** The peer has not read for so long that it is let go. */
  onUnread(): void;
}

export function connectionOver(socket: Socket, listening?: Listening): MessageConnection {
  const reader = new SocketMessageReader(socket);
  // Its timer for half messages outlives the socket and would keep the process alive for ever.
  reader.partialMessageTimeout = 0;
  const writer = new SocketMessageWriter(socket);
  writer.write = writing(socket, () => {
    if (socket.destroyed) return;
    listening?.onUnread();
    socket.destroy();
  });
  return createMessageConnection(reader, writer, undefined, {
    messageStrategy: {
      handleMessage(message, next) {
        if (!listening || isMessage(message)) return next(message);
        const error = { code: ErrorCodes.InvalidRequest, message: listening.noMessage };
        const answer: ResponseMessage = { jsonrpc: '2.0', id: idIn(message), error };
        return writer.write(answer).catch(() => undefined);
      },
    },
  });
}

/**
 * Hands each message to the socket as it comes, so that it is known in bytes what waits there. Whoever does not read is let
 * go before that takes all memory; one answer may be longer than that by itself, and is not held against who reads it.
 */
function writing(socket: Socket, unread: () => void): (message: Message) => Promise<void> {
  let waiting = 0;
  let longest = 0;
  return (message) =>
    new Promise((resolve, reject) => {
      const body = encoded(message);
      if (waiting === 0) longest = 0;
      waiting += 1;
      longest = Math.max(longest, body.length);
      socket.cork();
      socket.write(`Content-Length: ${body.length}\r\n\r\n`);
      socket.write(body, (error) => {
        waiting -= 1;
        if (error) reject(error);
        else resolve();
      });
      socket.uncork();
      if (socket.writableLength + waiting * besides - longest > mostUnsent) unread();
    });
}

const isMessage = (message: unknown): boolean =>
  Message.isRequest(message as Message) ||
  Message.isNotification(message as Message) ||
  Message.isResponse(message as Message);

function idIn(message: unknown): string | number | null {
  const { id } = (message ?? {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** What is told to several in the same words is put into bytes once. */
const told = new WeakMap<object, { method: string; body: Buffer }>();

function encoded(message: Message): Buffer {
  const encode = () => Buffer.from(JSON.stringify(message));
  if (!Message.isNotification(message) || typeof message.params !== 'object' || !message.params)
    return encode();
  const known = told.get(message.params);
  if (known?.method === message.method) return known.body;
  const body = encode();
  told.set(message.params, { method: message.method, body });
  return body;
}
