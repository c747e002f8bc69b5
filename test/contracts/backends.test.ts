/** One suite over every backend: what the host may rely on, whoever answers for a seat. Prints which case applies to which. */
import { after, afterEach, describe, it } from 'mocha';
import { cases } from './cases.ts';
import type { Peer } from './subject.ts';
import { subjects } from './subjects.ts';

const table = new Map<string, Map<string, string>>(cases.map(({ title }) => [title, new Map()]));
let open: Peer[] = [];

describe('§6, §8 every backend keeps the same promises', () => {
  afterEach(async () => {
    for (const peer of open) await peer.close();
    open = [];
  });
  after(() => {
    const names = subjects.map(({ name }) => name);
    const width = Math.max(...cases.map(({ title }) => title.length));
    const line = (title: string, cell: (name: string) => string) =>
      `    ${title.padEnd(width)}  ${names.map((name) => cell(name).padEnd(Math.max(name.length, 6) + 2)).join('')}`;
    console.log(line('', (name) => name).trimEnd());
    for (const [title, cells] of table)
      console.log(line(title, (name) => cells.get(name) ?? 'FAILED').trimEnd());
    console.log('    –: does not apply, because');
    for (const { name, notApplicable } of subjects) {
      for (const [situation, why] of Object.entries(notApplicable))
        console.log(`    ${name}, ${situation}: ${why}`);
    }
  });

  for (const subject of subjects) {
    describe(subject.name, () => {
      for (const { title, situation, run } of cases) {
        const cells = table.get(title) as Map<string, string>;
        if (subject.notApplicable[situation] !== undefined) {
          cells.set(subject.name, '–');
          continue;
        }
        it(title, async () => {
          const peer = await subject.meet(situation);
          open.push(peer);
          await run(peer);
          cells.set(subject.name, 'holds');
        });
      }
    });
  }
});
