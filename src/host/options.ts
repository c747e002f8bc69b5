/** What a host is opened with, and what whoever opened it holds. */
import type { Event } from '../core/events.ts';
import type { Language } from '../core/ids.ts';
import type { State } from '../core/state.ts';
import type { Client } from '../rpc/connect/client.ts';
import type { KeyRing } from './keys/keyring.ts';
import type { Drives } from './lifecycle/driving.ts';
import type { Backend, Chance, Clock, Log, Surroundings } from './ports/ports.ts';
import type { Files } from './store/home/files.ts';
import type { OpenOptions } from './store/journal/openJournal.ts';

export interface HostOptions {
  /** The home folder itself. */
  home: string;
  version?: string;
  /** The language of refusals and problems. */
  language?: Language;
  clock?: Clock;
  chance?: Chance;
  /** Added to the built-in ones, or in the place of one with the same name. */
  backends?: Backend[];
  /** The same, for those that need to know where they work. */
  backendsFor?(surroundings: Surroundings): Backend[];
  /** For seats that name none; absent: chosen for each council among what is there. */
  defaultBackend?: string;
  /** Keys, addresses and folders of the person are looked for here; by default this process's own environment. */
  env?: NodeJS.ProcessEnv;
  /** Whether a local model server is looked for when there is no key; A_TABLE_PROBE=off in the environment says no. */
  probe?: boolean;
  /** The keys, when whoever opens the host has them open already. */
  keys?: KeyRing;
  log?: Log;
  /** Listen on a local socket, so that other clients can attach. */
  serve?: boolean;
  /** Stop by itself when no client was there for a minute. */
  stopWhenIdle?: boolean;
  /** Milliseconds between the words of a rehearsal voice; 0 speaks at once. */
  pace?: number;
  /** Everything, by default. With nothing, for a client that only looks or leaves a word, it must not serve others. */
  drives?: Drives;
  /** Watch the files that people write. Clients that watch themselves say so by `filesChanged`. */
  watch?: boolean;
  /** The workspace is trusted: its checks and git may run. An editor that restricts a workspace says no. */
  trusted?: boolean;
  /** The folder whose files and commits a brief may name; by default the one that the home stands in. */
  workspace?: string;
  /** The file operations of the store, so that trials can make them fail. */
  files?: Files;
  /** How long a suspended host keeps its claim, for trials. */
  times?: OpenOptions<State, Event>['times'];
}

export interface Host {
  /** A client in this process. */
  client(hello?: { as?: string }): Client;
  /** What the start found, in sentences. */
  notes: string[];
  /** Resolves when the host has stopped, by close or by itself. */
  closed: Promise<void>;
  /** Always within five seconds. */
  close(): Promise<void>;
  /** Why it ended by itself, when it could not go on. */
  failure(): Error | undefined;
  /** Whether its loop still takes events, within that time. */
  answers(ms: number): Promise<boolean>;
}
