/** What the records of a council hold of seats that were asked again: both answers, marked, and back from the log whole. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council, Turn } from '../../src/core/councils/council.ts';
import { read } from '../../src/core/forms/read.ts';
import type { Language } from '../../src/core/ids.ts';
import { readContextOf } from '../../src/core/prompts/replyContext.ts';
import { entryOf } from '../../src/host/councils/past/collectStats.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { logText } from '../../src/host/store/records/councilLog.ts';
import { recallText } from '../../src/host/store/records/readCouncilLog.ts';
import { stories } from '../support/councilStories.ts';
import { assertGolden } from '../support/golden.ts';

const words = {
  en: {
    anew: 'Measured again on another day: the same.\n# Not a heading\n<!-- not a comment -->',
    note: 'Be more concrete.',
  },
  fr: {
    anew: 'Mesuré de nouveau un autre jour : pareil.\n# Pas un titre\n<!-- pas un commentaire -->',
    note: 'Sois plus concret.',
  },
};

/** One answer that was replaced, one that stands beside, one that never came. */
function askedAgain(language: Language): Council {
  const council = stories.resolved(language);
  const { anew, note } = words[language];
  const asked = (time: number, text?: string) => ({
    id: `a${time}`,
    by: 'Papa',
    at: council.createdAt + time * 1000,
    time,
    ...(text === undefined ? {} : { text }),
  });
  const changed = (turn: Turn, run: number, nth: number): Turn => {
    if (run !== 0 || turn.state !== 'replied') return turn;
    const reading = read('position', anew, readContextOf(council, run, turn.seat));
    const other: Turn = {
      ...turn,
      text: anew,
      reading,
      asked: asked(2, note),
      usage: { input: 90, output: 9 },
    };
    if (nth === 0) return { ...other, again: [turn] };
    if (nth === 1) return { ...turn, again: [other] };
    const { text: _text, reading: _reading, ...silent } = turn;
    const absent: Turn = { ...silent, state: 'absent', absence: { code: 'timeout' }, asked: asked(2) };
    return { ...turn, again: [absent] };
  };
  const runs = council.runs.map((run, index) => ({
    ...run,
    turns: run.turns.map((turn, nth) => changed(turn, index, nth)),
  }));
  return { ...council, runs };
}

describe('the records of a council whose seats were asked again', () => {
  for (const language of ['en', 'fr'] as const) {
    it(`archive in ${language}`, () => {
      assertGolden(
        `records/askedAgain.${language}.archive.md`,
        archiveText(askedAgain(language), { memory: '../memory/2026-02-08.md' }),
      );
    });

    it(`the log in ${language} gives every answer back`, () => {
      const council = askedAgain(language);
      assert.deepEqual(recallText(logText(council)), council);
    });
  }

  it('figures count the tokens of every answer, and each turn once', () => {
    const before = entryOf(stories.resolved('en'));
    const after = entryOf(askedAgain('en'));
    assert.deepEqual(
      after.seats.map(({ turns, absent }) => [turns, absent]),
      before.seats.map(({ turns, absent }) => [turns, absent]),
    );
    assert.ok(after.metrics.tokens > before.metrics.tokens);
  });
});
