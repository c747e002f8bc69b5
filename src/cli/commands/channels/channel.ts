/** `council channel`: the channels of a home. What changes one is an edit of channels.yaml by its host, or an event. */

import { spending } from '../../../rpc/askToSpend.ts';
import type { Client } from '../../../rpc/connect/client.ts';
import * as messages from '../../../rpc/messages/channelMessages.ts';
import { createDiscussion, createChannel as make } from '../../../rpc/messages/channelMessages.ts';
import { type ChannelRow, modeNames, orderNames } from '../../../rpc/views/channelViews.ts';
import { channelsCli } from '../../../rpc/words/cli/channelsCli.ts';
import { agreeing } from '../../before/agreeToSpend.ts';
import { command } from '../../output/councilPlaces.ts';
import { exits, Mistake } from '../../output/exits.ts';
import { problemLine } from '../../output/failures.ts';
import { type Io, note, say, sayJson } from '../../output/io.ts';
import { noteCouncilNotAsked, noteNotAsked } from '../../output/notAsked.ts';
import { checked, laidHome, longestText, oneOf, type Range, wholeNumber } from '../../program/arguments.ts';
import { channelHead, channelRows, messageLines } from '../../render/renderChannel.ts';
import { openSession, type Session } from '../../session/session.ts';
import { askWho } from '../../session/whoSigns.ts';

export interface ChannelOptions extends CreateOptions {
  home?: string;
  as?: string;
  to?: string;
  text?: string;
  before?: string;
  limit?: string;
  turns?: string;
  alone?: string;
  tokens?: string;
  cost?: string;
  rehearse?: boolean;
  json?: boolean;
  yes?: boolean;
}

const actions = [
  'list',
  'show',
  'create',
  'set-mode',
  'set-order',
  'limit',
  'add',
  'remove',
  'mute',
  'unmute',
  'release',
  'pause',
  'resume',
  'history',
  'escalate',
  'conclude',
  'start',
] as const;
type Action = (typeof actions)[number];

/** What stands behind the channel in a command, where something must. */
const values: Partial<Record<Action, string>> = {
  'set-mode': 'MODE',
  add: 'MEMBER',
  remove: 'MEMBER',
  mute: 'MEMBER',
  unmute: 'MEMBER',
  release: 'AGENT',
  start: 'OFFER',
};

export async function channel(
  given: string,
  named: string | undefined,
  valued: string | undefined,
  options: ChannelOptions,
  io: Io,
): Promise<number> {
  const words = channelsCli[io.page().language];
  const action = oneOf('channel', given, actions, io);
  if (named === undefined && action !== 'list') throw new Mistake(words.which);
  const id = named === undefined ? '' : checked('id', named, io);
  const needed = values[action];
  if (needed !== undefined && valued === undefined) throw new Mistake(words.needs(action, needed));
  const value = action === 'conclude' ? await summaryGiven(valued, io) : checked('path', valued ?? '', io);
  if (action === 'set-mode') oneOf('MODE', value, modeNames, io);
  if (action === 'set-order' && value !== '') oneOf('ORDER', value, orderNames, io);
  if (action === 'escalate' && (!options.to || !options.text))
    throw new Mistake(words.needs(action, '--to CHANNEL --text "…"'));
  const limits = action === 'limit' ? limitsIn(options, io) : {};
  const session = await openSession(laidHome(options.home, io), io, { brief: true });
  try {
    const exit = await run(action, id, value, { ...options, limits }, session, io);
    await noteStanding(action, id, options, session, io);
    return exit;
  } finally {
    await session.close();
  }
}

/** In words, as a file, or - for what comes from standard input. */
async function summaryGiven(valued: string | undefined, io: Io): Promise<string> {
  const text = (valued === '-' ? await io.input() : (valued ?? '')).trim();
  if (text === '') throw new Mistake(channelsCli[io.page().language].noSummary);
  if (text.length > longestText) throw new Mistake(io.page().words.wrong.tooLong(longestText));
  return text;
}

