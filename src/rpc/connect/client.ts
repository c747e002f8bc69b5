/** What every client holds, whether the host runs in its own process or behind a socket. */
import type * as z from 'zod';
import type { Notification, RefusalData, Request } from '../messages/messages.ts';

export interface Client {
  request<S extends z.ZodType, R>(message: Request<S, R>, params: z.input<S>): Promise<R>;
  on<P>(message: Notification<P>, handler: (params: P) => void): () => void;
  /** Resolves when the host is gone or the client was closed. */
  readonly closed: Promise<void>;
  close(): void;
  /** Behind a socket: told when the host says nothing any more though it was asked, and when it is heard again. */
  onSilence?(handler: (silent: boolean) => void): void;
}

/** A host's "no", in words for people. */
export class Refusal extends Error {
  readonly code: number;
  readonly data: RefusalData;
  constructor(code: number, message: string, data: RefusalData = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}

/** Known by its name: the host that a terminal opens in its own process is a bundle of its own, and has a class of its own. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'Refusal';
