/** Two hundred busy channels with full windows: their state is several times a megabyte, and the replay stays bounded. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { windowCharacters, windowMessages } from '../../src/core/channels/messages/recentMessages.ts';
import { ChannelSettings } from '../../src/core/channels/settings.ts';
import type { Event, Stamped } from '../../src/core/events.ts';
import { Identity } from '../../src/core/identities/identity.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { openJournal } from '../../src/host/store/journal/openJournal.ts';
import { memoryFiles } from '../support/memoryFiles.ts';

const megabyte = 1024 * 1024;
const agents = ['ann', 'ben', 'cyd'];
const rooms = Array.from({ length: 200 }, (_, n) => `room-${n}`);
const words = 'What the figures of last week say, once more. '.repeat(22);

describe('§4 200 busy channels', function () {
  this.timeout(60_000);

  it('have a snapshot, in parts of at most 1 MB, and a restart replays only what came after it', async () => {
    const files = memoryFiles();
    const notes: string[] = [];
    const open = () =>
      openJournal<State, Event>('/home', {
        initial: emptyState,
        reduce,
        files,
        onNote: (note) => notes.push(note),
      });
    const { journal } = await open();
    let state = emptyState;
    const tell = async (...events: Event[]) => {
      const first = state.seq + 1;
      const records = events.map((event, n): Stamped => ({ seq: first + n, at: 1e12 + first + n, event }));
      await journal.append(records);
      state = records.reduce(reduce, state);
      await journal.offerSnapshot(state);
    };
    await tell(
      { type: 'identities.declared', identities: agents.map((id) => Identity.parse({ id, name: id })) },
      {
        type: 'channels.declared',
        channels: rooms.map((id) => ChannelSettings.parse({ id, mode: 'none', members: agents })),
        seed: 1,
      },
    );
    for (let round = 0; round < windowMessages; round += 1)
      for (const channel of rooms)
        await tell({
          type: 'message.posted',
          ...{ channel, id: `${channel}-${round}`, by: 'papa', kind: 'human', text: words },
          ...{ mentions: [], depth: 0 },
        });
    const full = Object.values(state.channels).every(
      ({ messages }) => messages.reduce((sum, { text }) => sum + text.length, 0) > windowCharacters * 0.8,
    );
    assert.ok(full, 'every window is full');
    const size = JSON.stringify(state).length;
    assert.ok(size > 3 * megabyte, `${size} bytes`);
    await journal.close();
    const folder = '/home/.state/snapshots';
    const written = files.list(folder).map((name) => files.stat(`${folder}/${name}`)?.size ?? 0);
    assert.ok(written.length >= 4 && Math.max(...written) <= megabyte + 100, written.join());
    const { recovery, journal: again } = await open();
    await again.close();
    assert.deepEqual(recovery.state, state);
    assert.ok(recovery.snapshotSeq > 0 && recovery.replayed < state.seq / 2, `replayed ${recovery.replayed}`);
    assert.deepEqual(notes, []);
  });
});
