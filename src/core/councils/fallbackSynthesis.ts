/**
 * A synthesis drawn from what was said when nobody could write one. It quotes, adds nothing, and says so in its first line;
 * it recommends the motion with its tally and nothing else, and without a motion nothing.
 */

import { extractWords } from '../forms/asks/extractWords.ts';
import { synthesisLabels } from '../forms/asks/labels.ts';
import type { SynthesisReading } from '../forms/reading.ts';
import type { SeatId } from '../ids.ts';
import type { Council, Turn } from './council.ts';
import { firstSentence } from './firstSentence.ts';
import type { Motion } from './motion.ts';
import { isDocumentMotion, motionOf } from './voting/motion.ts';
import { lastStand, standIn } from './voting/standings.ts';
import { type Support, standAgainst, supportOf } from './voting/support.ts';
import { answered, votingSeats } from './voting/tally.ts';

const lastWords = (council: Council, seat: string): Turn | undefined =>
  council.runs
    .flatMap((run) => answered(run))
    .findLast((turn) => turn.seat === seat && turn.reading?.form !== 'synthesis');

interface Extract {
  text: string;
  reading: SynthesisReading;
}

export const extractiveSynthesis = (council: Council): Extract =>
  council.votesOn === 'motion' ? drawnFromMotion(council) : drawnFromVotes(council);

function drawnFromMotion(council: Council): Extract {
  const say = extractWords[council.language];
  const motion = motionOf(council);
  const support = supportOf(council);
  const isCarried = motion !== undefined && (!isDocumentMotion(motion) || hasHalf(support));
  const recommendation = isCarried ? motionWords(council, motion) : undefined;
  const insights = positionsOf(council);
  const minority = (support ? standAgainst(support) : []).map(({ seat }) => ({
    seat,
    text: sentenceOf(support?.run.turns.find((turn) => turn.seat === seat)),
  }));
  const bullet = (items: { seat: string; text: string; letter?: string }[]) =>
    items
      .map(({ seat, text, letter }) => `- ${letter === undefined ? '' : `${letter}, `}@${seat}: ${text}`)
      .join('\n');
  const tally = support
    ? (isCarried ? say.tally : say.notApproved)(support.back, support.of, motion?.letter)
    : say.notVotedOn;
  const sections = [
    motion ? say.fromMotion : say.fromPositions,
    ...(motion
      ? [`## ${say.answer}\n${recommendation === undefined ? '' : `${recommendation}\n\n`}${tally}`]
      : []),
    ...(insights.length > 0 ? [`## ${say.positions}\n${bullet(insights)}`] : []),
    ...(minority.length > 0 ? [`## ${synthesisLabels[council.language].minority}\n${bullet(minority)}`] : []),
  ];
  return {
    text: sections.join('\n\n'),
    reading: {
      form: 'synthesis',
      consensus: [],
      disagreements: [],
      insights: insights.map(({ seat, text }) => ({ seat, text })),
      risks: [],
      minority,
      problems: [],
      ...(recommendation === undefined ? {} : { recommendation, follows: { motion: true } }),
    },
  };
}

/** In the words in which it was put to the vote, with what was made part of it. */
function motionWords({ language }: Council, { text, amended, accepted = [] }: Motion): string {
  const say = extractWords[language];
  return [
    text,
    ...(amended === undefined ? [] : [say.amended(amended)]),
    ...accepted.map((each) => say.accepted(each.by, each.text)),
  ].join('\n');
}

const hasHalf = (support: Support | undefined): boolean =>
  support !== undefined && support.back * 2 > support.of;

/** What each seat proposed; where nobody was asked to propose anything, the first sentence of its last words. */
function positionsOf(council: Council): { seat: SeatId; text: string; letter?: string }[] {
  const proposed = (council.proposals ?? []).flatMap(({ seat, text, letter }) =>
    seat === undefined ? [] : [{ seat, text, letter }],
  );
  if (proposed.length > 0) return proposed;
  return votingSeats(council).flatMap(({ id }) => {
    const text = sentenceOf(lastWords(council, id));
    return text === '' ? [] : [{ seat: id, text }];
  });
}

const sentenceOf = (turn: Turn | undefined): string => (turn?.text ? firstSentence(turn) : '');

/** As councils of earlier releases had it. */
function drawnFromVotes(council: Council): Extract {
  const labels = synthesisLabels[council.language];
  const voted = lastStand(council);
  const seats = votingSeats(council);
  const insights = seats.flatMap((seat) => {
    const turn = lastWords(council, seat.id);
    return turn?.text ? [{ seat: seat.id, text: firstSentence(turn) }] : [];
  });
  const against = voted ? answered(voted).filter((turn) => standIn(council, voted, turn) === 'disagree') : [];
  const minority = against.map((turn) => ({ seat: turn.seat, text: firstSentence(turn) }));
  const proposals = council.runs
    .flatMap((run) => answered(run))
    .flatMap((turn) =>
      turn.reading?.form === 'challenge' && turn.reading.proposal ? [turn.reading.proposal] : [],
    );
  const recommendation = proposals[0] ?? insights[0]?.text ?? '';
  const bullet = (items: { seat: string; text: string }[]) =>
    items.map((item) => `- @${item.seat}: ${item.text}`).join('\n');
  const sections = [
    labels.extractNotice,
    ...(insights.length > 0 ? [`## ${labels.insights}\n${bullet(insights)}`] : []),
    ...(recommendation ? [`## ${labels.recommendation}\n${recommendation}`] : []),
    ...(minority.length > 0 ? [`## ${labels.minority}\n${bullet(minority)}`] : []),
  ];
  return {
    text: sections.join('\n\n'),
    reading: {
      form: 'synthesis',
      consensus: [],
      disagreements: [],
      insights,
      risks: [],
      minority,
      problems: [],
      ...(recommendation ? { recommendation } : {}),
    },
  };
}
