/** What people write beside their councils, on a real host: own protocols, modes, contexts, personas, changed briefs. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { recallFrom } from '../../src/host/store/records/recallCouncil.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import {
  addPersona,
  briefDiff,
  checkProtocol,
  copyProtocol,
  listProtocols,
  routeWords,
  showProtocol,
} from '../../src/rpc/messages/declaredMessages.ts';
import { estimateCouncil } from '../../src/rpc/messages/estimateMessages.ts';
import {
  checkBrief,
  convene,
  injectWords,
  listIdentities,
  refusal,
} from '../../src/rpc/messages/messages.ts';
import { hasStatus, isRecorded, type OpenTable, openTable, watchUntil } from '../support/openTable.ts';

const problemsOf = (error: unknown): string[] =>
  ((error as Refusal).data as { problems?: { line: number; message: string }[] }).problems?.map(
    ({ line, message }) => `${line} ${message}`,
  ) ?? [];
const refusedWith = async (asked: Promise<unknown>): Promise<string[]> =>
  asked.then(
    () => assert.fail('was not refused'),
    (error: unknown) => problemsOf(error),
  );

async function recalled(home: string, id: string): Promise<Council> {
  const read = await recallFrom(home, id);
  return read && 'council' in read ? read.council : assert.fail(read?.wrong ?? 'no log');
}

describe('§7 what people write, on a host', () => {
  let table: OpenTable;
  afterEach(() => table.close());
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(table.home, file)), { recursive: true });
    writeFileSync(join(table.home, file), text);
  };

  it('§5 a review needs something to review: given, named in the question, or asked for', async () => {
    table = await openTable();
    const workspace = dirname(table.home);
    const file = `reviewed-${process.pid}.ts`;
    writeFileSync(join(workspace, file), 'export const one = 1;\n');
    try {
      for (const asked of [
        { question: 'Review this diff' },
        { question: 'Relis src/nowhere-at-all.ts' },
        { question: 'What do you think?', mode: 'review' },
        { question: 'Review this', context: [] },
        { briefText: 'type: review\nquestion: Is it right?\n' },
      ])
        for (const refused of [
          table.client.request(convene, asked),
          table.client.request(estimateCouncil, asked),
        ])
          await assert.rejects(
            refused,
            (error) => error instanceof Refusal && error.code === refusal.nothingToReview,
            JSON.stringify(asked),
          );
      for (const asked of [
        { question: `Review ${file}, please.` },
        { question: `Review ${file}:1-1` },
        { question: 'Review this', context: [{ file }] },
        { briefText: 'type: review\nquestion: Is it right?\ncontext: "- one\\n+ two"\n' },
      ]) {
        const { mode, briefPath } = await table.client.request(convene, asked);
        assert.equal(mode, 'review');
        assert.match(readFileSync(briefPath, 'utf8'), /^context:/m);
      }
      // A range is looked at when it is read: what is wrong with it is said.
      assert.match(
        (await refusedWith(table.client.request(convene, { question: 'Review nowhere..nothing' }))).join(),
        /git/,
      );
    } finally {
      rmSync(join(workspace, file));
    }
  });

  it('the mode is chosen from the question and shown with its reason; a stated one wins', async () => {
    table = await openTable();
    const chosen = await table.client.request(convene, { question: 'Compare Redis and Postgres' });
    assert.deepEqual([chosen.mode, chosen.because], ['analysis', { code: 'order', words: 'Compare' }]);
    assert.match(readFileSync(chosen.briefPath, 'utf8'), /^type: analysis$/m);
    const stated = await table.client.request(convene, {
      question: 'Compare Redis and Postgres',
      mode: 'debate',
    });
    assert.deepEqual([stated.mode, stated.because], ['debate', { code: 'chosen' }]);
    const called = await table.client.request(convene, { question: 'À table : faut-il un cache ?' });
    assert.equal(called.mode, 'debate');
    assert.match(called.id, /-faut-il-un-cache$/);
    assert.deepEqual(await refusedWith(table.client.request(convene, { question: 'Why?', mode: 'debat' })), [
      '2 type: no protocol "debat" (did you mean debate?); known: debate, prd, engineering, analysis, review, synthesis, roundtable',
    ]);
  });

  it('a protocol of one’s own runs like a built-in one, in the council’s own copy', async () => {
    table = await openTable();
    const own =
      'id: quick\nminutes: 2\nphases:\n  - id: ASK\n    speakers: participants\n    blind: true\n    form: position\n' +
      '  - id: END\n    speakers: orchestrator\n    sees: [transcript]\n    form: synthesis\n    closing: true\n';
    write('protocols/quick.yaml', own);
    const { id, mode } = await table.client.request(convene, {
      question: 'Why?',
      mode: 'quick',
      attended: false,
    });
    assert.equal(mode, 'quick');
    write('protocols/quick.yaml', 'id: quick\n');
    await watchUntil(table.client, id, (head) => hasStatus('recommended')(head) && isRecorded(head));
    const council = await recalled(table.home, id);
    assert.deepEqual(
      council.runs.map((run) => run.phase),
      ['ASK', 'END'],
    );
    assert.deepEqual(await refusedWith(table.client.request(convene, { question: 'Why?', mode: 'quick' })), [
      '2 type: protocols/quick.yaml has problems and can’t be followed: `council protocols --check protocols/quick.yaml`',
    ]);
  });

  it('protocols are listed, shown, checked and copied; a copy goes before the built-in one', async () => {
    table = await openTable();
    const ids = async () => (await table.client.request(listProtocols, {})).rows.map((row) => row.id);
    const builtIn = ['debate', 'prd', 'engineering', 'analysis', 'review', 'synthesis', 'roundtable'];
    assert.deepEqual(await ids(), builtIn);
    const { yaml, file } = await table.client.request(showProtocol, { id: 'roundtable' });
    assert.match(yaml, /^ {4}order: rotating$/m);
    assert.equal(file, undefined);
    assert.deepEqual((await table.client.request(checkProtocol, { text: yaml })).problems, []);
    const written = await table.client.request(copyProtocol, { id: 'debate' });
    assert.deepEqual(written, { written: ['protocols/debate.yaml'] });
    assert.deepEqual(await table.client.request(copyProtocol, { id: 'debate' }), { written: [] });
    assert.deepEqual(await ids(), [...builtIn.slice(1), 'debate']);
    const { rows } = await table.client.request(listProtocols, {});
    assert.deepEqual([rows.at(-1)?.replaces, rows.at(-1)?.problems], [true, []]);
    write('protocols/other.yaml', 'id: debate\nphases: []\n');
    write('protocols/twin.yaml', readFileSync(join(table.home, 'protocols/debate.yaml'), 'utf8'));
    const after = (await table.client.request(listProtocols, {})).rows;
    assert.deepEqual(
      after.filter((row) => row.problems.length > 0).map((row) => [row.file, row.problems[0]?.message]),
      [
        ['protocols/other.yaml', 'phases: at least 1 entries'],
        ['protocols/twin.yaml', 'id: "debate" is also the id of protocols/debate.yaml'],
      ],
    );
    await assert.rejects(table.client.request(showProtocol, { id: '../x' }), /There is no protocol/);
    await assert.rejects(table.client.request(copyProtocol, { id: '__proto__' }), /There is no protocol/);
  });

  it('the context is gathered from the workspace, hashed, and refused at its line', async () => {
    table = await openTable();
    writeFileSync(join(dirname(table.home), 'a.ts'), 'const canary = 1;\n');
    const brief = 'type: debate\nquestion: Why?\ncontext:\n  - words of mine\n  - file: a.ts\n';
    const { id } = await table.client.request(convene, { briefText: brief, attended: false });
    await watchUntil(table.client, id, isRecorded);
    const council = await recalled(table.home, id);
    assert.match(council.context ?? '', /words of mine\n\na\.ts\n\n```ts\nconst canary = 1;\n```/);
    const hash = createHash('sha256').update('const canary = 1;\n').digest('hex');
    assert.deepEqual(council.cited, [{ path: 'a.ts', hash }]);
    const wrong = `${brief}  - file: ../a.ts\n  - git: --output=x\n`;
    const lines = [
      '6 context: ../a.ts lies outside the workspace: copy what is needed into it, or quote it as text',
      '7 context: "--output=x" is no range: write main..HEAD or main...HEAD',
    ];
    assert.deepEqual(await refusedWith(table.client.request(convene, { briefText: wrong })), lines);
    const { problems } = await table.client.request(checkBrief, { text: wrong });
    assert.deepEqual(
      problems.map(({ line, message }) => `${line} ${message}`),
      lines,
    );
    const asked = await table.client.request(convene, {
      question: 'Why?',
      context: [{ selection: { file: 'a.ts', from: 1, to: 1 } }],
      attended: false,
    });
    assert.match(readFileSync(asked.briefPath, 'utf8'), /context:\n {2}- selection:\n {6}file: a\.ts/);
  });

  it('a context that is too long is cut, and the cut is said when the council is convened', async () => {
    table = await openTable();
    writeFileSync(join(dirname(table.home), 'big.txt'), 'x y z\n'.repeat(50_000));
    const brief = 'type: debate\nquestion: Why?\ncontext: [{ file: big.txt }]\n';
    const { id, warnings } = await table.client.request(convene, { briefText: brief, attended: false });
    assert.equal(warnings.length, 1);
    assert.match(
      warnings[0] ?? '',
      /^The context was too long\. big\.txt: the first 239,\d{3} of 300,000 characters$/,
    );
    await watchUntil(table.client, id, isRecorded);
    assert.equal((await recalled(table.home, id)).cut?.length, 1);
  });

  it('routes say who leads and who stands in', async () => {
    table = await openTable();
    const { rows } = await table.client.request(routeWords, { words: 'the secrets of production' });
    assert.deepEqual(rows, [
      { domain: 'security', lead: { id: 'henry', name: 'Henry' }, backup: { id: 'nova', name: 'Nova' } },
    ]);
  });

  it('§5 a persona is added to identities.yaml with every other line as it was', async () => {
    table = await openTable();
    const file = join(table.home, 'identities.yaml');
    for (const ending of ['\n', '\r\n']) {
      const before =
        '# Ours\nidentities: # who\n  - id: a\n    name:   A # first\n  - id: b\n    name: B # last\n# The end\n'.replaceAll(
          '\n',
          ending,
        );
      writeFileSync(file, before);
      const added = await table.client.request(addPersona, { persona: 'devil', language: 'fr' });
      assert.deepEqual(added, { id: 'devil', written: ['identities.yaml'] });
      const after = readFileSync(file, 'utf8');
      const end = before.indexOf('# The end');
      assert.ok(after.startsWith(before.slice(0, end)) && after.endsWith(before.slice(end)), after);
      assert.equal(/(?<!\r)\n/.test(after), ending === '\n');
      assert.match(after, /Avocat du diable/);
      const { rows, problems } = await table.client.request(listIdentities, {});
      const here = problems.filter((problem) => problem.file === 'identities.yaml');
      assert.deepEqual([rows.map((row) => row.id), here], [['a', 'b', 'devil'], []]);
      const again = await table.client.request(addPersona, { persona: 'devil' });
      assert.deepEqual(again.written, []);
    }
    writeFileSync(file, 'identities: [{ id: a, name: A }, { id: b, name: B }] # flow\n');
    await table.client.request(addPersona, { persona: 'mediator' });
    assert.match(readFileSync(file, 'utf8'), /id: mediator[\s\S]*# flow\n/);
    writeFileSync(file, 'identities: [\n');
    await assert.rejects(table.client.request(addPersona, { persona: 'devil' }), /mend it first/);
    assert.equal(readFileSync(file, 'utf8'), 'identities: [\n');
  });

  it('a brief that is edited while its council runs is told as a difference, line by line', async () => {
    table = await openTable();
    write(
      'briefs/2026-02-08-x.yaml',
      'type: debate\nquestion: Why?\nlanguage: fr\nconstraints:\n  - no new service\n  - cheap\n',
    );
    const { id } = await table.client.request(convene, { briefPath: 'briefs/2026-02-08-x.yaml' });
    await watchUntil(table.client, id, hasStatus('decision'));
    assert.deepEqual((await table.client.request(briefDiff, { id })).changes, []);
    write(
      'briefs/2026-02-08-x.yaml',
      'type: debate\nquestion: Why not?\nlanguage: fr\nconstraints:\n  - cheap\n  - by Friday\nbudget:\n  tokens: 5000\n',
    );
    const { changes, text, file } = await table.client.request(briefDiff, { id });
    assert.equal(file, 'briefs/2026-02-08-x.yaml');
    assert.deepEqual(changes, [
      { field: 'question', line: 2, before: 'Why?', after: 'Why not?' },
      { field: 'constraints', line: 5, before: 'no new service' },
      { field: 'constraints', line: 6, after: 'by Friday' },
      { field: 'budget', line: 8, after: 'tokens: 5000' },
    ]);
    assert.equal(
      text,
      'Le brief a changé. Désormais :\n- question : Why not? (c’était : Why?)\n- constraints, retiré : no new service\n' +
        '- constraints, ajouté : by Friday\n- budget, ajouté : tokens: 5000',
    );
    await table.client.request(injectWords, { id, text });
    write('briefs/2026-02-08-x.yaml', 'type: debate\nquestion: a: b\n');
    assert.deepEqual(await refusedWith(table.client.request(briefDiff, { id })), [
      '2 a second colon on one line: put the text in quotes',
    ]);
  });
});
