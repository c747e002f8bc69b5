/** Records a journal for a release: `node test/journals/keep.ts 0.1.0`. Run once at a release, then never touched. */
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event } from '../../src/core/events.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { openHost } from '../../src/host/open.ts';
import { openJournal } from '../../src/host/store/journal/openJournal.ts';
import {
  convene,
  decideCouncil,
  initHome,
  injectWords,
  stopCouncil,
} from '../../src/rpc/messages/messages.ts';
import { hasStatus, watchUntil } from '../support/openTable.ts';

const release = process.argv[2];
if (!release) throw new Error('usage: node test/journals/keep.ts VERSION');
const home = join(await mkdtemp(join(tmpdir(), 'a-table-keep-')), 'council');
const host = await openHost({ home, version: release });
const client = host.client({ as: 'papa' });
await client.request(initHome, {});
const held = async (question: string, seed: number) => {
  const { id } = await client.request(convene, { question, seed });
  await client.request(injectWords, { id, text: 'We can take one hour of read-only.' });
  await watchUntil(client, id, hasStatus('decision'));
  return id;
};
// One decided and gone from the state, one that waits, one that goes another round, one stopped.
await client.request(decideCouncil, {
  id: await held('Should we cache the index?', 7),
  verdict: 'amend',
  text: 'on Sunday',
});
await held('Faut-il créer un bot météo ?', 3);
const again = await held('Should we rewrite the CLI in Rust?', 12);
await client.request(decideCouncil, { id: again, verdict: 'another-round', text: 'And the team?' });
await watchUntil(client, again, (head) => head.status === 'decision' && head.phases.length > 4);
const { id: stopped } = await client.request(convene, { question: 'Tabs or spaces?', seed: 1 });
await client.request(stopCouncil, { id: stopped });
await host.close();

const kept = join(import.meta.dirname, 'kept', release);
await mkdir(kept, { recursive: true });
await cp(join(home, '.state', 'journal'), join(kept, 'journal'), { recursive: true });
const { journal, recovery } = await openJournal<State, Event>(home, { initial: emptyState, reduce });
await journal.close();
await writeFile(join(kept, 'state.json'), `${JSON.stringify(recovery.state)}\n`);
