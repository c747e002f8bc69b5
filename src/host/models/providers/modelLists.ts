/** The models that a provider offers, in each API's own way of listing them. No model is asked. */
import type { ProviderName } from '../../ports/backendSettings.ts';
import { BackendError, type Clock, type ModelRow } from '../../ports/ports.ts';
import {
  field,
  looksLikePage,
  type Place,
  refusedByStatus,
  retryAfter,
  unreachable,
} from '../modelErrors.ts';
import { familyOf } from '../modelFamilies.ts';
import type { Transport } from '../transport.ts';
import type { Access } from './providerAccess.ts';

const longestList = 4_000_000;
const mostModels = 500;

export interface Listing {
  access: Access;
  place: Place;
  transport: Transport;
  clock: Clock;
  signal: AbortSignal;
}

/** Absent where a server of one's own has no list. Rejects with a BackendError that says why nobody would answer. */
export async function modelsAt(listing: Listing): Promise<ModelRow[] | undefined> {
  const { access, place } = listing;
  const { path, headers, rows } = ways[access.provider];
  const { status, body, waitMs } = await got(
    listing,
    `${access.base.href.replace(/\/+$/, '')}${path}`,
    headers,
  );
  if (status === 404 && access.provider !== 'ollama' && access.isElsewhere) return undefined;
  if (status === 404 && access.provider === 'zai') return undefined;
  if (status !== 200) throw refusedByStatus(place, { status, body, waitMs });
  if (looksLikePage(body)) throw new BackendError(place.say.page(place.where), false);
  return rows(parsed(body, place))
    .slice(0, mostModels)
    .map(({ id, name }) => {
      const family = familyOf(id);
      return { id, ...(name ? { name } : {}), ...(family ? { family } : {}) };
    });
}

interface Way {
  path: string;
  headers(key: string): Record<string, string>;
  rows(answer: unknown): { id: string; name?: string }[];
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const listed = (answer: unknown, under: string): unknown[] => {
  const list = field(answer, under);
  return Array.isArray(list) ? list : [];
};
const string = (value: unknown): string => (typeof value === 'string' ? value : '');
const named = (list: unknown[], id: string, name: string) =>
  list
    .map((each) => ({ id: string(field(each, id)), name: string(field(each, name)) }))
    .filter((row) => row.id !== '');

const openAiList: Way = {
  path: '/models',
  headers: bearer,
  rows: (answer) => named(listed(answer, 'data'), 'id', 'name'),
};

/** OpenAI lists everything it has; a seat can only be one that writes. */
const notForSeats =
  /audio|dall-e|embedding|image|instruct|moderation|realtime|sora|transcribe|tts|whisper|babbage|davinci/;

const ways: Record<ProviderName, Way> = {
  anthropic: {
    path: '/models?limit=1000',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    rows: (answer) => named(listed(answer, 'data'), 'id', 'display_name'),
  },
  openai: {
    ...openAiList,
    rows: (answer) => openAiList.rows(answer).filter(({ id }) => !notForSeats.test(id)),
  },
  google: {
    path: '/models?pageSize=1000',
    headers: (key) => ({ 'x-goog-api-key': key }),
    rows: (answer) =>
      named(
        listed(answer, 'models').filter((each) =>
          listed(each, 'supportedGenerationMethods').includes('generateContent'),
        ),
        'name',
        'displayName',
      ).map((row) => ({ ...row, id: row.id.replace(/^models\//, '') })),
  },
  zai: openAiList,
  ollama: {
    path: '/api/tags',
    headers: bearer,
    rows: (answer) => named(listed(answer, 'models'), 'name', ''),
  },
  'openai-compatible': openAiList,
};

async function got(
  { access, place, transport, clock, signal }: Listing,
  url: string,
  headers: Way['headers'],
) {
  let status = 0;
  let waitMs: number | undefined;
  let body = '';
  await transport({
    url: new URL(url),
    headers: { accept: 'application/json', ...(access.key === undefined ? {} : headers(access.key)) },
    signal,
    onHead(code, given) {
      status = code;
      waitMs = retryAfter(given['retry-after'], clock.now());
    },
    onText(text) {
      if (body.length < longestList) body += text;
    },
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : unreachable(error, place);
  });
  return { status, body, waitMs };
}

function parsed(json: string, { where, say }: Place): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new BackendError(say.notJson(where), true);
  }
}
