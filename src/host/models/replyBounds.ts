/** How little and how much may be answered: a form has to be filled in at a council's table, in a channel one may pass. */
import { mostTokens, mostTokensInChannel } from '../../core/forms/lengths.ts';
import type { TurnRequest } from '../ports/ports.ts';

type Turn = Pick<TurnRequest, 'scene'>;

/** A reply without a word is a pass in a channel, and no reply in a council. */
export const mayBeWordless = ({ scene }: Turn): boolean => scene.kind === 'channel';

export const isWordless = (text: string): boolean => text.trim() === '';

/** The most that a call may write, in tokens. */
export const roomFor = ({ scene }: Turn): number =>
  scene.kind === 'channel' ? mostTokensInChannel : mostTokens(scene.form);
