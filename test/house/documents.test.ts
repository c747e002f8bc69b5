/** What the documents point at exists, and nothing in the repository tells of the machine it was written on. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'mocha';

const root = path.resolve(import.meta.dirname, '../..');
// Tracked and new files alike, so that a mistake shows before it is committed.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = files.filter((file) => /^([A-Z]+|docs\/[A-Z]+|docs\/decisions\/[\w-]+)\.md$/.test(file));
const pictures = files.filter((file) => /^docs\/[\w-]+\.svg$/.test(file));
/** Those that speak of the house itself: there `store/` is a room of ours, elsewhere a folder of the reader's. */
const maps = ['docs/ARCHITECTURE.md', 'CONTRIBUTING.md'];

const wholePath = /(?<![\w./@-])(?:src|test|webview-ui|scripts|bench|docs|media|schemas)\/[\w./-]*/g;
const fileName = /(?<![\w./@-])(?:[\w-]+\/)*[\w-]+(?:\.test)?\.(?:ts|mjs|css|svg)(?![\w/])/g;
const roomName = /(?<![\w./@-])(?:[\w-]+\/)+(?![\w.*])/g;

const bare = (target: string) => target.replace(/[/.]+$/, '');
const allIn = (text: string, ...patterns: RegExp[]) =>
  patterns.flatMap((pattern) => text.match(pattern) ?? []);

const isThere = (target: string): boolean =>
  files.some((file) => file === bare(target) || file.startsWith(`${bare(target)}/`));

/** A file or a folder by its path from the root; by the end of its path, below one of the given places. */
function exists(target: string, below: readonly string[] = ['']): boolean {
  if (isThere(target)) return true;
  return files.some(
    (file) => below.some((place) => file.startsWith(place)) && `/${file}/`.includes(`/${bare(target)}/`),
  );
}

/** Of a line: its links and pictures, and what it names in code; a name alone is looked for where the line is at. */
function missingInLine(document: string, line: string): string[] {
  const links = [
    ...line.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g),
    ...line.matchAll(/\b(?:src|srcset|href)="(?!https?:|#)([^"#]+)/g),
  ].map((match) => path.posix.join(path.dirname(document), match[1] ?? ''));
  const code = allIn(line, /`[^`]+`/g).join(' ');
  const paths = allIn(code, wholePath);
  const names = allIn(code, fileName, ...(maps.includes(document) ? [roomName] : []));
  const places = paths.map((each) => (each.endsWith('/') ? each : `${path.posix.dirname(each)}/`));
  return [
    ...[...links, ...paths].filter((target) => !exists(target)),
    ...names.filter((name) => !paths.includes(name) && !exists(name, places.length > 0 ? places : [''])),
  ];
}

/** What the words of comments name; an example of a brief, set in quotation marks, is nobody's file. */
function namedInComments(file: string): string[] {
  const comments = allIn(read(file), /^\s*\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm);
  const words = comments.join('\n').replace(/"[^"]*"|«[^»]*»|“[^”]*”/g, '');
  return allIn(words, wholePath, fileName);
}

describe('documents', () => {
  it('point only at files and rooms that exist', () => {
    const missing = documents.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          missingInLine(file, line).map((target) => `${file}:${index + 1} names ${target}`),
        ),
    );
    assert.deepEqual(missing, []);
  });

  it('show only rooms that exist, in pictures too', () => {
    const missing = pictures.flatMap((file) => {
      const words = [...read(file).matchAll(/<text[^>]*>([^<]*)/g)].map((match) => match[1] ?? '').join('\n');
      return allIn(words, wholePath, roomName).filter(
        (target) => !['', 'src/host/', 'src/core/'].some((wing) => isThere(`${wing}${target}`)),
      );
    });
    assert.deepEqual(missing, []);
  });

  it('have every room of the house on the map', () => {
    const map = allIn(read('docs/ARCHITECTURE.md'), /`[^`]+`/g).join(' ');
    const wings = /^(?:src\/host\/store|src\/(?:core|host|rpc|extension|cli)|webview-ui)\/([\w-]+)\//;
    const rooms = files.flatMap((file) => {
      const [room, name] = wings.exec(file) ?? [];
      return room && !map.includes(`${name}/`) ? [room] : [];
    });
    assert.deepEqual([...new Set(rooms)], []);
  });

  it('say for each invariant which test holds it', () => {
    const [, table = ''] = read('docs/ARCHITECTURE.md').split('## Invariants');
    const rows = table.split('\n').filter((line) => /^\| \d+ \|/.test(line));
    assert.ok(rows.length >= 12, 'the twelve invariants of the house');
    assert.deepEqual(
      rows.filter((row) => !/`test\/[\w/]+\.test\.ts` *[|,]/.test(row)),
      [],
    );
  });

  it('and comments name files as they are called', () => {
    const code = files.filter((file) =>
      /^(?:src|webview-ui|scripts|test|bench)\/.*\.(?:ts|mjs|css)$/.test(file),
    );
    const missing = code.flatMap((file) =>
      namedInComments(file)
        .filter((target) => !exists(target))
        .map((target) => `${file} names ${target}`),
    );
    assert.deepEqual(missing, []);
  });

  it('name commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w-]+)/g)].map((match) => match[1] ?? ''),
    );
    assert.deepEqual(
      [...new Set(named)].filter((name) => !(name in scripts)),
      [],
    );
  });

  it('tell nothing of the machine they were written on', () => {
    const places = [root, homedir()].map((place) => place + path.sep);
    const told = files
      .filter((file) => /\.(ts|mjs|md|jsonc?|yaml|css|svg)$|^\.[\w/]+$/.test(file))
      .filter((file) => places.some((place) => read(file).includes(place)));
    assert.deepEqual(told, []);
  });
});
