/** The marks of a point: an id, a status with a shape of its own, whom it is between, and what became of it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MotionMarks, PointView } from '../../../src/rpc/views/motionViews.ts';
import type { CouncilHead } from '../../../src/rpc/views/views.ts';
import { icon } from '../../shared/icon.ts';
import type { Scene } from '../frame/transcriptScene.ts';
import { nameOf } from '../model/seatNames.ts';
import { phaseWord } from '../turns/phaseNames.ts';

type PointWord = NonNullable<MotionMarks['onPoints']>[number];
type Standing = PointView['status'] | PointWord['word'];

const looks: Record<Standing, readonly [colour: string, glyph: string]> = {
  open: ['pending', 'circle-large'],
  answered: ['pending', 'reply'],
  kept: ['disagree', 'pinned'],
  withdrawn: ['agree', 'pass'],
  waived: ['humanc', 'law'],
  accepted: ['agree', 'check'],
  declined: ['pending', 'close'],
  settled: ['agree', 'pass'],
  mended: ['agree', 'wrench'],
  disputed: ['disagree', 'comment-unresolved'],
};

export const pointId = (id: string): TemplateResult => html`<span class="pid">${id}</span>`;

const last = (point: PointView, ...what: string[]) =>
  point.history.findLast((each) => what.includes(each.what));

/** Purple is a person's: what the judge of a gate waives is muted. */
const isByPerson = (head: CouncilHead, by: string | undefined): boolean =>
  head.seats.find((seat) => seat.id === by)?.kind !== 'agent';

export function pointLook(head: CouncilHead, point: PointView): readonly [colour: string, glyph: string] {
  const [colour, glyph] = looks[point.status];
  if (point.status === 'waived' && !isByPerson(head, last(point, 'waived')?.by)) return ['pending', glyph];
  return [colour, glyph];
}

export const wordLook = (word: PointWord['word'], byPerson: boolean): readonly [string, string] =>
  word === 'waived' && !byPerson ? ['pending', looks.waived[1]] : looks[word];

export const pointGlyph = (scene: Scene, point: PointView): TemplateResult => {
  const [colour, glyph] = pointLook(scene.head, point);
  const word = scene.motion.status[point.status];
  return html`<span class="glyph ${colour}" title="${point.id} ${word.toLowerCase()}">${icon(glyph, 'sm')}<span class="sr">${point.id}${scene.say.colon} ${word}</span></span>`;
};

/** A check is called by its own name. */
export const authorOf = (head: CouncilHead, { by, check }: Pick<PointView, 'by' | 'check'>): string =>
  check ? by : nameOf(head, by);

type Happened = PointView['history'][number];

/** Where something of a point happened: in a phase, or with a person once the last word was spoken. */
export const whereIn = (scene: Scene, { run, phase, what, by }: Happened): string =>
  what === 'waived' &&
  isByPerson(scene.head, by) &&
  scene.head.phases.find((each) => each.run === run)?.closing === true
    ? scene.council.yourDecision
    : phaseWord(scene, phase);

/** “Blaise → Nova · kept in Resolve”. */
export function pointStanding(scene: Scene, point: PointView): string {
  const { head, motion } = scene;
  const moved = last(point, point.status) ?? last(point, 'made');
  const by = moved === undefined ? '' : authorOf(head, { by: moved.by });
  const standing = motion.standing(point.status, moved === undefined ? '' : whereIn(scene, moved), by);
  const to = point.to === undefined ? (point.open ? motion.everyone : undefined) : nameOf(head, point.to);
  return `${motion.fromTo(authorOf(head, point), to)} · ${standing}`;
}

/** Only what was withdrawn is struck; what was waived stays readable. */
export const pointText = (point: PointView, text: TemplateResult | string): TemplateResult =>
  point.status === 'withdrawn' || point.status === 'settled'
    ? html`<s class="muted">${text}</s>`
    : html`<span>${text}</span>`;

export function kindTag({ motion }: Scene, { kind, severity }: PointView): TemplateResult {
  return html`<span class="tag kd ${kind === 'blocking' ? 'blocking' : ''}"
    >${kind === 'blocking' ? icon('circle-slash', 'xs') : nothing}${motion.kind(kind, severity)}</span
  >`;
}

/** “P2, kept, contest, Blaise to Nova, {text}”. */
export function pointSaid(scene: Scene, point: PointView): string {
  const { head, motion, say } = scene;
  const to = point.to === undefined ? say.toEveryone : say.to(nameOf(head, point.to));
  return [
    point.id,
    motion.status[point.status].toLowerCase(),
    motion.kind(point.kind, point.severity).toLowerCase(),
    `${authorOf(head, point)} ${to}`,
    point.text,
  ].join(', ');
}

const number = ({ id }: PointView): number => Number(id.slice(1));
/** The open ones first, and of those what is held hardest. */
const rank: Record<PointView['status'], number> = {
  kept: 0,
  answered: 1,
  open: 2,
  withdrawn: 3,
  waived: 4,
  accepted: 5,
  declined: 6,
  settled: 7,
};

export const inOrder = (points: readonly PointView[]): PointView[] =>
  [...points].sort(
    (a, b) => Number(b.open) - Number(a.open) || rank[a.status] - rank[b.status] || number(a) - number(b),
  );

export const openPoints = (head: CouncilHead): PointView[] =>
  inOrder((head.points ?? []).filter((point) => point.open));

/** Open, and adopting the motion would be wrong while it is. */
export const blockingCount = (head: CouncilHead): number =>
  (head.points ?? []).filter(
    (point) => point.open && (point.kind === 'blocking' || point.severity === 'blocking'),
  ).length;
