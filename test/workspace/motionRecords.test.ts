/** What a council that votes on one motion leaves in the workspace: read as somebody who was not there. */
import assert from 'node:assert/strict';
import { logText } from '../../src/host/store/records/councilLog.ts';
import { recallLog } from '../../src/host/store/records/readCouncilLog.ts';
import { motionStories } from '../support/motionCouncils.ts';

describe('the records of a council that votes on a motion', () => {
  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(motionStories))
      it(`gives ${name} back whole from its log, in ${language}`, () => {
        const council = story(language);
        assert.deepEqual(recallLog(logText(council)), { council });
      });
});
