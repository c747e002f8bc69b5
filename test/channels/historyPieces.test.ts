/** The history of a channel is read in pieces: whatever the journal's length, others have their turn meanwhile. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, it } from 'mocha';
import type { Event } from '../../src/core/events.ts';
import { readHistory } from '../../src/host/store/channels/channelHistory.ts';
import { realFiles } from '../../src/host/store/home/files.ts';
import { encodeRecord } from '../../src/host/store/journal/journalRecord.ts';
import { segmentName } from '../../src/host/store/journal/segments.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const said = (seq: number, channel: string, text: string): string => {
  const base = { type: 'message.posted', id: `m${seq}`, by: 'papa', kind: 'human', mentions: [], depth: 0 };
  return encodeRecord<Event>({ seq, at: 1000 + seq, event: { ...base, channel, text } as Event }, 1);
};

interface Laid {
  home: string;
  file(firstSeq: number): string;
  lay(firstSeq: number, text: string | Buffer, ending?: string): void;
}

function journal(): Laid {
  const home = scratchHome();
  const folder = join(home, '.state', 'journal');
  mkdirSync(folder, { recursive: true });
  const file = (firstSeq: number) => join(folder, segmentName(firstSeq, 1));
  return { home, file, lay: (firstSeq, text, ending = '') => writeFileSync(file(firstSeq) + ending, text) };
}

const ask = { channel: 'quiet', before: Number.MAX_SAFE_INTEGER, limit: 50, completion: 'reply' } as const;

/** How often others had their turn while it was read. */
async function turnsDuring<T>(work: () => T | Promise<T>): Promise<{ outcome: T; turns: number }> {
  let turns = 0;
  let over = false;
  const turn = () => {
    if (over) return;
    turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  const outcome = await work();
  over = true;
  return { outcome, turns };
}

describe('§6 the history of a channel in a long journal', () => {
  afterEach(clearScratch);

  it('of a quiet one lets others have their turn at every half megabyte, of a busy one at every few messages', async () => {
    const { home, lay } = journal();
    let seq = 1;
    for (let segment = 0; segment < 3; segment++) {
      const first = seq;
      const lines = [said(seq, 'quiet', `Word ${seq}`)];
      for (seq += 1; lines.length < 2000; seq++) lines.push(said(seq, 'busy', 'x'.repeat(500)));
      lay(first, lines.join(''));
    }
    const quiet = await turnsDuring(() => readHistory(home, ask));
    assert.deepEqual(
      quiet.outcome.messages.map(({ text }) => text),
      ['Word 1', 'Word 2001', 'Word 4001'],
    );
    assert.ok(quiet.turns >= 6, `${quiet.turns} turns`);
    const busy = await turnsDuring(() => readHistory(home, { ...ask, channel: 'busy' }));
    assert.equal(busy.outcome.messages.length, 50);
    assert.ok(busy.turns >= 20, `${busy.turns} turns`);
  });

  it('finds a message wherever a piece ends', async () => {
    const border = 512 * 1024;
    for (let shift = -40; shift <= 140; shift += 9) {
      const { home, lay } = journal();
      const empty = said(1, 'busy', '').length;
      const filler = said(1, 'busy', 'x'.repeat(border - empty - shift));
      lay(1, `${filler}${said(2, 'quiet', 'Here.')}${said(3, 'busy', 'after')}`);
      const { messages } = await readHistory(home, ask);
      assert.deepEqual(
        messages.map(({ text }) => text),
        ['Here.'],
        `${shift} bytes before the border`,
      );
      clearScratch();
    }
  });

  it('takes no other’s words for it: a channel that is only spoken of, a key of another kind, a damaged line', async () => {
    const { home, lay } = journal();
    const damaged = said(3, 'quiet', 'Damaged.').replace('Damaged', 'Changed');
    const speaks = said(1, 'busy', 'It said "channel":"quiet" and :"quiet" itself.');
    const ofKind = said(2, 'busy', 'quiet').replace('"by":"papa"', '"by":"quiet"');
    lay(1, `${speaks}${ofKind}${damaged}${said(4, 'quiet', 'Mine.')}`);
    const { messages } = await readHistory(home, ask);
    assert.deepEqual(
      messages.map(({ text }) => text),
      ['Mine.'],
    );
  });

  it('reads packed segments, those that are packed meanwhile, and passes over one that can’t be unpacked', async () => {
    const { home, lay, file } = journal();
    lay(1, gzipSync(said(1, 'quiet', 'Packed.')), '.gz');
    lay(2, Buffer.from('no gzip'), '.gz');
    lay(3, said(3, 'quiet', 'Plain.'));
    lay(4, said(4, 'quiet', 'Newest.'));
    const files = {
      ...realFiles,
      read(path: string) {
        const bytes = realFiles.read(path);
        // As the newest is read, the keeper of snapshots packs the one before it.
        if (path === file(4)) {
          writeFileSync(`${file(3)}.gz`, gzipSync(realFiles.read(file(3))));
          realFiles.remove(file(3));
        }
        return bytes;
      },
    };
    const { messages } = await readHistory(home, ask, files);
    assert.deepEqual(
      messages.map(({ text }) => text),
      ['Packed.', 'Plain.', 'Newest.'],
    );
  });
});
