/**
 * What answers for seats that name nothing: the editor's models, else the providers that have a key, else a local model
 * server that answers, else rehearsal. Families alternate in the order of the seats, so that the same table is laid twice
 * the same. Nobody is called who could not answer.
 */

import { isLoopback, ollamaAddress } from '../models/providers/addresses.ts';
import type { DeclaredBackends } from '../ports/backendSettings.ts';
import type { Backend, Keys, ModelRow, Reach } from '../ports/ports.ts';
import type { Reaching } from './reachable.ts';
import { familyOf } from './seatFamilies.ts';

/** One that could answer, with the models it has. */
interface Candidate {
  backend: string;
  model?: string;
  family: string;
  models: readonly string[];
}

export interface Answering {
  backend: string;
  model?: string;
}

export interface Choice {
  why: 'named' | 'editor' | 'keys' | 'local' | 'nothing';
  /** For the nth seat that names no backend; one that names a model gets who has it. */
  answerFor(n: number, model?: string): Answering;
  /** Those that would have been asked before, and why they don't answer. */
  passedOver: { backend: string; why: string }[];
}

export interface ChooserParts {
  backends: ReadonlyMap<string, Backend>;
  keys: Keys;
  declared(): Promise<DeclaredBackends>;
  reaching: Reaching;
  /** Given when the host was opened with one: then nothing is chosen. */
  fixed?: string | undefined;
  /** The person's own: it may name servers. */
  env: Readonly<Record<string, string | undefined>>;
  /** Whether a local server is looked for. */
  probe: boolean;
}

export interface Chooser {
  choose(named?: string): Promise<Choice>;
  /** What it would likely be, without asking anyone. */
  guess(named?: string): Choice;
  /** Who answers may be others from now on. */
  forget(): void;
}

const withKeys = ['anthropic', 'openai', 'google', 'zai', 'openai-compatible'] as const;
const limits = { editor: 2000, provider: 4000, local: 300 };

export function openChooser(parts: ChooserParts): Chooser {
  const { backends, keys, reaching } = parts;
  // A server that the environment names is as good as one with a key: it may need none.
  const isSet = (name: string) =>
    keys.find(name) !== undefined || (name === 'openai-compatible' && Boolean(parts.env.COUNCIL_OPENAI_URL));
  const keyed = () => withKeys.filter((name) => backends.has(name) && isSet(name));

  async function reached(names: readonly string[], limitMs: number) {
    const found = names.flatMap((name) => backends.get(name) ?? []);
    const heard = await Promise.all(found.map((backend) => reaching.of(backend, limitMs)));
    return found.map(({ name }, n) => ({ name, reach: heard[n] ?? { ok: false } }));
  }

  async function isLocal(): Promise<boolean> {
    if (!parts.probe || !backends.get('ollama')?.reach) return false;
    // In the order in which it is called: what the environment says, council.yaml, the usual place.
    const named = parts.env.OLLAMA_HOST ? undefined : (await parts.declared()).providers.ollama?.baseUrl;
    return isLoopback(new URL(named ?? ollamaAddress(parts.env.OLLAMA_HOST)));
  }

  let last: Choice | undefined;

  return {
    forget() {
      last = undefined;
    },
    guess(named) {
      const only = named ?? parts.fixed;
      if (only !== undefined) return fixed(only);
      if (last) return last;
      const [first] = keyed();
      return first === undefined
        ? { ...fixed('rehearsal'), why: 'nothing' }
        : choiceOf('keys', [{ backend: first, family: first, models: [] }], []);
    },
    async choose(named) {
      const only = named ?? parts.fixed;
      if (only !== undefined) return fixed(only);
      const passedOver: Choice['passedOver'] = [];
      const steps = [
        // Without a client that lends them there is no such thing: not worth a word.
        { why: 'editor', names: ['editor'], limit: limits.editor, quiet: true },
        { why: 'keys', names: keyed(), limit: limits.provider, quiet: false },
        { why: 'local', names: (await isLocal()) ? ['ollama'] : [], limit: limits.local, quiet: true },
      ] as const;
      for (const { why, names, limit, quiet } of steps) {
        const heard = await reached(names, limit);
        const answering = heard.filter(({ reach }) => reach.ok);
        if (!quiet)
          for (const { name, reach } of heard)
            if (!reach.ok) passedOver.push({ backend: name, why: reach.why ?? '' });
        const candidates = answering.flatMap(({ name, reach }) => candidatesOf(name, reach, why !== 'keys'));
        if (candidates.length > 0) {
          last = choiceOf(why, candidates, passedOver);
          return last;
        }
      }
      last = { ...fixed('rehearsal'), why: 'nothing', passedOver };
      return last;
    },
  };
}

const fixed = (backend: string): Choice => ({
  why: 'named',
  answerFor: (_n, model) => ({ backend, ...(model === undefined ? {} : { model }) }),
  passedOver: [],
});

function choiceOf(
  why: Choice['why'],
  candidates: readonly Candidate[],
  passedOver: Choice['passedOver'],
): Choice {
  const families = alternating(candidates);
  return {
    why,
    passedOver,
    answerFor(n, wanted) {
      if (wanted !== undefined) {
        const owner =
          families.find(({ models }) => models.includes(wanted)) ??
          families.find(({ backend, family }) => family === familyOf(backend, wanted)) ??
          families[n % families.length];
        return { backend: owner?.backend ?? 'rehearsal', model: wanted };
      }
      const { backend = 'rehearsal', model } = families[n % families.length] ?? {};
      return { backend, ...(model === undefined ? {} : { model }) };
    },
  };
}

/** One of each family, then nothing more: the first that speaks for a family speaks for it at every seat. */
const alternating = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter((one, at) => candidates.findIndex(({ family }) => family === one.family) === at);

/** Those who turn text into numbers answer nobody. */
const deliberates = ({ id }: ModelRow): boolean => !/embed|bge-|minilm|rerank|whisper|tts/i.test(id);

/** A provider is asked for its usual model; an editor or a local server may have several families to offer. */
function candidatesOf(backend: string, { models = [], usual }: Reach, several: boolean): Candidate[] {
  const rows = models.filter(deliberates);
  const ids = rows.map(({ id }) => id);
  const offered = [...(usual ? [usual] : []), ...(several ? rows : [])];
  if (offered.length === 0) return several ? [] : [{ backend, family: familyOf(backend), models: ids }];
  return offered.map((row) => ({
    backend,
    model: row.id,
    family: row.family ?? familyOf(backend, row.id),
    models: ids,
  }));
}
