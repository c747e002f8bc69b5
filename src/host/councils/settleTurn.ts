/** Turns what was said into the event that settles a turn: read once, recorded with its reading. */
import type { Council, Turn, Usage } from '../../core/councils/council.ts';
import type { AskRef, Event } from '../../core/events.ts';
import type { Fields } from '../../core/forms/fields/objectFields.ts';
import { read, readObject } from '../../core/forms/read.ts';
import type { Reading } from '../../core/forms/reading.ts';
import { readAgreed, readRepair, repaired } from '../../core/forms/repairs.ts';
import { readContextOf } from '../../core/prompts/replyContext.ts';
import type { Scene } from '../../core/prompts/seatScene.ts';

/** A longer reply is cut: no form asks for a book, and every seat would have to read it. */
export const longestReply = 100_000;

/** Thoughts are shown on request; nobody needs a book of them. */
const longestThoughts = 20_000;

export interface SaidWords {
  /** As people read it. */
  text: string;
  /** The object that all of it came as: then that is read, and the text is only how it is shown. */
  object?: Fields;
  thoughts?: string;
}

export interface SaidReply extends SaidWords {
  tries: number;
  ms: number;
  model?: string;
  usage?: Usage;
  /** Of calls before it that came to nothing. */
  lost?: Usage;
  /** Marked AGREED in the shared file. */
  agreed?: boolean;
}

export function settled(council: Council, ref: AskRef, scene: Scene, turn: Turn, said: SaidReply): Event {
  const whole = said.text.slice(0, longestReply);
  const now = understood(council, ref, scene, { ...said, text: whole });
  const first = turn.reading === undefined ? now : readRepair(turn.reading, now);
  const reading = said.agreed ? readAgreed(first) : first;
  const cut = said.text.length > longestReply;
  return {
    type: 'turn.replied',
    council: ref.council,
    run: ref.run,
    seat: ref.seat,
    attempt: ref.attempt,
    ...(ref.again === undefined ? {} : { again: ref.again }),
    text: repaired(turn, now, whole),
    ...thoughtsOf(turn, said),
    reading: cut ? { ...reading, problems: [...reading.problems, { code: 'too-long' }] } : reading,
    ms: said.ms,
    tries: said.tries,
    ...(said.model === undefined ? {} : { model: said.model }),
    ...(said.usage === undefined ? {} : { usage: said.usage }),
    ...(said.lost === undefined ? {} : { lost: said.lost }),
  };
}

/** Only the replying seat's own reply is read, and only for that seat. */
function understood(council: Council, ref: AskRef, { form }: Scene, said: SaidWords): Reading {
  const context = readContextOf(council, ref.run, ref.seat);
  return said.object ? readObject(form, said.object, context) : read(form, said.text, context);
}

/** Those of the first reply stay with it. */
function thoughtsOf(turn: Turn, { thoughts }: SaidWords): { thoughts?: string } {
  const all = [turn.thoughts, thoughts].filter((each) => each !== undefined).join('\n\n');
  if (all === '') return {};
  return { thoughts: all.length <= longestThoughts ? all : `${all.slice(0, longestThoughts)}…` };
}
