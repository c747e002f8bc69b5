/** The loop, when a part of it throws: one thing ends, by name; everything else goes on, and nothing acknowledged is lost. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { ChannelSettings } from '../../src/core/channels/settings.ts';
import type { Council } from '../../src/core/councils/council.ts';
import type { Event, Stamped } from '../../src/core/events.ts';
import { reduce } from '../../src/core/reduce.ts';
import { emptyState, type State } from '../../src/core/state.ts';
import { type LoopParts, ReductionError, startLoop } from '../../src/host/loop/loop.ts';
import { type Log, type Observer, StoreError } from '../../src/host/ports/ports.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { virtualClock } from '../support/virtualClock.ts';

const named = (name: string): Event => ({
  type: 'identities.declared',
  identities: [{ id: name, name, kind: 'agent', role: '', persona: '', domains: { lead: [], backup: [] } }],
});
const convened = (id: string): Event => ({ type: 'council.convened', council: sampleCouncil({ id }) });
/** Nothing that the host makes; what a fault in the core comes to. */
const poison = { type: 'council.convened', council: null } as unknown as Event;
const fault = (name: string) => (): never => {
  throw new TypeError(`${name} is broken`);
};

interface Stage extends Partial<LoopParts> {
  append?(records: Stamped[]): Promise<void>;
  offerSnapshot?(state: State): unknown;
}

/** A loop over a journal in memory, with one observer that is well. */
function stage({ append, offerSnapshot, ...parts }: Stage = {}) {
  const stored: Stamped[] = [];
  const told: number[] = [];
  const errors: string[] = [];
  const note = (message: string, facts: object = {}) =>
    void errors.push(`${message} ${JSON.stringify(facts)}`);
  const log: Log = { debug() {}, info() {}, warn: note, error: note };
  const well: Observer = { name: 'well', told: (records) => told.push(...records.map(({ seq }) => seq)) };
  const loop = startLoop({
    initial: emptyState,
    clock: virtualClock(),
    log,
    journal: {
      fence: 1,
      async append(records) {
        await append?.(records);
        stored.push(...records);
      },
      offerSnapshot: (state) => offerSnapshot?.(state) as undefined,
      close: () => Promise.resolve(),
    },
    perform() {},
    ...parts,
    observers: [...(parts.observers ?? []), well],
  });
  return { loop, stored, told, errors };
}

/** What a wedged loop never does; a test of it must not wait for ever. */
async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the loop is wedged')), 1000);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const seqs = (records: Stamped[]) => records.map(({ seq }) => seq);
const replayed = (records: Stamped[]) => records.reduce(reduce, emptyState);

