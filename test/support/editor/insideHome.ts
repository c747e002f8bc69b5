/** The home of the workspace that a suite runs in, and a client of its own to its host, as a second window would have. */
import path from 'node:path';
import * as vscode from 'vscode';
import type { Client } from '../../../src/rpc/connect/client.ts';
import { connectTo } from '../../../src/rpc/connect/connect.ts';
import {
  councilChanged,
  hello,
  listCouncils,
  rowsChanged,
  watchCouncil,
} from '../../../src/rpc/messages/messages.ts';
import type { CouncilHead, CouncilRow } from '../../../src/rpc/views/views.ts';

export function homeFolder(): string {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (!folder) throw new Error('the suite has no folder');
  return path.join(folder.uri.fsPath, 'council');
}

export async function attach(): Promise<Client> {
  const client = await connectTo(homeFolder());
  if (!client) throw new Error('no host answers');
  await client.request(hello, { client: 'test' });
  return client;
}

/** The row once it is as asked, by what the host tells. */
export async function rowWhen(
  client: Client,
  id: string,
  fits: (row: CouncilRow) => boolean,
): Promise<CouncilRow> {
  return new Promise((resolve, reject) => {
    const look = (rows: readonly CouncilRow[]) => {
      const row = rows.find((each) => each.id === id);
      if (row && fits(row)) resolve(row);
    };
    client.on(rowsChanged, ({ rows }) => look(rows));
    client.closed.then(() => reject(new Error('the host went away')), reject);
    client.request(listCouncils, {}).then(({ rows }) => look(rows), reject);
  });
}

/** The council's head once it is as asked. */
export async function headWhen(
  client: Client,
  id: string,
  fits: (head: CouncilHead) => boolean,
): Promise<CouncilHead> {
  return new Promise((resolve, reject) => {
    client.on(councilChanged, (patch) => {
      if (patch.id === id && fits(patch.head)) resolve(patch.head);
    });
    client.closed.then(() => reject(new Error('the host went away')), reject);
    client.request(watchCouncil, { id }).then(({ head }) => {
      if (fits(head)) resolve(head);
    }, reject);
  });
}

/** Resolves at the first event after which it holds; the editor tells of changes, nothing is polled. */
export function once<T>(event: vscode.Event<unknown>, look: () => T | undefined): Promise<T> {
  const now = look();
  if (now !== undefined) return Promise.resolve(now);
  return new Promise((resolve) => {
    const listener = event(() => {
      const found = look();
      if (found === undefined) return;
      listener.dispose();
      resolve(found);
    });
  });
}
