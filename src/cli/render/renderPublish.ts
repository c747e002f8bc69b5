/** What was committed and pushed after a council, and what a push would take along, as lines for people. */

import type { KeptView, OfferView } from '../../rpc/messages/publishMessages.ts';
import { keptSentence } from '../../rpc/views/keptInGit.ts';
import { gitWords } from '../../rpc/words/host/gitWords.ts';
import { publishWords } from '../../rpc/words/pages/publishWords.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { pad, width } from '../terminal/width.ts';

/** Always said: what is in git now, and what left. A failure is told by the host as it happens. */
export function keptLines(kept: KeptView, { language, paint }: Page): string[] {
  const words = publishWords[language];
  const { push, remote = '', branch = '' } = kept;
  const done = tameLine(keptSentence(kept, language));
  switch (push) {
    case 'others':
      return [
        tameLine(keptSentence({ ...kept, push: 'off' }, language)),
        words.others(tameLine(branch), kept.others?.count ?? 0),
        ...(kept.others?.first ?? []).map(({ id, subject }) =>
          paint.dim(`  ${id.slice(0, 7)} ${tameLine(subject)}`),
        ),
        words.yourself,
      ];
    case 'failed': {
      const { code, detail, again } = kept.trouble ?? { code: 'failed', detail: '', again: false };
      const why = gitWords[language].trouble[code](tameLine(remote), tameLine(detail));
      return [done, words.failed(why, again)];
    }
    default:
      return [done];
  }
}

export function offerLines(offer: OfferView, { language, paint }: Page): string[] {
  const words = publishWords[language];
  const folder = folderOf(offer.files);
  const along = folder
    ? words.goesUnder(offer.commits, offer.fileCount, folder)
    : words.goes(offer.commits, offer.fileCount);
  const mine = offer.changed ? [words.changed(offer.changed)] : [];
  const state = folder ? [`${folder}.state/`] : [words.journal];
  const branch = offer.creates
    ? `${tameLine(offer.branch)}  ${paint.yellow(words.creates(tameLine(offer.remote)))}`
    : tameLine(offer.branch);
  const rows: [string, string][] = [
    [words.repository, tameLine(offer.repository)],
    [words.remote, `${tameLine(offer.remote)}  ${tameLine(offer.address)}`],
    [words.branch, branch],
    [words.along, along],
    [words.stays, [...mine, ...state].join(', ')],
  ];
  const widest = Math.max(...rows.map(([name]) => width(name)));
  return rows.map(([name, value]) => `  ${paint.dim(pad(name, widest))}   ${value}`);
}

/** The first folder, where all of them lie under it. */
function folderOf(files: readonly string[]): string | undefined {
  const [first] = files.map((file) => (file.includes('/') ? `${file.split('/')[0]}/` : ''));
  return first && files.every((file) => file.startsWith(first)) ? tameLine(first) : undefined;
}
