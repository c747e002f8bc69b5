/** A host that goes on and on holds no more than at first, and opens again quickly. */
import assert from 'node:assert/strict';
import v8 from 'node:v8';
import vm from 'node:vm';
import { after, describe, it } from 'mocha';
import { openHost } from '../../src/host/open.ts';
import type { Host } from '../../src/host/options.ts';
import type { Backend } from '../../src/host/ports/ports.ts';
import {
  convene,
  councilChanged,
  initHome,
  unwatchCouncil,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import { formOf } from '../support/ask.ts';
import { assertInTime } from '../support/inTime.ts';
import { replyFor } from '../support/modelReplies.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { fullTrials, reportTrial, times } from '../support/trials.ts';

after(clearScratch);
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const turnsInCouncil = 5;

const speaking: Backend = {
  name: 'speaking',
  open: (_council, { id: seat }) => ({
    send({ scene, onDelta }) {
      const text = replyFor({ form: formOf(scene), seat, vote: 'agree', length: 800 });
      onDelta(text);
      return Promise.resolve({ text });
    },
    close: () => Promise.resolve(),
  }),
};

async function hold(host: Host, councils: number, from: number): Promise<void> {
  const client = host.client();
  const ends = new Map<string, () => void>();
  client.on(councilChanged, ({ id, head }) => head.recorded && ends.get(id)?.());
  for (let index = 0; index < councils; index++) {
    const asked = {
      question: `Should we cache index ${from + index}?`,
      seats: ['henry', 'sage'],
      attended: false,
    };
    const { id } = await client.request(convene, asked);
    const ended = new Promise<void>((resolve) => ends.set(id, resolve));
    const { head } = await client.request(watchCouncil, { id });
    if (!head.recorded) await ended;
    ends.delete(id);
    await client.request(unwatchCouncil, { id });
  }
  client.close();
}

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
const heapMb = (): number => {
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

describe('§14 R21 a soak', () => {
  it('memory grows by less than a tenth after the warm-up, and the home opens in under three seconds', async () => {
    const turns = times(750, 10_000);
    const home = scratchHome();
    const options = { home, backends: [speaking], defaultBackend: 'speaking', log: silent };
    const host = await openHost(options);
    const warm = Math.ceil(turns / turnsInCouncil / 3);
    const rest = Math.ceil(turns / turnsInCouncil) - warm;
    await host.client().request(initHome, {});
    await hold(host, warm, 0);
    const before = heapMb();
    await hold(host, rest, warm);
    const growth = heapMb() / before - 1;
    await host.close();
    const started = performance.now();
    const again = await openHost(options);
    const opened = performance.now() - started;
    await again.close();
    const percent = (growth * 100).toFixed(1);
    assert.ok(
      growth < 0.1,
      `the heap grew by ${percent} % over ${turns} turns, from ${before.toFixed(1)} MB`,
    );
    assertInTime(opened, 3000, 'opening again');
    const result = `heap ${before.toFixed(0)} MB, ${percent} % growth to the end; opens again in ${opened.toFixed(0)} ms`;
    reportTrial({ id: 'R21', what: 'a soak, turns', count: turns, result });
  }).timeout(fullTrials ? 600_000 : 60_000);
});
