/** A real model's wire in a channel's turn: the agent is offered what it is granted, calls it, and answers with what it was told. */
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'mocha';
import { createChannel, getChannel, sayInChannel } from '../../src/rpc/messages/channelMessages.ts';
import { lines, untilChannel } from '../support/channelTable.ts';
import { type CallingModel, callingModel } from '../support/mcp/callingModel.ts';
import { type Tooled, tooled } from '../support/tooled.ts';

describe('§8 tools of a model in a channel', function () {
  this.timeout(30_000);
  let table: Tooled | undefined;
  let model: CallingModel | undefined;
  afterEach(async () => {
    await table?.close();
    await model?.close();
  });

  it('calls post-message over its own wire, under its own name, and answers with what it was told', async () => {
    model = await callingModel({ channel: 'report', text: 'The tests are green, @sage.' });
    table = await tooled({}, { backends: [], defaultBackend: 'openai-compatible' });
    await table.settings(`providers:\n  openai-compatible: { baseUrl: '${model.url}', model: caller }\n`);
    await table.grant('henry', 'post-message');
    const { client } = table;
    await client.request(createChannel, { channel: 'desk', mode: 'work', members: ['papa', 'henry'] });
    await client.request(createChannel, { channel: 'report', mode: 'report', members: ['sage'] });
    await client.request(sayInChannel, { channel: 'desk', text: 'Report, please.', by: 'papa' });
    const desk = await untilChannel(client, 'desk', (_, all) => all.at(-1)?.by === 'henry');
    assert.match(
      desk.messages.at(-1)?.text ?? '',
      /The tool says: Posted in #report\. Nobody is woken there\./,
    );
    const report = await client.request(getChannel, { channel: 'report' });
    assert.deepEqual(lines(report), ['henry: The tests are green, @sage.']);
    assert.deepEqual([...new Set(model.offered.flat())], ['post-message']);
  });
});
