/** Who has the floor, for how long and why; who comes next. A card beside the conversation, a strip above it where it is narrow. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ActiveTurnView } from '../../../src/rpc/views/channelViews.ts';
import { cssVars } from '../../shared/cssVars.ts';
import { clock } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { canAct } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';
import { memberFace } from './peopleView.ts';

export const spentOf = ({ startedAt }: ActiveTurnView, now: number): number => Math.max(0, now - startedAt);
export const givenTo = ({ startedAt, timeoutAt }: ActiveTurnView): number =>
  Math.max(0, timeoutAt - startedAt);

function passButton({ say, state, act }: ChannelScene, { turn }: ActiveTurnView): TemplateResult {
  return html`<button
    class="ib"
    title=${say.pass}
    aria-label=${say.pass}
    ?disabled=${!canAct(state)}
    @click=${() => act({ type: 'post', message: { type: 'pass', turn } })}
  >
    ${icon('debug-step-over')}
  </button>`;
}

/** Why nobody has it, in a line. */
export function quietLine(scene: ChannelScene): TemplateResult {
  const { head, say, shared } = scene;
  const [glyph, text] =
    head.stopped && !head.paused && !head.archived
      ? ['shield', say.stoppedFloor]
      : head.stage === 'dormant' && !head.stopped && !head.paused && !head.archived
        ? ['coffee', say.dormant(shared.dormant(head.dormant ?? ''))]
        : head.councils.length > 0
          ? ['comment-discussion', say.council]
          : ['circle-large', say.nobody];
  return html`<span class="mk muted">${icon(glyph ?? '', 'sm')}<span>${text}</span></span>`;
}

export function floorCard(scene: ChannelScene): TemplateResult {
  const { head, say, shared, now } = scene;
  const { active } = head;
  const body =
    active === undefined
      ? quietLine(scene)
      : html`<div class="floor">
          <div class="row">
            ${memberFace(head, active.agent, '', 'on')}
            <div class="grow holder">
              <b>${active.name}</b>
              <div class="small muted num">${clock(spentOf(active, now))} ${say.of} ${clock(givenTo(active))} · ${shared.why(active.why)}</div>
            </div>
            ${passButton(scene, active)}
          </div>
          <div
            class="bar go"
            ${cssVars({ '--w': `${Math.min(100, Math.round((spentOf(active, now) / Math.max(1, givenTo(active))) * 100))}%` })}
          >
            <i></i>
          </div>
        </div>`;
  return html`<section>
    <h2><span>${say.floor}</span></h2>
    ${body}
  </section>`;
}

export function strip(scene: ChannelScene, overview: () => TemplateResult): TemplateResult {
  const { head, say, common, now, state, act } = scene;
  const { active, queue } = head;
  const first = queue.slice(0, 3);
  return html`<div class="strip">
    <div class="floor row ${active === undefined ? 'quiet' : ''}">
      ${
        active === undefined
          ? quietLine(scene)
          : html`${memberFace(head, active.agent, 'm', 'on')}<b>${active.name}</b>
              <span class="muted small num">${say.hasTheFloor} · ${clock(spentOf(active, now))}</span>`
      }
      <span class="grow"></span>
      ${
        first.length === 0
          ? nothing
          : html`<span class="small muted then">${say.then}</span>
              <span class="stack">${first.map((id) => memberFace(head, id, 'm'))}</span>`
      }
      <button
        class="ib"
        title=${common.overview}
        aria-label=${common.overview}
        aria-expanded=${state.overviewOpen}
        @click=${() => act({ type: 'overview', open: !state.overviewOpen })}
      >
        ${icon(state.overviewOpen ? 'chevron-up' : 'chevron-down')}
      </button>
    </div>
    ${
      state.overviewOpen
        ? html`<div class="panel" tabindex="0" role="region" aria-label=${common.overview}>${overview()}</div>`
        : nothing
    }
  </div>`;
}
