/** The overview: consensus, seats, options, blocking issues, gate, checks, limits, files. A column where there is room, a panel where there is not. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BlockingView } from '../../../src/rpc/views/deliberationViews.ts';
import { fileName } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { nameOf } from '../model/seatNames.ts';
import { hasSupport } from '../motion/letters.ts';
import { falseConsensus, falselyAgreed, motionRule } from '../motion/motionRule.ts';
import { pointsSection } from '../motion/pointsList.ts';
import { supportMeter, supportTally, supportVerdict } from '../motion/supportView.ts';
import { budgetSection } from '../outcome/budgetView.ts';
import { checksSection } from '../outcome/checksView.ts';
import { verdictMark } from '../outcome/gateView.ts';
import { meter, tallyLine, verdict } from '../outcome/meterView.ts';
import { seatsTable } from '../outcome/seatsTable.ts';
import { mergedMatrix } from '../turns/matrixView.ts';
import { phaseWord } from '../turns/phaseNames.ts';
import { placeLink } from '../turns/placeLink.ts';
import type { Scene } from './transcriptScene.ts';

type Drawn = TemplateResult | typeof nothing;

/** A blocking issue is withdrawn by its seat's next turn without it. */
function withdrawnIn({ state }: Scene, issue: BlockingView): string | undefined {
  const turns = state.entries
    .filter((entry) => entry.kind === 'turn')
    .filter((turn) => turn.seat === issue.seat);
  const raised = turns.findLastIndex(
    (turn) => turn.phase === issue.phase && turn.blocking.includes(issue.text),
  );
  return raised < 0 ? undefined : turns.slice(raised + 1).find((turn) => turn.state === 'replied')?.phase;
}

function issues(scene: Scene): TemplateResult | typeof nothing {
  const { head, say } = scene;
  // Of a council with a motion they are part of its points.
  if (head.blocking.length === 0 || hasSupport(head)) return nothing;
  const open = head.blocking.filter((issue) => issue.open).length;
  const line = (issue: BlockingView) => {
    const phase = issue.open ? issue.phase : withdrawnIn(scene, issue);
    const word = phase === undefined ? undefined : phaseWord(scene, phase);
    const state = issue.open ? say.raised(word ?? issue.phase) : say.withdrawn(word);
    return html`<li class=${issue.open ? 'blocking' : 'agree'}>
      ${icon(issue.open ? 'circle-slash' : 'pass', 'sm')}
      <span
        >${issue.open ? html`<span>${issue.text}</span>` : html`<s class="muted">${issue.text}</s>`}
        <span class="muted by">${nameOf(head, issue.seat)} · ${state}</span>${issue.place === undefined ? nothing : placeLink(scene, issue.place, 'by')}</span
      >
    </li>`;
  };
  return html`<section>
    <h2><span>${say.blockingIssues}</span><span class="r">${say.open(open)}</span></h2>
    <ul class="issues">${head.blocking.map(line)}</ul>
  </section>`;
}

/** What the gate said: what it left open, what was accepted with its risk. */
function gate(scene: Scene): Drawn {
  const { head, say, council } = scene;
  if (head.gate === undefined) return nothing;
  const { verdict: said, open, risks } = head.gate;
  const item = (look: string, glyph: string, text: string) =>
    html`<li class=${look}>${icon(glyph, 'sm')}<span>${text}</span></li>`;
  return html`<section>
    <h2><span>${say.gateHeading}</span></h2>
    ${verdictMark(said, council.gate[said])}
    <ul class="issues">
      ${open.map((text) => item('blocking', 'circle-slash', text))}${risks.map((text) => item('warnc', 'warning', text))}
    </ul>
  </section>`;
}

/** What becomes of the proposed change, or became of it. */
function change({ head, council }: Scene): Drawn {
  if (head.change === undefined) return nothing;
  const look = { proposed: 'diff', owed: 'diff', applied: 'check', 'not-applied': 'warning' }[
    head.change.state
  ];
  return html`<section>
    <h2><span>${council.proposedChange.heading}</span></h2>
    <ul class="issues">
      <li class=${head.change.state === 'not-applied' ? 'warnc' : ''}>
        ${icon(look, 'sm')}<span>${council.proposedChange.standing(head.change)}</span>
      </li>
    </ul>
  </section>`;
}

function files({ head, say, council, act, still }: Scene): Drawn {
  if ((head.artefacts?.length ?? 0) === 0) return nothing;
  return html`<section>
    <h2><span>${say.filesHeading}</span></h2>
    <ul class="issues">
      ${head.artefacts?.map(
        ({ kind, path }) =>
          html`<li>
            ${icon('file', 'sm')}<span
              >${council.artefact[kind]}${
                still
                  ? html`<span class="mono by">${path}</span>`
                  : html`<button
                      class="link by"
                      title=${path}
                      @click=${() => act({ type: 'post', message: { type: 'artefact', path } })}
                    >
                      ${fileName(path)}
                    </button>`
              }</span
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

/** A protocol in which nobody votes has no consensus to show. */
const votes = ({ head }: Scene): boolean => head.phases.some((phase) => phase.votes);

/** Support for the one motion, its words under the count. */
function support(scene: Scene): TemplateResult {
  const { head, council } = scene;
  const { verdict: said = 'no-vote', quorum = 0, of = 0, missed } = head.support ?? {};
  const agreed = falselyAgreed(scene);
  return html`<section>
    <h2>
      <span>${council.consensusHeading}</span>${said === 'no-vote' ? nothing : html`<span class="r">${council.quorum(quorum, of, missed)}</span>`}
    </h2>
    <div class="verdict">${supportVerdict(scene)}</div>
    ${agreed === undefined || head.motion === undefined ? nothing : falseConsensus(scene, agreed, head.motion)}
    ${head.motion === undefined ? nothing : motionRule(scene, head.motion)} ${supportMeter(scene)} ${supportTally(scene)}
  </section>`;
}

const consensus = (scene: Scene): TemplateResult =>
  html`<section>
    <h2>
      <span>${scene.council.consensusHeading}</span
      ><span class="r">${scene.council.quorum(scene.head.tally.quorum, scene.head.tally.of, scene.head.tally.missed)}</span>
    </h2>
    <div class="verdict">${verdict(scene)}</div>
    ${meter(scene)} ${tallyLine(scene)}
  </section>`;

export const overview = (scene: Scene): TemplateResult =>
  html`${hasSupport(scene.head) ? support(scene) : votes(scene) ? consensus(scene) : nothing} ${seatsTable(scene)}
    ${(scene.head.matrix?.length ?? 0) > 0 ? mergedMatrix(scene, scene.head.matrix ?? []) : nothing} ${issues(scene)} ${hasSupport(scene.head) ? pointsSection(scene) : nothing}
    ${gate(scene)} ${checksSection(scene)} ${change(scene)} ${budgetSection(scene)} ${files(scene)}`;

export const side = (scene: Scene): TemplateResult =>
  html`<aside class="side" aria-label=${scene.say.overview}><div class="stick">${overview(scene)}</div></aside>`;
