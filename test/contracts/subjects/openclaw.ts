/** An agent of an OpenClaw gateway under contract, over its WebSocket. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { backendAt } from '../../support/openclaw/backendAt.ts';
import { type Gateway, startGateway } from '../../support/openclaw/gateway.ts';
import { sampleSeat } from '../../support/sampleTurn.ts';
import { virtualClock } from '../../support/virtualClock.ts';
import { type Peer, type Situation, type Subject, turnOfTheLoop } from '../subject.ts';

const token = 'token-of-the-gateway-7f3a';

export const openclaw: Subject = {
  name: 'openclaw',
  notApplicable: {
    'gives structure': 'an agent answers in prose, from which the forms are read',
    'gives no structure': 'it is never asked for structure',
    'calls a tool': 'an agent has the tools of its own gateway; ours can’t be lent to it',
  },
  async meet(situation) {
    let goOn = () => {};
    const hold = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const gateway = await startGateway({
      token,
      plan({ agentId }) {
        if (agentId !== 'sage') return undefined;
        if (situation.endsWith('waits') || situation === 'hangs up') return { hold };
        if (situation === 'says nothing') return { silent: true };
        if (situation === 'fails') return { fails: 'loop/bench request failed (HTTP 503).' };
        return /silent|breaks/.test(situation) ? { stalls: true } : undefined;
      },
      refuse(method) {
        if (situation !== 'has had too many' || method !== 'agent') return undefined;
        return { code: 'UNAVAILABLE', message: 'rate limited', retryable: true, retryAfterMs: 7000 };
      },
      agents: ['sage', 'nova'],
    });
    const peer = await peerOf(situation, gateway);
    return { ...peer, goOn };
  },
};

async function peerOf(situation: Situation, gateway: Gateway): Promise<Omit<Peer, 'goOn'>> {
  const clock = virtualClock();
  const page = situation === 'is a web page' ? await webPage() : undefined;
  const given = situation === 'refuses the key' ? 'another-token-8d21' : token;
  if (situation === 'is gone') await gateway.close();
  // It begins to answer, and the line breaks for good.
  if (situation === 'breaks off') void gateway.when(1).then(turnOfTheLoop).then(gateway.close);
  return {
    backend: backendAt({
      url: page?.url ?? gateway.url,
      token: given,
      ...(situation === 'falls silent' ? { clock } : {}),
      times: { patienceMs: 20 },
    }),
    seat: { ...sampleSeat('sage', 'openclaw'), model: 'sage' },
    other: { ...sampleSeat('nova', 'openclaw'), model: 'nova' },
    begun: () => gateway.when(1),
    asked: () => gateway.runs.length,
    later: turnOfTheLoop,
    left: async () => void (await gateway.whenAborted()),
    async pass() {
      await gateway.when(1);
      await turnOfTheLoop();
      clock.pass(90_000);
    },
    key: given,
    async close() {
      await page?.close();
      await gateway.close();
    },
  };
}

/** Something else that listens where the gateway should. */
export async function webPage(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Welcome</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
