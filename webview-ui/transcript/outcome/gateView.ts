/** A gate: six points with their marks; what fails is a block, what is accepted is a line. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GateVerdictView, MarkView, QaView } from '../../../src/rpc/views/deliberationViews.ts';
import type { PhaseView } from '../../../src/rpc/views/views.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { pointId } from '../motion/pointMarks.ts';
import { inline } from '../turns/proseView.ts';

type Drawn = TemplateResult | typeof nothing;

/** The colour and the shape of a mark. */
export const markLook = {
  pass: ['agree', 'pass'],
  warn: ['warnc', 'warning'],
  fail: ['disagree', 'error'],
} as const satisfies Record<MarkView, readonly [string, string]>;

const verdictLook = (verdict: GateVerdictView | 'unreadable'): readonly [string, string] =>
  verdict === 'not-gated' || verdict === 'unreadable' ? ['pending', 'question'] : markLook[verdict];

export function verdictMark(
  verdict: GateVerdictView | 'unreadable',
  word: string,
  pill = '',
): TemplateResult {
  const [colour, glyph] = verdictLook(verdict);
  return html`<span class="mk ${pill} ${colour}">${icon(glyph, 'sm')}<span>${word}</span></span>`;
}

/** How much stands against it: the issues that the gate named and the checks that fail. */
function failures({ state }: Scene, phase: PhaseView): number {
  const named = state.entries.flatMap((entry) =>
    entry.kind === 'turn' && entry.run === phase.run ? (entry.qa?.issues ?? []) : [],
  );
  return named.length + (phase.checks ?? []).filter((check) => check.state === 'failed').length;
}

/** Under the gate in the rail: its verdict, and how many failed. */
export function gateState(scene: Scene, phase: PhaseView): TemplateResult {
  const { verdict = 'not-gated' } = phase;
  const failed = verdict === 'fail' ? failures(scene, phase) : 0;
  const [colour, glyph] = verdictLook(verdict);
  const word = failed > 0 ? scene.say.failed(failed) : scene.say.gateShort[verdict];
  return html`<span class="mk ${colour}">${icon(glyph, 'xs')}<span>${word}</span></span>`;
}

export function gatePill({ council }: Scene, { verdict }: QaView): TemplateResult {
  const word = verdict === 'unreadable' ? council.votes.unreadable : council.gate[verdict];
  return verdictMark(verdict, word, 'vote');
}

/** The points one a line: each has its reason. */
export function gatePoints(scene: Scene, qa: QaView, place: number): Drawn {
  const { say, council } = scene;
  if (qa.points.length === 0) return nothing;
  return html`<ul class="points" aria-label=${say.gatePoints}>
    ${qa.points.map(({ point, mark, text, id }) => {
      const [colour, glyph] = markLook[mark];
      return html`<li class="rec ${colour}">
        ${icon(glyph, 'sm')}<span
          >${id === undefined ? nothing : html`${pointId(id)} `}<span>${council.qa[point]}</span><span class="sr">${say.colon} ${say.marks[mark]}</span
          >${text === undefined || mark === 'fail' ? nothing : html`<span class="muted">${say.colon} ${inline(scene, text, place)}</span>`}</span
        >
      </li>`;
    })}
  </ul>`;
}

export const gateIssues = (scene: Scene, qa: QaView, place: number): TemplateResult[] =>
  qa.issues.map(
    (text) =>
      html`<div class="note blocking" role="note">
        ${icon('circle-slash')}<span><b>${scene.council.gate.fail}</b> · ${inline(scene, text, place)}</span>
      </div>`,
  );

/** What the gate lets pass with its risk written down, beyond the points that say it themselves. */
export function gateRisks(scene: Scene, qa: QaView, place: number): Drawn {
  const told = new Set(qa.points.map((point) => point.text));
  const rest = qa.risks.filter((risk) => !told.has(risk));
  if (rest.length === 0) return nothing;
  return html`<div class="rec warnc">
    ${icon('warning', 'sm')}<span
      ><span class="muted">${scene.council.risks}${scene.say.colon}</span>
      ${rest.map((risk, i) => html`${i === 0 ? '' : ' · '}${inline(scene, risk, place)}`)}</span
    >
  </div>`;
}
