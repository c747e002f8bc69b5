/** Who is asked in a channel, from the command line: a person in an agent's name, nobody for who runs elsewhere, no limit in money in vain. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'mocha';
import { council, workplace } from './council.ts';

describe('cli: who is asked in a channel', function () {
  this.timeout(120_000);
  const { folder, home, remove } = workplace();
  const run = async (...args: string[]) => {
    const ended = await council(folder, args);
    assert.equal(ended.code, 0, `${args.join(' ')}\n${ended.err}`);
    return ended.out;
  };
  before(async () => {
    await run('init');
    await run('identity', 'add', 'zoe', '--name', 'Zoé', '--backend', 'human');
    await run('channel', 'create', 'kitchen', '--mode', 'turn-based', '--members', 'papa,zoe,henry');
  });
  after(remove);

  it('a person’s turn ends the following with how to answer and how to pass; an answer in that name goes on', async () => {
    const said = await run('say', 'kitchen', 'Shall we?', '--as', 'papa');
    assert.match(
      said,
      /\nZoé’s turn: a person answers\. council say kitchen "…" --as zoe answers, council turn complete kitchen passes\.\n$/,
    );
    const active = await run('turn', 'active', 'kitchen');
    assert.match(active, /^Zoé has the floor of #kitchen \(next in order\), 3[56]\d\d s left\.\nZoé’s turn/);
    const answered = await run('say', 'kitchen', 'I would wait.', '--as', 'zoe');
    assert.match(answered, /^\nZoé\n {2}I would wait\.\n/);
    assert.match(answered, /🦉 Henry {2}rehearsal/);
    assert.match(await run('turn', 'complete', 'kitchen'), /kitchen/);
  });

  it('whoever was imported runs elsewhere: told to who speaks, and shown in the list and the models', async () => {
    const file = path.join(folder, 'dirigent-identity.json');
    writeFileSync(
      file,
      JSON.stringify([{ discordUserId: '123456789012345678', agentId: 'rita', agentName: 'Rita' }]),
    );
    await run('identity', 'import', file);
    await run('channel', 'create', 'den', '--mode', 'single', '--members', 'papa,rita');
    assert.match(
      await run('say', 'den', 'Are you there?'),
      /\nRita runs elsewhere and is not connected: nobody here answers in its name\.\n$/,
    );
    assert.match(await run('identity', 'list'), /rita .*elsewhere/);
    assert.match(await run('channel', 'show', 'den'), /Rita \(offline, elsewhere: not connected\)/);
    assert.match(await run('models'), /elsewhere.*agents that others run: never asked from here/);
  });

  it('a limit in money that nobody could keep is named at its line, by the list and the doctor', async () => {
    await run('identity', 'edit', 'henry', '--backend', 'openai', '--model', 'gpt-unheard-of');
    const channels = path.join(home, 'channels.yaml');
    const text = readFileSync(channels, 'utf8').replace(
      '  - id: kitchen\n',
      '  - id: kitchen\n    guards: { costAnHour: 1 }\n',
    );
    writeFileSync(channels, text);
    const line = text.split('\n').findIndex((each) => each.includes('costAnHour')) + 1;
    const named = new RegExp(
      `channels\\.yaml:${line}.*needs a price for everyone, and Henry \\(openai, gpt-unheard-of\\)`,
    );
    const listed = await council(folder, ['channel', 'list']);
    assert.match(`${listed.out}${listed.err}`.replaceAll(/\s+/g, ' '), named);
    const doctor = await council(folder, ['doctor']);
    assert.match(`${doctor.out}${doctor.err}`.replaceAll(/\s+/g, ' '), named);
  });
});
