/** A phase in the feed: its heading, or folded to one line that still shows its votes. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PhaseView } from '../../../src/rpc/views/views.ts';
import { stack } from '../../shared/avatar.ts';
import { clock } from '../../shared/format.ts';
import { icon } from '../../shared/icon.ts';
import { isPosition } from '../frame/railView.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import type { Row } from '../model/feedRows.ts';
import { nameOf } from '../model/seatNames.ts';
import { phaseTime } from '../model/timeTaken.ts';
import { hasSupport } from '../motion/letters.ts';
import { standMark } from './marksView.ts';
import { phaseName } from './phaseNames.ts';

type PhaseRow = Extract<Row, { kind: 'phase' | 'fold' }>;

/** In a council with a motion: what was backed, what was voted on, which points were made. */
function motionFacts(scene: Scene, { phase, entries }: PhaseRow, folded: boolean): string[] {
  const { head, motion, page, say, council } = scene;
  const turns = entries.filter((entry) => entry.kind === 'turn').filter((turn) => turn.state === 'replied');
  const parts: string[] = [];
  if (phase.blind && phase.state === 'done' && isPosition(phase))
    parts.push(motion.proposalsBlind(phase.answered));
  else if (phase.motion !== undefined && phase.asked > 1)
    parts.push(motion.votedOn(phase.answered, phase.asked));
  else if (phase.asked > 1) parts.push(say.answeredOf(phase.answered, phase.asked));
  const backs = phase.form === 'challenge' && phase.state === 'done' ? turns.map((turn) => turn.backs) : [];
  const own = (turn: (typeof turns)[number]) =>
    turn.backs !== undefined &&
    head.proposals?.some(({ letter, seat }) => letter === turn.backs && seat === turn.seat);
  const [first] = backs;
  if (backs.length > 1 && turns.every(own)) parts.push(motion.eachItsOwn);
  else if (backs.length > 1 && first !== undefined && backs.every((letter) => letter === first))
    parts.push(page.allBack(first));
  if (phase.why?.code === 'different-answers') parts.push(council.reason(phase.why));
  const made = (head.points ?? []).filter((point) => point.run === phase.run);
  const blocking = made.filter(({ kind, severity }) => kind === 'blocking' || severity === 'blocking').length;
  if (folded && blocking > 0) parts.push(motion.blockingPoints(blocking));
  else if (!folded && made.length > 0) parts.push(motion.pointsMade(made.length));
  return parts;
}

function plainFacts({ say }: Scene, { phase, entries }: PhaseRow, withIssues: boolean): string[] {
  const parts: string[] = [];
  if (phase.blind && phase.state === 'done' && isPosition(phase))
    parts.push(`${say.positions(phase.answered)}, ${say.blind}`);
  else if (phase.asked > 1) parts.push(say.answeredOf(phase.answered, phase.asked));
  const issues = entries.reduce((n, entry) => n + (entry.kind === 'turn' ? entry.blocking.length : 0), 0);
  if (withIssues && issues > 0) parts.push(say.blockingCount(issues));
  return parts;
}

function facts(scene: Scene, row: PhaseRow, folded: boolean): string {
  const { say, council, head, now } = scene;
  const { phase } = row;
  const parts = hasSupport(head) ? motionFacts(scene, row, folded) : plainFacts(scene, row, folded);
  if (phase.verdict !== undefined) parts.push(say.gateShort[phase.verdict]);
  if (phase.state === 'done' && phase.consensus !== undefined && phase.votes && !hasSupport(head))
    parts.push(council.consensus[phase.consensus].toLowerCase());
  const took = phaseTime(phase, head, now);
  const timed = took !== undefined && phase.state !== 'now' ? [clock(took)] : [];
  return [...(parts.length === 0 ? [] : [parts.join(', ')]), ...timed].join(' · ');
}

const glyphs = (scene: Scene, phase: PhaseView): TemplateResult =>
  html`<span class="glyphs">${phase.stands.map(({ seat, stand }) => standMark(scene, nameOf(scene.head, seat), stand, 'sm'))}</span>`;

export function foldRow(scene: Scene, row: PhaseRow, tabindex: number): TemplateResult {
  const { head, act } = scene;
  const { phase } = row;
  const faces = phase.stands.filter((stand) => stand.stand !== 'absent').map((stand) => stand.seat);
  return html`<button
    class="fold row-item"
    data-row=${row.id}
    tabindex=${tabindex}
    aria-expanded="false"
    @click=${() => act({ type: 'fold', run: phase.run, folded: false })}
  >
    ${icon('chevron-right')}<span class="grow"><b>${phaseName(scene, head, phase)}</b> ${facts(scene, row, true)}</span>${phase.votes ? glyphs(scene, phase) : stack(head, faces, 'm')}
  </button>`;
}

export function phaseHeading(scene: Scene, row: PhaseRow): TemplateResult {
  const { phase } = row;
  return html`<div class="ph row-item" data-row=${row.id}>
    <h2>
      <button tabindex="-1" aria-expanded="true" @click=${() => scene.act({ type: 'fold', run: phase.run, folded: true })}>
        ${icon('chevron-down', 'sm')}${phaseName(scene, scene.head, phase)}
      </button>
    </h2>
    <span>${facts(scene, row, false)}</span>
  </div>`;
}

/** All of a phase in a page that stands still: open, and folded by the reader's own browser. */
export function phaseSection(scene: Scene, row: PhaseRow, said: unknown): TemplateResult {
  const { phase } = row;
  return html`<details class="phase" id=${scene.still?.anchor(row.id) ?? nothing} open>
    <summary class="ph">
      <h2>${phaseName(scene, scene.head, phase)}</h2>
      <span>${facts(scene, row, false)}</span>${phase.votes ? glyphs(scene, phase) : nothing}
    </summary>
    ${said}
  </details>`;
}
