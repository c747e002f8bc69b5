/** The agents that a gateway's simple route offers, by its list of models; no model is asked. */
import { BackendError } from '../../ports/ports.ts';
import type { Place } from './gatewayPlace.ts';
import { notConnected, said } from './gatewayTrouble.ts';

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
