/** A council that was called for: what it would be, what it would take, and Start. Nothing begins without a person. */
import { html, type TemplateResult } from 'lit';
import { own } from '../../../src/rpc/own.ts';
import type { OfferView } from '../../../src/rpc/views/channelViews.ts';
import { listed } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { canAct, memberName } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';

export function offerCard(scene: ChannelScene, offer: OfferView): TemplateResult {
  const { say, common, head, state, act } = scene;
  const { question, mode, seats, estimate, council } = offer;
  const names = listed(
    seats.map((id) => memberName(head, id)),
    state.language,
  );
  const start = (rehearse: boolean) =>
    act({ type: 'post', message: { type: 'start-offer', offer: offer.id, rehearse } });
  return html`<div class="note offer">
    ${icon('comment-discussion')}
    <div class="grow">
      <p><b>${say.offerTitle}</b></p>
      <p>${question}</p>
      <p class="muted small">${own(common.protocols, mode) ?? mode} · ${names} · ${estimate}</p>
      <div class="acts">
        ${
          council === undefined
            ? html`<button class="btn sm" ?disabled=${!canAct(state)} @click=${() => start(false)}>${say.start}</button>
                <button class="btn sm" ?disabled=${!canAct(state)} @click=${() => start(true)}>${say.rehearse}</button>`
            : html`<span class="mk agree">${icon('pass', 'sm')}<span>${say.begun}</span></span>
                <button
                  class="btn sm"
                  @click=${() => act({ type: 'post', message: { type: 'open-council', council } })}
                >
                  ${say.openCouncil}
                </button>`
        }
      </div>
    </div>
  </div>`;
}
