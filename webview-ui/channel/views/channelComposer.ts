/** The box: words to the channel, how they will enter, and names of members after an @. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icon.ts';
import { canSend } from '../model/actChannel.ts';
import { answersFor, memberName } from '../model/channelState.ts';
import { membersFor } from '../model/mentionMenu.ts';
import type { ChannelScene } from './channelSceneOfPage.ts';
import { memberFace } from './peopleView.ts';

const policies = ['inject', 'queue', 'interrupt'] as const;
const glyphs = { inject: 'arrow-right', queue: 'list-ordered', interrupt: 'debug-stop' } as const;

/** How this message enters: at once, after the turn, or instead of it. The channel's own way is chosen until another is. */
function policyMenu({ state, say, head, act }: ChannelScene): TemplateResult {
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

const sendKey = /Mac/.test(globalThis.navigator?.platform ?? '') ? '⌘ Enter' : 'Ctrl Enter';
const optionId = (id: string) => `mention-${id}`;

function people(scene: ChannelScene): TemplateResult | typeof nothing {
  const { head, state, say, take } = scene;
  const { mentioning } = state;
  const members = mentioning === undefined ? [] : membersFor(head, state.me, mentioning.query);
  if (mentioning === undefined || members.length === 0) return nothing;
  return html`<div class="menu people" id="people" role="listbox" aria-label=${say.people}>
    ${members.map(
      (member, i) =>
        html`<button
          class="mi ${i === mentioning.nth ? 'sel' : ''}"
          id=${optionId(member.id)}
          role="option"
          tabindex="-1"
          aria-selected=${i === mentioning.nth}
          @mousedown=${(event: Event) => event.preventDefault()}
          @click=${() => take(member.id)}
        >
          <span class="mk">${memberFace(head, member.id, 's')}</span><span>@${member.name}</span
          ><span class="d">${member.role}</span>
        </button>`,
    )}
  </div>`;
}

export function composer(scene: ChannelScene): TemplateResult {
  const { state, say, common, head, act } = scene;
  const { text, sending } = state.box;
  const off = state.host.state !== 'up' || sending !== undefined;
  const chosen = state.mentioning && membersFor(head, state.me, state.mentioning.query)[state.mentioning.nth];
  const typed = (event: Event) => {
    const box = event.target as HTMLTextAreaElement;
    act({ type: 'draft', text: box.value, caret: box.selectionStart });
  };
  const agent = answersFor(state);
  const enters =
    agent !== undefined
      ? say.speaksAs(memberName(head, agent))
      : head.councils.length > 0
        ? say.councilDetail
        : say.policyDetail[state.box.policy ?? head.humans](head.active?.name);
  const hint = sending === undefined ? enters : common.sending;
  return html`<div class="box ${off ? 'off' : ''}">
    ${people(scene)}
    <textarea
      class="area"
      rows="1"
      aria-label=${say.boxLabel}
      aria-autocomplete="list"
      aria-controls=${chosen ? 'people' : nothing}
      aria-activedescendant=${chosen ? optionId(chosen.id) : nothing}
      placeholder=${say.box(head.name)}
      .value=${text}
      ?disabled=${off}
      @input=${typed}
      @blur=${() => act({ type: 'mention-end' })}
    ></textarea>
    <div class="ctl">
      ${policyMenu(scene)}
      <span class="hint" title=${common.hintSend(sendKey)}>${hint}</span><span class="grow"></span>
      <button
        class="btn sm send primary"
        title=${common.hintSend(sendKey)}
        ?disabled=${!canSend(state)}
        @click=${() => act({ type: 'send' })}
      >
        ${say.send}
      </button>
    </div>
  </div>`;
}
