/**
 * A prompt as models are given it: nothing in it can be read by a model and not be seen by a person. A sign that hides or
 * turns words is written out where it stood, so that whoever reviews a text can still find it there.
 */
import type { Prompt } from '../../core/prompts/prompt.ts';
import { hiddenShown } from '../../rpc/hidden.ts';

/** What holds of this turn alone stands behind what is asked. */
export const asSent = ({ system, messages }: Prompt, ofThisTurn?: string): Prompt => ({
  system: hiddenShown(system),
  messages: messages.map(({ role, text }, at) => ({
    role,
    text: hiddenShown(
      ofThisTurn === undefined || at < messages.length - 1 ? text : `${text}\n\n${ofThisTurn}`,
    ),
  })),
});
