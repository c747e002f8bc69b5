/**
 * The summary of a discussion: a file under discussion-summary/, no link on the way. One that was given as words is
 * written there, under the channel's name, and never in the place of another.
 */
import { join, resolve } from 'node:path';
import type { ChannelSettings } from '../../../core/channels/settings.ts';
import type { Instant, Language } from '../../../core/ids.ts';
import { channelWords } from '../../../rpc/words/channels/channelWords.ts';
import { openPlainFile, readPlainFile, standsAt } from '../home/homeFile.ts';
import { isInside } from '../home/isInside.ts';
import { NotPlain } from '../home/notPlainWords.ts';
import { homePaths, localDay, shownPath, within } from '../home/paths.ts';
import { place } from '../home/placeFile.ts';
import { documentMaterial, inline } from '../records/safeMarkdown.ts';

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

export interface GivenSummary {
  of: Pick<ChannelSettings, 'id' | 'name' | 'topic'>;
  /** As people know whoever concludes. */
  by: string;
  at: Instant;
  text: string;
  language: Language;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Resolves with its path once it stands there. The same words given again are the same file. One after the other: two
 * who conclude at once would both find the name free.
 */
export function writeSummary(home: string, given: GivenSummary): Promise<{ path: string }> {
  const mine = last.then(() => write(home, given));
  last = mine.catch(() => undefined);
  return mine;
}

async function write(home: string, given: GivenSummary): Promise<{ path: string }> {
  const document = summaryText(given);
  const { summaries } = homePaths(home);
  for (let n = 1; ; n++) {
    const path = join(summaries, `${given.of.id}${n === 1 ? '' : `-${n}`}.md`);
    if (!standsAt(path)) await place(path, document, { sync: true });
    else if ((await contentOf(path)) !== document) continue;
    return { path: shownPath(home, path) };
  }
}

const contentOf = (path: string): Promise<string | undefined> =>
  readPlainFile(path).then(String, () => undefined);

function summaryText({ of, by, at, text, language }: GivenSummary): string {
  const words = channelWords[language];
  const body = documentMaterial(text);
  const title = /^# /m.test(body) ? [] : [`# ${inline(of.topic ?? of.name ?? `#${of.id}`)}`];
  const byline = `> ${words.summaryBy(`#${of.id}`, inline(by), localDay(at))}`;
  return `${[byline, ...title, body].join('\n\n')}\n`;
}
