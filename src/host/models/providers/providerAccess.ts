/**
 * How a provider may be called now: at which address, with which key. A key goes only to the host that it was approved
 * for, and an address of the workspace is called only where the workspace is trusted. Else a BackendError in words.
 */
import { keyWords } from '../../../rpc/words/host/keyWords.ts';
import { modelWords } from '../../../rpc/words/host/modelWords.ts';
import type { ProviderName, ProviderSettings } from '../../ports/backendSettings.ts';
import { BackendError, type Surroundings } from '../../ports/ports.ts';
import { isLoopback, needsKey, type OwnAddresses, ollamaAddress, ownAddress } from './addresses.ts';
import { usualModels } from './usualModels.ts';

export interface Access {
  provider: ProviderName;
  /** Up to and with the version; for Ollama without it. */
  base: URL;
  /** Not the provider's own address. */
  isElsewhere: boolean;
  key: string | undefined;
  /** For seats that name none. */
  model: string | undefined;
  atOnce: number;
  /** Of an Ollama, where council.yaml fixes it. */
  contextLength: ProviderSettings['contextLength'];
}

const usualAtOnce = 8;

/** `own`: what counts as the providers' own addresses; tests rehearse them on loopback. */
export async function accessTo(
  provider: ProviderName,
  surroundings: Surroundings,
  own: OwnAddresses = ownAddress,
): Promise<Access> {
  const { env, keys, language, trusted } = surroundings;
  const say = modelWords[language];
  const settings: ProviderSettings = (await surroundings.declared()).providers[provider] ?? {};
  const given = givenBy(provider, env);
  // Whoever gave a key for a server has named the server.
  const address = given ?? settings.baseUrl ?? usualAddress(provider, own) ?? keys.find(provider)?.url;
  if (address === undefined) throw new BackendError(say.noAddress, false);
  const base = new URL(withoutRoute(provider, address.replace(/\/+$/, '')));
  if (given === undefined && settings.baseUrl !== undefined && !trusted)
    throw new BackendError(say.notTrusted(provider, base.host), false);
  const key = keys.find(provider, base.host);
  const isTheirs = key?.host === base.host;
  const isLocal = isLoopback(base);
  if (key && !isTheirs && !isLocal && provider !== 'ollama')
    throw new BackendError(say.keyForElsewhere(provider, base.host, key.host, base.href), false);
  if (isTheirs && base.protocol !== 'https:' && !isLocal)
    throw new BackendError(keyWords[language].inTheClear(base.host), false);
  if (!key && needsKey(provider) && !isLocal) throw new BackendError(say.noKey(provider), false);
  const fromEnvironment = provider === 'openai-compatible' ? env.COUNCIL_OPENAI_MODEL : undefined;
  return {
    provider,
    base,
    isElsewhere: address !== own[provider],
    key: isTheirs ? key.value : undefined,
    model: fromEnvironment ?? settings.model ?? usualModels.of[provider],
    atOnce: settings.concurrency ?? usualAtOnce,
    contextLength: settings.contextLength,
  };
}

/** An Ollama's address was often written with the version of its OpenAI-compatible route. */
const withoutRoute = (provider: ProviderName, address: string): string =>
  provider === 'ollama' ? address.replace(/\/+(?:v1|api)$/, '') : address;

/** What the user's own environment says goes before a file of the workspace. */
const givenBy = (provider: ProviderName, env: Surroundings['env']): string | undefined =>
  provider === 'openai-compatible' ? env.COUNCIL_OPENAI_URL : ollamaGiven(provider, env);

const ollamaGiven = (provider: ProviderName, env: Surroundings['env']): string | undefined =>
  provider === 'ollama' && env.OLLAMA_HOST ? ollamaAddress(env.OLLAMA_HOST) : undefined;

const usualAddress = (provider: ProviderName, own: OwnAddresses): string | undefined =>
  own[provider] ?? (provider === 'ollama' ? ollamaAddress(undefined) : undefined);
