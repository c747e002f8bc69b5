/** What a turn says of motion, proposals and points: lines under its words, each an icon and a word. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MotionMarks, MoveView, PointView } from '../../../src/rpc/views/motionViews.ts';
import type { TurnView } from '../../../src/rpc/views/views.ts';
import { moveEnds } from '../../../src/rpc/words/council/motionWords.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { seatOf } from '../model/seatNames.ts';
import { turnBefore } from '../model/turnEntries.ts';
import { markLook } from '../outcome/gateView.ts';
import { nameOfRun } from '../turns/phaseNames.ts';
import { placeLink } from '../turns/placeLink.ts';
import { inline } from '../turns/proseView.ts';
import { letterMark } from './letters.ts';
import { pointId, wordLook } from './pointMarks.ts';

type Finding = NonNullable<MotionMarks['findings']>[number];
type Criterion = NonNullable<MotionMarks['criteria']>[number];
type Drawn = TemplateResult | typeof nothing;

/** A way to another turn: pressed in the page, followed where it stands still. */
function toTurn({ still, reveal }: Scene, key: string, words: TemplateResult | string): TemplateResult {
  return still
    ? html`<a href="#${still.anchor(key)}">${words}</a>`
    : html`<button class="link" @click=${() => reveal(key)}>${words}</button>`;
}

/** The points that this turn made, of one kind, in the order of what it says. */
export function madeBy(
  { head }: Scene,
  turn: TurnView,
  kind: PointView['kind'],
  texts: readonly string[],
): (PointView | undefined)[] {
  const made = (head.points ?? []).filter((point) => turn.made?.includes(point.id) && point.kind === kind);
  return texts.map(
    (text, nth) =>
      made.find((point) => point.text === text) ?? (made.length === texts.length ? made[nth] : undefined),
  );
}

export function amendmentLine(scene: Scene, turn: TurnView, place: number): Drawn {
  if (turn.amendment === undefined) return nothing;
  const [point] = madeBy(scene, turn, 'amendment', [turn.amendment]);
  const label =
    turn.backs === undefined
      ? `${scene.motion.kind('amendment', undefined)}${scene.say.colon}`
      : scene.motion.backsAmended(turn.backs);
  return html`<div class="move">
    ${icon('edit', 'sm')}<span>${point === undefined ? nothing : html`${pointId(point.id)} `}${label} ${inline(scene, turn.amendment, place)}</span>
  </div>`;
}

/** Why it moved, and the turn that its reason names. */
function reasoned(scene: Scene, move: MoveView, place: number): TemplateResult {
  const label = scene.motion.movedFor(moveEnds(move, scene.motion));
  // In a link stands no other: names are words there.
  const words = inline(scene, move.reason ?? '', move.turn === undefined ? place : 0);
  return html`<div class="move">
    ${icon('arrow-circle-right', 'sm')}<span>${label} ${move.turn === undefined ? words : toTurn(scene, move.turn, html`${words}`)}</span>
  </div>`;
}

export const moveLine = (scene: Scene, { move }: TurnView, place: number): Drawn =>
  move === undefined || move.unexplained === 'no-reason' ? nothing : reasonOrFlag(scene, move, place);

/** A reason that only names a majority is read in the flag, with its words. */
const reasonOrFlag = (scene: Scene, move: MoveView, place: number): Drawn =>
  move.unexplained === 'majority' ? nothing : reasoned(scene, move, place);

/** A move without a reason, or with a majority for one: a flag, to be held against what the seat said before. */
export function moveFlag(scene: Scene, turn: TurnView, place: number): Drawn {
  const { motion, say, state } = scene;
  const { move } = turn;
  if (move?.unexplained === undefined) return nothing;
  const ends = moveEnds(move, motion);
  const majority = move.unexplained === 'majority';
  const before = turnBefore(state.entries, turn.key, turn.seat);
  return html`<div class="rec warnc flag">
    ${icon('warning', 'sm')}<span
      >${majority ? motion.movedWithMajority(ends) : motion.movedUnexplained(ends)}${majority && move.reason !== undefined ? html` <span class="muted">${inline(scene, say.quote(move.reason), place)}</span>` : nothing}
      ${before === undefined ? nothing : toTurn(scene, before.key, say.compareWith(nameOfRun(scene, before)))}</span
    >
  </div>`;
}

export const needsLine = (scene: Scene, { needs }: TurnView, place: number): Drawn =>
  needs === undefined
    ? nothing
    : html`<div class="move">${icon('arrow-right', 'sm')}<span><span class="muted">${scene.motion.needs}</span> ${inline(scene, needs, place)}</span></div>`;

/** “P1 ✓ Withdrawn an hour of read-only leaves no dual writes”. */
export function pointLines(scene: Scene, turn: TurnView, place: number): Drawn {
  const { head, motion } = scene;
  const said = turn.onPoints ?? [];
  if (said.length === 0) return nothing;
  const person = seatOf(head, turn.seat)?.kind === 'human';
  return html`<ul class="plist" aria-label=${motion.points}>
    ${said.map(({ id, word, text, noted }) => {
      const [colour, glyph] = noted === undefined ? wordLook(word, person) : ['pending', 'warning'];
      const point = head.points?.find((each) => each.id === id);
      const note =
        noted === undefined ? nothing : html`<span class="muted">${scene.council.problem(noted)}</span> `;
      return html`<li class="pl" title=${point?.text ?? nothing}>
        ${pointId(id)}<span class="st8 ${colour}">${icon(glyph, 'sm')}<span>${motion.word[word]}</span></span>
        <span>${note}${text === undefined ? nothing : inline(scene, text, place)}</span>
      </li>`;
    })}
  </ul>`;
}

