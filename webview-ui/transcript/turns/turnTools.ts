/** The tools of a turn, on hover and on focus, and those of the synthesis, always there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FromPage } from '../../../src/rpc/pages/transcriptPageMessages.ts';
import type { EntryView, TurnView } from '../../../src/rpc/views/views.ts';
import { editorAgain } from '../../../src/rpc/words/editor/editorPast.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import { canBeForkedAt, hasPrompt } from '../model/pastTurn.ts';
import { seatOf } from '../model/seatNames.ts';
import { canBeDecided } from '../model/transcriptState.ts';
import { askAgainButton } from './otherAnswers.ts';

/** Those that look at a turn again: the prompt it answered, and a fork of the council there. */
function againButtons(scene: Scene, turn: TurnView): TemplateResult {
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

function copyButton(scene: Scene, row: string, text: string, label: string): TemplateResult {
  const done = scene.copied === row;
  return html`<button
    class="ib"
    tabindex="-1"
    title=${done ? scene.say.copied : label}
    aria-label=${label}
    @click=${() => scene.copy(row, text)}
  >
    ${icon(done ? 'check' : 'copy')}
  </button>`;
}

export function turnTools(scene: Scene, row: string, entry: EntryView): TemplateResult {
  const { say, head, state, act, toBox } = scene;
  const seat = entry.kind === 'turn' ? seatOf(head, entry.seat) : undefined;
  const canAsk = seat?.votes === true && seat.id !== state.me && !canBeDecided(head) && canAct(state);
  const ask = () => {
    act({ type: 'address', to: seat?.id });
    toBox();
  };
  return html`<div class="tools" role="toolbar" aria-label=${say.turnTools}>
    ${entry.text === '' ? nothing : copyButton(scene, row, entry.text, say.copyTurn)}
    ${
      canAsk
        ? html`<button class="ib" tabindex="-1" title=${say.askSeat} aria-label=${say.askSeat} @click=${ask}>
            ${icon('reply')}
          </button>`
        : nothing
    }
    ${entry.kind === 'turn' ? html`${askAgainButton(scene, entry)}${againButtons(scene, entry)}` : nothing}
  </div>`;
}

export const synthesisTools = (scene: Scene, row: string, turn: TurnView): TemplateResult =>
  html`${copyButton(scene, row, turn.text, scene.say.copySynthesis)}${askAgainButton(scene, turn)}${againButtons(scene, turn)}`;
