/** What a reply says of proposals, motion and points, as the archive shows it under its words: backing, move, needs, P-lines. */
import type { Council, PhaseRun, Turn } from '../../../../core/councils/council.ts';
import { wordsOnPoints } from '../../../../core/councils/voting/pointMoves.ts';
import { letterOf } from '../../../../core/councils/voting/proposals.ts';
import { movesIn } from '../../../../core/councils/voting/support.ts';
import type { Finding, Reading } from '../../../../core/forms/reading.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../../rpc/words/council/motionWords.ts';
import { inline } from '../safeMarkdown.ts';
import { issueText } from './archiveLedger.ts';
import { moveText } from './archiveMotion.ts';
import { markSign } from './voteMark.ts';

/** Blocks of Markdown; nothing in councils of earlier releases, whose readings know none of it. */
export function motionMarks(council: Council, run: PhaseRun, turn: Turn): string[] {
  const { reading } = turn;
  if (!reading || council.votesOn !== 'motion') return [];
  const lines = [
    ...backing(council, turn.seat, reading),
    ...moves(council, run, turn.seat),
    ...needs(council, reading),
    ...onPoints(council, reading),
  ];
  return [
    ...lines,
    ...made(council, run, turn),
    ...findings(council, reading),
    ...criteria(council, reading),
    ...good(council, reading),
  ];
}

function backing(council: Council, seat: string, reading: Reading): string[] {
  const words = motionWords[council.language];
  const { colon } = archiveWords[council.language];
  if (reading.form === 'position') {
    const letter = letterOf(council, seat);
    const label = councilWords[council.language].proposal;
    return reading.proposal === undefined
      ? []
      : [`**${label}${letter === undefined ? '' : ` ${letter}`}**${colon} ${inline(reading.proposal)}`];
  }
  if (reading.form !== 'challenge' || reading.backs === undefined) return [];
  const backs =
    reading.amendment === undefined
      ? `**${words.backsLetter(reading.backs)}**`
      : `**${words.backsAmended(reading.backs)}** ${inline(reading.amendment)}`;
  const ranked = reading.ranking?.map((tier) => tier.join(' = ')).join(' > ');
  return [
    backs,
    ...(ranked ? [`**${words.ranking}**${colon} ${inline(ranked)}`] : []),
    ...(reading.confidence === undefined
      ? []
      : [`**${councilWords[council.language].confidence}**${colon} ${reading.confidence}/5`]),
  ];
}

const moves = (council: Council, run: PhaseRun, seat: string): string[] =>
  movesIn(council, run)
    .filter((move) => move.seat === seat)
    .map((move) => moveText(council, move));

const needs = ({ language }: Council, reading: Reading): string[] =>
  reading.form === 'final' && reading.needs !== undefined
    ? [`**${motionWords[language].needs}** ${inline(reading.needs)}`]
    : [];

function onPoints({ language }: Council, reading: Reading): string[] {
  const words = motionWords[language];
  const lines = wordsOnPoints(reading).map(({ id, word, text, noted }) => {
    const note = noted === undefined ? '' : `⚑ ${councilWords[language].problem(noted)} · `;
    return `- **${inline(id)}** ${note}${words.word[word]}${text ? ` · ${inline(text)}` : ''}`;
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/** Whether a contest or a blocking issue of a seat stands in the ledger, where it has its id. */
export const isInLedger = ({ points = [] }: Council, seat: string, text: string): boolean =>
  points.some((point) => point.by === seat && point.text === text);

/** The ids under which its contests and blocking issues stand in the ledger, with what would settle them. */
function made(council: Council, run: PhaseRun, { seat, reading }: Turn): string[] {
  const words = motionWords[council.language];
  const index = council.runs.indexOf(run);
  const lines = (council.points ?? [])
    .filter((point) => point.run === index && point.by === seat && !point.check)
    .filter(({ text }) => reading?.form !== 'review' || !reading.findings.some((each) => each.text === text))
    .map(({ id, kind, severity, text, settles, place }) => {
      const settled = settles === undefined ? '' : ` *${words.settles} ${inline(settles)}*`;
      return `- **${id}** ${words.kind(kind, severity)} · ${issueText(text, place)}${settled}`;
    });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function findings(council: Council, reading: Reading): string[] {
  if (reading.form !== 'review' || reading.findings.length === 0) return [];
  const words = motionWords[council.language];
  const line = ({ severity, text, why, mend, place }: Finding): string => {
    const id = council.points?.find((point) => point.text === text)?.id;
    const where = place ? ` (${inline(`${place.path}:${place.line}`)})` : '';
    const more = [why, mend].flatMap((each) => (each ? [inline(each)] : []));
    return `- ${[...(id === undefined ? [] : [`**${id}**`]), words.kind('finding', severity)].join(' ')} · ${[`${inline(text)}${where}`, ...more].join(' — ')}`;
  };
  return [reading.findings.map(line).join('\n')];
}

const good = ({ language }: Council, reading: Reading): string[] =>
  reading.form === 'review' && reading.good.length > 0
    ? [
        `**${motionWords[language].good}**${archiveWords[language].colon}\n\n${reading.good.map((each) => `- ${inline(each)}`).join('\n')}`,
      ]
    : [];

/** Under the synthesis they stand with its answer. */
function criteria(council: Council, reading: Reading): string[] {
  if (reading.form === 'synthesis') return [];
  const { colon } = archiveWords[council.language];
  const said = (reading.criteria ?? []).flatMap(({ n, mark, text }) => {
    const wanted = council.brief.acceptance[n - 1];
    return wanted === undefined
      ? []
      : [`${markSign[mark]} C${n} ${inline(wanted)}${text ? `${colon} ${inline(text)}` : ''}`];
  });
  return said.length > 0 ? [said.join(' · ')] : [];
}
