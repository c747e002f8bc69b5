/** The synthesis: what the council recommends first, the minority last, so that it is read just before the decision. */
import type { SynthesisView } from '../../rpc/views/deliberationViews.ts';
import type { CouncilHead, TurnView } from '../../rpc/views/views.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import { markdown } from '../terminal/terminalMarkdown.ts';
import { indent, narrower, type Page } from '../terminal/terminalPage.ts';
import { pad, width, wrap } from '../terminal/width.ts';
import { nameOf, seatIn } from './renderHead.ts';
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
  const widest = Math.max(...synthesis.insights.map(({ seat }) => width(nameOf(seatIn(head, seat)))));
  const lines = synthesis.insights.flatMap(({ seat, text }) => {
    const name = nameOf(seatIn(head, seat));
    const told = wrap(inline(tameLine(text), page.paint), Math.max(16, page.columns - widest - 2));
    return told.map((l, n) => `${pad(n === 0 ? name : '', widest)}  ${l}`);
  });
  return ['', page.paint.dim(page.council.insights), ...lines];
}

function minority(synthesis: SynthesisView, head: CouncilHead, page: Page): string[] {
  const { paint, council } = page;
  return synthesis.minority.flatMap(({ seat, text, confidence }) => {
    const who = [seat && tameLine(seatIn(head, seat).name)];
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
  const lines = ['', firstLine(turn, head, page)];
  const { synthesis } = turn;
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
