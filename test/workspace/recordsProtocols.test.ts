/** What a council of each protocol leaves behind, read as a person would, in both languages. */
import { describe, it } from 'mocha';
import { artefactsOf } from '../../src/core/councils/artefacts.ts';
import { archiveText } from '../../src/host/store/records/archive/archiveText.ts';
import { artefactText } from '../../src/host/store/records/artefactText.ts';
import { decisionEntry } from '../../src/host/store/records/decisionsEntry.ts';
import { liveText } from '../../src/host/store/shared/sharedFileText.ts';
import { assertGolden } from '../support/golden.ts';
import { protocolStories } from '../support/protocolStories.ts';

describe('§7 what a council of each protocol leaves behind', () => {
  for (const language of ['en', 'fr'] as const)
    for (const [name, story] of Object.entries(protocolStories)) {
      if (name === 'debate') continue;
      const council = story(language);
      const { id } = council;
      const artefacts = artefactsOf(council);
      const from = (folder: string) =>
        artefacts.map(({ kind, name: file }) => ({ kind, path: `${folder}projects/${file}` }));
      it(`archive of ${name} in ${language}`, () => {
        const text = archiveText(council, {
          brief: `../briefs/${id}.yaml`,
          log: `../memory/shared/councils/council-${id}.json`,
          decisions: '../DECISIONS.md',
          memory: '../memory/2026-02-08.md',
          artefacts: from('../'),
        });
        assertGolden(`records/protocols/${name}.${language}.archive.md`, text);
      });
      it(`decision of ${name} in ${language}`, () => {
        const entry = decisionEntry(council, `conseils/${id}.md`, from(''));
        assertGolden(`records/protocols/${name}.${language}.decision.md`, `${entry}\n`);
      });
      for (const { kind, name: file } of artefacts)
        it(`${file} in ${language}`, () => {
          const text = artefactText(council, kind, `../conseils/${id}.md`);
          assertGolden(`records/protocols/${language}/${file}`, text);
        });
      it(`shared conversation of ${name} in ${language}`, () => {
        const { decision: _decision, endedAt: _endedAt, ...open } = council;
        assertGolden(
          `records/protocols/${name}.${language}.live.md`,
          liveText({ ...open, status: 'decision' }),
        );
      });
    }
});
