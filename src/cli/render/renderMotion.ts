/** What a council votes on, on a page: proposals with their letters, the motion in its words, who backs it. A vote never stands without its object. */
import type { CouncilHead, PhaseView, StandView, TurnView } from '../../rpc/views/views.ts';
import {
  type MotionWords,
  motionWords,
  moveEnds,
  objectOf,
  standOn,
} from '../../rpc/words/council/motionWords.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import { checkGlyph, standGlyph, standMark } from '../terminal/terminalMarks.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { cut, flow, pad, width, wrap } from '../terminal/width.ts';
import { nameOf, seatIn } from './renderHead.ts';
import { pointsMade, pointWordLines } from './renderPoints.ts';

export const wordsOf = (page: Page): MotionWords => motionWords[page.language];

/** Its votes are on one motion; a council of before is told as it always was. */
export const isOnMotion = (head: CouncilHead): boolean => head.support !== undefined;

/** No vote was opened after this run. */
export const isLatestRound = ({ phases }: CouncilHead, run: number): boolean =>
  !phases.some((each) => each.run > run && each.votes && (each.state === 'now' || each.state === 'done'));

/** The motion's letter stands in brackets, another proposal's alone: a shape, so that nothing is lost without colour. */
const letterMark = (letter: string | undefined, head: CouncilHead): string =>
  letter === undefined
    ? head.motion?.by === 'person'
      ? ''
      : '–'
    : letter === head.motion?.letter
      ? `[${tameLine(letter)}]`
      : tameLine(letter);

/** The document itself is the motion: its votes are verdicts, and there is no letter. */
const isDocument = ({ motion, proposals = [] }: CouncilHead): boolean =>
  motion?.by === 'document' || proposals.length === 0;

/** A vote and what it is about. */
function votePill(stand: StandView, turn: TurnView, head: CouncilHead, page: Page, room: number): string {
  if (stand === 'absent' || stand === 'to-come' || stand === 'answered') return standMark(stand, page);
  if (turn.form === 'turn')
    return `${standGlyph(stand, page)} ${cut(wordsOf(page).towardsOthers[stand], Math.max(1, room - 2))}`;
  if (isDocument(head))
    return `${standGlyph(stand, page)} ${cut(wordsOf(page).verdicts[stand], Math.max(1, room - 2))}`;
  return `${standMark(stand, page)} ${letterMark(turn.backs, head)}`.trimEnd();
}

/** At the right edge of a turn: the old mark and letter, an arrow, the vote with its letter. */
export function turnPill(
  turn: TurnView,
  stand: StandView,
  head: CouncilHead,
  page: Page,
  room: number,
): string {
  const { move } = turn;
  const from = move
    ? `${[move.from.vote ? standGlyph(move.from.vote, page) : '', isDocument(head) ? '' : letterMark(move.from.letter, head)].filter(Boolean).join(' ')} ${page.paint.dim('→')} `
    : '';
  return from + votePill(stand, turn, head, page, room - width(from));
}

/** Every proposal with its letter and whose it is, once the round that made them has closed. */
export function proposalLines(head: CouncilHead, page: Page): string[] {
  const proposals = (head.proposals ?? []).toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
  if (proposals.length === 0) return [];
  const { paint } = page;
  const words = wordsOf(page);
  const lines = proposals.flatMap(({ letter, seat, text }) => {
    const label = pad(tameLine(letter), 3);
    const told = wrap(inline(tameLine(text), paint), page.columns - 3);
    const whose = seat === undefined ? [] : [`   ${paint.dim(nameOf(seatIn(head, seat)))}`];
    return [...told.map((line, n) => `${n === 0 ? paint.bold(label) : '   '}${line}`), ...whose];
  });
  return ['', eachWord(words.proposalsMade(proposals.length), paint.bold), ...lines];
}

