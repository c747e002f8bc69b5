/** The votes of a council with their letters, and its proposals in the order of the peers' rankings. */
import type { Council, PhaseRun } from '../../../../core/councils/council.ts';
import { phaseOf } from '../../../../core/councils/phases.ts';
import { conclusionOf } from '../../../../core/councils/voting/conclusion.ts';
import { isDocumentMotion, motionOf } from '../../../../core/councils/voting/motion.ts';
import { letterOf } from '../../../../core/councils/voting/proposals.ts';
import { backingOf, hasVote, movesIn } from '../../../../core/councils/voting/support.ts';
import { answered } from '../../../../core/councils/voting/tally.ts';
import type { Vote } from '../../../../core/forms/reading.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { motionWords } from '../../../../rpc/words/council/motionWords.ts';
import { faceOf, nameOf, standsByRun } from '../councilFacts.ts';
import { inline } from '../safeMarkdown.ts';
import { table } from './markdownTable.ts';
import { voteColumn, voteMark, voteSign } from './voteMark.ts';

/** A row a seat, a column a vote: each with the letter that it is about. */
export function motionVotes(council: Council): string[] {
  const columns = standsByRun(council);
  if (columns.length === 0) return [];
  const words = archiveWords[council.language];
  const rows = council.seats
    .filter(({ id }) => columns.some(({ stands }) => stands.has(id)))
    .map((seat) => [
      inline(faceOf(seat)),
      ...columns.map(({ run, stands }) => {
        const stand = stands.get(seat.id);
        return stand === undefined || stand === 'none' ? '–' : letteredVote(council, run, seat.id, stand);
      }),
    ]);
  return [
    `## ${words.votes}`,
    table([words.seat, ...columns.map(({ run }) => voteColumn(council, run))], rows),
  ];
}

/** A vote with what it is about: the letter that the seat backs then, or its verdict on the document. */
export function letteredVote(council: Council, run: PhaseRun, seat: string, stand: Vote | 'absent'): string {
  if (stand === 'absent') return voteMark(stand, council.language);
  const words = motionWords[council.language];
  if (phaseOf(council, run)?.form === 'turn') return `${voteSign(stand)} ${words.towardsOthers[stand]}`;
  const isDocument = run.motion ? isDocumentMotion(run.motion) : (council.proposals?.length ?? 0) === 0;
  if (isDocument) return `${voteSign(stand)} ${words.verdicts[stand]}`;
  const mark = voteMark(stand, council.language);
  if (stand === 'unreadable') return mark;
  // Where each votes on what it backs, who backs nothing has voted on nothing: least of all on the motion.
  const put = phaseOf(council, run)?.form === 'challenge' ? '–' : run.motion?.letter;
  const letter = backingOf(council, seat, run) ?? put;
  return letter === undefined ? mark : `${mark} **${letter}**`;
}

/** Where a seat stood before, when it moved: its old mark with the old letter. */
export function letteredFlip(council: Council, run: PhaseRun, seat: string): string {
  const move = movesIn(council, run).find((each) => each.seat === seat);
  if (!move) return '';
  const { vote, letter } = move.from;
  return `${[...(vote === undefined ? [] : [voteSign(vote)]), ...(letter === undefined ? [] : [letter])].join(' ')} → `;
}

