/** The box: words to the council while it runs, an answer when it is one's turn; a note, an amendment or a reason at the decision. */
import { html, nothing, type TemplateResult } from 'lit';
import { answeredOn } from '../../../src/rpc/views/answeredOn.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { answerForm, answeringWords } from '../../../src/rpc/words/pages/answeringWords.ts';
import { avatar } from '../../shared/avatar.ts';
import { clock } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct, canSend } from '../model/actTranscript.ts';
import { nameOf, voters } from '../model/seatNames.ts';
import { canBeDecided, myTurn } from '../model/transcriptState.ts';
import { phaseName } from '../turns/phaseNames.ts';

function formOf({ state, head }: Scene, turn: TurnView) {
  const phase = head.phases.find(({ run }) => run === turn.run);
  return answerForm(answeringWords[state.language], turn.form ?? phase?.form, answeredOn(head, turn));
}

const hintOf = (scene: Scene, turn: TurnView): string => formOf(scene, turn).hint;

/** Above the box when it is the person's own turn: the phase, the time that is left, the form to be filled in. */
function answerLine(scene: Scene, turn: TurnView): TemplateResult {
  const { say, head, now, state, act, toBox } = scene;
  const phase = head.phases.find((each) => each.run === turn.run);
  const { form } = formOf(scene, turn);
  const off = !canAct(state);
  const insert = () => {
    act({
      type: 'draft',
      text: state.composer.text === '' ? (form ?? '') : `${state.composer.text}\n\n${form}`,
    });
    toBox();
  };
  const left = turn.deadlineAt === undefined ? undefined : clock(Math.max(0, turn.deadlineAt - now));
  return html`<div class="turnline">
    <span class="mk humanc">${icon('account', 'sm')}<b>${say.yourTurn(phase === undefined ? turn.phase : phaseName(scene, head, phase))}</b></span>
    ${left === undefined ? nothing : html`<span class="small muted num">${say.left(left)}</span>`}
    <span class="grow"></span>
    ${form === undefined ? nothing : html`<button class="btn ghost sm" ?disabled=${off} @click=${insert}>${icon('list-unordered', 'sm')}${say.insertForm}</button>`}
  </div>`;
}

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
  const { state, say, head, act, page } = scene;
  const { text, to, mode, sending, check = '', point = '' } = state.composer;
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
          : mode === 'waive-point'
            ? page.boxWaivePoint(point)
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
        : mode === 'waive-point'
          ? page.hintWaivePoint
          : mine !== undefined
            ? hintOf(scene, mine)
            : deciding
              ? say.hintDecide
              : to === undefined
                ? say.hintAll
                : say.hintOne(nameOf(head, to));
  const label = {
    amend: say.amend,
    reject: say.reject,
    waive: say.waive,
    'waive-point': say.waive,
    plain: say.inject,
  }[mode];
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
