/** How this message enters: at once, after the turn, or instead of it. The channel's own way is chosen until another is. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';

const policies = ['inject', 'queue', 'interrupt'] as const;
const glyphs = { inject: 'arrow-right', queue: 'list-ordered', interrupt: 'debug-stop' } as const;

export function policyMenu({ state, say, head, act }: ChannelScene): TemplateResult {
  const chosen = state.box.policy ?? head.humans;
  const option = (policy: (typeof policies)[number]) => html`<button
    class="mi ${policy === chosen ? 'sel' : ''}"
    role="option"
    tabindex="-1"
    aria-selected=${policy === chosen}
    @click=${() => act({ type: 'policy', policy })}
  >
    <span class="mk">${icon(policy === chosen ? 'check' : glyphs[policy])}</span
    ><span>${say.policy[policy]}</span
    ><span class="d">${say.policyDetail[policy](head.active?.name)}</span>
  </button>`;
  return html`<span class="pick">
    <button
      class="select sm policy"
      title=${say.policyWhere}
      aria-label="${say.policyLabel}: ${say.policy[chosen]}"
      aria-haspopup="listbox"
      aria-expanded=${state.policiesOpen}
      ?disabled=${state.host.state !== 'up' || state.box.sending !== undefined}
      @click=${() => act({ type: 'policies', open: !state.policiesOpen })}
    >
      ${icon(glyphs[chosen], 'sm')}<span>${say.policy[chosen]}</span>${icon('chevron-down', 'sm')}
    </button>
    ${
      state.policiesOpen
        ? html`<div class="menu" role="listbox" aria-label=${say.policyLabel}>${policies.map(option)}</div>`
        : nothing
    }
  </span>`;
}
