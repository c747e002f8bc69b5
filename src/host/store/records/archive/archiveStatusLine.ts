/** How a council stands, in one line: who decided what and when, or why nothing was decided. */

import { namedReason } from '../../../../core/councils/aliases.ts';
import type { Council } from '../../../../core/councils/council.ts';
import { conclusionOf } from '../../../../core/councils/voting/conclusion.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../../rpc/words/council/motionWords.ts';
import { iso } from '../councilFacts.ts';
import { inline } from '../safeMarkdown.ts';
import { statusWords } from '../statusWords.ts';

export function statusLine(council: Council): string {
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const { decision } = council;
  if (decision && council.votesOn === 'motion')
    return `${motionWords[council.language].decided(decision.verdict, inline(decision.by))} · ${iso(decision.at).slice(0, 10)}`;
  if (decision) return words.decidedBy(decision.verdict, inline(decision.by), iso(decision.at).slice(0, 10));
  const status = statusWords[council.status].archive;
  if (status === 'recommended')
    return conclusionOf(council)?.drawn === 'positions' ? words.nothingRecommended : words.recommendedOnly;
  const label = shared.status[status];
  const reason = council.why ? inline(shared.reason(namedReason(council, council.why))) : undefined;
  return words.ended(label.charAt(0).toUpperCase() + label.slice(1), reason);
}
