/** Turns what was said into the event that settles a turn: read once, recorded with its reading. */
import type { Council, Turn, Usage } from '../../core/councils/council.ts';
import type { AskRef, Event } from '../../core/events.ts';
import { read, readAgreed, readRepair } from '../../core/forms/read.ts';
import type { Reading } from '../../core/forms/reading.ts';
import { readContextOf } from '../../core/prompts/replyContext.ts';
import type { Scene } from '../../core/prompts/seatScene.ts';

/** A longer reply is cut: no form asks for a book, and every seat would have to read it. */
const longestReply = 100_000;

export interface SaidReply {
  text: string;
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
  const first = understood(council, ref, scene, turn, whole);
  const reading = said.agreed ? readAgreed(first) : first;
  const cut = said.text.length > longestReply;
  return {
    type: 'turn.replied',
    council: ref.council,
    run: ref.run,
    seat: ref.seat,
    attempt: ref.attempt,
    ...(ref.again === undefined ? {} : { again: ref.again }),
    // The words stay those of the first reply when only its vote was asked for again.
    text: turn.unreadable === undefined ? whole : `${turn.unreadable}\n\n${whole}`,
    reading: cut ? { ...reading, problems: [...reading.problems, { code: 'too-long' }] } : reading,
    ms: said.ms,
    tries: said.tries,
    ...(said.model === undefined ? {} : { model: said.model }),
    ...(said.usage === undefined ? {} : { usage: said.usage }),
    ...(said.lost === undefined ? {} : { lost: said.lost }),
  };
}

/** Only the replying seat's own reply is read, and only for that seat. */
function understood(council: Council, ref: AskRef, scene: Scene, turn: Turn, text: string): Reading {
  const reading = read(scene.form, text, readContextOf(council, ref.run, ref.seat));
  return turn.reading === undefined ? reading : readRepair(turn.reading, reading);
}
