/**
 * A line to the host of a home: the running one if it answers, else one in this process, which serves others too. If
 * the other goes away or falls silent, one of its clients takes over, what was being followed goes on, and nothing is
 * done twice. A host of ours asks for what its clients wait for and nothing else.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, isRefusal } from '../../rpc/connect/client.ts';
import { connectTo } from '../../rpc/connect/connect.ts';
import { isMeant } from '../../rpc/connect/meant.ts';
import { readPointer } from '../../rpc/connect/pointer.ts';
import * as channels from '../../rpc/messages/channelMessages.ts';
import * as councils from '../../rpc/messages/messages.ts';
import { drive, driven, hello, noticed, type Request, refusal } from '../../rpc/messages/messages.ts';
import type { AsideView } from '../../rpc/views/views.ts';
import type { Who } from '../../rpc/views/whoRule.ts';
import { foreignWords } from '../../rpc/words/host/foreignWords.ts';
import { unsigned, whoWords } from '../../rpc/words/host/whoWords.ts';
import type { Telling } from '../follow/teller.ts';
import { exits, Mistake } from '../output/exits.ts';
import { type Io, note } from '../output/io.ts';

/** Everything else may have been done: whoever asked is told, and looks. */
const repeated = new Set(
  [
    councils.hello,
    councils.ping,
    councils.drive,
    councils.driven,
    councils.checkBrief,
    councils.listCouncils,
    councils.getCouncil,
    councils.watchCouncil,
    councils.unwatchCouncil,
    councils.listIdentities,
    councils.filesChanged,
    channels.listChannels,
    channels.getChannel,
    channels.watchChannel,
    channels.unwatchChannel,
    channels.channelHistory,
    channels.activeTurn,
  ].map(({ method }) => method),
);

export const isRepeatable = (method: string, params: unknown): boolean =>
  repeated.has(method) || (typeof params === 'object' && params !== null && 'once' in params);

export interface Driven {
  councils?: string[];
  channels?: string[];
}

export interface Session {
  home: string;
  client(): Client;
  /** The host runs in this process: what runs in it stops with us. */
  ours(): boolean;
  /** The host goes on with everything without us. */
  stands(): boolean;
  /** We wait for these: they are asked for as long as we are there, whichever host it is. */
  drive(these: Driven): Promise<void>;
  /** Of these, where somebody is asked now. */
  driven(these: Driven): Promise<Required<Driven>>;
  /** After the host is gone: finds or opens another. */
  again(): Promise<void>;
  /** Who the person at this terminal is, or that it must be asked. */
  who(): Who;
  learn(who: Who): void;
  /** A question that changes nothing: put again to the next host when one goes away over it. */
  read: Client['request'];
  close(): Promise<void>;
}

interface Line {
  client: Client;
  gone: boolean;
  stands: boolean;
  /** It was silent, and somebody else who waited has taken over. */
  replaced?: true;
  /** It has named another home, or another person. */
  isAnothers?: true;
  /** Set when the host is ours. */
  close?: () => Promise<void>;
}

export interface SessionOptions {
  /** Milliseconds between the words of rehearsal voices, for a host of our own. */
  pace?: number;
  /** Only looks or leaves a word: a host of our own asks nothing of anyone meanwhile. */
  brief?: boolean;
  /** The folder whose files a brief may name, where it is not the one that the home stands in. */
  workspace?: string;
  /** The person that `--as` names. */
  as?: string;
}

/** A person reads along; a program does not. */
export const paceOf = (telling: Telling, io: Io): number => (io.terminal && telling === 'text' ? 25 : 0);

async function openOurs(
  home: string,
  io: Io,
  { pace, brief = false, workspace }: SessionOptions,
): Promise<Line> {
  const { openHost } = await import('../../host/main.ts');
  const { language } = io.page();
  const role = brief
    ? ({ drives: 'nothing' } as const)
    : ({ drives: 'asked', serve: true, watch: true } as const);
  const given = {
    ...(pace === undefined ? {} : { pace }),
    ...(workspace === undefined ? {} : { workspace }),
  };
  const host = await openHost({ home, language, ...role, ...given });
  return lineTo(host.client(), () => host.close());
}

