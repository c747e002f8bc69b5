/** A council's entry in DECISIONS.md: what was recommended or decided, in a few lines. None without a synthesis. */

import { titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import { conclusionOf } from '../../../core/councils/voting/conclusion.ts';
import { acceptedRisks, gateOutcome } from '../../../core/councils/voting/gates.ts';
import { motionOf } from '../../../core/councils/voting/motion.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import type { ArtefactView } from '../../../rpc/views/deliberationViews.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../rpc/words/council/motionWords.ts';
import { openIds } from './archive/archiveLedger.ts';
import { firstNote, tallyLine } from './archive/archiveMotion.ts';
import { changeLine, gateLine } from './archive/archiveOutcome.ts';
import { statusLine } from './archive/archiveStatusLine.ts';
import {
  amendedNote,
  faceOf,
  factsOf,
  iso,
  recommendationOf,
  spokenBy,
  synthesisOf,
} from './councilFacts.ts';
import { inline, linkTarget, material, quote } from './safeMarkdown.ts';
import { threeLines } from './threeLines.ts';

/** Paths are from the home. */
export function decisionEntry(
  whole: Council,
  archive: string,
  artefacts: { kind: ArtefactView['kind']; path: string }[] = [],
): string | undefined {
  const council = whole.brief.anonymous && !ended.has(whole.status) ? veiled(whole) : whole;
  const recommendation = recommendationOf(council);
  if (!council.decision && recommendation === undefined) return undefined;
  if (council.votesOn === 'motion') return motionEntry(council, recommendation, archive, artefacts);
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const facts = factsOf(council);
  const gate = gateLine(council);
  const change = changeLine(council);
  const line = (label: string, text: string): string => `- ${label}${words.colon} ${text}`;
  const minority = synthesisOf(council)?.reading.minority ?? [];
  const amended = amendedNote(council);
  return [
    `## ${iso(council.createdAt).slice(0, 10)} · ${inline(titleOf(council))}`,
    '',
    ...(council.decision?.text
      ? [quote(`${spokenBy(council, council.decision.by)}\n\n${material(council.decision.text)}`), '']
      : []),
    ...(amended === undefined ? [] : [`*${amended}.*`, '']),
    ...(recommendation ? [quote(material(recommendation)), ''] : []),
    line(words.status, statusLine(council)),
    line(words.facts.consensus, shared.agreeOf(facts.agree, facts.of)),
    line(
      words.facts.seats,
      council.seats
        .filter((seat) => seat.votes)
        .map((seat) => inline(faceOf(seat)))
        .join(', '),
    ),
    ...minority.map(({ seat, text }) => {
      const who = council.seats.find((each) => each.id === seat);
      return line(shared.minority, `${who ? `${inline(faceOf(who))}, ` : ''}${inline(text)}`);
    }),
    ...(gate === undefined ? [] : [`- ${gate}`]),
    ...(change === undefined ? [] : [`- ${change}`]),
    ...gateOutcome(council).open.map((issue) => line(shared.openIssues, inline(issue))),
    ...acceptedRisks(council).map((risk) => line(shared.risks, inline(risk))),
    ...artefacts.map(({ kind, path }) => `- [${shared.artefact[kind]}](${linkTarget(path)})`),
    ...(facts.rehearsal ? [`- ${shared.unasked(facts.scripted)}`] : []),
    line(words.archive, `[${council.id}](${linkTarget(archive)})`),
  ].join('\n');
}

/**
 * Of a council that votes on a motion: the answer in three lines, who decided what, the tally and what is open. What departs
 * from the motion, or was written by no model, says so first. The spaces at the ends keep the lines apart.
 */
function motionEntry(
  council: Council,
  recommendation: string | undefined,
  archive: string,
  artefacts: { kind: ArtefactView['kind']; path: string }[],
): string {
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const on = motionWords[council.language];
  const { decision } = council;
  const note = firstNote(council);
  const gate = gateLine(council);
  const change = changeLine(council);
  const motion = motionOf(council);
  const amended = amendedNote(council);
  const line = (label: string, text: string): string => `**${label}**${words.colon} ${text}`;
  const isLong = (decision?.text?.trim().includes('\n') ?? false) || (decision?.text?.length ?? 0) > 240;
  const decided = decision ? on.decided(decision.verdict, inline(decision.by)) : statusLine(council);
  const facts = [
    decision?.text && !isLong ? line(decided, on.quoted(inline(decision.text))) : `**${decided}**`,
    ...(motion && (conclusionOf(council)?.departs || !says(recommendation, motion.text))
      ? [
          line(
            motion.letter === undefined ? on.motion : on.motionNamed(motion.letter),
            on.quoted(inline(motion.text)),
          ),
        ]
      : []),
    line(on.tally, tallyLine(council)),
    line(on.stillOpen, openIds(council)),
    ...(gate === undefined ? [] : [gate]),
    ...(change === undefined ? [] : [change]),
    ...(factsOf(council).rehearsal ? [`*${shared.unasked(factsOf(council).scripted)}*`] : []),
    ...artefacts.map(({ kind, path }) => `[${shared.artefact[kind]}](${linkTarget(path)})`),
    line(words.archive, `[${council.id}](${linkTarget(archive)})`),
  ];
  const blocks = [
    `## ${iso(council.createdAt).slice(0, 10)} · ${inline(titleOf(council))}`,
    ...(note ? [[`**${note.head}**`, ...(note.rest ? [note.rest] : [])].join('  \n')] : []),
    ...(recommendation ? [threeLines(recommendation)] : []),
    ...(amended === undefined ? [] : [`*${amended}.*`]),
    ...(decision?.text && isLong
      ? [quote(`${spokenBy(council, decision.by)}\n\n${material(decision.text)}`)]
      : []),
    facts.join('  \n'),
  ];
  return blocks.join('\n\n');
}

/** Whether the answer has the motion's words: else the tally would stand beside something that nobody voted on. */
function says(answer: string | undefined, motion: string): boolean {
  const plain = (text: string): string => text.replace(/[\s*_`]+/g, ' ').trim();
  return answer !== undefined && plain(answer).includes(plain(motion));
}
