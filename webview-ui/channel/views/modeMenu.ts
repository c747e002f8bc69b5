/** The mode as a button with its menu; a locked one as a tag that says why. Modes of creation are shown, not offered. */
import { html, nothing, type TemplateResult } from 'lit';
import { own } from '../../../src/rpc/own.ts';
import type { ModeView } from '../../../src/rpc/views/channelViews.ts';
import { editorChannels } from '../../../src/rpc/words/editor/editorChannels.ts';
import { icon } from '../../shared/icon.ts';
import { canAct } from '../model/channelState.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';

const free: readonly ModeView[] = ['none', 'chat', 'turn-based', 'single', 'direct', 'report', 'broadcast'];
const ofCreation: readonly ModeView[] = ['work', 'discussion'];

function option({ head, say, shared, state, act }: ChannelScene, mode: ModeView): TemplateResult {
  const chosen = head.mode === mode;
  const locked = ofCreation.includes(mode);
  const why = locked ? editorChannels[state.language].lockedWhy(mode) : shared.modes[mode];
  const choose = () => {
    if (locked) return;
    if (chosen) act({ type: 'modes', open: false });
    else act({ type: 'post', message: { type: 'set-mode', mode } });
  };
  return html`<button
    class="mi ${chosen ? 'sel' : ''} ${locked ? 'dis' : ''}"
    role="option"
    tabindex="-1"
    title=${why}
    aria-selected=${chosen}
    aria-disabled=${locked}
    @click=${choose}
  >
    <span class="mk">${chosen ? icon('check') : locked ? icon('lock') : nothing}</span><span>${mode}</span
    ><span class="d">${own(say.modeHint, mode) ?? ''}</span>
  </button>`;
}

export function modeBadge(scene: ChannelScene): TemplateResult {
  const { head, say, state, act } = scene;
  if (head.locked || head.archived)
    return html`<span class="tag mode" title=${editorChannels[state.language].lockedWhy(head.mode)}
      >${icon('lock')}<span>${head.mode}</span></span
    >`;
  return html`<span class="pick">
    <button
      class="select sm modes"
      title=${say.setMode}
      aria-label="${say.setMode}: ${head.mode}"
      aria-haspopup="listbox"
      aria-expanded=${state.modesOpen}
      ?disabled=${!canAct(state)}
      @click=${() => act({ type: 'modes', open: !state.modesOpen })}
    >
      <span>${head.mode}</span>${icon('chevron-down', 'sm')}
    </button>
    ${
      state.modesOpen
        ? html`<div class="menu down" role="listbox" aria-label=${say.modes}>
            ${[...free, ...ofCreation].map((mode) => option(scene, mode))}
          </div>`
        : nothing
    }
  </span>`;
}
