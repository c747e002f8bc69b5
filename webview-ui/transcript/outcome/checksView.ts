/** Commands that vote: passed, failed with the end of their output, or waived in writing. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CheckView } from '../../../src/rpc/views/deliberationViews.ts';
import { clock } from '../../shared/format.ts';
import { icon, ring } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import { lastChecks } from '../model/checkStates.ts';
import { nameOf } from '../model/seatNames.ts';
import { isOver } from '../model/transcriptState.ts';

type Drawn = TemplateResult | typeof nothing;

const looks: Record<Exclude<CheckView['state'], 'running'>, readonly [string, string]> = {
  passed: ['agree', 'pass'],
  failed: ['disagree', 'error'],
  waived: ['warnc', 'warning'],
};

function glyph({ state }: CheckView): TemplateResult {
  return state === 'running' ? ring() : icon(looks[state][1], 'sm');
}

const nameOfOutput = ({ name }: CheckView): string => `check:${name}`;
const hasOutput = ({ output = '' }: CheckView): boolean => output.trim() !== '';

/** The end of a failure is shown at once; of what passed only to those who ask. */
const isShown = ({ state }: Scene, check: CheckView): boolean =>
  hasOutput(check) && (state.whole[nameOfOutput(check)] ?? check.state === 'failed');

const printed = ({ output: text }: CheckView): TemplateResult =>
  html`<pre class="out" tabindex="0">${text?.trimEnd()}</pre>`;

function output(scene: Scene, check: CheckView): Drawn {
  if (!hasOutput(check)) return nothing;
  const open = isShown(scene, check);
  if (scene.still)
    return html`<details ?open=${open}><summary>${scene.say.output}</summary>${printed(check)}</details>`;
  const fold = () => scene.act({ type: 'whole', name: nameOfOutput(check), whole: !open });
  return html`<button class="link" aria-expanded=${open} @click=${fold}>${scene.say.output}</button>`;
}

function waive(scene: Scene, check: CheckView): Drawn {
  const { head, state, act, say, toBox } = scene;
  if (check.state !== 'failed' || isOver(head) || scene.still) return nothing;
  const open = () => {
    act({ type: 'waive', check: check.name });
    toBox();
  };
  return html`<button class="link" aria-label=${say.waiveCheck(check.name)} ?disabled=${!canAct(state)} @click=${open}>
    ${say.waiveMore}
  </button>`;
}

function line(scene: Scene, check: CheckView): TemplateResult {
  const { head, council } = scene;
  const state = council.check[check.state === 'waived' ? 'failed' : check.state];
  const facts = [
    state,
    ...(check.ms === undefined ? [] : [clock(check.ms)]),
    ...(check.on === undefined ? [] : [council.checkedOn[check.on]]),
  ].join(' · ');
  const { waived } = check;
  return html`<li class=${check.state === 'running' ? 'pending' : looks[check.state][0]}>
    ${glyph(check)}
    <div class="grow">
      <span class="mono">${check.name}</span>
      <span class="muted by num"
        >${facts}${waived === undefined ? nothing : html` · ${council.waivedBy(nameOf(head, waived.by))}${scene.say.colon} ${waived.text}`}</span
      >
      <div class="acts">${output(scene, check)} ${waive(scene, check)}</div>
      ${isShown(scene, check) && !scene.still ? printed(check) : nothing}
    </div>
  </li>`;
}

export function checksSection(scene: Scene): Drawn {
  const checks = lastChecks(scene.head);
  if (checks.length === 0) return nothing;
  return html`<section>
    <h2><span>${scene.council.checks}</span></h2>
    <ul class="issues checks">${checks.map((check) => line(scene, check))}</ul>
  </section>`;
}
