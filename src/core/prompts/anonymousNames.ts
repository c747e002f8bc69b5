/** Seats as letters: in an anonymous council nobody knows who speaks until the archive says so. */
import { aliases } from '../councils/aliases.ts';
import type { Council } from '../councils/council.ts';
import type { Motion, Point } from '../councils/motion.ts';
import type { Reading } from '../forms/reading.ts';
import type { SeatId } from '../ids.ts';
import type { Heard, Scene } from './seatScene.ts';

export function anonymised(scene: Scene, council: Council): Scene {
  const known = aliases(council);
  const idOf = (seat: SeatId) => known.get(seat)?.id ?? seat;
  const nameOf = (seat: SeatId) => known.get(seat)?.name ?? seat;
  const mask = maskNames(council, known);
  const hide = ({ emoji: _emoji, ...heard }: Heard): Heard => ({
    ...heard,
    seat: idOf(heard.seat),
    name: nameOf(heard.seat),
    text: mask(heard.text),
    reading: hideSeats(heard.reading, idOf),
  });
  const { emoji: _emoji, ...seat } = scene.seat;
  return {
    ...scene,
    seat: { ...seat, id: idOf(seat.id), name: nameOf(seat.id) },
    table: scene.table.map((one) => ({ id: idOf(one.id), name: nameOf(one.id), role: '' })),
    others: scene.others.map(hide),
    own: scene.own.map(hide),
    documents: scene.documents.map(hide),
    disagreements: scene.disagreements.map((one) => ({
      ...one,
      seat: idOf(one.seat),
      point: mask(one.point),
      ...(one.against === undefined ? {} : { against: idOf(one.against) }),
    })),
    ...(scene.proposals
      ? { proposals: scene.proposals.map((one) => ({ ...withSeat(one, idOf), text: mask(one.text) })) }
      : {}),
    ...(scene.motion ? { motion: hideMotion(scene.motion, idOf, mask) } : {}),
    ...(scene.points ? { points: scene.points.map((point) => hidePoint(point, idOf, mask)) } : {}),
    ...(scene.closedPoints
      ? { closedPoints: scene.closedPoints.map((point) => hidePoint(point, idOf, mask)) }
      : {}),
    ...(scene.tally
      ? {
          tally: {
            ...scene.tally,
            stands: scene.tally.stands.map((one) => ({
              ...one,
              seat: idOf(one.seat),
              name: nameOf(one.seat),
            })),
          },
        }
      : {}),
    questions: scene.questions.map((one) => ({
      ...one,
      from: idOf(one.from),
      name: nameOf(one.from),
      text: mask(one.text),
    })),
    injections: scene.injections.map((one) => ({ ...one, text: mask(one.text) })),
    ...(scene.anotherRound === undefined ? {} : { anotherRound: mask(scene.anotherRound) }),
    ...(scene.sentBack ? { sentBack: { ...scene.sentBack, issues: scene.sentBack.issues.map(mask) } } : {}),
    ...(scene.askedAgain?.text === undefined
      ? {}
      : { askedAgain: { ...scene.askedAgain, text: mask(scene.askedAgain.text) } }),
    absent: scene.absent.map((one) => ({
      ...one,
      name: nameOf(council.seats.find((each) => each.name === one.name)?.id ?? one.name),
    })),
  };
}

const withSeat = <T extends { seat?: SeatId }>(one: T, idOf: (seat: SeatId) => string): T =>
  one.seat === undefined ? one : { ...one, seat: idOf(one.seat) };

function hideMotion(motion: Motion, idOf: (seat: SeatId) => string, mask: (text: string) => string): Motion {
  return {
    ...withSeat(motion, idOf),
    text: mask(motion.text),
    ...(motion.amended === undefined ? {} : { amended: mask(motion.amended) }),
    ...(motion.accepted
      ? { accepted: motion.accepted.map((one) => ({ ...one, by: idOf(one.by), text: mask(one.text) })) }
      : {}),
  };
}

/** A check has a name of its own. */
function hidePoint(point: Point, idOf: (seat: SeatId) => string, mask: (text: string) => string): Point {
  const by = (id: string) => (point.check && id === point.by ? id : idOf(id));
  return {
    ...point,
    by: by(point.by),
    text: mask(point.text),
    ...(point.to === undefined ? {} : { to: idOf(point.to) }),
    ...(point.settles === undefined ? {} : { settles: mask(point.settles) }),
    history: point.history.map((each) => ({
      ...each,
      by: by(each.by),
      ...(each.text === undefined ? {} : { text: mask(each.text) }),
    })),
  };
}

/** A reading names seats too: towards whom a stance is, whom a point contests. */
function hideSeats(reading: Reading, idOf: (seat: SeatId) => string): Reading {
  const hide = <T extends { seat?: SeatId }>(list: T[]): T[] =>
    list.map((each) => (each.seat === undefined ? each : { ...each, seat: idOf(each.seat) }));
  switch (reading.form) {
    case 'challenge':
      return { ...reading, contests: hide(reading.contests) };
    case 'turn':
    case 'ballot':
      return { ...reading, stances: hide(reading.stances) };
    case 'synthesis':
      return { ...reading, insights: hide(reading.insights), minority: hide(reading.minority) };
    default:
      return reading;
  }
}

/** Replaces names and ids wherever they stand as words of their own. */
export function maskNames(council: Council, known: ReturnType<typeof aliases>): (text: string) => string {
  const pairs = council.seats.flatMap((seat) => {
    const alias = known.get(seat.id);
    return alias
      ? [
          [`@${seat.id}`, `@${alias.id}`],
          [seat.name, alias.name],
        ]
      : [];
  });
  const patterns = pairs.map(
    ([word = '', alias = '']) =>
      [new RegExp(`(?<![\\p{L}\\p{N}_-])${escape(word)}(?![\\p{L}\\p{N}_-])`, 'giu'), alias] as const,
  );
  return (text) => patterns.reduce((masked, [pattern, alias]) => masked.replace(pattern, alias), text);
}

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
