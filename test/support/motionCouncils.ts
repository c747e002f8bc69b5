/**
 * Councils made by hand whose votes are on one motion: three of four back it, a false consensus, one that departs from
 * it, one that no model could conclude, one without a vote, a ledger with every status, a review of a change.
 */
import { Brief } from '../../src/core/councils/briefs/brief.ts';
import type { Council, PhaseRun, Turn } from '../../src/core/councils/council.ts';
import type { Motion, Point } from '../../src/core/councils/motion.ts';
import type { SynthesisReading } from '../../src/core/forms/reading.ts';
import type { Language } from '../../src/core/ids.ts';
import { absent, council, noon, run } from './councils.ts';
import { pointsOf } from './motionPoints.ts';
import { reviewOf } from './motionReview.ts';
import {
  challenge,
  challenged,
  collect,
  motionB,
  proposalsOf,
  resolve,
  said,
  seats,
  synthesisReading,
  synthesize,
  type Voter,
  voters,
} from './motionRuns.ts';
import { motionTexts } from './motionTexts.ts';

function base(language: Language, more: Partial<Council>): Council {
  const t = motionTexts[language];
  return council(t.question, language, {
    id: '2026-02-08-session-storage',
    brief: Brief.parse({
      type: 'debate',
      question: t.question,
      language,
      context: t.context,
      constraints: t.constraints,
      acceptance: t.acceptance,
    }),
    briefPath: 'briefs/2026-02-08-session-storage.yaml',
    votesOn: 'motion',
    seats: seats(language),
    proposals: proposalsOf(t),
    points: pointsOf(t),
    ...more,
  });
}

/** Three of four back B, three points are open, nothing blocks: it waits for a person. */
export function backed(language: Language): Council {
  const t = motionTexts[language];
  return base(language, {
    status: 'decision',
    runs: [collect(t), challenge(t), resolve(t), synthesize(t, 4)],
  });
}

/** The same, accepted with an amendment. */
export function accepted(language: Language): Council {
  const t = motionTexts[language];
  return {
    ...backed(language),
    status: 'decided',
    endedAt: noon + 120_000,
    decision: { verdict: 'amend', by: 'Papa', text: t.amendment, at: noon + 120_000 },
    rating: 4,
  };
}

/** The synthesis recommends another proposal, and says why. */
export function departs(language: Language): Council {
  const t = motionTexts[language];
  const reading = synthesisReading(t, {
    recommendation: t.departs.answer,
    follows: { motion: false, because: t.departs.because },
    // It passes over who voted against: the tally does not.
    minority: [],
  });
  return {
    ...backed(language),
    runs: [collect(t), challenge(t), resolve(t), synthesize(t, 4, reading)],
  };
}

/** The synthesis does not say whether it follows the motion, not when it is asked again either. */
export function silent(language: Language): Council {
  const t = motionTexts[language];
  const { follows: _follows, ...reading } = synthesisReading(t);
  return {
    ...backed(language),
    runs: [collect(t), challenge(t), resolve(t), synthesize(t, 4, { ...reading, missing: ['follows'] })],
  };
}

const nobodyWrote = (round: number, reading: SynthesisReading, text: string): PhaseRun[] => [
  run('SYNTHESIZE', round, [absent('maman', round, 'failed')]),
  run(
    'SYNTHESIZE',
    round,
    [said('nova', round, text, { reading, model: 'extract', ms: 0, usage: { input: 0, output: 0 } })],
    {
      instead: true,
    },
  ),
];

/** Nobody could write a synthesis: it is drawn from the motion. */
export function drawnFromMotion(language: Language): Council {
  const t = motionTexts[language];
  const reading: SynthesisReading = {
    form: 'synthesis',
    problems: [],
    consensus: [],
    disagreements: [],
    insights: [],
    recommendation: `${t.proposals.nova}\n\n${t.label.amended} ${t.amended}`,
    risks: [],
    minority: [{ seat: 'blaise', text: t.resolve.blaise }],
    follows: { motion: true },
  };
  const text = `${t.label.noModel}\n\n## ${t.label.answer}\n${reading.recommendation ?? ''}`;
  return {
    ...backed(language),
    status: 'recommended',
    attended: false,
    endedAt: noon + 120_000,
    runs: [collect(t), challenge(t), resolve(t), ...nobodyWrote(4, reading, text)],
  };
}

