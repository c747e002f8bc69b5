/** An agent that others run is never answered for by a model of ours: not in a channel, not in a council, whoever brought it here. */
import assert from 'node:assert/strict';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { assignMember, getChannel } from '../../src/rpc/messages/channelMessages.ts';
import { importIdentities } from '../../src/rpc/messages/identityMessages.ts';
import { checkBrief, convene, filesChanged, listIdentities } from '../../src/rpc/messages/messages.ts';
import { channelWords } from '../../src/rpc/words/channels/channelWords.ts';
import { type ChannelTable, channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';

const rita = JSON.stringify([{ discordUserId: '123456789012345678', agentId: 'rita', agentName: 'Rita' }]);
const file = ({ home }: ChannelTable) => join(home, 'identities.yaml');

describe('§9 agents run elsewhere', () => {
  let table: ChannelTable;
  afterEach(() => table.close());

  async function withRita(options: Partial<Parameters<typeof channelTable>[0]> = {}): Promise<void> {
    table = await channelTable({ speak: () => 'TURN_PASS', ...options });
    await table.client.request(importIdentities, { text: rita });
    await table.client.request(assignMember, { channel: 'kitchen', member: 'rita' });
  }

  it('an import says that they run elsewhere', async () => {
    await withRita();
    assert.match(readFileSync(file(table), 'utf8'), /- id: rita\n {4}name: Rita\n {4}backend: elsewhere\n/);
    const { rows } = await table.client.request(listIdentities, {});
    assert.equal(rows.find(({ id }) => id === 'rita')?.backend, 'elsewhere');
  });

  it('in a channel they are passed over: OFFLINE, not connected, and no model speaks in their name', async () => {
    await withRita();
    await table.say('Who is here?');
    const { head } = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(
      table.asked.map((one) => one.split(' ')[0]),
      ['henry', 'sage', 'nova'],
    );
    const member = head.members.find(({ id }) => id === 'rita');
    assert.equal(member?.state, 'OFFLINE');
    assert.equal(member?.passedOver, 'elsewhere');
    assert.equal(channelWords.en.passedOver.elsewhere, 'elsewhere: not connected');
    assert.ok(!head.queue.includes('rita'));
  });

  it('whoever addresses one is told, in both languages', async () => {
    await withRita({ mode: 'none' });
    await table.say('@rita, what do you say?');
    const view = await table.client.request(getChannel, { channel: 'kitchen' });
    assert.deepEqual(lines(view), ['papa: @rita, what do you say?', '(elsewhere)']);
    assert.deepEqual(table.asked, []);
    const notice = view.messages.at(-1)?.notice ?? { code: '' };
    assert.equal(
      channelWords.en.notice(notice),
      'Rita runs elsewhere and is not connected: nobody here answers in its name.',
    );
    assert.match(channelWords.fr.notice(notice), /Rita tourne ailleurs et n’est pas connecté/);
  });

  it('where one is the only agent the person is told too', async () => {
    table = await channelTable({ speak: () => 'no', mode: 'single', members: ['papa'] });
    await table.client.request(importIdentities, { text: rita });
    await table.client.request(assignMember, { channel: 'kitchen', member: 'rita' });
    await table.say('Anybody?');
    assert.deepEqual(lines(await table.client.request(getChannel, { channel: 'kitchen' })), [
      'papa: Anybody?',
      '(elsewhere)',
    ]);
    assert.deepEqual(table.asked, []);
  });

  it('a brief that seats one is refused at its line, with what to do; a table that nobody names is laid without', async () => {
    await withRita();
    const brief = 'type: debate\nquestion: Tea or coffee?\nseats:\n  - henry\n  - rita\n';
    const { problems } = await table.client.request(checkBrief, { text: brief });
    assert.deepEqual(
      problems.map(({ line, severity }) => [line, severity]),
      [[5, 'error']],
    );
    assert.match(
      problems[0]?.message ?? '',
      /Rita runs elsewhere and is not connected.*backend: in the seat/,
    );
    await assert.rejects(
      table.client.request(convene, { briefText: brief }),
      /can’t start|not start|problem/i,
    );
    const named = brief.replace('- rita', '- { id: rita, backend: puppet }');
    assert.deepEqual((await table.client.request(checkBrief, { text: named })).problems, []);
    const { choice } = await table.client.request(convene, { question: 'Tea or coffee?' });
    assert.ok(!choice.seats.some(({ seat }) => seat === 'rita'));
  });

  it('an entry of before that says nothing but who it is on Discord runs elsewhere too, and the line says so', async () => {
    table = await channelTable({ speak: () => 'I am Rita.', mode: 'none', members: ['papa', 'henry'] });
    const before = readFileSync(file(table), 'utf8').trimEnd().split('\n').length;
    appendFileSync(
      file(table),
      '\n  - id: rita\n    name: Rita\n    discord:\n      userId: "123456789012345678"\n',
    );
    await table.client.request(filesChanged, {});
    const { problems } = await table.client.request(listIdentities, {});
    const [problem] = problems.filter((one) => one.file === 'identities.yaml');
    assert.ok(problem && problem.line > before);
    assert.equal(problem.severity, 'warning');
    assert.match(
      problem.message,
      /Rita is taken to run elsewhere and is not asked from here: write backend: elsewhere/,
    );
    await table.client.request(assignMember, { channel: 'kitchen', member: 'rita' });
    await table.say('@rita?');
    assert.deepEqual(table.asked, []);
  });

  it('one with a role of its own here is ours, whatever it is called on Discord', async () => {
    table = await channelTable({ speak: () => 'Here.', mode: 'none', members: ['papa', 'henry'] });
    appendFileSync(
      file(table),
      '\n  - { id: rita, name: Rita, role: research, discord: { userId: "123456789012345678" } }\n',
    );
    await table.client.request(filesChanged, {});
    await table.client.request(assignMember, { channel: 'kitchen', member: 'rita' });
    await table.say('@rita?');
    await untilChannel(table.client, 'kitchen', (_head, messages) =>
      messages.some(({ by }) => by === 'rita'),
    );
    assert.deepEqual(table.asked, ['rita 1']);
  });
});
