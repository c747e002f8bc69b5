/** A lent model that calls several tools at once: its silence is watched once all have answered, and not after its turn. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { editorBackend } from '../../src/host/models/editor/editorBackend.ts';
import type { LentCall, Reply } from '../../src/host/ports/ports.ts';
import { sampleSeat, sampleTurn } from '../support/sampleTurn.ts';
import { virtualClock } from '../support/virtualClock.ts';
import { madeUpSurroundings } from '../support/wire/surroundings.ts';

describe('a lent model with two tools at once', () => {
  /** A turn whose model calls the tools `a` and `b`, which answer when they are told to. */
  function begin(go: (call: LentCall) => Promise<Reply>) {
    const clock = virtualClock();
    const answers = new Map<unknown, () => void>();
    const seat = sampleSeat('sage', 'editor');
    const signals: AbortSignal[] = [];
    const talk = editorBackend(madeUpSurroundings({ clock }), {
      models: () => [],
      ask(call) {
        signals.push(call.signal);
        return go(call);
      },
    }).open('c', seat);
    const list = [{ name: 'look', description: '', input: {} }];
    const tools = {
      list,
      call: (_name: string, input: unknown) =>
        new Promise<{ ok: true; text: string }>((resolve) =>
          answers.set(input, () => resolve({ ok: true, text: 'seen' })),
        ),
    };
    const sent = talk.send({ ...sampleTurn(seat).turn, tools });
    return { clock, answers, sent, isStopped: () => signals[0]?.aborted };
  }

  it('is not taken for silent while one of them works, nor watched once its turn is over', async () => {
    let first: Promise<unknown> | undefined;
    let second: Promise<unknown> | undefined;
    let say = () => {};
    const { clock, answers, sent, isStopped } = begin(({ tools }) => {
      first = tools?.call('look', 'a');
      second = tools?.call('look', 'b');
      return new Promise((resolve) => {
        say = () => resolve({ text: 'Done.', model: 'lent' });
      });
    });
    assert.equal(clock.waiting(), 0);
    answers.get('a')?.();
    await first;
    clock.pass(600_000);
    assert.equal(isStopped(), false);
    answers.get('b')?.();
    await second;
    assert.equal(clock.waiting(), 1);
    say();
    assert.equal((await sent).text, 'Done.');
    assert.equal(clock.waiting(), 0);
  });

  it('is watched no more when a tool answers after its turn', async () => {
    let late: Promise<unknown> | undefined;
    const { clock, answers, sent } = begin(async ({ tools }) => {
      late = tools?.call('look', 'a');
      return { text: 'I did not wait.', model: 'lent' };
    });
    await sent;
    answers.get('a')?.();
    await late;
    assert.equal(clock.waiting(), 0);
  });

  it('that then says nothing is given up', async () => {
    let call: Promise<unknown> | undefined;
    const { clock, answers, sent } = begin(({ tools, signal }) => {
      call = tools?.call('look', 'a');
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    });
    answers.get('a')?.();
    await call;
    clock.pass(90_000);
    await assert.rejects(sent, /VS Code/);
  });
});
