/** The decision bar: accept at once, another round with the text as its question, amend and reject through the box. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import { canBeDecided } from '../model/transcriptState.ts';
import { departureNow } from '../motion/departure.ts';
import { hasSupport } from '../motion/letters.ts';
import { blockingCount, openPoints } from '../motion/pointMarks.ts';
import { supportVerdict } from '../motion/supportView.ts';
import { tallyWords } from './meterView.ts';

function talliedWords(scene: Scene): string[] {
  const open = scene.head.blocking.filter((issue) => issue.open).length;
  return [...tallyWords(scene), open === 0 ? scene.say.nothingBlocks : scene.say.blocks(open)];
}

/** “3 of 4 back B, 3 points open, nothing blocks”. */
function supportWords(scene: Scene): string[] {
  const { head, motion } = scene;
  const open = openPoints(head).length;
  const blocks = blockingCount(head);
  return [
    supportVerdict(scene),
    ...((head.points?.length ?? 0) === 0 ? [] : [motion.pointsOpen(open)]),
    blocks === 0 ? motion.nothingBlocks : motion.blocks(blocks),
  ];
}

export function decisionBar(scene: Scene): TemplateResult | typeof nothing {
  const { head, state, say, act, toBox } = scene;
  if (!canBeDecided(head)) return nothing;
  const { mode } = state.composer;
  const off = !canAct(state);
  const summary = (hasSupport(head) ? supportWords(scene) : talliedWords(scene)).join(', ');
  const through = (wanted: 'amend' | 'reject') => () => {
    act({ type: 'box', mode: wanted });
    toBox();
  };
  return html`<div class="decide" role="group" aria-label=${say.decision}>
    <div class="lead"><b>${say.youDecide}</b><span class="small muted">${summary}</span>${departureNow(scene)}</div>
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
