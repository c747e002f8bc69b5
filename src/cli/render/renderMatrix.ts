/** Options for a terminal: one block each, since five columns of sentences fit no line; the merged scores as a table. */
import type { MatrixRowView } from '../../rpc/views/deliberationViews.ts';
import type { CouncilHead } from '../../rpc/views/views.ts';
import { transcriptWords } from '../../rpc/words/pages/transcriptWords.ts';
import { tableLines } from '../terminal/columns.ts';
import { eachWord, inline } from '../terminal/inline.ts';
import { tameLine } from '../terminal/tame.ts';
import type { Page } from '../terminal/terminalPage.ts';
import { wrap } from '../terminal/width.ts';
import { seatIn } from './renderHead.ts';

const columns = ['pros', 'cons', 'cost', 'risks'] as const;

export function optionLines(rows: readonly MatrixRowView[], page: Page): string[] {
  const { paint, council, words } = page;
  return rows.flatMap((row) => {
    const score = row.score === undefined ? '–' : `${row.score}/5`;
    const title = `${eachWord(tameLine(row.option), paint.bold)} ${paint.dim('·')} ${score}`;
    const cells = columns.flatMap((column) =>
      row[column].trim() === ''
        ? []
        : wrap(
            `${eachWord(words.colon(council.matrix[column]), paint.dim)} ${inline(tameLine(row[column]), paint)}`,
            page.columns - 2,
          ).map((line) => `  ${line}`),
    );
    return [...wrap(title, page.columns), ...cells];
  });
}

/** As the whole table scored them, the best first. */
export function mergedLines(head: CouncilHead, page: Page): string[] {
  const rows = head.matrix ?? [];
  if (rows.length === 0) return [];
  const say = transcriptWords[page.language];
  const scored = new Set(rows.flatMap((row) => row.scores.map(({ seat }) => seat)));
  const seats = head.seats.filter((seat) => scored.has(seat.id));
  const names = seats.map((seat) => tameLine(seatIn(head, seat.id).name).slice(0, 6));
  // On a narrow page the median says it all.
  const wide = page.columns >= 30 + names.length * 8;
  const shown = wide ? seats : [];
  return [
    '',
    ...tableLines(
      [
        [page.council.matrix.option, ...(wide ? names : []), say.median],
        ...rows.map((row) => [
          tameLine(row.option) + (row.apart ? ` (${page.council.matrix.apart})` : ''),
          ...shown.map(({ id }) => String(row.scores.find(({ seat }) => seat === id)?.score ?? '–')),
          String(row.score ?? '–'),
        ]),
      ],
      page,
    ),
  ];
}
