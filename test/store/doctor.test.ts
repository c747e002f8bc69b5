/** The doctor names what is wrong, sets the damaged part aside, and throws away only what it is told to. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { examine } from '../../src/host/store/doctor/examineHome.ts';
import { prune } from '../../src/host/store/doctor/prune.ts';
import { repair } from '../../src/host/store/doctor/repair.ts';
import { watchedFiles } from '../support/faultyFiles.ts';
import { type MemoryFiles, memoryFiles } from '../support/memoryFiles.ts';
import { openToy, toyAfter, toyRecords } from '../support/toyJournal.ts';

const folder = '/home/.state/journal';
const limits = { segmentBytes: 400, snapshotEvery: 1e9 };

async function journalOf(count: number, options = limits): Promise<MemoryFiles> {
  const files = memoryFiles();
  const { journal } = await openToy('/home', { files, limits: options });
  for (const record of toyRecords(1, count)) await journal.append([record]);
  return files.afterKill();
}

/** Spoils the line that holds a record and returns its segment's name. */
function spoil(files: MemoryFiles, seq: number): string {
  for (const name of files.list(folder)) {
    const text = files.read(`${folder}/${name}`).toString();
    if (!text.includes(`{"seq":${seq},`)) continue;
    files.put(`${folder}/${name}`, text.replace(`{"seq":${seq},"at":1`, `{"seq":${seq},"at":2`));
    return name;
  }
  assert.fail(`no record ${seq}`);
}

