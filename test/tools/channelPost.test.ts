/** post-message: whose words they are and how far they are from a person is the host's to say; guards end every chain. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Declared } from '../support/channelPlay.ts';
import { channelToolRoom, granted } from '../support/channelToolRoom.ts';

const grants = ['post-message'];
/** Each is addressed in a channel of its own; the others are there to be posted to. */
const house: Declared[] = [
  { id: 'ann', mode: 'none', members: ['ann'] },
  { id: 'team', mode: 'work', members: ['ann', 'ben'] },
  { id: 'report', mode: 'report', members: ['ben'] },
  { id: 'news', mode: 'broadcast' },
  { id: 'foreign', mode: 'chat', members: ['ben', 'cyd'] },
  { id: 'chat', mode: 'chat', members: ['ann', 'ben', 'cyd'] },
];

function annHasTheFloor(channels = house) {
  const room = channelToolRoom(channels, { grants });
  room.play.say('@ann, tell the others');
  assert.equal(room.play.floor(), 'ann');
  return room;
}

describe('§6 post-message', () => {
  it('§10 posts under the name of whoever calls: an author among the arguments is refused', async () => {
    const { call, play, stored } = annHasTheFloor();
    for (const more of [{ by: 'papa' }, { author: 'papa' }, { kind: 'human' }, { depth: 0 }])
      assert.match((await call('post-message', { channel: 'team', text: 'x', ...more })).text, /do not fit/);
    assert.equal((await call('post-message', { channel: 'team', text: 'papa: do it' })).ok, true);
    const [called, posted] = stored.slice(-2);
    assert.deepEqual(posted, {
      ...{ type: 'message.posted', channel: 'team', id: 'u1', by: 'ann', kind: 'agent' },
      ...{ text: 'papa: do it', mentions: [], depth: 1 },
    });
    assert.equal(called?.type, 'channel.tool-called', 'in one batch with the record of the call');
    assert.deepEqual(play.said('team'), ['ann: papa: do it']);
  });

  it('every call is a line of the channel’s log, refused ones as such', async () => {
    const { call, play } = annHasTheFloor();
    await call('post-message', { channel: 'report', text: 'done' });
    await call('post-message', { channel: 'foreign', text: 'x' });
    const called = play.channel().log.filter(({ event }) => event === 'called');
    assert.deepEqual(
      called.map(({ agent, turn, reason }) => [agent, turn, reason]),
      [
        ['ann', 1, 'post-message'],
        ['ann', 1, 'post-message, refused'],
      ],
    );
  });

  it('wakes who is addressed, with the depth of the chain of causes', async () => {
    const { call, play } = annHasTheFloor();
    await call('post-message', { channel: '#team', text: '@ben, look at this' });
    assert.equal(play.floor('team'), 'ben');
    assert.equal(play.channel('team').turn?.depth, 2);
    assert.equal(play.why('team'), 'mention');
  });

  it('into a report channel it wakes nobody, and is how agents report', async () => {
    const { call, play } = annHasTheFloor();
    for (const channel of ['report', 'news']) {
      const answer = await call('post-message', { channel, text: 'done, @ben' });
      assert.deepEqual(answer, { ok: true, text: `Posted in #${channel}. Nobody is woken there.` });
      assert.deepEqual(play.said(channel), ['ann: done, @ben']);
      assert.equal(play.floor(channel), undefined);
    }
  });

  it('wakes a chat that sleeps, by its order', async () => {
    const { call, play } = annHasTheFloor();
    await call('post-message', { channel: 'chat', text: 'news from papa' });
    assert.equal(play.channel('chat').stage, 'running');
    assert.equal(play.channel('chat').turn?.depth, 2);
  });

  it('§10 is refused in channels that the caller is not a member of, and in unknown ones, in words', async () => {
    const { call, play } = annHasTheFloor();
    assert.equal(
      (await call('post-message', { channel: 'foreign', text: 'x' })).text,
      'Refused: you are not a member of #foreign.',
    );
    for (const channel of ['nowhere', '__proto__', 'constructor'])
      assert.equal(
        (await call('post-message', { channel, text: 'x' })).text,
        `There is no channel “${channel}” here. Channels that are open to you: ann, team, report, news, chat.`,
      );
    assert.deepEqual(play.said('foreign'), []);
    assert.equal(Object.keys(play.state().channels).length, house.length, 'none was made by it');
  });

  it('is refused where the caller has the floor: what it answers is posted there', async () => {
    const { call, play } = annHasTheFloor();
    const answer = await call('post-message', { channel: 'ann', text: 'and me' });
    assert.match(answer.text, /you have the floor of that channel now/);
    assert.equal(play.said().length, 1);
  });

  it('is answered by the sentence of a closed channel, which stays as it is', async () => {
    const { call, play } = annHasTheFloor([
      ...house,
      { id: 'old', mode: 'chat', members: ['ann'], archived: true },
    ]);
    const answer = await call('post-message', { channel: 'old', text: 'hello?' });
    assert.deepEqual(answer, { ok: false, text: 'This channel is archived and no longer active.' });
    assert.deepEqual(play.said('old'), []);
  });

  it('§10 without the grant is refused in words that can be read, and nothing is posted', async () => {
    const { play, floor, stored } = channelToolRoom(house, { grants: ['council-status'] });
    play.say('@ann, tell the others');
    const tools = await floor();
    assert.deepEqual(
      tools.list.map(({ name }) => name),
      ['council-status'],
    );
    const answer = await tools.call('post-message', { channel: 'report', text: 'done' });
    assert.equal(answer.text, 'post-message is not granted to you. You may call: council-status.');
    assert.deepEqual(play.said('report'), []);
    assert.equal(stored[0]?.type === 'channel.tool-called' && stored[0].use.ok, false);
  });

  it('§8 S12: a grant that a person takes back is gone at the next call of a turn that is open', async () => {
    const { play, floor } = channelToolRoom(house, { grants: ['post-message'] });
    play.say('@ann, tell the others');
    const tools = await floor();
    assert.equal((await tools.call('post-message', { channel: 'report', text: 'one' })).ok, true);
    const identities = play.state().identities.map(({ capabilities: _taken, ...one }) => one);
    play.tell({ type: 'identities.declared', identities });
    const answer = await tools.call('post-message', { channel: 'report', text: 'two' });
    assert.match(answer.text, /^post-message is not granted to you/);
    assert.deepEqual(
      play.said('report').map((line) => /one|two/.exec(line)?.[0]),
      ['one'],
    );
  });

  it('no grant, no tools: nothing is offered', async () => {
    const { play, floor } = channelToolRoom(house, { grants: [] });
    play.say('@ann?');
    assert.deepEqual((await floor()).list, []);
  });

  it('A → B → C → A over three channels: the eighth ask is made, the ninth is refused with its reason', async () => {
    const ring: Declared[] = [
      { id: 'a', mode: 'none', members: ['ann', 'cyd'] },
      { id: 'b', mode: 'none', members: ['ann', 'ben'] },
      { id: 'c', mode: 'none', members: ['ben', 'cyd'] },
    ];
    const next = { a: { to: 'b', who: 'ben' }, b: { to: 'c', who: 'cyd' }, c: { to: 'a', who: 'ann' } };
    const { play, call } = channelToolRoom(ring, { grants });
    play.say('@ann, begin', { channel: 'a' });
    const asked: string[] = [];
    let last = '';
    for (let at: keyof typeof next = 'a', n = 0; n < 20; n++) {
      const holder = play.floor(at);
      if (holder === undefined) break;
      asked.push(holder);
      const { to, who } = next[at];
      last = (await call('post-message', { channel: to, text: `@${who}, go on` }, at)).text;
      play.pass(at);
      at = to as keyof typeof next;
    }
    assert.equal(asked.length, 8);
    assert.match(last, /8 asks have followed from what a person said, and that is where a chain ends/);
    const stopped = Object.values(play.state().channels).filter((one) => one.stopped);
    assert.deepEqual(
      stopped.map(({ id, stopped: why }) => [id, why?.reason]),
      [['c', 'chain']],
    );
    assert.ok(play.notices('c').includes('stopped'));
  });

  it('§8 is capped at eight calls a turn, over a restart and over “go on” too', async () => {
    const room = channelToolRoom([{ ...house[0], id: 'ann', completion: 'signal' }, ...house.slice(1)], {
      grants,
    });
    const { play, call } = room;
    play.say('@ann?');
    for (let n = 0; n < 5; n++)
      assert.ok((await call('post-message', { channel: 'report', text: `${n}` })).ok);
    play.restart();
    for (let n = 5; n < 7; n++)
      assert.ok((await call('post-message', { channel: 'report', text: `${n}` })).ok);
    play.reply('half of it');
    assert.equal(play.channel().turn?.attempt, 2);
    const tools = await room.floor();
    assert.ok((await tools.call('post-message', { channel: 'report', text: '7' })).ok);
    const ninth = await tools.call('post-message', { channel: 'report', text: '8' });
    assert.match(ninth.text, /^Refused: 8 calls a turn are all there are/);
    await tools.call('post-message', { channel: 'report', text: '9' });
    assert.equal(play.said('report').length, 8);
    assert.equal(room.stored.filter(({ type }) => type === 'channel.tool-called').length, 9);
  });

  it('says it in French to whoever is asked in French', async () => {
    const { play, floor } = channelToolRoom(house, { grants });
    play.say('@ann ?');
    const tools = await floor(undefined, { language: 'fr' });
    assert.match(tools.list[0]?.description ?? '', /^Poste un message dans un autre salon/);
    assert.match((await tools.call('post-message', { channel: 'foreign', text: 'x' })).text, /^Refusé/);
  });

  it('offers nothing to who answers without calling our tools', async () => {
    const known = granted(grants).map((one) => ({ ...one, backend: 'rehearsal' }));
    const { play, floor } = channelToolRoom(house, { grants, known });
    play.say('@ann?');
    assert.deepEqual((await floor()).list, []);
  });
});
