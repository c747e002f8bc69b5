/** Reads how a reply ends: the words that end a turn or make its agent wait, and whether anything was said beside them. */

import type { SeatId } from '../../ids.ts';
import { modes } from '../modes.ts';
import type { ChannelSettings } from '../settings.ts';
import { isPass } from './passes.ts';

export interface ReadReply {
  /** What is posted: the signals are stripped. */
  text: string;
  /** TURN_COMPLETE was its last line; only read under `signal`. */
  complete: boolean;
  /** TURN_WAIT was its last line. */
  wait: boolean;
  /** Nothing was said: never posted. */
  empty: boolean;
}

export const completionOf = ({ completion, mode }: ChannelSettings): 'reply' | 'signal' =>
  completion ?? modes[mode].completion;

/** What a person writes is said: their “NO” is an answer. */
const personPasses = new Set(['', 'TURN_PASS']);

/** Whose reply it is. */
export interface Replier {
  agent?: SeatId | undefined;
  person?: true | undefined;
}

export function readReply(text: string, completion: 'reply' | 'signal', by: Replier = {}): ReadReply {
  let rest = text;
  const found = { complete: false, wait: false };
  for (let signal = signalOf(rest); signal !== undefined; signal = signalOf(rest)) {
    const which = signal === 'TURN_WAIT' ? 'wait' : 'complete';
    // Each is read once, and under `reply` the word of completion is ordinary text.
    if (found[which] || (which === 'complete' && completion === 'reply')) break;
    found[which] = true;
    rest = rest.trimEnd().slice(0, -signal.length).trimEnd();
  }
  const said = rest.trim();
  return { text: said, ...found, empty: by.person ? personPasses.has(said) : isPass(rest, by.agent) };
}

/** The signal that stands alone on the last line, if it does and no code block is open there. */
function signalOf(text: string): 'TURN_COMPLETE' | 'TURN_WAIT' | undefined {
  const lines = text.trimEnd().split(/\r?\n/);
  const last = lines.at(-1)?.trim();
  if (last !== 'TURN_COMPLETE' && last !== 'TURN_WAIT') return undefined;
  // Indented by four it is code.
  if (/^(?: {4}|\t)/.test(lines.at(-1) ?? '')) return undefined;
  return isInCode(lines.slice(0, -1)) ? undefined : last;
}

function isInCode(lines: readonly string[]): boolean {
  let fence: string | undefined;
  for (const line of lines) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    const [, ticks = '', after = ''] = mark ?? [];
    if (!mark) continue;
    if (fence === undefined) fence = ticks;
    else if (ticks.startsWith(fence) && after.trim() === '') fence = undefined;
  }
  return fence !== undefined;
}
