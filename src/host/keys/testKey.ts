/** Tries a key: the provider is asked whether it takes it, no model is asked, and nothing of it is kept here. */
import type { Language } from '../../core/ids.ts';
import type { KeyRow, KeyTested } from '../../rpc/messages/keyMessages.ts';
import { keyWords } from '../../rpc/words/host/keyWords.ts';
import { reachWithin } from '../answering/reachable.ts';
import type { DeclaredBackends, ProviderName } from '../ports/backendSettings.ts';
import { providerNames } from '../ports/backendSettings.ts';
import type { Backend, Key, Surroundings } from '../ports/ports.ts';
import type { KeyRing, NewKey } from './keyring.ts';
import { masked } from './maskedBackend.ts';
import { maskFor } from './secrets.ts';

const patienceMs = 10_000;

export interface KeyTestParts {
  language: Language;
  keys: KeyRing;
  surroundings: Surroundings;
  /** The backends as they would be there with other keys or addresses. */
  backendsIn(surroundings: Surroundings): Backend[];
}

export async function testKey(
  parts: KeyTestParts,
  asked: Omit<NewKey, 'value'> & { value?: string | undefined },
): Promise<KeyTested> {
  const { language, keys, surroundings } = parts;
  const say = keyWords[language];
  const { provider, value, url } = asked;
  const given = value === undefined ? undefined : keys.checked({ provider, value, url });
  const key = given ?? keys.find(provider, url === undefined ? undefined : new URL(url).host);
  if (!key) return { ok: false, message: say.noneThere(provider) };
  const around = given ? withKey(surroundings, provider, given, url) : surroundings;
  const backend = parts.backendsIn(around).findLast(({ name }) => name === provider);
  if (!backend?.reach) return { ok: false, message: say.failed(provider, key.host, say.notThere(provider)) };
  const reach = await reachWithin(masked(backend, maskFor(keys.secrets)), patienceMs, say.noAnswer);
  const models = reach.models?.map(({ id }) => id);
  const proved = reach.ok && models !== undefined && !(await listsForAnyone(parts, provider, around));
  return {
    ok: reach.ok,
    message: !reach.ok
      ? say.failed(provider, key.host, reach.why ?? '')
      : proved
        ? say.passed(provider, key.host, models?.length)
        : say.unproved(provider, key.host),
    ...(models ? { models } : {}),
  };
}

/** A server of one's own may list its models to whoever asks: then its list says nothing of the key. */
async function listsForAnyone(
  { backendsIn, language }: KeyTestParts,
  provider: string,
  around: Surroundings,
): Promise<boolean> {
  if (provider !== 'openai-compatible') return false;
  const keyless = { ...around, keys: { find: () => undefined } };
  const backend = backendsIn(keyless).findLast(({ name }) => name === provider);
  return backend !== undefined && (await reachWithin(backend, patienceMs, keyWords[language].noAnswer)).ok;
}

/** As if this key were there alone, and council.yaml pointed to where it may go. */
const withKey = (
  surroundings: Surroundings,
  provider: string,
  key: Key,
  url: string | undefined,
): Surroundings => ({
  ...surroundings,
  keys: { find: (asked, host) => (asked === provider ? key : surroundings.keys.find(asked, host)) },
  declared: async () => {
    const declared = await surroundings.declared();
    return url === undefined ? declared : pointedTo(declared, provider, url);
  },
  env:
    provider === 'openai-compatible' && url
      ? { ...surroundings.env, COUNCIL_OPENAI_URL: url }
      : surroundings.env,
});

function pointedTo(declared: DeclaredBackends, provider: string, url: string): DeclaredBackends {
  if (provider === 'openclaw') return { ...declared, openclaw: { ...declared.openclaw, url } };
  if (!(providerNames as readonly string[]).includes(provider)) return declared;
  const name = provider as ProviderName;
  const settings = { ...declared.providers[name], baseUrl: url };
  return { ...declared, providers: { ...declared.providers, [name]: settings } };
}

/** The keys that are there, and where council.yaml points when that is another host. */
export function keyRows(keys: KeyRing, declared: DeclaredBackends): KeyRow[] {
  return keys.rows().map((row) => {
    const url =
      row.provider === 'openclaw'
        ? declared.openclaw?.url
        : declared.providers[row.provider as ProviderName]?.baseUrl;
    const host = url === undefined ? undefined : new URL(url).host;
    if (url === undefined || host === undefined || host === row.host) return row;
    // Another key may be for just that place.
    const own = keys.find(row.provider, host);
    return own?.host === host ? { ...row, from: own.from, host } : { ...row, declared: host, url };
  });
}
