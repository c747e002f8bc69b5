/**
 * A prompt as models are given it: nothing in it can be read by a model and not be seen by a person. A sign that hides or
 * turns words is written out where it stood, so that whoever reviews a text can still find it there.
 */
import type { Prompt } from '../../core/prompts/prompt.ts';
import { hiddenShown } from '../../rpc/hidden.ts';

export const asSent = ({ system, messages }: Prompt): Prompt => ({
  system: hiddenShown(system),
  messages: messages.map(({ role, text }) => ({ role, text: hiddenShown(text) })),
});
