/** Who takes a key: the host that each provider's key is for by default, and the variables of the environment that hold it. */
import { own } from '../../core/own.ts';

interface KeyPlace {
  /** Absent: the person says it with the key. */
  host?: string;
  /** The first that is set counts. */
  variables: readonly string[];
  /** A variable that names another address: the environment is the person's own, so it approves it. */
  url?: string;
}

const places = {
  anthropic: { host: 'api.anthropic.com', variables: ['ANTHROPIC_API_KEY'] },
  openai: { host: 'api.openai.com', variables: ['OPENAI_API_KEY'] },
  google: {
    host: 'generativelanguage.googleapis.com',
    variables: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'],
  },
  zai: { host: 'api.z.ai', variables: ['ZAI_API_KEY'] },
  'openai-compatible': { variables: ['COUNCIL_OPENAI_KEY'], url: 'COUNCIL_OPENAI_URL' },
  openclaw: {
    host: '127.0.0.1:18789',
    variables: ['OPENCLAW_GATEWAY_TOKEN'],
    url: 'OPENCLAW_GATEWAY_URL',
  },
  ollama: { host: '127.0.0.1:11434', variables: [] },
} as const satisfies Record<string, KeyPlace>;

export const keyProviders: readonly string[] = Object.keys(places);

export const keyPlace = (provider: string): KeyPlace | undefined => own(places, provider);

/**
 * What servers that want some key are given, such as `ollama` or `none`: a word, not a secret. Blotted out, it would be
 * missing in every text.
 */
export const isPlainWord = (value: string): boolean =>
  /^[a-z]{1,11}$/i.test(value) || keyProviders.includes(value.toLowerCase());

/** `api.openai.com`, or `127.0.0.1:8080`; nothing when it is no address. */
export function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, host } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && host ? host : undefined;
}
