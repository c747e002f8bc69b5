/** What the forms beside the debate's leave under a turn: stances, gates, matrices, changes, questions. */
import type { TurnView } from '../../rpc/views.ts';
import type { Exported } from './exported.ts';
import { inline } from './exportMarkdown.ts';
import { escaped, type Glyph, glyph, nameOf, when } from './markup.ts';

const towards: Record<'agree' | 'partial' | 'disagree', [Glyph, string]> = {
  agree: ['agree', 'agree'],
  partial: ['nuance', 'nuance'],
  disagree: ['disagree', 'disagree'],
};
export const markGlyphs: Record<'pass' | 'warn' | 'fail', [Glyph, string]> = {
  pass: ['agree', 'agree'],
  warn: ['warning', 'nuance'],
  fail: ['disagree', 'disagree'],
};

export function formParts(page: Exported, turn: TurnView): string {
  return [
    stances(page, turn),
    gate(page, turn),
    matrix(page, turn),
    change(page, turn),
    when(turn.page, ({ words, most }) => `<p class="ft">${escaped(page.council.pageWords(words, most))}</p>`),
    questions(page, turn),
  ].join('');
}

function stances({ council, head, words }: Exported, turn: TurnView): string {
  if (!turn.stances?.length) return '';
  const items = turn.stances.map(({ seat, stance, comment }) => {
    const said = comment ? `<span class="muted"> · ${inline(comment)}</span>` : '';
    return `<li>${glyph(...towards[stance], council.towards[stance])}<span>${escaped(nameOf(head, seat))}${said}</span></li>`;
  });
  return `<div class="others"><p class="muted">${escaped(words.onTheOthers)}</p><ul class="rows">${items.join('')}</ul></div>`;
}

function gate({ council, say }: Exported, turn: TurnView): string {
  if (!turn.qa) return '';
  const points = turn.qa.points.map(({ point, mark, text }) => {
    const said = text ? `<span class="muted"> · ${inline(text)}</span>` : '';
    return `<li>${glyph(...markGlyphs[mark], say.marks[mark])}<span>${escaped(council.qa[point])}${said}</span></li>`;
  });
  const verdict = turn.qa.verdict === 'unreadable' ? council.votes.unreadable : council.gate[turn.qa.verdict];
  return `<ul class="rows">${points.join('')}</ul><p class="ft"><b>${escaped(verdict)}</b></p>`;
}

function matrix({ council }: Exported, turn: TurnView): string {
  if (!turn.matrix?.length) return '';
  const { option, pros, cons, cost, risks, score } = council.matrix;
  const heads = [option, pros, cons, cost, risks, score].map(
    (each) => `<th scope="col">${escaped(each)}</th>`,
  );
  const rows = turn.matrix.map(
    (row) =>
      `<tr><th scope="row">${inline(row.option)}</th>${[row.pros, row.cons, row.cost, row.risks].map((cell) => `<td>${inline(cell)}</td>`).join('')}<td class="num">${row.score ?? '–'}</td></tr>`,
  );
  return `<div class="wide"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function change({ words }: Exported, turn: TurnView): string {
  if (!turn.change) return '';
  const { summary, files, diff } = turn.change;
  return [
    when(summary, (text) => `<p>${inline(text)}</p>`),
    files.length > 0
      ? `<p class="ft">${files.map((file) => `<code>${escaped(file)}</code>`).join(' ')}</p>`
      : '',
    when(
      diff,
      (text) =>
        `<details><summary>${escaped(words.diff)}</summary><pre><code>${escaped(text)}</code></pre></details>`,
    ),
  ].join('');
}

function questions({ council, head }: Exported, turn: TurnView): string {
  return (turn.questions ?? [])
    .map(
      ({ to, text, answered }) =>
        `<p class="ln">${glyph('reply', 'muted')}<span><span class="muted">${escaped(council.question(nameOf(head, to), answered))}</span> ${inline(text)}</span></p>`,
    )
    .join('');
}
