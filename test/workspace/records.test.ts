/** What stands in the workspace after a council, read as a person would, in both languages. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { logText } from '../../src/host/store/records/councilLog.ts';
import { decisionEntry } from '../../src/host/store/records/decisionsEntry.ts';
import { memoryEntry } from '../../src/host/store/records/memoryEntry.ts';
import { liveText } from '../../src/host/store/shared/sharedFileText.ts';
import { stories } from '../support/councilStories.ts';
import { assertGolden } from '../support/golden.ts';

const links = {
  brief: '../briefs/2026-02-08-cache-the-index.yaml',
  log: '../memory/shared/councils/council-2026-02-08-cache-the-index.json',
  decisions: '../DECISIONS.md',
  memory: '../memory/2026-02-08.md',
};

describe('the records of a council', () => {
  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(stories)) {
      const council = story(language);
      it(`archive of ${name} in ${language}`, () => {
        assertGolden(`records/${name}.${language}.archive.md`, archiveText(council, links));
      });
      if (name !== 'resolved' && name !== 'inconclusive') continue;
      it(`log of ${name} in ${language}`, () => {
        assertGolden(`records/${name}.${language}.log.json`, logText(council));
      });
      it(`day memory of ${name} in ${language}`, () => {
        assertGolden(
          `records/${name}.${language}.memory.md`,
          `${memoryEntry(council, '../conseils/x.md')}\n`,
        );
      });
      it(`decision of ${name} in ${language}`, () => {
        const entry = decisionEntry(council, 'conseils/x.md');
        if (name === 'inconclusive') assert.equal(entry, undefined);
        else assertGolden(`records/${name}.${language}.decision.md`, `${entry}\n`);
      });
    }

  for (const language of ['en', 'fr'] as const) {
    it(`shared conversation while it waits for a decision in ${language}`, () => {
      assertGolden(`records/injected.${language}.live.md`, liveText(stories.injected(language)));
    });
    it(`shared conversation in a blind phase in ${language} shows who answered and not what`, () => {
      const { decision: _decision, endedAt: _endedAt, ...ended } = stories.resolved(language);
      const [first] = ended.runs;
      assert.ok(first);
      const { endedAt: _closed, ...open } = first;
      const [one, ...others] = open.turns;
      assert.ok(one);
      const { text: _text, reading: _reading, at: _at, ...asked } = one;
      const text = liveText({
        ...ended,
        status: 'running',
        runs: [{ ...open, turns: [{ ...asked, state: 'asked' }, ...others] }],
      });
      assertGolden(`records/blind.${language}.live.md`, text);
      for (const turn of others) assert.ok(!text.includes((turn.text ?? '').slice(0, 30)));
    });
  }
});
