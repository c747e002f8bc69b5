/** A synthesis drawn from what was said when nobody could write one. It quotes, adds nothing, and says so. */

import { synthesisLabels } from '../forms/asks/labels.ts';
import type { SynthesisReading } from '../forms/reading.ts';
import type { Council, Turn } from './council.ts';
import { firstSentence } from './firstSentence.ts';
import { lastStand, standIn } from './voting/standings.ts';
import { answered, votingSeats } from './voting/tally.ts';

const lastWords = (council: Council, seat: string): Turn | undefined =>
  council.runs
    .flatMap((run) => answered(run))
    .findLast((turn) => turn.seat === seat && turn.reading?.form !== 'synthesis');

export function extractiveSynthesis(council: Council): { text: string; reading: SynthesisReading } {
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
