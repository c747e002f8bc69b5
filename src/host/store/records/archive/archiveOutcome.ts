/** What a reader needs to know with the recommendation: the gate, the risks, what is open, who disagreed, what was left out. */

import type { Council } from '../../../../core/councils/council.ts';
import { issuesIn } from '../../../../core/councils/voting/blocking.ts';
import { changeStanding } from '../../../../core/councils/voting/changeFate.ts';
import { acceptedRisks, gateOutcome } from '../../../../core/councils/voting/gates.ts';
import { type MergedRow, mergedMatrix } from '../../../../core/councils/voting/mergedMatrix.ts';
import { own } from '../../../../core/own.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { type Meddling, sharedWords } from '../../../../rpc/words/host/sharedFileWords.ts';
import { faceOf, nameOf, standsByRun, synthesisOf } from '../councilFacts.ts';
import { inline, linkTarget } from '../safeMarkdown.ts';
import { issueText } from './archiveLedger.ts';
import { gateSign } from './gateText.ts';
import { table } from './markdownTable.ts';
import { voteColumn, voteMark } from './voteMark.ts';

export function outcome(council: Council, origin: string | undefined): string[] {
  const words = archiveWords[council.language];
  const shared = councilWords[council.language];
  const list = (title: string, items: string[]): string[] =>
    items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${item}`).join('\n')];
  // The ledger has the points of a council that votes on a motion, and its minority is the tally's.
  const isLedgered = council.votesOn === 'motion';
  const minority = isLedgered ? [] : (synthesisOf(council)?.reading.minority ?? []);
  return [
    ...gateNote(council),
    ...changeNote(council),
    ...matrixTable(council),
    ...list(
      words.artefact.issues,
      (isLedgered ? [] : issuesIn(council.runs))
        .filter(({ open }) => open)
        .map(
          ({ seat, text, place }) => `**${nameOf(council, seat)}**${words.colon} ${issueText(text, place)}`,
        ),
    ),
    ...list(shared.openIssues, gateOutcome(council).open.map(inline)),
    ...list(shared.risks, acceptedRisks(council).map(inline)),
    ...list(
      shared.minority,
      minority.map(
        ({ seat, text }) =>
          `**${seat ? nameOf(council, seat) : words.anonymous}**${words.colon} ${inline(text)}`,
      ),
    ),
    ...list(
      shared.degradations,
      (council.degradations ?? []).map(({ code, limit, phase }) =>
        inline(shared.degradation(code, limit, own(shared.phases, phase) ?? phase)),
      ),
    ),
    ...list(sharedWords[council.language].heading, restoredNotes(council)),
    ...list(words.contextCut, (council.cut ?? []).map(inline)),
    ...originNote(council, origin),
  ];
}

function restoredNotes(council: Council): string[] {
  const say = sharedWords[council.language];
  return (council.restored ?? []).map(({ what, kept, seat }) => {
    const told = what.map((each) => say.restored[each as Meddling] ?? each).join(', ');
    const name = council.seats.find((each) => each.id === seat)?.name;
    const words = name === undefined ? told : `${name}${archiveWords[council.language].colon} ${told}`;
    return inline(kept === undefined ? words : `${words} (${say.kept(kept)})`);
  });
}

/** What is not gated says so; what was judged says how it came out. */
export function gateLine(council: Council): string | undefined {
  const { verdict, open } = gateOutcome(council);
  if (verdict === undefined) return undefined;
  const { gate, gaveUp, phases } = councilWords[council.language];
  const said = verdict === 'fail' && open.length > 0 ? gaveUp : gate[verdict];
  return verdict === 'not-gated'
    ? said
    : `${phases['QA'] ?? 'QA'}${archiveWords[council.language].colon} ${gateSign[verdict]} ${said}`;
}

function gateNote(council: Council): string[] {
  const line = gateLine(council);
  return line === undefined ? [] : [`**${line}**`];
}

/** To how many files the change was applied, or why not; nothing where none was proposed. */
export function changeLine(council: Council): string | undefined {
  const standing = changeStanding(council);
  return standing && inline(councilWords[council.language].proposedChange.standing(standing));
}

function changeNote(council: Council): string[] {
  const line = changeLine(council);
  return line === undefined ? [] : [`**${line}**`];
}

function originNote(council: Council, link: string | undefined): string[] {
  const { origin, language } = council;
  if (!origin) return [];
  const target =
    link === undefined ? inline(origin.council) : `[${inline(origin.council)}](${linkTarget(link)})`;
  const changed = origin.changed === undefined ? undefined : inline(origin.changed);
  return [archiveWords[language].origin(origin.kind, target, changed)];
}

export const scoreText = ({ language }: Council, score: number | undefined): string =>
  score === undefined ? '–' : language === 'fr' ? String(score).replace('.', ',') : String(score);

/** One that the frame did not name says so. */
export const optionCell = ({ language }: Council, { option, apart }: MergedRow): string =>
  `${inline(option)}${apart ? ` *(${councilWords[language].matrix.apart})*` : ''}`;

/** How each seat scored the options. */
export function matrixTable(
  council: Council,
  title = `## ${councilWords[council.language].artefact['decision-matrix']}`,
): string[] {
  const rows = mergedMatrix(council);
  if (rows.length === 0) return [];
  const { matrix } = councilWords[council.language];
  const seats = council.seats.filter(({ id }) => rows.some(({ by }) => by.some(({ seat }) => seat === id)));
  return [
    title,
    table(
      [matrix.option, matrix.score, ...seats.map((seat) => inline(faceOf(seat)))],
      rows.map((row) => [
        optionCell(council, row),
        `**${scoreText(council, row.score)}**`,
        ...seats.map(({ id }) => scoreText(council, row.by.find(({ seat }) => seat === id)?.row.score)),
      ]),
    ),
  ];
}

export function votesTable(council: Council): string[] {
  const columns = standsByRun(council);
  if (columns.length === 0) return [];
  const words = archiveWords[council.language];
  const rows = council.seats
    .filter(({ id }) => columns.some(({ stands }) => stands.has(id)))
    .map((seat) => [
      inline(faceOf(seat)),
      ...columns.map(({ stands }) => {
        const stand = stands.get(seat.id);
        return stand === undefined || stand === 'none' ? '–' : voteMark(stand, council.language);
      }),
    ]);
  return [
    `## ${words.votes}`,
    table([words.seat, ...columns.map(({ run }) => voteColumn(council, run))], rows),
  ];
}
