/** Until a blind phase closes nobody reads another's reply: not in a prompt, a file outside .state, or a seated person's view. */
import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'mocha';
import type { Client } from '../../src/rpc/connect/client.ts';
import { connectTo } from '../../src/rpc/connect/connect.ts';
import {
  councilChanged,
  councilDelta,
  getCouncil,
  hello,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import type { Ask } from '../support/ask.ts';
import { type HostProcess, isReady, killHostProcesses, startHostProcess } from '../support/hostProcess.ts';
import { replyFor } from '../support/modelReplies.ts';
import { type ModelServer, startModelServer } from '../support/modelServer.ts';
import { clearScratch, scratchHome, textsUnder } from '../support/scratch.ts';
import { reportTrial } from '../support/trials.ts';
import { readBooks } from '../support/witness.ts';

const canary = (seat: string) => `canary-${seat}-sings`;
/** Papa sits at the table as a person whose words come from the server too; nova is the one who lets all wait. */
const seats = ['henry', 'sage', 'papa', 'nova'];
const others = ['henry', 'sage', 'papa'];
const briefText = `type: debate
question: Should we cache the index?
seats: [henry, sage, { id: papa, backend: openai-compatible }, nova]
`;

let server: ModelServer;
const prompts: { ask: Ask; body: string }[] = [];
let release = () => {};

afterEach(killHostProcesses);
after(async () => {
  await server.close();
  clearScratch();
});

async function startServer(): Promise<void> {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = await startModelServer({
    onAsk: (ask, body) => ask && prompts.push({ ask, body }),
    hold: (ask) => (ask?.phase === 'COLLECT' && ask.seat === 'nova' ? released : undefined),
    reply: ({ phase, form, seat }) =>
      phase === 'COLLECT'
        ? `${replyFor({ form, seat, vote: 'agree', length: 500 })}\n${canary(seat)}`
        : undefined,
  });
}

/** What a person who sits at the table is shown: the view, and every message since. */
interface Seated {
  client: Client;
  heard: string[];
}

async function sitDown(home: string, id: string): Promise<Seated> {
  const client = (await connectTo(home)) ?? assert.fail('no host to attach to');
  const heard: string[] = [];
  await client.request(hello, { client: 'test', as: 'papa' });
  client.on(councilChanged, (patch) => heard.push(JSON.stringify(patch)));
  client.on(councilDelta, (delta) => heard.push(JSON.stringify(delta)));
  heard.push(JSON.stringify(await client.request(watchCouncil, { id })));
  return { client, heard };
}

async function assertBlind(home: string, id: string, seated: Seated, when: string): Promise<void> {
  for (const { ask, body } of prompts) {
    for (const seat of seats)
      assert.ok(!body.includes(canary(seat)), `${when}: ${ask.seat} was shown ${seat}'s reply`);
  }
  for (const [file, text] of textsUnder(home)) {
    if (file.startsWith('.state')) continue;
    for (const seat of seats)
      assert.ok(!text.includes(canary(seat)), `${when}: ${seat}'s reply stands in ${file}`);
  }
  seated.heard.push(JSON.stringify(await seated.client.request(getCouncil, { id })));
  for (const text of seated.heard) {
    for (const seat of ['henry', 'sage', 'nova']) {
      assert.ok(!text.includes(canary(seat)), `${when}: the person at the table was shown ${seat}'s reply`);
    }
  }
}

/** Waits until the three who answer are recorded and nova is asked, in this life of the host. */
async function threeAnswered(host: HostProcess, home: string, id: string): Promise<void> {
  for (;;) {
    const { state } = readBooks(home);
    const turns = state.councils[id]?.runs[0]?.turns ?? [];
    if (turns.filter((turn) => turn.state === 'replied').length === others.length) return;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 10)), host.ended]);
  }
}

describe('§7 blind means blind', () => {
  it('no prompt, file or seated view holds a reply before the phase closes; also after a kill and a respawn', async () => {
    await startServer();
    const home = scratchHome();
    let host = startHostProcess({ home, url: server.url, serve: true });
    await host.until(isReady);
    host.order({ convene: { briefText, attended: false } });
    const convened = await host.until((report): report is { convened: string } => 'convened' in report);
    const id = convened?.convened ?? assert.fail('nothing was convened');
    let seated = await sitDown(home, id);
    await threeAnswered(host, home, id);
    await assertBlind(home, id, seated, 'while the phase is open');

    host.signal('SIGKILL');
    await host.ended;
    const askedBefore = server.asks.filter((ask) => ask.seat === 'nova').length;
    host = startHostProcess({ home, url: server.url, serve: true });
    await host.until(isReady);
    seated = await sitDown(home, id);
    await server.when(server.requests() + (server.asks.filter(isNova).length > askedBefore ? 0 : 1));
    await assertBlind(home, id, seated, 'after a kill and a respawn');
    assert.equal(server.asks.filter((ask) => ask.phase === 'COLLECT' && !isNova(ask)).length, others.length);

    const looked = prompts.length;
    release();
    await host.until((report): report is never => 'ended' in report);
    const challenge = prompts
      .slice(looked)
      .find(({ ask }) => ask.phase === 'CHALLENGE' && ask.seat === 'henry');
    for (const seat of ['sage', 'papa', 'nova']) {
      assert.ok(challenge?.body.includes(canary(seat)), `once the phase is closed ${seat} is heard`);
    }
    assert.ok(
      [...textsUnder(home)].some(
        ([file, text]) => file.startsWith('conseils') && text.includes(canary('sage')),
      ),
    );
    reportTrial({
      id: 'blind',
      what: 'canaries in blind replies',
      count: 2,
      result: 'none seen before the phase closed',
    });
  });
});

const isNova = (ask: Ask): boolean => ask.seat === 'nova' && ask.phase === 'COLLECT';
