/** Plays a council on the pure core: what is owed is answered by a function, time passes only when told. */

import type { Council, Turn } from '../../src/core/councils/council.ts';
import { asAsked } from '../../src/core/councils/people/askedAgain.ts';
import { changeCheck } from '../../src/core/councils/voting/changeCheck.ts';
import type { AskRef, Event, Stamped } from '../../src/core/events.ts';
import { read } from '../../src/core/forms/read.ts';
import type { Reading } from '../../src/core/forms/reading.ts';
import { readRepair, repaired } from '../../src/core/forms/repairs.ts';
import { pending } from '../../src/core/pending.ts';
import { readContextOf } from '../../src/core/prompts/replyContext.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { sceneOf } from '../../src/core/prompts/visibleToSeat.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';

/** A reply's text, `null` for a failed call, `undefined` for silence until the deadline. */
export type Answer = string | null | undefined;
export type Voice = (scene: Scene, ref: AskRef) => Answer;

export interface Play {
  state(): State;
  council(): Council;
  records: Stamped[];
  scenes: Scene[];
  tell(...events: Event[]): void;
  /** A change applies unless a test says otherwise. */
  tryChange(): void;
  /** Answers one open ask, if there is one. */
  once(voice: Voice): boolean;
  /** Answers what is owed, ask by ask, until nothing is. */
  run(voice: Voice): Council;
}

export function play(start: Council): Play {
  let state = emptyState;
  let now = start.createdAt;
  let last = start;
  const records: Stamped[] = [];
  const scenes: Scene[] = [];
  const tell = (...events: Event[]) => {
    for (const event of events) {
      now += 1000;
      const record: Stamped = { seq: state.seq + 1, at: now, event };
      records.push(record);
      state = reduce(state, record);
      last = state.councils[start.id] ?? last;
    }
  };
  tell({ type: 'council.convened', council: start });

  function answer(ref: AskRef, voice: Voice): void {
    const then = ref.again === undefined ? last : asAsked(last, ref);
    const scene = sceneOf(then, ref.run, ref.seat);
    if (!scene) return;
    scenes.push(scene);
    const text = voice(scene, ref);
    const { council, run, seat, attempt, again } = ref;
    const bare: AskRef = { council, run, seat, attempt, ...(again === undefined ? {} : { again }) };
    if (text === undefined) tell({ type: 'deadline.passed', ...bare });
    else if (text === null) tell({ type: 'turn.failed', ...bare, tries: 3, absence: { code: 'failed' } });
    else
      tell({
        type: 'turn.replied',
        ...bare,
        ...heardAs(then, ref, scene, text),
        ms: 5,
        tries: 1,
      });
  }

  function tryChange(): void {
    const council = state.councils[start.id];
    const owed = council ? pending(council) : [];
    for (const each of owed)
      if (each.kind === 'check' && each.name === changeCheck)
        tell({
          type: 'check.finished',
          council: start.id,
          run: each.run,
          name: each.name,
          ok: true,
          output: '',
          ms: 1,
        });
  }

  function once(voice: Voice): boolean {
    const council = state.councils[start.id];
    const ask = council && pending(council).find((owed) => owed.kind === 'ask');
    if (ask?.kind === 'ask') answer(ask, voice);
    tryChange();
    return ask !== undefined;
  }

  return {
    state: () => state,
    council: () => last,
    records,
    scenes,
    tell,
    tryChange,
    once,
    run(voice) {
      while (once(voice));
      return last;
    },
  };
}

export const readingOf = (council: Council, ref: AskRef, scene: Scene, text: string): Reading =>
  heardAs(council, ref, scene, text).reading;

/** As the host does: the words of the first reply stay when it was asked for again, but for a page. */
function heardAs(
  council: Council,
  ref: AskRef,
  scene: Scene,
  text: string,
): { text: string; reading: Reading } {
  const turn: Partial<Turn> = council.runs[ref.run]?.turns.find((each) => each.seat === ref.seat) ?? {};
  const now = read(scene.form, text, readContextOf(council, ref.run, ref.seat));
  return {
    text: repaired(turn, now, text),
    reading: turn.reading === undefined ? now : readRepair(turn.reading, now),
  };
}

const verdicts: Record<string, string> = {
  agree: 'approve',
  nuance: 'approve with changes',
  disagree: 'block',
};

/** Replies in their form: `vote` decides what each seat votes in each voting phase. Everyone backs the first proposal. */
export const inForm =
  (vote: (phase: string, seat: string) => string): Voice =>
  ({ form, seat, phase, proposals, motion }) => {
    if (form === 'position')
      return `${seat.name} thinks so.\n\n**Proposal:** What ${seat.name} thinks.\n\n*What would change my mind: a number.*`;
    if (form === 'synthesis')
      return `${motion ? '**Follows the motion:** yes\n\n' : ''}## Recommendation\nDo it.\n\n## Minority report\n- none`;
    const cast = vote(phase.id, seat.id);
    if (form === 'review') return `**Verdict:** ${verdicts[cast] ?? cast}\n**Findings:** none`;
    const first = proposals?.[0]?.letter;
    const line = `${first === undefined || form === 'final' ? '' : `- **Backs**: ${first}\n`}- **Vote**: ${cast}`;
    return form === 'final'
      ? `I have listened.\n\n${line}\n- **Confidence**: 4\n**Blocking issues:** none`
      : `${line}\n**Response**: I answer.\n**Blocking issues:** none\n**Recommendation:** go`;
  };
