/** What docs/AGENTS.md and the README say of agents is said with the test that shows it: a claim without one is not made. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'mocha';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Claim {
  claim: string;
  /** Each with the title that is looked for in it. */
  tests: { file: string; title: string }[];
}

/** The rows of every table of a document whose head is `claim | test`. */
function claimsIn(text: string): Claim[] {
  const rows: Claim[] = [];
  let within = false;
  for (const line of text.split('\n')) {
    const cells = /^\|(.*)\|$/
      .exec(line)?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (!cells) within = false;
    else if (/^claim$/i.test(cells[0] ?? '') && /^test$/i.test(cells[1] ?? '')) within = true;
    else if (within && !/^:?-+:?$/.test(cells[0] ?? '')) {
      const tests = [...(cells[1] ?? '').matchAll(/`([^`]+)`:? “([^”]+)”/g)];
      rows.push({
        claim: cells[0] ?? '',
        tests: tests.map(([, file = '', title = '']) => ({ file, title })),
      });
    }
  }
  return rows;
}

/** The titles of a test file; what a template puts in may be anything. */
function titlesIn(source: string): RegExp[] {
  const calls = source.matchAll(/\b(?:it|describe)\(\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g);
  return [...calls].map(([, plain, template]) => {
    const text = (plain ?? template ?? '').replaceAll(/\\(.)/g, '$1');
    const parts = template === undefined ? [text] : text.split(/\$\{[^}]*\}/);
    return new RegExp(
      `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`,
      'u',
    );
  });
}

/** What is wrong with a document's claims, in words. */
function problemsOf(claims: readonly Claim[], sourceOf: (file: string) => string | undefined): string[] {
  return claims.flatMap(({ claim, tests }) => {
    if (tests.length === 0) return [`no test: ${claim}`];
    return tests.flatMap(({ file, title }) => {
      const source = sourceOf(file);
      if (source === undefined) return [`no file ${file}: ${claim}`];
      return titlesIn(source).some((each) => each.test(title)) ? [] : [`no “${title}” in ${file}: ${claim}`];
    });
  });
}

const sourceOf = (file: string): string | undefined =>
  /^test\/[\w./-]+\.(?:test|real)\.ts$/.test(file) && existsSync(path.join(root, file))
    ? read(file)
    : undefined;

describe('house: what is said of agents', () => {
  const agents = read('docs/AGENTS.md');
  const claims = claimsIn(agents);

  it('names a test for each claim, and each is there', () => {
    assert.deepEqual(problemsOf(claims, sourceOf), []);
    assert.ok(claims.length >= 20, `${claims.length} claims`);
  });

  it('says what is not guarded in the same way, and beside the claims nothing of either', () => {
    for (const heading of ['What is guarded', 'What is not guarded']) {
      const section = agents.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
      const lines = section
        .split('\n')
        .slice(1)
        .filter((line) => line.trim() !== '');
      const others = lines.filter((line) => !line.startsWith('|'));
      assert.ok(claimsIn(section).length >= 4, heading);
      assert.deepEqual(others.length, 1, `${heading}: one sentence before the table, and the table`);
    }
  });

  it('is said by the README in the very words of the claims', () => {
    const paragraph =
      read('README.md')
        .split('\n')
        .find((line) => line.startsWith('**Coding agents**')) ?? '';
    const [, ...sentences] = paragraph.split(/(?<=\.) /);
    const said = new Set(claims.map(({ claim }) => claim));
    assert.ok(sentences.length >= 3, paragraph);
    assert.deepEqual(
      sentences.filter((sentence) => !said.has(sentence.replace(/\.$/, ''))),
      [],
    );
    assert.ok(paragraph.includes('(docs/AGENTS.md)'));
  });

  it('finds a claim without a test, with a file that is not there, and with a title that nobody has', () => {
    const text =
      '| claim | test |\n|---|---|\n| a | |\n| b | `x.ts` “c” |\n| d | `y.ts` “e” |\n| f | `y.ts` “it does 3 things” |\n';
    const source = (file: string) => (file === 'y.ts' ? 'it(`it does ${n} things`, () => {});' : undefined);
    assert.deepEqual(problemsOf(claimsIn(text), source), [
      'no test: a',
      'no file x.ts: b',
      'no “e” in y.ts: d',
    ]);
  });
});
