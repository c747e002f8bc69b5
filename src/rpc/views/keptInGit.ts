/** What git was told after a council, in one line. */
import type { KeptView } from '../messages/publishMessages.ts';
import { publishWords } from '../words/pages/publishWords.ts';
import type { Language } from './views.ts';

/** What stands in the way, or failed, comes after it. */
export function keptSentence(
  { commit, files, push, remote = '', branch = '' }: KeptView,
  language: Language,
): string {
  const words = publishWords[language];
  const done = `${words.committed} ${commit.slice(0, 7)}${files > 0 ? words.files(files) : '.'}`;
  if (push === 'pushed') return done + words.pushedTo(remote, branch);
  return push === 'off' || push === 'failed' ? done : done + words.notPushed;
}