/** What a vote is on, at its beginning, in the same words for all. */
export function motionLines({ motion }: PhaseView, head: CouncilHead, page: Page): string[] {
  if (!motion) return [];
  const { paint } = page;
  const words = wordsOf(page);
  const { letter, seat, text, amended, accepted = [] } = motion;
  const title = [
    eachWord(letter === undefined ? words.motion : words.motionNamed(tameLine(letter)), paint.bold),
    ...(seat === undefined ? [] : [nameOf(seatIn(head, seat))]),
    words.inTheseWords,
  ].join(' · ');
  const more = [
    ...(amended === undefined ? [] : [words.amendedByAuthor(tameLine(amended))]),
    ...accepted.map((each) =>
      words.acceptedAmendment(tameLine(seatIn(head, each.by).name), tameLine(each.text)),
    ),
  ];
  const lines = [
    ...wrap(title, page.columns - 2),
    ...wrap(inline(tameLine(text), paint), page.columns - 2),
    ...more.flatMap((each) => wrap(each, page.columns - 2).map(paint.dim)),
  ];
  return ['', ...lines.map((line) => `┃ ${line}`.trimEnd())];
}

/** The votes of one phase with their letters, whether they are on one answer, and which one is put to the vote. */
export function motionVotes(phase: PhaseView, head: CouncilHead, turns: TurnView[], page: Page): string[] {
  const words = wordsOf(page);
  const marks = phase.stands.map(({ seat, stand }) => {
    const letter = turns.find((turn) => turn.seat === seat)?.backs;
    const name = tameLine(seatIn(head, seat).name);
    const on =
      isDocument(head) || stand === 'absent' || phase.form === 'turn' ? '' : ` ${letterMark(letter, head)}`;
    return `${standGlyph(stand, page)} ${name}${on}`;
  });
  const { why } = phase;
  const isFalse = phase.converged === false && why?.code === 'different-answers';
  return [
    '',
    ...flow(marks, page.columns),
    ...(isFalse ? wrap(`${page.paint.yellow('!')} ${words.notConverged(why.count ?? 0)}`, page.columns) : []),
    ...(phase.form === 'challenge' ? chosenLines(head, page) : []),
  ];
}

function chosenLines({ motion }: CouncilHead, page: Page): string[] {
  if (motion?.letter === undefined) return [];
  const words = wordsOf(page);
  const tie = motion.tie ? ` ${words.tie(motion.tie.letters, motion.letter, motion.tie.by, motion.by)}.` : '';
  const order =
    motion.order && motion.by !== 'backers' ? [`${words.ranking} ${motion.order.join(' > ')}`] : [];
  return [
    ...wrap(`${words.putBecause(motion.letter, motion.by)}${tie}`, page.columns),
    ...order.flatMap((each) => wrap(each, page.columns).map(page.paint.dim)),
  ];
}

/** “3 of 4 back B”, and then each seat; strong and soft only where they hold. */
export function supportTitle(head: CouncilHead, page: Page): string {
  const { support, motion } = head;
  const words = wordsOf(page);
  if (!support || !motion || support.verdict === 'no-vote') return words.noVote;
  const counted = words.back(support.back, support.of, objectOf(motion, words));
  return support.verdict === 'strong' || support.verdict === 'soft'
    ? `${page.council.consensus[support.verdict]} · ${counted}`
    : counted;
}

/** It ended before a vote that it would have held. */
const isCutShort = ({ status }: CouncilHead): boolean =>
  status === 'stopped' || status === 'inconclusive' || status === 'over-budget';

