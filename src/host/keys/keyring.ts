/**
 * Every key this host may use, and where each comes from: lent by a client (in memory alone), the environment, kept by
 * `council key set`; in this order. A key that was once known stays known to the mask as long as the process lives.
 */
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import type { KeyRow } from '../../rpc/messages/keyMessages.ts';
import { keyWords } from '../../rpc/words/host/keyWords.ts';
import type { Key, Keys } from '../ports/ports.ts';
import { configFolder } from './configFolder.ts';
import { hostOf, isPlainWord, keyPlace, keyProviders } from './keyHosts.ts';
import { type KeptKeys, KeyError, openVault } from './vault.ts';

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

export interface NewKey {
  provider: string;
  value: string;
  /** The address that it may be sent to, where that is not the provider's own. */
  url?: string | undefined;
}

export interface KeyRing extends Keys {
  rows(): KeyRow[];
  /** Why the kept keys can't be read, in words. */
  problem(): string | undefined;
  /** In the place of all that were lent before; none drops them. */
  lend(keys: readonly NewKey[]): void;
  /** Checks a key that was typed: its provider, its form, its host. Throws a KeyError. From here on it is masked. */
  checked(given: NewKey): Key;
  keep(given: NewKey): Key;
  /** Answers what it was dropped from. */
  forget(provider: string): ('lent' | 'kept')[];
  /** All that are or were known. */
  secrets(): readonly string[];
  /** Told after each change that was made through this ring; answers how to stop listening. */
  onChange(callback: () => void): () => void;
  isAwaited(): boolean;
  /** No window has lent its keys in all this time. */
  giveUp(): void;
}

export interface RingParts {
  env: Readonly<Record<string, string | undefined>>;
  language?: Language | undefined;
  workspace?: string | undefined;
  /** A window started this host, and lends its keys once it is connected. */
  awaited?: boolean;
}

export function openKeys({ env, language = 'en', workspace, awaited = false }: RingParts): KeyRing {
  const say = keyWords[language];
  const vault = openVault({ folder: configFolder(env), workspace, language });
  const lent = new Map<string, Key>();
  // The same list until one is learnt: it is asked for with every piece of a stream.
  let known: readonly string[] = environmentSecrets(env);
  const learn = (value: string): void => {
    if (!known.includes(value) && !isPlainWord(value)) known = [...known, value];
  };
  for (const { value } of Object.values(vault.read())) learn(value);
  let isAwaited = awaited;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };

  function kept(provider: string): Key | undefined {
    const all = vault.read();
    const found = own(all, provider);
    if (!found) return undefined;
    learn(found.value);
    return { ...found, from: 'kept' };
  }

  /** To be written anew: those that can't be read now must not be lost by it. */
  function readable(): KeptKeys {
    const problem = vault.problem();
    if (problem !== undefined) throw new KeyError(problem);
    return vault.read();
  }

  const all = (provider: string): Key[] =>
    [lent.get(provider), environmentKey(env, provider), kept(provider)].filter((key) => key !== undefined);

  function checked({ provider, value: typed, url }: NewKey, from: Key['from'] = 'kept'): Key {
    const place = keyPlace(provider);
    if (!place) throw new KeyError(say.unknownProvider(provider, keyProviders.join(', ')));
    const value = typed.trim();
    if (value.length >= 6) learn(value);
    // What no header can carry was pasted wrongly.
    if (!/^[\x21-\x7e]{6,4000}$/.test(value)) throw new KeyError(say.noKey);
    const host = url === undefined ? place.host : hostOf(url);
    if (host === undefined) throw new KeyError(url === undefined ? say.needsUrl(provider) : say.badUrl);
    if (url !== undefined && isInTheClear(url)) throw new KeyError(say.inTheClear(host));
    return { value, host, from, ...(url === undefined ? {} : { url }) };
  }

  return {
    find(provider, host) {
      const found = all(provider);
      return found.find((key) => host === undefined || key.host === host) ?? found[0];
    },
    rows: () =>
      keyProviders.map((provider) => {
        const [first] = all(provider);
        const place = keyPlace(provider);
        const host = first?.host ?? place?.host;
        const variable = first?.from === 'environment' ? variableOf(env, provider) : undefined;
        return {
          provider,
          ...(first ? { from: first.from } : {}),
          ...(host === undefined ? {} : { host }),
          ...(variable === undefined ? {} : { variable }),
        };
      }),
    problem: vault.problem,
    lend(keys) {
      const next = keys.map((given) => [given.provider, checked(given, 'lent')] as const);
      lent.clear();
      isAwaited = false;
      for (const [provider, key] of next) lent.set(provider, key);
      changed();
    },
    checked,
    keep(given) {
      const { from, ...key } = checked(given);
      vault.write({ ...readable(), [given.provider]: key });
      changed();
      return { ...key, from };
    },
    forget(provider) {
      const all = readable();
      const gone = own(all, provider);
      const dropped: ('lent' | 'kept')[] = lent.delete(provider) ? ['lent'] : [];
      if (gone) {
        learn(gone.value);
        const { [provider]: _gone, ...rest } = all;
        vault.write(rest);
        dropped.push('kept');
      }
      if (dropped.length > 0) changed();
      return dropped;
    },
    secrets: () => known,
    onChange(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    isAwaited: () => isAwaited,
    giveUp() {
      if (!isAwaited) return;
      isAwaited = false;
      changed();
    },
  };
}

/** Readable by everyone on the way, but to this very machine. */
function isInTheClear(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return /^(http|ws):$/.test(protocol) && !/^(localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
