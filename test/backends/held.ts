/** One council with one seat in trouble, on a clock that goes on only once everyone else has answered. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import type { TurnView } from '../../src/rpc/views/views.ts';
import { isRecorded, watchUntil } from '../support/openTable.ts';
import type { VirtualClock } from '../support/virtualClock.ts';
import { allowPrograms, briefOf, type Crowd, seatOf } from './crowd.ts';
import { markOf } from './replies.ts';

export interface Outcome {
  /** As the archive notes it, and as a client shows it. */
  note: string;
  turn: TurnView;
  archive: string;
  /** How long the seat held up the others. */
  ms: number;
}

export interface Trouble {
  crowd: Crowd;
  clock: VirtualClock;
  /** Whoever is in trouble, and those who are not; the first of these writes the synthesis. */
  faulty: string;
  others: readonly string[];
  /** The peer itself lets time go by; else only the pauses between two tries pass, as soon as they begin. */
  waits: boolean;
  /** How long the seat may hold up the others; 90 s when not said. */
  patienceMs?: number;
  /** Time passes only once the peer has come so far. */
  isReady?(): boolean;
  language?: 'en' | 'fr';
  /** More seats of the backend that is in trouble. */
  crowded?: readonly string[];
}

const rest = async (turns = 30): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** Of a blind phase nobody is shown what was said while somebody still has to write by hand. */
const isSettled = ({ state }: TurnView): boolean =>
  state === 'replied' || state === 'absent' || state === 'hidden';
/** What a seat has by default. */
export const deadlineMs = 90_000;
/** Before the third try: four times half a second, and up to a half longer. */
const longestPauseMs = 3000;

/** Convenes, lets time pass for the seat in trouble alone, and asserts that the council ended well without it. */
export async function heldWithout(trouble: Trouble): Promise<Outcome> {
  const {
    crowd,
    clock,
    faulty,
    others,
    waits,
    patienceMs = deadlineMs,
    language = 'en',
    crowded = [],
  } = trouble;
  const { client, home } = crowd.table;
  const seat = seatOf[faulty] ?? faulty;
  const briefText = briefOf(
    [faulty, ...others],
    // Where others are waited for longer than a model, time may run on while an absence is being stored: no model's is up.
    `type: debate\nmaxRounds: 1\nbudget: { time: off }\nlanguage: ${language}\nroles: { synthesizer: ${seatOf[others[0] ?? '']} }${
      patienceMs > deadlineMs ? '\ntimeouts: { seat: 86400 }' : ''
    }`,
    crowded,
  );
  await allowPrograms(crowd, briefText);
  const begun = clock.now();
  const { id } = await client.request(convene, { briefText, attended: false });
  const collected = async () =>
    (await client.request(getCouncil, { id })).entries.flatMap((each) =>
      each.kind === 'turn' && each.phase === 'COLLECT' ? [each] : [],
    );
  for (;;) {
    const turns = await collected();
    const own = turns.filter((each) => each.seat === seat || crowded.includes(each.seat));
    if (own.length > 0 && own.every(isSettled)) break;
    await rest();
    const alone =
      (trouble.isReady?.() ?? true) && turns.every((each) => own.includes(each) || isSettled(each));
    const due = (clock.next() ?? clock.now()) - clock.now();
    // In whole milliseconds: a fraction of one can stay behind the deadline for ever.
    const step = Math.ceil(patienceMs / 180);
    if (alone && waits) clock.pass(Math.min(step, Math.max(0, begun + patienceMs - clock.now())));
    // Time does not run on while one of them is being refused: all of them pause.
    else if (alone && clock.waiting(longestPauseMs) >= own.filter((each) => !isSettled(each)).length)
      clock.pass(due);
  }
  const view = await watchUntil(client, id, isRecorded);
  const archive = await readFile(join(home, 'conseils', `${id}.md`), 'utf8');
  assert.equal(view.head.status, 'recommended', archive);
  for (const other of others)
    assert.ok(
      archive.includes(markOf(seatOf[other] ?? '', 'position')),
      `${other} is missing beside ${faulty}: ${archive}`,
    );
  const turn = view.entries.find(
    (each): each is TurnView => each.kind === 'turn' && each.seat === seat && each.phase === 'COLLECT',
  );
  assert.ok(turn);
  const note = /^.*NO RESPONSE.*$/m.exec(archive)?.[0] ?? '';
  return { note, turn, archive, ms: (turn.at ?? clock.now()) - begun };
}
