/** A host in this process on a home of its own, with voices the test holds the strings of. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskRef } from '../../src/core/events.ts';
import type { ChannelScene } from '../../src/core/prompts/channels/channelScene.ts';
import type { Scene } from '../../src/core/prompts/seatScene.ts';
import { openHost } from '../../src/host/open.ts';
import type { Host, HostOptions } from '../../src/host/options.ts';
import type { Backend, Reply, TurnRequest } from '../../src/host/ports/ports.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import { councilChanged, initHome, watchCouncil } from '../../src/rpc/messages/messages.ts';
import type { CouncilHead, CouncilView } from '../../src/rpc/views/views.ts';
import { inForm, type Voice } from './play.ts';
import { seeing } from './seeing.ts';

type Said = Reply | string | Promise<Reply | string>;
export type CouncilTurn = TurnRequest<Scene>;
export type SpeakInCouncil = (turn: CouncilTurn) => Said;
export type SpeakInChannel = (turn: TurnRequest<ChannelScene>) => Said;

/** A backend that answers a council by a function of the scene; a promise keeps the seat speaking. */
export const puppets = (voice: SpeakInCouncil, name = 'puppet'): Backend =>
  puppetsOfBoth(voice, () => Promise.reject(new Error('a puppet of councils is asked in a channel')), name);

/** The same in a channel; in a council they agree. */
export const channelPuppets = (voice: SpeakInChannel, name = 'puppet'): Backend =>
  puppetsOfBoth(agreeing, voice, name);

export function puppetsOfBoth(
  inCouncil: SpeakInCouncil,
  inChannel: SpeakInChannel,
  name = 'puppet',
): Backend {
  const voice = ({ scene, ...turn }: TurnRequest): Said =>
    scene.kind === 'channel' ? inChannel({ ...turn, scene }) : inCouncil({ ...turn, scene });
  return {
    name,
    open: () => ({
      async send(turn) {
        const said = await Promise.race([voice(turn), aborted(turn.signal)]);
        return typeof said === 'string' ? { text: said, model: name } : said;
      },
      close: () => Promise.resolve(),
    }),
  };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** A puppet's voice from one that plays on the core. */
export const asPuppet =
  (voice: Voice) =>
  ({ scene }: TurnRequest<Scene>): string =>
    voice(scene, {} as AskRef) ?? '';

export const agreeing = asPuppet(inForm(() => 'agree'));

/** They agree, wherever they are asked. */
export const agreeingPuppets = (): Backend =>
  puppetsOfBoth(agreeing, ({ scene }) => `${scene.seat.name} agrees.`);

export interface OpenTable {
  home: string;
  host: Host;
  client: Client;
  /** Closes the host and opens the home again. */
  reopen(options?: Partial<HostOptions>): Promise<void>;
  close(): Promise<void>;
}

/** `bare`: nobody sits at the table yet; else the family does. */
export async function openTable({
  bare = false,
  ...options
}: Partial<HostOptions> & { bare?: boolean } = {}): Promise<OpenTable> {
  const root = await mkdtemp(join(tmpdir(), 'a-table-host-'));
  const home = options.home ?? join(root, 'council');
  const open = (more: Partial<HostOptions> = {}) =>
    openHost({ home, backends: [agreeingPuppets()], defaultBackend: 'puppet', ...options, ...more });
  const host = await open();
  const table: OpenTable = {
    home,
    host,
    client: seeing(host.client()),
    async reopen(more) {
      await table.host.close();
      table.host = await open(more);
      table.client = seeing(table.host.client());
    },
    async close() {
      await table.host.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  if (!bare) await table.client.request(initHome, {});
  return table;
}

/** Watches a council until its head is as wanted; answers the whole view then. */
export async function watchUntil(
  client: Client,
  id: string,
  wanted: (head: CouncilHead) => boolean,
): Promise<CouncilView> {
  const seen = new Promise<void>((resolve) => {
    client.on(councilChanged, (patch) => {
      if (patch.id === id && wanted(patch.head)) resolve();
    });
  });
  const view = await client.request(watchCouncil, { id });
  if (wanted(view.head)) return view;
  await seen;
  return await client.request(watchCouncil, { id });
}

export const hasStatus =
  (...statuses: string[]) =>
  (head: CouncilHead): boolean =>
    statuses.includes(head.status);

export const isRecorded = (head: CouncilHead): boolean => head.recorded === true;
