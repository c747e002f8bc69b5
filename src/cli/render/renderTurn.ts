/** One turn as a paragraph: who speaks and how they vote on the first line, then their words, then their marks. */

import { own } from '../../rpc/own.ts';
import { placeNotes } from '../../rpc/views/placeNotes.ts';
import { proseOf } from '../../rpc/views/prose.ts';
import { voteIn } from '../../rpc/views/standing.ts';
import type { CouncilHead, InjectionView, TurnView } from '../../rpc/views/views.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { checkGlyph, gateGlyph, standGlyph, standMark } from '../terminal/terminalMarks.ts';
import { indent, narrower, type Page } from '../terminal/terminalPage.ts';
import { cut, flow, width, wrap } from '../terminal/width.ts';
import { answerLines } from './renderAnswers.ts';
import { formLines } from './renderForms.ts';
import { answersFor, nameOf, seatIn } from './renderHead.ts';
import { isOnMotion, motionMarks, turnPill } from './renderMotion.ts';
import { toolLines } from './renderTools.ts';

const under = '   ';

/** The vote stands at the right edge, so that the eye can read the votes alone. */
export function firstLine(turn: TurnView, head: CouncilHead, page: Page): string {
  const { paint } = page;
  const seat = seatIn(head, turn.seat);
  const stood = voteIn(turn, head.phases);
  const name = cut(nameOf(seat), Math.max(12, Math.floor(page.columns * 0.4)));
  const flip = stood && turn.from ? `${standGlyph(turn.from, page)} ${paint.dim('→')} ` : '';
  const vote =
    turn.state === 'absent'
      ? standMark('absent', page)
      : turn.qa
        ? `${gateGlyph(turn.qa.verdict, page)} ${turn.qa.verdict === 'unreadable' ? page.council.votes.unreadable : page.council.gate[turn.qa.verdict]}`
        : stood
          ? isOnMotion(head)
            ? turnPill(turn, stood, head, page, page.columns - width(name) - 2)
            : flip + standMark(stood, page)
          : '';
  const answers = 'backend' in seat ? answersFor(seat as never, page, turn.model) : '';
  const number = page.turnNumber?.(turn.key);
  const rest = [number === undefined ? '' : `#${number}`, tameLine(seat.role), answers]
    .filter(Boolean)
    .join(' · ');
  const room = page.columns - width(name) - 2 - (vote ? width(vote) + 2 : 0);
  const told = room > 8 && rest ? `  ${paint.dim(cut(rest, room))}` : '';
  const left = eachWord(name, paint.bold) + told;
  return vote ? `${left}${' '.repeat(Math.max(2, page.columns - width(left) - width(vote)))}${vote}` : left;
}

/** A line with its label in front, the text hanging after it. */
export function labelled(label: string, text: string, page: Page): string[] {
  return wrap(`${eachWord(label, page.paint.dim)} ${inline(tameLine(text), page.paint)}`, page.columns);
}

/** One of the few things with a surface of their own: a rule down its left side. */
export const barred = (lines: string[], colour: (text: string) => string): string[] =>
  lines.map((line) => `${colour('┃')} ${line}`.trimEnd());

