/** The words of what a council votes on, in both languages and for every surface: proposals, the motion, moves, the ledger of points, the synthesis. */
import type { Motion, Point } from '../../../core/councils/motion.ts';
import type { Vote } from '../../../core/forms/reading.ts';
import { french } from './motionFrench.ts';

type Statuses = Record<Point['status'], string>;
type Moves = Point['history'][number]['what'];

/** A stand in words: the letter, or the vote where the letter is the same before and after. */
interface Ends {
  from: string;
  to: string;
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
/** A list as a sentence has it. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

type TieBreak = NonNullable<Motion['tie']>['by'];

const en = {
  // Proposals
  proposals: 'Proposals',
  proposalsMade: (n: number) => plural(n, 'proposal', 'proposals'),
  proposalsBlind: (n: number) => `${plural(n, 'proposal', 'proposals')}, blind`,
  /** Beside the heading of the list of proposals. */
  motionAmong: (n: number, letter: string) => `${n}, ${letter} is the motion`,
  amendedByAuthor: (text: string) => `amended by its author: “${text}”`,
  acceptedAmendment: (by: string, text: string) => `with an amendment by ${by}: “${text}”`,
  nobody: 'nobody',
  quoted: (text: string) => `“${text}”`,
  good: 'What is good',
  backers: 'Backers',
  answeredOf: (n: number, of: number) => `${n} of ${of} answered`,
  eachItsOwn: 'each backs its own',
  blockingPoints: (n: number) => plural(n, 'blocking point', 'blocking points'),
  pointsMade: (n: number) => `${plural(n, 'point', 'points')} made`,
  pointsPut: (n: number) => `${plural(n, 'point', 'points')} put to their seats`,

  // Ranking
  ranked: 'Ranked by the peers',
  order: 'Order',
  schulze: (letter: string) =>
    `Schulze order: ${letter} beats each other answer. – is one’s own answer, not counted.`,
  /** Where the first does not beat every other one directly. */
  schulzeOrder: 'Schulze order. – is one’s own answer, not counted.',
  beats: (n: number, of: number) => `beats ${n} of ${of}`,
  /** What was equal, by what chose the motion, and what decided. */
  tie: (letters: readonly string[], letter: string, by: TieBreak, chosen?: Motion['by']) =>
    `${listed(letters)} ${chosen === 'backers' ? 'have as many backers' : chosen === 'stances' ? 'are favoured alike' : chosen === 'scores' ? 'score alike' : 'tie in the ranking'}; ${letter} ${{ scores: 'scores higher', backers: 'has more backers', ranking: 'is first in the ranking', confidence: 'has the more confident backers', letter: 'is the first letter' }[by]}`,
  ties: 'Ties: backers, then mean confidence, then letter.',

  // The motion
  motion: 'Motion',
  motionNamed: (letter: string) => `Motion ${letter}`,
  /** Where the motion is the document or the change itself. */
  theDocument: 'the document',
  /** Where it is in a person's own words and has no letter. */
  theMotion: 'the motion',
  inTheseWords: 'put to the vote in these words',
  putToVote: (letter: string) => `${letter} is put to the vote`,
  /** Why this one and no other. */
  putBecause: (letter: string | undefined, by: Motion['by']) =>
    letter === undefined
      ? by === 'person'
        ? 'Put to the vote by a person, in their own words.'
        : 'The document is put to the vote.'
      : `${letter} is put to the vote: ${
          {
            'all-back-it': 'everyone who answered backs it',
            ranking: 'first in the peers’ ranking',
            backers: 'no other has more backers',
            stances: 'the stances favour it',
            scores: 'it has the best scores',
            document: 'it is the document',
            person: 'a person put it',
          }[by]
        }.`,
  votedOn: (n: number, of: number) => `${n} of ${of} voted on the motion`,
  advocate: 'advocate against the motion',
  keptAsked: 'Everyone was asked once whether they keep their vote.',

