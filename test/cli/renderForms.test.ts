/** Every protocol in the terminal and as JSON: what is its own is told, fits any width, and rounds are generic. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { storyteller } from '../../src/cli/follow/story.ts';
import { endWhenRecorded } from '../../src/cli/follow/teller.ts';
import { line, result } from '../../src/cli/output/result.ts';
import { momentLines } from '../../src/cli/render/renderMoment.ts';
import { ansiPaint, noPaint } from '../../src/cli/terminal/paint.ts';
import { type Page, pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { width } from '../../src/cli/terminal/width.ts';
import type { CouncilView, Language } from '../../src/rpc/views/views.ts';
import { engineering } from '../support/ui/engineering.ts';
import { decision } from '../support/ui/fixtures.ts';
import { analysis, review } from '../support/ui/protocols.ts';
import { roundtable } from '../support/ui/roundtable.ts';

const shown = (view: CouncilView, page: Page): string[] =>
  storyteller()(view).flatMap((moment) => momentLines(moment, page));
const text = (view: CouncilView, language: Language = 'en'): string =>
  shown(view, pageOf(80, noPaint, language)).join('\n');
const councils = { roundtable, engineering, analysis, review };
const paths = { archive: null, brief: null };

describe('cli: render every protocol', () => {
  const table = text(roundtable());
  const work = text(engineering());
  const said: [string, string, RegExp][] = [
    ['the round of a round table', table, /^Deliberate · round 2 of 5 ─/m],
    ['where a seat stands on the others, in a line', table, /On the others: {2}✓ Henry {2}◐ Nova/],
    ['or with its words', table, /◐ Sage · the build is the cost, the cadence is not/],
    ['a stand at the right edge', table, /Henry .*◐ Nuance$/m],
    ['direct questions', table, /\? Question to Blaise: Who owns the cache when it breaks\?/],
    ['flags as the reference words them', table, /! Repeats an earlier turn \(78% alike\)/],
    ['a gate’s verdict and its points', work, /Blaise .*✗ Not passed$[\s\S]*✓ Internal coherence/m],
    ['what sent the work back', work, /^Implement · sent back by QA, 1 of 3 ─/m],
    ['a check with the end of its output', work, /✗ npm test · failed[\s\S]*86400 !== 3600/],
    [
      'a check that was waived',
      work,
      /◐ npm run bench:sessions · failed, waived · Waived by papa: the bench/,
    ],
    ['a change line by line', work, /1 file · src\/sessions\/store.ts[\s\S]*^ +- {2}return redisStore/m],
    ['what was done about a limit', work, /! From QA gate on, earlier replies were shown in extracts/],
    ['options with their scores', text(analysis()), /Keep Redis · 2\/5\n +Pros: nothing moves before 2.0/],
    ['that seats are letters', text(analysis()), /anonymous/],
    ['the place of a blocking issue', text(review()), /\(src\/sessions\/verifyTheTokenOfTheSession.ts:41\)/],
    ['a French round', text(roundtable('fr'), 'fr'), /Délibération · tour 2 sur 5/],
    ['French stances', text(roundtable('fr'), 'fr'), /Sur les autres\u202f: {2}✓ Henry/],
  ];
  for (const [what, page, pattern] of said) it(`shows ${what}`, () => assert.match(page, pattern));

  it('shows the words of a turn once', () => {
    assert.doesNotMatch(table, /Responses to Others/);
    assert.doesNotMatch(text(analysis()), /\| Option/);
  });

  for (const columns of [32, 60, 120]) {
    it(`fits every protocol into ${columns} columns, in both languages, with and without colour`, () => {
      for (const [name, view] of Object.entries(councils)) {
        for (const language of ['en', 'fr'] as const) {
          for (const paint of [noPaint, ansiPaint]) {
            for (const drawn of shown(view(language), pageOf(columns, paint, language)))
              assert.ok(width(drawn) <= columns, `${name}: ${width(drawn)}: ${drawn}`);
          }
        }
      }
    });
  }
});

describe('§12 cli: result of every protocol', () => {
  it('has a round with its type and replies for every phase but the closing one', () => {
    const told = JSON.parse(JSON.stringify(result(engineering(), paths)));
    assert.deepEqual(
      told.rounds.map(({ type }: { type: string }) => type),
      ['PLAN', 'REVIEW', 'IMPLEMENT', 'QA', 'IMPLEMENT'],
    );
    const [, , made, gate, again] = told.rounds;
    assert.deepEqual(made.responses.nova.change.files, ['src/sessions/store.ts']);
    assert.equal(gate.verdict, 'fail');
    assert.equal(gate.responses.blaise.qa.points.length, 6);
    assert.deepEqual(
      gate.checks.map(({ name, state }: { name: string; state: string }) => [name, state]),
      [
        ['npm test', 'failed'],
        ['npm run lint', 'passed'],
        ['npm run bench:sessions', 'waived'],
      ],
    );
    assert.deepEqual(again.sentBack, { by: 'QA', time: 1, of: 3 });
    assert.equal(told.gate.verdict, 'fail');
    assert.equal(told.owner, 'nova');
    assert.doesNotMatch(JSON.stringify(told.rounds), /"(at|ms|startedAt|endedAt|key)"/);
  });

  it('carries stances, confidence, flags and questions of a round table, and the matrix of an analysis', () => {
    const table = JSON.parse(JSON.stringify(result(roundtable(), paths)));
    const { sage } = table.rounds[1].responses;
    assert.deepEqual(sage.stances[1], { seat: 'nova', stance: 'partial' });
    assert.deepEqual(sage.flags, [{ code: 'conforms' }, { code: 'repeats', percent: 78 }]);
    const scored = JSON.parse(JSON.stringify(result(analysis(), paths)));
    assert.equal(scored.matrix[0].score, 3.5);
    assert.equal(scored.rounds[1].responses.henry.matrix[1].score, 4);
  });

  it('takes the synthesis from the closing phase, whatever it is called', () => {
    const view = decision();
    const phases = view.head.phases.map((phase) =>
      phase.phase === 'SYNTHESIZE' ? { ...phase, phase: 'VERDICT', closing: true } : phase,
    );
    const entries = view.entries.map((entry) =>
      entry.kind === 'turn' && entry.phase === 'SYNTHESIZE' ? { ...entry, phase: 'VERDICT' } : entry,
    );
    const told = result({ head: { ...view.head, phases }, entries }, paths) as {
      synthesis: { recommendation: string };
      rounds: unknown[];
    };
    assert.match(told.synthesis.recommendation, /^Move sessions/);
    assert.equal(told.rounds.length, 3);
  });

  it('tells a limit as an event of its own, and speakers in the order in which they spoke', () => {
    const moments = storyteller()(engineering());
    const events = moments.map((moment) => line(moment, engineering(), paths));
    assert.deepEqual(
      events.filter(({ event }) => event === 'limit').map(({ code, limit }) => [code, limit]),
      [['shortened-context', 'tokens']],
    );
    const view = roundtable();
    const spoken = view.entries.filter((entry) => entry.kind === 'turn' && entry.run === 1).toReversed();
    const turned = { ...view, entries: [...view.entries.filter((entry) => entry.run === 0), ...spoken] };
    assert.deepEqual(
      storyteller()(turned).flatMap((moment) =>
        moment.kind === 'turn' && moment.turn.run === 1 ? [moment.turn.seat] : [],
      ),
      ['sage', 'henry'],
    );
  });
});

describe('cli: the end of the lines', () => {
  it('comes once the files are written, so that it can name them', () => {
    const over = decision('en', { status: 'decided' });
    const news = endWhenRecorded(storyteller());
    assert.ok(news(over).every((moment) => moment.kind !== 'end'));
    const later = news({ ...over, head: { ...over.head, recorded: true } });
    assert.deepEqual(
      later.map((moment) => moment.kind),
      ['end'],
    );
    assert.deepEqual(news({ ...over, head: { ...over.head, recorded: true } }), []);
  });
});