export function supportLines(head: CouncilHead, page: Page): string[] {
  const { support, motion } = head;
  const { paint, council } = page;
  const words = wordsOf(page);
  if (!support) return [];
  if (support.verdict === 'no-vote' || !motion)
    return [
      '',
      ...wrap(`${paint.dim('○')} ${eachWord(words.noVote, paint.bold)}`, page.columns),
      ...(isCutShort(head) ? [] : wrap(words.oneRound, page.columns).map(paint.dim)),
    ];
  const object = objectOf(motion, words);
  const glyph = support.verdict === 'strong' ? paint.green('✓') : paint.yellow('◐');
  const quorum = eachWord(`· ${council.quorum(support.quorum, support.of, support.missed)}`, paint.dim);
  const names = support.stands.map(({ seat }) => nameOf(seatIn(head, seat)));
  const widest = Math.max(0, ...names.map(width));
  const seats = support.stands.flatMap(({ seat, vote, letter, moved }, n) => {
    const on =
      object === undefined
        ? vote === undefined
          ? words.noStand
          : words.verdicts[vote]
        : standOn({ ...(vote ? { vote } : {}), ...(letter ? { letter } : {}) }, object, words);
    const sign = vote ? standGlyph(vote, page) : paint.dim('○');
    const name = names[n] ?? tameLine(seat);
    const line = `${pad(name, widest)}  ${sign} ${tameLine(on)}${moved ? eachWord(` · ${words.moved}`, paint.dim) : ''}`;
    return width(line) <= page.columns ? [line] : wrap(`${name} ${sign} ${tameLine(on)}`, page.columns);
  });
  return [
    '',
    ...wrap(`${glyph} ${eachWord(supportTitle(head, page), paint.bold)} ${quorum}`, page.columns),
    ...seats,
  ];
}

/** What a turn says of proposals, motion and points, after its words. */
export function motionMarks(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const { paint } = page;
  const words = wordsOf(page);
  const line = (label: string, text: string): string[] =>
    wrap(`${eachWord(label, paint.dim)} ${inline(tameLine(text), paint)}`, page.columns);
  // What it backs stands beside its vote; here only what it would change in it.
  const backs =
    turn.backs === undefined || turn.amendment === undefined
      ? []
      : line(words.backsAmended(tameLine(turn.backs)), turn.amendment);
  const ranking = turn.ranking?.map((tier) => tier.join(' = ')).join(' > ');
  return [
    ...backs,
    ...(ranking ? line(words.ranking, ranking) : []),
    ...moveLines(turn, page),
    ...(turn.needs === undefined ? [] : line(`→ ${words.needs}`, turn.needs)),
    ...pointsMade(turn, head, page),
    ...pointWordLines(turn, page),
    ...criteriaLines(turn.criteria ?? [], head, page),
    ...(turn.good ?? []).flatMap((text) => line(`${paint.green('+')} ${page.words.colon(words.good)}`, text)),
  ];
}

function moveLines({ move }: TurnView, page: Page): string[] {
  if (!move) return [];
  const { paint } = page;
  const words = wordsOf(page);
  const ends = moveEnds(move, words);
  const reason = move.reason === undefined ? '' : ` ${inline(tameLine(move.reason), paint)}`;
  if (move.unexplained === 'no-reason')
    return wrap(`${paint.yellow('!')} ${words.movedUnexplained(ends)}`, page.columns);
  if (move.unexplained === 'majority')
    return wrap(`${paint.yellow('!')} ${words.movedWithMajority(ends)}${reason}`, page.columns);
  return wrap(`→ ${words.movedFor(ends)}${reason}`, page.columns);
}

/** Each acceptance criterion of the brief that was judged. */
export function criteriaLines(
  criteria: NonNullable<TurnView['criteria']>,
  { acceptance = [] }: CouncilHead,
  page: Page,
): string[] {
  const said = criteria.flatMap(({ n, mark, text }) => {
    const wanted = acceptance[n - 1];
    const why = text ? `${page.words.colon('')} ${tameLine(text)}` : '';
    return wanted === undefined ? [] : [`${checkGlyph(mark, page)} ${tameLine(wanted)}${why}`];
  });
  return said.every((each) => width(each) <= page.columns)
    ? flow(said, page.columns)
    : said.flatMap((each) => wrap(each, page.columns));
}
