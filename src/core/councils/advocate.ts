/** Who speaks against the motion: the seat that the brief names, else who is there for critique, else the least confident. */
import { foldedWords } from '../identities/folded.ts';
import type { SeatId } from '../ids.ts';
import type { Council, Seat } from './council.ts';
import { asksForAdvocate } from './phases.ts';
import { answered } from './repliesIn.ts';
import { motionOf } from './voting/motion.ts';

/** One seat, or none where the brief asks for nobody, or for somebody who does not sit there. */
export function advocateOf(council: Council): SeatId[] {
  if (!asksForAdvocate(council)) return [];
  const { advocate } = council.brief;
  const voting = council.seats.filter((seat) => seat.votes);
  if (typeof advocate === 'string') return voting.some(({ id }) => id === advocate) ? [advocate] : [];
  const chosen = voting.find(isCritic)?.id ?? leastConfident(council) ?? voting[0]?.id;
  return chosen === undefined ? [] : [chosen];
}

/** By its role in this council, else by what it leads on. */
const isCritic = ({ role, domains = [] }: Seat): boolean =>
  [role, ...domains].flatMap(foldedWords).some((word) => /^criti[cq]/.test(word));

/** Of those who back something in the last run that asks for it; the motion's own author last. */
function leastConfident(council: Council): SeatId | undefined {
  const run = council.runs.findLast((each) =>
    answered(each).some((turn) => turn.reading?.form === 'challenge'),
  );
  const author = motionOf(council)?.seat;
  const confidence = ({ seat, reading }: ReturnType<typeof answered>[number]): number =>
    ((reading?.form === 'challenge' && reading.confidence) || 6) + (seat === author ? 0.5 : 0);
  const [least] = (run ? answered(run) : []).toSorted((a, b) => confidence(a) - confidence(b));
  return least?.seat ?? council.seats.find((seat) => seat.votes && seat.id !== author)?.id;
}
