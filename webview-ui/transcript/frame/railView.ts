/** The phases in a line, each with its votes in seat order, so that flips and absences read across. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PhaseView } from '../../../src/rpc/views/views.ts';
import { clock } from '../../shared/format.ts';
import { icon, ring } from '../../shared/icon.ts';
import { phaseRowId, runsOf } from '../model/feedRows.ts';
import { railSteps, type Step } from '../model/railOf.ts';
import { nameOf } from '../model/seatNames.ts';
import { phaseTime } from '../model/timeTaken.ts';
import { hasSupport } from '../motion/letters.ts';
import { gateState } from '../outcome/gateView.ts';
import { standMark } from '../turns/marksView.ts';
import { phaseName, phaseWord, whichTime } from '../turns/phaseNames.ts';
import type { Scene } from './transcriptScene.ts';

type Place = Step['place'];

function dot(place: Place): TemplateResult {
  if (place === 'now') return ring();
  return icon({ done: 'pass-filled', skip: 'debug-step-over', next: 'circle-large' }[place]);
}

function state(scene: Scene, phase: PhaseView): TemplateResult | string {
  const { say, council, head, now } = scene;
  if (phase.state === 'to-come') return '';
  if (phase.state === 'skipped') {
    return phase.why === undefined ? say.skipped('') : say.skipped(council.reason(phase.why));
  }
  const time = whichTime(scene, head, phase);
  if (phase.verdict !== undefined) return gateState(scene, phase);
  if (phase.votes) {
    const some = phase.stands.some(({ stand }) => stand !== 'to-come');
    const marks = phase.stands.map(({ seat, stand }) => standMark(scene, nameOf(head, seat), stand, 'xs'));
    // Of a round under way the number says more than circles that are all to come.
    return time === undefined
      ? html`<span class="glyphs">${marks}</span>`
      : html`<span>${time}</span>${some ? html`<span class="glyphs">${marks}</span>` : nothing}`;
  }
  if (time !== undefined) return time;
  if (phase.blind) {
    return phase.state === 'done' && isPosition(phase)
      ? hasSupport(head)
        ? scene.motion.proposalsMade(phase.answered)
        : say.positions(phase.answered)
      : say.answeredOf(phase.answered, phase.asked);
  }
  const took = phaseTime(phase, head, now);
  return took === undefined ? '' : clock(took);
}

/** Replies of other forms are not called positions. */
export const isPosition = ({ form = 'position' }: PhaseView): boolean => form === 'position';

function step(
  place: Place,
  name: string,
  glyph: TemplateResult,
  below: TemplateResult | string,
  jump?: { act(): void; anchor: string | undefined },
  title = name,
) {
  const inner = html`<span class="dot">${glyph}</span><span class="nm">${name}</span><span class="st num">${below}</span>`;
  const current = place === 'now' ? 'step' : nothing;
  return html`<li class=${place} aria-current=${current}>
    ${
      jump === undefined
        ? html`<span class="step">${inner}</span>`
        : jump.anchor === undefined
          ? html`<button class="step" title=${title} @click=${jump.act}>${inner}</button>`
          : html`<a class="step" title=${title} href="#${jump.anchor}">${inner}</a>`
    }
  </li>`;
}

/** The last step is the person's. */
function decisionStep({ say, council, head, still }: Scene): TemplateResult {
  const { status, decision } = head;
  const name = still ? say.decision : council.yourDecision;
  if (status === 'decision') {
    return html`<li class="now late" aria-current="step">
      <span class="step"
        ><span class="dot">${icon('account')}</span><span class="nm">${name}</span
        ><span class="st">${say.waitingForYou}</span></span
      >
    </li>`;
  }
  if (decision !== undefined) {
    return step(
      'done',
      name,
      icon(decision.verdict === 'reject' ? 'error' : 'pass-filled'),
      council.verdict[decision.verdict],
    );
  }
  return step('next', name, dot('next'), status === 'recommended' ? say.notDecided : '');
}

export function rail(scene: Scene): TemplateResult {
  const { head, say, state: page, reveal, still } = scene;
  const held = new Set(runsOf(page.entries));
  const all = railSteps(head);
  const steps = all.map(({ phase, place }) => {
    const row = phaseRowId(phase.run);
    const jump = held.has(phase.run) ? { act: () => reveal(row), anchor: still?.anchor(row) } : undefined;
    return step(
      place,
      phaseWord(scene, phase.phase),
      dot(place),
      state(scene, phase),
      jump,
      phaseName(scene, head, phase),
    );
  });
  return html`<ol class="rail ${all.length >= 6 ? 'many' : ''}" aria-label=${say.phases}>
    ${steps}${decisionStep(scene)}
  </ol>`;
}
