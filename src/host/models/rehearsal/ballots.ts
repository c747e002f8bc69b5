/** What each seat said over the rounds and where it stood last, from the replies that the scene shows. */
import type { BallotReading, Reading, Vote } from '../../../core/forms/reading.ts';
import type { SeatId } from '../../../core/ids.ts';
import type { Heard, Scene } from '../../../core/prompts/seatScene.ts';

export interface Ballot {
  seat: SeatId;
  name: string;
  /** Its replies, oldest first; never empty. */
  said: Heard[];
  /** The last vote that could be read; absent when no vote was held. */
  vote?: Exclude<Vote, 'unreadable'>;
  proposes?: string;
  recommends?: string;
  /** What would change its mind, as it said at first. */
  changeMind?: string;
  /** Everything it ever called blocking. */
  blocking: string[];
}

/** What a seat says for itself; a document, a gate and a synthesis speak for more than one. */
const speaks: ReadonlySet<string> = new Set([
  'position',
  'challenge',
  'final',
  'turn',
  'ballot',
  'matrix',
  'review',
]);

/** What somebody holds blocking, with its place where it names one. */
export function blockingWords(reading: Reading): string[] {
  if (reading.form === 'challenge' || reading.form === 'final') return reading.blocking;
  if (reading.form !== 'review') return [];
  return reading.findings.flatMap(({ severity, text, place }) =>
    severity === 'blocking' ? [`${place ? `[${place.path}:${place.line}] ` : ''}${text}`] : [],
  );
}

/**
 * Where a ballot of a round table stands. Being of two minds about someone who is against everything is no reservation
 * of one's own.
 */
function standing({ stances }: BallotReading, all: Heard[]): Exclude<Vote, 'unreadable'> {
  if (stances.some((one) => one.stance === 'disagree')) return 'disagree';
  const opposed = new Set(
    all.flatMap(({ seat, reading }) =>
      reading.form === 'ballot' && reading.stances.some((one) => one.stance === 'disagree') ? [seat] : [],
    ),
  );
  return stances.some((one) => one.stance === 'partial' && !opposed.has(one.seat)) ? 'nuance' : 'agree';
}

/** One for each seat of the table that spoke, in the order of the table. */
export function ballotsOf(scene: Scene): Ballot[] {
  const all = [...scene.others, ...scene.own].filter((heard) => speaks.has(heard.reading.form));
  return scene.table.flatMap(({ id, name }) => {
    const said = all.filter((heard) => heard.seat === id);
    if (said.length === 0) return [];
    const ballot: Ballot = { seat: id, name, said, blocking: [] };
    for (const { reading } of said) {
      const votes = reading.form === 'challenge' || reading.form === 'final' || reading.form === 'review';
      if (votes && reading.vote !== 'unreadable') ballot.vote = reading.vote;
      ballot.blocking.push(...blockingWords(reading));
      if (reading.form === 'position' && reading.proposal) ballot.proposes = reading.proposal;
      if (reading.form === 'position' && reading.changeMind) ballot.changeMind = reading.changeMind;
      const mend = reading.form === 'review' ? reading.findings.find((one) => one.mend)?.mend : undefined;
      if (mend) ballot.recommends = mend;
      if (reading.form === 'ballot') {
        const cast = reading.vote === 'unreadable' ? undefined : reading.vote;
        ballot.vote = cast ?? standing(reading, all);
        if (reading.position) ballot.proposes = reading.position;
      }
      if (reading.form === 'challenge') {
        if (reading.proposal) ballot.proposes = reading.proposal;
        if (reading.recommendation) ballot.recommends = reading.recommendation;
      }
    }
    return [ballot];
  });
}
