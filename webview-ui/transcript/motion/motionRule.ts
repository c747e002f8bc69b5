/** The motion: a rule and its words, the same words everywhere it stands. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PhaseView } from '../../../src/rpc/views/views.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import type { Row } from '../model/feedRows.ts';
import { nameOf } from '../model/seatNames.ts';
import { letterMark } from './letters.ts';

type Motion = NonNullable<PhaseView['motion']>;
type Drawn = TemplateResult | typeof nothing;

/** Its author's own amendment and those that the author accepted stand with it. */
const amendments = ({ head, motion: say }: Scene, { amended, accepted = [] }: Motion): Drawn =>
  amended === undefined && accepted.length === 0
    ? nothing
    : html`<p class="sub">
        ${[
          ...(amended === undefined ? [] : [say.amendedByAuthor(amended)]),
          ...accepted.map(({ by, text }) => say.acceptedAmendment(nameOf(head, by), text)),
        ].join(' · ')}
      </p>`;

export function motionRule(scene: Scene, motion: Motion, note?: string): TemplateResult {
  const { head, motion: say } = scene;
  const whose = motion.seat === undefined ? undefined : nameOf(head, motion.seat);
  return html`<div class="motion" role="note" aria-label=${motion.letter === undefined ? say.motion : say.motionNamed(motion.letter)}>
    <div class="lab">
      <b>${say.motion}</b>${motion.letter === undefined ? (motion.by === 'document' ? html`<span>· ${say.theDocument}</span>` : nothing) : letterMark(scene, motion.letter)}${whose === undefined ? nothing : html`<span>${motion.letter === undefined ? '· ' : ''}${whose}</span>`}${note === undefined ? nothing : html`<span>· ${note}</span>`}
    </div>
    <p class="w">${motion.text}</p>
    ${amendments(scene, motion)}
  </div>`;
}

/** That the seats of a phase agreed, on different answers, and which of them is put to the vote for it. */
export function falseConsensus({ motion: say }: Scene, { why }: PhaseView, motion: Motion): TemplateResult {
  return html`<p><b>${say.notConverged(why?.count ?? 0)}</b></p>
    <p class="muted">${say.putBecause(motion.letter, motion.by)}</p>`;
}

/** The last phase whose seats agreed, each on another answer, if nobody has voted since. */
export const falselyAgreed = ({ head }: Scene, until = Number.POSITIVE_INFINITY): PhaseView | undefined => {
  const last = head.phases.findLast(({ votes, run, state }) => votes && run < until && state === 'done');
  return last?.why?.code === 'different-answers' ? last : undefined;
};

/** At the start of the phase that votes on it: why there is a vote at all, and the motion. */
export function motionRow(
  scene: Scene,
  row: Extract<Row, { kind: 'motion' }>,
  tabindex: number,
): TemplateResult {
  const { head, motion: say, page } = scene;
  const { motion } = row;
  const before = falselyAgreed(scene, row.put ? row.run : undefined);
  const advocate = head.phases.some((phase) => phase.form === 'advocate' && phase.run === row.run - 1);
  return html`<div
    class="motion-row row-item"
    data-row=${row.id}
    id=${scene.still?.anchor(row.id) ?? nothing}
    tabindex=${tabindex}
    role="group"
    aria-label=${motion.letter === undefined ? say.motion : say.motionNamed(motion.letter)}
  >
    ${before === undefined ? nothing : falseConsensus(scene, before, motion)}
    ${motionRule(scene, motion, row.put ? say.inTheseWords : motion.by === 'all-back-it' ? page.everyoneBacksIt : undefined)}
    ${advocate ? html`<p class="muted small">${say.keptAsked}</p>` : nothing}
  </div>`;
}
