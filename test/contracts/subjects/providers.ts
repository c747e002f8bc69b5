/** Every model provider under contract, each against a real server in its own wire format. */
import { realClock } from '../../../src/host/loop/clock.ts';
import { providerBackend } from '../../../src/host/models/providers/providerBackend.ts';
import type { ProviderName } from '../../../src/host/ports/backendSettings.ts';
import { sampleSeat } from '../../support/sampleTurn.ts';
import { virtualClock } from '../../support/virtualClock.ts';
import { anthropic } from '../../support/wire/anthropic.ts';
import { gemini } from '../../support/wire/gemini.ts';
import { ollama } from '../../support/wire/ollama.ts';
import { openAiChat, zaiChat } from '../../support/wire/openAiChat.ts';
import { openAiResponses } from '../../support/wire/openAiResponses.ts';
import { madeUpSurroundings } from '../../support/wire/surroundings.ts';
import type { Wire, WireReply, WireRequest } from '../../support/wire/wire.ts';
import { startWireServer, type WireFault, wireText } from '../../support/wire/wireServer.ts';
import { type Situation, type Subject, turnOfTheLoop } from '../subject.ts';

const key = 'sk-canary-2718281828459045';

const vote = JSON.stringify({ vote: 'nuance' });

/** What the server does in a situation; only with the seat that is in it. */
const doing: Record<Situation, (request: WireRequest, stuck: boolean) => WireReply | WireFault> = {
  answers: () => ({ text: wireText, thinking: 'Is it read often?' }),
  'tells its usage': () => ({ text: wireText }),
  waits: (_, stuck) => (stuck ? 'never-answers' : { text: wireText }),
  'one waits': (_, stuck) => (stuck ? 'never-answers' : { text: wireText }),
  'hangs up': () => 'stalls',
  fails: () => ({ status: 500 }),
  'says nothing': () => ({ text: '', thinking: 'I have nothing to add.' }),
  'breaks off': () => 'cut',
  'falls silent': () => 'stalls',
  'is a web page': () => 'web-page',
  'refuses the key': () => ({ status: 401, message: `the key ${key} is unknown` }),
  'has had too many': () => ({ status: 429, retryAfter: '7' }),
  'gives structure': ({ structured }) => ({ text: structured ? vote : 'No object was asked for.' }),
  'gives no structure': ({ structured }) =>
    structured
      ? { status: 400, message: 'response_format json_schema: structured output_config is not supported' }
      : { text: '- **Vote**: nuance' },
  'calls a tool': ({ tools, toolAnswers }) =>
    toolAnswers.length === 0 && tools.includes('lookup')
      ? { call: { name: 'lookup', input: { what: 'the index' } } }
      : { text: `I looked: ${toolAnswers.join()}` },
  'is gone': () => 'never-answers',
};

interface Provided {
  name: string;
  provider: ProviderName;
  wire: Wire;
  model: string;
  /** The server stands at another address than the provider's own. */
  isElsewhere?: boolean;
  notApplicable?: Subject['notApplicable'];
}

function provided({ name, provider, wire, model, isElsewhere, notApplicable = {} }: Provided): Subject {
  return {
    name,
    notApplicable,
    async meet(situation) {
      let stuck = true;
      const server = await startWireServer(wire, (request) =>
        JSON.stringify(request.body).includes('You are Sage')
          ? doing[situation](request, stuck)
          : { text: wireText },
      );
      if (situation === 'is gone') await server.close();
      const clock = virtualClock();
      const surroundings = madeUpSurroundings({
        clock: situation === 'falls silent' ? clock : realClock,
        ...(provider === 'ollama' ? {} : { key: { value: key, host: server.host } }),
        ...(isElsewhere ? { settings: { [provider]: { baseUrl: server.url } } } : {}),
      });
      const own = isElsewhere ? {} : { own: { [provider]: server.url } };
      return {
        backend: providerBackend(provider, surroundings, own),
        seat: { ...sampleSeat('sage', provider), model },
        other: { ...sampleSeat('nova', provider), model },
        begun: () => server.when(1),
        goOn() {
          stuck = false;
        },
        asked: () => server.calls.length,
        later: turnOfTheLoop,
        left: server.hungUp,
        async pass() {
          await server.when(1);
          // What was sent is read in a few turns of the loop; the deadlines of both kinds are over after a minute.
          for (let turn = 0; turn < 20; turn++) await turnOfTheLoop();
          clock.pass(60_000);
        },
        key,
        close: server.close,
      };
    },
  };
}

const noKey = { 'refuses the key': 'it takes none' };

export const providers: Subject[] = [
  provided({ name: 'anthropic', provider: 'anthropic', wire: anthropic, model: 'claude-sonnet-5-5' }),
  provided({ name: 'openai', provider: 'openai', wire: openAiResponses, model: 'gpt-6.1-terra' }),
  provided({
    name: 'openai (chat)',
    provider: 'openai',
    wire: openAiChat,
    model: 'gpt-4.1',
    isElsewhere: true,
  }),
  provided({ name: 'google', provider: 'google', wire: gemini, model: 'gemini-3.8-flash' }),
  provided({ name: 'zai', provider: 'zai', wire: zaiChat, model: 'glm-5.2' }),
  provided({
    name: 'ollama',
    provider: 'ollama',
    wire: ollama,
    model: 'llama3.3:70b',
    notApplicable: noKey,
  }),
  provided({
    name: 'openai-compatible',
    provider: 'openai-compatible',
    wire: openAiChat,
    model: 'wire-model',
    isElsewhere: true,
  }),
];