function marks(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const { paint, council, words } = page;
  const lines: string[] = [];
  const isNew = (text: string): boolean => !inLedger(turn, head, text);
  if (turn.proposal) {
    const letter = isOnMotion(head)
      ? head.proposals?.find(({ seat }) => seat === turn.seat)?.letter
      : undefined;
    const label = letter === undefined ? council.proposal : `${council.proposal} ${tameLine(letter)}`;
    lines.push(...labelled(words.colon(label), turn.proposal, page));
  }
  lines.push(...motionMarks(turn, head, page));
  if (turn.checklist.length > 0) {
    const checked = turn.checklist.map((c) => `${checkGlyph(c.mark, page)} ${council.checklist[c.point]}`);
    lines.push(...flow(checked, page.columns));
  }
  const stance = own<string>(council.stances, turn.stance);
  const contests = turn.contests
    .filter(({ point }) => isNew(point))
    .map((c) => `${paint.bold(tameLine(seatIn(head, c.seat).name))}: ${tameLine(c.point)}`);
  if (stance || contests.length > 0) {
    lines.push(...wrap([stance, ...contests].filter(Boolean).join(' · '), page.columns));
  }
  for (const issue of turn.blocking.filter(isNew)) {
    const label = `${paint.red('⊘')} ${eachWord(words.colon(council.blocking), paint.bold)}`;
    const place = turn.places?.find((each) => turn.blocking[each.issue] === issue);
    const where = place ? ` (${tameLine(place.path)}:${place.line})` : '';
    lines.push(
      ...barred(wrap(`${label} ${inline(tameLine(issue), paint)}${where}`, page.columns - 2), paint.red),
    );
  }
  for (const note of placeNotes(turn, council))
    lines.push(...wrap(`${paint.yellow('!')} ${tameLine(note)}`, page.columns));
  if (turn.recommendation)
    lines.push(...labelled(words.colon(council.recommends), turn.recommendation, page));
  if (turn.changeMind) lines.push(...labelled(words.colon(council.changeMind), turn.changeMind, page));
  lines.push(...formLines(turn, head, page));
  if (turn.confidence !== undefined) lines.push(confidence(turn.confidence, page));
  if (turn.acknowledges) {
    const whom = tameLine(seatIn(head, turn.acknowledges).name);
    lines.push(...wrap(`${paint.purple('◆')} ${words.acknowledges(whom)}`, page.columns));
  }
  return lines;
}

/** What stands under its id in the ledger is not said a second time. */
const inLedger = ({ made = [] }: TurnView, { points = [] }: CouncilHead, text: string): boolean =>
  points.some((point) => made.includes(point.id) && point.text === text);

function confidence(level: number, { paint, council }: Page): string {
  const full = Math.max(0, Math.min(5, Math.round(level)));
  return `${paint.dim(council.confidence)} ${'▰'.repeat(full)}${paint.dim('▱'.repeat(5 - full))} ${full}/5`;
}

export function turnLines(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const inner = narrower(page, under.length);
  const lines = ['', firstLine(turn, head, page)];
  if (turn.state === 'absent') {
    const { code = 'failed', seconds = 0, tries = 1, detail } = turn.absence ?? {};
    const name = tameLine(seatIn(head, turn.seat).name);
    const said = page.council.absent(name, code, seconds, tries, detail && tameLine(detail));
    const told = [
      ...toolLines(turn, inner),
      ...wrap(said, inner.columns).map(page.paint.dim),
      ...answerLines(turn, head, inner),
    ];
    return [...lines, ...indent(told, under)];
  }
  const body = markdown(proseOf(turn), inner);
  const more = marks(turn, head, inner);
  if (turn.askedAgain) more.push(page.paint.dim(againLine(turn, head, page)));
  more.push(...answerLines(turn, head, inner));
  const gap = body.length > 0 && more.length > 0 ? [''] : [];
  return [...lines, ...indent([...toolLines(turn, inner), ...body, ...gap, ...more], under)];
}

const againLine = (turn: TurnView, head: CouncilHead, { words }: Page): string =>
  turn.form === 'page' ? words.askedForPage : head.support ? words.askedForMore : words.askedAgain;

/** A person's words, in the person's colour. */
export function injectionLines(injection: InjectionView, head: CouncilHead, page: Page): string[] {
  const { paint, words } = page;
  const inner = narrower(page, under.length + 2);
  const name = (id: string) => tameLine(seatIn(head, id).name);
  const to = injection.to ? words.toSeat(name(injection.to)) : words.toEveryone;
  const one = `${eachWord(name(injection.by), paint.bold)}  ${eachWord(to, paint.dim)}`;
  const by = width(one) <= inner.columns ? [one] : wrap(one, inner.columns);
  const heard = `${words.colon(words.acknowledgedBy)} ${injection.acknowledgedBy.map(name).join(', ')}`;
  const lines = [
    ...by,
    ...markdown(injection.text, inner),
    ...(injection.acknowledgedBy.length > 0 ? wrap(heard, inner.columns).map(paint.dim) : []),
  ];
  return ['', ...indent(barred(lines, paint.purple), under)];
}
