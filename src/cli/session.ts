/**
 * A line to the host of a home: the running one if it answers, else one in this process, which serves others too. If
 * the other goes away, one of its clients takes over, and nothing is lost.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../rpc/client.ts';
import { connectTo } from '../rpc/connect.ts';
import { hello, noticed, refusal } from '../rpc/messages.ts';
import type { Who } from '../rpc/who.ts';
import { unsigned, whoWords } from '../rpc/words/who.ts';
import { Mistake } from './exits.ts';
import { type Io, note } from './io.ts';
import type { Telling } from './teller.ts';

export interface Session {
  home: string;
  client(): Client;
  /** The host runs in this process: what runs in it stops with us. */
  ours(): boolean;
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
  const { openHost } = await import('../host/main.ts');
  const { language } = io.page();
  const role = brief ? { holdStill: true } : { serve: true };
  const given = {
    ...(pace === undefined ? {} : { pace }),
    ...(workspace === undefined ? {} : { workspace }),
  };
  const host = await openHost({ home, language, ...role, ...given });
  return { client: host.client(), close: () => host.close() };
}

/** Whether a request failed because its host went away; the news of that may come a moment after the failure. */
export const isGone = (client: Client): Promise<boolean> =>
  Promise.race([client.closed.then(() => true), wait(100).then(() => false)]);

const busyFor = 5000;

async function reach(home: string, options: SessionOptions, io: Io): Promise<Line> {
  const until = Date.now() + busyFor;
  for (;;) {
    const client = await connectTo(home);
    if (client) return { client };
    try {
      return await openOurs(home, io, options);
    } catch (error) {
      // Another process was quicker: it holds the home and will listen in a moment.
      if (!isHeld(error)) throw error;
      if (Date.now() > until) throw new Mistake(io.page().words.wrong.hostBusy);
      await wait(50);
    }
  }
}

const isHeld = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Refusal' && (error as { code?: number }).code === refusal.notNow;

export async function openSession(home: string, io: Io, options: SessionOptions = {}): Promise<Session> {
  let who: Who = { people: [] };
  const connect = async (): Promise<Line> => {
    for (;;) {
      const found = await reach(home, options, io);
      found.client.on(noticed, ({ level, message }) => {
        if (level !== 'info') note(io, message);
      });
      try {
        const as = options.as ?? (io.env.COUNCIL_ME?.trim() || undefined);
        const said = await found.client.request(hello, {
          client: 'cli',
          ...(as === undefined ? {} : { as }),
        });
        const { notes } = said;
        who = said.who;
        if (options.as !== undefined && who.me?.id !== options.as)
          throw new Mistake(
            unsigned(
              whoWords[io.page().language],
              { people: who.people, unknown: options.as },
              'identities.yaml',
            ),
          );
        if (found.close) for (const told of notes) note(io, told);
        return found;
      } catch (error) {
        // It was about to stop when we came: there is another, or there will be ours.
        if (found.close || !(await isGone(found.client))) throw error;
      }
    }
  };
  let line = await connect();
  return {
    home,
    client: () => line.client,
    ours: () => line.close !== undefined,
    who: () => who,
    learn: (now) => {
      who = now;
    },
    again: async () => {
      line = await connect();
    },
    read: async (message, params) => {
      try {
        return await line.client.request(message, params);
      } catch (error) {
        if (!(await isGone(line.client))) throw error;
        line = await connect();
        return await line.client.request(message, params);
      }
    },
    close: async () => {
      line.client.close();
      await line.close?.();
    },
  };
}
