/**
 * `inject`: a seat's words to another running council. Whose they are is set by the host and stands with them, and a
 * council takes only so many, so that councils that talk to each other come to an end.
 */
import * as z from 'zod';
import { own } from '../../core/own.ts';
import { ownTool, refusal } from './ownTool.ts';
import { toolWords } from './toolWords.ts';

/** From seats of other councils, in the whole life of a council. */
export const mostFromOthers = 8;
/** Begins the id of what came from a seat: people's words have none. */
const fromSeat = 'seat-';

export const inject = ownTool({
  describe: (language) => toolWords[language].inject,
  input: z.strictObject({
    id: z.string().min(1).max(100),
    text: z.string().trim().min(1).max(4000),
    to: z.string().max(64).optional(),
  }),
  perform({ id, text, to }, caller, hall) {
    const say = toolWords[caller.language];
    if (id === caller.council?.id) return refusal(say.ownCouncil);
    const all = hall.councils();
    const target = own(all, id);
    if (!target) return { ok: false, text: say.noCouncil(id) };
    if (target.status !== 'running') return refusal(say.over(id));
    if (to !== undefined && !target.seats.some((each) => each.id === to))
      return { ok: false, text: say.noSeat(to) };
    if (target.injections.filter((each) => each.id.startsWith(fromSeat)).length >= mostFromOthers)
      return refusal(say.injectionsFull(id, mostFromOthers));
    const words = toolWords[target.language];
    const by = caller.council
      ? words.speaker(caller.name, caller.council.id)
      : words.inChannel(caller.name, caller.channel ?? '');
    const injection = `${fromSeat}${hall.chance.ulid(hall.clock.now())}`;
    return {
      ok: true,
      text: say.injected(id),
      events: [
        {
          type: 'person.injected',
          council: id,
          id: injection,
          by,
          text,
          ...(to === undefined ? {} : { to }),
        },
      ],
    };
  },
});
