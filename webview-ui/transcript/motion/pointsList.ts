/** Points as short rows, in the side column and as what the synthesis leaves open: id, mark, text, between whom. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PointView } from '../../../src/rpc/views/motionViews.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import {
  inOrder,
  openPoints,
  pointId,
  pointLook,
  pointSaid,
  pointStanding,
  pointText,
} from './pointMarks.ts';

type Drawn = TemplateResult | typeof nothing;

const row = (scene: Scene, point: PointView): TemplateResult => {
  const [colour, glyph] = pointLook(scene.head, point);
  return html`<li class=${colour} aria-label=${pointSaid(scene, point)}>
    ${pointId(point.id)}${icon(glyph, 'sm')}<span
      ><span class="t" title=${point.text}>${pointText(point, point.text)}</span><span class="sub">${pointStanding(scene, point)}</span></span
    >
  </li>`;
};

export const pointRows = (scene: Scene, points: readonly PointView[]): TemplateResult =>
  html`<ul class="pcs">${points.map((point) => row(scene, point))}</ul>`;

/** Open ones, and the closed behind a line. */
export function pointsSection(scene: Scene): Drawn {
  const { head, motion, state, act, still } = scene;
  const points = head.points ?? [];
  if (points.length === 0) return nothing;
  const open = openPoints(head);
  const closed = inOrder(points.filter((point) => !point.open));
  const shown = state.whole['closed-points'] === true;
  return html`<section>
    <h2><span>${motion.points}</span><span class="r">${motion.openOf(open.length, points.length)}</span></h2>
    ${open.length === 0 ? nothing : pointRows(scene, open)}
    ${
      closed.length === 0
        ? nothing
        : still
          ? html`<details><summary>${motion.closed(closed.length)}</summary>${pointRows(scene, closed)}</details>`
          : html`<button class="fold" aria-expanded=${shown} @click=${() => act({ type: 'whole', name: 'closed-points', whole: !shown })}>
                ${icon(shown ? 'chevron-down' : 'chevron-right', 'sm')}<span>${motion.closed(closed.length)}</span>
              </button>
              ${shown ? pointRows(scene, closed) : nothing}`
    }
  </section>`;
}
