/** Channels as the host tells them: the list kept by notifications, a page kept current, and what a page may ask for. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { followChannels } from '../../src/extension/channels/channelPicture.ts';
import type { LinkState } from '../../src/extension/link/hostLink.ts';
import { signal } from '../../src/extension/link/signal.ts';
import { type ChannelDoors, relayChannel } from '../../src/extension/pages/channelRelay.ts';
import { watchConversation } from '../../src/extension/pages/channelWatch.ts';
import { type Client, Refusal } from '../../src/rpc/connect/client.ts';
import { channelChanged, channelDelta, channelRowsChanged } from '../../src/rpc/messages/channelMessages.ts';
import { refusal } from '../../src/rpc/messages/messages.ts';
import type { ToChannelPage } from '../../src/rpc/pages/channelPageMessages.ts';
import type { ChannelRow } from '../../src/rpc/views/channelViews.ts';
import { channelRowOf } from '../support/channelRows.ts';
import { type FakeClient, fakeClient } from '../support/fakeClient.ts';

describe('§12 the list of channels', () => {
  it('is asked for once, then kept by what the host tells; what came meanwhile is newer than the list', async () => {
    let answer: (rows: ChannelRow[]) => void = () => {};
    const listed = new Promise<ChannelRow[]>((resolve) => {
      answer = resolve;
    });
    const client = fakeClient({ 'channel/list': async () => ({ rows: await listed, problems: [] }) });
    const arrived = signal<Client>();
    const channels = followChannels(arrived, () => assert.fail());
    arrived.tell(client);
    client.tell(channelRowsChanged, { rows: [channelRowOf('b', { mode: 'report' })], gone: ['c'] });
    answer([channelRowOf('a'), channelRowOf('b'), channelRowOf('c')]);
    await channels.settled();
    const seen = () => channels.picture.rows.map(({ id, mode }) => `${id} ${mode}`);
    assert.deepEqual(seen(), ['a chat', 'b report']);
    client.tell(channelRowsChanged, { rows: [channelRowOf('aa')], gone: ['b'] });
    assert.deepEqual(seen(), ['a chat', 'aa chat']);
    assert.deepEqual(
      client.asked.map(({ method }) => method),
      ['channel/list'],
    );
    channels.dispose();
  });

  it('is told anew by the next host, and stays as it was while there is none', async () => {
    const arrived = signal<Client>();
    const warned: string[] = [];
    const channels = followChannels(arrived, (line) => warned.push(line));
    arrived.tell(fakeClient({ 'channel/list': () => ({ rows: [channelRowOf('a')], problems: [] }) }));
    await channels.settled();
    arrived.tell(fakeClient());
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      channels.picture.rows.map(({ id }) => id),
      ['a'],
    );
    assert.match(warned[0] ?? '', /the channels are not known/);
    const never = followChannels(arrived, () => {});
    const waits = never.settled();
    arrived.tell(fakeClient());
    await waits;
    assert.deepEqual(never.picture, { known: false, rows: [] });
  });
});

describe('§12 a watched channel', () => {
  const head = channelRowOf('release');
  const view = { head, messages: [], more: false };

  function around() {
    const posts: ToChannelPage[] = [];
    const names: string[] = [];
    const hostChanged = signal<LinkState>();
    const arrived = signal<Client>();
    let current: FakeClient | undefined;
    const house = {
      language: 'en' as const,
      host: { state: 'up' } as LinkState,
      hostChanged,
      arrived,
      get current() {
        return current;
      },
      client: async () => current as Client,
      me: () => 'papa',
      meChanged: signal<unknown>(),
    };
    const watch = watchConversation(
      house,
      'release',
      () => ['nova'],
      (message) => posts.push(message),
      (name) => names.push(name),
    );
    const come = (client: FakeClient) => {
      current = client;
      arrived.tell(client);
    };
    return { posts, names, hostChanged, watch, come };
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const host = () => fakeClient({ 'channel/watch': () => view, 'channel/unwatch': () => null });

  it('sends the whole channel first, then changes and deltas of that channel alone', async () => {
    const { posts, names, watch, come } = around();
    const client = host();
    come(client);
    watch.begin();
    await settle();
    client.tell(channelChanged, { id: 'release', head: { ...head, name: 'Release' }, messages: [] });
    client.tell(channelChanged, { id: 'other', head, messages: [] });
    client.tell(channelDelta, { id: 'release', key: 'k', text: 'Hel', again: true });
    client.tell(channelDelta, { id: 'other', key: 'k', text: 'lo' });
    assert.deepEqual(
      posts.map(({ type }) => type),
      ['host', 'channel', 'host', 'channel-changed', 'channel-delta'],
    );
    assert.deepEqual(posts.at(-1), { type: 'channel-delta', key: 'k', text: 'Hel', again: true });
    const opened = posts.find((post) => post.type === 'channel');
    assert.deepEqual(opened?.rehearsed, ['nova']);
    assert.deepEqual(names, ['release', 'Release']);
  });

  it('is silent while hidden, and begins anew with the next host', async () => {
    const { posts, watch, come, hostChanged } = around();
    const client = host();
    come(client);
    watch.begin();
    await settle();
    watch.rest();
    client.tell(channelDelta, { id: 'release', key: 'k', text: 'x' });
    assert.equal(posts.filter(({ type }) => type === 'channel-delta').length, 0);
    assert.equal(client.asked.at(-1)?.method, 'channel/unwatch');
    watch.begin();
    await settle();
    hostChanged.tell({ state: 'restarting', attempt: 1, of: 5 });
    come(host());
    await settle();
    assert.equal(posts.filter(({ type }) => type === 'channel').length, 3);
    watch.end();
  });

  it('says that the channel is gone when the host does not know it', async () => {
    const { posts, watch, come } = around();
    come(
      fakeClient({
        'channel/watch': () => {
          throw new Refusal(refusal.notFound, 'no');
        },
      }),
    );
    watch.begin();
    await settle();
    assert.deepEqual(posts.at(-1), { type: 'channel-gone', language: 'en' });
  });
});

describe('messages of a channel’s page', () => {
  function doors(client: Client) {
    const done: string[] = [];
    const posts: ToChannelPage[] = [];
    const given: ChannelDoors = {
      channel: 'release',
      person: async () => 'papa',
      words: {
        hostGone: 'The host went away.',
        notSent: 'Not sent.',
        tooLong: (letters, most) => `${letters} of ${most}`,
      },
      client: async () => client,
      spend: (line, message, params) => line.request(message, params),
      post: (message) => posts.push(message),
      ready: () => done.push('ready'),
      open: (what) => done.push(`open ${what}`),
      openChannel: (id) => done.push(`channel ${id}`),
      openCouncil: (id) => done.push(`council ${id}`),
      link: (href) => done.push(`link ${href}`),
      copy: (text) => done.push(`copy ${text}`),
      retryHost: () => done.push('retry'),
      refused: () => done.push('refused'),
    };
    return { given, done, posts };
  }

  it('§14 reach only the channel of their own page, signed by the person of the window', async () => {
    const head = channelRowOf('release');
    const steered = () => ({ head });
    const client = fakeClient({
      'channel/say': () => ({ message: null }),
      'channel/pause': steered,
      'channel/resume': steered,
      'channel/set-mode': steered,
      'turn/steer': steered,
      'channel/release': steered,
      'channel/start-offer': () => ({ id: 'c1' }),
    });
    const { given, done } = doors(client);
    await relayChannel({ type: 'say', text: 'Hello', channel: 'other', by: 'maman' }, given);
    await relayChannel({ type: 'say', text: 'Stop', policy: 'interrupt' }, given);
    await relayChannel({ type: 'pause' }, given);
    await relayChannel({ type: 'resume' }, given);
    await relayChannel({ type: 'set-mode', mode: 'report' }, given);
    await relayChannel({ type: 'pass', turn: 4 }, given);
    await relayChannel({ type: 'release', agent: 'ollie' }, given);
    await relayChannel({ type: 'start-offer', offer: 'o1', rehearse: true }, given);
    assert.deepEqual(
      client.asked.map(({ method, params }) => [method, params]),
      [
        ['channel/say', { channel: 'release', text: 'Hello', by: 'papa' }],
        ['channel/say', { channel: 'release', text: 'Stop', policy: 'interrupt', by: 'papa' }],
        ['channel/pause', { channel: 'release' }],
        ['channel/resume', { channel: 'release' }],
        ['channel/set-mode', { channel: 'release', mode: 'report' }],
        ['turn/steer', { channel: 'release', do: 'advance', turn: 4 }],
        ['channel/release', { channel: 'release', agent: 'ollie' }],
        ['channel/start-offer', { channel: 'release', offer: 'o1', rehearse: true }],
      ],
    );
    assert.deepEqual(done, ['council c1']);
  });

  it('that no schema knows do nothing', async () => {
    const client = fakeClient();
    const { given, done } = doors(client);
    const wrong = [
      null,
      'say',
      { type: 'eval' },
      { type: 'say', text: '' },
      { type: 'set-mode', mode: 'anarchy' },
      { type: 'older', before: -1 },
      { type: 'open', what: '../x' },
    ];
    for (const raw of wrong) await relayChannel(raw, given);
    assert.deepEqual(
      done,
      wrong.map(() => 'refused'),
    );
    assert.deepEqual(client.asked, []);
  });

  it('§6 that the host refuses are answered with its reason', async () => {
    const client = fakeClient({
      'channel/set-mode': () => {
        throw new Refusal(refusal.notNow, '“work” is locked.');
      },
    });
    const { given, posts } = doors(client);
    await relayChannel({ type: 'set-mode', mode: 'work' }, given);
    assert.deepEqual(posts, [{ type: 'refused', message: '“work” is locked.' }]);
  });

  it('read back what was said before, and the whole of a long message', async () => {
    const message = { key: 'k', seq: 7, at: 0, by: 'papa', name: 'Papa', kind: 'human', text: 'Long' };
    const client = fakeClient({
      'channel/history': (params) =>
        (params as { limit: number }).limit === 1
          ? { id: 'release', messages: [message] }
          : { id: 'release', messages: [message], before: 3 },
    });
    const { given, posts } = doors(client);
    await relayChannel({ type: 'older', before: 9 }, given);
    await relayChannel({ type: 'whole', seq: 7 }, given);
    assert.deepEqual(posts, [
      { type: 'channel-older', messages: [message], before: 3 },
      { type: 'channel-whole', message },
    ]);
    assert.deepEqual(client.asked[1]?.params, { channel: 'release', before: 8, limit: 1 });
  });
});
