/** `council channel`, `say` and `turn`: what people type, what they read, and how it ends. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import type { ChannelMessageView, ChannelRow } from '../../src/rpc/views/channelViews.ts';
import { council, workplace } from './council.ts';

describe('§13 cli: channels', function () {
  this.timeout(60_000);
  const { folder, home, remove } = workplace();
  const run = (...args: string[]) => council(folder, args);
  const refused = async (args: string[], said: RegExp, env: Record<string, string> = {}) => {
    const { code, err } = await council(folder, args, env);
    assert.equal(code, 2, args.join(' '));
    assert.match(err, said);
    assert.doesNotMatch(err, /\n\s+at /);
  };

  before(async () => {
    await run('init');
    const made = await run(
      'channel',
      'create',
      'kitchen',
      '--mode',
      'chat',
      '--members',
      'papa,henry,sage',
      '--order',
      'round-robin',
    );
    assert.equal(made.code, 0, made.err);
  });
  after(remove);

  it('say speaks in a channel and follows the conversation until it is dormant', async () => {
    const { code, out } = await run('say', 'kitchen', 'Should we cache the index?', '--as', 'papa');
    assert.equal(code, 0);
    assert.match(out, /^\nPapa\n {2}Should we cache the index\?\n\n🦉 Henry  rehearsal\n {2}\S/);
    assert.match(out, /\n🦎 Sage  rehearsal\n/);
    assert.match(out, /\nDormant: nobody had anything to add\. Any message wakes the channel\.\n$/);
    assert.doesNotMatch(out, /TURN_/);
  });

  it('limit writes what a channel may use into channels.yaml, and says how it stands', async () => {
    const file = () => readFileSync(path.join(home, 'channels.yaml'), 'utf8');
    await run('channel', 'create', 'sums', '--mode', 'chat', '--members', 'papa,henry,sage');
    const { code, out } = await run('channel', 'limit', 'sums', '--cost', '2,50', '--tokens', '90000');
    assert.equal(code, 0);
    assert.match(out, /^#sums has new limits\.\n#sums {2}chat/);
    assert.match(file(), /guards:\s*\{? ?\s*tokensAnHour: 90000[\s,]+costAnHour: 2\.5/);
    const head = JSON.parse(
      (await run('channel', 'limit', 'sums', '--turns', '7', '--json')).out,
    ) as ChannelRow;
    assert.deepEqual([head.guards?.turns.limit, head.guards?.cost?.limit], [7, 2.5]);
    await refused(['channel', 'limit', 'sums'], /Say which limit: --cost, --tokens, --turns or --alone/);
    await refused(['channel', 'limit', 'sums', '--cost', '-1'], /./);
    await refused(
      ['channel', 'limit', 'sums', '--cost', 'much'],
      /--cost takes an amount above zero, not “much”/,
    );
    await refused(['channel', 'limit', 'sums', '--tokens', '1.5'], /--tokens takes an amount above zero/);
  });

  it('say --json gives the messages and the head as one object; --no-wait leaves the word and goes', async () => {
    const { out } = await run('say', 'kitchen', 'And the pages?', '--json');
    const said = JSON.parse(out) as { messages: ChannelMessageView[]; head: ChannelRow };
    assert.equal(said.messages[0]?.text, 'And the pages?');
    assert.equal(said.head.stage, 'dormant');
    const left = await run('say', 'kitchen', 'Later.', '--no-wait');
    assert.deepEqual([left.code, left.out], [0, 'Said in #kitchen.\n']);
    const { out: active } = await run('turn', 'active', 'kitchen');
    assert.equal(active, 'Henry has the floor of #kitchen (next in order), but nobody is asked for now.\n');
    const advanced = JSON.parse((await run('turn', 'advance', 'kitchen', '--json')).out) as {
      active: { agent: string };
    };
    assert.equal(advanced.active.agent, 'sage');
    assert.equal((await run('turn', 'timeout', 'kitchen')).code, 0);
    // Nobody has completed a turn in this cycle: the channel sleeps.
    await refused(['turn', 'complete', 'kitchen'], /Nobody has the floor of #kitchen/);
  });

  it('a number that is too large or too small is refused in plain words, with what is possible', async () => {
    const history = ['channel', 'history', 'kitchen'];
    await refused([...history, '--limit', '1000'], /^--limit is at least 1 and at most 200, not 1000\.\n$/);
    await refused([...history, '--limit', '1000'], /^--limit vaut au moins 1 et au plus 200, pas 1000\.\n$/, {
      LC_ALL: 'fr_FR.UTF-8',
    });
    await refused([...history, '--limit', '0'], /at least 1 and at most 200, not 0/);
    await refused([...history, '--before', '0'], /^--before is 1 or more, not 0\.\n$/);
    await refused(['turn', 'advance', 'kitchen', '--turn', '0'], /^--turn is 1 or more, not 0\.\n$/);
    const long = 'x'.repeat(300);
    await refused(
      ['channel', 'create', 'hall', '--name', long],
      /^channel\/create: name: at most 200 characters\n$/,
    );
  });

  it('set-mode of a locked mode is refused with the rule and exit code 2, in French too', async () => {
    await refused(
      ['channel', 'set-mode', 'general', 'work'],
      /“work” is locked: its mode is set when it is created and can’t be changed/,
    );
    await refused(['channel', 'set-mode', 'general', 'work'], /«\swork\s» est verrouillé/, {
      LANG: 'fr_FR.UTF-8',
    });
  });

  it('modes, orders, members and mutes are written to channels.yaml; list and show say how it stands', async () => {
    const file = path.join(home, 'channels.yaml');
    const before = readFileSync(file, 'utf8');
    assert.equal((await run('channel', 'set-mode', 'kitchen', 'turn-based')).code, 0);
    assert.match(readFileSync(file, 'utf8'), /id: kitchen\n {4}mode: turn-based\n/);
    assert.equal((await run('channel', 'add', 'kitchen', 'nova')).code, 0);
    assert.equal((await run('channel', 'mute', 'kitchen', 'nova')).code, 0);
    const { out } = await run('channel', 'list');
    assert.match(out, /#kitchen {2}turn-based {2}round-robin {2}/);
    assert.match(
      (await run('channel', 'show', 'kitchen')).out,
      /Members: Papa, Henry \(.*\), Sage \(.*\), Nova \(waiting, muted\)/,
    );
    assert.equal((await run('channel', 'remove', 'kitchen', 'nova')).code, 0);
    assert.equal((await run('channel', 'set-mode', 'kitchen', 'chat')).code, 0);
    assert.equal(readFileSync(file, 'utf8'), before);
  });

  it('§3 list says what is wrong with channels.yaml at its line: a work channel stays one whatever the file says', async () => {
    const file = path.join(home, 'channels.yaml');
    await run('channel', 'create', 'bench', '--mode', 'work', '--members', 'nova');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace('id: bench\n    mode: work', 'id: bench\n    mode: chat'));
    const line = good.split('\n').findIndex((each) => each.includes('id: bench')) + 2;
    const { code, out, err } = await run('channel', 'list');
    assert.equal(code, 0);
    assert.match(out, /#bench {2,}work \(locked\)/);
    assert.equal(
      err,
      `council/channels.yaml:${line}:11 mode: “work” is set when a channel is made and can’t be changed; bench stays work\n`,
    );
    writeFileSync(file, good.replace(/\n {2}- id: bench[\s\S]*$/, ''));
    await refused(
      ['channel', 'create', 'bench', '--mode', 'chat'],
      /“work” is locked: .* #bench stays as it is/,
    );
    assert.equal((await run('channel', 'list')).err, '');
  });

  it('§6 a channel that was taken out of the file can’t come back locked, and the words name the mode that is', async () => {
    const file = path.join(home, 'channels.yaml');
    const good = readFileSync(file, 'utf8');
    await run('channel', 'create', 'once', '--mode', 'chat');
    writeFileSync(file, good);
    await refused(
      ['channel', 'create', 'once', '--mode', 'work'],
      /“work” is locked: .* #once can’t become one; create another channel/,
    );
  });

  it('§6 a person concludes any discussion, also one that an agent began, in words; every refusal says how', async () => {
    await run(
      ...['channel', 'create', 'lunch', '--mode', 'discussion', '--members', 'henry,sage'],
      ...['--initiator', 'maman', '--guide', 'Where to eat?'],
    );
    mkdirSync(path.join(home, 'discussion-summary'));
    writeFileSync(path.join(home, 'discussion-summary', 'lunch.md'), '# Soup\n');
    await refused(
      ['channel', 'conclude', 'lunch'],
      /write it in quotes, name a file under discussion-summary\//,
    );
    await refused(
      ['channel', 'conclude', 'lunch', 'lunch.md'],
      /not under discussion-summary\/.*Write it as text/,
    );
    await refused(['channel', 'conclude', 'lunch', 'Soup.', '--as', 'maman'], /Maman is an agent/);
    const done = await run('channel', 'conclude', 'lunch', 'We eat soup, at noon.');
    assert.equal(done.code, 0, done.err);
    assert.match(done.out, /is concluded\. Its summary: discussion-summary\/lunch-2\.md/);
    assert.match(
      readFileSync(path.join(home, 'discussion-summary', 'lunch-2.md'), 'utf8'),
      /concluded by Papa on [^]*\n\nWe eat soup, at noon\.\n$/,
    );
    await refused(['channel', 'conclude', 'lunch', 'Stew.'], /concluded already/);
  });

  it('history reads back page by page and says how to go on', async () => {
    const { out } = await run('channel', 'history', 'kitchen', '--limit', '2');
    assert.match(out, /Before that: council channel history kitchen --before \d+\n$/);
    const whole = JSON.parse((await run('channel', 'history', 'kitchen', '--json')).out) as {
      messages: ChannelMessageView[];
    };
    assert.equal(whole.messages[0]?.text, 'Should we cache the index?');
  });

  it('pause and resume; a channel that is paused is left at once by say', async () => {
    assert.equal((await run('channel', 'pause', 'kitchen')).code, 0);
    await refused(['channel', 'pause', 'kitchen'], /paused already/);
    const { code, out } = await run('say', 'kitchen', 'Anybody?', '--policy', 'queue');
    assert.equal(code, 0);
    assert.doesNotMatch(out, /Henry/);
    assert.equal((await run('channel', 'resume', 'kitchen')).code, 0);
  });

  it('a mistake is a paragraph and exit code 2', async () => {
    await refused(['channel', 'show'], /Which channel\?/);
    await refused(['channel', 'dance', 'kitchen'], /list, show, create/);
    await refused(['channel', 'set-mode', 'kitchen'], /needs MODE/);
    await refused(
      ['channel', 'show', 'cellar'],
      /There is no channel “cellar” here\. Known: general, kitchen, sums, lunch\./,
    );
    await refused(['say', 'kitchen', ''], /What shall be said\?/);
    await refused(['say', 'kitchen', 'Hello', '--as', 'sage'], /Sage is an agent/);
    await refused(['say', 'kitchen', 'Hello', '--policy', 'shout'], /inject, queue, interrupt/);
    await refused(['turn', 'active', 'cellar'], /no channel “cellar”/);
    await refused(['channel', 'create', 'x', '--mode', 'discussion'], /--initiator, --guide, --members/);
  });

  it('a call to the table offers a council and says how to start it', async () => {
    const { out } = await run('say', 'general', 'à table : faut-il un index ?');
    assert.match(out, /A council can be held on: Faut-il un index \?/);
    const offer = /council channel start general (\S+)/.exec(out)?.[1] ?? '';
    const { code, out: started } = await run('channel', 'start', 'general', offer, '--rehearse');
    assert.equal(code, 0);
    assert.match(started, /waits for the floor/);
    writeFileSync(path.join(folder, 'brief.yaml'), 'type: debate\nquestion: Here?\nchannel: reports\n');
    await run('channel', 'create', 'reports', '--mode', 'report');
    await refused(
      ['table', '--brief', 'brief.yaml', '--rehearse'],
      /#reports is a report channel: no council is held there/,
    );
  });
});
