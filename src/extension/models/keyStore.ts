/** The person's keys, in the editor's own secret storage. They are lent to the host, which holds them in memory and never writes them. */
import type * as vscode from 'vscode';
import type { Client } from '../../rpc/connect/client.ts';
import { lendKeys } from '../../rpc/messages/keyMessages.ts';

export interface StoredKey {
  value: string;
  /** The one address that it may be sent to, where that is not the provider's own. */
  url?: string;
}

export interface KeyStore {
  lendTo(client: Client): Promise<void>;
  store(provider: string, key: StoredKey): Promise<void>;
  remove(provider: string): Promise<void>;
}

/** As the host knows them; a secret of another name is not ours. */
export const storedProviders = [
  'anthropic',
  'openai',
  'google',
  'zai',
  'openai-compatible',
  'openclaw',
  'ollama',
] as const;

type Secrets = Pick<vscode.SecretStorage, 'get' | 'store' | 'delete'>;

export function openKeyStore(secrets: Secrets, warn: (line: string) => void): KeyStore {
  const id = (provider: string) => `council.key.${provider}`;

  async function read(provider: string): Promise<(StoredKey & { provider: string })[]> {
    const text = await secrets.get(id(provider));
    if (text === undefined) return [];
    try {
      const { value, url } = JSON.parse(text) as Partial<StoredKey>;
      if (typeof value !== 'string') return [];
      return [{ provider, value, ...(typeof url === 'string' ? { url } : {}) }];
    } catch {
      // Not of ours: neither used nor shown.
      return [];
    }
  }

  return {
    async lendTo(client) {
      const keys = (await Promise.all(storedProviders.map(read))).flat();
      await client.request(lendKeys, { keys }).catch((error: unknown) => {
        // An older host, or one that is going: without keys it still holds councils.
        warn(`keys were not lent: ${error instanceof Error ? error.message : String(error)}`);
      });
    },
    store: async (provider, key) => secrets.store(id(provider), JSON.stringify(key)),
    remove: async (provider) => secrets.delete(id(provider)),
  };
}
