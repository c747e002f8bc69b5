/** Identities as rows and the status bar say what the design says, in both languages. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { emojiPicture, identityRow, problemRows } from '../../src/extension/identities/identityRows.ts';
import { decisionsText, floorText, unseenDecisions } from '../../src/extension/status/statusLine.ts';
import { plainInMarkdown } from '../../src/extension/trees/treeRow.ts';
import type { CouncilRow, IdentityRow } from '../../src/rpc/views/views.ts';

const henry: IdentityRow = {
  id: 'henry',
  name: 'Henry',
  emoji: '🦉',
  kind: 'agent',
  role: 'security and ops',
  backend: 'openai-compatible',
  model: 'claude-opus-4-5',
  orchestrator: false,
  state: 'rest',
};

describe('rows of identities', () => {
  it('say the role and what answers', () => {
    assert.equal(identityRow(henry, 'papa', 'en').description, 'security and ops · claude-opus-4-5');
    assert.deepEqual(identityRow(henry, 'papa', 'en').icon, { emoji: '🦉' });
  });

  it('say rehearsal where no model is asked, in both languages', () => {
    const rehearsed: IdentityRow = { ...henry, role: 'QA', backend: 'rehearsal' };
    assert.equal(identityRow(rehearsed, 'papa', 'en').description, 'QA · rehearsal');
    assert.equal(identityRow(rehearsed, 'papa', 'fr').description, 'QA · répétition');
  });

  it('put what a busy one is doing first', () => {
    assert.equal(
      identityRow({ ...henry, state: 'speaking' }, 'papa', 'fr').description,
      'parle · claude-opus-4-5',
    );
  });

  it('show a person as a purple account, and you as you', () => {
    const papa: IdentityRow = { ...henry, id: 'papa', name: 'Papa', kind: 'human', role: 'decides' };
    const row = identityRow(papa, 'papa', 'en');
    assert.equal(row.description, 'you');
    assert.deepEqual(row.icon, { codicon: 'account', color: 'charts.purple' });
    assert.equal(identityRow(papa, 'other', 'en').description, 'decides');
  });

  it('count the problems of a file in one row', () => {
    const problem = {
      file: 'identities.yaml',
      line: 3,
      column: 5,
      severity: 'error' as const,
      message: 'no name',
    };
    const [row] = problemRows([problem, { ...problem, line: 9 }], 'en');
    assert.equal(row?.label, 'identities.yaml: 2 problems');
    assert.equal(row?.description, 'no name');
  });

  it('draw an emoji without letting it write SVG', () => {
    const svg = Buffer.from(emojiPicture('🦉<script>').split(',')[1] ?? '', 'base64').toString('utf8');
    assert.match(svg, />🦉script<\/text>/);
  });
});

describe('text in a tooltip', () => {
  it('stays text, and its lines can wrap', () => {
    assert.equal(plainInMarkdown('a *b*\n[c](command:d)'), 'a \\*b\\* \\[c\\]\\(command\\:d\\)');
    assert.equal(plainInMarkdown('see https://example.org'), 'see https\\://example\\.org');
  });
});

describe('§7 the status bar', () => {
  const row: CouncilRow = {
    id: 'a',
    question: 'Should we cache the $(index) of every folder that anyone ever opened?',
    mode: 'debate',
    status: 'running',
    rehearsal: true,
    at: 1,
    phase: 'COLLECT',
    answered: 1,
    asked: 4,
  };

  it('says how many decisions wait, and nothing when none does', () => {
    const waits: CouncilRow = { ...row, status: 'decision' };
    assert.equal(decisionsText([row], 'en'), undefined);
    assert.equal(decisionsText([waits], 'en'), '$(law) 1 decision');
    assert.equal(decisionsText([waits, { ...waits, id: 'b' }], 'fr'), '$(law) 2 décisions');
  });

  it('says who has the floor, and the phase while nobody is known to speak', () => {
    const floor = floorText([row], [{ ...henry, state: 'speaking' }], 'en');
    assert.equal(floor?.text, '$(comment) Henry · Should we cache the $ (index) of every…');
    assert.match(floorText([row], [henry], 'en')?.text ?? '', /^\$\(comment\) Collect, 1 of 4 · /);
    assert.equal(floorText([{ ...row, status: 'decided' }], [henry], 'en'), undefined);
  });

  it('announces a council once it waits while nobody looks at the window, never those that waited before', () => {
    const picture = { source: 'host' as const, rows: [row], identities: [], problems: [] };
    const after = { ...picture, rows: [{ ...row, status: 'decision' as const }] };
    assert.deepEqual(
      unseenDecisions(picture, after, false).map(({ id }) => id),
      ['a'],
    );
    assert.deepEqual(unseenDecisions(picture, after, true), []);
    assert.deepEqual(unseenDecisions(after, after, false), []);
    assert.deepEqual(unseenDecisions({ ...picture, source: 'nobody' }, after, false), []);
  });
});
