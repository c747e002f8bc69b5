/** Day memories and DECISIONS.md cost the same with ten entries and with thousands, and lose no word of anybody's. */
import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { type Files, realFiles } from '../../src/host/store/home/files.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { newestKept, type Older, openCommonFiles } from '../../src/host/store/records/commonFiles.ts';
import { openRecorder } from '../../src/host/store/records/writeRecords.ts';
import { openTrash } from '../../src/host/store/trash/moveToTrash.ts';
import { stories } from '../support/councilStories.ts';
import { watchedFiles } from '../support/faultyFiles.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

afterEach(clearScratch);

const day = { title: '2026-02-08', order: 'newest-last' } as const;
const decided = { title: 'Decisions', order: 'newest-first' } as const;
const idOf = (n: number, year = 2026) => `${year}-02-08-q-${n}`;
const entryOf = (n: number, year?: number) => ({ id: idOf(n, year), entry: `Entry ${n}, déjà.` });

function folder(): string {
  const home = scratchHome();
  mkdirSync(home, { recursive: true });
  return home;
}

function countingBytes(): { files: Files; bytes(): number } {
  let bytes = 0;
  const files: Files = {
    ...realFiles,
    write(fd, content, from, position) {
      const count = realFiles.write(fd, content, from, position);
      bytes += count;
      return count;
    },
  };
  return { files, bytes: () => bytes };
}

const olderIn = (home: string): Older => ({
  of: (year) => ({ path: join(home, 'decisions', `${year}.md`), title: `Decisions ${year}` }),
  years: () => realFiles.list(join(home, 'decisions')).map((name) => name.slice(0, 4)),
  pointer: (years) => `Older decisions: ${years.join(', ')}`,
});

const idsIn = (path: string): string[] =>
  existsSync(path)
    ? [...readFileSync(path, 'utf8').matchAll(/^<!-- council:(\d[a-z0-9-]+) -->$/gm)].map(([, id = '']) => id)
    : [];

describe('§4 a day memory', () => {
  it('is added to at its end: an entry costs itself, however many stand there', async () => {
    const path = join(folder(), 'day.md');
    const { files, bytes } = countingBytes();
    const put = openCommonFiles(files, undefined);
    const costs: number[] = [];
    for (let n = 1; n <= 1000; n++) {
      const before = bytes();
      await put(path, { ...entryOf(1000 + n), where: day });
      costs.push(bytes() - before);
    }
    assert.equal(costs.at(-1), costs[10]);
    assert.ok((costs.at(-1) ?? 0) < 200, `${costs.at(-1)} bytes`);
    assert.equal(idsIn(path).length, 1000);
  });

  it('is read again when a person has written in it, and keeps their words', async () => {
    const path = join(folder(), 'day.md');
    const put = openCommonFiles(realFiles, undefined);
    for (const n of [1, 2]) await put(path, { ...entryOf(n), where: day });
    appendFileSync(path, '\nA note without an end');
    await put(path, { ...entryOf(3), where: day });
    await put(path, { ...entryOf(1), entry: 'Other words.', where: day });
    const text = readFileSync(path, 'utf8');
    assert.deepEqual(
      idsIn(path),
      [1, 2, 3].map((n) => idOf(n)),
    );
    assert.ok(text.includes('\nA note without an end\n\n<!-- council:2026-02-08-q-3 -->'));
    assert.ok(text.includes('Other words.') && !text.includes('Entry 1,'));
  });

  it('a file that ends in the midst of an entry of ours is mended by the same entry', async () => {
    const path = join(folder(), 'day.md');
    await openCommonFiles(realFiles, undefined)(path, { ...entryOf(1), where: day });
    const one = readFileSync(path, 'utf8');
    await openCommonFiles(realFiles, undefined)(path, { ...entryOf(2), where: day });
    const both = readFileSync(path, 'utf8');
    const marked = one.length + 1 + '<!-- council:2026-02-08-q-2 -->'.length;
    for (let cut = marked; cut < both.length; cut++) {
      writeFileSync(path, both.slice(0, cut));
      await openCommonFiles(realFiles, undefined)(path, { ...entryOf(2), where: day });
      assert.equal(readFileSync(path, 'utf8').trimEnd(), both.trimEnd(), `cut at ${cut}`);
    }
  });

  it('a disk that is full leaves it as it was, and the entry comes when there is room', async () => {
    const path = join(folder(), 'day.md');
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    let isFull = false;
    const put = openCommonFiles(
      {
        ...realFiles,
        write(fd, content, from, position) {
          if (!isFull) return realFiles.write(fd, content, from, position);
          // A part goes through, as it does.
          if (from > 0) throw full;
          return realFiles.write(fd, content.subarray(0, 7), 0, position);
        },
      },
      undefined,
    );
    await put(path, { ...entryOf(1), where: day });
    const before = readFileSync(path, 'utf8');
    isFull = true;
    await assert.rejects(put(path, { ...entryOf(2), where: day }), full);
    assert.equal(readFileSync(path, 'utf8'), before);
    isFull = false;
    await put(path, { ...entryOf(2), where: day });
    assert.deepEqual(idsIn(path), [idOf(1), idOf(2)]);
  });
});

