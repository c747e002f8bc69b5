/** An agent of an OpenClaw gateway under contract, by the simple route: chat completions with a session key. */
import { realClock } from '../../../src/host/loop/clock.ts';
import { backendAt } from '../../support/openclaw/backendAt.ts';
import { sampleSeat } from '../../support/sampleTurn.ts';
import { virtualClock } from '../../support/virtualClock.ts';
import { openAiChat } from '../../support/wire/openAiChat.ts';
import type { Wire, WireReply } from '../../support/wire/wire.ts';
import { startWireServer, type WireFault, wireText } from '../../support/wire/wireServer.ts';
import { type Situation, type Subject, turnOfTheLoop } from '../subject.ts';

const token = 'token-of-the-gateway-7f3a';

/** The same wire as a chat completion's, under the names of the gateway's agents. */
const wire: Wire = {
  ...openAiChat,
  base: '',
  models: { path: '/v1/models', body: { data: [{ id: 'openclaw/sage' }, { id: 'openclaw/nova' }] } },
};

const faults: Partial<Record<Situation, WireFault | WireReply>> = {
  'says nothing': { text: '' },
  waits: 'never-answers',
  'one waits': 'never-answers',
  'hangs up': 'stalls',
  fails: { status: 500 },
  'breaks off': 'cut',
  'falls silent': 'stalls',
  'is a web page': 'web-page',
  'refuses the key': { status: 401, message: `the token ${token} is unknown` },
  'has had too many': { status: 429, retryAfter: '7' },
};

export const openclawSimple: Subject = {
  name: 'openclaw (http)',
  notApplicable: {
    'gives structure': 'an agent answers in prose, from which the forms are read',
    'gives no structure': 'it is never asked for structure',
    'calls a tool': 'an agent has the tools of its own gateway; ours can’t be lent to it',
  },
  async meet(situation) {
    let stuck = true;
    const server = await startWireServer(wire, ({ body }) =>
      stuck && body.model === 'openclaw/sage'
        ? (faults[situation] ?? { text: wireText })
        : { text: wireText },
    );
    if (situation === 'is gone') await server.close();
    const clock = virtualClock();
    return {
      backend: backendAt({
        url: server.url,
        token,
        clock: situation === 'falls silent' ? clock : realClock,
      }),
      seat: { ...sampleSeat('sage', 'openclaw'), model: 'sage' },
      other: { ...sampleSeat('nova', 'openclaw'), model: 'nova' },
      begun: () => server.when(1),
      goOn() {
        stuck = false;
      },
      asked: () => server.calls.length,
      later: turnOfTheLoop,
      left: server.hungUp,
      async pass() {
        await server.when(1);
        for (let turn = 0; turn < 20; turn++) await turnOfTheLoop();
        clock.pass(90_000);
      },
      key: token,
      close: server.close,
    };
  },
};
