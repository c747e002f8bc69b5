/** The page's model for every protocol: one rail step a phase, the person's own turn, waiving, and words shown once. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { FromPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import { proseOf } from '../../src/rpc/views/prose.ts';
import type { CouncilView } from '../../src/rpc/views/views.ts';
import { answerForm, answeringWords } from '../../src/rpc/words/pages/answeringWords.ts';
import { transcriptWords } from '../../src/rpc/words/pages/transcriptWords.ts';
import { act } from '../../webview-ui/transcript/model/actTranscript.ts';
import { announce } from '../../webview-ui/transcript/model/announceTurns.ts';
import { hear } from '../../webview-ui/transcript/model/hearTranscript.ts';
import { railSteps } from '../../webview-ui/transcript/model/railOf.ts';
import { initialState, myTurn, type PageState } from '../../webview-ui/transcript/model/transcriptState.ts';
import { engineering } from '../support/ui/engineering.ts';
import { changed, live, now, open } from '../support/ui/fixtures.ts';
import { roundtable, seated } from '../support/ui/roundtable.ts';
import { turn } from '../support/ui/turns.ts';

const reading = { at: now, following: true, runsInView: [] };
const shown = (view: CouncilView): PageState => hear(initialState('en', undefined), open(view), reading);

describe('transcript rail', () => {
  it('has one step a phase, the ring on the one that the gate sent back to', () => {
    assert.deepEqual(
      railSteps(engineering().head).map(({ phase, place, runs }) => [phase.phase, place, runs]),
      [
        ['PLAN', 'done', [0]],
        ['REVIEW', 'done', [1]],
        ['IMPLEMENT', 'now', [2, 4]],
        ['QA', 'next', [3]],
        ['SHIP', 'next', []],
      ],
    );
  });

  it('keeps the rounds of a round table in one step, and rings nothing while the council rests', () => {
    const { head } = roundtable();
    assert.deepEqual(
      railSteps(head).map(({ phase, place }) => [phase.phase, place]),
      [
        ['DELIBERATE', 'now'],
        ['VOTE', 'next'],
        ['SYNTHESIZE', 'next'],
      ],
    );
    assert.equal(railSteps({ ...head, status: 'paused' })[0]?.place, 'next');
  });
});

describe('a person’s own turn', () => {
  it('is the open turn of the seat in front of the page, and nobody else’s', () => {
    assert.equal(myTurn(shown(seated()))?.key, '1:papa');
    assert.equal(myTurn(shown(roundtable())), undefined);
    const waiting = seated();
    const queued = waiting.entries.map((entry) =>
      entry.kind === 'turn' && entry.seat === 'papa' ? { ...entry, waits: true } : entry,
    );
    assert.equal(myTurn(shown({ ...waiting, entries: queued })), undefined);
  });

  it('is answered from the box, which is emptied once the council holds the answer', () => {
    const view = seated();
    const drafted = act(shown(view), { type: 'draft', text: ' Yes. ' }).state;
    const sent = act(drafted, { type: 'send' });
    assert.deepEqual(sent.posts, [{ type: 'answer', text: 'Yes.' }]);
    const other = hear(sent.state, changed(view, [turn(1, 'DELIBERATE', 'nova', 'No.')]), reading);
    assert.equal(other.composer.text, ' Yes. ');
    const heard = hear(other, changed(view, [turn(1, 'DELIBERATE', 'papa', 'Yes.')]), reading);
    assert.deepEqual(heard.composer, { text: '', mode: 'plain' });
  });

  it('is said as an alert when it comes', () => {
    const before = shown({ ...seated(), entries: [] });
    assert.equal(announce(before, shown(seated())).alert, 'It is your turn.');
    assert.equal(announce(shown(live()), shown(live())).alert, undefined);
  });

  it('has a hint and a form for every form of a reply, in both languages', () => {
    for (const form of [
      'position',
      'challenge',
      'final',
      'turn',
      'ballot',
      'qa',
      'matrix',
      'change',
      'page',
      'draft',
    ]) {
      for (const language of ['en', 'fr'] as const) {
        const { hint, form: skeleton } = answerForm(answeringWords[language], form);
        assert.ok(hint.length > 10 && (skeleton?.length ?? 0) > 0, `${form} in ${language}`);
      }
    }
  });
});

describe('waiving a check', () => {
  it('needs a reason, and leaves the box when the check no longer fails', () => {
    const view = engineering();
    const opened = act(shown(view), { type: 'waive', check: 'npm test' }).state;
    assert.deepEqual(act(opened, { type: 'send' }).posts, []);
    const drafted = act(opened, { type: 'draft', text: 'Flaky.' }).state;
    const sent = act(drafted, { type: 'send' });
    assert.deepEqual(sent.posts, [{ type: 'waive', name: 'npm test', text: 'Flaky.' }]);
    const phases = view.head.phases.map((phase) => ({
      ...phase,
      ...(phase.checks === undefined
        ? {}
        : { checks: phase.checks.map((check) => ({ ...check, state: 'waived' as const })) }),
    }));
    const heard = hear(sent.state, changed(view, [], { phases }), reading);
    assert.deepEqual(heard.composer, { text: '', mode: 'plain' });
    const other = hear(drafted, changed(view, [], { phases }), reading);
    assert.deepEqual(other.composer, { text: 'Flaky.', mode: 'plain' });
  });
});

describe('§14 what a page may ask for', () => {
  it('is checked: no rating of six, no empty reason, no day and more, no seat of another to answer for', () => {
    const wrong = [
      { type: 'rate', rating: 6 },
      { type: 'waive', name: 'npm test', text: '' },
      { type: 'extend', seat: 'nova', seconds: 90_000 },
      { type: 'raise', cost: -1 },
      { type: 'answer', text: '' },
      { type: 'place', path: 'a.ts', line: 0 },
    ];
    for (const message of wrong) assert.equal(FromPage.safeParse(message).success, false, message.type);
    assert.deepEqual(FromPage.parse({ type: 'answer', text: 'Yes.', seat: 'nova' }), {
      type: 'answer',
      text: 'Yes.',
    });
  });
});

describe('the words of a turn', () => {
  it('are shown once: without stances, marks, tables and diffs that stand beside them', () => {
    const said = (text: string, more: Parameters<typeof turn>[4]) =>
      proseOf(turn(0, 'X', 'nova', text, more));
    assert.equal(
      said('## Position\nYes.\n\n## Responses to Others\n- Sage: agree\n\n## Reasoning\nBecause.', {
        stances: [{ seat: 'sage', stance: 'agree' }],
      }),
      'Yes.\n\nBecause.',
    );
    assert.equal(
      said('| Option | Score |\n|---|---|\n| A | 3 |\n\nA it is.', {
        matrix: [{ option: 'A', pros: '', cons: '', cost: '', risks: '', score: 3 }],
      }),
      'A it is.',
    );
    const diff = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b';
    assert.equal(
      said(`Done.\n\`\`\`diff\n${diff}\n\`\`\`\nTested.`, { change: { files: ['x'], diff } }),
      'Done.\n\nTested.',
    );
    assert.equal(said(`\`\`\`diff\n${diff}`, { change: { files: ['x'], diff } }), '');
    assert.equal(
      said('- ✅ Internal coherence', {
        qa: { verdict: 'pass', points: [{ point: 'coherence', mark: 'pass' }], issues: [], risks: [] },
      }),
      '',
    );
    assert.equal(said('Plain words.', {}), 'Plain words.');
  });

  it('fall back to the whole reply when nothing else would be left', () => {
    const text = '## Responses to Others\n- Sage: agree';
    assert.equal(proseOf(turn(0, 'X', 'nova', text, { stances: [{ seat: 'sage', stance: 'agree' }] })), text);
  });
});

describe('§7 flags', () => {
  it('say what the reference says, in both languages', () => {
    const { en, fr } = transcriptWords;
    assert.equal(en.flag({ code: 'repeats', percent: 78 }, 'Nova'), 'Repeats an earlier turn (78% alike)');
    assert.equal(
      fr.flag({ code: 'repeats', percent: 78 }, 'Nova'),
      'Répète un tour précédent (78\u202f% semblable)',
    );
    assert.equal(en.flag({ code: 'conforms' }, 'Nova'), 'Changed vote without a new argument');
    assert.equal(fr.flag({ code: 'conforms' }, 'Nova'), 'A changé de vote sans argument nouveau');
    assert.equal(en.flag({ code: 'dominates', percent: 54 }, 'Nova'), 'Nova holds 54% of the words');
    assert.equal(fr.flag({ code: 'dominates', percent: 54 }, 'Nova'), 'Nova tient 54\u202f% des mots');
  });
});
