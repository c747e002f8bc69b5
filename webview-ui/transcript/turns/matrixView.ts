/** Options side by side: a seat's own table, and the options as the whole table scored them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MatrixRowView, MergedRowView } from '../../../src/rpc/views/deliberationViews.ts';
import { avatar } from '../../shared/avatar.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { bar } from './marksView.ts';
import { inline } from './proseView.ts';

const columns = ['pros', 'cons', 'cost', 'risks'] as const;

/** In a narrow column each option is a block: roles keep it a table, and each cell carries its column's name. */
export function matrixTable(scene: Scene, rows: readonly MatrixRowView[], place: number): TemplateResult {
  const { council, say } = scene;
  const names = council.matrix;
  const cell = (column: (typeof columns)[number], text: string) =>
    html`<td role="cell" data-label=${names[column]}>${inline(scene, text, place)}</td>`;
  return html`<table class="matrix" role="table">
    <thead role="rowgroup">
      <tr role="row">
        ${[names.option, ...columns.map((column) => names[column])].map(
          (name) => html`<th role="columnheader" scope="col">${name}</th>`,
        )}
        <th role="columnheader" scope="col" class="c">${names.score}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        (row) =>
          html`<tr role="row">
            <th role="rowheader" scope="row">${inline(scene, row.option, place)}</th>
            ${columns.map((column) => cell(column, row[column]))}
            <td role="cell" class="c num" data-label=${names.score}>
              ${row.score === undefined ? '–' : html`<b>${row.score}</b><span class="sr">${say.outOf(row.score, 5)}</span>`}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The best first; a dash where a seat gave no score. */
export function mergedMatrix(scene: Scene, rows: readonly MergedRowView[]): TemplateResult {
  const { head, say, council } = scene;
  const scored = new Set(rows.flatMap((row) => row.scores.map((score) => score.seat)));
  const seats = head.seats.filter((seat) => scored.has(seat.id));
  const shown = seats.length <= 5 ? seats : [];
  return html`<section>
    <h2><span>${say.options}</span><span class="r">${say.median}</span></h2>
    <table class="merged">
      <thead>
        <tr>
          <th scope="col"><span class="sr">${council.matrix.option}</span></th>
          ${shown.map((seat) => html`<th scope="col" class="c">${avatar(head, seat.id, 's')}<span class="sr">${nameOf(head, seat.id)}</span></th>`)}
          <th scope="col" class="c"><span class="sr">${say.median}</span></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${row.option}${row.apart ? html` <span class="muted">(${council.matrix.apart})</span>` : nothing}${row.score === undefined ? nothing : bar((row.score / 5) * 100)}</th>
              ${shown.map((seat) => html`<td class="c num muted">${row.scores.find((score) => score.seat === seat.id)?.score ?? '–'}</td>`)}
              <td class="c num"><b>${row.score ?? '–'}</b></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
