/**
 * The simple way in: the gateway's chat completions over HTTP, with a session key. The session remembers, so it is sent
 * only what it has not heard; whether one still does after a failure or a restart can't be asked here, so a new key is
 * taken then and the rest told in short.
 */
import type { Seat } from '../../../core/councils/council.ts';
import type { Language } from '../../../core/ids.ts';
import {
  BackendError,
  type Chance,
  type Clock,
  type Conversation,
  type Reach,
  type TurnRequest,
} from '../../ports/ports.ts';
import { openAiCompatibleBackend } from '../openaiCompatible/backend.ts';
import { heardAfter, unheard } from '../unheard.ts';
import type { Place } from './gatewayPlace.ts';
import { notConnected, said } from './gatewayTrouble.ts';
import type { Deadlines } from './runSilence.ts';

export interface SimpleParts {
  clock: Clock;
  chance: Pick<Chance, 'word'>;
  times: Deadlines;
  language: Language;
}

const sessionHeader = 'x-openclaw-session-key';

export interface SimpleRoute {
  open(table: string, seat: Seat, agent: string): Conversation;
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
    open(table, seat, agent) {
      const inner = backend.open(table, { ...seat, model: `openclaw/${agent}` });
      const newKey = () => `agent:${agent}:council:${table}:${seat.id}:${chance.word(8).toLowerCase()}`;
      let key = newKey();
      let heard = 0;
      return {
        async send(turn) {
          if (heard !== turn.prompt.messages.length - 1) {
            key = newKey();
            heard = 0;
          }
          const { system } = turn.prompt;
          const text = unheard({ ...turn.prompt, system: '' }, heard, turn.scene).trimStart();
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

const patienceMs = 10_000;
/** Far more than the names of any gateway's agents. */
const mostBytes = 1_000_000;

export async function agentsByHttp(place: Place, base: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`${base}/models`, {
    headers: place.token === undefined ? {} : { authorization: `Bearer ${place.token}` },
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  }).catch((error: unknown) => {
    throw notConnected(error instanceof Error && error.cause ? error.cause : error, place);
  });
  const body = await textOf(response).catch(() => '');
  if (response.status === 401 || response.status === 403) {
    throw new BackendError(place.say.tokenRefused(place.where), false);
  }
  const ids = idsIn(body);
  if (response.ok && ids) return ids;
  throw new BackendError(
    place.say.noCompletions(place.where, response.status, ids ? said(body, place) : ''),
    response.status >= 500,
  );
}

/** Nothing when it is too long to be a list; whoever sends it is hung up on. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) return '';
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** `openclaw` and `openclaw/default` stand for one of the others. */
function idsIn(body: string): string[] | undefined {
  try {
    const { data } = JSON.parse(body) as { data: { id: string }[] };
    return data.flatMap(({ id }) => /^openclaw\/(?!default$)(.+)$/.exec(id)?.[1] ?? []);
  } catch {
    return undefined;
  }
}
