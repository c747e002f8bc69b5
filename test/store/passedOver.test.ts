/** Files that councils write and read, and that are there and can't be taken: the home opens without them, the doctor names each. */

import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { declaredProblems } from '../../src/host/declared/declaredProblems.ts';
import { councilPaths, homePaths } from '../../src/host/store/home/paths.ts';
import { markedJson } from '../../src/host/store/seal/ownMarks.ts';
import { listCouncils } from '../../src/rpc/messages/messages.ts';
import { restoreCouncil } from '../../src/rpc/messages/renameMessages.ts';
import { type OpenTable, openTable } from '../support/openTable.ts';

const id = '2026-01-01-cache-it';
let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

const places: [string, (home: string) => string, string, RegExp, RegExp][] = [
  [
    'the log of a council',
    (home) => councilPaths(home, id).log,
    '{"format":1,"rounds":5}',
    /not taken\. state: is missing/,
    /n’est pas pris\. state\s: manque/,
  ],
  [
    'the manifest of the trash',
    (home) => join(homePaths(home).trash, id, 'manifest.json'),
    '{"format":1,"id":"../x"}',
    /can’t be taken back\. id: /,
    /ne peut pas être repris\. id\s: /,
  ],
  [
    'what waits for git',
    (home) => join(homePaths(home).state, 'git.json'),
    '{"waiting":{"length":5},"own":[],"kept":{}}',
    /waited for git is not taken\. waiting: should be a list/,
    /attendait git n’est pas pris\. waiting\s: devrait être une liste/,
  ],
  [
    'a change that was begun',
    (home) => join(homePaths(home).changes, `${id}.json`),
    '{"diff":"x","steps":[{"path":"a","after":{"bytes":5}}]}',
    /not taken up from here\. steps\.0\.after\.bytes: should be a text/,
    /n’est pas repris d’ici\. steps\.0\.after\.bytes\s: devrait être un texte/,
  ],
  [
    'the pointer to a host',
    (home) => homePaths(home).pointer,
    'not JSON',
    /not followed\. It is no JSON/,
    /n’est pas suivie\. Ce n’est pas du JSON/,
  ],
];

const ofState = new Set(['the manifest of the trash', 'what waits for git', 'a change that was begun']);
const markedText = (file: string, text: string): string =>
  JSON.stringify(markedJson(file, JSON.parse(text) as object));

describe('a file that is there and can’t be taken', () => {
  for (const [what, at, text, english, french] of places) {
    it(`${what}: the home opens without it, and the doctor says in both languages what is wrong`, async () => {
      table = await openTable();
      const { home } = table;
      await table.host.close();
      mkdirSync(dirname(at(home)), { recursive: true });
      // A file of ours that is wrong all the same; what is not ours is another matter (pulled.test.ts).
      writeFileSync(at(home), ofState.has(what) ? markedText(at(home), text) : text);
      for (const [language, words] of [
        ['en', english],
        ['fr', french],
      ] as const) {
        const { problems } = await declaredProblems(home, language);
        assert.deepEqual(
          problems.map(({ file, severity }) => [join(home, file), severity]),
          [[at(home), 'warning']],
        );
        assert.match(problems[0]?.message ?? '', words);
      }
      await table.reopen();
      assert.deepEqual((await table.client.request(listCouncils, {})).rows, []);
    });

    it(`${what}: a folder in its place keeps no home from opening`, async () => {
      table = await openTable();
      const { home } = table;
      await table.host.close();
      rmSync(at(home), { force: true });
      mkdirSync(at(home), { recursive: true });
      await table.reopen();
      await assert.rejects(table.client.request(restoreCouncil, { id }), { name: 'Refusal' });
      assert.match((await declaredProblems(home)).problems[0]?.message ?? '', /It is no file/);
    });
  }
});
