/** Commands that vote: passed, failed with the end of their output, or waived in writing. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CheckView } from '../../src/rpc/deliberationViews.ts';
import { clock } from '../format.ts';
import { canAct } from '../model/act.ts';
import { lastChecks } from '../model/checks.ts';
import { nameOf } from '../model/people.ts';
import { isOver } from '../model/state.ts';
import { icon, ring } from './icon.ts';
import type { Scene } from './scene.ts';

type Drawn = TemplateResult | typeof nothing;

const looks: Record<Exclude<CheckView['state'], 'running'>, readonly [string, string]> = {
  passed: ['agree', 'pass'],
  failed: ['disagree', 'error'],
  waived: ['warnc', 'warning'],
};

function glyph({ state }: CheckView): TemplateResult {
  return state === 'running' ? ring() : icon(looks[state][1], 'sm');
}

function output(scene: Scene, check: CheckView): Drawn {
  const { state, act, say } = scene;
  const name = `check:${check.name}`;
  if (check.output === undefined || check.output.trim() === '') return nothing;
  const open = state.whole[name] ?? check.state === 'failed';
  return html`<button class="link" aria-expanded=${open} @click=${() => act({ type: 'whole', name, whole: !open })}>
      ${say.output}
    </button>
    ${open ? html`<pre class="out" tabindex="0">${check.output.trimEnd()}</pre>` : nothing}`;
}

function waive(scene: Scene, check: CheckView): Drawn {
  const { head, state, act, say, toBox } = scene;
  if (check.state !== 'failed' || isOver(head)) return nothing;
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
  const facts = [council.check[check.state], ...(check.ms === undefined ? [] : [clock(check.ms)])].join(
    ' · ',
  );
  const { waived } = check;
  return html`<li class=${check.state === 'running' ? 'pending' : looks[check.state][0]}>
    ${glyph(check)}
    <div class="grow">
      <code>${check.name}</code>
      <span class="muted by num"
        >${facts}${waived === undefined ? nothing : html` · ${council.waivedBy(nameOf(head, waived.by))}${scene.say.colon} ${waived.text}`}</span
      >
      <span class="acts">${output(scene, check)} ${waive(scene, check)}</span>
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
