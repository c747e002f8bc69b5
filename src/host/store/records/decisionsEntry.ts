/** A council's entry in DECISIONS.md: what was recommended or decided, in a few lines. None without a synthesis. */

import { titleOf } from '../../../core/councils/briefs/title.ts';
import type { Council } from '../../../core/councils/council.ts';
import { ended } from '../../../core/councils/interpreter.ts';
import { acceptedRisks, gateOutcome } from '../../../core/councils/voting/gates.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import type { ArtefactView } from '../../../rpc/views/deliberationViews.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';
import { changeLine, gateLine } from './archive/archiveOutcome.ts';
import { statusLine } from './archive/archiveStatusLine.ts';
import { faceOf, factsOf, iso, recommendationOf, synthesisOf } from './councilFacts.ts';
import { inline, linkTarget, material, quote } from './safeMarkdown.ts';

/** Paths are from the home. */
export function decisionEntry(
  whole: Council,
  archive: string,
  artefacts: { kind: ArtefactView['kind']; path: string }[] = [],
): string | undefined {
  const council = whole.brief.anonymous && !ended.has(whole.status) ? veiled(whole) : whole;
  const recommendation = recommendationOf(council);
  if (!council.decision && recommendation === undefined) return undefined;
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const facts = factsOf(council);
  const gate = gateLine(council);
  const change = changeLine(council);
  const line = (label: string, text: string): string => `- ${label}${words.colon} ${text}`;
  const minority = synthesisOf(council)?.reading.minority ?? [];
  return [
    `## ${iso(council.createdAt).slice(0, 10)} · ${inline(titleOf(council))}`,
    '',
    ...(council.decision?.text ? [quote(material(council.decision.text)), ''] : []),
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
