/** The choice as people are shown it before a council starts: who answers for each seat, why, and what is lacking. */
import type { Council, Seat } from '../../core/councils/council.ts';
import type { Language } from '../../core/ids.ts';
import { own } from '../../core/own.ts';
import type { BackendRow, ChoiceView } from '../../rpc/messages/modelMessages.ts';
import { choosingWords } from '../../rpc/words/host/choosingWords.ts';
import { keyWords } from '../../rpc/words/host/keyWords.ts';
import { defined } from '../clients/present/defined.ts';
import type { DeclaredBackends, ProviderSettings } from '../ports/backendSettings.ts';
import type { Backend, Keys, Reach } from '../ports/ports.ts';
import type { Choice } from './chooseBackend.ts';
import { isFree } from './prices.ts';
import type { Reaching } from './reachable.ts';
import { familyOf } from './seatFamilies.ts';

export interface ShownParts {
  language: Language;
  keys: Keys;
  declared: DeclaredBackends;
  /** Backends that whoever opened the host gave: they need no key of ours. */
  own: ReadonlySet<string>;
}

const needKey: readonly string[] = ['anthropic', 'openai', 'google', 'zai'];

/** `chosen` are the seats that name nothing themselves. */
export function shownChoice(
  council: Pick<Council, 'seats' | 'script'>,
  choice: Choice,
  chosen: ReadonlySet<string>,
  parts: ShownParts,
): ChoiceView {
  const say = choosingWords[parts.language];
  const { seats } = council;
  const agents = seats.filter((seat) => !isFree(seat.backend));
  const missing = seats.flatMap(({ id, name, backend }) => {
    const lacksScript = backend === 'script' && council.script === undefined && !parts.own.has(backend);
    const message = lacksScript
      ? say.noScript(name)
      : lacksKey(backend, parts)
        ? say.missing(name, backend)
        : undefined;
    return message === undefined ? [] : [{ seat: id, backend, message }];
  });
  const free = choice.why === 'named' || chosen.size === 0;
  return {
    seats: seats.map(({ id, name, emoji, backend, model }) => ({
      seat: id,
      name,
      backend,
      ...defined({ emoji, model }),
    })),
    ...(free || choice.why === 'named' ? {} : { why: say.why[choice.why] }),
    warnings: [
      ...(free ? [] : choice.passedOver.map(({ backend, why }) => say.passedOver(backend, why))),
      ...elsewhere(agents, parts),
      ...oneFamily(agents, say.oneFamily),
    ],
    missing,
  };
}

const providerOf = ({ providers }: DeclaredBackends, backend: string): ProviderSettings | undefined =>
  own<ProviderSettings | undefined>(providers, backend);

/** An address of its own may need none: a server on this machine, a proxy that has it. */
export function lacksKey(backend: string, { keys, declared, own: given }: ShownParts): boolean {
  if (!needKey.includes(backend) || given.has(backend) || keys.find(backend)) return false;
  return providerOf(declared, backend)?.baseUrl === undefined;
}

/** Council.yaml points a provider to where its key may not go. */
function elsewhere(agents: readonly Seat[], { language, keys, declared }: ShownParts): string[] {
  return [...new Set(agents.map(({ backend }) => backend))].flatMap((backend) => {
    const url = providerOf(declared, backend)?.baseUrl;
    const host = url === undefined ? undefined : new URL(url).host;
    const key = host === undefined ? undefined : keys.find(backend, host);
    return host === undefined || !key || key.host === host
      ? []
      : [keyWords[language].elsewhere(backend, host, key.host)];
  });
}

function oneFamily(agents: readonly Seat[], say: (family: string) => string): string[] {
  const voting = agents.filter(({ votes }) => votes);
  const families = new Set(voting.map(({ backend, model }) => familyOf(backend, model)));
  const [only] = families;
  return voting.length > 1 && families.size === 1 && only !== undefined ? [say(only)] : [];
}

const limitMs = 5000;

export async function modelRows(
  backends: Iterable<Backend>,
  reaching: Reaching,
  parts: ShownParts & { probe: boolean },
): Promise<BackendRow[]> {
  const say = choosingWords[parts.language];
  return await Promise.all(
    // A script answers for the councils that are convened with one.
    [...backends]
      .filter(({ name }) => name !== 'script' || parts.own.has(name))
      .map(async (backend) => {
        // Without a key there is nothing to ask.
        if (lacksKey(backend.name, parts))
          return { backend: backend.name, ok: false, why: say.noKey(backend.name), models: [] };
        if (backend.name === 'ollama' && !parts.probe)
          return { backend: backend.name, ok: false, why: say.notLookedFor, models: [] };
        return rowOf(backend.name, await reaching.of(backend, limitMs));
      }),
  );
}

function rowOf(backend: string, { ok, why, models = [], usual }: Reach): BackendRow {
  const all = usual && !models.some(({ id }) => id === usual.id) ? [usual, ...models] : models;
  return {
    backend,
    ok,
    models: all.map(({ id, name, family }) => ({
      id,
      family: family ?? familyOf(backend, id),
      ...defined({ name, usual: usual?.id === id ? (true as const) : undefined }),
    })),
    ...defined({ why: ok ? undefined : why }),
  };
}
