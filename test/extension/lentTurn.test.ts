/** One turn of a model that the editor lends: its text, its tools, its figures, and why there is no reply. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  type AnsweredTool,
  type EditorTurn,
  holdTurn,
  type LentOutcome,
  type Part,
  troubleOf,
} from '../../src/extension/models/lentTurn.ts';
import { type EditorAsk, lentLimits } from '../../src/rpc/messages/editorMessages.ts';
import { never } from '../support/lendingEditor.ts';

type Say = (round: number, mayCallTools: boolean) => AsyncIterable<Part>;

const lookup = { name: 'lookup', description: 'Looks something up', input: { type: 'object' } };
const ask: EditorAsk = {
  call: '1',
  model: 'gpt',
  system: 'You are Sage.',
  messages: [{ role: 'user', text: 'Why?' }],
  tools: [lookup],
};

/** Holds a turn, and tells what came of it. */
async function held(
  say: Say,
  more: {
    count?: EditorTurn['count'];
    tool?: (name: string) => Promise<{ text: string }>;
    isGone?: boolean;
    onSaid?: (stop: AbortController) => void;
  } = {},
) {
  const stop = new AbortController();
  const said: string[] = [];
  const ended: LentOutcome[] = [];
  const heard: { text: string; calls: AnsweredTool[] }[] = [];
  let round = 0;
  const turn: EditorTurn = {
    ask: (mayCallTools) => say((round += 1), mayCallTools),
    heard: (text, calls) => void heard.push({ text, calls }),
    count: more.count ?? (() => Promise.resolve({ input: 10, output: 2 })),
  };
  await holdTurn(ask, {
    signal: stop.signal,
    open: () => Promise.resolve(more.isGone ? undefined : turn),
    said(text) {
      said.push(text);
      more.onSaid?.(stop);
    },
    tool: more.tool ?? ((name) => Promise.resolve({ text: `${name} answers` })),
    ended: async (outcome) => void ended.push(outcome),
    // Once everything else that can go on has.
    late: () => new Promise((resolve) => setImmediate(() => resolve(undefined))),
  });
  assert.equal(ended.length, 1, 'the end is told once');
  return { said, heard, rounds: round, outcome: ended[0] as LentOutcome };
}

async function* text(...parts: string[]): AsyncGenerator<Part> {
  for (const part of parts) yield { text: part };
}
const tool = (id: string): Part => ({ tool: { id, name: 'lookup', input: { what: id } } });

describe('§8 a turn of a lent model', () => {
  it('tells its text as it comes, then the whole of it with what it used', async () => {
    const { said, outcome } = await held(() => text('Cache ', 'it.'));
    assert.deepEqual(said, ['Cache ', 'it.']);
    assert.deepEqual(outcome, { text: 'Cache it.', usage: { input: 10, output: 2 } });
  });

  it('says that it is at work where it thinks, and that is no text', async () => {
    const { said, outcome } = await held(async function* () {
      yield { thinking: true };
      yield { text: 'Yes.' };
    });
    assert.deepEqual([said, outcome.text], [['', 'Yes.'], 'Yes.']);
  });

  it('is not held up, and not failed, by counting', async () => {
    const counts: EditorTurn['count'][] = [
      never,
      () => Promise.reject(new Error('no tokenizer')),
      () => Promise.resolve({ input: Number.NaN, output: 1 }),
      () => Promise.resolve({ input: -1, output: 1 }),
    ];
    for (const count of counts) {
      const { outcome } = await held(() => text('Yes.'), { count });
      assert.deepEqual(outcome, { text: 'Yes.' });
    }
  });

  it('calls its tools in their order, and is asked again with what it said and what they answered', async () => {
    const { heard, outcome, said } = await held(async function* (round) {
      if (round > 1) return yield* text('It has 7 pages.');
      yield { text: 'I look. ' };
      yield tool('a');
      yield tool('b');
    });
    assert.deepEqual(heard, [
      {
        text: 'I look. ',
        calls: ['a', 'b'].map((id) => ({
          id,
          name: 'lookup',
          input: { what: id },
          answer: 'lookup answers',
        })),
      },
    ]);
    assert.equal(outcome.text, 'I look. \n\nIt has 7 pages.', 'a paragraph of its own');
    assert.equal(said.join(''), outcome.text);
  });

  it('a tool that can’t be called is an answer that it can read', async () => {
    const { heard, outcome } = await held(
      async function* (round) {
        if (round === 1) yield tool('a');
        else yield { text: 'Without it, then.' };
      },
      { tool: () => Promise.reject(new Error('there is no such tool')) },
    );
    assert.equal(heard[0]?.calls[0]?.answer, 'there is no such tool');
    assert.equal(outcome.text, 'Without it, then.');
  });

  it('one that calls tools without end must answer without them', async () => {
    const { rounds, outcome } = await held(async function* (_round, mayCallTools) {
      if (mayCallTools) yield tool('a');
      else yield { text: 'Enough.' };
    });
    assert.deepEqual([rounds, outcome.text], [10, 'Enough.']);
  });

  it('is left at once when it is cancelled, whatever the provider does', async () => {
    const { outcome } = await held(
      async function* () {
        yield { text: 'I ' };
        await never();
      },
      { onSaid: (stop) => stop.abort() },
    );
    assert.equal(outcome.trouble?.code, 'cancelled');
    assert.equal(outcome.text, undefined);
  });

  it('a reply that breaks off, is longer than can be told, or whose model is gone is none', async () => {
    const broken = await held(async function* () {
      yield { text: 'Half a ' };
      throw new Error('the line broke');
    });
    assert.deepEqual(broken.outcome, { trouble: { code: 'failed', message: 'the line broke' } });
    const long = await held(() => text('x'.repeat(lentLimits.text), 'y'));
    assert.match(long.outcome.trouble?.message ?? '', /more than 1000000 characters/);
    const gone = await held(() => text('Yes.'), { isGone: true });
    assert.equal(gone.outcome.trouble?.code, 'not-found');
  });
});

describe('why a lent model did not answer', () => {
  const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);
  for (const [what, thrown, code] of [
    ['consent', error('no', { code: 'NoPermissions' }), 'no-permission'],
    ['a filter', error('filtered', { code: 'Blocked' }), 'blocked'],
    ['a quota, by the editor', error('quota limit reached', { code: 'Blocked' }), 'quota'],
    ['a quota, by a provider', error('You have exceeded your monthly allowance'), 'quota'],
    ['a quota, by what was behind it', error('Failed', { cause: error('HTTP 429') }), 'quota'],
    ['a model that is gone', error('gone', { code: 'NotFound' }), 'not-found'],
    ['cancelled by the editor', error('Canceled', { name: 'Canceled' }), 'cancelled'],
    ['anything else', error('ECONNRESET'), 'failed'],
    ['no error at all', 'odd', 'failed'],
    ['nothing', undefined, 'failed'],
  ] as const)
    it(`is known by its code, else by its words: ${what}`, () => assert.equal(troubleOf(thrown).code, code));

  it('is told with what was behind it, and no longer than a message may be', () => {
    const { message } = troubleOf(error('The request failed', { cause: error('socket hang up') }));
    assert.equal(message, 'The request failed (socket hang up)');
    assert.equal(troubleOf(error('x'.repeat(5000))).message.length, lentLimits.message);
  });
});
