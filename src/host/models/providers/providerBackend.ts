/**
 * The backend of a model provider. Address, key and settings are looked up for each turn, so that a key set while the
 * host runs is used at once. One limiter for each address and key, however many councils share it.
 */
import type { Seat } from '../../../core/councils/council.ts';
import { type ModelWords, modelWords } from '../../../rpc/words/host/modelWords.ts';
import type { ProviderName } from '../../ports/backendSettings.ts';
import {
  type Backend,
  BackendError,
  type ModelRow,
  type Reach,
  type Surroundings,
} from '../../ports/ports.ts';
import type { Patience } from '../endWhenSilent.ts';
import { type Limiter, limiter } from '../limiter.ts';
import type { Line, ModelAnswer, ModelCall } from '../modelCall.ts';
import { conversationOver, type Lacking } from '../modelConversation.ts';
import { addressOf, type Place } from '../modelErrors.ts';
import { familyOf } from '../modelFamilies.ts';
import { ollamaCall } from '../ollama/ollamaCall.ts';
import { type Held, nothingHeld } from '../ollama/ollamaContext.ts';
import { chatUrl } from '../openaiCompatible/backend.ts';
import { chatCall } from '../openaiCompatible/completionCall.ts';
import { nodeTransport, type Transport } from '../transport.ts';
import type { OwnAddresses } from './addresses.ts';
import { modelsAt } from './modelLists.ts';
import { type Access, accessTo } from './providerAccess.ts';
import { usualAmong } from './usualModels.ts';

/** These speak chat completions, and Ollama its own: called by our own reader; the others through their packages. */
const ownReader: readonly ProviderName[] = ['zai', 'openai-compatible'];

export interface ProviderOptions extends Omit<Patience, 'clock'> {
  /** What counts as the providers' own addresses. */
  own?: OwnAddresses;
}

interface Provider {
  transport: Transport;
  patience: Patience;
  say: ModelWords;
  limiterFor(access: Access): Limiter;
  /** What is known of an Ollama's model. */
  heldFor(access: Access, model: string): Held;
  /** The models that seats without one get, where a list said so; by address and what is declared there. */
  found: Map<string, string>;
}

export function providerBackend(
  name: ProviderName,
  surroundings: Surroundings,
  options: ProviderOptions = {},
): Backend {
  // What goes wrong with a seat stands in its council's record: it is told in the council's language.
  const access = (language = surroundings.language) =>
    accessTo(name, { ...surroundings, language }, options.own);
  const limiters = new Map<string, Limiter>();
  const held = new Map<string, Held>();
  const lacking: Lacking = new Set();
  const provider: Provider = {
    transport: nodeTransport(),
    patience: { clock: surroundings.clock, firstTokenMs: options.firstTokenMs, idleMs: options.idleMs },
    say: modelWords[surroundings.language],
    found: new Map(),
    limiterFor({ base, key }) {
      const of = `${base.host} ${key ?? ''}`;
      const known = limiters.get(of) ?? limiter(surroundings.clock);
      limiters.set(of, known);
      return known;
    },
    heldFor({ base }, model) {
      const of = `${base.href} ${model}`;
      const known = held.get(of) ?? nothingHeld();
      held.set(of, known);
      return known;
    },
  };
  return {
    name,
    open: (_table, seat) =>
      conversationOver(
        seat,
        lacking,
        async ({ scene: { language }, signal }) =>
          lineTo({ ...provider, say: modelWords[language] }, await access(language), seat, signal),
        provider.say.closed,
      ),
    reach: (signal) => reached(provider, access, signal),
  };
}

async function lineTo(provider: Provider, access: Access, seat: Seat, signal: AbortSignal): Promise<Line> {
  const model =
    seat.model ??
    provider.found.get(foundKey(access)) ??
    access.model ??
    (await foundAt(provider, access, signal));
  const place = placeAt(provider, access, model);
  return {
    ...provider.patience,
    place,
    limiter: provider.limiterFor(access),
    atOnce: access.atOnce,
    ask: askAt(provider, access, place),
  };
}

function askAt(provider: Provider, access: Access, place: Place): Line['ask'] {
  const { transport, patience } = provider;
  const { clock } = patience;
  if (access.provider === 'ollama') {
    const held = provider.heldFor(access, place.model ?? '');
    return ollamaCall({ base: access.base, transport, clock, held, fixed: access.contextLength }, place);
  }
  if (!ownReader.includes(access.provider)) return throughPackage(provider, access, place);
  const takesNoSchema = access.provider === 'zai';
  return chatCall({ url: chatUrl(access.base.href), transport, stream: true, takesNoSchema, clock }, place);
}

const placeAt = ({ say }: Provider, access: Access, model: string | undefined): Place => ({
  where: addressOf(access.base),
  provider: access.provider,
  say,
  key: access.key,
  model,
});

const throughPackage =
  ({ transport, patience }: Provider, access: Access, place: Place) =>
  async (call: ModelCall): Promise<ModelAnswer> => {
    const [{ sdkModel }, { sdkCall }, { approvedFetch }] = await loadedOnce();
    const { host } = access.base;
    const fetch = approvedFetch({ host, place, transport, clock: patience.clock, onTaken: call.onTaken });
    if (place.model === undefined) throw new BackendError(place.say.noModel(access.provider), false);
    return sdkCall(sdkModel(access, place.model, fetch), place, call);
  };

const load = () =>
  Promise.all([import('./sdkModel.ts'), import('./sdkCall.ts'), import('./approvedFetch.ts')]);
let loaded: ReturnType<typeof load> | undefined;
const loadedOnce = (): ReturnType<typeof load> => {
  loaded ??= load();
  return loaded;
};

const foundKey = ({ base, model = '' }: Access): string => `${base.href} ${model}`;

/** An Ollama knows what was pulled to it: a seat without a model gets the first, the one used last. */
async function foundAt(provider: Provider, access: Access, signal: AbortSignal): Promise<string | undefined> {
  if (access.provider !== 'ollama') return undefined;
  const [first] = (await listed(provider, access, signal)) ?? [];
  if (first === undefined) throw new BackendError(provider.say.noModel(access.provider), false);
  provider.found.set(foundKey(access), first.id);
  return first.id;
}

function listed(provider: Provider, access: Access, signal: AbortSignal): Promise<ModelRow[] | undefined> {
  const { transport, patience } = provider;
  const place = placeAt(provider, access, undefined);
  return modelsAt({ access, place, transport, clock: patience.clock, signal });
}

async function reached(provider: Provider, look: () => Promise<Access>, signal: AbortSignal): Promise<Reach> {
  try {
    const access = await look();
    const name = access.provider;
    const models = await listed(provider, access, signal);
    if (name === 'ollama' && models?.length === 0) return { ok: false, why: provider.say.noModel(name) };
    const usual = usualAmong(name, access.model, models);
    if (usual !== undefined && usual !== access.model) provider.found.set(foundKey(access), usual);
    const family = usual === undefined ? undefined : familyOf(usual);
    return {
      ok: true,
      ...(models ? { models } : {}),
      ...(usual === undefined ? {} : { usual: { id: usual, ...(family ? { family } : {}) } }),
    };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}
