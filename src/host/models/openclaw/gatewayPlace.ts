/**
 * Where the gateway is, by which of its two ways it is spoken to, and the token that may go there. An address that an
 * untrusted workspace names is not looked at; a token goes only to the host that it was approved for.
 */
import { type OpenclawWords, openclawWords } from '../../../rpc/words/host/openclawWords.ts';
import { BackendError, type Surroundings } from '../../ports/ports.ts';

export interface Place {
  way: 'socket' | 'http';
  url: URL;
  /** The address as people know it. */
  where: string;
  /** In whose words its troubles are told. */
  say: OpenclawWords;
  token?: string;
  /** For seats that name no agent. */
  agent: string;
}

const usualAddress = 'ws://127.0.0.1:18789';
const usualAgent = 'main';

type Known = Pick<Surroundings, 'declared' | 'env' | 'keys' | 'language' | 'trusted'>;

export async function placeOf({ declared, env, keys, language, trusted }: Known): Promise<Place> {
  const say = openclawWords[language];
  const { openclaw } = await declared();
  const agent = openclaw?.agent ?? usualAgent;
  const named = (trusted ? openclaw?.url : undefined) ?? env.OPENCLAW_GATEWAY_URL ?? addressOfKey(keys);
  if (named === undefined) throw nowhere(say, trusted, openclaw?.url);
  // No socket is opened to an address with a fragment.
  if (!URL.canParse(named) || !/^(wss?|https?):$/.test(new URL(named).protocol) || named.includes('#')) {
    throw new BackendError(say.noAddress, false);
  }
  const url = new URL(named);
  const token = tokenFor(url, keys, say);
  return {
    way: url.protocol.startsWith('ws') ? 'socket' : 'http',
    url,
    where: say.gateway(url.host),
    say,
    agent,
    ...(token === undefined ? {} : { token }),
  };
}

/** Who has a token has a gateway: at the token's host, or the usual one. */
function addressOfKey(keys: Surroundings['keys']): string | undefined {
  const key = keys.find('openclaw');
  if (!key) return undefined;
  const url = new URL(`ws://${key.host}`);
  return isLoopback(url) ? url.href : `wss://${key.host}`;
}

function nowhere(say: OpenclawWords, trusted: boolean, declared: string | undefined): BackendError {
  const hidden = !trusted && declared !== undefined;
  return new BackendError(hidden ? say.notTrusted : say.nowhere(usualAddress), false);
}

function tokenFor(url: URL, keys: Surroundings['keys'], say: OpenclawWords): string | undefined {
  const key = keys.find('openclaw', url.host);
  if (!key) return undefined;
  if (!sameHost(new URL(`${url.protocol}//${key.host}`), url)) {
    throw new BackendError(say.tokenForElsewhere(url.host, key.host), false);
  }
  if (/^(ws|http):$/.test(url.protocol) && !isLoopback(url)) {
    const safe = url.protocol.startsWith('ws') ? 'wss' : 'https';
    throw new BackendError(say.inTheClear(url.host, safe), false);
  }
  return key.value;
}

const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** This machine has several names. */
const sameHost = (one: URL, other: URL): boolean =>
  one.host === other.host || (isLoopback(one) && isLoopback(other) && one.port === other.port);