async function run(
  action: Action,
  id: string,
  value: string,
  options: ChannelOptions & { limits: Limits },
  session: Session,
  io: Io,
): Promise<number> {
  const page = io.page();
  const words = channelsCli[page.language];
  const client = session.client();
  const by = options.as === undefined ? {} : { by: checked('seat', options.as, io) };
  const tell = (answer: object, ...lines: string[]): number => {
    if (options.json) sayJson(io, answer);
    else say(io, lines);
    return exits.done;
  };
  switch (action) {
    case 'list': {
      const { rows, problems } = await session.read(messages.listChannels, {});
      for (const problem of problems) note(io, problemLine(problem, session.home, io.cwd));
      return tell(rows, ...(rows.length > 0 ? channelRows(rows, page) : [words.none]));
    }
    case 'show': {
      const view = await session.read(messages.getChannel, { channel: id });
      const said = view.messages.flatMap((message) => messageLines(message, page));
      return tell(view, ...channelHead(view.head, page), ...said);
    }
    case 'create': {
      const made = await createChannel(client, id, options, io);
      return tell(made, words.made(id), ...channelHead(made.head, page));
    }
    case 'set-mode': {
      const mode = oneOf('MODE', value, modeNames, io);
      const { head } = await client.request(messages.setChannelMode, { channel: id, mode });
      return tell(head, words.modeSet(id, head.mode));
    }
    case 'set-order': {
      const order = value === '' ? undefined : oneOf('ORDER', value, orderNames, io);
      const asked = { channel: id, ...(order ? { order } : {}) };
      const { head } = await client.request(messages.setChannelOrder, asked);
      return tell(head, words.orderSet(id, head.order));
    }
    case 'limit': {
      const { head } = await client.request(messages.limitChannel, { channel: id, ...options.limits });
      return tell(head, words.limited(id), ...channelHead(head, page));
    }
    case 'add': {
      const { head } = await client.request(messages.assignMember, { channel: id, member: value });
      return tell(head, words.added(value, id));
    }
    case 'remove': {
      const { head } = await client.request(messages.removeMember, { channel: id, member: value });
      return tell(head, words.removed(value, id));
    }
    case 'mute':
    case 'unmute': {
      const muted = action === 'mute';
      const { head } = await client.request(messages.muteMember, { channel: id, member: value, muted });
      return tell(head, words.muted(value, id, !muted));
    }
    case 'release': {
      const { head } = await client.request(messages.releaseAgent, { channel: id, agent: value, ...by });
      return tell(head, words.released(value));
    }
    case 'pause': {
      const { head } = await client.request(messages.pauseChannel, { channel: id, ...by });
      return tell(head, words.paused(id));
    }
    case 'resume': {
      const { head } = await client.request(messages.resumeChannel, { channel: id, ...by });
      return tell(head, words.resumed(id));
    }
    case 'history': {
      const number = (name: 'before' | 'limit', range: Range) =>
        options[name] === undefined ? {} : { [name]: wholeNumber(`--${name}`, options[name], io, range) };
      const before = number('before', { least: 1 });
      const limit = number('limit', { least: 1, most: messages.mostHistory });
      const read = await session.read(messages.channelHistory, { channel: id, ...before, ...limit });
      const older = ['channel', 'history', id, '--before', String(read.before)];
      const more = read.before === undefined ? [] : ['', words.older(command(io, session.home, ...older))];
      return tell(read, ...read.messages.flatMap((message) => messageLines(message, page)).slice(1), ...more);
    }
    case 'escalate': {
      const { to = '', text = '' } = options;
      const moved = await client.request(messages.escalateQuestion, { channel: id, to, text, ...by });
      return tell(moved.to, words.moved(to));
    }
    case 'conclude': {
      if (options.as === undefined) await askWho(session, io, options);
      const asked = { channel: id, summary: value, ...by };
      const done = await client.request(messages.completeDiscussion, asked);
      return tell({ channel: id, ...done }, words.concluded(done.summary));
    }
    case 'start': {
      const asked = { channel: id, offer: value, ...(options.rehearse ? { rehearse: true } : {}) };
      const agree = agreeing(io, { telling: options.json ? 'json' : 'text', yes: options.yes });
      const convened = await spending(session.client, messages.startOffer, asked, agree);
      if (!convened) return exits.stopped;
      const exit = tell(
        convened,
        words.started(convened.id, command(io, session.home, 'watch', convened.id)),
      );
      await noteCouncilNotAsked(session, convened.id, io);
      return exit;
    }
  }
}

/** A floor that is open and that nobody drives is said to stand still, whether it was changed or only looked at. */
async function noteStanding(
  action: Action,
  id: string,
  options: ChannelOptions,
  session: Session,
  io: Io,
): Promise<void> {
  if (action === 'history' || action === 'start') return;
  const { rows } = await session.read(messages.listChannels, {});
  const meant = action === 'list' ? rows : rows.filter((row) => row.id === id || row.id === options.to);
  await noteNotAsked(session, meant, io);
}

interface Limits {
  turnsWithoutHuman?: number;
  turnsAnHour?: number;
  tokensAnHour?: number;
  costAnHour?: number;
}

/** What may be used in an hour, and said without a person. */
function limitsIn({ alone, turns, tokens, cost }: ChannelOptions, io: Io): Limits {
  const words = channelsCli[io.page().language];
  const amount = (option: string, given: string | undefined, shape: RegExp): number | undefined => {
    if (given === undefined) return undefined;
    const n = shape.test(given.trim()) ? Number(given.replace(',', '.')) : 0;
    if (n <= 0) throw new Mistake(words.notAmount(option, given));
    return n;
  };
  const found = {
    turnsWithoutHuman: amount('--alone', alone, /^\d{1,5}$/),
    turnsAnHour: amount('--turns', turns, /^\d{1,5}$/),
    tokensAnHour: amount('--tokens', tokens, /^\d{1,9}$/),
    costAnHour: amount('--cost', cost, /^\d{1,6}(?:[.,]\d{1,6})?$/),
  };
  const given = Object.entries(found).filter(([, n]) => n !== undefined);
  if (given.length === 0) throw new Mistake(words.whichLimit);
  return Object.fromEntries(given) as Limits;
}

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
