/**
 * Plants faults in the host's own modules as they are loaded: `node --import …/planting.ts …`. A place that is armed throws
 * when the host comes by. A place that is no longer in the code fails the load, so that no trial can pass by planting nothing.
 */
import { registerHooks } from 'node:module';

interface Place {
  /** Its module, and the words after which the next body begins. */
  file: string;
  after: string;
  /** The body may be held up for ever. */
  waits?: true;
}

export const places = {
  'the reducer': { file: 'core/reduce.ts', after: 'export function reduce(' },
  'what a council owes': { file: 'core/pending.ts', after: 'export function pending(' },
  'what a channel owes': { file: 'core/channels/turns/pendingIn.ts', after: 'export function pendingIn(' },
  'observer: watched councils': { file: 'host/clients/sessions.ts', after: 'told(_records' },
  'observer: rows of the lists': { file: 'host/clients/rowUpdates.ts', after: 'told(_records' },
  'observer: watched channels': { file: 'host/channels/channelWatchers.ts', after: 'told(_records' },
  'observer: shared conversations': {
    file: 'host/store/shared/projectSharedFiles.ts',
    after: 'told(_records',
  },
  'observer: files of channels': { file: 'host/store/channels/projectChannels.ts', after: 'told(_records' },
  'view: a council': { file: 'host/clients/present/changes.ts', after: 'export function viewOf(' },
  'view: a change of a council': {
    file: 'host/clients/present/changes.ts',
    after: 'export function patchOf(',
  },
  'view: the head of a council': { file: 'host/clients/present/head.ts', after: 'export function headOf(' },
  'view: the row of a council': { file: 'host/clients/present/head.ts', after: 'export function rowOf(' },
  'view: identities': { file: 'host/clients/present/identities.ts', after: 'export function identityRows(' },
  'view: the row of a channel': {
    file: 'host/channels/presentChannel.ts',
    after: 'export function channelRow(',
  },
  'view: a change of a channel': {
    file: 'host/channels/presentChannel.ts',
    after: 'export function patchOf(',
  },
  'view: messages of a channel': {
    file: 'host/channels/presentChannel.ts',
    after: 'export function messagesOf(',
  },
  'projection: a shared conversation': {
    file: 'host/store/shared/sharedFileText.ts',
    after: 'export function liveText(',
  },
  'projection: the state of channels': {
    file: 'host/store/channels/projectChannels.ts',
    after: 'export function orchestrationText(',
  },
  'projection: the log of turns': {
    file: 'host/store/channels/turnsLog.ts',
    after: 'told(channels, after, before)',
  },
  'the offer of a snapshot': { file: 'host/store/snapshots/snapshotKeeper.ts', after: '    offer(state)' },
  'the count of the journal': { file: 'host/store/snapshots/snapshotKeeper.ts', after: '    grew(bytes)' },
  'the end of what councils owe': {
    file: 'host/councils/performCouncils.ts',
    after: '    async close()',
    waits: true,
  },
  'the end of the loop': { file: 'host/loop/loop.ts', after: '    async close()', waits: true },
  'the end of the journal': {
    file: 'host/store/journal/journal.ts',
    after: '    async close()',
    waits: true,
  },
  'the end of the socket': {
    file: 'host/clients/socketServer.ts',
    after: 'const close = async () =>',
    waits: true,
  },
} satisfies Record<string, Place>;
export type PlaceName = keyof typeof places;

export interface Planted {
  arm(place: PlaceName, how: 'once' | 'always' | 'hang', skip?: number): void;
  disarm(): void;
  thrown: Partial<Record<PlaceName, number>>;
  /** Where each was thrown, by its number. */
  where: PlaceName[];
}

/** What a process is told to do by the one that started it. */
export type PlantOrder =
  | { arm: PlaceName; how: 'once' | 'always' | 'hang' }
  | { disarm: true }
  /** So many exceptions that nothing catches. */
  | { uncaught: number };

declare global {
  var planted: Planted;
  var passPlanted: (place: PlaceName) => void | Promise<never>;
}

function install(): void {
  let armed: { place: PlaceName; how: 'once' | 'always' | 'hang'; skip: number } | undefined;
  const thrown: Planted['thrown'] = {};
  const where: PlaceName[] = [];
  globalThis.planted = {
    thrown,
    where,
    arm(place, how, skip = 0) {
      armed = { place, how, skip };
    },
    disarm() {
      armed = undefined;
    },
  };
  globalThis.passPlanted = (place) => {
    if (armed?.place !== place) return undefined;
    if (armed.skip > 0) {
      armed.skip -= 1;
      return undefined;
    }
    if (armed.how === 'hang') return new Promise(() => undefined);
    if (armed.how === 'once') armed = undefined;
    thrown[place] = (thrown[place] ?? 0) + 1;
    where.push(place);
    throw new TypeError(`planted in ${place}, number ${where.length};`);
  };
  process.on('message', (order: PlantOrder) => {
    if ('arm' in order) globalThis.planted.arm(order.arm, order.how);
    else if ('disarm' in order) globalThis.planted.disarm();
    else
      for (let n = 0; n < order.uncaught; n++)
        setTimeout(() => {
          throw new TypeError('planted where nothing catches');
        });
    process.send?.({ done: order });
  });
  const atStart = process.env.A_TABLE_PLANT;
  if (atStart) {
    const { place, skip } = JSON.parse(atStart) as { place: PlaceName; skip: number };
    globalThis.planted.arm(place, 'once', skip);
  }
  // Whoever only plants must not live on for messages.
  process.channel?.unref();
}

function plant(url: string, text: string): string {
  let source = text;
  for (const [name, place] of Object.entries(places) as [PlaceName, Place][]) {
    if (!url.endsWith(`/src/${place.file}`)) continue;
    const start = source.indexOf(place.after);
    const body = start < 0 ? -1 : source.indexOf('{\n', start);
    if (body < 0) throw new Error(`there is no place “${name}” in ${place.file} any more`);
    const pass = `globalThis.passPlanted(${JSON.stringify(name)});`;
    source = `${source.slice(0, body + 1)} ${place.waits ? 'await ' : ''}${pass}${source.slice(body + 1)}`;
  }
  return source;
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!/\/src\/.*\.ts$/.test(url) || loaded.source === undefined || loaded.source === null) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    return { ...loaded, source: plant(url, text) };
  },
});
install();
