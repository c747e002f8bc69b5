/** A council back from its structured log, whole; or nothing, when the file is not such a log. */
import * as z from 'zod';
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import type { FormName } from '../../../core/forms/reading.ts';
import { logFormat } from './log.ts';

const forms = Object.keys({
  position: 0,
  challenge: 0,
  final: 0,
  synthesis: 0,
  turn: 0,
  ballot: 0,
  qa: 0,
  matrix: 0,
  outline: 0,
  draft: 0,
  plan: 0,
  change: 0,
  frame: 0,
  page: 0,
} satisfies Record<FormName, 0>) as FormName[];

const response = z.looseObject({
  position: z.string().optional(),
  response: z.string().optional(),
  change_condition: z.string().optional(),
  vote: z.enum(['agree', 'disagree', 'nuance', 'unreadable']).optional(),
  blocking: z.array(z.string()).optional(),
  reading: z
    .looseObject({
      form: z.enum(forms),
      problems: z.array(z.looseObject({ code: z.string() })),
    })
    .optional(),
  unreadable: z.union([z.literal(true), z.string()]).optional(),
  turn: z.looseObject({ attempt: z.union([z.literal(1), z.literal(2)]), deadlineAt: z.number() }),
});
const responses = z.record(z.string(), response);
const span = { startedAt: z.number(), endedAt: z.number().optional(), injections: z.int().nonnegative() };
const roundShape = z.looseObject({
  ...span,
  round: z.int(),
  type: z.string(),
  timestamp: z.string(),
  responses,
  absent: responses.optional(),
  waiting: responses.optional(),
  queued: responses.optional(),
  asked: z.array(z.string()),
});
const passedOver = z.looseObject({
  ...span,
  place: z.int().nonnegative(),
  phase: z.string(),
  round: z.int(),
  turns: z.array(z.never()),
  skipped: z.looseObject({ code: z.string() }),
});
const LogShape = z.looseObject({
  format: z.literal(logFormat),
  id: z.string().min(1),
  conversationId: z.string(),
  state: z.enum([
    'running',
    'paused',
    'decision',
    'decided',
    'recommended',
    'rejected',
    'inconclusive',
    'stopped',
    'over-budget',
  ]),
  verdict: z
    .looseObject({ verdict: z.enum(['accept', 'amend', 'reject']), by: z.string(), at: z.number() })
    .optional(),
  brief: z.looseObject({
    type: z.string(),
    question: z.string(),
    maxRounds: z.int(),
    timeouts: z.object({ seat: z.number() }),
  }),
  protocol: z.looseObject({
    id: z.string(),
    phases: z.array(z.looseObject({ id: z.string(), form: z.string() })),
  }),
  seats: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      backend: z.string(),
      votes: z.boolean(),
      fence: z.string(),
    }),
  ),
  orchestrator: z.string(),
  synthesizer: z.string(),
  language: z.enum(['en', 'fr']),
  seed: z.number(),
  attended: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
  injections: z.array(z.looseObject({ id: z.string(), by: z.string(), text: z.string(), at: z.number() })),
  reruns: z.array(z.looseObject({ by: z.string(), at: z.number() })),
  rounds: z.array(roundShape),
  passed_over: z.array(passedOver),
});
type LogShape = z.infer<typeof LogShape>;

export function recall(json: unknown): Council | undefined {
  const parsed = LogShape.safeParse(json);
  if (!parsed.success) return undefined;
  const runs: PhaseRun[] = [];
  const held = parsed.data.rounds.map(runOf);
  if (held.some((run) => run === undefined)) return undefined;
  for (const { place, ...run } of parsed.data.passed_over) {
    while (runs.length < place && held.length > 0) runs.push(held.shift() as PhaseRun);
    runs.push(run as unknown as PhaseRun);
  }
  return { ...councilOf(parsed.data), runs: [...runs, ...(held as PhaseRun[])] };
}

/** From the text of a file; what is no JSON is no log. */
export function recallText(text: string): Council | undefined {
  try {
    return recall(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function councilOf(log: LogShape): Omit<Council, 'runs'> {
  const {
    question: _question,
    mode: _mode,
    current_round: _current,
    max_rounds: _max,
    participants: _participants,
    decision: _decision,
    archived_at: _archivedAt,
    format: _format,
    rounds: _rounds,
    passed_over: _passedOver,
    state,
    verdict,
    ...rest
  } = log;
  const council = { ...rest, status: state, ...(verdict ? { decision: verdict } : {}) };
  return council as unknown as Omit<Council, 'runs'>;
}

function runOf(round: LogShape['rounds'][number]): PhaseRun | undefined {
  const { type, timestamp: _timestamp, responses: replied, absent, waiting, queued, asked, ...rest } = round;
  const turns = asked.map((seat) => {
    for (const [state, held] of [
      ['replied', replied],
      ['absent', absent],
      ['asked', waiting],
      ['queued', queued],
    ] as const)
      if (held && Object.hasOwn(held, seat)) return turnOf(seat, state, held[seat] as Response);
    return undefined;
  });
  if (turns.includes(undefined)) return undefined;
  return { ...rest, phase: type, turns } as unknown as PhaseRun;
}

type Response = z.infer<typeof response>;

function turnOf(seat: string, state: Turn['state'], held: Response): Turn {
  const { position, response: said, change_condition, vote, blocking, reading, unreadable, turn } = held;
  const text = position ?? said;
  const marks = {
    ...(vote === undefined ? {} : { vote }),
    ...(blocking === undefined ? {} : { blocking }),
    ...(change_condition === undefined ? {} : { changeMind: change_condition }),
  };
  return {
    ...turn,
    seat,
    state,
    ...(text === undefined ? {} : { text }),
    ...(reading ? { reading: { ...reading, ...marks } } : {}),
    ...(unreadable === undefined ? {} : { unreadable: unreadable === true ? (text ?? '') : unreadable }),
  } as unknown as Turn;
}
