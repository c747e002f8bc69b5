/** One ask: tried again when that may help, later each time and never all at once; beyond the deadline not at all. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { pending } from '../../src/core/pending.ts';
import { performAsk } from '../../src/host/councils/askSeat.ts';
import { BackendError } from '../../src/host/ports/ports.ts';
import { play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';
import { virtualClock } from '../support/virtualClock.ts';

const council = play(sampleCouncil({ seats: ['henry', 'sage'] })).council();

/** How long after the first call each of the others came, and how it ended. */
async function asked(error: BackendError, seed: number) {
  const ref = pending(council).find((owed) => owed.kind === 'ask') ?? assert.fail('nothing is owed');
  assert.ok(ref.kind === 'ask');
  const clock = virtualClock(council.createdAt);
  const calls: number[] = [];
  let streamsVoid = 0;
  const done = performAsk({
    council,
    ref,
    clock,
    chance: { seed: () => seed },
    signal: new AbortController().signal,
    left: () => 90_000 - clock.steady(),
    mask: (text) => text.replaceAll('sk-secret', '•••'),
    onDelta: () => undefined,
    onAgain: () => streamsVoid++,
    conversation: {
      send() {
        calls.push(clock.now() - council.createdAt);
        return Promise.reject(error);
      },
      close: () => Promise.resolve(),
    },
  });
  let event: Awaited<typeof done> | 'waiting' = 'waiting';
  void done.then((settled) => {
    event = settled;
  });
  for (let step = 0; event === 'waiting' && step < 2000; step++) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.pass(50);
  }
  return { calls, event: await done, streamsVoid };
}

describe('an ask that fails', () => {
  it('§8 is tried twice more, after half a second and two, and up to a half longer as chance has it', async () => {
    const early = await asked(new BackendError('the server failed', true), 0);
    assert.equal(early.calls.length, 3);
    assert.equal(early.streamsVoid, 2);
    const [, second = 0, third = 0] = early.calls;
    assert.ok(second >= 500 && second < 700, String(second));
    assert.ok(third - second >= 2000 && third - second < 2200, String(third - second));
    const late = await asked(new BackendError('the server failed', true), 2 ** 31 - 1);
    const [, later = 0] = late.calls;
    assert.ok(later >= 750 && later < 950, String(later));
  });

  it('is not tried again when that is no use, and says why without its secrets', async () => {
    const { calls, event } = await asked(new BackendError('the key sk-secret is wrong', false), 0);
    assert.equal(calls.length, 1);
    assert.ok(event?.type === 'turn.failed');
    assert.equal(event.absence.detail, 'the key ••• is wrong');
  });

  it('§14 waits as long as it was asked to, and gives up at once when that is beyond the seat’s deadline', async () => {
    const soon = await asked(new BackendError('too many', true, 7000), 0);
    assert.ok((soon.calls[1] ?? 0) >= 7000);
    const never = await asked(new BackendError('too many', true, 3_600_000), 0);
    assert.equal(never.calls.length, 1);
    assert.equal(never.event?.type, 'turn.failed');
  });
});