describe('§4 the doctor', () => {
  it('says in French what is wrong and what to do, as the host does when it opens the home', async () => {
    const files = await journalOf(20);
    const name = spoil(files, 9);
    const { findings } = examine('/home', files, 'fr');
    assert.match(
      findings[0]?.words ?? '',
      new RegExp(`endommagé dans ${name}, ligne \\d+\u202f: on ne peut pas lire`),
    );
    const opening = openToy('/home', { files, language: 'fr' });
    await assert.rejects(opening, /endommagé.*Rien n’a été changé\. Lancez `council doctor`/);
    assert.match((await repair('/home', files, 'fr')).damage ?? '', /^Le journal est endommagé/);
    const disk = watchedFiles(memoryFiles(), {
      before() {
        throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      },
    });
    await assert.rejects(
      openToy('/home', { files: disk, language: 'fr' }),
      /^StoreError: Impossible d’ouvrir le journal de .*Le disque est plein\. Faites de la place\u202f;/,
    );
  });

  it('finds a sound home sound, and counts', async () => {
    const files = await journalOf(20);
    files.put('/home/identities.yaml', 'identities: []\n');
    const report = examine('/home', files);
    assert.equal(report.sound, true);
    assert.deepEqual([report.firstSeq, report.lastSeq, report.findings], [1, 20, []]);
    const counted = report.segments.reduce((sum, { records }) => sum + records, 0);
    assert.equal(counted, 20);
    assert.deepEqual(
      report.declared.map(({ file, present }) => [file, present]),
      [
        ['/home/identities.yaml', true],
        ['/home/channels.yaml', false],
        ['/home/council.yaml', false],
      ],
    );
    assert.equal(report.holder?.gone, true);
  });

  it('looks at a home that has none yet', () => {
    const report = examine('/home', memoryFiles());
    assert.deepEqual([report.sound, report.lastSeq, report.holder], [true, 0, undefined]);
  });

  it('names who is at work, and changes nothing', async () => {
    const memory = memoryFiles();
    const { journal } = await openToy('/home', { files: memory });
    await journal.append(toyRecords(1, 1));
    const changes: string[] = [];
    const reading = ['read', 'list', 'stat'];
    const files = watchedFiles(memory, {
      before: (operation) => reading.includes(operation) || changes.push(operation),
    });
    const report = examine('/home', files);
    assert.deepEqual([report.holder?.pid, report.holder?.gone], [process.pid, false]);
    assert.deepEqual(changes, []);
    await journal.append(toyRecords(2, 2));
  });

  it('names every damaged place by file and line', async () => {
    const files = await journalOf(20);
    const places = [3, 11].map((seq) => spoil(files, seq));
    const report = examine('/home', files);
    assert.equal(report.sound, false);
    assert.deepEqual(
      report.findings.map(({ file, first, last, stops }) => [file, first, last, stops]),
      [
        [places[0], 3, 3, true],
        [places[1], 11, 11, true],
      ],
    );
    assert.match(report.findings[0]?.words ?? '', /0000000001-000001.jsonl, line 3: record 3 can't be read/);
  });

  it('repairs by keeping what comes before the damage and setting the rest aside', async () => {
    const files = await journalOf(20);
    spoil(files, 11);
    const before = files.names().filter((name) => name.startsWith(folder));
    await assert.rejects(openToy('/home', { files }), { code: 'damaged' });
    const outcome = await repair('/home', files);
    assert.match(outcome.damage ?? '', /record 11/);
    assert.deepEqual([outcome.from, outcome.unreadable], [11, 1]);
    assert.deepEqual(
      outcome.dropped.map(({ seq }) => seq),
      [12, 13, 14, 15, 16, 17, 18, 19, 20],
    );
    for (const file of outcome.aside)
      assert.ok(file.startsWith('/home/.state/versions/') && files.stat(file));
    assert.ok(before.length > outcome.aside.length);
    const { journal, recovery } = await openToy('/home', { files, limits });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 10)));
    assert.deepEqual(recovery.notes, []);
    await journal.append(toyRecords(11, 12));
    await journal.close();
    assert.equal(examine('/home', files).sound, true);
  });

  it('killed at any point of a repair, leaves a home that opens or can be repaired', async () => {
    const files = await journalOf(20);
    spoil(files, 11);
    const moments: MemoryFiles[] = [];
    const keep = () => void moments.push(files.afterKill());
    await repair('/home', watchedFiles(files, { before: keep, after: keep }));
    assert.ok(moments.length > 40);
    const opens = (moment: MemoryFiles) =>
      openToy('/home', { files: moment.afterKill() }).then(
        () => true,
        () => false,
      );
    const decided = await Promise.all(moments.map(opens));
    const first = moments[decided.indexOf(true)];
    assert.deepEqual(first?.list('/home/.state/versions'), [], 'decided before anything was set aside');
    assert.ok(!decided.includes(false, decided.indexOf(true)), 'and for good');
    for (const moment of moments) {
      await repair('/home', moment);
      const { recovery } = await openToy('/home', { files: moment, limits });
      assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 10)));
    }
  });

  it('has nothing to repair in a sound home, and works in none that is in use', async () => {
    const files = await journalOf(5);
    const outcome = await repair('/home', files);
    assert.deepEqual([outcome.damage, outcome.from, outcome.aside], [undefined, 6, []]);
    const { journal } = await openToy('/home', { files });
    await assert.rejects(repair('/home', files), { code: 'locked' });
    await assert.rejects(prune('/home', files), { code: 'locked' });
    await journal.close();
  });

  it('prunes only what lies behind both snapshots', async () => {
    const files = memoryFiles();
    const eager = { segmentBytes: 400, snapshotEvery: 800 };
    const { journal } = await openToy('/home', { files, limits: eager });
    assert.deepEqual((await journal.append(toyRecords(1, 1)), files.list('/home/.state/snapshots')), []);
    for (const record of toyRecords(2, 120)) {
      await journal.append([record]);
      await journal.offerSnapshot(toyAfter(toyRecords(1, record.seq)));
    }
    await journal.close();
    const [older] = files.list('/home/.state/snapshots').map((name) => Number.parseInt(name, 10));
    const pruned = await prune('/home', files);
    assert.ok(pruned.files.length > 3 && pruned.bytes > 0);
    const report = examine('/home', files);
    assert.deepEqual([report.sound, report.lastSeq], [true, 120]);
    assert.ok(report.firstSeq > 1 && report.firstSeq <= (older ?? 0) + 1);
    const { recovery } = await openToy('/home', { files });
    assert.deepEqual(recovery.state, toyAfter(toyRecords(1, 120)));
  });
});
