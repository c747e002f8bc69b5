/**
 * A host in a process of its own that lives through planted throws: `node --import planting.ts plantedLife.ts <options>`. It
 * does what clients do, a throw somewhere each time, and reports what was acknowledged, what was refused, and what it found.
 */

import { openHost } from '../../src/host/open.ts';
import type { HostOptions } from '../../src/host/options.ts';
import type { Client } from '../../src/rpc/connect/client.ts';
import {
  channelHistory,
  createChannel,
  getChannel,
  listChannels,
  sayInChannel,
  watchChannel,
} from '../../src/rpc/messages/channelMessages.ts';
import {
  convene,
  getCouncil,
  initHome,
  injectWords,
  listCouncils,
  listIdentities,
  watchCouncil,
} from '../../src/rpc/messages/messages.ts';
import { draws } from './draws.ts';
import { agreeing, puppets } from './openTable.ts';
import { type PlaceName, places } from './planting.ts';
import { virtualClock } from './virtualClock.ts';

export interface PlantedLife {
  home: string;
  throws: number;
  seed: number;
}

export interface PlantedReport {
  thrown: Record<string, number>;
  acknowledged: number;
  refused: number;
  problems: string[];
  slowestMs: number;
  closedMs: number;
}

/** Those that come by in ordinary use; the others are for the end of a host. */
const inUse = (Object.keys(places) as PlaceName[]).filter((name) => !/^the (end|count) of/.test(name));
const patienceMs = 5000;

async function live({ home, throws, seed }: PlantedLife): Promise<PlantedReport> {
  const choose = draws(seed);
  const clock = virtualClock(Date.UTC(2026, 1, 14));
  const { planted } = globalThis;
  const problems: string[] = [];
  /** The numbers of the throws that were told to somebody: in the log, or to whoever asked. */
  const told = new Set<string>();
  const hear = (text: string) => {
    for (const [, number] of text.matchAll(/planted in [^,]+, number (\d+);/g)) told.add(number ?? '');
  };
  const note = (message: string, facts: object = {}) => hear(JSON.stringify([message, facts]));
  // One seat is silent: councils live until its deadline, by a clock that is moved on with every step.
  const voices = puppets((turn) =>
    turn.scene.seat.id === 'nova' ? new Promise<string>(() => undefined) : agreeing(turn),
  );
  const options: HostOptions = {
    ...{ home, clock, env: {}, backends: [voices], defaultBackend: 'puppet' },
    log: { debug() {}, info() {}, warn: note, error: note },
  };
  let host = await openHost(options);
  let client = host.client({ as: 'papa' });
  await client.request(initHome, {});
  await client.request(createChannel, { channel: 'kitchen', mode: 'none', members: ['papa', 'henry'] });
  await client.request(watchChannel, { channel: 'kitchen' });

  const said: string[] = [];
  const injected = new Map<string, string[]>();
  let council = '';
  let refused = 0;
  let slowestMs = 0;

  /** Answers within its time, with or without an error; a host that does neither is wedged. */
  async function step(what: string, act: () => Promise<unknown>): Promise<boolean> {
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), patienceMs);
    });
    const outcome = await Promise.race([
      act().then(
        () => 'done' as const,
        (error: unknown) => {
          hear(String(error));
          return 'refused' as const;
        },
      ),
      late,
    ]);
    clearTimeout(timer);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (outcome === 'late') problems.push(`${what}: no answer in ${patienceMs} ms`);
    if (outcome === 'refused') refused += 1;
    return outcome === 'done';
  }
  const say = async (text: string): Promise<boolean> => {
    const done = await step('say', () =>
      client.request(sayInChannel, { channel: 'kitchen', text, by: 'papa' }),
    );
    if (done) said.push(text);
    return done;
  };
  const inject = async (text: string): Promise<boolean> => {
    const done = await step('inject', () => client.request(injectWords, { id: council, text, by: 'papa' }));
    if (done) injected.set(council, [...(injected.get(council) ?? []), text]);
    return done;
  };
  async function newCouncil(): Promise<void> {
    const seats = ['henry', 'sage', 'nova'];
    await step('convene', async () => {
      const { id } = await client.request(convene, { question: 'Shall we cache it?', seats, attended: true });
      council = id;
      await client.request(watchCouncil, { id });
    });
  }
  const deeds: ((n: number) => Promise<unknown>)[] = [
    (n) => say(`word ${n}`),
    (n) => inject(`note ${n}`),
    () => step('get', () => client.request(getCouncil, { id: council })),
    () => step('list', () => client.request(listCouncils, {})),
    () => step('identities', () => client.request(listIdentities, {})),
    () => step('channel', () => client.request(getChannel, { channel: 'kitchen' })),
    () => step('channels', () => client.request(listChannels, {})),
    newCouncil,
  ];

  const total = () => Object.values(planted.thrown).reduce((sum, each) => sum + each, 0);
  await newCouncil();
  let steps = 0;
  for (; total() < throws && problems.length === 0 && steps < throws * 40; steps++) {
    planted.arm(choose.pick(inUse), 'once', choose.below(3));
    await choose.pick(deeds)(steps);
    clock.pass(1100);
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    planted.disarm();
    // Whatever was thrown, the next one is taken.
    if (!(await say(`after ${steps}`))) problems.push(`step ${steps}: what came after the throw was refused`);
    if (!injected.has(council) && !(await inject(`first ${steps}`))) await newCouncil();
    // A client that missed a change is told all of it with the next: seen as another would see it.
    if (steps % 100 === 99) await reopened();
  }
  if (total() < throws) problems.push(`only ${total()} of ${throws} throws came by in ${steps} steps`);
  for (let number = 1; number <= total(); number++)
    if (!told.has(String(number)))
      problems.push(`throw ${number}, in ${planted.where[number - 1]}, was told to nobody`);
  const began = performance.now();
  await reopened();
  const closedMs = performance.now() - began;
  await host.close();
  return {
    thrown: planted.thrown as Record<string, number>,
    acknowledged: said.length + [...injected.values()].flat().length,
    ...{ refused, problems, slowestMs, closedMs },
  };

  /** Closed and opened again, it knows everything that was acknowledged, each once. */
  async function reopened(): Promise<void> {
    await host.close();
    host = await openHost(options);
    client = host.client({ as: 'papa' });
    const words = await allSaid(client);
    for (const text of said)
      if (words.filter((each) => each === text).length !== 1) problems.push(`“${text}” is not there once`);
    for (const [id, texts] of injected) {
      const { entries } = await client.request(getCouncil, { id });
      const there = JSON.stringify(entries);
      for (const text of texts)
        if (!there.includes(JSON.stringify(text))) problems.push(`${id}: “${text}” is lost`);
    }
    await client.request(watchChannel, { channel: 'kitchen' });
    await step('watch', () => client.request(watchCouncil, { id: council }));
  }
}

async function allSaid(client: Client): Promise<string[]> {
  const words: string[] = [];
  let before: number | undefined;
  do {
    const page = await client.request(channelHistory, {
      channel: 'kitchen',
      limit: 100,
      ...(before === undefined ? {} : { before }),
    });
    words.unshift(...page.messages.map(({ text }) => text));
    ({ before } = page);
  } while (before !== undefined);
  return words;
}

// Only ever run as a process: the trial imports its types alone.
const report = await live(JSON.parse(process.argv[2] ?? '') as PlantedLife);
process.send?.(report);
process.disconnect?.();
