/** The synthesis: what the council recommends first, the minority last, so that it is read just before the decision. */
import type { SynthesisView } from '../../rpc/views/deliberationViews.ts';
import type { CouncilHead, TurnView } from '../../rpc/views/views.ts';
import { motionWords } from '../../rpc/words/council/motionWords.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { standGlyph } from '../terminal/terminalMarks.ts';
import { indent, narrower, type Page } from '../terminal/terminalPage.ts';
import { cut, pad, width, wrap } from '../terminal/width.ts';
import { nameOf, seatIn } from './renderHead.ts';
import { criteriaLines, isLatestRound, isOnMotion, proposalLines, supportTitle } from './renderMotion.ts';
import { pointLines } from './renderPoints.ts';
import { barred, firstLine } from './renderTurn.ts';

const under = '   ';

function list(title: string, points: string[], page: Page): string[] {
  if (points.length === 0) return [];
  const lines = points.flatMap((point) =>
    wrap(inline(tameLine(point), page.paint), page.columns - 2).map((l, n) =>
      n === 0 ? `• ${l}` : `  ${l}`,
    ),
  );
  return ['', page.paint.dim(title), ...lines];
}

function insights(synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  if (synthesis.insights.length === 0) return [];
  const called = (seat: string): string => cut(nameOf(seatIn(head, seat)), Math.max(10, page.columns - 18));
  const widest = Math.max(...synthesis.insights.map(({ seat }) => width(called(seat))));
  const lines = synthesis.insights.flatMap(({ seat, text }) => {
    const name = called(seat);
    const told = wrap(inline(tameLine(text), page.paint), Math.max(16, page.columns - widest - 2));
    return told.map((l, n) => `${pad(n === 0 ? name : '', widest)}  ${l}`);
  });
  return ['', page.paint.dim(page.council.insights), ...lines];
}

function minority(synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  const { paint, council } = page;
  return synthesis.minority.flatMap(({ seat, text, confidence, letter }) => {
    const who = [seat && tameLine(seatIn(head, seat).name)];
    if (letter !== undefined) who.push(motionWords[page.language].backs(letter, undefined));
    if (confidence !== undefined) who.push(`${council.confidence.toLowerCase()} ${confidence}/5`);
    const by = who.filter(Boolean).join(', ');
    const title = `${eachWord(council.minority, paint.bold)}${by ? eachWord(` · ${by}`, paint.dim) : ''}`;
    return [
      '',
      ...barred([...wrap(title, page.columns - 2), ...markdown(text, narrower(page, 2))], paint.red),
    ];
  });
}

export function synthesisLines(turn: TurnView, head: CouncilHead, page: Page): string[] {
  const { paint, council } = page;
  const inner = narrower(page, under.length);
  const { synthesis } = turn;
  if (synthesis && isOnMotion(head)) return onMotion(turn, synthesis, head, page);
  const lines = ['', firstLine(turn, head, page)];
  if (!synthesis) return [...lines, ...indent(markdown(turn.body, inner), under)];
  const recommended = synthesis.recommendation
    ? wrap(inline(tameLine(synthesis.recommendation), paint), inner.columns).map((l) =>
        eachWord(l, paint.bold),
      )
    : [];
  const told = [
    ...(recommended.length > 0 ? [paint.dim(council.recommendation), ...recommended] : []),
    ...list(council.consensusHeading, synthesis.consensus, inner),
    ...list(council.disagreements, synthesis.disagreements, inner),
    ...list(council.risks, synthesis.risks, inner),
    ...insights(synthesis, head, inner),
    ...minority(synthesis, head, inner),
  ];
  // A synthesis none of whose parts could be read is still shown as it was said.
  const shown = told.length > 0 ? told : markdown(turn.body, inner);
  return [...lines, ...indent(shown[0] === '' ? shown.slice(1) : shown, under)];
}

/** Of a council that votes on a motion: what a reader must know first, the tally, then the answer and what it rests on. */
function onMotion(turn: TurnView, synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  const inner = narrower(page, under.length);
  const { paint } = page;
  const words = motionWords[page.language];
  const { drawn } = synthesis;
  // No seat wrote what was drawn.
  const title = drawn
    ? `${eachWord(page.council.synthesis, paint.bold)}  ${paint.dim(drawn === 'motion' ? words.drawn : words.noMotion)}`
    : firstLine(turn, head, page);
  const sections = [
    ...(drawn === 'positions' || !isLatestRound(head, turn.run) ? [] : tallyOf(head, inner)),
    ...answer(turn, synthesis, head, inner),
    ...why(synthesis, head, inner),
    ...steps(synthesis, head, inner),
    ...list(words.risks, synthesis.risks, inner),
    ...stillOpen(head, inner),
    ...minority(synthesis, head, inner),
    ...list(words.revisit, synthesis.revisit ?? [], inner),
  ];
  return ['', ...firstNote(turn, synthesis, head, page), title, ...indent(sections.slice(1), under)];
}

