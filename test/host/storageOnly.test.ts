/** Only what the disk refused is tried again, and only that is called a fault of the disk. Whatever else fails, fails once. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Event } from '../../src/core/events.ts';
import { startPerformer } from '../../src/host/councils/performCouncils.ts';
import { realChance } from '../../src/host/loop/chance.ts';
import { ReductionError } from '../../src/host/loop/loop.ts';
import { patient } from '../../src/host/loop/patience.ts';
import { StoreError } from '../../src/host/ports/ports.ts';
import { storeError } from '../../src/host/store/home/storeError.ts';
import { Refusal } from '../../src/rpc/connect/client.ts';
import { refusal } from '../../src/rpc/messages/messages.ts';
import { storeWords } from '../../src/rpc/words/host/storeWords.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { virtualClock } from '../support/virtualClock.ts';

const event: Event = { type: 'council.paused', council: '2026-01-01-x', by: 'papa' };
const ofSystem = (code: string) => Object.assign(new Error(code), { code });
const ofDisk: [string, Error][] = [
  ...['full', 'io', 'permission'].map((code): [string, Error] => [code, new StoreError(code as 'io', 'no')]),
  ...['ENOSPC', 'EIO', 'EPERM', 'EROFS', 'EACCES', 'EMFILE'].map((code): [string, Error] => [
    code,
    ofSystem(code),
  ]),
  ['a refusal to store', new Refusal(refusal.storage, 'no')],
];
const ofOthers: [string, Error][] = [
  ['a TypeError', new TypeError('x is not iterable')],
  ['a fault of Node’s', ofSystem('ERR_INVALID_ARG_TYPE')],
  ['an event that the core can’t take', new ReductionError('turn.replied', new Error('no'))],
  ['a refusal', new Refusal(refusal.notNow, 'no')],
  ['a journal that is another’s', new StoreError('fenced', 'no')],
];

const turns = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

describe('§4 what could not be stored', () => {
  for (const [what, error] of ofDisk)
    it(`${what}: is offered again until it is taken, and said`, async () => {
      const clock = virtualClock();
      const said: unknown[] = [];
      let tries = 0;
      const { store } = patient({
        clock,
        submit: () => (++tries < 3 ? Promise.reject(error) : Promise.resolve()),
        troubled: (why) => said.push(why),
        recovered: () => said.push('recovered'),
      });
      const stored = store(event);
      while (tries < 3) {
        await new Promise((resolve) => setImmediate(resolve));
        clock.pass(1000);
      }
      await stored;
      assert.deepEqual([tries, said], [3, [error, error, 'recovered']]);
    });

  for (const [what, error] of ofOthers)
    it(`${what}: is tried once, and not called trouble with storing`, async () => {
      let tries = 0;
      const said: unknown[] = [];
      const { store } = patient({
        clock: virtualClock(),
        submit: () => {
          tries++;
          return Promise.reject(error);
        },
        troubled: (why) => said.push(why),
        recovered: () => said.push('recovered'),
      });
      const outcome = await Promise.race([store(event).catch((why: unknown) => why), turns()]);
      assert.deepEqual([outcome, tries, said], [error, 1, []]);
    });

  it('a fault of ours in the store stays what it is, and is never said to be the disk’s', () => {
    for (const [, error] of ofOthers) assert.equal(storeError('write', '/x', error, storeWords.en), error);
    const failed = storeError('write', '/x', ofSystem('EIO'), storeWords.en);
    assert.ok(failed instanceof StoreError && failed.code === 'io');
    assert.match(failed.message, /The disk or its driver reports a failure/);
  });
});

/** A performer at a table that has just been laid, or has ended; what is submitted is taken but for what a test refuses. */
function performing(
  ended: boolean,
  refuse: (event: Event) => Error | undefined,
  record: () => Promise<string[]>,
) {
  const game = play(sampleCouncil({ attended: false }));
  if (ended) game.run(inForm(() => 'agree'));
  const { id } = game.council();
  const asked: string[] = [];
  const told: string[] = [];
  const refused: Event[] = [];
  let settled: () => void = () => undefined;
  const performer = startPerformer({
    submit(...events) {
      const [why] = events.flatMap((each) => refuse(each) ?? []);
      if (why) {
        refused.push(...events);
        return Promise.reject(why);
      }
      game.tell(...events);
      performer.owe(id, game.state().councils[id]);
      if (events.some(({ type }) => type === 'turn.failed')) settled();
      return Promise.resolve();
    },
    recorder: { record },
    converse: (_council, seat) => ({
      send() {
        asked.push(seat);
        return Promise.resolve({ text: 'Yes.', model: 'puppet' });
      },
      close: () => Promise.resolve(),
    }),
    converseApart: assert.fail,
    checks: {} as never,
    changes: {} as never,
    places: (_council, given) => Promise.resolve(given),
    stream: { began() {}, delta() {}, again() {}, waits() {}, ended() {} },
    clock: virtualClock(),
    chance: realChance,
    log: { error: (message: string) => told.push(message), warn() {}, info() {}, debug() {} },
    mask: (text) => text,
    troubled: (error) => told.push(`trouble: ${String(error)}`),
    recovered: () => undefined,
    faulted: (message) => told.push(message),
  });
  return {
    ...{ id, game, asked, told, refused, performer },
    failedOnce: () => new Promise<void>((resolve) => void (settled = resolve)),
  };
}

describe('§4 what fails by a fault of ours', () => {
  it('an answer that the core can’t take ends its turn with that reason: nobody is asked, and paid, a second time', async () => {
    const table = performing(
      false,
      (given) =>
        given.type === 'turn.replied' ? new ReductionError(given.type, new TypeError('again')) : undefined,
      assert.fail,
    );
    const { game, asked, performer, id } = table;
    const first = table.failedOnce();
    performer.owe(id, game.council());
    await first;
    for (let n = 0; n < 20; n++) await turns();
    const run = game.council().runs[0];
    assert.ok(run?.turns.every((turn) => turn.state === 'absent'));
    assert.match(run?.turns[0]?.absence?.detail ?? '', /turn\.replied could not be taken over: again/);
    const inFirst = asked.slice(0, run?.turns.length);
    assert.equal(new Set(inFirst).size, inFirst.length);
    await performer.close();
  });

  it('files that can’t be made are tried once and told by name, and no disk is blamed', async () => {
    let tries = 0;
    const table = performing(
      true,
      () => undefined,
      () => {
        tries++;
        return Promise.reject(new TypeError('nothing to read'));
      },
    );
    const { game, told, performer, id } = table;
    performer.owe(id, game.council());
    for (let n = 0; n < 20; n++) await turns();
    assert.equal(tries, 1);
    assert.match(
      told[0] ?? '',
      new RegExp(`files of council ${id} could not be made: nothing to read.*not of the disk`),
    );
    await performer.close();
  });
});
