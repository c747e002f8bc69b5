/** What is owed is under way once: begun again when it is owed anew, and not for ever where it fails. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { keepOwing, type Order } from '../../src/host/loop/owed.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const ask: Order = { key: 'choose/kitchen/1', kind: 'choose' };
const other: Order = { key: 'ask/kitchen/2', kind: 'ask' };

/** Orders that end when the test says so, whatever they were told meanwhile. */
function stage(fault?: () => void, free = false) {
  const begun: { key: string; of: string; signal: AbortSignal; end(): void }[] = [];
  const errors: string[] = [];
  const note = (message: string, facts = {}) => void errors.push(`${message} ${JSON.stringify(facts)}`);
  const owing = keepOwing<Order, string>({
    log: { debug() {}, info() {}, warn: note, error: note },
    isFree: () => free,
    perform: (owed, of, signal) => {
      fault?.();
      return new Promise((end) => void begun.push({ key: owed.key, of, signal, end }));
    },
  });
  return { owing, begun, errors };
}

describe('§2 what is owed', () => {
  it('and was taken back is begun again when it is owed anew before it had ended', async () => {
    const { owing, begun } = stage();
    owing.owe('kitchen', 'before the pause', [ask]);
    owing.owe('kitchen', 'paused', []);
    owing.owe('kitchen', 'after the pause', [ask]);
    assert.deepEqual([begun.length, begun[0]?.signal.aborted], [1, true]);
    // What answers did not hear at once that it was cut off.
    begun[0]?.end();
    await turn();
    assert.equal(begun.length, 2);
    assert.deepEqual([begun[1]?.of, begun[1]?.signal.aborted], ['after the pause', false]);
    begun[1]?.end();
    await turn();
    assert.equal(begun.length, 2, 'one that ended by itself is not begun again');
    await owing.close();
  });

  it('and was taken back for good is not begun again', async () => {
    const { owing, begun } = stage();
    owing.owe('kitchen', 'open', [ask]);
    owing.owe('kitchen', 'paused', []);
    begun[0]?.end();
    await turn();
    owing.owe('kitchen', 'next', [other]);
    assert.deepEqual(
      begun.map(({ key }) => key),
      [ask.key, other.key],
    );
    begun[1]?.end();
    await owing.close();
  });

  it('and fails by a fault is named and not tried again at every change: a call is paid for once', async () => {
    let calls = 0;
    const { owing, errors } = stage(() => {
      calls += 1;
      throw new TypeError('no such seat');
    });
    for (const at of ['one', 'two', 'three']) {
      owing.owe('kitchen', at, [ask]);
      await turn();
    }
    assert.equal(calls, 1);
    assert.match(errors.join(), /choose\/kitchen\/1.*no such seat/);
    owing.owe('kitchen', 'no longer owed', []);
    owing.owe('kitchen', 'owed anew', [ask]);
    assert.equal(calls, 2);
    await owing.close();
  });

  it('and fails by a fault but costs nothing is begun again once whoever owes it has changed, and not before', async () => {
    let calls = 0;
    const { owing } = stage(() => {
      calls += 1;
      throw new TypeError('no such file');
    }, true);
    for (const at of ['one', 'one', 'one', 'two', 'two']) {
      owing.owe('kitchen', at, [ask]);
      await turn();
    }
    assert.equal(calls, 2);
    await owing.close();
  });

  it('and can’t even be begun keeps nothing else from being begun', async () => {
    const { owing, begun } = stage(() => {
      if (begun.length === 0 && !thrown) {
        thrown = true;
        throw new TypeError('the first');
      }
    });
    let thrown = false;
    owing.owe('kitchen', 'open', [ask, other]);
    await turn();
    assert.deepEqual(
      begun.map(({ key }) => key),
      [other.key],
    );
    begun[0]?.end();
    await owing.close();
  });
});
