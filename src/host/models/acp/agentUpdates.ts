/** What an agent tells of its turn while it works, read loosely and in bounds: what does not fit is left out, never refused. */
import type { Usage } from '../../../core/councils/council.ts';
import { at, usageIn } from './agentUsage.ts';

export const toolKinds = [
  'read',
  'edit',
  'delete',
  'move',
  'search',
  'execute',
  'think',
  'fetch',
  'switch_mode',
  'other',
] as const;
export type ToolKind = (typeof toolKinds)[number];
export const toolStatuses = ['pending', 'in_progress', 'completed', 'failed'] as const;
export type ToolStatus = (typeof toolStatuses)[number];

/** A tool call as far as one message tells of it: the others may tell the rest. */
export interface CallNews {
  id: string;
  /** It is the announcement itself: a call of that id that had ended before was another. */
  begins?: true;
  kind?: ToolKind;
  title?: string;
  status?: ToolStatus;
  /** Files that it is about; absent when nothing was said of them. */
  places?: string[];
}

export interface Update {
  session: string;
  /** Present when it is a part of its answer. */
  text?: string;
  /** Which of its messages that is a part of, where it says so. */
  message?: string;
  call?: CallNews;
  /** Of one call of its model. */
  usage?: Usage;
  /** Tokens in its context now: what its last call read and wrote. */
  context?: number;
}

const longestId = 200;
const longestTitle = 500;
const longestPath = 1000;
const mostPlaces = 20;

/** Without half a sign at its end. */
const cut = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' ? cut(value, longest) : undefined;

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);

export function readUpdate(params: unknown): Update | undefined {
  const session = at(params, 'sessionId');
  const update = at(params, 'update');
  const kind = at(update, 'sessionUpdate');
  if (typeof session !== 'string' || typeof kind !== 'string') return undefined;
  if (kind === 'tool_call' || kind === 'tool_call_update') {
    const call = readCall(update);
    const begins = kind === 'tool_call' ? { begins: true as const } : {};
    return call ? { session, call: { ...call, ...begins } } : { session };
  }
  if (kind === 'usage_update') {
    const used = at(update, 'used');
    return { session, ...(typeof used === 'number' ? { context: used } : {}) };
  }
  if (kind !== 'agent_message_chunk') return { session };
  const content = at(update, 'content');
  const said = at(content, 'type') === 'text' ? at(content, 'text') : undefined;
  const message = text(at(update, 'messageId'), longestId);
  const usage = usageIn(at(at(update, '_meta'), 'usage'));
  return {
    session,
    ...(typeof said === 'string' ? { text: said } : {}),
    ...(message === undefined ? {} : { message }),
    ...(usage ? { usage } : {}),
  };
}

/** Of an announcement, an update of one, or the call that a permission is asked for. */
export function readCall(value: unknown): CallNews | undefined {
  const id = text(at(value, 'toolCallId'), longestId);
  if (id === undefined) return undefined;
  const kind = oneOf(toolKinds, at(value, 'kind'));
  const title = text(at(value, 'title'), longestTitle);
  const status = oneOf(toolStatuses, at(value, 'status'));
  const places = placesOf(value).slice(0, mostPlaces);
  return {
    id,
    ...(kind ? { kind } : {}),
    ...(title ? { title } : {}),
    ...(status ? { status } : {}),
    ...(places.length > 0 ? { places: places.map((path) => cut(path, longestPath)) } : {}),
  };
}

/** All of them, as they are: rules look at them. Some name the files of a change in its diff alone. */
export function placesOf(call: unknown): string[] {
  const diffs = listed(at(call, 'content')).filter((each) => at(each, 'type') === 'diff');
  const paths = [...listed(at(call, 'locations')), ...diffs].map((each) => at(each, 'path'));
  const known = paths.filter((path): path is string => typeof path === 'string' && path !== '');
  return [...new Set(known)];
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