describe('§4 DECISIONS.md', () => {
  it('keeps the newest; the others stand in a file for each year, each decision once', async () => {
    const home = folder();
    const path = join(home, 'DECISIONS.md');
    writeFileSync(path, '# Decisions\n\nRead this first.\n');
    const { files, bytes } = countingBytes();
    const put = openCommonFiles(files, undefined);
    const costs: number[] = [];
    const count = 500;
    for (let n = 1; n <= count; n++) {
      const before = bytes();
      const written = await put(
        path,
        { ...entryOf(n, n <= 250 ? 2025 : 2026), where: decided },
        olderIn(home),
      );
      costs.push(bytes() - before);
      assert.ok(written.includes(path));
    }
    const here = idsIn(path);
    const years = [2025, 2026].flatMap((year) => idsIn(join(home, 'decisions', `${year}.md`)));
    assert.ok(here.length >= newestKept && here.length <= 2 * newestKept, `${here.length} here`);
    assert.equal(here[0], idOf(count));
    const all = [...years, ...here.toReversed()];
    assert.deepEqual(
      all,
      Array.from({ length: count }, (_, n) => idOf(n + 1, n < 250 ? 2025 : 2026)),
    );
    const text = readFileSync(path, 'utf8');
    assert.ok(text.includes('Read this first.'));
    assert.ok(text.includes('Older decisions: 2026, 2025'));
    assert.ok(!/\n{4}/.test(text), 'no gaps are left');
    const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
    assert.ok(mean(costs.slice(-100)) < 1.2 * mean(costs.slice(60, 160)), 'the cost does not grow');
  });

  it('one that has moved is changed where it stands', async () => {
    const home = folder();
    const path = join(home, 'DECISIONS.md');
    const put = openCommonFiles(realFiles, undefined);
    for (let n = 1; n <= 60; n++) await put(path, { ...entryOf(n), where: decided }, olderIn(home));
    const again = openCommonFiles(realFiles, undefined);
    await again(path, { ...entryOf(3), entry: 'Rated since.', where: decided }, olderIn(home));
    const year = join(home, 'decisions', '2026.md');
    assert.ok(readFileSync(year, 'utf8').includes('Rated since.'));
    assert.ok(!idsIn(path).includes(idOf(3)));
    assert.equal(idsIn(year).filter((id) => id === idOf(3)).length, 1);
  });

  it('stopped at any file operation while entries move: none is lost, and the next time each stands once', async () => {
    const last = 41;
    const add = (home: string, files: Files) =>
      openCommonFiles(files, undefined)(
        join(home, 'DECISIONS.md'),
        { ...entryOf(last), where: decided },
        olderIn(home),
      );
    const full = folder();
    const put = openCommonFiles(realFiles, undefined);
    for (let n = 1; n < last; n++)
      await put(join(full, 'DECISIONS.md'), { ...entryOf(n), where: decided }, olderIn(full));
    const copied = () => {
      const home = folder();
      cpSync(full, home, { recursive: true });
      return home;
    };
    let operations = 0;
    await add(
      copied(),
      watchedFiles(realFiles, { before: (_operation, _file, count) => void (operations = count) }),
    );
    const stop = new Error('stopped');
    for (let at = 1; at <= operations; at++) {
      const home = copied();
      let dead = false;
      const dying = watchedFiles(realFiles, {
        before: (_operation, _file, count) => {
          dead ||= count === at;
          if (dead) throw stop;
        },
      });
      await add(home, dying).catch((error: unknown) => assert.equal(error, stop));
      const all = () => [...idsIn(join(home, 'DECISIONS.md')), ...idsIn(join(home, 'decisions', '2026.md'))];
      for (let n = 1; n < last; n++) assert.ok(all().includes(idOf(n)), `${idOf(n)} after a stop at ${at}`);
      await add(home, realFiles);
      const after = all();
      assert.equal(new Set(after).size, last, `after a stop at ${at}`);
      assert.equal(after.length, last, `each once after a stop at ${at}`);
    }
    assert.ok(operations > 5, `${operations} operations`);
  });

  it('a council that is deleted leaves the file of its year, and comes back to it', async () => {
    const home = folder();
    const recorder = openRecorder({ home });
    const councils = Array.from({ length: 45 }, (_, n) => ({ ...stories.resolved('en'), id: idOf(n) }));
    for (const council of councils) await recorder.record(council);
    const year = join(homePaths(home).olderDecisions, '2026.md');
    const first = councils[0];
    assert.ok(first && idsIn(year).includes(first.id));
    const before = readFileSync(year, 'utf8');
    const trash = openTrash(home);
    await trash.put(first, { by: 'papa', at: 1, briefIsShared: false });
    assert.ok(!idsIn(year).includes(first.id));
    await trash.back(first.id);
    assert.equal(readFileSync(year, 'utf8'), before);
    assert.ok(statSync(homePaths(home).decisions).size < 40_000);
  });
});
