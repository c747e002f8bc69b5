/** A home in which much has happened: councils that ended, one in the trash, one that waits, words in a channel, a snapshot. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '../../src/core/events.ts';
import type { State } from '../../src/core/state.ts';
import { journalReading } from '../../src/host/loop/readJournal.ts';
import { openHost } from '../../src/host/open.ts';
import type { Host } from '../../src/host/options.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { openJournal } from '../../src/host/store/journal/openJournal.ts';
import { createChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { convene } from '../../src/rpc/messages/messages.ts';
import { deleteCouncil } from '../../src/rpc/messages/renameMessages.ts';
import { agreeingPuppets, hasStatus, isRecorded, openTable, watchUntil } from './openTable.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** A home in which much has happened, and what was acknowledged there. */
export interface LivedHome {
  root: string;
  home: string;
  ended: string[];
  trashed: string;
  waiting: string;
  messages: string[];
  records: ReadonlyMap<number, string>;
}

/** The records of a home's journal, by their numbers. */
export function recordsIn(home: string): Map<number, string> {
  const { journal } = homePaths(home);
  const found = new Map<number, string>();
  for (const name of readdirSync(journal).filter((each) => each.endsWith('.jsonl')))
    for (const line of readFileSync(join(journal, name), 'utf8').split('\n')) {
      const seq = /^\{"seq":(\d+),/.exec(line)?.[1];
      if (seq !== undefined) found.set(Number(seq), line);
    }
  return found;
}

export const openLived = (home: string): Promise<Host> =>
  openHost({
    home,
    backends: [agreeingPuppets()],
    defaultBackend: 'puppet',
    log: quiet,
    // A claim that says nothing of its holder is waited for; here not for long.
    times: { staleMs: 100, watchMs: 10 },
    trusted: false,
    env: { XDG_CONFIG_HOME: join(home, '..', 'config'), HOME: join(home, '..'), A_TABLE_PROBE: 'off' },
  });

export async function livedHome(): Promise<LivedHome> {
  const table = await openTable();
  const { client, home } = table;
  const held: string[] = [];
  for (const question of ['Cache it?', 'Drop it?', 'Keep it?']) {
    const { id } = await client.request(convene, { question, seats: ['henry', 'sage'], attended: false });
    await watchUntil(client, id, isRecorded);
    held.push(id);
  }
  const [first = '', trashed = '', third = ''] = held;
  await client.request(deleteCouncil, { id: trashed });
  const { id: waiting } = await client.request(convene, {
    question: 'Now?',
    seats: ['henry', 'sage'],
    attended: true,
  });
  await watchUntil(client, waiting, (head) => hasStatus('decision')(head) && isRecorded(head));
  // A channel where words wake nobody.
  await client.request(createChannel, { channel: 'quiet', mode: 'report' });
  const say = async (text: string) =>
    (await client.request(sayInChannel, { channel: 'quiet', text })).message?.key ??
    assert.fail('not posted');
  const messages = [await say('First words.'), await say('Second words.')];
  await table.host.close();
  const paths = homePaths(home);
  const { journal, recovery } = await openJournal<State, Event>(home, {
    ...journalReading,
    limits: { snapshotEvery: 1 },
  });
  await journal.append([
    { seq: recovery.state.seq + 1, at: 1, event: { type: 'host.started', version: '0', askedAgain: [] } },
  ]);
  await journal.offerSnapshot(recovery.state);
  await journal.close();
  await table.reopen();
  messages.push(
    (await table.client.request(sayInChannel, { channel: 'quiet', text: 'Last words.' })).message?.key ?? '',
  );
  await table.host.close();

  mkdirSync(paths.changes, { recursive: true });
  mkdirSync(paths.protocols, { recursive: true });
  writeFileSync(
    join(paths.state, 'git.json'),
    JSON.stringify({ waiting: [paths.decisions], own: [], kept: {} }),
  );
  writeFileSync(
    join(paths.changes, `${first}.json`),
    JSON.stringify({ diff: 'x', steps: [{ path: 'a.ts', after: { bytes: 'eA==', executable: false } }] }),
  );
  writeFileSync(paths.pointer, JSON.stringify({ socket: '/nowhere', pid: 2 ** 22, version: '0' }));
  writeFileSync(
    join(paths.protocols, 'quick.yaml'),
    'id: quick\nphases:\n  - { id: ASK, speakers: participants, form: position }\n  - { id: END, speakers: synthesizer, form: synthesis, closing: true }\n',
  );
  return {
    root: join(home, '..'),
    home,
    ended: [first, third],
    trashed,
    waiting,
    messages,
    records: recordsIn(home),
  };
}
