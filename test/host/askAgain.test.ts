/** A seat asked again, on a real host: both answers kept, over kills, in files that are written again, refused in words. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, it } from 'mocha';
import type { HostOptions } from '../../src/host/options.ts';
import { councilPaths } from '../../src/host/store/home/paths.ts';
import type { Refusal } from '../../src/rpc/connect/client.ts';
import {
  convene,
  decideCouncil,
  getCouncil,
  pauseCouncil,
  resumeCouncil,
  skipSeat,
} from '../../src/rpc/messages/messages.ts';
import * as again from '../../src/rpc/messages/pastMessages.ts';
import { isAnswered, said, turnOf, untilTurn } from '../support/answered.ts';
import {
  hasStatus,
  isRecorded,
  type OpenTable,
  openTable,
  puppets,
  watchUntil,
} from '../support/openTable.ts';
import { readBooks } from '../support/witness.ts';

const question = 'Should we cache the index?';

describe('§7 a seat asked again', () => {
  let table: OpenTable;
  afterEach(() => table.close());

  /** Voices that keep silent on what they are asked again, until told. */
  function holding(): { backend: HostOptions['backends']; speak(): void; asked: string[] } {
    let speak: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      speak = resolve;
    });
    const asked: string[] = [];
    const voices = puppets(async (turn) => {
      if (turn.scene.askedAgain) {
        asked.push(`${turn.scene.phase.id}/${turn.scene.seat.id}`);
        await told;
      }
      return said(turn);
    });
    return { backend: [voices], speak, asked };
  }
  async function begun(backends: HostOptions['backends'], attended: boolean): Promise<string> {
    table = await openTable({ backends: backends ?? [] });
    return (await table.client.request(convene, { question, attended })).id;
  }
  const refused = async (params: { id: string; seat?: string; at?: string }, words: RegExp) =>
    assert.rejects(table.client.request(again.askAgain, params), (error: Refusal) =>
      words.test(error.message),
    );

  it('in an ended council: taken back from its log, both answers in archive, log and export, nothing decided anew', async () => {
    const id = await begun([puppets(said)], false);
    const before = await watchUntil(table.client, id, isRecorded);
    const { archive, log } = councilPaths(table.home, id);
    const made = await table.client.request(again.askAgain, {
      id,
      seat: 'sage',
      at: 'CHALLENGE',
      text: 'Be more concrete.',
    });
    assert.equal(made.counts, false);
    await untilTurn(table.client, id, made.key, isAnswered);
    await watchUntil(table.client, id, isRecorded);
    const after = await table.client.request(getCouncil, { id });
    const turn = turnOf(after, made.key);
    assert.equal(turn.vote, 'disagree');
    const [beside] = turn.answers ?? [];
    assert.deepEqual(
      [beside?.place, beside?.state, beside?.askedBy?.text],
      ['beside', 'replied', 'Be more concrete.'],
    );
    assert.match(beside?.text ?? '', /^Said anew, time 2\./);
    assert.equal(after.head.status, before.head.status);
    assert.deepEqual(after.head.tally, before.head.tally);
    const written = await readFile(archive, 'utf8');
    assert.match(written, /Asked again, does not count/);
    assert.match(written, /Said anew, time 2\./);
    assert.match(written, /Be more concrete\./);
    assert.match(await readFile(log, 'utf8'), /Said anew, time 2\./);
    const { text: html } = await table.client.request(again.exportCouncil, { id, as: 'html' });
    assert.match(html, /Said anew, time 2\./);
    await table.reopen();
    assert.deepEqual(turnOf(await table.client.request(getCouncil, { id }), made.key), turn);
    assert.equal((await table.client.request(again.replayCouncil, { id })).archive, 'same');
  });

  it('while the phase is open the new answer counts, the earlier one is kept, and the phase waits for it', async () => {
    let finish: () => void = () => undefined;
    const nova = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { backend, speak } = holding();
    const voices = puppets(async (turn) => {
      if (turn.scene.phase.id === 'COLLECT' && turn.scene.seat.id === 'nova') await nova;
      return (await backend?.[0]?.open('', turn.scene.seat).send(turn)) ?? '';
    });
    const id = await begun([voices], false);
    await untilTurn(table.client, id, '0/sage', (turn) => turn.state === 'replied');
    const made = await table.client.request(again.askAgain, { id, seat: 'sage' });
    assert.equal(made.counts, true);
    finish();
    await untilTurn(table.client, id, '0/nova', (turn) => turn.state === 'replied');
    const now = await table.client.request(getCouncil, { id });
    assert.equal(now.head.phases[0]?.state, 'now');
    assert.equal(turnOf(now, '0/sage').answers?.[0]?.place, 'next');
    speak();
    const { entries, head } = await watchUntil(table.client, id, isRecorded);
    const turn = turnOf({ head, entries }, '0/sage');
    assert.match(turn.text, /^Said anew/);
    assert.deepEqual(
      turn.answers?.map(({ place }) => place),
      ['earlier'],
    );
    assert.match(await readFile(councilPaths(table.home, id).archive, 'utf8'), /Earlier answer, replaced/);
  });

  it('a host that closes while a seat is asked again: the next one asks again, once, and nothing is lost', async () => {
    const first = holding();
    const id = await begun(first.backend, true);
    await watchUntil(table.client, id, hasStatus('decision'));
    const made = await table.client.request(again.askAgain, { id, at: 'COLLECT/nova' });
    const second = holding();
    second.speak();
    await table.reopen({ backends: second.backend ?? [] });
    const turn = await untilTurn(table.client, id, made.key, isAnswered);
    assert.deepEqual(turn.answers?.length, 1);
    assert.match(turn.answers?.[0]?.text ?? '', /^Said anew/);
    assert.deepEqual([first.asked.length, second.asked.length], [1, 1]);
    const answers = readBooks(table.home).records.filter(
      ({ event }) => event.type === 'turn.replied' && event.again === made.ask,
    );
    assert.equal(answers.length, 1);
  });

  it('decided meanwhile: the council ends at once, and the answer still comes into its files', async () => {
    const { backend, speak } = holding();
    const id = await begun(backend, true);
    await watchUntil(table.client, id, hasStatus('decision'));
    await table.client.request(again.askAgain, { id, at: 'COLLECT/nova' });
    await table.client.request(decideCouncil, { id, verdict: 'accept', by: 'papa' });
    await watchUntil(table.client, id, (head) => head.status === 'decided' && head.recorded === true);
    const { archive } = councilPaths(table.home, id);
    assert.doesNotMatch(await readFile(archive, 'utf8'), /Said anew/);
    speak();
    await untilTurn(table.client, id, '0/nova', isAnswered);
    await watchUntil(table.client, id, isRecorded);
    assert.match(await readFile(archive, 'utf8'), /Said anew/);
    assert.equal((await table.client.request(getCouncil, { id })).head.status, 'decided');
  });

  it('is refused in words: an unknown seat or turn, a paused council, one that is being asked already', async () => {
    const { backend, speak } = holding();
    const id = await begun(backend, true);
    await watchUntil(table.client, id, hasStatus('decision'));
    await refused({ id }, /Say whom to ask again/);
    await refused({ id, seat: 'otto' }, /Nobody called “otto” sits/);
    await refused({ id, at: '99' }, /There is no turn “99”/);
    await refused({ id: 'none', seat: 'sage' }, /There is no council “none”/);
    await table.client.request(again.askAgain, { id, seat: 'sage' });
    await refused({ id, seat: 'sage' }, /is being asked again already/);
    speak();
  });

  it('is refused while the council is paused, and taken once it goes on', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const voices = puppets(async (turn) => {
      if (turn.scene.phase.id === 'CHALLENGE' && turn.scene.seat.id === 'nova') await held;
      return said(turn);
    });
    const id = await begun([voices], false);
    await untilTurn(table.client, id, '0/sage', (turn) => turn.state === 'replied');
    await table.client.request(pauseCouncil, { id });
    await refused({ id, seat: 'sage', at: 'COLLECT' }, /This council is paused/);
    await table.client.request(resumeCouncil, { id, attended: false });
    await table.client.request(again.askAgain, { id, seat: 'sage', at: 'COLLECT' });
    go();
    await untilTurn(table.client, id, '0/sage', isAnswered);
    await watchUntil(table.client, id, isRecorded);
  });

  it('one that is asked again can be skipped: the first answer stays', async () => {
    const { backend } = holding();
    const id = await begun(backend, true);
    await watchUntil(table.client, id, hasStatus('decision'));
    const { key } = await table.client.request(again.askAgain, { id, seat: 'sage', at: 'COLLECT' });
    await table.client.request(skipSeat, { id, seat: 'sage' });
    const turn = await untilTurn(table.client, id, key, isAnswered);
    assert.deepEqual([turn.state, turn.answers?.[0]?.absence?.code], ['replied', 'skipped']);
  });
});
