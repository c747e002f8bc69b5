/** Where each provider is: its own address, or one that the user or a trusted council.yaml gives. */
import type { ProviderName } from '../../ports/backendSettings.ts';

/** Up to and with the version. */
export type OwnAddresses = Readonly<Partial<Record<ProviderName, string>>>;

export const ownAddress: OwnAddresses = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  zai: 'https://api.z.ai/api/paas/v4',
};

/** These can't be called without a key, but for a server on this machine. */
export const needsKey = (provider: ProviderName): boolean => ownAddress[provider] !== undefined;

const ollamaPort = 11_434;

/** As Ollama reads it: a host, a host and port, or a URL. What it listens on everywhere is called on this machine. */
export function ollamaAddress(given: string | undefined): string {
  const text = given?.trim() ?? '';
  const withScheme = /^https?:\/\//i.test(text)
    ? text
    : `http://${text.startsWith(':') ? '127.0.0.1' : ''}${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : new URL('http://127.0.0.1');
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  const saysPort = /:\d+(?:\/|$)/.test(withScheme);
  if (!saysPort && url.protocol === 'http:') url.port = String(ollamaPort);
  return url.href.replace(/\/+$/, '');
}

export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
