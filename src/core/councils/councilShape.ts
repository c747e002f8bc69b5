/**
 * The shape of a council that comes from a file: everything that the interpreter, a tally, a prompt or a view takes for
 * granted, and bounds for what could be without end. See shape.ts for how strict it is with words.
 */
import * as z from 'zod';
import { severities } from '../forms/reading.ts';
import { readingShape } from '../forms/readingShape.ts';
import { identityKinds } from '../identities/identity.ts';
import type { OwnLimits } from '../identities/limits.ts';
import {
  amount,
  anyId,
  councilId,
  count,
  duration,
  type Fields,
  fileNote,
  instant,
  name,
  type OneOf,
  text,
  texts,
  yes,
} from '../shape.ts';
import { type Baseline, baselineStates, picks, type Score } from './baseline.ts';
import type { Brief } from './briefs/brief.ts';
import {
  absences,
  type CheckRun,
  type Council,
  changeRefusals,
  checkedPlaces,
  checkStates,
  degradations,
  fates,
  flags,
  limitNames,
  type PhaseRun,
  reasons,
  type Seat,
  statuses,
  type Turn,
  turnStates,
} from './council.ts';
import {
  type Motion,
  motionGrounds,
  type Point,
  type Proposal,
  pointKinds,
  pointMoves,
  pointStatuses,
  tieBreaks,
} from './motion.ts';
import { protocolShape } from './protocols/protocolShape.ts';
import { announcedEnds, type ToolUse } from './toolUse.ts';

const seatList = z.array(anyId).max(500);
const limits = z.looseObject({
  time: z.union([z.literal('off'), amount]).optional(),
  tokens: amount.optional(),
  cost: amount.optional(),
} satisfies Fields<NonNullable<Brief['budget']>>);

export function briefShape(oneOf: OneOf): z.ZodType {
  const source = z.union([
    text,
    z.strictObject({ text }),
    z.strictObject({ file: name }),
    z.strictObject({ git: name }),
    z.strictObject({ selection: z.looseObject({ file: name, from: count, to: count }) }),
  ]);
  return z.looseObject({
    type: name,
    question: text,
    context: z.union([text, z.array(source).max(100)]).optional(),
    constraints: texts,
    format: text.optional(),
    acceptance: texts,
    roles: z.looseObject({
      owner: anyId.optional(),
      reviewers: seatList.optional(),
      qa: anyId.optional(),
      orchestrator: anyId.optional(),
      synthesizer: anyId.optional(),
    }),
    seats: z
      .array(
        z.union([
          anyId,
          z.looseObject({
            id: anyId,
            role: text.optional(),
            persona: text.optional(),
            backend: name.optional(),
            model: name.optional(),
          }),
        ]),
      )
      .max(200)
      .optional(),
    maxRounds: z.int().min(1).max(20),
    timeouts: z.looseObject({ seat: z.number().positive().max(1_000_000) }),
    quorum: count.optional(),
    consensusThreshold: count.optional(),
    budget: limits.optional(),
    language: oneOf(['en', 'fr']).optional(),
    anonymous: z.boolean().optional(),
    advocate: z.union([z.boolean(), anyId]).optional(),
    checks: z.array(name).max(100).optional(),
    channel: anyId.optional(),
  } satisfies Fields<Brief>);
}

export const usageShape = z.looseObject({
  input: amount,
  output: amount,
  cached: amount.optional(),
  stored: amount.optional(),
});
export const toolUseShape = z.looseObject({
  tool: name,
  input: text,
  ok: z.boolean(),
  refused: yes.optional(),
  announced: z.enum(announcedEnds).optional(),
  output: text,
  ms: duration,
} satisfies Fields<ToolUse>);
const ownLimits = z.looseObject({
  tokens: amount.optional(),
  cost: amount.optional(),
} satisfies Fields<OwnLimits>);
const asked = z.looseObject({ id: name, by: name, at: instant, time: z.int(), text: text.optional() });

