/** How a gate ended: its verdict, and the checks with the end of what a failed one printed. */
import type { CheckView } from '../../rpc/views/deliberationViews.ts';
import type { CouncilHead, PhaseView } from '../../rpc/views/views.ts';
import { eachWord } from '../terminal/inline.ts';
import { tame, tameLine } from '../terminal/tame.ts';
import { gateGlyph } from '../terminal/terminalMarks.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { chop, wrap } from '../terminal/width.ts';
import { seatIn } from './renderHead.ts';

/** A person looks at the end of an output first. */
const lastLines = 6;

function checkLines(check: CheckView, head: CouncilHead, page: Page): string[] {
  const { paint, council, words } = page;
  const glyph = {
    running: paint.blue('●'),
    passed: paint.green('✓'),
    failed: paint.red('✗'),
    waived: paint.yellow('◐'),
  }[check.state];
  const { waived } = check;
  const why = waived
    ? ` · ${words.colon(council.waivedBy(tameLine(seatIn(head, waived.by).name)))} ${tameLine(waived.text)}`
    : '';
  const line = `${glyph} ${tameLine(check.name)} ${eachWord(`· ${council.check[check.state]}${why}`, paint.dim)}`;
  const output =
    check.state === 'failed'
      ? tame(check.output ?? '')
          .trimEnd()
          .split('\n')
          .slice(-lastLines)
      : [];
  return [
    ...wrap(line, page.columns),
    ...output
      .filter((each) => each.trim() !== '')
      .flatMap((each) => chop(each, page.columns - 4))
      .map((each) => paint.dim(`    ${each}`)),
  ];
}

export function gateLines(phase: PhaseView, head: CouncilHead, page: Page): string[] {
  const checks = (phase.checks ?? []).flatMap((check) => checkLines(check, head, page));
  const { verdict } = phase;
  const said = verdict
    ? wrap(
        `${gateGlyph(verdict, page)} ${eachWord(page.council.gate[verdict], page.paint.bold)}`,
        page.columns,
      )
    : [];
  return said.length + checks.length === 0 ? [] : ['', ...said, ...checks];
}
