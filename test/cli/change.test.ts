/** The terminal says what became of a change, in both languages, at any width, and takes no colour from a path. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { changeLines } from '../../src/cli/render/renderChange.ts';
import { noPaint } from '../../src/cli/terminal/paint.ts';
import { pageOf } from '../../src/cli/terminal/terminalPage.ts';
import { width } from '../../src/cli/terminal/width.ts';
import type { ChangeStandingView } from '../../src/rpc/views/deliberationViews.ts';
import type { CouncilHead } from '../../src/rpc/views/views.ts';

const said = (change: ChangeStandingView | undefined, language: 'en' | 'fr' = 'en', columns = 80): string[] =>
  changeLines({ change } as CouncilHead, pageOf(columns, noPaint, language));
const whys = {
  untrusted: true,
  'no-git': true,
  'no-repository': true,
  outside: true,
  guarded: true,
  'does-not-apply': true,
  'changed-meanwhile': true,
  failed: true,
  amended: true,
  rejected: true,
  'not-decided': true,
  'no-diff': true,
} satisfies Record<NonNullable<ChangeStandingView['why']>, true>;

describe('§13 cli: what became of a change', () => {
  it('is nothing where none was proposed, and how many files otherwise', () => {
    assert.deepEqual(said(undefined), []);
    assert.match(
      said({ state: 'applied', files: ['a.ts', 'b.ts'] }).join(' '),
      /✓ .*applied to 2 files.*a\.ts, b\.ts/,
    );
    assert.match(said({ state: 'applied', files: ['a.ts'] }, 'fr').join(' '), /appliquée à 1 fichier/);
    assert.match(said({ state: 'proposed', files: ['a.ts'] }).join(' '), /when you accept/);
  });

  it('says why not, in both languages, within the width and without the signs of a path', () => {
    for (const why of Object.keys(whys) as (keyof typeof whys)[])
      for (const language of ['en', 'fr'] as const) {
        const lines = said(
          { state: 'not-applied', files: ['x.ts'], why, detail: 'a\u001b[31m.ts\nb' },
          language,
          40,
        );
        assert.ok(
          lines.every((line) => width(line) <= 40),
          why,
        );
        assert.ok(!lines.join('').includes('\u001b'));
        assert.match(lines.join(' '), language === 'fr' ? /pas été appliquée/ : /not applied/);
      }
  });
});
