/** Knows a message that calls a council: "à table", "conseil" or "délibérez", then a subject. */
import { folded } from '../../identities/folded.ts';

export interface Trigger {
  subject: string;
  /** The call is no part of a sentence: a sign stands behind it, or nobody begins a question with these words. */
  apart: boolean;
}

const calls = ['a table', 'conseil', 'deliberez'];
/** A call and its subject are held apart by a space, a sign, or both. */
const between = /^(?:\s*([:,;!.…—–-]+)\s*|\s+)/u;

export function triggerOf(message: string): Trigger | undefined {
  const text = message.trim();
  for (const call of calls) {
    const rest = after(call, text);
    const gap = rest === undefined ? null : between.exec(rest);
    if (rest === undefined || !gap) continue;
    const subject = rest.slice(gap[0].length).trim();
    const apart = gap[1] !== undefined || isOnlyCall(text);
    return /[\p{L}\p{N}]/u.test(subject) ? { subject, apart } : undefined;
  }
  return undefined;
}

/** "A table of contents?" and "Conseil d’administration" are subjects; with its accent "à table" is none, nor is "délibérez". */
const isOnlyCall = (text: string): boolean => /^(?:à|a\u0300|d)/iu.test(text);

/** What follows the call, in its own spelling: folding may change how long a text is. */
function after(call: string, text: string): string | undefined {
  for (let length = call.length; length <= Math.min(call.length * 2, text.length); length++) {
    const next = text[length] ?? '';
    if (folded(text.slice(0, length)).replace(/\s+/g, ' ') === call && !/[\p{L}\p{N}\p{M}]/u.test(next))
      return text.slice(length);
  }
  return undefined;
}