describe('§2 the loop when a part of it throws', () => {
  it('a reduction: its own submission is refused by name, nothing of it is stored, and the loop goes on', async () => {
    const { loop, stored, told, errors } = stage();
    const refused = await soon(loop.submit(poison)).catch((error: unknown) => error);
    assert.ok(refused instanceof ReductionError, String(refused));
    assert.equal(refused instanceof StoreError, false);
    assert.equal(refused.type, 'council.convened');
    assert.match(errors.join(), /council\.convened/);
    assert.deepEqual([stored, told, loop.state()], [[], [], emptyState]);
    assert.equal((await soon(loop.submit(named('henry')))).seq, 1);
    await soon(loop.close());
    assert.deepEqual(replayed(stored), loop.state());
  });

  it('a reduction in a batch: the other submissions are stored without a gap; of its own nothing is, not the good part either', async () => {
    const { loop, stored, told } = stage();
    const outcomes = await soon(
      Promise.allSettled([
        loop.submit(named('first')),
        loop.submit(named('henry')),
        loop.submit(named('never'), poison, named('nor this')),
        loop.submit(named('sage'), named('nova')),
      ]),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(seqs(stored), [1, 2, 3, 4]);
    assert.deepEqual(told, [1, 2, 3, 4]);
    assert.doesNotMatch(JSON.stringify(stored), /never|nor this/);
    assert.deepEqual(replayed(stored), loop.state());
  });

  it('a reduction: the state that others see is not touched before the record is durable', async () => {
    let durable: () => void = () => undefined;
    const { loop, told } = stage({ append: () => new Promise((resolve) => (durable = resolve)) });
    const submitted = loop.submit(named('henry'));
    let acknowledged = false;
    void submitted.then(() => (acknowledged = true));
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([loop.state().seq, told, acknowledged], [0, [], false]);
    durable();
    await soon(submitted);
    assert.deepEqual([loop.state().seq, told], [1, [1]]);
  });

  it('an observer: it is named and passed over; those after it are told, what is owed is performed, all is acknowledged', async () => {
    const performed: string[] = [];
    const broken: Observer = { name: 'rows of the lists', told: fault('an observer') };
    const { loop, told, errors } = stage({ observers: [broken], perform: (id) => performed.push(id) });
    for (const id of ['one', 'two']) await soon(loop.submit(convened(id)));
    assert.deepEqual(
      [told, performed],
      [
        [1, 2],
        ['one', 'two'],
      ],
    );
    assert.match(errors[0] ?? '', /rows of the lists.*an observer is broken/);
    await soon(loop.close());
  });

  it('what a council owes: it is named and passed over, and what the others owe is performed', async () => {
    const performed: string[] = [];
    const perform = (id: string, council: Council | undefined) => {
      if (id === 'one') fault('pending')();
      performed.push(`${id} ${council?.status}`);
    };
    const { loop, errors } = stage({ perform });
    // The first is alone in its batch, the others share one.
    await soon(Promise.all(['zero', 'one', 'two'].map((id) => loop.submit(convened(id)))));
    assert.deepEqual(performed, ['zero running', 'two running']);
    assert.match(errors.join(), /one.*pending is broken/);
    await soon(loop.close());
  });

  it('what a channel owes: it is named and passed over, and what the others owe is performed', async () => {
    const performed: string[] = [];
    const performIn = (id: string) => {
      if (id === 'kitchen') fault('pendingIn')();
      performed.push(id);
    };
    const { loop, errors } = stage({ performIn });
    const channels = ['kitchen', 'garden'].map((id) => ChannelSettings.parse({ id }));
    await soon(loop.submit({ type: 'channels.declared', channels, seed: 1 }));
    assert.deepEqual(performed, ['garden']);
    assert.match(errors.join(), /kitchen.*pendingIn is broken/);
    await soon(loop.submit(named('henry')));
  });

  for (const [how, offerSnapshot] of [
    ['throws', fault('a snapshot')],
    ['rejects', () => Promise.reject(new Error('a snapshot is broken'))],
  ] as const)
    it(`a snapshot that ${how}: it is named, and the turn before it is acknowledged`, async () => {
      const { loop, errors } = stage({ offerSnapshot });
      await soon(loop.submit(named('henry')));
      await soon(loop.submit(named('sage')));
      assert.equal(loop.state().seq, 2);
      assert.match(errors.join(), /snapshot/);
      await soon(loop.close());
    });

  it('a log that throws: it takes nothing with it', async () => {
    const log = { debug() {}, info() {}, warn: fault('the log'), error: fault('the log') };
    const broken: Observer = { name: 'rows', told: fault('an observer') };
    const { loop, told } = stage({ log, observers: [broken] });
    await soon(loop.submit(named('henry')));
    await assert.rejects(soon(loop.submit(poison)), ReductionError);
    await soon(loop.submit(named('sage')));
    assert.deepEqual(told, [1, 2]);
  });

  it('the journal: what could not be stored is refused and changes nothing, and the same number is used again', async () => {
    let full = true;
    const { loop, stored, told } = stage({
      append: () => (full ? Promise.reject(new StoreError('full', 'no room')) : Promise.resolve()),
    });
    await assert.rejects(soon(loop.submit(named('henry'))), { name: 'StoreError', code: 'full' });
    assert.deepEqual([loop.state(), told], [emptyState, []]);
    full = false;
    await soon(loop.submit(named('sage')));
    assert.deepEqual([seqs(stored), told], [[1], [1]]);
  });

  it('the journal, at a record that can’t be put into words: that submission alone is refused', async () => {
    const { loop, stored } = stage({
      append(records) {
        if (JSON.stringify(records).includes('unwritable')) throw new TypeError('cyclic');
        return Promise.resolve();
      },
    });
    const outcomes = await soon(
      Promise.allSettled(['first', 'henry', 'unwritable', 'sage'].map((name) => loop.submit(named(name)))),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(seqs(stored), [1, 2, 3]);
    assert.deepEqual(replayed(stored), loop.state());
  });

  it('a journal that is no longer of one mind with the state: the host is told that it can’t go on', async () => {
    const ends: string[] = [];
    for (const code of ['damaged', 'fenced'] as const) {
      const { loop } = stage({
        append: () => Promise.reject(new StoreError(code, `it is ${code}`)),
        cannotGoOn: (error) => ends.push(error.message),
      });
      await assert.rejects(soon(loop.submit(named('henry'))), StoreError);
      await soon(loop.close());
    }
    assert.deepEqual(ends, ['it is damaged', 'it is fenced']);
  });

  it('a clock that throws: the submission is refused, and the next one is taken', async () => {
    const clock = virtualClock();
    let broken = true;
    const { loop } = stage({ clock: { ...clock, now: () => (broken ? fault('the clock')() : clock.now()) } });
    await assert.rejects(soon(loop.submit(named('henry'))), /the clock is broken/);
    broken = false;
    assert.equal((await soon(loop.submit(named('sage')))).seq, 1);
  });

  it('whoever submits from inside an observer is taken in the next batch', async () => {
    const inner: Promise<State>[] = [];
    const observer: Observer = {
      name: 'one that acts',
      told(records) {
        if (records[0]?.seq === 1) inner.push(loop.submit(named('sage')));
        throw new Error('and throws');
      },
    };
    const { loop, told } = stage({ observers: [observer] });
    await soon(loop.submit(named('henry')));
    await soon(Promise.all(inner));
    assert.deepEqual(told, [1, 2]);
  });
});
