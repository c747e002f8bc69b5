/** Looks whether the summary of a discussion is where it must be: a file under discussion-summary/, no link on the way. */
import { resolve } from 'node:path';
import { openPlainFile } from '../home/homeFile.ts';
import { isInside } from '../home/isInside.ts';
import { NotPlain } from '../home/notPlainWords.ts';
import { homePaths, shownPath, within } from '../home/paths.ts';

export type FoundSummary = { path: string } | { problem: 'outside' | 'missing' | 'not-a-file' };

/** A path is read from the home; one that leaves the folder by `..` or a link is refused. */
export async function summaryIn(home: string, given: string): Promise<FoundSummary> {
  const asked = within(home, given);
  if (asked === undefined || !isInside(resolve(homePaths(home).summaries), asked))
    return { problem: 'outside' };
  try {
    await (await openPlainFile(asked)).close();
    return { path: shownPath(home, asked) };
  } catch (error) {
    if (!(error instanceof NotPlain)) return { problem: 'missing' };
    return { problem: error.kind === 'link' ? 'outside' : 'not-a-file' };
  }
}
