/** What a failing call costs a seat: two more tries with growing waits, never beyond its deadline. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { AskRef } from '../../src/core/events.ts';
import { performAsk } from '../../src/host/councils/askSeat.ts';
import { BackendError, type Conversation } from '../../src/host/ports/ports.ts';
import { inForm, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { virtualClock } from '../support/virtualClock.ts';

const agree = inForm(() => 'agree');

/** Time passes by itself, one due moment after the other, and what was waited for is told. */
function eagerClock(now: number) {
  const clock = virtualClock(now);
  const waits: number[] = [];
  return {
    ...clock,
    waits,
    at(when: number, callback: () => void) {
      waits.push(when - clock.now());
      const cancel = clock.at(when, callback);
      queueMicrotask(() => clock.pass(Math.max(0, when - clock.now())));
      return cancel;
    },
  };
}

async function asked(failures: BackendError[]) {
  const council = play(sampleCouncil()).council();
  const ref: AskRef = { council: council.id, run: 0, seat: 'henry', attempt: 1 };
  const clock = eagerClock(council.runs[0]?.startedAt ?? 0);
  let calls = 0;
  const conversation: Conversation = {
    send: ({ scene }) => {
      assert.ok(scene.kind === 'council');
      const failure = failures[calls++];
      return failure ? Promise.reject(failure) : Promise.resolve({ text: agree(scene, ref) ?? '' });
    },
    close: () => Promise.resolve(),
  };
  const event = await performAsk({
    council,
    ref,
    conversation,
    clock,
    chance: { seed: () => 0 },
    signal: new AbortController().signal,
    left: () => 90_000 - clock.steady(),
    onDelta: () => undefined,
    onAgain: () => undefined,
    mask: (text) => text,
  });
  return { event, calls, waits: clock.waits };
}

describe('§7 a call that fails', () => {
  const busy = () => new BackendError('the server is busy', true);

  it('is tried twice more, with a longer wait each time, and then the seat is absent with the reason', async () => {
    const { event, calls, waits } = await asked([busy(), busy(), busy()]);
    assert.equal(calls, 3);
    assert.equal(waits.length, 2);
    assert.ok((waits[0] ?? 0) >= 400 && (waits[1] ?? 0) > (waits[0] ?? 0), waits.join(', '));
    assert.equal(event?.type, 'turn.failed');
    assert.deepEqual(event?.type === 'turn.failed' && [event.tries, event.absence], [
      3,
      { code: 'failed', detail: 'the server is busy' },
    ]);
  });

  it('and then succeeds is a reply that says how often it was tried', async () => {
    const { event } = await asked([busy(), busy()]);
    assert.equal(event?.type === 'turn.replied' && event.tries, 3);
  });

  it('is not tried again where that can’t help', async () => {
    assert.equal((await asked([new BackendError('wrong key', false)])).calls, 1);
  });

  it('that must wait beyond the deadline is absent at once', async () => {
    const { event, calls, waits } = await asked([new BackendError('come back in an hour', true, 3_600_000)]);
    assert.deepEqual([calls, waits.length, event?.type], [1, 0, 'turn.failed']);
  });
});

describe('a limit that whoever answers has', () => {
  const limited = (limit: 'asked' | 'held', waitMs = 1000) =>
    new BackendError('too many requests', true, waitMs, limit);
  const often = (times: number, error: () => BackendError) => Array.from({ length: times }, error);

  it('is waited out while the seat has time, and is none of the three tries', async () => {
    const busy = () => new BackendError('the server is busy', true);
    const { event, calls } = await asked([...often(60, () => limited('asked')), busy(), busy()]);
    assert.equal(calls, 63);
    assert.equal(event?.type === 'turn.replied' && event.tries, 63);
  });

  it('that a neighbour met is no call at all: nobody was asked', async () => {
    const { event } = await asked([
      limited('asked'),
      ...often(40, () => limited('held')),
      new BackendError('the server failed', true),
    ]);
    assert.equal(event?.type === 'turn.replied' && event.tries, 3);
  });

  it('that lasts longer than the seat has time leaves it absent with that reason, before its time is over', async () => {
    const { event, calls, waits } = await asked(often(200, () => limited('asked')));
    assert.equal(event?.type === 'turn.failed' && event.absence.detail, 'too many requests');
    assert.ok(calls >= 89 && calls <= 91, `${calls} calls`);
    assert.ok(waits.reduce((sum, ms) => sum + ms, 0) <= 90_000);
  });

  it('of an hour is not waited for', async () => {
    const { event, calls } = await asked([limited('asked', 3_600_000)]);
    assert.deepEqual([calls, event?.type], [1, 'turn.failed']);
  });
});
