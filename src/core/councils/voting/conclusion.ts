/**
 * The council's last word beside its motion: whether a model wrote it, whether it recommends the motion, and who stood
 * against it. The minority is the tally's: whoever voted against stands there, whatever the last word says.
 */
import type { SynthesisReading } from '../../forms/reading.ts';
import type { SeatId } from '../../ids.ts';
import { lastOf } from '../artefacts.ts';
import type { Council, Turn } from '../council.ts';
import { firstSentence } from '../firstSentence.ts';
import { answered } from '../repliesIn.ts';
import { motionOf } from './motion.ts';
import { proposalOf } from './proposals.ts';
import { type Support, standAgainst, supportOf } from './support.ts';

export interface Minority {
  seat?: SeatId;
  text: string;
  /** What it backs instead. */
  letter?: string;
  confidence?: number;
}

export interface Conclusion {
  turn: Turn;
  reading: SynthesisReading;
  /** No model wrote it: it was drawn from the motion, or from the positions where there is none. */
  drawn?: 'motion' | 'positions';
  /** Who was asked to write it before that, and did not. */
  unreachable: SeatId[];
  /** It does not recommend the motion, or does not say whether it does. */
  departs?: { because?: string; silent?: true; letter?: string };
  minority: Minority[];
}

/** Of a council whose votes are on a motion; of earlier ones there is nothing to say but their synthesis. */
export function conclusionOf(council: Council): Conclusion | undefined {
  const last = council.votesOn === 'motion' ? lastOf(council, 'synthesis') : undefined;
  if (!last) return undefined;
  const { turn, reading } = last;
  const isDrawn = turn.model === 'extract';
  const motion = motionOf(council);
  const departure = motion && !isDrawn ? departs(council, reading) : undefined;
  return {
    turn,
    reading,
    ...(isDrawn ? { drawn: motion ? ('motion' as const) : ('positions' as const) } : {}),
    unreachable: isDrawn ? unreachable(council) : [],
    ...(departure ? { departs: departure } : {}),
    minority: minorityOf(council, reading),
  };
}

function departs(council: Council, { follows, recommendation }: SynthesisReading): Conclusion['departs'] {
  const letter = recommendedLetter(council, recommendation);
  // Whatever it says of itself: the words of another proposal, and not the motion's, are another answer.
  if (follows?.motion)
    return letter === undefined || holdsMotion(council, recommendation) ? undefined : { letter };
  if (!follows) return { silent: true };
  return {
    ...(follows.because === undefined ? {} : { because: follows.because }),
    ...(letter === undefined ? {} : { letter }),
  };
}

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const holdsMotion = (council: Council, answer = ''): boolean =>
  plain(answer).includes(plain(motionOf(council)?.text ?? ''));

/** Only where the very words of another proposal stand in the answer: nothing is guessed. */
function recommendedLetter(council: Council, answer = ''): string | undefined {
  const put = motionOf(council)?.letter;
  const found = (council.proposals ?? []).filter(
    ({ letter, text }) => letter !== put && plain(text) !== '' && plain(answer).includes(plain(text)),
  );
  return found.length === 1 ? found[0]?.letter : undefined;
}

/** The seats whose turn it was to write the last word and who gave none, in the order in which they were asked. */
function unreachable(council: Council): SeatId[] {
  const phase = council.runs.findLast((run) => !run.skipped)?.phase;
  const asked = council.runs
    .filter((run) => run.phase === phase)
    .flatMap((run) => run.turns)
    .filter(({ state, model }) => state === 'absent' || model === 'extract')
    .map(({ seat }) => seat);
  return [...new Set(asked)];
}

function minorityOf(council: Council, reading: SynthesisReading): Minority[] {
  const support = supportOf(council);
  const against = support ? standAgainst(support) : [];
  const seats = new Set(against.map(({ seat }) => seat));
  const told = (seat: SeatId): string | undefined =>
    reading.minority.find((each) => each.seat === seat)?.text;
  return [
    ...against.map(({ seat, letter }): Minority => {
      const sure = confidenceOf(council, seat);
      return {
        seat,
        text: told(seat) ?? ownWords(support, seat) ?? proposalOf(council, letter)?.text ?? '',
        ...(letter === undefined ? {} : { letter }),
        ...(sure === undefined ? {} : { confidence: sure }),
      };
    }),
    ...reading.minority.filter(({ seat }) => seat === undefined || !seats.has(seat)),
  ];
}

const ownWords = (support: Support | undefined, seat: SeatId): string | undefined => {
  const turn = support && answered(support.run).find((each) => each.seat === seat);
  const { reading } = turn ?? {};
  const needs = reading && 'needs' in reading ? reading.needs : undefined;
  const said = turn && firstSentence(turn);
  // Of a reply that only fills in its form the vote is no reason.
  return (said && !fillsIn.test(said) ? said : needs) || undefined;
};

const fillsIn =
  /^(?:vote|verdict|backs|soutient|stance|position|confidence|confiance|ranking|classement|blocking issues?|points? bloquants?)\s*[:：]/iu;

/** How sure a seat was the last time it said. */
export const confidenceOf = (council: Council, seat: SeatId): number | undefined =>
  council.runs
    .flatMap(answered)
    .filter((turn) => turn.seat === seat)
    .flatMap(({ reading }) => (reading && 'confidence' in reading ? (reading.confidence ?? []) : []))
    .at(-1);
