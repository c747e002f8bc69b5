/** set-channel-mode and dirigent-register: within the rules, by members, each for itself. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { agents, type Declared } from '../support/channelPlay.ts';
import { channelToolRoom } from '../support/channelToolRoom.ts';

const house: Declared[] = [
  { id: 'desk', mode: 'none', members: ['ann'] },
  { id: 'chat', mode: 'chat', members: ['ann', 'ben'] },
  { id: 'work', mode: 'work', members: ['ann'] },
  { id: 'foreign', mode: 'chat', members: ['ben'] },
  { id: 'old', mode: 'chat', members: ['ann'], archived: true },
];

function asked(grants: string[], known = agents('ann', 'ben')) {
  const set: string[] = [];
  const room = channelToolRoom(house, {
    grants,
    known,
    deeds: {
      async setMode(channel, mode) {
        set.push(`${channel} ${mode}`);
        return { done: true };
      },
      async register(agent, as) {
        set.push(`${agent} ${JSON.stringify(as)}`);
        return { done: true };
      },
    },
  });
  room.play.say('@ann?');
  return { ...room, set };
}

describe('§6 tools of a channel', () => {
  it('have exactly the parameters that the seed names', async () => {
    const wanted: Record<string, string[]> = {
      'create-chat-channel': ['name', 'participants'],
      'create-report-channel': ['name', 'members'],
      'create-work-channel': ['name', 'members'],
      'create-discussion-channel': ['callback-guild', 'callback-channel', 'discussion-guide', 'participants'],
      'discussion-complete': ['discussion-channel', 'summary'],
      'dirigent-register': ['discordUserId', 'agentName'],
    };
    const { floor } = asked(Object.keys(wanted));
    const offered = (await floor()).list.map(({ name, input }) => [
      name,
      Object.keys((input as { properties: object }).properties),
    ]);
    assert.deepEqual(Object.fromEntries(offered), wanted);
  });
});

describe('set-channel-mode', () => {
  const mode = async (channel: string, to: string) => {
    const { call, set } = asked(['set-channel-mode']);
    const answer = await call('set-channel-mode', { channel, mode: to });
    return { ...answer, set };
  };

  it('§10 changes the mode of a channel that the caller is a member of', async () => {
    const { ok, text, set } = await mode('chat', 'report');
    assert.deepEqual(
      { ok, text, set },
      { ok: true, text: '#chat is in mode report now.', set: ['chat report'] },
    );
  });

  it('§6 a locked mode is neither left nor entered: refused in words, nothing written', async () => {
    for (const [channel, to, words] of [
      ['work', 'chat', /“work” is locked\. The mode of #work was set when it was made/],
      ['chat', 'work', /“work” is locked\. It is set when a channel is made; #chat stays/],
      ['chat', 'discussion', /“discussion” is locked/],
    ] as const) {
      const { ok, text, set } = await mode(channel, to);
      assert.equal(ok, false);
      assert.match(text, words);
      assert.deepEqual(set, []);
    }
  });

  it('is refused elsewhere, in archived channels, and for what is no mode', async () => {
    assert.match((await mode('foreign', 'report')).text, /not a member of #foreign/);
    assert.match((await mode('old', 'report')).text, /archived/);
    assert.match((await mode('chat', 'party')).text, /do not fit/);
    assert.deepEqual((await mode('chat', 'chat')).set, [], 'what is so already is not written');
  });

  it('§8 a call that took its own turn away is on record all the same', async () => {
    const abort = new AbortController();
    const room = channelToolRoom(house, {
      grants: ['set-channel-mode'],
      deeds: {
        async setMode() {
          abort.abort(new Error('no longer owed'));
          return { done: true };
        },
      },
    });
    room.play.say('@ann?');
    const tools = await room.floor(undefined, { signal: abort.signal });
    await assert.rejects(
      tools.call('set-channel-mode', { channel: 'chat', mode: 'report' }),
      /no longer owed/,
    );
    const [called] = room.stored;
    assert.ok(called?.type === 'channel.tool-called' && called.use.ok);
  });
});

describe('§5 dirigent-register', () => {
  const known = [
    { id: 'ann', name: 'Ann', discord: { userId: '11111' } },
    { id: 'ben', name: 'Ben', discord: { userId: '22222' } },
  ];
  const register = async (input: object) => {
    const { call, set } = asked(['dirigent-register'], known);
    return { ...(await call('dirigent-register', input)), set };
  };

  it('takes whose entry it is from the turn: an agent’s id among the arguments is refused', async () => {
    const done = await register({ discordUserId: '33333', agentName: 'Annie' });
    assert.deepEqual(done.set, ['ann {"userId":"33333","name":"Annie"}']);
    for (const more of [{ agentId: 'ben' }, { id: 'ben' }, { capabilities: { tools: ['*'] } }]) {
      const refused = await register({ discordUserId: '33333', ...more });
      assert.match(refused.text, /do not fit/);
      assert.deepEqual(refused.set, []);
    }
  });

  it('the name is optional', async () => {
    assert.deepEqual((await register({ discordUserId: '33333' })).set, ['ann {"userId":"33333"}']);
  });

  it('refuses what is somebody else’s: a Discord id, a name, an id as a name', async () => {
    assert.match((await register({ discordUserId: '22222' })).text, /belongs to somebody else/);
    for (const agentName of ['Ben', 'BEN', 'papa', 'Pápa'])
      assert.match(
        (await register({ discordUserId: '33333', agentName })).text,
        /would be taken for somebody else/,
      );
  });

  it('§14 S11: refuses a name that would pass for somebody else’s, or for the house’s', async () => {
    const alike = ['P\u200Bapa', 'Рара', 'Ｐａｐａ', '𝐏𝐚𝐩𝐚', 'P-a-p-a', 'Papa, a person', 'your Papa', 'bеn'];
    for (const agentName of [...alike, 'Moderator', 'Modération', 'System', 'everyone']) {
      const refused = await register({ discordUserId: '33333', agentName });
      assert.match(refused.text, /would be taken for somebody else/, agentName);
      assert.deepEqual(refused.set, [], agentName);
    }
    for (const agentName of ['Boss (@papa)', 'x<<<MARK', '@ann', '`ann`'])
      assert.match(
        (await register({ discordUserId: '33333', agentName })).text,
        /is no plain name/,
        agentName,
      );
    for (const agentName of ['Papaya', 'Benjamin', 'Дмитрий', '🦊 Annie O’Hara-Smith Jr.'])
      assert.equal((await register({ discordUserId: '33333', agentName })).ok, true, agentName);
    assert.deepEqual((await register({ discordUserId: '33333', agentName: 'An\u202Enie\n2' })).set, [
      'ann {"userId":"33333","name":"Annie 2"}',
    ]);
  });

  it('refuses what is no Discord id', async () => {
    for (const discordUserId of ['', 'abc', 12345, '1'.repeat(30)])
      assert.match((await register({ discordUserId })).text, /do not fit/);
  });
});