function lineTo(client: Client, close?: () => Promise<void>): Line {
  const line: Line = { client, gone: false, stands: close === undefined, ...(close ? { close } : {}) };
  void client.closed.then(() => {
    line.gone = true;
  });
  return line;
}

/** Whether a request failed because its host went away; the news of that may come a moment after the failure. */
export const isGone = (client: Client): Promise<boolean> =>
  Promise.race([client.closed.then(() => true), wait(100).then(() => false)]);

/** Another process that opens or ends its host is waited for; one that can't be reached so long holds the home. */
const busyFor = 10_000;
/** Who only looks lets those who wait for answers be the next host: ours would end with the look, and their calls be made again. */
const lookerYields = 2000;
/** The claim of a suspended host lapses long before that. */
const silentFor = 40_000;

async function reach(
  home: string,
  options: SessionOptions,
  io: Io,
  yieldFor: number,
  isAnothers: boolean,
): Promise<Line> {
  const from = Date.now();
  const until = from + busyFor;
  for (;;) {
    const client = isAnothers ? undefined : await connectTo(home);
    if (client) return lineTo(client);
    if (Date.now() < from + yieldFor) {
      await wait(50);
      continue;
    }
    try {
      return await openOurs(home, io, options);
    } catch (error) {
      // Another process was quicker: it holds the home and will listen in a moment.
      if (!isRefused(error, refusal.notNow)) throw error;
      if (Date.now() > until) throw new Mistake(io.page().words.wrong.hostBusy);
      await wait(50);
    }
  }
}

const isRefused = (error: unknown, code: number): boolean => isRefusal(error) && error.code === code;