function finding(scene: Scene, one: Finding, point: PointView | undefined, place: number): TemplateResult {
  const { motion, page, say } = scene;
  const more = [
    ...(one.why === undefined ? [] : [[page.findingWhy, one.why] as const]),
    ...(one.mend === undefined ? [] : [[page.findingMend, one.mend] as const]),
  ];
  const id = point === undefined ? nothing : pointId(point.id);
  const at = one.place === undefined ? nothing : html` ${placeLink(scene, one.place)}`;
  const reasons = more.map(
    ([label, text]) =>
      html`<span class="why"><span class="muted">${label}${say.colon}</span> ${inline(scene, text, place)}</span>`,
  );
  if (one.severity === 'blocking')
    return html`<li>
      <div class="note blocking" role="note">
        ${icon('circle-slash')}<span>${id} <b>${motion.kind('finding', 'blocking')}</b> · ${inline(scene, one.text, place)}${at}${reasons}</span>
      </div>
    </li>`;
  return html`<li class="pl">
    ${id}<span class="st8">${icon('search', 'sm')}<span>${motion.kind('finding', one.severity)}</span></span>
    <span>${inline(scene, one.text, place)}${at}${reasons}</span>
  </li>`;
}

export function findingLines(scene: Scene, turn: TurnView, place: number): Drawn {
  const found = turn.findings ?? [];
  if (found.length === 0) return nothing;
  const points = madeBy(
    scene,
    turn,
    'finding',
    found.map(({ text }) => text),
  );
  return html`<ul class="plist finds">${found.map((one, nth) => finding(scene, one, points[nth], place))}</ul>`;
}

const kindGlyph = {
  blocking: 'circle-slash',
  finding: 'search',
  contest: 'error',
  amendment: 'edit',
} as const;

/** Points that it made in words of which no form asks: they stand with their kind. */
export function otherPoints(scene: Scene, turn: TurnView, place: number): Drawn {
  const told = [
    ...madeBy(scene, turn, 'blocking', turn.blocking),
    ...madeBy(
      scene,
      turn,
      'finding',
      (turn.findings ?? []).map(({ text }) => text),
    ),
    ...madeBy(
      scene,
      turn,
      'contest',
      turn.contests.map(({ point }) => point),
    ),
    ...madeBy(scene, turn, 'amendment', turn.amendment === undefined ? [] : [turn.amendment]),
  ];
  const rest = (scene.head.points ?? []).filter(
    ({ id }) => turn.made?.includes(id) && !told.some((point) => point?.id === id),
  );
  if (rest.length === 0) return nothing;
  return html`<ul class="plist">
    ${rest.map(
      (point) => html`<li class="pl">
        ${pointId(point.id)}<span class="st8">${icon(kindGlyph[point.kind], 'sm')}<span>${scene.motion.kind(point.kind, point.severity)}</span></span>
        <span>${inline(scene, point.text, place)}${point.place === undefined ? nothing : html` ${placeLink(scene, point.place)}`}</span>
      </li>`,
    )}
  </ul>`;
}

export const goodLines = (scene: Scene, { good = [] }: TurnView, place: number): Drawn =>
  good.length === 0
    ? nothing
    : html`<div class="rec agree">${icon('thumbsup', 'sm')}<span><span class="muted">${scene.page.good}${scene.say.colon}</span> ${good.map((text, i) => html`${i === 0 ? '' : ' · '}${inline(scene, text, place)}`)}</span></div>`;

/** The acceptance criteria as marks: the brief's words, and why it is so where somebody said. */
export function criteriaMarks(
  scene: Scene,
  criteria: readonly Criterion[] | undefined,
  place: number,
): Drawn {
  const { head, motion, say } = scene;
  if (criteria === undefined || criteria.length === 0) return nothing;
  return html`<ul class="cr" aria-label=${motion.criteria}>
    ${criteria.map(({ n, mark, text }) => {
      const [colour, glyph] = markLook[mark];
      const named = head.acceptance?.[n - 1] ?? `C${n}`;
      return html`<li class="rec ${colour}">
        ${icon(glyph, 'sm')}<span>${inline(scene, named, place)}<span class="sr">${say.colon} ${motion.criterion[mark]}</span>${text === undefined ? nothing : html`<span class="muted">${say.colon} ${inline(scene, text, place)}</span>`}</span>
      </li>`;
    })}
  </ul>`;
}

/** The order in which it puts the answers that it read. */
export const rankingMark = (scene: Scene, { ranking = [] }: TurnView): Drawn =>
  ranking.length === 0
    ? nothing
    : html`<span class="ranks"
        >${scene.motion.ranking}
        ${ranking.map((tier, i) => html`${i === 0 ? nothing : html`<span aria-hidden="true">&gt;</span>`}${tier.map((letter, j) => html`${j === 0 ? nothing : html`<span>=</span>`}${letterMark(scene, letter)}`)}`)}</span
      >`;

/** What the model thought: shown to whoever asks, never read. */
export function thoughts(scene: Scene, turn: TurnView): Drawn {
  const { state, act, motion, page, still } = scene;
  if (turn.thoughts === undefined || turn.thoughts.trim() === '') return nothing;
  const said = html`<div class="thoughts" tabindex="0">${turn.thoughts.trim()}</div>`;
  if (still) return html`<details class="think"><summary>${motion.thoughts}</summary>${said}</details>`;
  const name = `thoughts:${turn.key}`;
  const open = state.whole[name] === true;
  return html`<div class="think">
    <button class="link small" aria-expanded=${open} @click=${() => act({ type: 'whole', name, whole: !open })}>${open ? page.hideThoughts : motion.thoughts}</button>
    ${open ? said : nothing}
  </div>`;
}
