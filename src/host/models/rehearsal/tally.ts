/** What each seat said over the rounds and where it stood last, from the replies that the scene shows. */
import type { Disagreement } from '../../../core/councils/council.ts';
import type { Vote } from '../../../core/forms/reading.ts';
import type { SeatId } from '../../../core/ids.ts';
import type { Heard, Scene } from '../../../core/prompts/scene.ts';

export interface Ballot {
  seat: SeatId;
  name: string;
  /** Its replies, oldest first; never empty. */
  said: Heard[];
  /** The last vote that could be read; absent when no vote was held. */
  vote?: Exclude<Vote, 'unreadable'>;
  proposes?: string;
  recommends?: string;
  /** Everything it ever called blocking. */
  blocking: string[];
}

/** One for each seat of the table that spoke, in the order of the table. */
export function ballotsOf(scene: Scene): Ballot[] {
  const all = [...scene.others, ...scene.own].filter((heard) => heard.reading.form !== 'synthesis');
  return scene.table.flatMap(({ id, name }) => {
    const said = all.filter((heard) => heard.seat === id);
    if (said.length === 0) return [];
    const ballot: Ballot = { seat: id, name, said, blocking: [] };
    for (const { reading } of said) {
      if ((reading.form === 'challenge' || reading.form === 'final') && reading.vote !== 'unreadable')
        ballot.vote = reading.vote;
      if (reading.form === 'challenge' || reading.form === 'final') ballot.blocking.push(...reading.blocking);
      if (reading.form === 'challenge') {
        if (reading.proposal) ballot.proposes = reading.proposal;
        if (reading.recommendation) ballot.recommends = reading.recommendation;
      }
    }
    return [ballot];
  });
}

/** As the challenges named them, and after them what the council named besides. */
export function disagreementsOf(scene: Scene): Disagreement[] {
  const named = [...scene.others, ...scene.own].flatMap(({ seat, reading }): Disagreement[] => {
    if (reading.form !== 'challenge') return [];
    const contests = reading.contests.map((one) => ({ seat, against: one.seat, point: one.point }));
    return [...contests, ...reading.blocking.map((point) => ({ seat, point, blocking: true }))];
  });
  return [...named, ...scene.disagreements.filter((one) => !named.some(({ seat }) => seat === one.seat))];
}
