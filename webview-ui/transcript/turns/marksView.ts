/** Marks: the colour sits on the glyph, the word stays plain, and each mark has a shape of its own. */
import { html, nothing, type TemplateResult } from 'lit';
import { voteIn } from '../../../src/rpc/views/standing.ts';
import type { PhaseView, StandView, TurnView, VoteView } from '../../../src/rpc/views/views.ts';
import { cssVars } from '../../shared/cssVars.ts';
import { dashedCircle, icon } from '../../shared/icon.ts';
import type { Words } from '../frame/transcriptScene.ts';

type Size = '' | 'sm' | 'xs';

const glyphs: Record<Exclude<StandView, 'to-come'>, string> = {
  agree: 'pass',
  nuance: 'color-mode',
  disagree: 'error',
  unreadable: 'question',
  absent: 'circle-slash',
  answered: 'check',
};

export const standClass = (stand: StandView): string =>
  stand === 'agree' || stand === 'nuance' || stand === 'disagree' ? stand : 'pending';

export const standGlyph = (stand: StandView, size: Size = ''): TemplateResult =>
  stand === 'to-come' ? dashedCircle(size) : icon(glyphs[stand], size);

/** A glyph with its word for those who do not see it. */
export const standMark = (
  { council }: Words,
  name: string,
  stand: StandView,
  size: Size = '',
): TemplateResult =>
  html`<span class="glyph ${standClass(stand)}" title="${name}: ${council.votes[stand]}"
    >${standGlyph(stand, size)}<span class="sr">${name}: ${council.votes[stand]}</span></span
  >`;

export const votePill = ({ council }: Words, vote: VoteView): TemplateResult =>
  html`<span class="mk vote ${standClass(vote)}">${standGlyph(vote, 'sm')}<span>${council.votes[vote]}</span></span>`;

export function voteOf(
  words: Words,
  turn: TurnView,
  phases: readonly PhaseView[],
): TemplateResult | typeof nothing {
  const vote = voteIn(turn, phases);
  if (vote === undefined) return nothing;
  const was =
    turn.from === undefined
      ? nothing
      : html`<span class="was ${standClass(turn.from)}" title=${words.say.was(words.council.votes[turn.from].toLowerCase())}
          >${standGlyph(turn.from, 'sm')}${icon('arrow-right', 'xs')}</span
        >`;
  return html`${was}${votePill(words, vote)}`;
}

export function confidence({ say, council }: Words, n: number): TemplateResult {
  const pips = [1, 2, 3, 4, 5].map((i) => html`<i class=${i <= n ? 'f' : ''}></i>`);
  return html`<span class="confidence"
    >${council.confidence}
    <span class="pips" role="img" aria-label=${say.outOf(n, 5)}>${pips}</span>
    <span class="num" aria-hidden="true">${n}/5</span></span
  >`;
}

/** A bar over a hidden value: the number beside it says the same. */
export const bar = (percent: number, look: '' | 'hot' = ''): TemplateResult =>
  html`<span class="bar ${look}" aria-hidden="true" ${cssVars({ '--w': `${Math.min(100, Math.max(0, percent))}%` })}
    ><i></i
  ></span>`;
