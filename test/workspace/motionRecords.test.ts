/** What a council that votes on one motion leaves in the workspace: read as somebody who was not there. */
import assert from 'node:assert/strict';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { logText } from '../../src/host/store/records/councilLog.ts';
import { recallLog } from '../../src/host/store/records/readCouncilLog.ts';
import { assertGolden } from '../support/golden.ts';
import { motionStories } from '../support/motionCouncils.ts';

const links = {
  brief: '../briefs/2026-02-08-session-storage.yaml',
  log: '../memory/shared/councils/council-2026-02-08-session-storage.json',
  decisions: '../DECISIONS.md',
  memory: '../memory/2026-02-08.md',
};

describe('the records of a council that votes on a motion', () => {
  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(motionStories))
      it(`gives ${name} back whole from its log, in ${language}`, () => {
        const council = story(language);
        assert.deepEqual(recallLog(logText(council)), { council });
      });

  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(motionStories))
      it(`archive of ${name} in ${language}`, () => {
        assertGolden(`records/motion/${name}.${language}.archive.md`, archiveText(story(language), links));
      });
});
