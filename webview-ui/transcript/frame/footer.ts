/** The foot of the page: what happened, the decision, the box; and the way to turns that came out of view. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import { isOver } from '../model/transcriptState.ts';
import { composer } from '../outcome/composer.ts';
import { decisionBar } from '../outcome/decisionBar.ts';
import { publishNotice } from '../outcome/publishView.ts';
import { hostNotice, refusalNotice, statusNotice, stopNotice } from './noticesView.ts';
import type { Scene } from './transcriptScene.ts';

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
