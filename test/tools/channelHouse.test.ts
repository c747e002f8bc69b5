/** The tools for channels on a host: what they write and what they never touch, for a seat of a council as in a channel. */
import assert from 'node:assert/strict';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { parse } from 'yaml';
import type * as z from 'zod';
import type { ChannelToolUse } from '../../src/core/channels/channelEvents.ts';
import type { ChannelsFile } from '../../src/core/channels/settings.ts';
import type { HostOptions } from '../../src/host/options.ts';
import type { Script } from '../../src/host/ports/scriptShape.ts';
import {
  createChannel,
  getChannel,
  listChannels,
  sayInChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged } from '../../src/rpc/messages/messages.ts';
import { lines, untilChannel } from '../support/channelTable.ts';
import { eventsIn } from '../support/journalEvents.ts';
import { callsOf, saidBy, type Tooled, tooled } from '../support/tooled.ts';

type Calls = { tool: string; input: unknown; times?: number }[];
const everything = [
  'post-message',
  'create-chat-channel',
  'create-report-channel',
  'create-work-channel',
  'create-discussion-channel',
  'discussion-complete',
  'dirigent-register',
  'set-channel-mode',
];

describe('the tools for channels on a host', function () {
  this.timeout(20_000);
  let table: Tooled;
  afterEach(() => table?.close());

  /** Maman is asked in #desk, calls, and says what the calls answered. */
  async function asked(calls: Calls, tools = everything, host: Partial<HostOptions> = {}) {
    const say = calls.map((_, n) => `{{tool:${n + 1}}}`).join('\n') || 'Nothing.';
    const script: z.input<typeof Script> = {
      phases: { 'CHAT@1': { maman: { calls, say } }, CHAT: { '*': 'TURN_PASS' } },
    };
    table = await tooled(script, host);
    await table.grant('maman', ...tools);
    const members = ['papa', 'maman', 'henry'];
    await table.client.request(createChannel, { channel: 'desk', mode: 'none', members });
  }
  async function answers(): Promise<string[]> {
    await table.client.request(sayInChannel, { channel: 'desk', text: '@maman, please', by: 'papa' });
    const view = await untilChannel(table.client, 'desk', (_, all) => all.at(-1)?.by === 'maman');
    return (view.messages.at(-1)?.text ?? '').split('\n');
  }
  const read = (name: string) => readFile(join(table.home, name), 'utf8');
  const declared = async () => (parse(await read('channels.yaml')) as z.input<typeof ChannelsFile>).channels;
  const channel = async (id: string) => (await declared()).find((one) => one.id === id);

  it('§6 create-chat-channel, create-report-channel, create-work-channel write a channel and open it', async () => {
    await asked([
      {
        tool: 'create-chat-channel',
        input: { name: 'Café & idées', participants: ['henry', 'Sage', 'maman'] },
      },
      { tool: 'create-report-channel', input: { name: 'Daily report', members: ['nova'] } },
      { tool: 'create-work-channel', input: { name: 'Daily report' } },
      { tool: 'create-work-channel', input: { name: 'constructor' } },
    ]);
    await appendFile(join(table.home, 'channels.yaml'), '# mine, and it stays\n');
    assert.deepEqual(await answers(), [
      'The channel #cafe-idees is there, in mode chat.',
      'The channel #daily-report is there, in mode report.',
      'The channel #daily-report-2 is there, in mode work.',
      'The channel #constructor-2 is there, in mode work.',
    ]);
    assert.deepEqual(await channel('cafe-idees'), {
      id: 'cafe-idees',
      name: 'Café & idées',
      mode: 'chat',
      members: ['maman', 'henry', 'sage'],
    });
    assert.match(await read('channels.yaml'), /^# mine, and it stays$/m);
    const { rows, problems } = await table.client.request(listChannels, {});
    assert.deepEqual(problems, []);
    const work = rows.find(({ id }) => id === 'daily-report-2');
    assert.deepEqual(
      [work?.mode, work?.locked, work?.members.map(({ id }) => id)],
      ['work', true, ['maman']],
    );
  });

  it('§6 refuse names that nobody has, broken files, and a callback that is no group channel or not the caller’s', async () => {
    const discussion = (more: object) => ({
      tool: 'create-discussion-channel',
      input: {
        'callback-guild': 'local',
        'callback-channel': 'desk',
        'discussion-guide': 'Decide.',
        participants: ['henry'],
        ...more,
      },
    });
    await asked([
      { tool: 'create-chat-channel', input: { name: 'x', participants: ['stranger'] } },
      discussion({ 'callback-guild': '8241' }),
      discussion({ 'callback-channel': 'one' }),
      discussion({ 'callback-channel': 'theirs' }),
      discussion({ participants: ['papa'] }),
      discussion({ initiator: 'papa' }),
    ]);
    const make = (id: string, mode: 'single' | 'chat', members: string[]) =>
      table.client.request(createChannel, { channel: id, mode, members });
    await make('one', 'single', ['maman']);
    await make('theirs', 'chat', ['henry']);
    const before = await read('channels.yaml');
    const said = await answers();
    assert.match(said[0] ?? '', /^Nobody is called “stranger”\. Known: papa, maman/);
    assert.match(said[1] ?? '', /no guild “8241” here\. callback-guild is “local”/);
    assert.match(said[2] ?? '', /#one is in mode single.*The callback is a group channel/);
    assert.match(said[3] ?? '', /not a member of #theirs/);
    assert.match(said[4] ?? '', /at least one agent/);
    assert.match(said.slice(5).join(' '), /do not fit.*initiator/);
    assert.equal(await read('channels.yaml'), before);
  });

  it('§3 refuse while channels.yaml is broken, with its line, and leave it as it is', async () => {
    await asked([
      { tool: 'create-work-channel', input: { name: 'x' } },
      { tool: 'set-channel-mode', input: { channel: 'desk', mode: 'report' } },
    ]);
    const broken = `${await read('channels.yaml')}\n  - id: [\n`;
    await writeFile(join(table.home, 'channels.yaml'), broken);
    await table.client.request(filesChanged, {});
    for (const said of await answers()) assert.match(said, /channels\.yaml has a problem at line \d+/);
    assert.equal(await read('channels.yaml'), broken);
  });

  it('§6 set-channel-mode writes the one line; on the caller’s own floor it takes the turn away and is on record', async () => {
    await asked([{ tool: 'set-channel-mode', input: { channel: 'desk', mode: 'report' } }]);
    const before = await read('channels.yaml');
    await table.client.request(sayInChannel, { channel: 'desk', text: '@maman, please', by: 'papa' });
    const view = await untilChannel(table.client, 'desk', (head) => head.mode === 'report');
    assert.equal(view.head.active, undefined);
    let uses: ChannelToolUse[] = [];
    while (uses.length === 0)
      uses = (await eventsIn(table.home)).flatMap((one) =>
        one.type === 'channel.tool-called' ? [one.use] : [],
      );
    assert.deepEqual(
      uses.map(({ tool, ok, output }) => ({ tool, ok, output })),
      [{ tool: 'set-channel-mode', ok: true, output: '#desk is in mode report now.' }],
    );
    const changed = (await read('channels.yaml'))
      .split('\n')
      .filter((line) => !before.split('\n').includes(line));
    assert.deepEqual(changed, ['    mode: report']);
  });

  it('§5 dirigent-register fills in the caller’s own entry and touches no other line', async () => {
    await asked([
      { tool: 'dirigent-register', input: { discordUserId: '123456789012345678', agentName: 'Mama' } },
    ]);
    const before = (await read('identities.yaml')).split('\n');
    assert.deepEqual(await answers(), ['You, maman, are 123456789012345678 on Discord.']);
    const identities = (parse(await read('identities.yaml')) as { identities: { id: string }[] }).identities;
    const mine = identities.find(({ id }) => id === 'maman') as { discord?: object; name?: string };
    assert.deepEqual([mine.name, mine.discord], ['Mama', { userId: '123456789012345678' }]);
    const after = (await read('identities.yaml')).split('\n');
    assert.deepEqual(
      before.filter((line) => !after.includes(line)).map((line) => line.trim()),
      ['name: Maman'],
    );
  });

  it('§14 no tool writes settings, grants, .vscode or .git, whatever it is asked for', async () => {
    const more = {
      capabilities: { tools: ['*'] },
      guards: { turnsWithoutHuman: 9999 },
      path: '../../.git/config',
    };
    const hostile = '../../.vscode/settings.json';
    await asked([
      { tool: 'create-chat-channel', input: { name: hostile, participants: [], ...more } },
      { tool: 'create-chat-channel', input: { name: `${hostile}\n    guards: { turnsAnHour: 99999 }` } },
      { tool: 'set-channel-mode', input: { channel: '../identities.yaml', mode: 'chat' } },
      { tool: 'dirigent-register', input: { discordUserId: '12345', agentName: 'M\n    capabilities: {}' } },
      { tool: 'dirigent-register', input: { discordUserId: '12345', ...more } },
      { tool: 'post-message', input: { channel: '.git', text: 'x', ...more } },
      { tool: 'write-settings', input: more },
    ]);
    const root = dirname(table.home);
    for (const folder of ['.git', '.vscode']) await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, '.vscode/settings.json'), '{}');
    await table.settings('budget: { cost: 1 }\n');
    const settings = await read('council.yaml');
    const capabilities = async () =>
      (
        parse(await read('identities.yaml')) as { identities: { id: string; capabilities?: object }[] }
      ).identities.map((one) => [one.id, one.capabilities]);
    const grants = await capabilities();
    await answers();
    assert.equal(await read('council.yaml'), settings);
    assert.equal(await readFile(join(root, '.vscode/settings.json'), 'utf8'), '{}');
    assert.deepEqual(await capabilities(), grants);
    const made = (await declared()).filter(({ id }) => !['general', 'desk'].includes(id ?? ''));
    assert.deepEqual(
      made.map((one) => Object.keys(one).toSorted()),
      [['id', 'members', 'mode', 'name']],
    );
    assert.match(made[0]?.id ?? '', /^vscode-settings-json-guards/);
  });

  it('§10 serve a seat of a council too: it posts as itself, and of an anonymous one not at all', async () => {
    const calls = [
      { tool: 'post-message', input: { channel: 'news', text: 'We deliberate, @sage.' } },
      { tool: 'create-work-channel', input: { name: 'Council work', members: ['sage'] } },
    ];
    table = await tooled({ phases: { COLLECT: { '*': { calls, say: '{{tool:1}} {{tool:2}}' } } } });
    await table.grant('henry', ...everything);
    await table.client.request(createChannel, { channel: 'news', mode: 'report', members: ['henry'] });
    const view = await table.hold();
    assert.match(
      saidBy(view, 'henry'),
      /Posted in #news\. Nobody is woken there\. The channel #council-work is there/,
    );
    assert.deepEqual(
      callsOf(view, 'henry').map(({ tool, ok }) => [tool, ok]),
      [
        ['post-message', true],
        ['create-work-channel', true],
      ],
    );
    const news = () => table.client.request(getChannel, { channel: 'news' });
    assert.deepEqual(lines(await news()), ['henry: We deliberate, @sage.']);
    const briefText = 'type: debate\nquestion: Who?\nanonymous: true\nseats: [henry, sage]\n';
    const anonymous = await table.hold({ question: undefined, mode: undefined, seats: undefined, briefText });
    const text = anonymous.entries.map((entry) => ('text' in entry ? entry.text : '')).join('\n');
    assert.match(text, /Refused: your council is anonymous/);
    assert.equal(lines(await news()).length, 1);
  });
});
