/** Hostile words in every place where a vote, a motion, a point or the new parts of a synthesis hold some. */
import type { SynthesisView } from '../../../src/rpc/views/deliberationViews.ts';
import type { MotionMarks } from '../../../src/rpc/views/motionViews.ts';
import type { CouncilHead } from '../../../src/rpc/views/views.ts';

interface Hostile {
  head: Partial<CouncilHead>;
  marks: MotionMarks;
  synthesis: Partial<SynthesisView>;
}

export const hostileVote = (text: string, each: readonly string[]): Hostile => ({
  head: {
    support: {
      verdict: 'none',
      back: 1,
      of: 4,
      quorum: 3,
      stands: [{ seat: 'henry', vote: 'agree', letter: text }],
    },
    motion: { letter: text, seat: text, text, amended: text, by: 'ranking', run: 1 },
    proposals: [
      {
        letter: text,
        seat: 'nova',
        text,
        amended: text,
        backers: ['henry'],
        places: [{ seat: 'henry', place: 1 }],
      },
    ],
    points: [
      {
        id: text,
        by: 'henry',
        to: 'nova',
        kind: 'blocking',
        text,
        settles: text,
        place: { path: text, line: 1 },
        run: 1,
        status: 'kept',
        open: true,
        history: [{ run: 1, phase: text, by: text, what: 'kept', text }],
      },
    ],
    acceptance: [text],
  },
  marks: {
    backs: text,
    amendment: text,
    ranking: [[text], [text, text]],
    move: { from: { letter: text }, to: { letter: text }, reason: text, turn: '1:sage' },
    needs: text,
    onPoints: [{ id: text, word: 'kept', text }],
    made: [text],
    findings: [{ severity: 'blocking', text, why: text, mend: text, place: { path: text, line: 2 } }],
    good: [...each],
    criteria: [{ n: 1, mark: 'warn', text }],
    thoughts: text,
  },
  synthesis: {
    minority: [{ seat: 'blaise', text, letter: text }],
    why: each.map((line) => ({ seat: 'henry', text: line })),
    steps: [{ text, owner: text, when: text }],
    revisit: [...each],
    departs: { because: text },
  },
});
