/** The ledger of points as an archive shows it: open ones first, each with its history, oldest first. */
import type { Council } from '../../../../core/councils/council.ts';
import type { Point } from '../../../../core/councils/motion.ts';
import { isBlocking, isOpen, openPoints } from '../../../../core/councils/voting/ledger.ts';
import type { Place } from '../../../../core/forms/reading.ts';
import { own } from '../../../../core/own.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../../rpc/words/council/motionWords.ts';
import { nameOf } from '../councilFacts.ts';
import { inline } from '../safeMarkdown.ts';

/** With its place, when the words themselves do not name it. */
export function issueText(issue: string, place: Place | undefined): string {
  if (!place || issue.includes(`${place.path}:${place.line}`)) return inline(issue);
  return `${inline(issue)} (${inline(`${place.path}:${place.line}`)})`;
}

const signs: Record<Point['status'], string> = {
  open: '○',
  answered: '↩',
  kept: '📌',
  withdrawn: '✅',
  waived: '⚖️',
  accepted: '✅',
  declined: '✖',
  settled: '✅',
};

const openFirst = (council: Council): Point[] => [
  ...openPoints(council),
  ...(council.points ?? []).filter((point) => !isOpen(point)),
];

function heading(council: Council): string {
  const words = motionWords[council.language];
  const open = openPoints(council);
  const blocking = open.filter(isBlocking).length;
  return `## ${words.points} · ${words.pointsLine(council.points?.length ?? 0, open.length, blocking)}`;
}

/** Each in a line. */
export const pointsText = (council: Council): string =>
  `${heading(council)}\n${openFirst(council)
    .map((point) => pointLine(council, point))
    .join('\n')}`;

export function ledgerText(council: Council): string[] {
  const { points = [] } = council;
  if (points.length === 0) return [];
  const words = motionWords[council.language];
  return [
    heading(council),
    openFirst(council)
      .map((point) => pointBlock(council, point))
      .join('\n'),
    `*${words.closing}*`,
  ];
}

/** A list that many councils stand in names some of many. */
const mostIds = 12;

/** The ids of what is open, in a line. */
export function openIds(council: Council): string {
  const words = motionWords[council.language];
  const ids = openPoints(council).map(({ id }) => id);
  if (ids.length <= mostIds) return ids.length === 0 ? words.nothing : ids.join(', ');
  return `${ids.slice(0, mostIds).join(', ')}… (${words.open(ids.length)})`;
}

/** A check has no chair: its name is its own. */
const authorOf = (council: Council, { by, check }: Point): string =>
  check ? inline(by) : nameOf(council, by);

const phaseName = ({ language }: Council, phase: string): string =>
  own(councilWords[language].phases, phase) ?? inline(phase);

/** In one line, as it stands among what is still open. */
export function pointLine(council: Council, point: Point): string {
  return `- ${signs[point.status]} **${point.id}** ${pointWords(point)} · ${sides(council, point)} · ${standing(council, point)}`;
}

const pointWords = ({ text, place }: Point): string => issueText(text, place);

/** Who made it, and whom it is put to. */
function sides(council: Council, point: Point): string {
  const words = motionWords[council.language];
  const to = point.to === undefined ? words.everyone : nameOf(council, point.to);
  return words.fromTo(authorOf(council, point), to);
}

function standing(council: Council, { status, history, by }: Point): string {
  const last = history.findLast(({ what }) => what === status);
  return motionWords[council.language].standing(
    status,
    phaseName(council, last?.phase ?? ''),
    nameOf(council, last?.by ?? by),
  );
}

function pointBlock(council: Council, point: Point): string {
  const words = motionWords[council.language];
  const { status, kind, severity, settles, history } = point;
  const text =
    status === 'withdrawn' || status === 'settled' ? `~~${pointWords(point)}~~` : pointWords(point);
  const moves = history.map(
    ({ phase, what, by, text: said }) =>
      `${phaseName(council, phase)} · ${
        point.check && what === 'withdrawn' && by === point.by
          ? words.checkPasses(inline(by))
          : words.happened(what, nameOf(council, by), said === undefined ? undefined : inline(said))
      }`,
  );
  return [
    `- ${signs[status]} **${point.id}** · ${words.status[status]} · ${words.kind(kind, severity)} · ${sides(council, point)}`,
    `  - ${text}`,
    ...(settles === undefined ? [] : [`  - ${words.settles} ${inline(settles)}`]),
    ...moves.map((move) => `  - *${move}*`),
  ].join('\n');
}
