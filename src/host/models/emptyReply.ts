/** A reply without a word is a pass in a channel, and no reply at a council's table: a form has to be filled in there. */
import type { TurnRequest } from '../ports/ports.ts';

export const mayBeWordless = ({ scene }: Pick<TurnRequest, 'scene'>): boolean => scene.channel !== undefined;

export const isWordless = (text: string): boolean => text.trim() === '';
