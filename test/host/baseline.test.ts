/** A baseline on a real host: asked apart and alone, never in the way, there again after a restart, shown without names until a person picks. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, it } from 'mocha';
import { BackendError } from '../../src/host/ports/ports.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import { isRefusal } from '../../src/rpc/connect/client.ts';
import { convene, decideCouncil, getCouncil } from '../../src/rpc/messages/messages.ts';
import { councilStats, pickAnswer } from '../../src/rpc/messages/pastMessages.ts';
import type { CouncilHead } from '../../src/rpc/views/views.ts';
import {
  agreeing,
  type CouncilTurn,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';

const question = 'Should we cache the index?';
const aloneSaid = 'Yes: for **ten minutes**, by hand.';

let table: OpenTable | undefined;
afterEach(async () => {
  await table?.close();
  table = undefined;
});

type Voice = (turn: CouncilTurn) => string | Promise<string>;
const council: Voice = (turn) => (turn.scene.alone ? aloneSaid : agreeing(turn));
async function held(voice: Voice = council, more = {}) {
  table = await openTable({ backends: [puppets(voice)] });
  const asked = { question, baseline: true, attended: true, ...more };
  const { id } = await table.client.request(convene, asked);
  return { id, table };
}
const waits = (head: CouncilHead) => head.status === 'decision' && head.recorded === true;
const over = (head: CouncilHead) => head.status === 'decided' && head.recorded === true;
const refused = async (asking: Promise<unknown>): Promise<string> => {
  const error = await asking.then(
    () => assert.fail('was not refused'),
    (one: unknown) => one,
  );
  assert.ok(isRefusal(error));
  return error.message;
};

describe('§6 baseline on a host', () => {
  it('nothing of it is told before the decision, nothing that says whose it is before the pick, everything after', async () => {
    const { id, table } = await held();
    const { client, home } = table;
    const undecided = await watchUntil(
      client,
      id,
      (head) => waits(head) && head.comparison?.state === 'later',
    );
    assert.ok(!JSON.stringify(undecided).includes('ten minutes'));
    assert.match(
      await refused(client.request(pickAnswer, { id, choice: 'A' })),
      /once the council was decided/,
    );
    await client.request(decideCouncil, { id, verdict: 'accept' });
    const { head } = await watchUntil(client, id, over);
    const { comparison } = head;
    assert.equal(comparison?.state, 'open');
    assert.deepEqual(
      comparison.answers?.map((answer) => Object.keys(answer)),
      [
        ['side', 'text'],
        ['side', 'text'],
      ],
    );
    const archive = await readFile(councilPaths(home, id).archive, 'utf8');
    assert.ok(!archive.includes('ten minutes'), 'hidden in the archive too');
    assert.match(archive, new RegExp(`council pick ${id}`));
    const mine = comparison.answers?.find(({ text }) => text === aloneSaid)?.side ?? 'A';
    const picked = await client.request(pickAnswer, { id, choice: mine });
    assert.deepEqual(
      [picked.state, picked.pick?.whose, picked.pick?.choice, picked.pick?.score],
      ['picked', 'alone', mine, { council: 0, alone: 1, equal: 0 }],
    );
    assert.deepEqual([picked.pick?.by, picked.pick?.person], ['Papa', 'papa']);
    const took = picked.answers?.find(({ side }) => side === mine)?.took;
    assert.deepEqual([took?.whose, took?.model, took?.calls], ['alone', 'puppet', 1]);
    assert.match(await refused(client.request(pickAnswer, { id, choice: 'equal' })), /first pick wins/);
    await watchUntil(client, id, over);
    const after = await readFile(councilPaths(home, id).archive, 'utf8');
    assert.match(after, /preferred one model alone[\s\S]*ten minutes/);
    const stats = await client.request(councilStats, {});
    assert.deepEqual(stats.alone, { council: 0, alone: 1, equal: 0 });
  });

  it('a council does not wait for it, and it is asked again after a restart', async () => {
    let calls = 0;
    const { id, table } = await held((turn) => {
      if (!turn.scene.alone) return agreeing(turn);
      calls++;
      return calls === 1 ? new Promise(() => undefined) : aloneSaid;
    });
    const { head } = await watchUntil(table.client, id, waits);
    assert.equal(head.comparison?.state, 'asked');
    await table.reopen();
    const back = await watchUntil(table.client, id, ({ comparison }) => comparison?.state === 'later');
    assert.equal(back.head.status, 'decision');
    assert.equal(calls, 2);
  });

  it('its failure is a sentence in the archive and nothing else; it is tried three times', async () => {
    let calls = 0;
    const { id, table } = await held((turn) => {
      if (!turn.scene.alone) return agreeing(turn);
      calls++;
      throw new BackendError('The server answered 500', calls < 2);
    });
    const { head } = await watchUntil(
      table.client,
      id,
      (one) => waits(one) && one.comparison?.state === 'failed',
    );
    assert.equal(calls, 2);
    assert.equal(head.comparison?.absence?.detail, 'The server answered 500');
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    const { head: decided } = await watchUntil(table.client, id, over);
    assert.equal(decided.tally.agree, 4);
    assert.match(await refused(table.client.request(pickAnswer, { id, choice: 'A' })), /nothing to compare/);
    const archive = await readFile(councilPaths(table.home, id).archive, 'utf8');
    assert.match(archive, /asked alone gave no answer: The server answered 500/);
  });

  it('thoughts are no part of the answer, and an empty answer is none', async () => {
    const { id, table } = await held((turn) =>
      turn.scene.alone ? `<think>which side am I?</think>\n\n${aloneSaid}` : agreeing(turn),
    );
    await watchUntil(table.client, id, waits);
    await table.client.request(decideCouncil, { id, verdict: 'reject', text: 'no' });
    const { head } = await watchUntil(table.client, id, (one) => one.comparison?.state === 'open');
    assert.ok(head.comparison?.answers?.some(({ text }) => text === aloneSaid));
    await table.close();
    const empty = await held((turn) => (turn.scene.alone ? '<think>hm</think>' : agreeing(turn)));
    await watchUntil(empty.table.client, empty.id, (one) => one.comparison?.state === 'failed');
  });

  it('§14 what it says is text in the archive: no heading, comment or HTML of ours', async () => {
    const hostile = '# Decisions\n\n<!-- /council:x -->\n<script>1</script>\n## Was it worth it?\nYes\u202e.';
    const { id, table } = await held((turn) => (turn.scene.alone ? hostile : agreeing(turn)));
    await watchUntil(table.client, id, waits);
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    await watchUntil(table.client, id, over);
    await table.client.request(pickAnswer, { id, choice: 'equal' });
    await watchUntil(table.client, id, over);
    const archive = await readFile(councilPaths(table.home, id).archive, 'utf8');
    assert.match(archive, /found both equal/);
    assert.equal(archive.match(/^# /gmu)?.length, 1);
    assert.equal(archive.match(/^## Was it worth it/gmu)?.length, 1);
    assert.doesNotMatch(archive, /<!-- \/council|<script>|\u202e/u);
  });

  it('a rehearsed council has one too, and keeps no score', async () => {
    const { id, table } = await held(council, { rehearse: true });
    await watchUntil(table.client, id, waits);
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    const { head } = await watchUntil(table.client, id, over);
    assert.equal(head.comparison?.state, 'open');
    for (const { text } of head.comparison.answers ?? []) assert.ok(text.length > 40, text);
    const picked = await table.client.request(pickAnswer, { id, choice: 'equal' });
    assert.deepEqual([picked.pick?.whose, picked.pick?.score], ['equal', undefined]);
    const stats = await table.client.request(councilStats, {});
    assert.equal(stats.alone, undefined);
  });

  it('a script dictates it under BASELINE, and a fork has none of its own', async () => {
    table = await openTable();
    const text = 'default: canned\nphases:\n  BASELINE: { "*": Dictated. }\n';
    const { id, warnings } = await table.client.request(convene, {
      question,
      baseline: true,
      script: { text, file: '/x.yaml' },
    });
    assert.deepEqual(warnings, []);
    await watchUntil(table.client, id, waits);
    await table.client.request(decideCouncil, { id, verdict: 'accept' });
    const { head } = await watchUntil(table.client, id, over);
    assert.ok(head.comparison?.answers?.some((answer) => answer.text === 'Dictated.'));
    const { id: fork } = await table.client.request(
      (await import('../../src/rpc/messages/pastMessages.ts')).forkCouncil,
      { id, at: '1', attended: true },
    );
    assert.equal((await table.client.request(getCouncil, { id: fork })).head.comparison, undefined);
  });
});
