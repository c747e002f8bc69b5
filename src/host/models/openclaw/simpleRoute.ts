/**
 * The simple way in: the gateway's chat completions over HTTP, with a session key. The session remembers, so it is sent
 * only what it has not heard; whether one still does after a failure or a restart can't be asked here, so a new key is
 * taken then and the rest told in short.
 */
import type { Seat } from '../../../core/councils/council.ts';
import type { Language } from '../../../core/ids.ts';
import type { Chance, Clock, Conversation, Reach, TurnRequest } from '../../ports/ports.ts';
import { heardAfter, unheard } from '../catchUp.ts';
import { openAiCompatibleBackend } from '../openaiCompatible/backend.ts';
import { agentsByHttp } from './agentsByHttp.ts';
import type { Place } from './gatewayPlace.ts';
import type { Deadlines } from './runSilence.ts';

export interface SimpleParts {
  clock: Clock;
  chance: Pick<Chance, 'word'>;
  times: Deadlines;
  language: Language;
}

const sessionHeader = 'x-openclaw-session-key';

export interface SimpleRoute {
  open(council: string, seat: Seat, agent: string): Conversation;
  reach(signal: AbortSignal): Promise<Reach>;
}

export function simpleRoute(place: Place, { clock, chance, times, language }: SimpleParts): SimpleRoute {
  const keys = new WeakMap<TurnRequest, string>();
  const base = `${place.url.href.replace(/\/+(v1\/*)?$/, '')}/v1`;
  const backend = openAiCompatibleBackend({
    baseUrl: base,
    clock,
    language,
    ...(place.token === undefined ? {} : { apiKey: place.token }),
    firstTokenMs: times.firstTokenMs,
    idleMs: times.idleMs,
    headers: (turn) => {
      const key = keys.get(turn);
      return key === undefined ? {} : { [sessionHeader]: key };
    },
  });
  return {
    open(council, seat, agent) {
      const inner = backend.open(council, { ...seat, model: `openclaw/${agent}` });
      const newKey = () => `agent:${agent}:council:${council}:${seat.id}:${chance.word(8).toLowerCase()}`;
      let key = newKey();
      let heard = 0;
      return {
        async send(turn) {
          if (heard !== turn.prompt.messages.length - 1) {
            key = newKey();
            heard = 0;
          }
          const { system } = turn.prompt;
          const text = unheard({ ...turn.prompt, system: '' }, heard, turn.scene.language).trimStart();
          const asked = { ...turn, prompt: { system, messages: [{ role: 'user' as const, text }] } };
          keys.set(asked, key);
          heard = -1;
          const reply = await inner.send(asked);
          heard = heardAfter(turn.prompt);
          return { ...reply, model: `openclaw/${agent}` };
        },
        close: () => inner.close(),
      };
    },
    async reach(signal) {
      const ids = await agentsByHttp(place, base, signal);
      return { ok: true, models: ids.map((id) => ({ id })), usual: { id: place.agent } };
    },
  };
}
