/** A session that is lost between two rounds is opened again with what it said in short, and the council goes on. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { answerSeat, convene } from '../../src/rpc/messages/messages.ts';
import { toldIn } from '../support/acp/scripted.ts';
import { isRecorded, watchUntil } from '../support/openTable.ts';
import { allowPrograms, briefOf, type Crowd, openCrowd } from './crowd.ts';
import { type Asked, markOf, replyAs } from './replies.ts';

const rounds: [string, Asked][] = [
  ['COLLECT', 'position'],
  ['CHALLENGE', 'challenge'],
  ['RESOLVE', 'final'],
];

describe('§7 a session that is lost between two rounds', function () {
  this.timeout(30_000);
  let crowd: Crowd;
  afterEach(() => crowd.close());

  /** The person's answer is what each round waits for: what is lost before it is lost between the rounds. */
  async function heldWith(lose: () => Promise<void> | void): Promise<void> {
    crowd = await openCrowd({ only: ['anthropic'], vote: 'nuance' });
    const briefText = briefOf(
      ['openclaw', 'acp', 'anthropic', 'human'],
      'type: debate\nlanguage: en\nroles: { synthesizer: henry }',
    );
    await allowPrograms(crowd, briefText);
    const { id } = await crowd.table.client.request(convene, { briefText, attended: false });
    for (const [phase, form] of rounds) {
      await watchUntil(crowd.table.client, id, ({ phases }) =>
        phases.some((each) => each.phase === phase && each.state === 'now' && each.answered === 3),
      );
      if (phase === 'COLLECT') await lose();
      const text = replyAs('paul', form, { vote: 'nuance' });
      await crowd.table.client.request(answerSeat, { id, seat: 'paul', text });
    }
    const { head } = await watchUntil(crowd.table.client, id, isRecorded);
    assert.equal(head.status, 'recommended');
    const archive = await readFile(join(crowd.table.home, 'conseils', `${id}.md`), 'utf8');
    assert.doesNotMatch(archive, /NO RESPONSE/);
    for (const seat of ['clara', 'coder', 'henry', 'paul'])
      for (const [, form] of rounds) assert.ok(archive.includes(markOf(seat, form)), `${seat}, ${form}`);
  }

  const promptsOf = (seat: 'clara' | 'coder'): string[] =>
    seat === 'clara'
      ? crowd.gateway.runs.map(({ extraSystemPrompt = '', message }) => `${extraSystemPrompt}\n${message}`)
      : toldIn(crowd.agentLog, 'prompt').map(({ text }) => String(text));

  /** In its second prompt it is given its own position again, in its third only what is new. */
  function assertCaughtUp(seat: 'clara' | 'coder'): void {
    const [, second = '', third = ''] = promptsOf(seat);
    assert.match(second, /You sat in this council before, and your session was opened again/);
    assert.match(second, new RegExp(`You answered:\n${markOf(seat, 'position')}`));
    assert.match(second, /Should we cache the index\?/, 'with the brief');
    assert.doesNotMatch(third, /opened again/);
    assert.equal(promptsOf(seat).length, 3);
  }

  it('at the gateway: its next prompt holds its position in short', async () => {
    await heldWith(() => crowd.gateway.loseSessions());
    assertCaughtUp('clara');
    assert.doesNotMatch(promptsOf('coder').join(), /opened again/);
  });

  it('by an agent that was killed: another is started and told in short', async () => {
    await heldWith(() => void process.kill(Number(toldIn(crowd.agentLog, 'start')[0]?.pid), 'SIGKILL'));
    assert.match(promptsOf('coder').slice(1).join(), /opened again[\s\S]*coder weighs it as position/);
    assert.equal(toldIn(crowd.agentLog, 'start').length, 2);
  });

  it('with the host: the agent is told in short, and the session at the gateway is taken up', async () => {
    await heldWith(() => crowd.reopen());
    assertCaughtUp('coder');
    assert.doesNotMatch(promptsOf('clara').join(), /opened again/);
    assert.equal(crowd.gateway.sessionKeys().length, 1);
  });

  it('with the host and at the gateway: both are told in short', async () => {
    await heldWith(async () => {
      crowd.gateway.loseSessions();
      await crowd.reopen();
    });
    assertCaughtUp('clara');
    assertCaughtUp('coder');
  });
});
