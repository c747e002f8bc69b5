/** The foot of the page: what happened, the decision, the box; and the way to turns that came out of view. */
import { html, nothing, type TemplateResult } from 'lit';
import { isOver } from '../model/state.ts';
import { composer } from './composer.ts';
import { decisionBar } from './decision.ts';
import { icon } from './icon.ts';
import { hostNotice, refusalNotice, statusNotice, stopNotice } from './notices.ts';
import { publishNotice } from './publish.ts';
import type { Scene } from './scene.ts';

export function footer(scene: Scene): TemplateResult {
  const { head, state, say } = scene;
  return html`<footer class="tx-foot">
    ${
      state.unseen === 0
        ? nothing
        : html`<div class="pill"><button class="btn" @click=${scene.toEnd}>${icon('arrow-down', 'sm')}${say.newTurns(state.unseen)}</button></div>`
    }
    <div class="lane">
      <div class="compose">
        ${hostNotice(scene)} ${refusalNotice(scene)} ${stopNotice(scene)} ${statusNotice(scene)} ${publishNotice(scene)} ${decisionBar(scene)}
        ${isOver(head) ? nothing : composer(scene)}
      </div>
    </div>
  </footer>`;
}