/** That no model wrote it, or that it departs from the motion, stands before anything else. */
function firstNote(turn: TurnView, synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  const note = noteOf(turn, synthesis, head, page);
  if (!note) return [];
  const { paint } = page;
  const lines = [
    ...wrap(eachWord(note.head, paint.bold), page.columns - 2),
    ...(note.rest === '' ? [] : wrap(inline(tameLine(note.rest), paint), page.columns - 2)),
  ];
  return [...barred(lines, paint.yellow), ''];
}

function noteOf(
  turn: TurnView,
  { drawn, departs, unreachable = [] }: SynthesisView,
  head: CouncilHead,
  page: Page,
): { head: string; rest: string } | undefined {
  const words = motionWords[page.language];
  const name = (id: string): string => tameLine(seatIn(head, id).name);
  if (drawn === 'motion')
    return {
      head: words.drawnHead,
      rest: unreachable.length > 0 ? words.drawnWhy(unreachable.map(name)) : '',
    };
  if (drawn === 'positions') return { head: words.noMotionHead, rest: words.recommendsNothing };
  if (departs?.silent) return { head: words.silentHead, rest: '' };
  if (!departs) return undefined;
  const { support, motion } = head;
  const reason = departs.because ?? words.noReason;
  const counted = support && { back: support.back, of: support.of, letter: motion?.letter };
  return {
    head: words.departsHead,
    rest: counted ? `${words.departsFrom(counted, name(turn.seat), departs.letter)} ${reason}` : reason,
  };
}

function tallyOf(head: CouncilHead, page: Page): string[] {
  const { paint } = page;
  const { motion, support } = head;
  const marks = (support?.stands ?? []).flatMap(({ vote }) => (vote ? [standGlyph(vote, page)] : []));
  const title = [eachWord(supportTitle(head, page), paint.bold), marks.join(' ')].filter(Boolean).join('  ');
  const text = motion ? wrap(inline(tameLine(motion.text), paint), page.columns).map(paint.dim) : [];
  return ['', ...wrap(title, page.columns), ...text];
}

function answer(turn: TurnView, synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  const { paint } = page;
  const words = motionWords[page.language];
  if (synthesis.drawn === 'positions') return proposalLines(head, page);
  const told = markdown(synthesis.recommendation ?? turn.body, page);
  return ['', paint.dim(words.answer), ...told, ...criteriaLines(turn.criteria ?? [], head, page)];
}

function why(synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  const given = (synthesis.why ?? []).map(({ seat, text }) =>
    seat === undefined ? text : `${tameLine(seatIn(head, seat).name)}: ${text}`,
  );
  return list(motionWords[page.language].why, given, page);
}

function steps(synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  const given = synthesis.steps ?? [];
  if (given.length === 0) return [];
  const lines = given.flatMap(({ text, owner, when }, n) => {
    const who = owner === undefined ? [] : [tameLine(seatIn(head, owner.replace(/^@/, '')).name)];
    const more = [...who, ...(when === undefined ? [] : [tameLine(when)])].join(' · ');
    const said = `${inline(tameLine(text), page.paint)}${more ? eachWord(` · ${more}`, page.paint.dim) : ''}`;
    return wrap(said, page.columns - 3).map(
      (line, at) => `${at === 0 ? `${n + 1}.`.padEnd(3) : '   '}${line}`,
    );
  });
  return ['', page.paint.dim(motionWords[page.language].steps), ...lines];
}

/** Always said: what is not closed is open, to the end. */
function stillOpen(head: CouncilHead, page: Page): string[] {
  const words = motionWords[page.language];
  const open = (head.points ?? []).filter((point) => point.open);
  if (open.length === 0) return ['', `${page.paint.dim(page.words.colon(words.stillOpen))} ${words.nothing}`];
  return ['', page.paint.dim(words.stillOpen), ...open.flatMap((point) => pointLines(point, head, page))];
}
