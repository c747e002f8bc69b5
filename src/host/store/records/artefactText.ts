/** The files that a council leaves besides its records: the document itself, and on top how it stands and who wrote it. */
import { type ArtefactFile, lastOf } from '../../../core/councils/artefacts.ts';
import type { Council } from '../../../core/councils/council.ts';
import { isRehearsal, isScripted } from '../../../core/councils/unasked.ts';
import { issuesIn } from '../../../core/councils/voting/blocking.ts';
import { changeOn } from '../../../core/councils/voting/changeCheck.ts';
import { conclusionOf } from '../../../core/councils/voting/conclusion.ts';
import { acceptedRisks, gateOutcome } from '../../../core/councils/voting/gates.ts';
import { type MergedRow, mergedMatrix, optionName } from '../../../core/councils/voting/mergedMatrix.ts';
import { matrixLabels } from '../../../core/forms/asks/labels.ts';
import { bodyOf } from '../../../core/forms/body.ts';
import { asPatch } from '../../../core/forms/changeForm.ts';
import { veiled } from '../../../core/prompts/anonymousCouncil.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../rpc/words/council/motionWords.ts';
import { issueText, ledgerText } from './archive/archiveLedger.ts';
import { firstNote, tallyLine } from './archive/archiveMotion.ts';
import { gateLine, matrixTable, optionCell, scoreText } from './archive/archiveOutcome.ts';
import { statusLine } from './archive/archiveStatusLine.ts';
import { table } from './archive/markdownTable.ts';
import { checklistLine } from './archive/turnText.ts';
import { iso, nameOf, recommendationOf, spokenBy, synthesisOf } from './councilFacts.ts';
import { documentMaterial, inline, linkTarget, material, quote } from './safeMarkdown.ts';