export async function openSession(home: string, io: Io, options: SessionOptions = {}): Promise<Session> {
  const { wrong, hints } = io.page().words;
  const wanted = { councils: new Set<string>(), channels: new Set<string>() };
  let who: Who = { people: [] };
  let line: Line;
  let opening: Promise<void> | undefined;
  let closed = false;
  /** It has had a host before. */
  let met = false;
  /** By the name that the host gave it. */
  let before: string | undefined;

  async function greet(found: Line): Promise<Line> {
    found.client.on(noticed, ({ level, message }) => {
      if (level !== 'info') note(io, message);
    });
    // Whoever was asked for it says it to the next host too.
    const as = options.as ?? who.me?.id ?? (io.env.COUNCIL_ME?.trim() || undefined);
    const said = await found.client.request(hello, {
      client: 'cli',
      ...(as === undefined ? {} : { as }),
      ...(before === undefined ? {} : { before }),
    });
    if (!found.close && !(await isMeant(said, home))) {
      found.isAnothers = true;
      throw new Mistake(wrong.hostBusy);
    }
    const { notes } = said;
    who = said.who;
    before = said.line;
    if (said.dropped) note(io, hints.letGo);
    if (options.as !== undefined && who.me?.id !== options.as)
      throw new Mistake(
        unsigned(
          whoWords[io.page().language],
          { people: who.people, unknown: options.as },
          'identities.yaml',
        ),
      );
    if (found.close) for (const told of notes) note(io, told);
    if (found.close && said.aside?.isNew) tellAside(said.aside);
    const { drives } = await found.client
      .request(drive, { councils: [...wanted.councils], channels: [...wanted.channels] })
      .catch(olderRelease);
    found.stands = drives === 'everything';
    return found;
  }

  function tellAside({ name, shared }: AsideView): void {
    const words = foreignWords[io.page().language];
    const place = path.basename(home);
    note(io, words.made(path.join(place, '.state')));
    note(io, words.setAside(path.join(place, name)));
    note(io, words.opensFrom(shared));
    note(io, words.goOnThere);
    note(io, `${words.ifYours}\n`);
  }

  /** A host that falls silent is suspended or stuck: it is waited for, and the home is taken over as soon as it may be. */
  function heed(found: Line): Promise<Line> {
    return new Promise((resolve, reject) => {
      let silent = false;
      found.client.onSilence?.((is) => {
        if (closed || found.gone) return;
        silent = is;
        if (!is) return note(io, hints.hostBack);
        void takeOver(found, () => silent && !closed).then((taken) => taken && resolve(taken), reject);
      });
    });
  }

  async function takeOver(silent: Line, isSilent: () => boolean): Promise<Line | undefined> {
    const pid = (await readPointer(home))?.pid;
    note(io, hints.hostSilent(pid));
    const until = Date.now() + silentFor;
    while (isSilent() && !silent.gone) {
      const now = (await readPointer(home))?.pid;
      if (now !== undefined && now !== pid) {
        // Somebody else who waited has taken over: we go on there.
        silent.replaced = true;
        silent.client.close();
        return undefined;
      }
      try {
        const ours = await greet(await openOurs(home, io, options));
        note(io, hints.tookOver);
        return ours;
      } catch (error) {
        if (!isRefused(error, refusal.notNow)) throw error;
        if (Date.now() > until) throw new Mistake(wrong.hostStuck(pid), [], exits.internal);
        await wait(250);
      }
    }
    return undefined;
  }

  async function connect(): Promise<void> {
    let until = Date.now() + busyFor;
    /** Whoever the pointer leads to has named another home or person: it is not asked again. */
    let isAnothers = false;
    for (;;) {
      const looks = met && wanted.councils.size + wanted.channels.size === 0;
      const found = await reach(home, options, io, looks ? lookerYields : 0, isAnothers);
      const taken = heed(found);
      // Whoever waits for the one that was silent goes on with ours.
      const replace = taken.then((ours) => {
        line = ours;
        found.client.close();
      });
      replace.catch((error: unknown) => {
        failure = error;
        found.client.close();
      });
      try {
        const greeted = await Promise.race([greet(found), replace]);
        if (greeted) line = greeted;
        met = true;
        return;
      } catch (error) {
        if (failure !== undefined) throw failure as Error;
        // It was about to stop when we came: there is another, or there will be ours.
        const left = isRefused(error, refusal.closing) || (!found.close && (await isGone(found.client)));
        // The time in which we waited for a silent one is not held against the one after it.
        if (found.replaced) until = Date.now() + busyFor;
        else if (found.isAnothers) isAnothers = true;
        else if (!left || Date.now() > until) throw error;
        found.client.close();
        await wait(20);
      }
    }
  }
  let failure: unknown;

  /** One opening at a time; whoever asks meanwhile gets the same. */
  function again(): Promise<void> {
    if (failure !== undefined) return Promise.reject(failure as Error);
    if (!line.gone) return Promise.resolve();
    opening ??= connect().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  async function asked<R>(message: Request<never, R>, params: unknown): Promise<R> {
    for (;;) {
      const current = line;
      try {
        return await current.client.request(message, params as never);
      } catch (error) {
        if (closed) throw error;
        const refused = isRefused(error, refusal.closing);
        if (refused) await current.client.closed;
        else if (isOfHost(error) || !(await isGone(current.client))) throw error;
        else if (!isRepeatable(message.method, params)) throw new Mistake(wrong.hostGone, [], exits.internal);
        await again();
      }
    }
  }

  await connect();
  const ask = asked as unknown as Client['request'];
  return {
    home,
    client: () => ({ ...line.client, request: ask }),
    ours: () => line.close !== undefined,
    stands: () => line.stands,
    who: () => who,
    learn: (now) => {
      who = now;
    },
    async drive({ councils = [], channels = [] }) {
      for (const id of councils) wanted.councils.add(id);
      for (const id of channels) wanted.channels.add(id);
      await ask(drive, { councils, channels }).catch(olderRelease);
    },
    driven: ({ councils = [], channels = [] }) =>
      ask(driven, { councils, channels }).catch(() => ({ councils, channels })),
    again,
    read: ask,
    close: async () => {
      closed = true;
      line.client.close();
      await line.close?.();
    },
  };
}

/** One that does not know the question drives everything. */
const olderRelease = (error: unknown): { drives: 'everything' } => {
  if (isRefused(error, -32601)) return { drives: 'everything' };
  throw error;
};

const isOfHost = (error: unknown): boolean => error instanceof Error && error.name === 'Refusal';
