/** What the forms beside the debate's leave under a turn: stances, gates, changes, questions. */
import type { TurnView } from '../../../rpc/views/views.ts';
import type { Exported } from './exportContext.ts';
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
    change(turn),
    when(turn.page, ({ words, most }) => `<p class="ft">${escaped(page.council.pageWords(words, most))}</p>`),
    questions(page, turn),
  ].join('');
}

/** In a line, as marks: the words stand in the reply itself. */
function stances({ council, head, words }: Exported, turn: TurnView): string {
  if (!turn.stances?.length) return '';
  const items = turn.stances.map(
    ({ seat, stance }) =>
      `<span class="mk">${glyph(...towards[stance], council.towards[stance])}${escaped(nameOf(head, seat))}</span>`,
  );
  return `<p class="ft"><span>${escaped(words.onTheOthers)}</span>${items.join('')}</p>`;
}

function gate({ council }: Exported, turn: TurnView): string {
  if (!turn.qa) return '';
  const { verdict } = turn.qa;
  return verdict === 'unreadable'
    ? `<p class="ln">${glyph('unreadable', 'muted')}<b>${escaped(council.votes.unreadable)}</b></p>`
    : `<p class="ln">${glyph(...markGlyphs[verdict])}<b>${escaped(council.gate[verdict])}</b></p>`;
}

/** The files that a change touches; the change itself stands in the reply. */
function change(turn: TurnView): string {
  if (!turn.change?.files.length) return '';
  return `<p class="ft">${turn.change.files.map((file) => `<code>${escaped(file)}</code>`).join(' ')}</p>`;
}

function questions({ council, head }: Exported, turn: TurnView): string {
  return (turn.questions ?? [])
    .map(
      ({ to, text, answered }) =>
        `<p class="ln">${glyph('reply', 'muted')}<span><span class="muted">${escaped(council.question(nameOf(head, to), answered))}</span> ${inline(text)}</span></p>`,
    )
    .join('');
}
