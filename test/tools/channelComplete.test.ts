/** discussion-complete: by the initiator alone, once, with a summary that is where summaries are. */
import assert from 'node:assert/strict';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { pendingIn } from '../../src/core/channels/turns/pendingIn.ts';
import { summaryIn, writeSummary } from '../../src/host/store/channels/discussionSummary.ts';
import type { Declared } from '../support/channelPlay.ts';
import { channelToolRoom } from '../support/channelToolRoom.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';

const house: Declared[] = [
  { id: 'desk', mode: 'none', members: ['ann', 'ben'] },
  {
    id: 'cache',
    name: 'Agree on a cache',
    mode: 'discussion',
    members: ['ben', 'cyd'],
    discussion: { initiator: 'ann', guide: 'Agree on a cache.', callback: { channel: 'plaza' } },
  },
  { id: 'plaza', mode: 'chat', members: ['ann', 'dan'] },
  { id: 'after', mode: 'work', members: ['dan'], links: { blockedBy: ['cache'] } },
];
const path = 'discussion-summary/cache.md';

async function discussion(grants = ['discussion-complete']) {
  const home = scratchHome();
  await mkdir(join(home, 'discussion-summary', 'deep'), { recursive: true });
  await writeFile(join(home, path), 'We cache.');
  await writeFile(join(home, 'council.yaml'), 'git: off');
  const room = channelToolRoom(house, {
    grants,
    deeds: {
      summary: (given) => summaryIn(home, given),
      writeSummary: (of, by, text, language) =>
        writeSummary(home, { of, by, text, language, at: Date.UTC(2026, 1, 14) }),
    },
  });
  const complete = (summary: string, channel = 'cache') =>
    room.call('discussion-complete', { 'discussion-channel': channel, summary }, 'desk');
  const ask = (who: string) => {
    if (room.play.floor('desk') !== undefined) room.play.pass('desk');
    room.play.say(`@${who}, conclude it`, { channel: 'desk' });
    assert.equal(room.play.floor('desk'), who);
  };
  return { ...room, home, complete, ask };
}

