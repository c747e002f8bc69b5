/** The scene that is played while the host is killed: three rounds in one channel, a question moved to another, one more round. */
import { appendFileSync } from 'node:fs';
import { openHost } from '../../src/host/open.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import {
  channelChanged,
  channelHistory,
  createChannel,
  escalateQuestion,
  listChannels,
  sayInChannel,
  watchChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import { filesChanged, initHome } from '../../src/rpc/messages/messages.ts';
import type { ChannelRow } from '../../src/rpc/views/channelViews.ts';
import type { ChannelChildOptions } from './channelChild.ts';
import type { Failpoints } from './failpoints.ts';
import { channelPuppets, type SpeakInChannel } from './openTable.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const lines = ['One?', 'Two?', 'move', 'Three?'];
const channels = ['kitchen', 'desk'];

/** Says one thing after each person's message, by what it sees alone: asked again, it says the same. */
const speak: SpeakInChannel = ({ scene }) => {
  const { voices } = scene;
  const from = voices.findLastIndex(
    ({ kind, notice }) => kind === 'human' || notice?.code === 'escalated-from',
  );
  const mine = voices.slice(from + 1).some(({ own }) => own);
  return mine ? 'TURN_PASS' : `${scene.seat.id} on ${voices[from]?.text ?? 'nothing'} (turn ${scene.turn})`;
};

export async function playScene(
  { home, asks }: ChannelChildOptions,
  { pass }: Failpoints,
): Promise<Record<string, string[]>> {
  const voice = channelPuppets(async (turn) => {
    appendFileSync(asks, `${process.pid} ${turn.scene.channel} ${turn.scene.turn}\n`);
    pass('model before');
    // A model takes its time: a kill finds it speaking.
    await new Promise((resolve) => setTimeout(resolve, 1));
    const said = speak(turn);
    pass('model after');
    return said;
  });
  const host = await openHost({ home, backends: [voice], defaultBackend: 'puppet', log: silent });
  const client = host.client();
  await layTable(client);
  for (let done = await said(client); done < lines.length; done = await said(client)) {
    await quiet(client);
    const line = lines[done] ?? '';
    pass('person before');
    if (line === 'move')
      await client.request(escalateQuestion, { channel: 'kitchen', to: 'desk', text: 'To the desk?' });
    else await client.request(sayInChannel, { channel: 'kitchen', text: line });
    pass('person after');
  }
  await quiet(client);
  const all = Object.fromEntries(
    await Promise.all(channels.map(async (channel) => [channel, await historyOf(client, channel)] as const)),
  );
  await host.close();
  return all;
}

async function layTable(client: Client): Promise<void> {
  await client.request(initHome, {});
  await client.request(filesChanged, {});
  const known = new Set((await client.request(listChannels, {})).rows.map(({ id }) => id));
  if (!known.has('desk'))
    await client.request(createChannel, { channel: 'desk', mode: 'single', members: ['maman'] });
  if (!known.has('kitchen'))
    await client.request(createChannel, {
      channel: 'kitchen',
      mode: 'chat',
      order: 'round-robin',
      members: ['papa', 'henry', 'sage', 'nova'],
      escalatesTo: ['desk'],
    });
}

/** How many lines of the scene were said before. */
async function said(client: Client): Promise<number> {
  const kitchen = await client.request(channelHistory, { channel: 'kitchen', limit: 200 });
  const desk = await client.request(channelHistory, { channel: 'desk', limit: 200 });
  const moved = desk.messages.filter(({ notice }) => notice?.code === 'escalated-from').length;
  return kitchen.messages.filter(({ kind }) => kind === 'human').length + moved;
}

const historyOf = async (client: Client, channel: string): Promise<string[]> =>
  (await client.request(channelHistory, { channel, limit: 200 })).messages.map(
    ({ by, text }) => `${by}: ${text}`,
  );

async function quiet(client: Client): Promise<void> {
  for (const channel of channels)
    await new Promise<void>((resolve) => {
      const look = (head: ChannelRow) => {
        if (!head.active && head.stage !== 'running' && head.queue.length === 0) resolve();
      };
      client.on(channelChanged, ({ id, head }) => {
        if (id === channel) look(head);
      });
      void client.request(watchChannel, { channel }).then(({ head }) => look(head));
    });
}
