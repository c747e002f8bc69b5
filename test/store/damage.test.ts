/** A torn end is cut off and reported; damage anywhere else stops the host and is named by file and line. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { StoreError } from '../../src/host/ports/ports.ts';
import { memoryFiles } from '../support/memoryFiles.ts';
import { openToy, toyAfter, toyRecords } from '../support/toyJournal.ts';
import { reportTrial } from '../support/trials.ts';

const folder = '/home/.state/journal';

/** One segment of a host that was killed, with these records. */
async function journalOf(count: number): Promise<{ file: string; bytes: Buffer }> {
  const files = memoryFiles();
  const { journal } = await openToy('/home', { files });
  for (const record of toyRecords(1, count, 'né à table')) await journal.append([record]);
  const file = `${folder}/${files.list(folder)[0]}`;
  return { file, bytes: files.read(file) };
}

function homeWith(contents: Record<string, Buffer | string>) {
  const files = memoryFiles();
  files.makeFolder(folder);
  for (const [file, bytes] of Object.entries(contents)) files.put(file, bytes);
  return files;
}

const refusal = async (opening: Promise<unknown>): Promise<StoreError> => {
  const error = await opening.then(
    () => assert.fail('the journal was opened'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof StoreError, String(error));
  return error;
};

describe('§4 a damaged journal', () => {
  it('cut at any byte of its last two records, opens with a valid prefix and says so', async () => {
    const { file, bytes } = await journalOf(6);
    const records = toyRecords(1, 6, 'né à table');
    const ends = [...bytes.keys()].filter((at) => bytes[at] === 0x0a).map((at) => at + 1);
    const start = ends[3] ?? 0;
    let reported = 0;
    for (let cut = start; cut < bytes.length; cut += 1) {
      const files = homeWith({ [file]: bytes.subarray(0, cut) });
      const { journal, recovery } = await openToy('/home', { files });
      // A line feed is all that is missing where the record before it is whole.
      const whole = ends.filter((end) => end - 1 <= cut).length;
      assert.deepEqual(recovery.state, toyAfter(records.slice(0, whole)), `cut at byte ${cut}`);
      const clean = ends.includes(cut);
      assert.equal(recovery.notes.length, clean ? 0 : 1, `cut at byte ${cut}: ${recovery.notes}`);
      reported += clean ? 0 : 1;
      // It goes on from there, and the next opening finds nothing new to report.
      await journal.append(toyRecords(whole + 1, 8));
      const next = await openToy('/home', { files: files.afterKill() });
      const history = [...records.slice(0, whole), ...toyRecords(whole + 1, 8)];
      assert.deepEqual(next.recovery.state, toyAfter(history), `cut at byte ${cut}`);
    }
    const count = bytes.length - start;
    const result = `always a valid prefix; ${reported} torn ends reported, the others fell between two records`;
    reportTrial({ id: 'R3', what: 'journal cut at every byte of its last two records', count, result });
  });

  it('with any bit flipped, never opens as if nothing had happened', async () => {
    const { file, bytes } = await journalOf(4);
    const records = toyRecords(1, 4, 'né à table');
    const lastStart = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
    let cut = 0;
    let refused = 0;
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const at = bit >> 3;
      const hurt = Buffer.from(bytes);
      hurt.writeUInt8((bytes[at] ?? 0) ^ (1 << (bit & 7)), at);
      const files = homeWith({ [file]: hurt });
      const line = bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
      if (at >= lastStart) {
        const { recovery } = await openToy('/home', { files });
        assert.equal(recovery.notes.length, 1, `bit ${bit}: ${recovery.notes}`);
        assert.match(recovery.notes[0] ?? '', new RegExp(`0000000001-000001.jsonl, line ${line}`));
        const kept = at === bytes.length - 1 ? 4 : 3;
        assert.deepEqual(recovery.state, toyAfter(records.slice(0, kept)), `bit ${bit}`);
        cut += 1;
      } else {
        const { code, message } = await refusal(openToy('/home', { files }));
        assert.equal(code, 'damaged', message);
        assert.match(
          message,
          new RegExp(`0000000001-000001.jsonl, line ${line}[^0-9]`),
          `bit ${bit}: ${message}`,
        );
        assert.match(message, /council doctor/);
        assert.deepEqual(files.read(file), hurt, 'nothing was changed');
        refused += 1;
      }
    }
    const result = `every flip noticed: ${refused} in the middle refused and named, ${cut} in the last record reported`;
    const what = 'every bit of a small journal flipped';
    reportTrial({ id: 'R4', what, count: bytes.length * 8, result });
  });

  const lines = async (count: number): Promise<string[]> =>
    (await journalOf(count)).bytes.toString().split('\n').slice(0, -1);
  const first = `${folder}/0000000001-000001.jsonl`;
  const text = (all: string[]): string => all.map((line) => `${line}\n`).join('');

  const table: [string, (all: string[]) => Record<string, string>, RegExp][] = [
    [
      'a record is missing',
      (all) => ({ [first]: text([...all.slice(0, 2), ...all.slice(3)]) }),
      /gap at .*line 3: record 3/,
    ],
    [
      'a record stands twice',
      (all) => ({ [first]: text([...all.slice(0, 3), ...all.slice(2)]) }),
      /line 4: record 3/,
    ],
    [
      'two records are swapped',
      (all) => ({ [first]: text([all[0], all[2], all[1], all[3]] as string[]) }),
      /line 2/,
    ],
    [
      'a strange line stands between two records',
      (all) => ({ [first]: text([...all.slice(0, 2), 'x', ...all.slice(2)]) }),
      /line 3/,
    ],
    [
      'the first records are missing',
      (all) => ({ [`${folder}/0000000003-000001.jsonl`]: text(all.slice(2)) }),
      /records 1 to 2/,
    ],
    [
      'a whole segment is missing',
      (all) => ({
        [first]: text(all.slice(0, 1)),
        [`${folder}/0000000003-000001.jsonl`]: text(all.slice(2)),
      }),
      /gap at 0000000003-000001.jsonl, line 1: record 2/,
    ],
    [
      'records carry the fence of another host',
      (all) => ({ [`${folder}/0000000001-000002.jsonl`]: text(all) }),
      /0000000001-000002.jsonl, line 1/,
    ],
    [
      'the last two records ran together',
      (all) => ({ [first]: text([...all.slice(0, 2), `${all[2]} ${all[3]}`]) }),
      /line 3/,
    ],
    [
      'an earlier host lost the end of its segment',
      (all) => ({ [first]: text(all.slice(0, 2)), [`${folder}/0000000005-000002.jsonl`]: '' }),
      /records 3 to 4/,
    ],
    [
      'an earlier host has its last record damaged',
      (all) => ({
        [first]: text([...all.slice(0, 3), (all[3] ?? '').replace('"add":68', '"add":69')]),
        [`${folder}/0000000005-000002.jsonl`]: '',
      }),
      /0000000001-000001.jsonl, line 4/,
    ],
  ];
  for (const [what, contents, expected] of table) {
    it(`is refused, with the place, when ${what}`, async () => {
      const files = homeWith(contents(await lines(4)));
      const { code, message } = await refusal(openToy('/home', { files }));
      assert.equal(code, 'damaged');
      assert.match(message, expected);
    });
  }

  it('ends in zeros after a power cut: these are cut off like any torn record', async () => {
    const { file, bytes } = await journalOf(3);
    const files = homeWith({ [file]: Buffer.concat([bytes, Buffer.alloc(4096)]) });
    const { recovery } = await openToy('/home', { files });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 3, 'né à table')));
    assert.match(recovery.notes[0] ?? '', /torn at 0000000001-000001.jsonl, line 4/);
  });
});
