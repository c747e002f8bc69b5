/**
 * Scripted voices in, a transcript out: each protocol in each language, each rule of the deliberation, each way a council
 * can end, read as a person reads its archive. A story beside its golden transcript says what was dictated.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'mocha';
import { assertGolden } from '../support/golden.ts';
import { clearScratch } from '../support/scratch.ts';
import { tellStory } from '../support/story.ts';

const goldenOf = (folder: string): void => {
  const files = readdirSync(join(import.meta.dirname, folder)).filter((file) => file.endsWith('.yaml'));
  for (const file of files)
    it(file.replace('.yaml', ''), async () => {
      const transcript = await tellStory(join(import.meta.dirname, folder, file));
      assertGolden(`${folder}/${file.replace('.yaml', '.md')}`, transcript);
    });
};

describe('§7 golden debates', () => {
  after(clearScratch);
  goldenOf('debates');
});

describe('§7 golden protocols, in both languages', () => {
  after(clearScratch);
  goldenOf('protocols');
});

describe('§7 golden rules', () => {
  after(clearScratch);
  goldenOf('rules');
});
