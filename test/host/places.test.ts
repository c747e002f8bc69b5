/** A review names its blocking issues at file and line: what is there is kept, what is not is noted, and a replay looks at no file. */
import assert from 'node:assert/strict';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import {
  convene,
  decideCouncil,
  getCouncil,
  listCouncils,
  rowsChanged,
} from '../../src/rpc/messages/messages.ts';
import { exportCouncil } from '../../src/rpc/messages/pastMessages.ts';
import type { CouncilRow, TurnView } from '../../src/rpc/views/views.ts';
import {
  asPuppet,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { gitIn } from '../support/repositories.ts';
import { inEveryForm } from '../support/voices.ts';

const brief = (language: 'en' | 'fr', more = 'context: the change of the week\n') =>
  `type: review\nquestion: Is this ready?\nlanguage: ${language}\nseats: [henry, sage, nova]\nroles: { owner: nova }\n${more}`;
const issues = [
  '[src/a.ts:2] no test',
  '[src/a.ts:99] no end',
  '[src/none.ts:1] not there',
  '[out/secret.md:1] elsewhere',
  '[.git/config:1] inner',
];
const blocks = (list: readonly string[]): string =>
  `**Verdict**: block\n\n**Findings:**\n${list.map((each) => `- [blocking] ${each} — it matters — mend it`).join('\n')}\n\n**What is good:** it is short\n**Confidence**: 4`;
const withdraws = (list: readonly string[]): string =>
  `${list.map((_, at) => `P${at + 1}: withdrawn — mended`).join('\n')}\n\n- **Vote**: agree\n**Blocking issues:** none\n**Confidence**: 4`;

describe('the places of a review', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  async function held(language: 'en' | 'fr', list: readonly string[], more?: string, withdrawn = false) {
    const voice = inEveryForm({
      instead: ({ form, seat }) =>
        seat.id !== 'sage'
          ? undefined
          : form === 'review'
            ? blocks(list)
            : form === 'final' && withdrawn
              ? withdraws(list)
              : undefined,
    });
    table = await openTable({ backends: [puppets(asPuppet(voice))] });
    const workspace = dirname(table.home);
    await mkdir(join(workspace, 'src'));
    await mkdir(join(workspace, '..', `elsewhere-${process.pid}`), { recursive: true });
    const elsewhere = join(workspace, '..', `elsewhere-${process.pid}`);
    await writeFile(join(elsewhere, 'secret.md'), 'x\n');
    await symlink(elsewhere, join(workspace, 'out'));
    gitIn(workspace, 'init', '-q', '-b', 'main');
    await writeFile(join(workspace, 'src/a.ts'), 'one\ntwo\n');
    await writeFile(join(workspace, 'src/gone.ts'), 'one\n');
    gitIn(workspace, 'add', 'src');
    gitIn(workspace, 'commit', '-q', '-m', 'first');
    await writeFile(join(workspace, 'src/gone.ts'), 'one\ntwo\nthree\n');
    gitIn(workspace, 'commit', '-qam', 'second');
    await rm(join(workspace, 'src/gone.ts'));
    const { id } = await table.client.request(convene, { briefText: brief(language, more) });
    const view = await watchUntil(
      table.client,
      id,
      ({ status, recorded }) => status === 'decision' && recorded === true,
    );
    await rm(elsewhere, { recursive: true });
    const turn = view.entries.find(
      (entry): entry is TurnView =>
        entry.kind === 'turn' && entry.seat === 'sage' && entry.phase === 'REVIEW',
    );
    assert.ok(turn);
    return { id, view, turn, workspace };
  }
  const rowOf = async (id: string): Promise<CouncilRow | undefined> =>
    (await table.client.request(listCouncils, {})).rows.find((row) => row.id === id);
  const placed = (turn: TurnView) =>
    turn.findings?.flatMap(({ place }) => (place ? [`${place.path}:${place.line}`] : []));
  const noted = (turn: TurnView) =>
    turn.problems
      .filter(({ code }) => /^(?:line|file)-missing$/.test(code))
      .map((each) => [each.code, each.detail]);

  it('§7 that are there stay; a line that is not becomes line 1, a file that is not or leads out takes its place away; both are noted', async () => {
    const { id, turn, view } = await held('en', issues);
    assert.deepEqual(placed(turn), ['src/a.ts:2', 'src/a.ts:1']);
    assert.deepEqual(noted(turn), [
      ['line-missing', 'src/a.ts:99'],
      ['file-missing', 'src/none.ts:1'],
      ['file-missing', 'out/secret.md:1'],
      ['file-missing', '.git/config:1'],
    ]);
    assert.equal(turn.blocking.length, issues.length, 'every issue stays');
    assert.equal(view.head.blocking.filter(({ open }) => open).length, issues.length);
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /that place does not exist, line 1 stands for it.*src\/a\.ts:99/);
    assert.match(archive, /that file does not exist, the issue stands without a place.*src\/none\.ts:1/);
  });

  it('are said in French, in archive and export', async () => {
    const { id } = await held('fr', issues.slice(0, 3));
    const archive = await readFile(join(table.home, 'conseils', `${id}.md`), 'utf8');
    assert.match(archive, /la ligne 1 en tient lieu/);
    const { text } = await table.client.request(exportCouncil, { id, as: 'html' });
    assert.match(text, /la ligne 1 en tient lieu/);
    assert.match(text, /ce fichier n’existe pas/);
    assert.match(text, /no end <span class="mono ">src\/a\.ts:1<\/span>/);
  });

  it('§7 may stand in the end of the range that is reviewed', async () => {
    const { turn } = await held(
      'en',
      ['[src/gone.ts:3] odd', '[src/gone.ts:4] odder'],
      'context: [{ git: HEAD~1..HEAD }]\n',
    );
    assert.deepEqual(placed(turn), ['src/gone.ts:3', 'src/gone.ts:1']);
    assert.deepEqual(noted(turn), [['line-missing', 'src/gone.ts:4']]);
  });

  it('§2 are part of the record: a host that opens again finds them as they were, whatever became of the files', async () => {
    const { id, view, workspace } = await held('en', issues);
    await rm(join(workspace, 'src'), { recursive: true });
    await table.reopen();
    const again = await table.client.request(getCouncil, { id });
    assert.deepEqual(again.entries, view.entries);
  });

  it('§12 stand in the row of the council while they are held and nobody has decided', async () => {
    const { id } = await held('en', issues.slice(0, 2));
    const told: CouncilRow[] = [];
    table.client.on(rowsChanged, ({ rows }) => told.push(...rows));
    assert.deepEqual(
      (await rowOf(id))?.issues?.map(({ by, path, line }) => [by, path, line]),
      [
        ['Sage', 'src/a.ts', 2],
        ['Sage', 'src/a.ts', 1],
      ],
    );
    await table.client.request(decideCouncil, { id, verdict: 'reject' });
    await watchUntil(table.client, id, isRecorded);
    assert.equal(told.at(-1)?.issues, undefined);
    await table.close();
    const { id: other } = await held('en', issues.slice(0, 2), undefined, true);
    assert.equal((await rowOf(other))?.issues, undefined, 'withdrawn');
  });
});
