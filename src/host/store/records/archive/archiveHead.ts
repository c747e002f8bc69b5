/** The top of an archive: its facts for programs, its facts for people, and who sat there as what. */
import type { Council, Seat } from '../../../../core/councils/council.ts';
import { conclusionOf } from '../../../../core/councils/voting/conclusion.ts';
import { gateOutcome } from '../../../../core/councils/voting/gates.ts';
import { openPoints } from '../../../../core/councils/voting/ledger.ts';
import { motionOf } from '../../../../core/councils/voting/motion.ts';
import { supportOf } from '../../../../core/councils/voting/support.ts';
import { archiveWords } from '../../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../../rpc/words/council/councilWords.ts';
import { motionWords, objectOf } from '../../../../rpc/words/council/motionWords.ts';
import { type CouncilFacts, faceOf, iso, standsByRun } from '../councilFacts.ts';
import { type Fact, frontMatter } from '../frontMatter.ts';
import { inline } from '../safeMarkdown.ts';
import { statusWords } from '../statusWords.ts';
import { table } from './markdownTable.ts';

export function head(council: Council, facts: CouncilFacts): string {
  // While the seats are letters, nothing here may tell whose they are: neither the order nor the words.
  const open = council.brief.anonymous === true && council.endedAt === undefined;
  const seats = open ? facts.seats.toSorted((a, b) => (a.seat.id < b.seat.id ? -1 : 1)) : facts.seats;
  return frontMatter({
    id: council.id,
    conversationId: council.conversationId,
    title: council.title,
    question: council.brief.question,
    mode: council.protocol.id,
    status: statusWords[council.status].archive,
    verdict: council.decision?.verdict,
    rehearsal: facts.rehearsal,
    scripted: facts.scripted ? true : undefined,
    language: council.language,
    created: iso(council.createdAt),
    ended: council.endedAt === undefined ? undefined : iso(council.endedAt),
    orchestrator: council.orchestrator,
    owner: council.owner,
    qa: council.qa,
    anonymous: council.brief.anonymous ? true : undefined,
    gate: gateOutcome(council).verdict,
    rating: council.rating,
    ...motionFacts(council),
    origin: council.origin && { ...council.origin },
    seats: seats.map(({ seat, models }) => ({
      id: seat.id,
      backend: open ? undefined : seat.backend,
      model: models.length > 0 ? models.join(', ') : seat.model,
      votes: seat.votes,
    })),
    baseCommit: council.baseCommit,
    metrics: {
      rounds: facts.rounds,
      converged: facts.converged,
      roundsToConsensus: facts.roundsToConsensus,
      diversity: facts.diversity,
      flips: facts.flips,
      sentBack: facts.sentBack > 0 ? facts.sentBack : undefined,
      tokens: facts.tokens,
      uncounted: facts.uncounted,
      cost: facts.cost,
      seconds: facts.seconds,
      criticalSeconds: facts.criticalSeconds,
      words: open ? undefined : Object.fromEntries(facts.seats.map(({ seat, share }) => [seat.id, share])),
    },
    motionText: council.votesOn === 'motion' ? motionOf(council)?.text : undefined,
    // Last: the list may be long, and whoever reads only the beginning finds the rest before it.
    cited: council.cited?.map(({ path, hash }) => ({ path, sha256: hash })),
  });
}

/** For programs, and for lists that read only the beginning of a file. */
function motionFacts(council: Council): Record<string, Fact> {
  if (council.votesOn === undefined) return {};
  const support = supportOf(council);
  const concluded = conclusionOf(council);
  const motion = motionOf(council);
  return {
    motion: motion?.letter ?? (motion?.by === 'person' ? motion.by : undefined),
    back: support?.back,
    of: support?.of,
    support: support?.verdict,
    open: openPoints(council).length,
    departs: concluded?.departs ? true : undefined,
    drawn: concluded?.drawn,
  };
}

export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function factsTable(council: Council, facts: CouncilFacts): string {
  const { facts: names } = archiveWords[council.language];
  const { agreeOf, consensus } = councilWords[council.language];
  const agreed = standsByRun(council).length > 0 ? agreeOf(facts.agree, facts.of) : '–';
  return table(
    [names.mode, names.seats, names.rounds, names.consensus, names.time, names.date],
    [
      [
        council.protocol.id,
        council.seats
          .filter((seat) => seat.votes)
          .map((seat) => inline(faceOf(seat)))
          .join(', '),
        String(facts.rounds),
        council.votesOn === 'motion'
          ? supportWords(council)
          : facts.consensus
            ? `${consensus[facts.consensus]}, ${agreed}`
            : agreed,
        clockTime(facts.seconds),
        iso(council.createdAt).slice(0, 10),
      ],
    ],
  );
}

/** “3 of 4 back B”; strong and soft only where everything holds that they promise. */
export function supportWords(council: Council): string {
  const words = motionWords[council.language];
  const support = supportOf(council);
  if (!support) return words.noVote;
  const counted = words.back(support.back, support.of, objectOf(support.motion, words));
  return support.verdict === 'none'
    ? counted
    : `${councilWords[council.language].consensus[support.verdict]}, ${counted}`;
}

/** Who is who: needed where seats have parts of their own, and where they were letters. */
export function seatsTable(named: Council, lettered: Council): string[] {
  const { anonymous } = named.brief;
  if (!anonymous && named.owner === undefined && named.qa === undefined && named.reviewers === undefined)
    return [];
  const words = archiveWords[named.language];
  const isTold = named !== lettered;
  const rows = named.seats.map((seat) => [
    ...(anonymous ? [inline(lettered.seats.find(({ id }) => id === seat.id)?.name ?? '')] : []),
    ...(anonymous && !isTold ? [] : [inline(faceOf(seat))]),
    partsOf(named, seat),
    ...(anonymous && !isTold ? [] : [inline(seat.domains?.join(', ') ?? '') || '–']),
  ]);
  const titles = [
    ...(anonymous ? [words.seat] : []),
    ...(anonymous && !isTold ? [] : [anonymous ? words.name : words.seat]),
    words.role,
    ...(anonymous && !isTold ? [] : [words.domains]),
  ];
  const note = anonymous ? [`*${isTold ? words.letters : words.namesLater}*`] : [];
  return [`## ${words.facts.seats}`, ...note, table(titles, rows)];
}

function partsOf(council: Council, seat: Seat): string {
  const { roles } = councilWords[council.language];
  const reviews = council.reviewers?.includes(seat.id);
  const parts = [
    ...(council.owner === seat.id ? [roles.owner] : []),
    ...(reviews ? [roles.reviewer] : []),
    ...(council.qa === seat.id ? [roles.qa] : []),
    ...(council.orchestrator === seat.id ? [roles.orchestrator] : []),
    ...(council.synthesizer === seat.id && council.orchestrator !== seat.id ? [roles.synthesizer] : []),
  ];
  return parts.join(', ') || inline(seat.role) || '–';
}