/** `archive` is the path from the file's folder. In an anonymous council seats are letters; the archive tells them. */
export function artefactText(whole: Council, kind: ArtefactFile['kind'], archive: string): string {
  const council = whole.brief.anonymous ? veiled(whole) : whole;
  if (kind === 'change') {
    const diff = asPatch(changeOn(whole)?.diff ?? '');
    // Before the first file of a diff git takes words for a remark.
    return [...unaskedNote(council).map((note) => `# ${note}\n`), diff].join('');
  }
  const sections = [
    top(council, archive),
    ...bodies[kind](council),
    ...(kind === 'review' ? [] : ends(council)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function top(council: Council, archive: string): string {
  const words = archiveWords[council.language];
  const gate = gateLine(council);
  const note = firstNote(council);
  const amended = amendment(council);
  const link = `[${council.id}](${linkTarget(archive)})`;
  return [
    `> **${statusLine(council)}** · ${words.writtenBy(link)}`,
    ...(amended === undefined ? [] : ['>', quote(amended)]),
    ...(gate === undefined ? [] : ['>', `> ${gate}`]),
    ...unaskedNote(council).flatMap((note) => ['>', `> *${note}*`]),
    ...(note ? ['>', `> **${note.head}**${note.rest ? ` ${note.rest}` : ''}`] : []),
    ...(council.votesOn === 'motion'
      ? ['>', `> **${motionWords[council.language].tally}**${words.colon} ${tallyLine(council)}`]
      : []),
  ].join('\n');
}

/** The document is the council's; what a person made of it goes before it. */
function amendment(council: Council): string | undefined {
  const { verdict, by, text } = council.decision ?? {};
  return verdict === 'amend' && by && text ? `${spokenBy(council, by)}\n\n${material(text)}` : undefined;
}

/** A document may be read without its archive: what no model said is marked in it too. */
const unaskedNote = (council: Council): string[] =>
  council.votesOn === 'motion' && isRehearsal(council)
    ? [councilWords[council.language].unasked(isScripted(council))]
    : [];

/** What the gate left open or let pass belongs to the document: it may be read without its archive. */
function ends(council: Council): string[] {
  const shared = councilWords[council.language];
  const list = (title: string, items: string[]): string[] =>
    items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${inline(item)}`).join('\n')];
  return [
    ...list(shared.openIssues, gateOutcome(council).open),
    ...list(shared.risks, acceptedRisks(council)),
  ];
}

const titled = (council: Council): string => `# ${inline(council.brief.question)}`;

function written(council: Council, form: 'draft' | 'page'): string[] {
  const last = lastOf(council, form);
  const text = documentMaterial(bodyOf(form, last?.text ?? ''));
  return /^# /m.test(text) ? [text] : [titled(council), text];
}

const bodies: Record<Exclude<ArtefactFile['kind'], 'change'>, (council: Council) => string[]> = {
  prd: (council) => written(council, 'draft'),
  synthesis: (council) => written(council, 'page'),
  'decision-matrix': matrixBody,
  review: reviewBody,
  changelog: changelogBody,
};

function matrixBody(council: Council): string[] {
  const { matrix, artefact, recommendation: title } = councilWords[council.language];
  const { colon } = archiveWords[council.language];
  const recommendation = recommendationOf(council);
  const field = (label: string, text: string): string =>
    text.trim() ? ` **${label}**${colon} ${inline(text)}` : '';
  return [
    titled(council),
    ...(recommendation ? [`## ${title}`, material(recommendation)] : []),
    `## ${artefact['decision-matrix']}`,
    optionsTable(council),
    ...matrixTable(council, `### ${matrix.bySeat}`),
    ...mergedMatrix(council).flatMap(({ option, by }) => [
      `### ${inline(option)}`,
      by
        .map(
          ({ seat, row }) =>
            `- ${nameOf(council, seat)}${row.score === undefined ? '' : ` (${row.score}/5)`}${colon}${field(matrix.pros, row.pros)}${field(matrix.cons, row.cons)}${field(matrix.cost, row.cost)}${field(matrix.risks, row.risks)}`,
        )
        .join('\n'),
    ]),
  ];
}

/** The seed's table, a row an option: what the seats wrote, the same words once, and the median of their scores. */
function optionsTable(council: Council): string {
  const said = (rows: MergedRow['by'], column: 'pros' | 'cons' | 'cost' | 'risks'): string => {
    const cells = new Map(rows.map(({ row }) => [optionName(row[column]), row[column].trim()]));
    return [...cells.values()].filter(Boolean).map(inline).join(' · ') || '–';
  };
  return table(
    matrixLabels[council.language].split('|').flatMap((head) => head.trim() || []),
    mergedMatrix(council).map((row) => [
      optionCell(council, row),
      ...(['pros', 'cons', 'cost', 'risks'] as const).map((column) => said(row.by, column)),
      `**${scoreText(council, row.score)}**`,
    ]),
  );
}

function reviewBody(council: Council): string[] {
  const shared = councilWords[council.language];
  const { artefact, colon } = archiveWords[council.language];
  if (council.votesOn === 'motion') return motionReview(council);
  const verdict = recommendationOf(council);
  const answer = lastOf(council, 'draft');
  const minority = synthesisOf(council)?.reading.minority ?? [];
  const issues = issuesIn(council.runs).map(
    ({ seat, text, place, open }) =>
      `- ${open ? '❌' : '✅'} ${issueText(text, place)} · ${nameOf(council, seat)}${open ? '' : `, ${shared.withdrawn}`}`,
  );
  const reviews = council.runs
    .filter((run) => run.phase === 'REVIEW')
    .at(-1)
    ?.turns.flatMap(({ seat, reading }) =>
      reading?.form === 'challenge'
        ? [
            `### ${nameOf(council, seat)}`,
            ...checklistLine(council, reading),
            ...(reading.recommendation
              ? [`**${shared.recommends}**${colon} ${inline(reading.recommendation)}`]
              : []),
          ]
        : [],
    );
  return [
    titled(council),
    ...(verdict ? [`## ${artefact.verdict}`, material(verdict)] : []),
    `## ${artefact.issues}`,
    issues.length > 0 ? issues.join('\n') : artefact.noIssues,
    ...ends(council),
    ...(reviews && reviews.length > 0 ? [`## ${artefact.reviews}`, ...reviews] : []),
    ...(answer ? [`## ${artefact.answer}`, material(bodyOf('draft', answer.text))] : []),
    ...(minority.length > 0
      ? [
          `## ${shared.minority}`,
          minority
            .map(
              ({ seat, text }) => `- ${seat ? `**${nameOf(council, seat)}**${colon} ` : ''}${inline(text)}`,
            )
            .join('\n'),
        ]
      : []),
  ];
}

/** Of a review whose findings stand in a ledger: the verdict, every finding with what became of it, what is good, who is against. */
function motionReview(council: Council): string[] {
  const words = motionWords[council.language];
  const { artefact, colon } = archiveWords[council.language];
  const verdict = recommendationOf(council);
  const ledger = ledgerText(council);
  const answer = lastOf(council, 'response') ?? lastOf(council, 'draft');
  const good = council.runs.flatMap(({ turns }) =>
    turns.flatMap(({ seat, reading }) =>
      reading?.form === 'review'
        ? reading.good.map((text) => `- **${nameOf(council, seat)}**${colon} ${inline(text)}`)
        : [],
    ),
  );
  const minority = (conclusionOf(council)?.minority ?? []).map(
    ({ seat, text }) => `- ${seat ? `**${nameOf(council, seat)}**${colon} ` : ''}${inline(text)}`,
  );
  return [
    titled(council),
    ...(verdict ? [`## ${artefact.verdict}`, material(verdict)] : []),
    ...(ledger.length > 0 ? ledger : [`## ${words.points}`, artefact.noIssues]),
    ...ends(council),
    ...(good.length > 0 ? [`## ${words.good}`, good.join('\n')] : []),
    ...(answer ? [`## ${artefact.answer}`, material(bodyOf(answer.reading.form, answer.text))] : []),
    ...(minority.length > 0 ? [`## ${words.minority}`, minority.join('\n')] : []),
  ];
}

/** As an entry of a changelog, to be taken over by whoever ships. */
function changelogBody(council: Council): string[] {
  const change = lastOf(council, 'change');
  const { artefact, colon } = archiveWords[council.language];
  const files = change?.reading.files ?? [];
  const summary = change?.reading.summary ?? council.brief.question;
  return [
    `## ${iso(council.createdAt).slice(0, 10)}`,
    [
      `- ${inline(summary)}`,
      ...(files.length > 0 ? [`- ${artefact.changed}${colon} ${files.map(inline).join(', ')}`] : []),
    ].join('\n'),
  ];
}
