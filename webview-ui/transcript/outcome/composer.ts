/** The box: words to the council while it runs, an answer when it is one's turn; a note, an amendment or a reason at the decision. */
import { html, nothing, type TemplateResult } from 'lit';
import { avatar } from '../../shared/avatar.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canSend } from '../model/actTranscript.ts';
import { nameOf, voters } from '../model/seatNames.ts';
import { canBeDecided, myTurn } from '../model/transcriptState.ts';
import { answerLine, hintOf } from './answerBox.ts';

const sendKey = /Mac/.test(globalThis.navigator?.platform ?? '') ? '⌘ Enter' : 'Ctrl Enter';

function option(scene: Scene, to: string | undefined, glyph: TemplateResult, name: string, detail: string) {
  const chosen = scene.state.composer.to === to;
  return html`<button
    class="mi ${chosen ? 'sel' : ''}"
    role="option"
    tabindex="-1"
    aria-selected=${chosen}
    @click=${() => scene.act({ type: 'address', to })}
  >
    <span class="mk">${glyph}</span><span>${name}</span><span class="d">${detail}</span>
  </button>`;
}

function recipientMenu(scene: Scene): TemplateResult | typeof nothing {
  const { state, say, head } = scene;
  if (!state.menuOpen) return nothing;
  return html`<div class="menu" role="listbox" aria-label=${say.recipient}>
    ${option(scene, undefined, icon('organization'), say.everyone, say.everyoneDetail)}
    ${voters(head).map((seat) => option(scene, seat.id, avatar(head, seat.id, 's'), `@${seat.name}`, seat.role))}
  </div>`;
}

function recipient(scene: Scene, disabled: boolean): TemplateResult {
  const { state, say, head, act } = scene;
  const { to } = state.composer;
  return html`<span class="pick">
    <button
      class="select sm"
      aria-haspopup="listbox"
      aria-expanded=${state.menuOpen}
      ?disabled=${disabled}
      @click=${() => act({ type: 'menu', open: !state.menuOpen })}
    >
      ${to === undefined ? icon('organization', 'sm') : avatar(head, to, 's')}<span
        >${to === undefined ? say.recipientAll : `@${nameOf(head, to)}`}</span
      >${icon('chevron-down', 'sm')}
    </button>
    ${recipientMenu(scene)}
  </span>`;
}

export function composer(scene: Scene): TemplateResult {
  const { state, say, head, act } = scene;
  const { text, to, mode, sending, check = '' } = state.composer;
  const deciding = canBeDecided(head);
  const mine = mode === 'plain' ? myTurn(state) : undefined;
  const off = state.host.state !== 'up' || sending !== undefined;
  const placeholder =
    mode === 'amend'
      ? say.boxAmend
      : mode === 'reject'
        ? say.boxReject
        : mode === 'waive'
          ? say.boxWaive(check)
          : mine !== undefined
            ? say.boxAnswer
            : deciding
              ? say.boxDecide
              : say.boxInject;
  const hint =
    sending !== undefined
      ? say.sending
      : mode === 'waive'
        ? say.hintWaive
        : mine !== undefined
          ? hintOf(scene, mine)
          : deciding
            ? say.hintDecide
            : to === undefined
              ? say.hintAll
              : say.hintOne(nameOf(head, to));
  const label = { amend: say.amend, reject: say.reject, waive: say.waive, plain: say.inject }[mode];
  const primary = mode !== 'plain' || head.status === 'running';
  return html`<div class="box ${off ? 'off' : ''} ${mine === undefined ? '' : 'mine'}">
    ${mine === undefined ? nothing : answerLine(scene, mine)}
    <textarea
      class="area"
      rows="1"
      aria-label=${deciding || mode !== 'plain' || mine !== undefined ? placeholder : say.box}
      placeholder=${placeholder}
      .value=${text}
      ?disabled=${off}
      @input=${(event: Event) => act({ type: 'draft', text: (event.target as HTMLTextAreaElement).value })}
    ></textarea>
    <div class="ctl">
      ${deciding || mode !== 'plain' || mine !== undefined ? nothing : recipient(scene, off)}
      <span class="hint" title=${say.hintSend(sendKey)}>${hint}</span><span class="grow"></span>
      ${mode === 'plain' ? nothing : html`<button class="btn sm ghost" @click=${() => act({ type: 'box', mode: 'plain' })}>${say.cancel}</button>`}
      ${
        deciding && mode === 'plain' && mine === undefined
          ? nothing
          : html`<button
              class="btn sm send ${primary ? 'primary' : ''}"
              title=${say.hintSend(sendKey)}
              ?disabled=${!canSend(state)}
              @click=${() => act({ type: 'send' })}
            >
              ${mine === undefined ? label : say.answer}
            </button>`
      }
    </div>
  </div>`;
}
