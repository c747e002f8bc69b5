/** The same contract for a real gateway with a loopback model behind it. */
import { randomUUID } from 'node:crypto';
import { realChance } from '../../../src/host/loop/chance.ts';
import { realClock } from '../../../src/host/loop/clock.ts';
import { connectionTo } from '../../../src/host/models/openclaw/gatewayConnection.ts';
import type { Backend } from '../../../src/host/ports/ports.ts';
import { openclawWords } from '../../../src/rpc/words/host/openclawWords.ts';
import { type At, backendAt } from '../../support/openclaw/backendAt.ts';
import type { ModelBehind } from '../../support/openclaw/modelBehind.ts';
import type { RealGateway } from '../../support/openclaw/realGateway.ts';
import { sampleSeat } from '../../support/sampleTurn.ts';
import type { Situation, Subject } from '../subject.ts';
import { openclaw, webPage } from './openclaw.ts';

interface Real {
  gateway: RealGateway;
  model: ModelBehind;
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 300));

/** `way` is the scheme of the address: the socket, or the simple route. */
export function realOpenclaw(name: string, way: 'ws' | 'http', real: () => Real): Subject {
  return {
    name,
    notApplicable: {
      ...openclaw.notApplicable,
      'has had too many': 'this gateway takes as many as come',
      'says nothing': 'what it does about a model that says nothing is the gateway’s own affair',
      ...(way === 'http' ? onlyBySocket : {}),
    },
    async meet(situation) {
      const { gateway, model } = real();
      model.reset();
      const agent = agentFor(situation);
      breakModel(model, agent, situation);
      const address = `${way}://127.0.0.1:${gateway.port}`;
      const page = situation === 'is a web page' ? await webPage() : undefined;
      const gone = `${way}://127.0.0.1:9`;
      const key = situation === 'refuses the key' ? 'another-token-77aa' : gateway.token;
      const at: At = {
        url: situation === 'is gone' ? gone : (page?.url.replace('ws:', `${way}:`) ?? address),
        token: key,
        // Sessions are named after the home: no case finds what another left.
        home: `/home/${randomUUID()}`,
        times: {
          idleMs: /silent|breaks/.test(situation) ? 4000 : 60_000,
          firstTokenMs: 60_000,
          waitMs: 5000,
          patienceMs: 5000,
        },
      };
      const backend: Backend = backendAt(at);
      const left = watchAborts(gateway);
      return {
        backend,
        seat: { ...sampleSeat('sage', 'openclaw'), model: agent },
        other: { ...sampleSeat('nova', 'openclaw'), model: 'nova' },
        begun: () => model.whenAsked(agent),
        goOn: () => model.fail(agent, undefined),
        asked: () => model.asked(agent),
        later: soon,
        left: left.aborted,
        pass: () => model.whenAsked(agent),
        key,
        async close() {
          await left.close();
          await page?.close();
        },
      };
    },
  };
}

const onlyBySocket = {
  'hangs up': 'what becomes of a request that was given up is not seen from outside',
};

/** A provider that failed is left alone for a while by the gateway: each way to fail has an agent of its own. */
const agentFor = (situation: Situation): string =>
  situation === 'fails' ? 'failing' : situation === 'breaks off' ? 'breaking' : 'main';

function breakModel(model: ModelBehind, agent: string, situation: Situation): void {
  if (/waits|hangs up/.test(situation)) model.fail(agent, 'never-answers');
  if (situation === 'fails') model.fail(agent, { status: 401 });
  if (situation === 'breaks off') model.fail(agent, 'cut');
  if (situation === 'falls silent') model.fail(agent, 'stalls');
}

/** The gateway tells every operator of a run that was aborted. */
function watchAborts({ port, token }: RealGateway): { aborted(): Promise<void>; close(): Promise<void> } {
  const place = {
    way: 'socket' as const,
    url: new URL(`ws://127.0.0.1:${port}`),
    where: 'the gateway',
    say: openclawWords.en,
    token,
    agent: 'main',
  };
  const connection = connectionTo(place, { clock: realClock, chance: realChance, version: '1' });
  const seen = new Promise<void>((resolve) => {
    connection.listen(({ event, payload }) => {
      if (event === 'chat' && (payload as { state?: string }).state === 'aborted') resolve();
    });
  });
  const open = connection.open();
  return {
    aborted: () => seen,
    async close() {
      await open;
      connection.close();
    },
  };
}
