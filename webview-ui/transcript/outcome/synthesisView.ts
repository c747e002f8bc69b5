/** The synthesis: the one card of the feed, the minority report unfolded as the last thing before the decision. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SynthesisView } from '../../../src/rpc/views/deliberationViews.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { avatar } from '../../shared/avatar.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf, seatOf } from '../model/seatNames.ts';
import { hasSupport } from '../motion/letters.ts';
import { answers } from '../turns/otherAnswers.ts';
import { inline, prose } from '../turns/proseView.ts';
import { toolUses } from '../turns/toolUses.ts';
import { type EntryRow, modelOf, whenOf } from '../turns/turnView.ts';
import { motionSynthesis } from './motionSynthesis.ts';

export const hasSynthesis = (synthesis: SynthesisView | undefined): synthesis is SynthesisView =>
  synthesis !== undefined &&
  (synthesis.recommendation !== undefined ||
    synthesis.consensus.length > 0 ||
    synthesis.disagreements.length > 0 ||
    synthesis.drawn !== undefined);

const points = (scene: Scene, heading: string, lines: readonly string[], place: number) =>
  lines.length === 0
    ? nothing
    : html`<div>
        <h3>${heading}</h3>
        <ul class="dots">${lines.map((text) => html`<li>${inline(scene, text, place)}</li>`)}</ul>
      </div>`;

function minority(scene: Scene, { minority: reports }: SynthesisView, place: number) {
  const { council, head } = scene;
  return reports.map(({ seat, text, confidence }) => {
    const sure = confidence === undefined ? '' : `, ${council.confidence.toLowerCase()} ${confidence}/5`;
    return html`<div class="minor">
      ${seat === undefined ? html`<span class="av none">${icon('comment')}</span>` : avatar(head, seat)}
      <div>
        <h3 class="plain">
          ${council.minority}${seat === undefined ? nothing : html`<span class="muted">${` · ${nameOf(head, seat)}${sure}`}</span>`}
        </h3>
        <div class="prose">${prose(scene, text, place)}</div>
      </div>
    </div>`;
  });
}

export function synthesisCard(
  scene: Scene,
  row: EntryRow,
  turn: TurnView,
  synthesis: SynthesisView,
  tabindex: number,
): TemplateResult {
  const { council, head, state } = scene;
  return html`<article
    class="syn row-item"
    id=${scene.still?.anchor(row.id) ?? nothing}
    data-row=${row.id}
    tabindex=${tabindex}
    aria-posinset=${row.posinset}
    aria-setsize=${state.entries.length}
    aria-label="${council.synthesis}, ${nameOf(head, turn.seat)}"
  >
    ${synthesisParts(scene, row, turn, synthesis)}
  </article>`;
}

export function synthesisParts(
  scene: Scene,
  row: EntryRow,
  turn: TurnView,
  synthesis: SynthesisView,
): TemplateResult {
  const { council, say, head } = scene;
  if (hasSupport(head)) return motionSynthesis(scene, row, turn, synthesis);
  const place = row.posinset;
  const model = modelOf(turn, seatOf(head, turn.seat));
  const { recommendation, consensus, disagreements, risks, insights } = synthesis;
  return html`<header>
      ${avatar(head, turn.seat)}
      <div class="grow row wrap"
        ><h2>${council.synthesis}</h2><span class="muted">${nameOf(head, turn.seat)}</span
        ><span class="tag">${say.synthesizer}</span
        >${model === undefined ? nothing : html`<span class="model hide-n" title=${whenOf(scene, turn)}>${model}</span>`}</div
      >
      ${scene.tools?.synthesis(scene, row.id, turn) ?? nothing}
    </header>
    ${turn.tools === undefined ? nothing : html`<div class="pad">${toolUses(scene, turn)}</div>`}
    ${
      recommendation === undefined
        ? nothing
        : html`<div class="pad">
            <h3>${council.recommendation}</h3>
            <div class="reco prose">${prose(scene, recommendation, place)}</div>
          </div>`
    }
    ${
      consensus.length + disagreements.length + risks.length === 0
        ? nothing
        : html`<div class="pad two">
            ${points(scene, council.consensusHeading, consensus, place)}
            <div class="stacked">
              ${points(scene, council.disagreements, disagreements, place)}${points(scene, council.risks, risks, place)}
            </div>
          </div>`
    }
    ${
      insights.length === 0
        ? nothing
        : html`<div class="pad">
            <h3>${council.insights}</h3>
            <ul class="ins">
              ${insights.map(
                ({ seat, text }) =>
                  html`<li>
                    ${avatar(head, seat, 'm')}<span><span class="sr">${nameOf(head, seat)}: </span>${inline(scene, text, place)}</span>
                  </li>`,
              )}
            </ul>
          </div>`
    }
    ${minority(scene, synthesis, place)}
    ${turn.answers === undefined && turn.askedBy === undefined ? nothing : html`<div class="pad">${answers(scene, turn, place)}</div>`}`;
}
