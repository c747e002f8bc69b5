/** The decision bar: accept at once, another round with the text as its question, amend and reject through the box. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import { canBeDecided } from '../model/transcriptState.ts';
import { tallyWords } from './meterView.ts';

export function decisionBar(scene: Scene): TemplateResult | typeof nothing {
  const { head, state, say, act, toBox } = scene;
  if (!canBeDecided(head)) return nothing;
  const { mode } = state.composer;
  const off = !canAct(state);
  const open = head.blocking.filter((issue) => issue.open).length;
  const summary = [...tallyWords(scene), open === 0 ? say.nothingBlocks : say.blocks(open)].join(', ');
  const through = (wanted: 'amend' | 'reject') => () => {
    act({ type: 'box', mode: wanted });
    toBox();
  };
  return html`<div class="decide" role="group" aria-label=${say.decision}>
    <div class="lead"><b>${say.youDecide}</b><span class="small muted">${summary}</span></div>
    <button
      class="btn accept ${mode === 'plain' ? 'primary' : ''}"
      ?disabled=${off}
      @click=${() => act({ type: 'decide', verdict: 'accept' })}
    >
      ${icon('check', 'sm')}${say.accept}
    </button>
    <button class="btn" aria-pressed=${mode === 'amend'} ?disabled=${off} @click=${through('amend')}>${say.amendMore}</button>
    <button class="btn" ?disabled=${off} @click=${() => act({ type: 'decide', verdict: 'another-round' })}>
      ${say.anotherRound}
    </button>
    <button class="btn" aria-pressed=${mode === 'reject'} ?disabled=${off} @click=${through('reject')}>${say.rejectMore}</button>
  </div>`;
}
