/**
 * A reply as the archive shows it: its prose, then its marks in one shape whoever wrote them. Documents stand whole. What
 * could not be read is shown as it came. The raw reply always stands in the structured log.
 */
import type { Council, PhaseRun, Turn } from '../../../../core/councils/council.ts';
import { firstTold } from '../../../../core/councils/repliesIn.ts';
import { bodyOf } from '../../../../core/forms/body.ts';
import {
  type ChallengeReading,
  checklistPoints,
  type Place,
  type QaReading,
  qaPoints,
  type Reading,
  type ReadingProblem,
} from '../../../../core/forms/reading.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { nameOf } from '../councilFacts.ts';
import { inline, material } from '../safeMarkdown.ts';
import { issueText } from './archiveLedger.ts';
import { toolLines } from './toolText.ts';
import { isInLedger, motionMarks } from './turnMotion.ts';
import { markSign, towardsSign } from './voteMark.ts';

/** `run`: where it was said, in an archive of a council that votes on a motion. */
export function turnText(council: Council, turn: Turn, run?: PhaseRun): string[] {
  const { text = '', reading } = turn;
  const whole = reading === undefined || isUnread(reading);
  const body = whole ? text : bodyOf(reading.form, firstTold(turn), council.votesOn === undefined);
  const marks = whole ? [] : marksOf(council, unlisted(council, turn.seat, reading), text);
  const onMotion = run ? motionMarks(council, run, turn) : [];
  // A review that is nothing but its form stands below, point by point.
  const isListed =
    reading?.form === 'review' && !whole && onMotion.length > 0 && /^[\s>*_#-]*verdict\b/imu.test(body);
  const prose = isListed ? [] : [material(body) || archiveWords[council.language].noWords];
  return [...toolLines(council, turn), ...prose, ...onMotion, ...marks, ...notes(council, turn)];
}

/** Without what stands under its id already. */
function unlisted(council: Council, seat: string, reading: Reading): Reading {
  if (council.votesOn === undefined || (reading.form !== 'challenge' && reading.form !== 'final'))
    return reading;
  const isNew = (text: string): boolean => !isInLedger(council, seat, text);
  const blocking = reading.blocking.filter(isNew);
  return reading.form === 'final'
    ? { ...reading, blocking }
    : { ...reading, blocking, contests: reading.contests.filter(({ point }) => isNew(point)) };
}

const isUnread = (reading: Reading): boolean => 'vote' in reading && reading.vote === 'unreadable';

function marksOf(council: Council, reading: Reading, text: string): string[] {
  const { colon, acknowledged } = archiveWords[council.language];
  const words = councilWords[council.language];
  const field = (label: string, value: string | number | undefined): string[] =>
    value === undefined ? [] : [`**${label}**${colon} ${inline(String(value))}`];
  const noted = field(acknowledged, reading.acknowledges);
  const sure = (confidence: number | undefined) =>
    field(words.confidence, confidence === undefined ? undefined : `${confidence}/5`);
  switch (reading.form) {
    case 'position':
      return [...noted, ...field(words.changeMind, reading.changeMind)];
    case 'challenge':
      return [
        ...noted,
        ...field(words.proposal, reading.proposal),
        ...contestLines(council, reading),
        ...checklistLine(council, reading),
        ...blockingList(council, reading),
        ...field(words.recommends, reading.recommendation),
      ];
    case 'final':
      return [...noted, ...sure(reading.confidence), ...blockingList(council, reading)];
    case 'turn':
    case 'ballot':
      return [...noted, ...stanceLine(council, reading.stances, text), ...sure(reading.confidence)];
    case 'qa':
      return [...noted, ...pointsLine(council, reading, text)];
    case 'page':
      return [...noted, `*${words.pageWords(reading.words, pageWords)}*`];
    default:
      return noted;
  }
}

const pageWords = 500;

function blockingList(
  council: Council,
  { blocking, places }: { blocking: string[]; places?: Record<number, Place> },
): string[] {
  if (blocking.length === 0) return [];
  const { colon } = archiveWords[council.language];
  return [
    [
      `**${councilWords[council.language].blocking}**${colon}`,
      '',
      ...blocking.map((issue, index) => `- ${issueText(issue, places?.[index])}`),
    ].join('\n'),
  ];
}

function contestLines(council: Council, { contests }: ChallengeReading): string[] {
  if (contests.length === 0) return [];
  const { colon } = archiveWords[council.language];
  const label = councilWords[council.language].stances.contest;
  const line = ({ seat, point }: ChallengeReading['contests'][number]): string =>
    `- **${label} ${nameOf(council, seat)}**${colon} ${inline(point)}`;
  return [contests.map(line).join('\n')];
}

export function checklistLine(council: Council, { checklist }: ChallengeReading): string[] {
  const { checklist: labels } = councilWords[council.language];
  const marked = checklistPoints.flatMap((point) => {
    const mark = checklist[point];
    return mark ? [`${markSign[mark]} ${labels[point]}`] : [];
  });
  return marked.length > 0 ? [marked.join(' · ')] : [];
}

/** Said in one shape where the judge's own words do not say it line by line. */
function pointsLine(council: Council, { points }: QaReading, text: string): string[] {
  const { qa: labels } = councilWords[council.language];
  const marked = qaPoints.flatMap((point) => {
    const found = points[point];
    return found ? [`${markSign[found.mark]} ${labels[point]}`] : [];
  });
  const inText = text.match(/^[\s|>*_-]*(?:\d+[.)]\s*)?[✅⚠❌]/gmu)?.length ?? 0;
  return marked.length > inText ? [marked.join(' · ')] : [];
}

function stanceLine(
  council: Council,
  stances: Extract<Reading, { form: 'turn' }>['stances'],
  text: string,
): string[] {
  const { towards } = councilWords[council.language];
  const said = stances.map(
    ({ seat, stance }) => `${nameOf(council, seat)} ${towardsSign[stance]} ${towards[stance]}`,
  );
  const inText = text.match(/\[(?:agree|partial|disagree)\]/gi)?.length ?? 0;
  return said.length > inText ? [said.join(' · ')] : [];
}

/** Of what a reader of the archive should know: what a form required and was not there. */
const told: ReadonlySet<ReadingProblem['code']> = new Set<ReadingProblem['code']>([
  'table-missing',
  'column-missing',
  'score-unreadable',
  'tldr-missing',
  'actions-missing',
  'diff-missing',
  'place-missing',
  'line-missing',
  'file-missing',
  'verdict-missing',
  'minority-missing',
  'document-missing',
]);

/** These stand beside the move itself. */
const saidAsMove: ReadonlySet<string> = new Set(['moved-unexplained', 'moved-with-majority']);

function notes(council: Council, { flags = [], reading }: Turn): string[] {
  const words = councilWords[council.language];
  const { notRead, colon } = archiveWords[council.language];
  const problems = (reading?.problems ?? []).filter(({ code }) => told.has(code));
  return [
    ...flags.filter(({ code }) => !saidAsMove.has(code)).map((flag) => `*⚑ ${inline(words.flag(flag))}*`),
    ...problems.map(({ code, detail }) => `*${notRead}${colon} ${inline(words.problem(code, detail))}*`),
  ];
}
