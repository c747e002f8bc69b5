/** Listens on a local socket that only this user can reach, and answers clients there. */
import { constants } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, realpath, unlink } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ResponseError } from 'vscode-jsonrpc/node';
import type { Language } from '../../core/ids.ts';
import { Refusal } from '../../rpc/connect/client.ts';
import { connectionOver } from '../../rpc/connect/connect.ts';
import { pointerPath } from '../../rpc/connect/pointer.ts';
import { isOwnFolder, pipeOf, socketName } from '../../rpc/connect/socketPlace.ts';
import { refusalWords } from '../../rpc/words/host/refusals.ts';
import type { Log } from '../ports/ports.ts';
import { ownerOnly, writeAtomically } from '../store/home/atomic.ts';
import type { Handle } from './handlers.ts';
import type { Sessions } from './sessions.ts';

/** No message of ours is near this size: a peer that sends more without pause is noise. */
const largestBurst = 16_000_000;

export async function socketPath(home: string): Promise<string> {
  const name = await socketName(home);
  return process.platform === 'win32' ? pipeOf(name) : join(await socketFolder(process.env), `${name}.sock`);
}

/** Of the folder's path: the system takes 104 bytes of a socket's, and the name in it has 37. */
const longestFolder = 103 - '/council-.sock'.length - 24;

/** The person's own, of those that there are: in a folder of somebody else's the socket could be changed for another. */
export async function socketFolder(
  env: Readonly<Record<string, string | undefined>>,
  asked = tmpdir(),
): Promise<string> {
  // For whoever has a long one there is still the system's.
  const temporary = isShort(join(asked, `council-${userInfo().uid}`)) ? asked : '/tmp';
  const ofSession = env.XDG_RUNTIME_DIR && (await realpath(env.XDG_RUNTIME_DIR).catch(() => undefined));
  if (ofSession && isShort(ofSession) && (await isOwnFolder(ofSession)) && (await isWritable(ofSession)))
    return ofSession;
  const usual = join(temporary, `council-${userInfo().uid}`);
  await mkdir(usual, { recursive: true, mode: 0o700 }).catch(() => undefined);
  if (await isOwnFolder(usual)) return usual;
  return await mkdtemp(join(temporary, 'council-'));
}

const isShort = (folder: string): boolean => Buffer.byteLength(folder) <= longestFolder;

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** What a request that was taken may still need when the host ends. */
const lastWordMs = 1000;

export interface ServeParts {
  home: string;
  version: string;
  language: Language;
  sessions: Sessions;
  handle: Handle;
  log: Log;
}

/** `.state/host.json` points to it for as long as it listens. */
export async function serve(parts: ServeParts): Promise<{ close(): Promise<void> }> {
  const { home, version, handle } = parts;
  const socket = await socketPath(home);
  // The journal's lock says that no other host serves this home: a file left here is a dead host's.
  if (process.platform !== 'win32') await unlink(socket).catch(() => undefined);
  const open = new Set<Socket>();
  const server = createServer((peer) => {
    open.add(peer);
    peer.once('close', () => open.delete(peer));
    attend(peer, answered, parts);
  });
  const underWay = new Set<Promise<unknown>>();
  const answered: Handle = (...request) => {
    const answer = handle(...request);
    const done = answer.then(ignored, ignored).finally(() => underWay.delete(done));
    underWay.add(done);
    return answer;
  };
  await listen(server, socket);
  if (process.platform !== 'win32') await chmod(socket, 0o600);
  /** Answers what was taken, then lets everybody go. */
  const close = async () => {
    await unlink(pointerPath(home)).catch(() => undefined);
    const closed = new Promise((done) => server.close(done));
    await Promise.race([Promise.all(underWay), wait(lastWordMs)]);
    // After what was written to them.
    for (const peer of open) peer.destroySoon();
    await Promise.race([closed, wait(lastWordMs)]);
    for (const peer of open) peer.destroy();
  };
  const pointer = JSON.stringify({ socket, pid: process.pid, version });
  try {
    await writeAtomically(pointerPath(home), pointer, { sync: false, mode: ownerOnly });
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

const ignored = (): undefined => undefined;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref());

const listen = (server: Server, socket: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(socket, done);
  });

function attend(peer: Socket, handle: Handle, { sessions, log, language }: ServeParts): void {
  const connection = connectionOver(peer, {
    noMessage: refusalWords[language].noMessage,
    onUnread() {
      log.warn('A client did not read and was let go', { unsent: peer.writableLength });
      sessions.dropped(session);
    },
  });
  const session = sessions.open((message, params) => {
    if (!peer.destroyed) connection.sendNotification(message.method, params).catch(() => undefined);
  });
  limitNoise(peer, () => log.warn('A client sent noise and was cut off'));
  connection.onRequest(async (method, params) => {
    unread.set(peer, 0);
    try {
      return (await handle(session, method, params)) ?? null;
    } catch (error) {
      if (error instanceof Refusal) return new ResponseError(error.code, error.message, error.data);
      log.error('A request failed', { method, error: String(error) });
      return new ResponseError(
        -32603,
        `${method}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
  connection.onError(() => peer.destroy());
  peer.once('error', () => peer.destroy());
  peer.once('close', () => {
    connection.dispose();
    sessions.close(session);
  });
  connection.listen();
}

/** Bytes since the last message that could be read. */
const unread = new WeakMap<Socket, number>();

function limitNoise(peer: Socket, cut: () => void): void {
  peer.on('data', (chunk: Buffer) => {
    const bytes = (unread.get(peer) ?? 0) + chunk.length;
    unread.set(peer, bytes);
    if (bytes <= largestBurst) return;
    cut();
    peer.destroy();
  });
}
