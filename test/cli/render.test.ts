/** What a person sees: votes at the right edge with glyph and word, in both languages, at any width. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { storyteller } from '../../src/cli/follow/story.ts';
import { momentLines } from '../../src/cli/render/renderMoment.ts';
import { ansiPaint, noPaint } from '../../src/cli/terminal/paint.ts';
import { clockTime, footLines } from '../../src/cli/terminal/speakingFoot.ts';
import { type Page, pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { width } from '../../src/cli/terminal/width.ts';
import { head, sample, turn } from './sampleCouncil.ts';

const shown = (page: Page): string[] => storyteller()(sample).flatMap((moment) => momentLines(moment, page));
const text = (page: Page): string => shown(page).join('\n');

describe('§13 cli: render', () => {
  const english = text(pageOf(80, noPaint, 'en'));
  const french = text(pageOf(80, noPaint, 'fr'));

  const said: [string, string, RegExp][] = [
    ['the question', english, /^Should we move session storage/m],
    ['that it is a rehearsal', english, /Rehearsal: no model was asked/],
    ['who has no vote', english, /Maman +orchestrator · no vote · rehearsal/],
    ['a vote at the right edge', english, /^🦉 Henry {2}security and ops · rehearsal +✗ Disagree$/m],
    ['a flip before the vote', english, /✗ → ✓ Agree$/m],
    ['the checklist', english, /✓ Completeness {2}✓ Coherence {2}◐ Feasibility {2}✗ Risks {2}✓ Evidence/],
    ['a blocking issue', english, /┃ ⊘ Blocking: No way back once sessions are dual-written/],
    ['an absence and that it went on', english, /Blaise is absent: no reply in 90 s. The council went on./],
    ['words of a person', english, /┃ papa {2}to everyone\n +┃ An hour of read-only is fine/],
    ['the recommendation', english, /Recommendation\n +Move sessions to Postgres before 2.0/],
    ['the minority last', english, /┃ Minority report · Blaise, confidence 3\/5/],
    ['the tally', english, /No consensus · 3 of 4 agree · quorum 3 of 4/],
    ['the decision', english, /┃ Accepted by papa/],
    ['French phases', french, /^Recueil ─+ à l’aveugle, en même temps$/m],
    ['French votes', french, /✗ Pas d’accord$/m],
    ['French no-break spaces', french, /Répétition\u202f: aucun modèle consulté/],
    ['a French tally', french, /Pas de consensus · 3 sur 4 d’accord · quorum 3 sur 4/],
    ['a French decision', french, /┃ Acceptée par papa/],
  ];
  for (const [what, page, pattern] of said) it(`shows ${what}`, () => assert.match(page, pattern));

  it('wraps who has acknowledged a person’s words, and whom they were for, in a narrow terminal', () => {
    const entries = sample.entries.map((entry) =>
      entry.kind === 'injection'
        ? { ...entry, to: 'henry', acknowledgedBy: ['henry', 'sage', 'nova', 'blaise'] }
        : entry,
    );
    for (const language of ['en', 'fr'] as const)
      for (const paint of [noPaint, ansiPaint]) {
        const page = pageOf(32, paint, language);
        const lines = storyteller()({ ...sample, entries }).flatMap((moment) => momentLines(moment, page));
        for (const line of lines) assert.ok(width(line) <= 32, `${width(line)}: ${line}`);
        assert.match(lines.join('').replaceAll(/\u001b\[\d*m|[ ┃]+/g, ''), /Henry,Sage,Nova,Blaise/);
      }
  });

  for (const columns of [32, 40, 60, 80, 120, 200]) {
    for (const language of ['en', 'fr'] as const) {
      it(`fits ${columns} columns in ${language}, with and without colour`, () => {
        for (const paint of [noPaint, ansiPaint]) {
          for (const line of shown(pageOf(columns, paint, language))) {
            assert.ok(width(line) <= columns, `${width(line)}: ${line}`);
          }
        }
      });
    }
  }

  it('has no escape code without colour, and loses nothing but colour', () => {
    assert.doesNotMatch(english, /\u001b/);
    const coloured = text(pageOf(80, ansiPaint, 'en'));
    assert.match(coloured, /\u001b\[31m✗\u001b\[39m Disagree/);
    assert.equal(coloured.replace(/\u001b\[[0-9;]*m/g, ''), english);
  });

  it('shows one voice as it streams, several by name', () => {
    const page = pageOf(80, noPaint, 'en');
    const speaking = (who: string, phase: string) => ({
      turn: turn(0, phase, who, { state: 'speaking' }),
      text: 'Half a sent',
    });
    const now = (n: number) => ({ ...head, phases: [{ ...head.phases[n]!, state: 'now' as const }] });
    const common = { now: 13_000, tick: 0, rows: 24 };
    const several = footLines(
      { ...common, head: now(0), speakers: [speaking('henry', 'COLLECT'), speaking('sage', 'COLLECT')] },
      page,
    );
    assert.deepEqual(several, ['', '⠋ Henry and Sage are speaking · 4 of 4 answered · 0:12']);
    const one = footLines({ ...common, head: now(3), speakers: [speaking('maman', 'SYNTHESIZE')] }, page);
    assert.ok(one.includes('   Half a sent'));
    assert.deepEqual(footLines({ ...common, head, speakers: [] }, page), []);
    assert.equal(clockTime(75_000), '1:15');
  });
});
