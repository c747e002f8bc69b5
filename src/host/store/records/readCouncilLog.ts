/**
 * A council back from its structured log, whole; or what is wrong with the file, in words. Git brings such files along,
 * so nothing is taken that a council of ours could not be.
 */
import * as z from 'zod';
import type { Council, PhaseRun, Turn } from '../../../core/councils/council.ts';
import { councilShapes } from '../../../core/councils/councilShape.ts';
import { knownWords, type Misfit, misfitOf } from '../../../core/shape.ts';
import { type StoreWords, storeWords } from '../../../rpc/words/host/storeWords.ts';
import { misfitWords } from '../home/misfitWords.ts';
import { parseJson } from '../home/readJson.ts';
import { logFormat, workedOut } from './councilLog.ts';

/** How the log is laid out; what it holds is looked at once it is a council again. */
const response = z.looseObject({
  position: z.string().optional(),
  response: z.string().optional(),
  change_condition: z.string().optional(),
  reading: z.looseObject({}).optional(),
  unreadable: z.union([z.literal(true), z.string()]).optional(),
  turn: z.looseObject({}),
});
const responses = z.record(z.string(), response);
const roundShape = z.looseObject({
  type: z.string(),
  timestamp: z.string(),
  responses,
  absent: responses.optional(),
  waiting: responses.optional(),
  queued: responses.optional(),
  asked: z.array(z.string()).max(500),
});
const passedOver = z.looseObject({
  place: z.int().nonnegative(),
  phase: z.string(),
  turns: z.array(z.never()),
  skipped: z.looseObject({}),
});
const LogShape = z.looseObject({
  format: z.literal(logFormat),
  state: z.string(),
  verdict: z.looseObject({}).optional(),
  rounds: z.array(roundShape).max(1000),
  passed_over: z.array(passedOver).max(1000),
});
type LogShape = z.infer<typeof LogShape>;

/** Made when the first log is read: most starts of a host read none. */
let council: z.ZodType | undefined;
const councilShape = (): z.ZodType => {
  council ??= councilShapes(knownWords).council;
  return council;
};

export type Recalled = { council: Council } | { wrong: string };

/** From the text of a file. */
export function recallLog(text: string, say: StoreWords = storeWords.en): Recalled {
  const read = parseJson(text, say);
  return 'wrong' in read ? read : recall(read.value, say);
}

/** Only the council, where what is wrong is of no interest. */
export function recallText(text: string): Council | undefined {
  const read = recallLog(text);
  return 'council' in read ? read.council : undefined;
}

export function recall(json: unknown, say: StoreWords = storeWords.en): Recalled {
  const laidOut = misfitOf(LogShape, json);
  if (laidOut) return { wrong: misfitWords(laidOut, say) };
  const log = json as LogShape;
  const held = log.rounds.map(runOf);
  const gap = held.findIndex((run) => run === undefined);
  if (gap >= 0) return { wrong: say.misfit.at(`rounds.${gap}.asked`, `${say.misfit.other}.`) };
  const runs: PhaseRun[] = [];
  for (const { place, ...run } of log.passed_over) {
    while (runs.length < place && held.length > 0) runs.push(held.shift() as PhaseRun);
    runs.push(run as unknown as PhaseRun);
  }
  const whole: Council = { ...councilOf(log), runs: [...runs, ...(held as PhaseRun[])] };
  const misfit = misfitOf(councilShape(), whole);
  return misfit ? { wrong: misfitWords(inLog(misfit, whole), say) } : { council: whole };
}

/** Where it stands in the file, which calls some things otherwise than a council does. */
function inLog({ path, issue }: Misfit, { runs }: Council): Misfit {
  const [first, run = '', list, turn = '', ...rest] = path.split('.');
  if (first === 'status') return { path: path.replace('status', 'state'), issue };
  if (first === 'decision') return { path: path.replace('decision', 'verdict'), issue };
  if (first !== 'runs') return { path, issue };
  const at = Number(run);
  if (runs[at]?.skipped) {
    const place = runs.slice(0, at).filter(({ skipped }) => skipped).length;
    return { path: ['passed_over', place, ...[list, turn, ...rest].filter(Boolean)].join('.'), issue };
  }
  const round = runs.slice(0, at).filter(({ skipped }) => !skipped).length;
  const named = { phase: 'type' }[list ?? ''] ?? list;
  if (list !== 'turns' || !turn)
    return { path: ['rounds', round, ...[named, turn, ...rest].filter(Boolean)].join('.'), issue };
  const held = runs[at]?.turns[Number(turn)];
  const heldIn = { replied: 'responses', absent: 'absent', asked: 'waiting', queued: 'queued' };
  const where = ['rounds', round, held ? heldIn[held.state] : list, held?.seat ?? turn];
  const inTurn = ['text', 'reading', 'unreadable'].includes(rest[0] ?? '') ? [] : ['turn'];
  return { path: [...where, ...inTurn, ...rest].join('.'), issue };
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
  for (const key of workedOut) delete rest[key];
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
