/** How a transcript page is kept current: the whole council first, then every change, for whoever is in front of it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { LinkState } from '../../src/extension/link/hostLink.ts';
import { signal } from '../../src/extension/link/signal.ts';
import { watchTranscript } from '../../src/extension/pages/transcriptWatch.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { councilChanged, councilDelta, refusal } from '../../src/rpc/messages/messages.ts';
import type { ToPage } from '../../src/rpc/pages/transcriptPageMessages.ts';
import type { CouncilHead, CouncilView } from '../../src/rpc/views/views.ts';
import { type FakeClient, fakeClient } from '../support/fakeClient.ts';

describe('a watched transcript', () => {
  const head = { id: 'mine', question: 'Which queue?', seats: [] as CouncilHead['seats'] } as CouncilHead;
  const view: CouncilView = { head, entries: [] };

  function stage(first: FakeClient | undefined) {
    const hostChanged = signal<LinkState>();
    const arrived = signal<Client>();
    const meChanged = signal<unknown>();
    const posts: ToPage[] = [];
    const names: string[] = [];
    const house = {
      language: 'en' as const,
      host: { state: 'up' } as LinkState,
      hostChanged,
      arrived,
      current: first as Client | undefined,
      client: () => new Promise<Client>(() => {}),
      me: () => 'papa',
      meChanged,
    };
    const watch = watchTranscript(
      house,
      'mine',
      (message) => posts.push(message),
      (name) => names.push(name),
    );
    return { house, watch, posts, names, meChanged, types: () => posts.map((message) => message.type) };
  }

  const host = () => fakeClient({ 'council/watch': () => view, 'council/unwatch': () => null });
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('sends the whole council first, then changes and deltas of that council alone', async () => {
    const client = host();
    const { watch, posts, names, types } = stage(client);
    watch.begin();
    await settle();
    client.tell(councilDelta, { id: 'mine', key: 'k', text: 'Hel' });
    client.tell(councilDelta, { id: 'other', key: 'k', text: 'no' });
    client.tell(councilChanged, { id: 'mine', head: { ...head, question: 'Which queue now?' }, entries: [] });
    assert.deepEqual(types(), ['host', 'open', 'host', 'delta', 'changed']);
    assert.deepEqual(posts[3], { type: 'delta', key: 'k', text: 'Hel' });
    assert.deepEqual(names, ['Which queue?', 'Which queue now?']);
  });

  it('begins anew when another person is in front: they may see and answer other things', async () => {
    const { watch, types, house, posts, meChanged } = stage(host());
    watch.begin();
    await settle();
    posts.length = 0;
    house.me = () => 'zoe';
    meChanged.tell(undefined);
    await settle();
    assert.deepEqual(types(), ['open', 'host']);
    assert.equal(posts[0]?.type === 'open' && posts[0].me, 'zoe');
  });

  it('is silent while hidden, and begins anew when the page is back', async () => {
    const client = host();
    const { watch, types, posts } = stage(client);
    watch.begin();
    await settle();
    watch.rest();
    client.tell(councilDelta, { id: 'mine', key: 'k', text: 'x' });
    assert.deepEqual(types(), ['host', 'open', 'host']);
    posts.length = 0;
    watch.begin();
    await settle();
    assert.deepEqual(types(), ['host', 'open', 'host']);
    assert.deepEqual(
      client.asked.map(({ method }) => method),
      ['council/watch', 'council/unwatch', 'council/watch'],
    );
  });

  it('says that the host is gone, and shows the council again from the next one', async () => {
    const { house, watch, types } = stage(host());
    watch.begin();
    await settle();
    house.hostChanged.tell({ state: 'restarting', attempt: 1, of: 5 });
    house.arrived.tell(host());
    await settle();
    assert.deepEqual(types(), ['host', 'open', 'host', 'host', 'open', 'host']);
  });

  it('is empty when the host does not know the council', async () => {
    const client = fakeClient({
      'council/watch': () => {
        throw new Refusal(refusal.notFound, 'no such council');
      },
    });
    const { watch, types } = stage(client);
    watch.begin();
    await settle();
    assert.deepEqual(types(), ['host', 'empty']);
  });
});