/** One round and nobody to conclude: nothing is recommended. */
export function drawnFromPositions(language: Language): Council {
  const t = motionTexts[language];
  const reading: SynthesisReading = {
    form: 'synthesis',
    problems: [],
    consensus: [],
    disagreements: [],
    insights: voters.map((id) => ({ seat: id, text: t.proposals[id] })),
    risks: [],
    minority: [],
  };
  return {
    ...oneRound(language),
    status: 'recommended',
    attended: false,
    endedAt: noon + 120_000,
    runs: [collect(t), ...nobodyWrote(2, reading, t.label.noModelNoMotion)],
  };
}

/** One round: positions, and no vote. */
export function oneRound(language: Language): Council {
  const t = motionTexts[language];
  const { follows: _follows, ...reading } = synthesisReading(t, { minority: [] });
  const made = base(language, { status: 'decision', points: [] });
  return {
    ...made,
    brief: { ...made.brief, maxRounds: 1 },
    runs: [collect(t), synthesize(t, 2, reading)],
  };
}

/** All agree, each on its own answer or another's: three different ones, and no consensus. */
export function falseConsensus(language: Language): Council {
  const t = motionTexts[language];
  const agreeing = (id: Voter, backs: string): Turn =>
    challenged(id, t, { vote: 'agree', stance: 'maintain', backs, checklist: {} });
  return base(language, {
    status: 'stopped',
    endedAt: noon + 60_000,
    why: { code: 'stopped-by', detail: 'Papa' },
    points: [],
    runs: [
      collect(t),
      run(
        'CHALLENGE',
        2,
        [agreeing('henry', 'A'), agreeing('sage', 'B'), agreeing('nova', 'B'), agreeing('blaise', 'C')],
        {
          converged: false,
          why: { code: 'different-answers', count: 3, of: 4 },
          motion: { ...motionB(t), by: 'backers' },
        },
      ),
    ],
  });
}

/** Everyone backs B in CHALLENGE: it converges, and RESOLVE is passed over. */
export function strong(language: Language): Council {
  const t = motionTexts[language];
  const motion: Motion = { ...motionB(t), by: 'all-back-it' };
  const { amended: _amended, ...plain } = motion;
  return base(language, {
    status: 'decided',
    endedAt: noon + 60_000,
    decision: { verdict: 'accept', by: 'Papa', at: noon + 60_000 },
    points: [],
    runs: [
      collect(t),
      run(
        'CHALLENGE',
        2,
        voters.map((id) => challenged(id, t, { backs: 'B', stance: 'amend', checklist: {}, confidence: 5 })),
        { converged: true, why: { code: 'all-agree', count: 4, of: 4 }, motion: plain },
      ),
      run('RESOLVE', 2, [], {
        startedAt: noon + 28_000,
        endedAt: noon + 28_000,
        skipped: { code: 'converged' },
      }),
      synthesize(t, 3, synthesisReading(t, { minority: [] })),
    ],
  });
}

/** A ledger with every status, amendments that were accepted and declined among them. */
export function everyStatus(language: Language): Council {
  const t = motionTexts[language];
  const amendment = (id: string, by: Voter, status: 'accepted' | 'declined', text: string): Point => ({
    id,
    by,
    to: 'nova',
    kind: 'amendment',
    text,
    run: 1,
    status,
    history: [
      { run: 1, phase: 'CHALLENGE', by, what: 'made' },
      { run: 2, phase: 'RESOLVE', by: 'nova', what: status },
    ],
  });
  const made = backed(language);
  const withAccepted = (each: PhaseRun): PhaseRun =>
    each.phase === 'RESOLVE' && each.motion
      ? {
          ...each,
          motion: { ...each.motion, accepted: [{ by: 'henry', text: t.points.P6, point: 'P6' }] },
        }
      : each;
  return {
    ...made,
    points: [
      ...(made.points ?? []),
      amendment('P6', 'henry', 'accepted', t.points.P6),
      amendment('P7', 'blaise', 'declined', t.points.P7),
    ],
    runs: made.runs.map(withAccepted),
  };
}

/** A council whose seats are built-in voices. */
export function rehearsed(language: Language): Council {
  const made = accepted(language);
  return {
    ...made,
    seats: made.seats.map(({ model: _model, price: _price, ...each }) => ({ ...each, backend: 'rehearsal' })),
  };
}

/** A change is the motion: nobody has a letter, approve and block stand for agree and disagree. */
const reviewed = (language: Language): Council => reviewOf(base(language, {}), motionTexts[language]);

export const motionStories = {
  backed,
  accepted,
  departs,
  silent,
  drawnFromMotion,
  drawnFromPositions,
  oneRound,
  falseConsensus,
  strong,
  everyStatus,
  rehearsed,
  reviewed,
};
