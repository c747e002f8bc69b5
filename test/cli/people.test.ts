/** People at the table: whose turn is asked for, and that what a terminal puts together is read as the form it is. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { personAsked, written } from '../../src/cli/askTurn.ts';
import { read } from '../../src/core/forms/read.ts';
import { roundtable, seated } from '../support/ui/roundtable.ts';
import { council, workplace } from './council.ts';

describe('cli: a person at the table', () => {
  it('is asked when it is their turn, once, and never for an agent or while others come first', () => {
    assert.equal(personAsked(seated(), new Set())?.seat, 'papa');
    assert.equal(personAsked(seated(), new Set(['1:papa'])), undefined);
    assert.equal(personAsked(roundtable(), new Set()), undefined);
    const view = seated();
    const waiting = view.entries.map((entry) =>
      entry.kind === 'turn' && entry.seat === 'papa' ? { ...entry, waits: true } : entry,
    );
    assert.equal(personAsked({ ...view, entries: waiting }, new Set()), undefined);
    assert.equal(personAsked({ ...view, head: { ...view.head, status: 'paused' } }, new Set()), undefined);
  });

  const named = [
    { id: 'henry', name: 'Henry' },
    { id: 'sage', name: 'Sage' },
  ];
  const stances = [
    { name: 'Henry', stance: 'agree' },
    { name: 'Sage', stance: 'partial' },
  ];

  it('writes a challenge and a final position that are read with their vote', () => {
    for (const form of ['challenge', 'final'] as const) {
      const text = written(form, { words: 'Yes, with one hour.', vote: 'nuance', confidence: 4 });
      const reading = read(form, text, { named, self: 'papa' });
      assert.equal(reading.form === 'challenge' || reading.form === 'final' ? reading.vote : '', 'nuance');
      assert.deepEqual('blocking' in reading ? reading.blocking : undefined, []);
    }
  });

  it('writes a round table’s turn and ballot that are read with stances and confidence', () => {
    for (const form of ['turn', 'ballot'] as const) {
      const text = written(form, { words: 'One repository.', confidence: 4, stances });
      const reading = read(form, text, { named, self: 'papa', towards: ['henry', 'sage'] });
      assert.ok(reading.form === 'turn' || reading.form === 'ballot');
      assert.equal(reading.position, 'One repository.');
      assert.equal(reading.confidence, 4);
      assert.deepEqual(
        reading.stances.map(({ seat, stance }) => [seat, stance]),
        [
          ['henry', 'agree'],
          ['sage', 'partial'],
        ],
      );
    }
  });
});

describe('cli: answer, extend, skip', function () {
  this.timeout(30_000);

  it('refuse what is wrong before anything is opened, with exit code 2', async () => {
    const { folder, remove } = workplace();
    try {
      for (const [args, said] of [
        [['answer', 'x', 'papa', ''], /What is the answer/],
        [['answer', 'x', '-', 'Yes'], /is no seat/],
        [['extend', 'x', 'papa', '--minutes', '0'], /from 1 to 1440/],
        [['skip', 'x', 'papa'], /There is no council in/],
      ] as const) {
        const { code, err } = await council(folder, [...args]);
        assert.equal(code, 2, args.join(' '));
        assert.match(err, said);
      }
    } finally {
      remove();
    }
  });
});
