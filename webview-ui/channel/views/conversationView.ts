/** The whole conversation: head, feed with its side column, foot; or the pane that says why there is none. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ChannelPageWords } from '../../../src/rpc/words/pages/channelPageWords.ts';
import type { Plan } from '../../feed/scroller.ts';
import { icon, tableGlyph } from '../../shared/icon.ts';
import type { ChannelFeedRow } from '../model/messageRows.ts';
import { composer } from './channelComposer.ts';
import { feed } from './channelFeed.ts';
import { header } from './channelHeader.ts';
import { hostNotice, refusalNotice, statusNotice } from './channelNotices.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';
import { side } from './channelSide.ts';

function footer(scene: ChannelScene): TemplateResult {
  const { head, state, say, toEnd } = scene;
  return html`<footer class="tx-foot">
    ${
      state.unseen === 0
        ? nothing
        : html`<div class="pill"><button class="btn" @click=${toEnd}>${icon('arrow-down', 'sm')}${say.newMessages(state.unseen)}</button></div>`
    }
    <div class="lane">
      <div class="compose">
        ${hostNotice(scene)} ${refusalNotice(scene)} ${statusNotice(scene)}
        ${head.archived ? nothing : composer(scene)}
      </div>
    </div>
  </footer>`;
}

export const conversation = (
  scene: ChannelScene,
  rows: readonly ChannelFeedRow[],
  plan: Plan,
): TemplateResult =>
  html`${header(scene)}
    <div class="tx-body lane">${feed(scene, rows, plan)}${side(scene)}</div>
    ${footer(scene)}`;

export const gonePane = (say: ChannelPageWords): TemplateResult =>
  html`<main class="pane">
    ${tableGlyph()}
    <h2>${say.emptyTitle}</h2>
    <p>${say.emptyDetail}</p>
  </main>`;
