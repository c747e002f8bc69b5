/** A council's entry in the memory of its day: a few lines to find it again by. */

import { titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../rpc/words/council/motionWords.ts';
import { openIds } from './archive/archiveLedger.ts';
import { firstNote, tallyLine } from './archive/archiveMotion.ts';
import { gateLine } from './archive/archiveOutcome.ts';
import { statusLine } from './archive/archiveStatusLine.ts';
import { amendedNote, faceOf, factsOf, recommendationOf } from './councilFacts.ts';
import { inline, linkTarget } from './safeMarkdown.ts';

/** `archive` is the path from the memory's folder. */
export function memoryEntry(whole: Council, archive: string): string {
  const council = whole.brief.anonymous && !ended.has(whole.status) ? veiled(whole) : whole;
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const facts = factsOf(council);
  const gate = gateLine(council);
  const recommendation = recommendationOf(council);
  const on = motionWords[council.language];
  const isOnMotion = council.votesOn === 'motion';
  const note = firstNote(council);
  const amended = amendedNote(council);
  const line = (label: string, text: string): string => `- ${label}${words.colon} ${text}`;
  return [
    `## 🍽️ ${inline(titleOf(council))}`,
    '',
    line(words.facts.mode, council.protocol.id),
    line(words.status, statusLine(council)),
    line(
      words.facts.seats,
      council.seats
        .filter((seat) => seat.votes)
        .map((seat) => inline(faceOf(seat)))
        .join(', '),
    ),
    ...(isOnMotion
      ? [line(on.tally, tallyLine(council)), line(on.stillOpen, openIds(council))]
      : [line(words.facts.consensus, shared.agreeOf(facts.agree, facts.of))]),
    ...(note ? [`- **${note.head}**${note.rest ? `${words.colon} ${note.rest}` : ''}`] : []),
    ...(recommendation
      ? [line(isOnMotion ? on.answer : shared.recommendation, inline(shortened(recommendation)))]
      : []),
    ...(amended === undefined ? [] : [`- ${amended}`]),
    ...(council.decision?.text
      ? [line(inline(council.decision.by), on.quoted(inline(shortened(council.decision.text))))]
      : []),
    ...(gate === undefined ? [] : [`- ${gate}`]),
    ...(facts.rehearsal ? [`- ${shared.unasked(facts.scripted)}`] : []),
    line(words.archive, `[${council.id}](${linkTarget(archive)})`),
  ].join('\n');
}

/** Cut before it is made safe: half a mark would be none. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 240 ? line : `${line.slice(0, 240).replace(/\s+\S*$/, '')}…`;
}