  // Support
  support: (letter: string | undefined) =>
    letter === undefined ? 'Support for the document' : `Support for ${letter}`,
  /** “3 of 4 back B”; without a letter the document is the motion. */
  back: (n: number, of: number, letter: string | undefined) =>
    letter === undefined
      ? `${n} of ${of} ${n === 1 ? 'approves' : 'approve'}`
      : `${n} of ${of} ${n === 1 ? 'backs' : 'back'} ${letter}`,
  backIt: (n: number) => `${n} ${n === 1 ? 'backs' : 'back'} it`,
  against: (n: number, letters: readonly string[]) =>
    letters.length === 0 ? `${n} against` : `${n} against, for ${listed(letters)}`,
  /** After a seat's name. */
  backs: (letter: string | undefined, confidence: number | undefined) =>
    [
      ...(letter === undefined ? ['against'] : [`backs ${letter}`]),
      ...(confidence === undefined ? [] : [`confidence ${confidence}/5`]),
    ].join(', '),
  /** Who backs, and where the others stand: “(Henry, Sage, Nova); Blaise → C”. */
  tallyOf: (tally: string, backers: readonly string[], others: readonly string[]) =>
    [`${tally}${backers.length > 0 ? ` (${backers.join(', ')})` : ''}`, ...others].join('; '),
  standsOn: (name: string, stand: string) => `${name} → ${stand}`,
  nuanceOn: (letter: string) => `nuance on ${letter}`,
  againstIt: (letter: string) => `against ${letter}`,
  noVote: 'No vote in this council',
  oneRound: 'One round: positions, no consensus to speak of.',
  notConverged: (n: number) => `Not converged: all agree, on ${n} different answers`,
  /** The verdicts of a document and of a change, in place of the votes. */
  verdicts: {
    agree: 'Approve',
    nuance: 'Approve with changes',
    disagree: 'Block',
    unreadable: 'Unreadable',
  } satisfies Record<Vote, string>,
  backsAmended: (letter: string) => `Backs ${letter}, amended:`,
  backsLetter: (letter: string) => `Backs ${letter}`,
  ranking: 'Ranking',
  askedAgain: 'Backing asked again once',
  legend: 'Filled letter: the motion. Outlined: another proposal.',

  // Moves
  moved: 'moved',
  movedFor: ({ from, to }: Ends) => `Moved from ${from} to ${to}:`,
  movedUnexplained: ({ from, to }: Ends) => `Moved from ${from} to ${to} without a reason.`,
  movedWithMajority: ({ from, to }: Ends) => `Moved from ${from} to ${to}; the reason only names a majority.`,
  /** An end of a move where the vote moved and not the letter. */
  standWords: { agree: 'agree', nuance: 'nuance', disagree: 'disagree', unreadable: 'unreadable' },
  noStand: 'nothing',
  needs: 'To agree, needs:',
  /** A stand of a round table is towards the others, not on a motion. */
  towardsOthers: {
    agree: 'Agrees with the others',
    nuance: 'Agrees in part',
    disagree: 'Disagrees with another',
    unreadable: 'Unreadable',
  } satisfies Record<Vote, string>,
  thoughts: 'Show thoughts',

  // The ledger
  points: 'Points',
  status: {
    open: 'Open',
    answered: 'Answered',
    kept: 'Kept',
    withdrawn: 'Withdrawn',
    waived: 'Waived',
    accepted: 'Accepted',
    declined: 'Declined',
    settled: 'Mended',
  } satisfies Statuses,
  /** What a reply says of a point, before its own words. */
  word: {
    withdrawn: 'Withdrawn',
    kept: 'Kept',
    answered: 'Answered',
    accepted: 'Accepted',
    declined: 'Declined',
    mended: 'Mended',
    disputed: 'Disputed',
    waived: 'Waived',
  },
  kind: (kind: Point['kind'], severity: Point['severity']) =>
    kind === 'finding' && severity !== undefined
      ? `Finding, ${severity}`
      : { contest: 'Contest', blocking: 'Blocking', finding: 'Finding', amendment: 'Amendment' }[kind],
  everyone: 'everyone',
  /** Author and addressee; alone where the point is nobody's to answer. */
  fromTo: (by: string, to: string | undefined) => (to === undefined ? by : `${by} → ${to}`),
  /** Where the point stands, in a word or two. */
  standing: (status: Point['status'], phase: string, by: string) =>
    ({
      open: 'open',
      answered: 'answered, not closed',
      kept: `kept in ${phase}`,
      withdrawn: `withdrawn in ${phase}`,
      waived: `waived by ${by}`,
      accepted: `accepted by ${by}`,
      declined: `declined by ${by}`,
      settled: `mended, says ${by}`,
    })[status],
  settles: 'What would settle it:',
  /** What happened to a point, after the phase; `text` is what was said. */
  happened: (what: Moves, name: string, text: string | undefined) => {
    const quoted = text ? `: “${text}”` : '';
    return {
      made: name,
      answered: `${name} answers${text ? `: ${text}` : ''}`,
      kept: `${name} keeps it${quoted}`,
      withdrawn: `${name} withdraws it${quoted}`,
      waived: `${name} waives it${quoted}`,
      accepted: `${name} accepts it${quoted}`,
      declined: `${name} declines it${quoted}`,
      mended: `${name} mended it${quoted}`,
      disputed: `${name} disputes it${quoted}`,
      unmentioned: `${name} does not mention it: stays open`,
      settled: `${name} finds it mended${quoted}`,
    }[what];
  },
  checkPasses: (name: string) => `${name} passes`,
  openOf: (open: number, of: number) => `${open} open of ${of}`,
  closed: (n: number) => `${n} closed`,
  /** Beside the heading of the ledger. */
  pointsLine: (n: number, open: number, blocking: number) =>
    `${n}, ${open} open, ${blocking === 0 ? 'nothing blocks' : `${blocking} blocking`}`,
  pointsOpen: (open: number) => `${plural(open, 'point', 'points')} open`,
  open: (n: number) => `${n} open`,
  nothingBlocks: 'nothing blocks',
  blocks: (n: number) => `${n} blocking`,
  waive: 'Waive…',
  isStatus: (id: string, status: Point['status']) =>
    `${id} is ${{ open: 'open', answered: 'answered', kept: 'kept', withdrawn: 'withdrawn', waived: 'waived', accepted: 'accepted', declined: 'declined', settled: 'mended' }[status]}`,
  closing:
    'A point is closed by its author, by QA or by a person. One its author does not mention stays open.',