describe('§6 discussion-complete', () => {
  afterEach(clearScratch);

  it('done right: the channel is archived, the callback has the path, and who waited goes on', async () => {
    const { play, complete, ask } = await discussion();
    play.say('and then?', { channel: 'after' });
    assert.equal(play.floor('after'), undefined, 'held until the discussion is concluded');
    ask('ann');
    const answer = await complete(path);
    assert.deepEqual(answer, {
      ok: true,
      text: `The discussion #cache is closed. #plaza was told where the summary is: ${path}.`,
    });
    assert.equal(play.channel('cache').turns, 'archived');
    assert.deepEqual(play.channel('plaza').messages.at(-1)?.notice, {
      ...{ code: 'concluded', agent: 'ann', channel: 'cache', path },
    });
    assert.equal(play.floor('plaza'), undefined, 'the moderator wakes nobody');
    assert.equal(play.floor('after'), 'dan');
  });

  it('in its own turn the initiator completes it: nothing was taken away', async () => {
    const { play, call } = await discussion();
    play.pass('cache');
    play.pass('cache');
    assert.equal(play.why('cache'), 'reminder');
    const input = { 'discussion-channel': 'cache', summary: path };
    assert.equal((await call('discussion-complete', input, 'cache')).ok, true);
    assert.equal(play.floor('cache'), undefined);
    assert.ok(play.notes('cache').includes('completed ann'));
    assert.ok(!play.notices('cache').includes('aborted'));
  });

  it('a council that waits in a channel held by the discussion goes on with it', async () => {
    const { play, complete, ask } = await discussion();
    play.tell({ type: 'channel.council-called', channel: 'after', council: 'k1' });
    assert.deepEqual(pendingIn(play.channel('after')), []);
    ask('ann');
    await complete(path);
    assert.deepEqual(
      pendingIn(play.channel('after')).map(({ kind }) => kind),
      ['channel-council'],
    );
  });

  it('is found by its name too, as an agent is told it', async () => {
    const { complete, ask } = await discussion();
    ask('ann');
    assert.equal((await complete(path, '#Agree on a cache')).ok, true);
  });

  it('is refused to anybody but the initiator', async () => {
    const { play, complete, ask } = await discussion();
    ask('ben');
    assert.equal(
      (await complete(path)).text,
      'Refused: only who began #cache concludes it: Ann. Say there that it can be concluded; @ann or a person does it.',
    );
    assert.notEqual(play.channel('cache').turns, 'archived');
  });

  it('is refused a second time, in channels that are no discussion, and in those that are not there', async () => {
    const { complete, ask, stored } = await discussion();
    ask('ann');
    assert.equal(
      (await complete(path, 'plaza')).text,
      'Refused: #plaza is no discussion. Those that you began: cache.',
    );
    assert.match((await complete(path, 'nowhere')).text, /no channel “nowhere”.*open to you: cache\.$/);
    assert.equal((await complete(path)).ok, true);
    assert.equal(
      (await complete(path)).text,
      `Refused: the discussion #cache is concluded already. Its summary: ${path}. Nothing is left to do.`,
    );
    assert.match((await complete(path, 'plaza')).text, /None that you began is open\.$/);
    assert.equal(stored.filter(({ type }) => type === 'discussion.completed').length, 1);
  });

  it('takes the summary in words: they stand under discussion-summary/, in the caller’s name, beside what was there', async () => {
    const { home, play, complete, ask } = await discussion();
    ask('ann');
    const words = 'We cache for a day.\n\n<script>x</script>\n\n- Ben empties it.';
    const answer = await complete(words);
    const written = 'discussion-summary/cache-2.md';
    assert.deepEqual(answer, {
      ok: true,
      text: `The discussion #cache is closed. #plaza was told where the summary is: ${written}.`,
    });
    assert.equal(
      await readFile(join(home, written), 'utf8'),
      '> Discussion #cache · concluded by Ann on 2026-02-14\n\n# Agree on a cache\n\n' +
        'We cache for a day.\n\n&lt;script>x&lt;/script>\n\n- Ben empties it.\n',
    );
    assert.equal(await readFile(join(home, path), 'utf8'), 'We cache.');
    assert.equal(play.channel('plaza').messages.at(-1)?.notice?.path, written);
  });

  it('has no need of a grant in the discussion that it began', async () => {
    const { play, call, floor } = await discussion([]);
    play.pass('cache');
    play.pass('cache');
    assert.equal(play.why('cache'), 'reminder');
    assert.deepEqual(
      (await floor('cache')).list.map(({ name }) => name),
      ['discussion-complete'],
    );
    const input = { 'discussion-channel': 'cache', summary: 'Yes, for a day.' };
    assert.equal((await call('discussion-complete', input, 'cache')).ok, true);
    assert.equal(play.channel('cache').turns, 'archived');
  });

  it('refuses a summary that does not exist, or is no file', async () => {
    const { complete, ask } = await discussion();
    ask('ann');
    assert.match(
      (await complete('discussion-summary/none.md')).text,
      /there is no file “discussion-summary\/none\.md”\. Call it again with the text of the summary itself/,
    );
    assert.match((await complete('discussion-summary/deep')).text, /is not a file/);
  });

  it('§14 refuses a path that leaves discussion-summary/: by .., a root, a link, a share, an address, a NUL', async () => {
    const { home, play, complete, ask } = await discussion();
    await symlink(join(home, 'council.yaml'), join(home, 'discussion-summary', 'link.md'));
    await symlink(home, join(home, 'discussion-summary', 'up'));
    ask('ann');
    const refused = [
      '../council.yaml',
      'council.yaml',
      'discussion-summary/../council.yaml',
      'discussion-summary/deep/../../council.yaml',
      'discussion-summary',
      'discussion-summary/',
      'discussion-summary/link.md',
      'discussion-summary/up/council.yaml',
      'discussion-summary/%2e%2e/council.yaml',
      'discussion-summary/..%2fcouncil.yaml',
    ];
    const elsewhere = [
      join(home, path),
      '/etc/passwd',
      '//host/share/x.md',
      '\\\\host\\share\\x.md',
      'C:\\x.md',
      'C:x.md',
      'file:///etc/passwd',
      `${path}\0`,
      'discussion-summary/\0',
    ];
    for (const given of [...refused, ...elsewhere]) {
      if (play.channel('desk').turn === undefined) ask('ann');
      const { ok, text } = await complete(given);
      assert.equal(ok, false, given);
      assert.match(text, /^(Refused: “|Refused: there is no file)/, given);
      play.pass('desk');
    }
    assert.notEqual(play.channel('cache').turns, 'archived');
  });

  it('refuses every summary when discussion-summary/ itself leads out of the home', async () => {
    const { home } = await discussion();
    const outside = scratchHome();
    await mkdir(outside, { recursive: true });
    await writeFile(join(outside, 'x.md'), 'x');
    const other = join(home, 'other');
    await mkdir(other);
    await symlink(outside, join(other, 'discussion-summary'));
    assert.deepEqual(await summaryIn(other, 'discussion-summary/x.md'), { problem: 'outside' });
  });

  it('§10 takes who calls from the turn: an initiator among the arguments is refused', async () => {
    const { call, ask } = await discussion();
    ask('ben');
    const input = { 'discussion-channel': 'cache', summary: path };
    for (const more of [{ by: 'ann' }, { initiator: 'ann' }])
      assert.match((await call('discussion-complete', { ...input, ...more }, 'desk')).text, /do not fit/);
  });
});
