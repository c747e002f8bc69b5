/** What the host's process in the trials does: opens, convenes when told, decides, reports. */
import { realClock } from '../../src/host/loop/clock.ts';
import { openAiCompatibleBackend } from '../../src/host/models/openaiCompatible/backend.ts';
import { openHost } from '../../src/host/open.ts';
import type { Backend } from '../../src/host/ports/ports.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import {
  convene,
  councilChanged,
  decideCouncil,
  initHome,
  listCouncils,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import type { CouncilHead } from '../../src/rpc/views/views.ts';
import { askHeader } from './ask.ts';
import type { Failpoints } from './failpoints.ts';
import type { HostChildOptions, Order, Report } from './hostChild.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

export async function liveAsHost(
  options: HostChildOptions,
  failpoints: Failpoints | undefined,
  report: (report: Report) => void,
): Promise<void> {
  const backend = openAiCompatibleBackend({ baseUrl: options.url, clock: realClock, headers: askHeader });
  let host: Awaited<ReturnType<typeof openHost>>;
  try {
    host = await openHost({
      home: options.home,
      backends: [failpoints ? withPoints(backend, failpoints) : backend],
      defaultBackend: backend.name,
      log: silent,
      serve: options.serve ?? false,
      ...(options.times && { times: options.times }),
    });
  } catch (error) {
    report({ refused: error instanceof Error ? error.message : String(error) });
    return;
  }
  const client = host.client();
  const decide = decider(client, report);
  client.on(councilChanged, ({ id, head }) => decide(id, head));
  await client.request(initHome, {});
  report({ ready: true, notes: host.notes });
  for (const { id, status } of (await client.request(listCouncils, {})).rows) {
    if (status === 'running' || status === 'decision') await watch(id);
  }

  async function watch(id: string): Promise<void> {
    decide(id, (await client.request(watchCouncil, { id })).head);
  }
  let closing = false;
  process.on('message', (order: Order) => {
    if ('close' in order) {
      closing = true;
      void host.close();
      return;
    }
    void client.request(convene, order.convene).then(async ({ id }) => {
      failpoints?.pass('client convened');
      report({ convened: id });
      await watch(id);
    });
  });
  await host.closed;
  report(closing ? { closed: true, ...(failpoints && { failpoints: failpoints.counts() }) } : { lost: true });
}

/** The person of the trials accepts whatever is recommended, once; a council is over when its files are written. */
function decider(client: Client, report: (report: Report) => void): (id: string, head: CouncilHead) => void {
  const told = new Set<string>();
  return (id, { status, recorded }) => {
    if (status === 'decision' && !told.has(id)) {
      told.add(id);
      void client
        .request(decideCouncil, { id, verdict: 'accept', by: 'papa' })
        .then(() => report({ decided: id }))
        .catch(() => undefined);
    }
    if (status === 'running' || status === 'decision' || !recorded || told.has(`${id} ended`)) return;
    told.add(`${id} ended`);
    report({ ended: id, status });
  };
}

function withPoints(backend: Backend, { pass }: Failpoints): Backend {
  return {
    name: backend.name,
    open(council, seat) {
      const conversation = backend.open(council, seat);
      return {
        close: () => conversation.close(),
        async send(turn) {
          pass('model before');
          const reply = await conversation.send(turn);
          pass('model after');
          return reply;
        },
      };
    },
  };
}
