/** A channel's turns on a host: asked in order, streamed, tried again, timed out, taken away; each reply is one record. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'mocha';
import { BackendError } from '../../src/host/ports/ports.ts';
import {
  channelDelta,
  getChannel,
  pauseChannel,
  resumeChannel,
  setChannelMode,
  watchChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import { editIdentity } from '../../src/rpc/messages/identityMessages.ts';
import { type ChannelTable, channelTable, isDormant, lines, untilChannel } from '../support/channelTable.ts';

const journal = (home: string): { type: string; turn?: number }[] =>
  readdirSync(join(home, '.state', 'journal'))
    .toSorted()
    .flatMap((name) => readFileSync(join(home, '.state', 'journal', name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { event: { type: string } }).event);

/** Each says one thing, then passes. */
const once = () => {
  const spoken = new Set<string>();
  return ({ scene }: { scene: { seat: { id: string } } }): string => {
    const { id } = scene.seat;
    if (spoken.has(id)) return 'TURN_PASS';
    spoken.add(id);
    return `I am ${id}.`;
  };
};

const open = new Set<ChannelTable>();
async function tableOf(options: Parameters<typeof channelTable>[0]): Promise<ChannelTable> {
  const table = await channelTable(options);
  open.add(table);
  return table;
}

describe('§6 turns of a channel on a host', () => {
  afterEach(async () => {
    for (const table of open) await table.close();
    open.clear();
  });

  it('what an agent thought is neither kept nor shown, and one that only thought has passed', async () => {
    const said: Record<string, string[]> = {
      henry: ['<think>Shall I? @sage</think>The cache must go.', '<think>Nothing new.</think>**TURN_PASS**.'],
      sage: ['No more to say than that?\n</think>\n\nIt stays.', '<think>I never end'],
      nova: ['<reasoning>hm</reasoning>\nNothing to add. `TURN_PASS`', 'TURN_PASS.'],
    };
    const speak = ({ scene }: { scene: { seat: { id: string } } }) =>
      said[scene.seat.id]?.shift() ?? 'TURN_PASS';
    const table = await tableOf({ speak });
    await table.say('Hello.');
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(lines(view), [
      'papa: Hello.',
      'henry: The cache must go.',
      'sage: It stays.',
      '(dormant)',
    ]);
    assert.doesNotMatch(JSON.stringify(journal(table.home)), /think>|Shall I|never end/);
  });

  it('a person speaks, each agent has its turn, and when all pass the channel is dormant and says so', async () => {
    const table = await tableOf({ speak: once() });
    await table.say('Hello.');
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(lines(view), [
      'papa: Hello.',
      'henry: I am henry.',
      'sage: I am sage.',
      'nova: I am nova.',
      '(dormant)',
    ]);
    assert.equal(view.head.dormant, 'all-passed');
    assert.deepEqual(table.asked, ['henry 1', 'sage 2', 'nova 3', 'henry 4', 'sage 5', 'nova 6']);
  });

  it('§2 a reply, its delivery and the passing of the floor are one record', async () => {
    const table = await tableOf({ speak: once() });
    await table.say('Hello.');
    await untilChannel(table.client, 'kitchen', isDormant);
    const events = journal(table.home).filter(
      ({ type }) => type.startsWith('channel.') || type === 'message.posted',
    );
    assert.deepEqual(
      events.map(({ type, turn }) => `${type} ${turn ?? ''}`.trim()),
      ['message.posted', ...[1, 2, 3, 4, 5, 6].map((turn) => `channel.replied ${turn}`)],
    );
  });

  it('what is said streams to a watcher; a pass, bare or dressed, and a signal do not', async () => {
    const deltas: string[] = [];
    const table = await tableOf({
      mode: 'turn-based',
      members: ['papa', 'henry', 'sage'],
      speak: ({ scene, onDelta }) => {
        const passes = ['TURN_PASS', '**TURN_PASS**.', '<think>Hm.\nNo.</think>\n`TURN_PASS`'];
        const pass = passes[scene.turn % passes.length] ?? '';
        const text = scene.turn === 1 ? 'Half a word, and more.\n\nTURN_COMPLETE' : pass;
        for (const piece of text.match(/.{1,5}|\n+/gs) ?? []) onDelta(piece);
        return text;
      },
    });
    table.client.on(channelDelta, ({ text }) => deltas.push(text));
    await table.client.request(watchChannel, { channel: 'kitchen' });
    await table.say('Hello.');
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(lines(view).slice(1), ['henry: Half a word, and more.', '(dormant)']);
    assert.ok(!/TURN_|Hm|[*\u0060]/.test(deltas.join('')), deltas.join('|'));
  });

  it('§2 a late watcher is given what was said so far', async () => {
    let finish: (text: string) => void = () => undefined;
    const table = await tableOf({
      speak: ({ scene, onDelta }) => {
        if (scene.turn > 1) return 'TURN_PASS';
        onDelta('I was about to ');
        return new Promise<string>((resolve) => {
          finish = resolve;
        });
      },
    });
    await table.say('Hello.');
    const view = await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
    assert.equal(view.speaking?.agent, 'henry');
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(
      (await table.client.request(watchChannel, { channel: 'kitchen' })).speaking?.text,
      'I was about to ',
    );
    finish('I was about to say it.');
    const after = await untilChannel(table.client, 'kitchen', isDormant);
    assert.equal(lines(after)[1], 'henry: I was about to say it.');
  });

  it('a failing call is tried twice more, then the absence is noted and the floor passes', async () => {
    const table = await tableOf({
      speak: ({ scene }) => {
        if (scene.seat.id === 'henry') throw new BackendError('The line is down.', true);
        return 'TURN_PASS';
      },
    });
    await table.say('Hello.');
    for (let n = 0; n < 8; n++) {
      await new Promise((resolve) => setImmediate(resolve));
      table.clock.pass(5000);
    }
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(table.asked.slice(0, 4), ['henry 1', 'henry 1', 'henry 1', 'sage 2']);
    const failed = view.messages.find(({ notice }) => notice?.code === 'failed');
    assert.equal(failed?.notice?.detail, 'The line is down.');
  });

  it('at the deadline of 120 s the call is aborted, the absence noted, and the floor passes', async () => {
    let aborted = false;
    const table = await tableOf({
      speak: ({ scene, signal }) => {
        if (scene.seat.id !== 'henry') return 'TURN_PASS';
        signal.addEventListener('abort', () => {
          aborted = true;
        });
        return new Promise<string>(() => undefined);
      },
    });
    await table.say('Hello.');
    const speaking = await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
    assert.equal((speaking.head.active?.timeoutAt ?? 0) - (speaking.head.active?.startedAt ?? 0), 120_000);
    table.clock.pass(119_000);
    assert.equal(aborted, false);
    table.clock.pass(2000);
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.equal(aborted, true);
    assert.ok(view.messages.some(({ notice }) => notice?.code === 'timed-out'));
  });

  it('under interrupt a person’s message aborts the turn, which is noted, and a new cycle begins', async () => {
    let calls = 0;
    const table = await tableOf({
      humans: 'interrupt',
      speak: () => {
        calls += 1;
        return calls === 1 ? new Promise<string>(() => undefined) : 'TURN_PASS';
      },
    });
    await table.say('Hello.');
    await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
    await table.say('Wait, something else.');
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(lines(view), [
      'papa: Hello.',
      '(interrupted)',
      'papa: Wait, something else.',
      '(dormant)',
    ]);
    assert.deepEqual(table.asked.slice(0, 2), ['henry 1', 'henry 2']);
  });

  it('a mode change aborts the turn, and its late reply is dropped', async () => {
    let answer: (text: string) => void = () => undefined;
    const table = await tableOf({
      speak: () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    });
    await table.say('Hello.');
    await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
    await table.client.request(setChannelMode, { channel: 'kitchen', mode: 'none' });
    answer('Too late.');
    await new Promise((resolve) => setImmediate(resolve));
    const view = await table.client.request(getChannel, { channel: 'kitchen' });
    assert.equal(view.head.mode, 'none');
    assert.equal(view.head.active, undefined);
    assert.ok(!lines(view).some((line) => line.includes('Too late')));
    assert.ok(view.log.some(({ event, reason }) => event === 'aborted' && reason === 'mode'));
  });

  it('a pause lets the call in flight come home and asks nobody after it; resume goes on', async () => {
    let answer: (text: string) => void = () => undefined;
    const table = await tableOf({
      speak: ({ scene }) =>
        scene.turn > 1
          ? 'TURN_PASS'
          : new Promise<string>((resolve) => {
              answer = resolve;
            }),
    });
    await table.say('Hello.');
    await untilChannel(table.client, 'kitchen', ({ active }) => active !== undefined);
    await table.client.request(pauseChannel, { channel: 'kitchen' });
    answer('I was asked before.');
    const paused = await untilChannel(table.client, 'kitchen', ({ active }) => active === undefined);
    assert.equal(lines(paused).at(-1), 'henry: I was asked before.');
    assert.deepEqual(table.asked, ['henry 1']);
    await table.client.request(resumeChannel, { channel: 'kitchen' });
    await untilChannel(table.client, 'kitchen', isDormant);
    assert.equal(table.asked.length, 6);
  });

  it('without TURN_COMPLETE an agent is asked to go on, up to three messages, and the rest is noted', async () => {
    const table = await tableOf({
      mode: 'turn-based',
      members: ['papa', 'henry', 'sage'],
      speak: ({ scene }) =>
        scene.seat.id === 'henry' && scene.turn === 1 ? 'And another thing.' : 'TURN_PASS',
    });
    await table.say('Hello.');
    const view = await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(lines(view).slice(1, 5), [
      'henry: And another thing.',
      'henry: And another thing.',
      'henry: And another thing.',
      '(completed-at-limit)',
    ]);
    assert.deepEqual(table.asked.slice(0, 4), ['henry 1', 'henry 1', 'henry 1', 'sage 2']);
  });

  it('the orchestrator is asked who goes next under the order chosen; what can’t be read falls back', async () => {
    const table = await tableOf({
      order: 'chosen',
      members: ['papa', 'henry', 'sage', 'nova'],
      speak: ({ scene }) => {
        if (scene.choose) return scene.turn === 1 ? 'Let it be Nova.' : 'whoever';
        return 'TURN_PASS';
      },
    });
    await table.say('Hello.');
    await untilChannel(table.client, 'kitchen', isDormant);
    assert.deepEqual(table.asked.slice(0, 2), ['maman 1', 'nova 1']);
  });

  it('§8 a conversation is kept for each channel and agent, and opened anew when the identity changes', async () => {
    const opened: string[] = [];
    const backend = {
      name: 'puppet',
      open(council: string, seat: { id: string; persona: string }) {
        opened.push(`${council} ${seat.id} ${seat.persona}`);
        return { send: async () => ({ text: 'TURN_PASS' }), close: () => Promise.resolve() };
      },
    };
    const table = await tableOf({
      members: ['papa', 'henry', 'sage'],
      speak: () => '',
      host: { backends: [backend] },
    });
    await table.say('Hello.');
    await untilChannel(table.client, 'kitchen', isDormant);
    await table.say('Hello again.');
    await untilChannel(
      table.client,
      'kitchen',
      ({ turnCount, stage }) => turnCount >= 4 && stage === 'dormant',
    );
    assert.equal(opened.length, 2);
    assert.match(opened[0] ?? '', /^channel-kitchen henry /);
    await table.client.request(editIdentity, { id: 'henry', set: { persona: 'Short.' } });
    await table.say('And again.');
    await untilChannel(
      table.client,
      'kitchen',
      ({ turnCount, stage }) => turnCount >= 6 && stage === 'dormant',
    );
    assert.deepEqual(opened.slice(2), ['channel-kitchen henry Short.']);
  });
});
