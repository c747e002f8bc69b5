/** Above the box when it is the person's own turn: the phase, the time that is left, the form to be filled in. */
import { html, nothing, type TemplateResult } from 'lit';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { answerForm, answeringWords } from '../../../src/rpc/words/pages/answeringWords.ts';
import { clock } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import { phaseName } from '../turns/phaseNames.ts';

function formOf({ state, head }: Scene, turn: TurnView) {
  const form = turn.form ?? head.phases.find((phase) => phase.run === turn.run)?.form;
  return answerForm(answeringWords[state.language], form);
}

export const hintOf = (scene: Scene, turn: TurnView): string => formOf(scene, turn).hint;

export function answerLine(scene: Scene, turn: TurnView): TemplateResult {
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
