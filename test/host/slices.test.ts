/** One event of one council or channel among hundreds: whoever follows the state looks at that one, and at no other. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { afterEach, describe, it } from 'mocha';
import type { Event } from '../../src/core/events.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { keepWatching } from '../../src/host/channels/channelWatchers.ts';
import { tellRows } from '../../src/host/clients/rowUpdates.ts';
import { keepSessions } from '../../src/host/clients/sessions.ts';
import { startLoop } from '../../src/host/loop/loop.ts';
import { guardWith } from '../../src/host/ports/guard.ts';
import type { Log } from '../../src/host/ports/ports.ts';
import { projectHere } from '../../src/host/projector/projections.ts';
import { homePaths } from '../../src/host/store/home/paths.ts';
import { agents, papa, playChannels } from '../support/channelPlay.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { clearScratch, scratchHome } from '../support/scratch.ts';
import { virtualClock } from '../support/virtualClock.ts';

afterEach(clearScratch);

const many = { councils: 500, channels: 300 };

/** A state in which every look at a council or a channel is counted by its id. */
function counted(): { state: State; looks: Map<string, number> } {
  const looks = new Map<string, number>();
  const watched = <T extends object>(id: string, of: T): T =>
    new Proxy(of, {
      get(target, key, self) {
        looks.set(id, (looks.get(id) ?? 0) + 1);
        return Reflect.get(target, key, self) as unknown;
      },
    });
  const game = play(sampleCouncil());
  const council = game.council();
  const square = playChannels(
    [{ id: 'square', mode: 'chat', members: ['ann', 'ben', 'papa'] }],
    [...agents('ann', 'ben'), papa],
  ).channel('square');
  const councils = Object.fromEntries(
    Array.from({ length: many.councils }, (_, n) => {
      const id = `2026-02-08-c-${n}`;
      return [id, watched(id, { ...council, id, conversationId: `talk-${n}` })];
    }),
  );
  const channels = Object.fromEntries(
    Array.from({ length: many.channels }, (_, n) => {
      const id = `square-${n}`;
      return [id, watched(id, { ...square, id, settings: { ...square.settings, id } })];
    }),
  );
  return { state: { ...emptyState, councils, channels }, looks };
}

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

async function among(event: Event): Promise<string[]> {
  const { state, looks } = counted();
  const home = scratchHome();
  mkdirSync(homePaths(home).state, { recursive: true });
  const clock = virtualClock();
  const guard = guardWith(silent);
  const sessions = keepSessions({
    guard,
    viewer: () => undefined,
    council: (id) => loop.state().councils[id],
    archivePath: (id) => id,
    kept: () => undefined,
  });
  const rows = tellRows({
    guard,
    each: sessions.each,
    count: sessions.count,
    archivePath: (id) => id,
    defaultBackend: () => 'rehearsal',
    problems: () => [],
  });
  const watching = keepWatching({
    guard,
    state: () => loop.state(),
    each: sessions.each,
    count: sessions.count,
    texts: { of: () => () => undefined, ready: () => Promise.resolve(() => undefined) },
    windows: { of: () => undefined } as never,
  });
  const projections = projectHere({ home, log: silent, clock });
  const session = sessions.open(() => undefined);
  session.watching.add('2026-02-08-c-7').add('2026-02-08-c-8');
  watching.watch(session, 'square-7');
  watching.watch(session, 'square-8');
  const loop = startLoop({
    initial: state,
    clock,
    log: silent,
    journal: {
      fence: 1,
      append: () => Promise.resolve(),
      offerSnapshot: () => undefined,
      close: () => Promise.resolve(),
    },
    observers: [sessions, rows, watching, projections.observer],
    perform: () => undefined,
    performIn: () => undefined,
  });
  // What a host that ended left is caught up with once.
  projections.begin(state);
  await projections.settle();
  looks.clear();
  await loop.submit(event);
  await loop.close();
  await projections.settle();
  projections.stop();
  return [...looks.keys()];
}

describe('§4 slices', () => {
  it('an answer in one of 500 councils: no other council and no channel is looked at', async () => {
    const game = play(sampleCouncil());
    game.run(inForm(() => 'agree'));
    const replied = game.records.find(({ event }) => event.type === 'turn.replied')?.event;
    assert.ok(replied?.type === 'turn.replied');
    assert.deepEqual(await among({ ...replied, council: '2026-02-08-c-7' }), ['2026-02-08-c-7']);
  });

  it('a word in one of 300 channels: no other channel and no council is looked at', async () => {
    const talk = playChannels(
      [{ id: 'square-7', mode: 'chat', members: ['ann', 'ben', 'papa'] }],
      [...agents('ann', 'ben'), papa],
    );
    talk.say('Shall we?');
    const posted = talk.records.find(({ event }) => event.type === 'message.posted')?.event;
    assert.ok(posted);
    assert.deepEqual(await among(posted), ['square-7']);
  });
});
