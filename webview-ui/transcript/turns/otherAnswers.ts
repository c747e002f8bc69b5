/** The other answers to a question that was asked again, under the one that counts: earlier ones folded, later ones marked. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AskedByView } from '../../../src/rpc/views/deliberationViews.ts';
import type { AnswerView, TurnView } from '../../../src/rpc/views/views.ts';
import { answerWords } from '../../../src/rpc/words/council/askAgainWords.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canBeAskedAgain } from '../model/pastTurn.ts';
import { nameOf } from '../model/seatNames.ts';
import { standClass, standGlyph } from './marksView.ts';
import { inline, prose } from './proseView.ts';

type Drawn = TemplateResult | typeof nothing;

export function askAgainButton(scene: Scene, turn: TurnView): Drawn {
  const { state, act } = scene;
  if (!canBeAskedAgain(state, turn)) return nothing;
  const label = answerWords[state.language].button;
  return html`<button
    class="ib"
    tabindex="-1"
    title=${label}
    aria-label=${label}
    @click=${() => act({ type: 'post', message: { type: 'ask-again', at: turn.key } })}
  >
    ${icon('refresh')}
  </button>`;
}

function askedLine(scene: Scene, { by, text }: AskedByView, place: number): TemplateResult {
  const { head, say, state } = scene;
  const said = answerWords[state.language].askedBy(nameOf(head, by));
  return html`<div class="rec humanc">
    ${icon('refresh', 'sm')}<span
      ><span class="muted">${said}${text === undefined ? '' : say.colon}</span> ${text === undefined ? nothing : inline(scene, text, place)}</span
    >
  </div>`;
}

function waiting(scene: Scene, turn: TurnView, answer: AnswerView, place: number): TemplateResult {
  const { head, state } = scene;
  const words = answerWords[state.language];
  return html`<div class="answer">
    <div class="rec" role="status">
      ${icon('loading', 'sm')}<span
        >${words.waiting(nameOf(head, turn.seat))}
        <span class="muted">${answer.place === 'next' ? words.willCount : words.wontCount}</span></span
      >
    </div>
    ${answer.askedBy?.text === undefined ? nothing : askedLine(scene, answer.askedBy, place)}
  </div>`;
}

function one(scene: Scene, turn: TurnView, answer: AnswerView, place: number): TemplateResult {
  const { head, state, council } = scene;
  const words = answerWords[state.language];
  if (answer.state === 'asked') return waiting(scene, turn, answer, place);
  const name = nameOf(head, turn.seat);
  const isAbsent = answer.state === 'absent';
  const isEarlier = answer.place === 'earlier';
  const title = isEarlier ? words.earlier : isAbsent ? words.noAnswer(name) : words.beside;
  const { code = 'failed', seconds = 0, tries = 1, detail } = answer.absence ?? {};
  // A search has to find what is folded.
  return html`<details class="answer" ?open=${!isEarlier || state.search !== undefined}>
    <summary>
      <span>${title}</span>${
        answer.vote === undefined
          ? nothing
          : html`<span class="mk ${standClass(answer.vote)}">${standGlyph(answer.vote, 'sm')}${council.votes[answer.vote]}</span>`
      }
    </summary>
    ${answer.askedBy === undefined ? nothing : askedLine(scene, answer.askedBy, place)}
    <div class="body">
      ${isAbsent ? html`<p class="muted">${council.absent(name, code, seconds, tries, detail)}</p>` : prose(scene, answer.body, place)}
    </div>
    ${isEarlier || isAbsent ? nothing : html`<p class="small muted">${words.fork}</p>`}
  </details>`;
}

export function answers(scene: Scene, turn: TurnView, place: number): Drawn {
  const others = turn.answers ?? [];
  if (turn.askedBy === undefined && others.length === 0) return nothing;
  return html`<div class="answers">
    ${turn.askedBy === undefined ? nothing : askedLine(scene, turn.askedBy, place)}
    ${others.map((answer) => one(scene, turn, answer, place))}
  </div>`;
}
