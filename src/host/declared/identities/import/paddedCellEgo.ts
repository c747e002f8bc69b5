/**
 * padded-cell's ego.json: who it knows on Discord. It counts as found only when one of its columns is `discord-id`.
 * Whatever else is the matter with the file is a reason, never an error.
 */
import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import type { Found } from '../mergeIdentities.ts';

export type PaddedCellFault = 'link' | 'too-big' | 'unreadable' | 'not-json' | 'no-scope';

export type PaddedCell =
  | { state: 'found'; agents: Found[] }
  /** The file is not there, or has no such column: as if there were no padded-cell. */
  | { state: 'absent' }
  | { state: 'refused'; why: PaddedCellFault };

const column = 'discord-id';
const nameColumn = 'name';
const mostBytes = 1_000_000;

/** Where the file is: as council.yaml says, else in OpenClaw's own folder. Undefined: nobody has a folder here. */
export function egoPath(
  said: string | undefined,
  { env, workspace }: { env: NodeJS.ProcessEnv; workspace: string },
): string | undefined {
  const own = env.HOME ?? env.USERPROFILE;
  if (said === undefined) {
    const state = env.OPENCLAW_STATE_DIR ?? (own === undefined ? undefined : join(own, '.openclaw'));
    return state === undefined ? undefined : join(state, 'ego.json');
  }
  if (/^~[\\/]/.test(said)) return own === undefined ? undefined : join(own, said.slice(2));
  return isAbsolute(said) ? said : resolve(workspace, said);
}

export async function readPaddedCell(path: string): Promise<PaddedCell> {
  let text: string;
  try {
    if ((await lstat(path)).isSymbolicLink()) return { state: 'refused', why: 'link' };
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | (constants.O_NOFOLLOW ?? 0));
    try {
      const facts = await handle.stat();
      if (!facts.isFile()) return { state: 'refused', why: 'unreadable' };
      if (facts.size > mostBytes) return { state: 'refused', why: 'too-big' };
      text = await handle.readFile('utf8');
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { state: 'absent' };
    return { state: 'refused', why: code === 'ELOOP' ? 'link' : 'unreadable' };
  }
  return agentsIn(text);
}

export function agentsIn(text: string): PaddedCell {
  let ego: unknown;
  try {
    ego = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return { state: 'refused', why: 'not-json' };
  }
  if (!isObject(ego)) return { state: 'refused', why: 'not-json' };
  const { columns, agentScope } = ego;
  if (!Array.isArray(columns) || !columns.includes(column)) return { state: 'absent' };
  if (!isObject(agentScope)) return { state: 'refused', why: 'no-scope' };
  const named = columns.includes(nameColumn);
  return {
    state: 'found',
    agents: Object.entries(agentScope).flatMap(([agent, scope]) => {
      if (!isObject(scope)) return [];
      const userId = scope[column];
      if (userId === undefined || userId === null || (typeof userId === 'string' && userId.trim() === ''))
        return [];
      const name = named && typeof scope[nameColumn] === 'string' ? scope[nameColumn].trim() : '';
      return [{ agent, userId, ...(name === '' ? {} : { name }) }];
    }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
