/** S21: a YAML bomb or a file of 100 MB is refused in under 2 seconds and 200 MB, each tried in a process of its own. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, it } from 'mocha';
import { maxBytes } from '../../src/host/declared/readYaml.ts';
import { assertInTime } from '../support/inTime.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const lines = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');
const fill = (piece: string): string => piece.repeat(Math.floor((maxBytes - 100) / piece.length));

const bombs: Record<string, string> = {
  'nine levels of aliases': `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((c, n) => `${c}: &${c} [${Array(9).fill(`*${'abcdefgh'[n]}`).join(',')}]`).join('\n')}\n`,
  'a text of 200 KB behind 100 aliases': `a: &a "${'x'.repeat(200_000)}"\nb: [${Array(99).fill('*a').join(',')}]\n`,
  'an alias to itself': 'a: &a\n  b: *a\n',
  'brackets that never close': fill('['),
  'brackets that do': '['.repeat(maxBytes / 2 - 50) + ']'.repeat(maxBytes / 2 - 50),
  'bullets in bullets': fill('- '),
  'ever deeper': lines(900, (n) => `${' '.repeat(n)}a:`),
  'a hundred thousand keys': lines(60_000, (n) => `k${n}:`),
  'one key again and again': fill('abc:\n'),
  'a hundred thousand items': fill('- a\n'),
  'a hundred thousand documents': fill('---\n'),
  'a quotation that never ends': `a: "${fill('\\n')}`,
  'a hundred thousand anchors': fill('- &a b\n'),
  'question marks': fill('? '),
  comments: fill('#\n'),
};

const child = `
import { readDeclared } from ${JSON.stringify(join(import.meta.dirname, '../../src/host/declared/readDeclared.ts'))};
import { loadBrief } from ${JSON.stringify(join(import.meta.dirname, '../../src/host/declared/briefs/readBrief.ts'))};
const base = process.resourceUsage().maxRSS;
const from = performance.now();
const read = await readDeclared(process.argv[1], 'x.yaml');
const problems = read.state === 'text' ? loadBrief(read.text, [], { file: 'x.yaml' }).problems : [read.problem];
const ms = performance.now() - from;
console.log(JSON.stringify({ ms, mb: process.resourceUsage().maxRSS / 1024, base: base / 1024, said: problems[0]?.message }));
`;

describe('§14 a file that would take all time and memory', () => {
  after(clearScratch);

  async function refuse(path: string): Promise<void> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', child, path],
      { timeout: 20_000 },
    );
    const { ms, mb, said } = JSON.parse(stdout) as { ms: number; mb: number; said?: string };
    console.log(`      ${Math.round(ms)} ms, ${Math.round(mb)} MB: ${said}`);
    assert.ok(said);
    assertInTime(ms, 2000);
    assert.ok(mb < 200, `${mb} MB`);
  }

  for (const [name, text] of Object.entries(bombs))
    it(`is refused: ${name}`, async () => {
      const home = scratchHome();
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, 'x.yaml'), text);
      await refuse(join(home, 'x.yaml'));
    }).timeout(20_000);

  it('is refused: 100 MB', async () => {
    const home = scratchHome();
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'x.yaml'), 'type: debate\n');
    truncateSync(join(home, 'x.yaml'), 100_000_000);
    await refuse(join(home, 'x.yaml'));
  }).timeout(20_000);
});