  // The synthesis
  answer: 'Answer',
  why: 'Why',
  steps: 'First steps',
  risks: 'Risks accepted',
  stillOpen: 'Still open',
  nothing: 'nothing',
  minority: 'Minority report',
  revisit: 'What would change this',
  criteria: 'Acceptance criteria',
  criterion: { pass: 'met', warn: 'unclear', fail: 'not met' },
  tally: 'Tally',
  departs: 'departs from the motion',
  departsHead: 'This departs from the motion',
  /** `recommended`: the letter of what it recommends, where that is another proposal. */
  departsFrom: (
    support: { back: number; of: number; letter?: string | undefined },
    by: string,
    recommended: string | undefined,
  ) =>
    `The council backs ${support.letter ?? 'the document'}, ${support.back} of ${support.of}. ${by} recommends ${recommended ?? 'something else'}. Why:`,
  noReason: 'no reason given',
  silent: 'does not say whether it follows the motion',
  silentHead: 'This does not say whether it follows the motion',
  drawn: 'drawn from the motion',
  drawnHead: 'No model wrote this: drawn from the motion',
  drawnWhy: (names: readonly string[]) =>
    `${names.join(', then ')}${names.length > 1 ? ',' : ''} could not be reached. Tally, points and minority are the council’s own words.`,
  askSynthesisAgain: 'Ask for a synthesis again',
  noMotion: 'no motion',
  noMotionHead: 'No model wrote this, and nothing was put to the vote',
  recommendsNothing: 'It recommends nothing. The positions:',

  // The decision
  decided: (verdict: 'accept' | 'amend' | 'reject', by: string) =>
    ({
      accept: `Accepted by ${by}`,
      amend: `Accepted by ${by}, with an amendment`,
      reject: `Rejected by ${by}`,
    })[verdict],
};

export type MotionWords = typeof en;

export const motionWords = { en, fr: french };

/** How a seat stands once there is a motion: by a letter, never by a vote without its object. */
export function standOn(stand: { vote?: Vote; letter?: string }, put: string, words: MotionWords): string {
  const { vote, letter } = stand;
  switch (vote) {
    case 'agree':
      return put;
    case 'nuance':
      return [...(letter === undefined || letter === put ? [] : [letter]), words.nuanceOn(put)].join(', ');
    case 'disagree':
      return letter === undefined || letter === put ? words.againstIt(put) : letter;
    case 'unreadable':
      return words.standWords.unreadable;
    default:
      return letter ?? words.noStand;
  }
}

/** What is backed, as it is counted: the letter, or the motion that a person put; of a document nothing, it is approved. */
export const objectOf = (
  { letter, by }: Pick<Motion, 'letter' | 'by'>,
  words: MotionWords,
): string | undefined => letter ?? (by === 'person' ? words.theMotion : undefined);

/** The two ends of a move as they are said: letters where the backing moved, else the votes. */
export function moveEnds(
  move: { from: { vote?: Vote; letter?: string }; to: { vote?: Vote; letter?: string } },
  words: MotionWords,
): Ends {
  const { from, to } = move;
  // Who agrees without a letter agrees with a motion in a person's own words.
  const stand = ({ vote, letter }: { vote?: Vote; letter?: string }): string =>
    letter ?? (vote === 'agree' ? words.theMotion : words.noStand);
  if (from.letter !== to.letter) return { from: stand(from), to: stand(to) };
  const vote = (v: Vote | undefined): string => (v === undefined ? words.noStand : words.standWords[v]);
  return { from: vote(from.vote), to: vote(to.vote) };
}