export function councilShapes(oneOf: OneOf) {
  const reading = readingShape(oneOf);
  const reason = z.looseObject({
    code: oneOf(reasons),
    detail: text.optional(),
    count: z.number().optional(),
    of: z.number().optional(),
  });
  const absence = z.looseObject({ code: oneOf(absences), detail: text.optional() });

  const turnFields = {
    seat: anyId,
    state: oneOf(turnStates),
    attempt: z.union([z.literal(1), z.literal(2)]),
    deadlineAt: instant,
    short: yes.optional(),
    tries: count.optional(),
    text: text.optional(),
    thoughts: text.optional(),
    reading: reading.optional(),
    unreadable: text.optional(),
    at: instant.optional(),
    ms: duration.optional(),
    model: name.optional(),
    usage: usageShape.optional(),
    reckoned: usageShape.optional(),
    absence: absence.optional(),
    flags: z
      .array(z.looseObject({ code: oneOf(flags), percent: z.number().optional(), detail: text.optional() }))
      .max(1000)
      .optional(),
    injections: count.optional(),
    reserved: amount.optional(),
    tools: z.array(toolUseShape).max(1000).optional(),
    asked: asked.optional(),
    // An answer that was asked for again has none of its own.
    again: z.undefined().optional(),
  } satisfies Fields<Turn>;
  const turn = z.looseObject({
    ...turnFields,
    again: z.array(z.looseObject(turnFields)).max(1000).optional(),
  });

  const check = z.looseObject({
    name,
    state: oneOf(checkStates),
    output: text.optional(),
    code: z.number().optional(),
    ms: duration.optional(),
    on: oneOf(checkedPlaces).optional(),
    waived: z.looseObject({ by: name, text, late: yes.optional() }).optional(),
  } satisfies Fields<CheckRun>);

  const motion = z.looseObject({
    letter: name.optional(),
    seat: anyId.optional(),
    text,
    amended: text.optional(),
    accepted: z
      .array(z.looseObject({ by: anyId, text, point: name }))
      .max(1000)
      .optional(),
    by: oneOf(motionGrounds),
    order: z.array(name).max(1000).optional(),
    tie: z.looseObject({ letters: z.array(name).max(1000), by: oneOf(tieBreaks) }).optional(),
  } satisfies Fields<Motion>);
  const proposal = z.looseObject({ letter: name, seat: anyId.optional(), text } satisfies Fields<Proposal>);
  const point = z.looseObject({
    id: name,
    by: name,
    check: yes.optional(),
    gate: name.optional(),
    to: anyId.optional(),
    kind: oneOf(pointKinds),
    severity: oneOf(severities).optional(),
    text,
    settles: text.optional(),
    place: z.looseObject({ path: name, line: count }).optional(),
    run: count,
    status: oneOf(pointStatuses),
    history: z
      .array(
        z.looseObject({ run: count, phase: name, by: name, what: oneOf(pointMoves), text: text.optional() }),
      )
      .max(10_000),
  } satisfies Fields<Point>);

  const run = {
    phase: name,
    round: z.int(),
    startedAt: instant,
    endedAt: instant.optional(),
    turns: z.array(turn).max(500),
    injections: count,
    rested: duration.optional(),
    skipped: reason.optional(),
    disagreements: z
      .array(
        z.looseObject({
          seat: anyId,
          against: anyId.optional(),
          point: text,
          blocking: z.boolean().optional(),
          id: name.optional(),
        }),
      )
      .max(10_000)
      .optional(),
    motion: motion.optional(),
    converged: z.boolean().optional(),
    consensus: oneOf(['strong', 'soft', 'none']).optional(),
    verdict: oneOf(['pass', 'warn', 'fail', 'not-gated']).optional(),
    sentBackBy: name.optional(),
    instead: yes.optional(),
    again: yes.optional(),
    checks: z.array(check).max(100).optional(),
    why: reason.optional(),
  } satisfies Fields<PhaseRun>;

  const seat = z.looseObject({
    id: anyId,
    name,
    emoji: name.optional(),
    kind: oneOf(identityKinds),
    role: text,
    persona: text,
    backend: name,
    model: name.optional(),
    key: oneOf(['lent', 'environment', 'kept']).optional(),
    votes: z.boolean(),
    price: z
      .looseObject({ input: amount, output: amount, cached: amount.optional(), stored: amount.optional() })
      .optional(),
    domains: z.array(name).max(1000).optional(),
    capabilities: z
      .looseObject({ tools: z.array(name).max(1000), files: oneOf(['none', 'read', 'propose']) })
      .optional(),
    budget: ownLimits.optional(),
    fence: name,
  } satisfies Fields<Seat>);

  const injection = z.looseObject({
    id: name,
    by: name,
    to: anyId.optional(),
    text,
    at: instant,
    afterRun: count,
    afterTurn: count.optional(),
  });

  const score = z.looseObject({ council: count, alone: count, equal: count } satisfies Fields<Score>);
  const baseline = z.looseObject({
    seat: anyId,
    state: oneOf(baselineStates),
    deadlineAt: instant,
    reserved: amount.optional(),
    text: text.optional(),
    model: name.optional(),
    usage: usageShape.optional(),
    ms: duration.optional(),
    tries: count.optional(),
    absence: absence.optional(),
    pick: z
      .looseObject({
        choice: oneOf(picks),
        by: name,
        person: anyId.optional(),
        at: instant,
        score: score.optional(),
      })
      .optional(),
  } satisfies Fields<Baseline>);

  const rest = {
    id: councilId,
    conversationId: name,
    brief: briefShape(oneOf),
    briefPath: name.optional(),
    briefHash: name.optional(),
    protocol: protocolShape(oneOf),
    seats: z.array(seat).min(1).max(200),
    orchestrator: anyId,
    synthesizer: anyId,
    owner: anyId.optional(),
    reviewers: seatList.optional(),
    qa: anyId.optional(),
    language: z.enum(['en', 'fr']),
    fence: name.optional(),
    seed: z.number(),
    attended: z.boolean(),
    status: oneOf(statuses),
    why: reason.optional(),
    createdAt: instant,
    updatedAt: instant,
    votesOn: z.literal('motion').optional(),
    proposals: z.array(proposal).max(1000).optional(),
    points: z.array(point).max(10_000).optional(),
    pausedAt: instant.optional(),
    endedAt: instant.optional(),
    injections: z.array(injection).max(10_000),
    reruns: z.array(z.looseObject({ by: name, text: text.optional(), at: instant })).max(1000),
    decision: z
      .looseObject({
        verdict: oneOf(['accept', 'amend', 'reject']),
        by: name,
        text: text.optional(),
        at: instant,
      })
      .optional(),
    change: z
      .looseObject({
        state: oneOf(fates),
        files: texts,
        why: oneOf(changeRefusals).optional(),
        detail: text.optional(),
      })
      .optional(),
    degradations: z
      .array(
        z.looseObject({
          code: oneOf(degradations),
          limit: oneOf(limitNames),
          phase: name,
          at: instant,
          raised: yes.optional(),
        }),
      )
      .max(1000)
      .optional(),
    raised: z
      .looseObject({ tokens: amount.optional(), cost: amount.optional(), minutes: amount.optional() })
      .optional(),
    time: z.union([z.literal('off'), z.looseObject({ minutes: amount, each: amount })]).optional(),
    origin: z
      .looseObject({
        council: councilId,
        kind: oneOf(['fork', 'follow-up']),
        run: count.optional(),
        seat: anyId.optional(),
        changed: text.optional(),
      })
      .optional(),
    context: text.optional(),
    cut: texts.optional(),
    cited: z
      .array(z.looseObject({ path: name, hash: name }))
      .max(10_000)
      .optional(),
    title: name.optional(),
    restored: z
      .array(z.looseObject({ at: instant, ...fileNote }))
      .max(10_000)
      .optional(),
    rating: z.number().optional(),
    script: text.optional(),
    baseline: baseline.optional(),
    baseCommit: name.optional(),
    recorded: oneOf(statuses).optional(),
  } satisfies Fields<Omit<Council, 'runs'>>;

  const council = z.looseObject({ ...rest, runs: z.array(z.looseObject(run)).max(1000) });
  return { council, reading, absence };
}
