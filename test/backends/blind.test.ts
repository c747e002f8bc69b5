/** Blind means blind, whoever answers: nothing that reaches a seat in a blind phase holds a word of another's reply. */
import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { convene, getCouncil } from '../../src/rpc/messages/messages.ts';
import { toldIn } from '../support/acp/scripted.ts';
import { watchUntil } from '../support/openTable.ts';
import { textsUnder } from '../support/scratch.ts';
import { marked, sharedFileOf, sharedPath, written } from '../support/sharedFile.ts';
import { allowPrograms, briefOf, type Crowd, openCrowd, seatOf, wires } from './crowd.ts';
import { markOf, replyAs } from './replies.ts';

const backends = ['openclaw', ...Object.keys(wires), 'acp', 'file', 'human'];
const seats = [...backends.map((each) => seatOf[each] ?? ''), 'seat1'];

describe('§7 a blind phase over all backends', function () {
  this.timeout(30_000);
  let crowd: Crowd;
  afterEach(() => crowd.close());

  it('no seat, file or seated person is given another’s reply, and an agent can’t read the home', async () => {
    const peeked = [
      'council/memory/shared/council-active-conversation.md',
      'council/.state',
      'council/agent.log',
    ];
    crowd = await openCrowd({
      agent: {
        turns: [[...peeked.map((read) => ({ read, quiet: true })), { say: replyAs('coder', 'position') }]],
      },
      run: ({ sessionKey }) =>
        sessionKey.includes('seat1') ? { text: replyAs('seat1', 'position') } : undefined,
    });
    const { table, servers, gateway, agentLog } = crowd;
    // A second seat of the same gateway: its session is its own.
    const briefText = briefOf(backends, 'type: debate\nlanguage: en', ['seat1']);
    await allowPrograms(crowd, briefText);
    const { id } = await table.client.request(convene, { briefText, attended: false });
    const file = sharedFileOf(table);
    await file.asked('papier');
    await file.edit((text) =>
      marked(written(text, 'papier', replyAs('papier', 'position')), 'papier', 'RESPONDED'),
    );
    // Everyone but the person has answered: the phase is still open.
    await watchUntil(table.client, id, ({ phases }) =>
      phases.some((each) => each.phase === 'COLLECT' && each.answered === seats.length - 1),
    );

    const given: Record<string, string> = {
      coder: JSON.stringify(toldIn(agentLog)),
      paul: JSON.stringify(await table.host.client({ as: 'paul' }).request(getCouncil, { id })),
      papier: await file.read(),
    };
    for (const [provider, server] of Object.entries(servers))
      given[seatOf[provider] ?? provider] = JSON.stringify(server.calls.map(({ body }) => body));
    assert.equal(gateway.sessionKeys().length, 2);
    for (const key of gateway.sessionKeys())
      given[key.includes('seat1') ? 'seat1' : 'clara'] = gateway.heardIn(key).join('\n');
    assert.deepEqual(Object.keys(given).sort(), [...seats].sort());
    for (const [seat, text] of Object.entries(given)) {
      assert.ok(text.length > 0, seat);
      for (const other of seats)
        if (other !== seat)
          assert.ok(!text.includes(markOf(other, 'position')), `${seat} was given the reply of ${other}`);
    }
    for (const [path, text] of textsUnder(table.home)) {
      if (path.startsWith('.state') || path === 'council.yaml') continue;
      const own = path === relative(table.home, sharedPath(table.home)) ? 'papier' : '';
      for (const seat of seats)
        if (seat !== own)
          assert.ok(!text.includes(markOf(seat, 'position')), `${seat}'s reply is in ${path}`);
    }
    const answers = toldIn(agentLog, 'told').map(({ answer }) => String(answer));
    assert.equal(answers.length, peeked.length);
    for (const answer of answers) assert.match(answer, /^refused: .*is not open to agents/);
  });
});
