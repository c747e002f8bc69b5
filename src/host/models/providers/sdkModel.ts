/** The model of a provider package, for one call. The packages read no environment: key and address are always given. */
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Access } from './providerAccess.ts';
import { createAnthropic, createGoogle, createOpenAI } from './providerPackages.ts';

/** These are served by chat completions alone. */
const chatOnly = /audio-preview|search-preview/;

export function sdkModel(
  { provider, base, key, isElsewhere }: Access,
  model: string,
  fetch: typeof globalThis.fetch,
): LanguageModelV4 {
  // Without a key of its own a package would look for one in the environment: a server on this machine needs none.
  const given = { apiKey: key ?? 'none', baseURL: base.href.replace(/\/+$/, ''), fetch };
  if (provider === 'anthropic') return createAnthropic(given)(model);
  if (provider === 'google') return createGoogle(given)(model);
  const openai = createOpenAI(given);
  return isElsewhere || chatOnly.test(model) ? openai.chat(model) : openai.responses(model);
}
