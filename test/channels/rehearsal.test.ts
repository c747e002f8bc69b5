/** Rehearsal voices and scripts in channels: short turns in the channel's words and language, the same for the same seed. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { scriptBackend } from '../../src/host/models/script/scriptBackend.ts';
import type { ChannelView } from '../../src/rpc/views/channelViews.ts';
import { channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';
import { virtualClock } from '../support/virtualClock.ts';

async function rehearsed(question: string, mode: 'chat' | 'turn-based' = 'chat'): Promise<ChannelView> {
  const table = await channelTable({ speak: () => '', mode, host: { defaultBackend: 'rehearsal' } });
  try {
    await table.say(question);
    return await untilChannel(table.client, 'kitchen', isDormant);
  } finally {
    await table.close();
  }
}

describe('§8 rehearsal voices in a channel', () => {
  it('use the words of the question, speak short, and pass when they have nothing to add', async () => {
    const view = await rehearsed('Should we cache the index?');
    const said = view.messages.filter(({ kind }) => kind === 'agent');
    assert.ok(said.length >= 3 && said.length <= 6, String(said.length));
    assert.ok(said.some(({ text }) => text.includes('cache the index')));
    assert.ok(said.every(({ text }) => text.length < 300));
    assert.ok(said.every(({ rehearsal }) => rehearsal === true));
    assert.equal(new Set(said.map(({ text }) => text)).size, said.length);
  });

  it('take no part of a sentence for a thing where nothing is named', async () => {
    for (const talk of ['What shall we cook tonight?', 'Release notes: what is missing?']) {
      const said = (await rehearsed(talk)).messages.filter(({ kind }) => kind === 'agent');
      assert.ok(said.length >= 3, talk);
      for (const { text } of said) assert.doesNotMatch(text, /cook tonight|notes|missing/, talk);
    }
  });

  it('speak French where they are asked in French, and end their turns with the signal', async () => {
    const view = await rehearsed('Faut-il passer à TypeScript 7 ?', 'turn-based');
    const said = view.messages.filter(({ kind }) => kind === 'agent');
    assert.match(said[0]?.text ?? '', /TypeScript 7/);
    assert.ok(said.every(({ text }) => !text.includes('TURN_')));
    assert.ok(!view.messages.some(({ notice }) => notice?.code === 'completed-at-limit'));
  });

  it('say the same in the same channel', async () => {
    const [one, other] = [await rehearsed('Which queue?'), await rehearsed('Which queue?')];
    assert.deepEqual(lines(one), lines(other));
  });

  it('a script dictates turns of a channel by their number', async () => {
    const clock = virtualClock();
    const script = scriptBackend(
      'default: canned\nphases:\n  CHAT@1: { henry: "The script speaks." }\n  CHAT: { "*": TURN_PASS }\n',
      { clock },
    );
    const table = await channelTable({
      speak: () => '',
      host: { backends: [script], defaultBackend: 'script' },
    });
    try {
      await table.say('Hello.');
      const view = await untilChannel(table.client, 'kitchen', isDormant);
      assert.deepEqual(lines(view), ['papa: Hello.', 'henry: The script speaks.', '(dormant)']);
    } finally {
      await table.close();
    }
  });
});