/** What could be adopted, the best first, with who backs it now and the place that each seat gave it. */
export function proposalsTable(council: Council): string[] {
  const { proposals = [] } = council;
  // Where nothing is recommended they stand in place of an answer.
  if (proposals.length === 0 || conclusionOf(council)?.drawn === 'positions') return [];
  const words = motionWords[council.language];
  const motion = motionOf(council);
  const order = motion?.order ?? proposals.map(({ letter }) => letter);
  const place = (letter: string): number => {
    const at = order.indexOf(letter);
    return at < 0 ? order.length : at;
  };
  const sorted = proposals.toSorted((a, b) => place(a.letter) - place(b.letter));
  const rankings = rankingsOf(council);
  const isBacked = hasVote(council);
  const title =
    motion?.letter === undefined ? '' : ` · ${words.motionAmong(proposals.length, motion.letter)}`;
  const rows = sorted.map(({ letter, seat, text }) => {
    const backers = council.seats
      .filter(({ id }) => backingOf(council, id) === letter)
      .map((each) => inline(each.name));
    const amended = motion?.letter === letter ? motion.amended : undefined;
    return [
      letter === motion?.letter ? `**${letter}**` : letter,
      [inline(text), ...(amended === undefined ? [] : [`*${words.amendedByAuthor(inline(amended))}*`])].join(
        ' ',
      ),
      seat === undefined ? '–' : nameOf(council, seat),
      ...(isBacked ? [backers.length > 0 ? backers.join(', ') : words.nobody] : []),
      ...[...rankings].map(([voter, tiers]) => placeIn(council, voter, tiers, letter)),
    ];
  });
  const isBest = motion?.letter !== undefined && beatsEach(council, motion.letter, order, rankings);
  const note = isBest ? words.schulze(motion.letter ?? '') : words.schulzeOrder;
  const { seat } = archiveWords[council.language];
  const proposal = councilWords[council.language].proposal;
  const voters = [...rankings.keys()].map((id) =>
    inline(council.seats.find((each) => each.id === id)?.name ?? id),
  );
  return [
    `## ${words.proposals}${title}`,
    table(['', proposal, seat, ...(isBacked ? [words.backers] : []), ...voters], rows),
    ...(rankings.size > 0 ? [`*${words.ranked}. ${note}*`] : []),
    ...(motion?.tie && motion.letter !== undefined
      ? [
          `*${words.tie(motion.tie.letters, motion.letter, motion.tie.by, motion.by)}.${motion.by === 'ranking' ? ` ${words.ties}` : ''}*`,
        ]
      : []),
  ];
}

/** A seat's place for its own answer does not count. */
const others = (tiers: string[][], own: string | undefined): string[][] =>
  tiers.map((tier) => tier.filter((each) => each !== own)).filter((tier) => tier.length > 0);

/** The last ranking of each seat that gave one, in seat order. */
function rankingsOf(council: Council): Map<string, string[][]> {
  const given = council.runs
    .flatMap(answered)
    .flatMap(({ seat, reading }) =>
      reading?.form === 'challenge' && reading.ranking
        ? [[seat, others(reading.ranking, letterOf(council, seat))] as const]
        : [],
    );
  const last = new Map(given);
  return new Map(
    council.seats.flatMap(({ id }) => {
      const ranking = last.get(id);
      return ranking ? [[id, ranking] as const] : [];
    }),
  );
}

/** More rankings place it above each other answer than below; an answer that a ranking leaves out stands below those it names. */
function beatsEach(
  council: Council,
  letter: string,
  letters: readonly string[],
  rankings: ReadonlyMap<string, string[][]>,
): boolean {
  const tierOf = (tiers: string[][], one: string): number => {
    const at = tiers.findIndex((tier) => tier.includes(one));
    return at < 0 ? tiers.length : at;
  };
  const beats = (other: string): boolean => {
    const sides = [...rankings]
      .filter(([voter]) => ![letter, other].includes(letterOf(council, voter) ?? ''))
      .map(([, tiers]) => Math.sign(tierOf(tiers, other) - tierOf(tiers, letter)));
    return sides.reduce((sum, side) => sum + side, 0) > 0;
  };
  return letters.every((other) => other === letter || beats(other));
}

/** From 1, those on one level equal; one's own answer has none, one that was left out stands nowhere. */
function placeIn(council: Council, voter: string, tiers: string[][], letter: string): string {
  if (letterOf(council, voter) === letter) return '–';
  const at = tiers.findIndex((tier) => tier.includes(letter));
  return at < 0 ? '·' : String(tiers.slice(0, at).flat().length + 1);
}
