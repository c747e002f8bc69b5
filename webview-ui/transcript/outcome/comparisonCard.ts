/** The council beside one model alone: two answers without names and three buttons of equal weight; after the pick, who is who. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ComparedAnswer, ComparisonView } from '../../../src/rpc/views/comparisonViews.ts';
import {
  comparisonWords,
  failedLine,
  pickedLine,
  tookLine,
} from '../../../src/rpc/words/council/comparisonWords.ts';
import { stack } from '../../shared/avatar.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { voters } from '../model/seatNames.ts';
import { prose } from '../turns/proseView.ts';

type Drawn = TemplateResult | typeof nothing;

/** Names in the answers stay text: where they were said tells nothing here. */
const nowhere = -1;

export function comparisonRow(scene: Scene, id: string, tabindex: number): TemplateResult {
  const { comparison } = scene.head;
  const words = comparisonWords[scene.state.language];
  return html`<article class="worth row-item" data-row=${id} tabindex=${tabindex} aria-label=${words.heading}>
    ${comparison === undefined ? nothing : comparisonCard(scene, comparison)}
  </article>`;
}

export function comparisonCard(scene: Scene, view: ComparisonView): TemplateResult {
  const { head, state } = scene;
  const words = comparisonWords[state.language];
  const title = html`<h2>${icon('git-compare', 'sm')}<span>${words.heading}</span></h2>`;
  if (view.state === 'failed') return html`${title}<p class="muted">${failedLine(view, state.language)}</p>`;
  const { answers } = view;
  if (answers === undefined) return html``;
  const isOpen = view.state === 'open';
  return html`${title}
    ${isOpen ? html`<p class="q">${head.question}</p><p class="muted">${words.which}</p>` : nothing}
    <div class="ab">${answers.map((answer) => answerCard(scene, view, answer))}</div>
    ${isOpen ? picks(scene) : verdict(scene, view)}`;
}

function answerCard(scene: Scene, { pick }: ComparisonView, answer: ComparedAnswer): TemplateResult {
  const words = comparisonWords[scene.state.language];
  const isPicked = pick?.choice === answer.side;
  const mine = pick?.person !== undefined && pick.person === scene.state.me;
  const mark = mine ? words.yourPick : words.pickOf(pick?.by ?? '');
  return html`<section class=${isPicked ? 'won' : ''} aria-label=${words.answer(answer.side)}>
    <h3>
      <span>${words.answer(answer.side)}</span>
      ${isPicked ? html`<span class="mk humanc">${icon('account', 'sm')}<span>${mark}</span></span>` : nothing}
    </h3>
    <div class="body">${prose(scene, answer.text, nowhere)}</div>
    ${took(scene, answer)}
  </section>`;
}

function took(scene: Scene, { took: figures }: ComparedAnswer): Drawn {
  if (figures === undefined) return nothing;
  const { head, state } = scene;
  const words = comparisonWords[state.language];
  const seats = voters(head).map(({ id }) => id);
  const who =
    figures.whose === 'council'
      ? html`${seats.length > 8 ? nothing : stack(head, seats, 's')}<b>${words.council}</b>`
      : html`<b class="mono">${figures.model ?? '–'}</b><span>${words.alone}</span>`;
  return html`<div class="rv">${who}<span class="num muted">${tookLine(figures, state.language)}</span></div>`;
}

function picks(scene: Scene): Drawn {
  const { state, act, still } = scene;
  if (still !== undefined) return nothing;
  const words = comparisonWords[state.language];
  const off = state.host.state !== 'up';
  return html`<div class="picks" role="toolbar" aria-label=${words.which}>
      ${(['A', 'equal', 'B'] as const).map(
        (choice) =>
          html`<button class="btn" ?disabled=${off} @click=${() => act({ type: 'post', message: { type: 'pick', choice } })}>
            ${words.pick[choice]}
          </button>`,
      )}
    </div>
    <p class="small muted center">${words.hidden}</p>`;
}

/** Takes the focus where the pick was made. */
function verdict(scene: Scene, view: ComparisonView): TemplateResult {
  const { state } = scene;
  const words = comparisonWords[state.language];
  const { by = '', person, score } = view.pick ?? {};
  const who = person !== undefined && person === state.me ? undefined : by;
  return html`<p class="told" tabindex="-1">
    <b>${pickedLine(view, state.language, who)}</b>
    ${score === undefined ? nothing : html`<span class="muted">${words.so(words.score(score))}</span>`}
  </p>`;
}
