/** The buttons of a turn that look at it again: the prompt it answered, and a fork of the council there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FromPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { editorAgain } from '../../../src/rpc/words/editor/editorPast.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canBeForkedAt, hasPrompt } from '../model/pastTurn.ts';

export function againButtons(scene: Scene, turn: TurnView): TemplateResult {
  const { state, act } = scene;
  const words = editorAgain[state.language];
  const button = (label: string, glyph: string, message: FromPage) => html`<button
    class="ib"
    tabindex="-1"
    title=${label}
    aria-label=${label}
    @click=${() => act({ type: 'post', message })}
  >
    ${icon(glyph)}
  </button>`;
  const at = turn.key;
  return html`${
    hasPrompt(state, turn) ? button(words.promptButton, 'eye', { type: 'show-prompt', at }) : nothing
  }${canBeForkedAt(state, turn) ? button(words.forkButton, 'repo-forked', { type: 'fork', at }) : nothing}`;
}
