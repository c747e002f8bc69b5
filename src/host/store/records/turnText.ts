/**
 * A reply as the archive shows it: its prose, then its marks in one shape whoever wrote them. What could not be read is
 * shown as it came. The raw reply always stands in the structured log.
 */
import type { Council, Turn } from '../../../core/councils/council.ts';
import { bodyOf } from '../../../core/forms/body.ts';
import {
  type ChallengeReading,
  checklistPoints,
  type Mark,
  type Reading,
} from '../../../core/forms/reading.ts';
import { archiveWords } from '../../../rpc/words/archive.ts';
import { councilWords } from '../../../rpc/words/council.ts';
import { faceOf } from './facts.ts';
import { inline, material } from './markdown.ts';

export function turnText(council: Council, turn: Turn): string[] {
  const { text = '', reading } = turn;
  const whole = reading === undefined || isUnread(reading);
  const prose = material(whole ? text : bodyOf(reading.form, text)) || archiveWords[council.language].noWords;
  return whole ? [prose] : [prose, ...marksOf(council, reading)];
}

const isUnread = (reading: Reading): boolean => 'vote' in reading && reading.vote === 'unreadable';

function marksOf(council: Council, reading: Reading): string[] {
  const { colon, acknowledged } = archiveWords[council.language];
  const words = councilWords[council.language];
  const field = (label: string, value: string | number | undefined): string[] =>
    value === undefined ? [] : [`**${label}**${colon} ${inline(String(value))}`];
  const noted = field(acknowledged, reading.acknowledges);
  if (reading.form === 'position') return [...noted, ...field(words.changeMind, reading.changeMind)];
  if (reading.form === 'synthesis') return noted;
  const blocking = blockingList(words.blocking, colon, reading.blocking);
  if (reading.form === 'final')
    return [
      ...noted,
      ...field(words.confidence, reading.confidence && `${reading.confidence}/5`),
      ...blocking,
    ];
  return [
    ...noted,
    ...field(words.proposal, reading.proposal),
    ...contestLines(council, reading),
    ...checklistLine(council, reading),
    ...blocking,
    ...field(words.recommends, reading.recommendation),
  ];
}

function blockingList(label: string, colon: string, issues: string[]): string[] {
  if (issues.length === 0) return [];
  return [[`**${label}**${colon}`, '', ...issues.map((issue) => `- ${inline(issue)}`)].join('\n')];
}

function contestLines(council: Council, { contests }: ChallengeReading): string[] {
  if (contests.length === 0) return [];
  const { colon } = archiveWords[council.language];
  const label = councilWords[council.language].stances.contest;
  const face = (id: string) => {
    const seat = council.seats.find((each) => each.id === id);
    return inline(seat ? faceOf(seat) : id);
  };
  return [
    contests.map(({ seat, point }) => `- **${label} ${face(seat)}**${colon} ${inline(point)}`).join('\n'),
  ];
}

const signs: Record<Mark, string> = { pass: '✅', warn: '⚠️', fail: '❌' };

function checklistLine(council: Council, { checklist }: ChallengeReading): string[] {
  const { checklist: labels } = councilWords[council.language];
  const marked = checklistPoints.flatMap((point) => {
    const mark = checklist[point];
    return mark ? [`${signs[mark]} ${labels[point]}`] : [];
  });
  return marked.length > 0 ? [marked.join(' · ')] : [];
}
