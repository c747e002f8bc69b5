/** Keys that the environment holds: each with the one host that it is for. */
import type { Key } from '../ports/ports.ts';
import { hostOf, isPlainWord, keyPlace, keyProviders } from './keyHosts.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export function environmentKey(env: Environment, provider: string): Key | undefined {
  const place = keyPlace(provider);
  const value = place?.variables.map((name) => env[name]?.trim()).find(Boolean);
  if (!place || !value) return undefined;
  const url = place.url === undefined ? undefined : env[place.url];
  const host = url ? hostOf(url) : place.host;
  return host === undefined ? undefined : { value, host, from: 'environment' };
}

/** The variable that holds a provider's key, so that people know where it comes from. */
export const variableOf = (env: Environment, provider: string): string | undefined =>
  keyPlace(provider)?.variables.find((name) => env[name]?.trim());

const looksSecret = /(?:_|^)(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?)$/i;
const shortest = 12;

/** Everything that no text of ours may repeat: the keys, and whatever else is named like a secret. */
export function environmentSecrets(env: Environment): string[] {
  const keys = keyProviders.flatMap((provider) => keyPlace(provider)?.variables ?? []);
  return Object.entries(env).flatMap(([name, value]) => {
    const text = value?.trim() ?? '';
    const secret = keys.includes(name) || (looksSecret.test(name) && text.length >= shortest);
    return secret && text && !isPlainWord(text) ? [text] : [];
  });
}
