/** The ledger of points on a page: each with its id, its mark and where it stands; open ones first. */
import { own } from '../../rpc/own.ts';
import type { PointView } from '../../rpc/views/motionViews.ts';
import type { CouncilHead, TurnView } from '../../rpc/views/views.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';
import { seatIn } from './renderHead.ts';

/** Each status has a shape of its own. */
function pointGlyph(status: PointView['status'], { paint }: Page): string {
  switch (status) {
    case 'open':
      return paint.dim('○');
    case 'answered':
      return paint.dim('↩');
    case 'kept':
      return paint.red('●');
    case 'withdrawn':
    case 'settled':
    case 'accepted':
      return paint.green('✓');
    case 'declined':
      return paint.dim('✗');
    case 'waived':
      return paint.purple('◆');
  }
}

const nameIn = (head: CouncilHead, id: string): string => tameLine(seatIn(head, id).name);
const phaseIn = (phase: string, page: Page): string => own(page.council.phases, phase) ?? tameLine(phase);
/** With its place, when the words themselves do not name it. */
const placeIn = ({ place, text }: PointView): string =>
  place && !text.includes(`${place.path}:${place.line}`) ? ` (${tameLine(place.path)}:${place.line})` : '';

const under = '   ';

/** Hung under its id. */
const hung = (first: string, columns: number): string[] =>
  wrap(first, columns - under.length).map((line, n) => (n === 0 ? line : `${under}${line}`));

/** `Blaise → Nova · kept in Resolve`. */
export function standing(point: PointView, head: CouncilHead, page: Page): string {
  const words = motionWords[page.language];
  const last = point.history.findLast(({ what }) => what === point.status);
  const author = point.check ? tameLine(point.by) : nameIn(head, point.by);
  const to = point.to === undefined ? words.everyone : nameIn(head, point.to);
  const stands = words.standing(
    point.status,
    phaseIn(last?.phase ?? '', page),
    nameIn(head, last?.by ?? point.by),
  );
  return `${words.fromTo(author, to)} · ${stands}`;
}

export function pointLines(point: PointView, head: CouncilHead, page: Page): string[] {
  const { paint } = page;
  const text = `${paint.bold(tameLine(point.id))} ${pointGlyph(point.status, page)} ${inline(tameLine(point.text), paint)}${placeIn(point)}`;
  const kind = motionWords[page.language].kind(point.kind, point.severity);
  return [
    ...hung(text, page.columns),
    ...wrap(eachWord(`${kind} · ${standing(point, head, page)}`, paint.dim), page.columns - under.length).map(
      (line) => under + line,
    ),
  ];
}

/** All of it, with its count. */
export function ledgerLines(head: CouncilHead, page: Page): string[] {
  const { points = [] } = head;
  if (points.length === 0) return [];
  const words = motionWords[page.language];
  const open = points.filter((point) => point.open);
  const blocking = open.filter(({ kind, severity }) => kind === 'blocking' || severity === 'blocking');
  const title = `${eachWord(words.points, page.paint.bold)} ${words.pointsLine(points.length, open.length, blocking.length)}`;
  return [
    '',
    ...wrap(title, page.columns),
    ...[...open, ...points.filter((point) => !point.open)].flatMap((point) => pointLines(point, head, page)),
  ];
}

/** What a reply says of points that were made before: `P2 ● Kept · promised, not run`. */
export function pointWordLines({ onPoints = [] }: TurnView, page: Page): string[] {
  const words = motionWords[page.language];
  const glyphs = { mended: 'answered', disputed: 'open' } as const;
  return onPoints.flatMap(({ id, word, text, noted }) => {
    const status = word === 'mended' || word === 'disputed' ? glyphs[word] : word;
    const sign =
      noted === undefined
        ? pointGlyph(status, page)
        : `${page.paint.yellow('!')} ${page.council.problem(noted)} ${page.paint.dim('·')}`;
    const said = text ? ` ${page.paint.dim('·')} ${inline(tameLine(text), page.paint)}` : '';
    return hung(`${page.paint.bold(tameLine(id))} ${sign} ${words.word[word]}${said}`, page.columns);
  });
}

/** The points that a turn made, under their ids; what blocks has a rule down its side. */
export function pointsMade({ made = [] }: TurnView, head: CouncilHead, page: Page): string[] {
  const words = motionWords[page.language];
  const { paint } = page;
  return made.flatMap((id) => {
    const point = head.points?.find((each) => each.id === id);
    if (!point) return [];
    const blocks = point.kind === 'blocking' || point.severity === 'blocking';
    const kind = page.words.colon(words.kind(point.kind, point.severity));
    const label = `${paint.bold(id)} ${blocks ? `${paint.red('⊘')} ` : ''}${eachWord(kind, blocks ? paint.bold : paint.dim)}`;
    const text = `${label} ${inline(tameLine(point.text), paint)}${placeIn(point)}`;
    const settled =
      point.settles === undefined ? [] : [`${eachWord(words.settles, paint.dim)} ${tameLine(point.settles)}`];
    return blocks
      ? [text, ...settled]
          .flatMap((each) => wrap(each, page.columns - 2))
          .map((line) => `${paint.red('┃')} ${line}`)
      : hung([text, ...settled].join(' '), page.columns);
  });
}
