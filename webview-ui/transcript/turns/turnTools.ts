/** The tools of a turn, on hover and on focus, and those of the synthesis, always there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EntryView, TurnView } from '../../../src/rpc/views/views.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import { seatOf } from '../model/seatNames.ts';
import { canBeDecided } from '../model/transcriptState.ts';
import { askAgainButton } from './otherAnswers.ts';
import { againButtons } from './pastButtons.ts';

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
