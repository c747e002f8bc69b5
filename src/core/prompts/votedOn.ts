/** What a vote is about, as a seat is shown it: the proposals by letter, the one motion, the tally, the ledger. All of it is what seats said, and fenced as such. */
import type { Point } from '../councils/motion.ts';
import { isDocumentMotion } from '../councils/voting/motion.ts';
import type { FormName } from '../forms/reading.ts';
import type { SeatId } from '../ids.ts';
import { type Instructions, instructions } from './promptWords.ts';
import { fenced, spoken } from './quoteOthers.ts';
import type { Scene } from './seatScene.ts';

export const oneLine = (text: string, most: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, most);

const longestText = 1000;

/** In an anonymous council nobody is told whose a proposal is but by its letter. */
function nameOf({ table, others, judge, brief }: Scene, seat: SeatId | undefined): string {
  if (seat === undefined || brief.anonymous) return '';
  return (
    [...table, ...(judge ? [judge] : []), ...others.map((one) => ({ id: one.seat, name: one.name }))].find(
      ({ id }) => id === seat,
    )?.name ?? seat
  );
}

/** Forms that choose between proposals, or score them. */
const choosing: ReadonlySet<FormName> = new Set<FormName>(['challenge', 'matrix', 'synthesis']);

export function proposalsShown(scene: Scene, mark: string): string[] {
  const { proposals = [], form, seat, language } = scene;
  if (proposals.length === 0 || !choosing.has(form)) return [];
  const say = instructions[language];
  const areOptions = proposals.every((each) => each.seat === undefined);
  const lines = proposals.map(({ letter, seat: by, text }) => {
    const name = nameOf(scene, by);
    return `${letter}${name === '' ? '' : ` (${name})`}${say.colon} ${oneLine(text, longestText)}`;
  });
  const own = proposals.find((each) => each.seat === seat.id)?.letter;
  return [areOptions ? say.options : say.proposals(own), fenced(mark, '', lines.join('\n'))];
}

/** Forms that vote on the motion, speak for or against it, or conclude on it. */
const onMotion: ReadonlySet<FormName> = new Set<FormName>(['final', 'ballot', 'advocate', 'synthesis']);

export function motionPut(scene: Scene, mark: string): string[] {
  const { motion, form, language, seat } = scene;
  // The work that is voted on is shown as such.
  if (!motion || !onMotion.has(form) || isDocumentMotion(motion)) return [];
  const say = instructions[language];
  const who = [motion.letter, nameOf(scene, motion.seat)].filter(Boolean).join(', ');
  const lines = [
    say.motion(oneLine(motion.text, longestText), who),
    ...(motion.amended === undefined ? [] : [say.amended(oneLine(motion.amended, longestText))]),
    ...(motion.accepted ?? []).map(({ by, text }) =>
      say.accepted(nameOf(scene, by) || by, oneLine(text, longestText)),
    ),
  ];
  const isVote = form === 'final' || form === 'ballot';
  const intro = isVote && motion.seat === seat.id ? say.motionIsYours : say.motionIs;
  // In a person's own words it is theirs to say, and no seat's.
  const quoted = motion.by === 'person' && motion.letter === undefined ? spoken : fenced;
  return [form === 'synthesis' ? say.motionWas : intro, quoted(mark, '', lines.join('\n'))];
}

/** How everyone voted, and the order of the rankings: for whoever writes the last word. */
export function tallyShown(scene: Scene, mark: string): string[] {
  const { tally, motion, scores = [], language, form } = scene;
  // Who ranked what how high is no argument: nobody who votes is shown it.
  if (form !== 'synthesis') return [];
  const say = instructions[language];
  const votes = (tally?.stands ?? []).map(
    ({ name, vote, letter }) =>
      `- ${name}${say.colon} ${[vote === undefined ? say.noVote : say.votes[vote], letter === undefined ? '' : say.backs(letter)].filter(Boolean).join(', ')}`,
  );
  const order = motion?.order ?? [];
  const rows = scores.map(
    ({ option, score, apart }) =>
      `- ${oneLine(option, 200)}${say.colon} ${score ?? '?'}/5${apart ? ` (${say.apart})` : ''}`,
  );
  return [
    ...(tally ? [say.tally(tally.back, tally.of, tally.verdict), votes.join('\n')] : []),
    ...(order.length > 1 ? [`${say.ranked} ${order.join(' > ')}`] : []),
    ...(rows.length > 0 ? [say.scored, fenced(mark, '', rows.join('\n'))] : []),
  ];
}

/** Forms that speak of points by their ids. A table of scores, a round table's stances and a page do not. */
export const pointForms: ReadonlySet<FormName> = new Set<FormName>([
  'challenge',
  'final',
  'advocate',
  'review',
  'response',
  'outline',
  'draft',
  'plan',
  'change',
  'qa',
  'synthesis',
]);

export function pointsShown(scene: Scene, mark: string): string[] {
  const { points = [], closedPoints = [], language, form } = scene;
  if (!pointForms.has(form)) return [];
  const say = instructions[language];
  const listed = (list: Point[]) =>
    fenced(mark, '', list.map((point) => pointLine(scene, point, say)).join('\n'));
  return [
    ...(points.length > 0 ? [say.points, listed(points)] : []),
    ...(closedPoints.length > 0 ? [say.closedPoints, listed(closedPoints)] : []),
  ];
}

/** `P2 (blocking, Nova to Henry): no way back — settled by: a rehearsed rollback — answered by Henry: rehearsed on Monday`. */
function pointLine(scene: Scene, point: Point, say: Instructions): string {
  const name = (id: string) =>
    point.check && id === point.by ? `${say.check} ${id}` : nameOf(scene, id) || id.toUpperCase();
  const by = point.by === scene.seat.id && !point.check ? say.yours : name(point.by);
  const to = point.to === scene.seat.id ? say.toYou : point.to && name(point.to);
  const place = point.place && `${point.place.path}:${point.place.line}`;
  const what = [
    point.severity ? `${say.kinds[point.kind]} ${say.severities[point.severity]}` : say.kinds[point.kind],
    place !== undefined && !point.text.includes(place) ? place : '',
    to === undefined ? by : say.pointTo(by, to),
  ].filter(Boolean);
  const last = point.history.findLast((each) => each.what !== 'made' && each.what !== 'unmentioned');
  const since = last
    ? ` — ${say.said(say.moves[last.what], name(last.by), oneLine(last.text ?? '', 300))}`
    : '';
  const settles =
    point.settles === undefined ? '' : ` — ${say.settledBy}${say.colon} ${oneLine(point.settles, 300)}`;
  return `${point.id} (${what.join(', ')})${say.colon} ${oneLine(point.text, 400)}${settles}${since}`;
}
