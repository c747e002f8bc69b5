/** Marks: the colour sits on the glyph, the word stays plain, and each mark has a shape of its own. */
import { html, nothing, type TemplateResult } from 'lit';
import { voteIn } from '../../../src/rpc/views/standing.ts';
import type { StandView, TurnView, VoteView } from '../../../src/rpc/views/views.ts';
import { cssVars } from '../../shared/cssVars.ts';
import { dashedCircle, icon } from '../../shared/icon.ts';
import type { Scene, Words } from '../frame/transcriptScene.ts';
import { hasLetters, hasSupport, letterMark, noLetter, voteWord } from '../motion/letters.ts';

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

/** A vote and its object: the letter that it stands on, or the document of a review. */
function votePill(scene: Scene, turn: TurnView, vote: VoteView): TemplateResult {
  const { head } = scene;
  const put = head.phases.find(({ run }) => run === turn.run)?.motion;
  const ofWork = turn.form === 'review' || put?.by === 'document';
  const word = voteWord(scene, vote, ofWork);
  const letter = turn.backs === undefined ? noLetter(scene) : letterMark(scene, turn.backs);
  const object = hasSupport(head) && hasLetters(head) && !ofWork ? letter : nothing;
  return html`<span class="mk vote ${standClass(vote)}">${standGlyph(vote, 'sm')}<span>${word}</span>${object}</span>`;
}

/** How it stood before: the mark, the letter, an arrow. */
function was(scene: Scene, turn: TurnView): TemplateResult | typeof nothing {
  const { head, say, council, page } = scene;
  const { vote, letter } = turn.move?.from ?? { vote: turn.from, letter: turn.backs };
  if (vote === undefined && (turn.move === undefined || letter === undefined)) return nothing;
  const lettered = hasSupport(head) && letter !== undefined;
  const word = vote === undefined ? undefined : council.votes[vote].toLowerCase();
  const title =
    word === undefined ? page.backs(letter ?? '') : lettered ? page.wasOn(word, letter) : say.was(word);
  return html`<span class="was ${vote === undefined ? 'pending' : standClass(vote)}" title=${title}
    >${vote === undefined ? nothing : standGlyph(vote, 'sm')}${lettered ? letterMark(scene, letter) : nothing}${icon('arrow-right', 'xs')}</span
  >`;
}

export function voteOf(scene: Scene, turn: TurnView): TemplateResult | typeof nothing {
  const vote = voteIn(turn, scene.head.phases);
  return vote === undefined ? nothing : html`${was(scene, turn)}${votePill(scene, turn, vote)}`;
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
