/** A provider's own wire format, as its servers speak it: what a request says, and how a reply comes in events. */

export interface WireRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The parsed body. */
  body: Record<string, unknown>;
  /** The key that came with it, wherever this format carries it. */
  key: string;
  /** An object of a schema is asked for. */
  structured: boolean;
  /** Names of the tools that are offered. */
  tools: string[];
  /** What tools answered so far in this turn. */
  toolAnswers: string[];
}

export type WireReply =
  /** `finish`: why it ended, in the format's own word; else that all is said. `stored`: tokens put into a cache. */
  | { text: string; thinking?: string; finish?: string; stored?: number }
  | { call: { name: string; input: unknown } };

/** The events of a reply: those that begin it, words included, and those that say that it is whole. */
export interface WireEvents {
  begun: string[];
  finished: string[];
}

export interface Wire {
  /** The path of the base URL. */
  base: string;
  /** Of a stream; by default that of server-sent events, and what says nothing in them. */
  contentType?: string;
  comment?: string;
  isCall(path: string): boolean;
  read(
    request: Pick<WireRequest, 'path' | 'headers' | 'body'>,
  ): Omit<WireRequest, 'path' | 'headers' | 'body'>;
  events(reply: WireReply, deltas: string[]): WireEvents;
  /** An error in the middle of a stream that had begun. */
  errorEvent(message: string): string;
  refusal(status: number, message: string): unknown;
  /** Where the models are listed, and the list. */
  models: { path: string; body: unknown };
  /** What a server tells of one model when it is asked by POST. */
  details?: { path: string; body: unknown };
}

export const json = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;

export const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

export const bearerIn = (headers: WireRequest['headers']): string =>
  String(headers.authorization ?? '').replace(/^Bearer /, '');

/** What every usage of these servers comes to. */
export const used = { input: 900, cached: 700, output: 200 };
