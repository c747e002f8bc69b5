/** `council channel create`: a channel, or a discussion with who begins it and its guide. */

import type { Client } from '../../../rpc/connect/client.ts';
import { createDiscussion, createChannel as make } from '../../../rpc/messages/channelMessages.ts';
import { type ChannelRow, modeNames, orderNames } from '../../../rpc/views/channelViews.ts';
import { channelsCli } from '../../../rpc/words/cli/channelsCli.ts';
import { Mistake } from '../../output/exits.ts';
import type { Io } from '../../output/io.ts';
import { checked, oneOf } from '../../program/arguments.ts';

export interface CreateOptions {
  mode?: string;
  members?: string;
  order?: string;
  name?: string;
  topic?: string;
  initiator?: string;
  guide?: string;
  callback?: string;
}

export async function createChannel(
  client: Client,
  channel: string,
  options: CreateOptions,
  io: Io,
): Promise<{ head: ChannelRow; written: string[] }> {
  const { mode: given, members: listed = '', name, topic, initiator, guide, callback } = options;
  const mode = given === undefined ? 'none' : oneOf('--mode', given, modeNames, io);
  const members = listed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => checked('seat', one, io));
  if (mode !== 'discussion') {
    const order =
      options.order === undefined ? {} : { order: oneOf('--order', options.order, orderNames, io) };
    const named = { ...(name ? { name } : {}), ...(topic ? { topic } : {}) };
    return await client.request(make, { channel, mode, members, ...named, ...order });
  }
  if (!initiator || !guide || members.length === 0)
    throw new Mistake(
      channelsCli[io.page().language].needs('create --mode discussion', '--initiator, --guide, --members'),
    );
  const more = { ...(callback ? { callback } : {}), ...(topic ? { topic } : {}) };
  return await client.request(createDiscussion, {
    channel,
    initiator,
    guide,
    participants: members,
    ...more,
  });
}
