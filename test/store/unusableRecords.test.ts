/** A record whose sum is right and that could never have happened: named with its place, and set aside by the doctor alone. */

import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { examine, repair } from '../../src/host/loop/readJournal.ts';
import { repair as repairWith } from '../../src/host/store/doctor/repair.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { encodeRecord, seal } from '../../src/host/store/journal/journalRecord.ts';
import { openJournal } from '../../src/host/store/journal/openJournal.ts';
import type { Marking } from '../../src/host/store/seal/ownMarks.ts';
import { convene, getCouncil, listCouncils } from '../../src/rpc/messages/messages.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import {
  agreeing,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { ownMarking } from '../support/ownMarking.ts';

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close().catch(() => undefined);
  table = undefined;
});

type Plant = (seq: number, fence: number, marking: Marking) => string;

interface Planted {
  file: string;
  line: number;
  seq: number;
}

/** A home with a council that has ended, and a line behind its last record, sealed as ours are. */
async function withRecord(plant: Plant): Promise<Planted & { id: string; home: string }> {
  table = await openTable();
  const { client, home } = table;
  const { id } = await client.request(convene, {
    question: 'Cache it?',
    seats: ['henry', 'sage'],
    attended: false,
  });
  await watchUntil(client, id, isRecorded);
  await table.host.close();
  const { journal } = homePaths(home);
  const file = readdirSync(journal).at(-1) ?? '';
  const lines = readFileSync(join(journal, file), 'utf8').trimEnd().split('\n');
  const last = JSON.parse(lines.at(-1) ?? '') as { seq: number; fence: number };
  appendFileSync(join(journal, file), plant(last.seq + 1, last.fence, ownMarking(home)));
  return { file, line: lines.length + 1, seq: last.seq + 1, id, home };
}

const event =
  (given: unknown): Plant =>
  (seq, fence, marking) =>
    encodeRecord({ seq, at: 1_800_000_000_000, event: given }, fence, marking);

/** One of each kind, with what is said of it. */
const kinds: [string, Plant, RegExp, RegExp][] = [
  ['no event at all', event(null), /should be an object/i, /devrait être un objet/i],
  ['a type that is no name', event({ type: {} }), /type: should be a text/, /type\s: devrait être un texte/],
  [
    'a council that is none',
    event({ type: 'council.recalled', council: { id: '../../x', runs: 5 } }),
    /council\.id: is not what it should be/,
    /council\.id\s: n’a pas la forme attendue/,
  ],
  [
    'a field of the wrong kind',
    event({ type: 'person.injected', council: '2026-01-01-x', id: 'i', by: 'papa', text: ['a'] }),
    /text: should be a text/,
    /text\s: devrait être un texte/,
  ],
  [
    'a time out of all time',
    (seq, fence, marking) =>
      `${seal(`{"seq":${seq},"at":1e300,"fence":${fence},"event":{"type":"x"}`, marking)}\n`,
    /at: is above/,
    /at\s: dépasse/,
  ],
  [
    'no JSON',
    (seq, fence, marking) => `${seal(`{"seq":${seq},"at":1,"fence":${fence},"event":{]`, marking)}\n`,
    /no JSON/,
    /pas du JSON/,
  ],
];

describe('§4 a record that could never have happened', () => {
  for (const [what, plant, english, french] of kinds)
    it(`${what}: is named with its file and line, and set aside alone`, async () => {
      const { file, line, seq, id, home } = await withRecord(plant);
      const open = () => table!.reopen();
      for (const words of [
        new RegExp(`Record ${seq} .*${file}, line ${line}`),
        english,
        /council doctor --repair/,
      ])
        await assert.rejects(open(), { message: words });
      await assert.rejects(table!.reopen({ language: 'fr' }), { message: french });

      const before = examine(home);
      assert.equal(before.sound, false);
      const found = before.findings.filter(({ kind }) => kind === 'unusable');
      assert.deepEqual(
        found.map((one) => [one.file, one.line, one.first]),
        [[file, line, seq]],
      );
      assert.match(found[0]?.words ?? '', english);

      const segment = join(homePaths(home).journal, file);
      const whole = readFileSync(segment);
      const { unusable, aside, dropped } = await repair(home);
      assert.deepEqual(dropped, []);
      assert.deepEqual(
        unusable.map((one) => one.seq),
        [seq],
      );
      assert.match(unusable[0]?.what ?? '', new RegExp(`Lost: what record ${seq}`));
      assert.ok(readFileSync(aside[0] ?? '').equals(whole));
      assert.equal(examine(home).sound, true);
      assert.deepEqual((await repair(home)).unusable, []);

      await open();
      const { client } = table!;
      assert.deepEqual(
        (await client.request(listCouncils, {})).rows.map((row) => row.id),
        [id],
      );
      assert.equal((await client.request(getCouncil, { id })).head.id, id);
      await open();
    });

  it('is set aside among others that count, also where the reducer can’t take it', async () => {
    interface Sum {
      seq: number;
      all: number[];
    }
    const reading = {
      initial: { seq: 0, all: [] } as Sum,
      reduce: (
        { all }: Sum,
        { seq, event: given }: { seq: number; event: { add?: number; type?: string } },
      ): Sum => {
        if (given.add === 13) throw new TypeError('no thirteen');
        return { seq, all: given.add === undefined ? all : [...all, given.add] };
      },
    };
    const files = memoryFiles();
    const first = await openJournal<Sum, { add?: number }>('/home', { ...reading, files });
    await first.journal.append([1, 13, 2, 13, 3].map((add, n) => ({ seq: n + 1, at: 1, event: { add } })));
    await first.journal.close();
    const open = () => openJournal<Sum, { add?: number }>('/home', { ...reading, files });
    await assert.rejects(open(), {
      name: 'StoreError',
      code: 'damaged',
      message: /Record 2 .*line 2.*no thirteen/,
    });
    const { unusable } = await repairWith('/home', files, 'en', reading);
    assert.deepEqual(
      unusable.map(({ seq }) => seq),
      [2, 4],
    );
    const { journal, recovery } = await open();
    assert.deepEqual(recovery.state, { seq: 5, all: [1, 2, 3] });
    await journal.close();
  });

  it('leaves nothing that goes on by itself: a council that stands as running waits, and nobody is asked', async () => {
    let asked = 0;
    // One seat never answers: its council is under way when the host ends.
    const voices = puppets((turn) => {
      asked += 1;
      return turn.scene.seat.id === 'sage' ? new Promise<string>(() => undefined) : agreeing(turn);
    });
    table = await openTable({ backends: [voices] });
    const { client, home } = table;
    const seats = ['henry', 'sage', 'nova'];
    const { id } = await client.request(convene, { question: 'Cache it?', seats, attended: true });
    await watchUntil(client, id, ({ phases }) => phases.some(({ answered }) => answered === 2));
    await table.host.close();
    const { journal } = homePaths(home);
    const file = join(journal, readdirSync(journal).at(-1) ?? '');
    const last = JSON.parse(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '');
    appendFileSync(file, event(null)(last.seq + 1, last.fence, ownMarking(home)));
    assert.equal((await repair(home)).unusable.length, 1);
    const before = asked;
    await table.reopen();
    const { head } = await table.client.request(getCouncil, { id });
    assert.equal(head.status, 'paused');
    assert.equal(asked, before, 'nobody is asked before somebody says so');
    await table.reopen();
    assert.equal((await table.client.request(getCouncil, { id })).head.status, 'paused');
  });
});
