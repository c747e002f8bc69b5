/** The archive of a council: the answer on the first screen, then everything that was said, in order. */

import { titleOf } from '../../../../core/councils/briefs/title.ts';
import type { Council } from '../../../../core/councils/council.ts';
import { ended } from '../../../../core/councils/interpreter.ts';
import { veiled } from '../../../../core/prompts/anonymousCouncil.ts';
import type { ArtefactView } from '../../../../rpc/views/deliberationViews.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { amendedNote, factsOf, recommendationOf, spokenBy } from '../councilFacts.ts';
import { inline, linkTarget, material, quote } from '../safeMarkdown.ts';
import { besideOneModel } from './archiveBaseline.ts';
import { briefText } from './archiveBrief.ts';
import { factsTable, head, seatsTable } from './archiveHead.ts';
import { ledgerText } from './archiveLedger.ts';
import { measures } from './archiveMeasures.ts';
import { answerText, conclusionSections, firstNotes, motionText } from './archiveMotion.ts';
import { outcome, votesTable } from './archiveOutcome.ts';
import { phasesOf } from './archivePhases.ts';
import { motionVotes, proposalsTable } from './archiveRanking.ts';
import { statusLine } from './archiveStatusLine.ts';
import { worthText } from './archiveWorth.ts';

/** Where the other files stand, seen from the archive's folder. */
export interface ArchiveLinks {
  brief?: string;
  /** Absent while the council waits for its decision. */
  log?: string;
  /** Absent when there was nothing to decide. */
  decisions?: string;
  memory: string;
  artefacts?: { kind: ArtefactView['kind']; path: string }[];
  /** The archive of the council that this one was forked from or follows. */
  origin?: string;
}

/** In an anonymous council the turns are signed with letters; whose they are is told once it has ended, in one table. */
export function archiveText(whole: Council, links: ArchiveLinks): string {
  const council = whole.brief.anonymous ? veiled(whole) : whole;
  const named = whole.brief.anonymous && !ended.has(whole.status) ? council : whole;
  const facts = factsOf(named);
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  if (council.votesOn === 'motion') return motionArchive(named, council, links);
  const recommendation = recommendationOf(council);
  const sections = [
    head(named, facts),
    `# ${inline(titleOf(council))}`,
    ...(council.title === undefined ? [] : [asked(council)]),
    quote(verdict(council)),
    ...(facts.rehearsal ? [`*${shared.unasked(facts.scripted)}*`] : []),
    factsTable(named, facts),
    ...(recommendation
      ? [`## ${shared.recommendation}`, ...noteOf(amendedNote(council)), material(recommendation)]
      : []),
    ...outcome(council, links.origin),
    ...seatsTable(named, council),
    ...votesTable(council),
    ...phasesOf(council),
    ...besideOneModel(named),
    `## ${words.measures}`,
    ...measures(named, facts),
    `## ${words.artefacts}`,
    artefacts(council, links),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Of a council that votes on a motion: its answer with motion and tally, the ledger, votes and ranking, the rounds, the brief. */
function motionArchive(named: Council, council: Council, links: ArchiveLinks): string {
  const facts = factsOf(named);
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const sections = [
    head(named, facts),
    `# ${inline(titleOf(council))}`,
    ...(council.title === undefined ? [] : [asked(council)]),
    quote(verdict(council)),
    ...firstNotes(council),
    ...(facts.rehearsal ? [`*${shared.unasked(facts.scripted)}*`] : []),
    ...answerText(council),
    ...motionText(council),
    factsTable(named, facts),
    ...conclusionSections(council),
    ...outcome(council, links.origin),
    ...ledgerText(council),
    ...motionVotes(council),
    ...proposalsTable(council),
    ...seatsTable(named, council),
    ...phasesOf(council),
    ...briefText(council),
    ...worthText(council, facts),
    // Under the same heading.
    ...besideOneModel(named).slice(1),
    `## ${words.measures}`,
    ...measures(named, facts),
    `## ${words.artefacts}`,
    artefacts(council, links),
  ];
  return `${sections.join('\n\n')}\n`;
}

const noteOf = (note: string | undefined): string[] => (note === undefined ? [] : [`*${note}.*`]);

/** A council that was renamed still says what it was asked. */
const asked = (council: Council): string =>
  `${archiveWords[council.language].question}${archiveWords[council.language].colon} ${inline(council.brief.question)}`;

function verdict(council: Council): string {
  const line = `**${statusLine(council)}**`;
  const { by, text } = council.decision ?? {};
  return by && text ? `${line}\n\n${spokenBy(council, by)}\n\n${material(text)}` : line;
}

function artefacts(council: Council, links: ArchiveLinks): string {
  const { files } = archiveWords[council.language];
  const { artefact } = councilWords[council.language];
  const link = (label: string, target: string): string => `- [${label}](${linkTarget(target)})`;
  return [
    ...(links.artefacts ?? []).map(({ kind, path }) => link(artefact[kind], path)),
    ...(links.brief ? [link(files.brief, links.brief)] : []),
    ...(links.log ? [link(files.log, links.log)] : []),
    ...(links.decisions ? [link(files.decisions, links.decisions)] : []),
    link(files.memory, links.memory),
  ].join('\n');
}
