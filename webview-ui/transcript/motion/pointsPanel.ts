/** The ledger: every point with its status, its kind, between whom it stands, where, and all that became of it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PointView } from '../../../src/rpc/views/motionViews.ts';
import { avatar } from '../../shared/avatar.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { canAct } from '../model/actTranscript.ts';
import type { Row } from '../model/feedRows.ts';
import { nameOf } from '../model/seatNames.ts';
import { isOver } from '../model/transcriptState.ts';
import { placeLink } from '../turns/placeLink.ts';
import { inline } from '../turns/proseView.ts';
import { panel } from './panel.ts';
import {
  authorOf,
  blockingCount,
  inOrder,
  kindTag,
  openPoints,
  pointGlyph,
  pointId,
  pointLook,
  pointSaid,
  pointText,
  whereIn,
} from './pointMarks.ts';

type Drawn = TemplateResult | typeof nothing;

function waive(scene: Scene, point: PointView): Drawn {
  const { head, state, act, motion, page, toBox, still } = scene;
  if (!point.open || still || isOver(head)) return nothing;
  const open = () => {
    act({ type: 'waive-point', point: point.id });
    toBox();
  };
  return html`<button class="btn sm waive" aria-label=${page.waivePoint(point.id)} ?disabled=${!canAct(state)} @click=${open}>
    ${icon('law', 'sm')}${motion.waive}
  </button>`;
}

/** One small line, the oldest first. */
const history = (scene: Scene, point: PointView): TemplateResult =>
  html`<ol class="hist">
    ${point.history.map((each) => {
      const { by, what, text } = each;
      const name = authorOf(scene.head, by === point.by ? point : { by });
      return html`<li><i aria-hidden="true"></i><span>${whereIn(scene, each)} · ${scene.motion.happened(what, name, text)}</span></li>`;
    })}
  </ol>`;

function entry(scene: Scene, point: PointView): TemplateResult {
  const { head, motion } = scene;
  const [colour, glyph] = pointLook(head, point);
  const to = point.to === undefined ? motion.everyone : nameOf(head, point.to);
  return html`<li aria-label=${pointSaid(scene, point)}>
    ${pointId(point.id)}<span class="st8 ${colour}">${icon(glyph, 'sm')}<span>${motion.status[point.status]}</span></span>
    <div class="b">
      <p>${pointText(point, inline(scene, point.text, Number.POSITIVE_INFINITY))}</p>
      <div class="sub">
        ${kindTag(scene, point)}<span class="mk">${point.check ? icon('terminal', 'sm') : avatar(head, point.by, 's')}<span class=${point.check ? 'mono' : ''}>${authorOf(head, point)}</span>${icon('arrow-right', 'xs')}<span>${to}</span></span>${point.place === undefined ? nothing : placeLink(scene, point.place)}<span class="grow"></span>${waive(scene, point)}
      </div>
      ${point.open && point.settles !== undefined ? html`<p class="settles">${motion.settles} ${point.settles}</p>` : nothing}
      ${history(scene, point)}
    </div>
  </li>`;
}

export function pointsPanel(
  scene: Scene,
  row: Extract<Row, { kind: 'panel' }>,
  tabindex: number,
): TemplateResult {
  const { head, motion } = scene;
  const points = inOrder(head.points ?? []);
  const facts = motion.pointsLine(points.length, openPoints(head).length, blockingCount(head));
  const marks = points.length > 12 ? [] : points.map((point) => pointGlyph(scene, point));
  return panel(
    scene,
    row,
    tabindex,
    motion.points,
    facts,
    marks,
    () => html`<ul class="led">${points.map((point) => entry(scene, point))}</ul>
    <p class="hint2">${motion.closing}</p>`,
  );
}
