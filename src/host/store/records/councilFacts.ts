/** What the records say of a council as a whole, counted from its turns. Nothing here depends on when it is asked. */

import { lastOf } from '../../../core/councils/artefacts.ts';
import { isUncounted } from '../../../core/councils/budget/uncounted.ts';
import type { Council, PhaseRun, Seat, Turn } from '../../../core/councils/council.ts';
import { wordCount } from '../../../core/councils/measures/measures.ts';
import { type Metrics, metricsOf } from '../../../core/councils/measures/metrics.ts';
import { everyAnswer } from '../../../core/councils/repliesIn.ts';
import { isRehearsal, isScripted } from '../../../core/councils/unasked.ts';
import { conclusionOf } from '../../../core/councils/voting/conclusion.ts';
import { agreementIn, lastStand, standIn, takesStands } from '../../../core/councils/voting/standings.ts';
import { answered, blockingOf, lastVotingRun, votingSeats } from '../../../core/councils/voting/tally.ts';
import type { SynthesisReading, Vote } from '../../../core/forms/reading.ts';
import { archiveWords } from '../../../rpc/words/council/archiveWords.ts';
import { councilWords } from '../../../rpc/words/council/councilWords.ts';
import { inline } from './safeMarkdown.ts';

export interface SeatFacts {
  seat: Seat;
  words: number;
  /** Of all words said, in percent. */
  share: number;
  tokens: number;
  uncounted?: number;
  /** What answered, as the backend called it. */
  models: string[];
}

export interface CouncilFacts extends Omit<Metrics, 'words'> {
  agree: number;
  of: number;
  /** How far they agree, at a round table. */
  consensus?: 'strong' | 'soft' | 'none';
  rehearsal: boolean;
  scripted: boolean;
  seats: SeatFacts[];
}

/** Four records ask for the same facts of the same council, and a council never changes: they are counted once. */
const known = new WeakMap<Council, CouncilFacts>();

export function factsOf(council: Council): CouncilFacts {
  const facts = known.get(council) ?? count(council);
  known.set(council, facts);
  return facts;
}

function count(council: Council): CouncilFacts {
  const turns = council.runs.flatMap(answered);
  const paid = council.runs.flatMap((run) => run.turns.flatMap(everyAnswer));
  const counted = council.seats.map((seat) => seatFacts(council, seat, turns, paid));
  const all = counted.reduce((sum, each) => sum + each.words, 0);
  const stand = lastStand(council);
  const { verdict, agree, of } = stand
    ? agreementIn(council, stand)
    : { verdict: undefined, agree: 0, of: votingSeats(council).length };
  const { words: _words, ...metrics } = metricsOf(council);
  const form = stand && council.protocol.phases.find(({ id }) => id === stand.phase)?.form;
  return {
    ...metrics,
    agree,
    of,
    ...(verdict !== undefined && (form === 'turn' || form === 'ballot') ? { consensus: verdict } : {}),
    rehearsal: isRehearsal(council),
    scripted: isScripted(council),
    seats: counted.map((each) => ({ ...each, share: all === 0 ? 0 : Math.round((100 * each.words) / all) })),
  };
}

/** `paid`: also what was answered again, and what came to nothing. */
function seatFacts(council: Council, seat: Seat, turns: readonly Turn[], paid: readonly Turn[]): SeatFacts {
  const own = turns.filter((turn) => turn.seat === seat.id);
  const words = own.reduce((sum, turn) => sum + wordCount(turn), 0);
  const asked = paid.filter((turn) => turn.seat === seat.id);
  const uncounted = asked.filter((turn) => isUncounted(council, turn)).length;
  const tokens = asked.reduce((sum, { usage }) => sum + (usage ? usage.input + usage.output : 0), 0);
  const models = [...new Set(own.flatMap(({ model }) => model ?? []))];
  return { seat, words, share: 0, tokens, ...(uncounted > 0 ? { uncounted } : {}), models };
}

/** The last synthesis that was written, with its text. */
export const synthesisOf = (council: Council): { text: string; reading: SynthesisReading } | undefined =>
  lastOf(council, 'synthesis');

/** What the council recommends: its synthesis says so, or its page in a few words. */
export function recommendationOf(council: Council): string | undefined {
  const synthesis = synthesisOf(council);
  // Where nothing was put to the vote and no model wrote, nothing is recommended.
  if (conclusionOf(council)?.drawn === 'positions') return undefined;
  if (synthesis) return synthesis.reading.recommendation ?? synthesis.text;
  const page = lastOf(council, 'page');
  return page && (page.reading.tldr ?? page.text);
}

/** Whose words the answer is in, where a person has changed it: the archive must not make one voice of two. */
export function amendedNote(council: Council): string | undefined {
  const { decision, language } = council;
  if (decision?.verdict !== 'amend' || recommendationOf(council) === undefined) return undefined;
  const written = conclusionOf(council)?.drawn
    ? undefined
    : (lastOf(council, 'synthesis') ?? lastOf(council, 'page'))?.turn.seat;
  const writer = written === undefined ? undefined : nameOf(council, written);
  return councilWords[language].thenAmended(writer, inline(decision.by));
}

/** Before a person's own words. */
export const spokenBy = ({ language }: Council, by: string): string =>
  `**${inline(by)}**${archiveWords[language].colon}`;

/** The runs in which stands were taken, each with how everyone who was asked stood. */
export function standsByRun(
  council: Council,
): { run: PhaseRun; stands: Map<string, Vote | 'absent' | 'none'> }[] {
  return council.runs
    .filter((run) => takesStands(council, run) && answered(run).some((turn) => standIn(council, run, turn)))
    .map((run) => ({
      run,
      stands: new Map(
        run.turns.map((turn) => [
          turn.seat,
          turn.state === 'replied' ? (standIn(council, run, turn) ?? 'none') : 'absent',
        ]),
      ),
    }));
}

/** Blocking issues that the seats still held when they last voted. */
export function openBlocking(council: Council): { seat: string; text: string }[] {
  const voted = lastVotingRun(council);
  return (voted ? answered(voted) : []).flatMap((turn) =>
    blockingOf(turn).map((text) => ({ seat: turn.seat, text })),
  );
}

/** How a seat is called in a heading, a table or a sentence of ours. */
export function nameOf(council: Council, id: string): string {
  const seat = council.seats.find((each) => each.id === id);
  return inline(seat ? faceOf(seat) : id);
}

export const faceOf = (seat: { name: string; emoji?: string }): string =>
  seat.emoji ? `${seat.emoji} ${seat.name}` : seat.name;

export const iso = (at: number): string => new Date(at).toISOString();
