/** The fork itself, on councils made by hand: what is taken over, what is asked again, and that it can go on. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../src/core/councils/council.ts';
import { roundtable } from '../../src/core/councils/protocols/roundtable.ts';
import { changedBrief } from '../../src/host/councils/past/briefLine.ts';
import { type ForkChanges, forked } from '../../src/host/councils/past/forkCouncil.ts';
import { turnNamed } from '../../src/host/councils/past/turnNamed.ts';
import { council, seat } from '../support/councils.ts';
import { inForm, play } from '../support/play.ts';

const fresh = {
  id: '2026-02-08-cache-the-index-fork',
  conversationId: 'x',
  at: Date.UTC(2026, 1, 9),
  fence: () => 'fresh',
  attended: false,
  seed: 1,
};
const nothing: ForkChanges = { said: '' };
const agree = inForm(() => 'agree');

/** A round table whose every turn says which it is. */
function table(): Council {
  const start = council('Which queue?', 'en', {
    protocol: roundtable,
    attended: false,
    seats: ['henry', 'sage', 'nova', 'maman'].map((id) => seat(id)),
  });
  let turns = 0;
  return play(start).run(({ form, seat: { id } }) => {
    turns += 1;
    return form === 'synthesis' ? '## Recommendation\nDo it.' : `**Position**: turn ${turns} of ${id}.`;
  });
}

describe('§7 a fork', () => {
  it('where all speak at once keeps the others’ replies; they had not heard the one that is asked again', () => {
    const original = play(council('Cache?', 'en', { attended: false })).run(agree);
    const fork = forked(original, { run: 1, seat: 'sage' }, nothing, fresh);
    const states = fork?.runs.at(-1)?.turns.map((turn) => [turn.seat, turn.state, turn.text !== undefined]);
    assert.deepEqual(states, [
      ['henry', 'replied', true],
      ['sage', 'asked', false],
      ['nova', 'replied', true],
    ]);
    assert.deepEqual(fork?.runs[0], original.runs[0]);
    assert.equal(fork?.runs.length, 2);
    assert.deepEqual(
      [fork?.status, fork?.endedAt, fork?.decision, fork?.recorded],
      ['running', undefined, undefined, undefined],
    );
  });

  it('where they speak in turn, everyone from that turn on speaks again, in their order', () => {
    const original = table();
    const second = original.runs[1];
    const middle = second?.turns[1]?.seat ?? '';
    const fork = forked(original, { run: 1, seat: middle }, nothing, fresh);
    assert.ok(fork);
    assert.deepEqual(
      fork.runs.at(-1)?.turns.map((turn) => turn.state),
      ['replied', 'queued', 'queued'],
    );
    const asked: string[] = [];
    const end = play(fork).run(({ form, seat: { id }, phase }) => {
      asked.push(`${phase.id}/${id}`);
      return form === 'synthesis' ? '## Recommendation\nDo not.' : '**Position**: another one.';
    });
    assert.deepEqual(
      asked.slice(0, 2),
      second?.turns.slice(1).map((turn) => `DELIBERATE/${turn.seat}`),
    );
    assert.equal(end.status, 'recommended');
    assert.equal(end.runs[1]?.turns[0]?.text, second?.turns[0]?.text);
  });

  it('forgets what people said after it, and keeps what they said before', () => {
    const original = play(council('Cache?', 'en', { attended: false }));
    original.tell({
      type: 'person.injected',
      council: original.council().id,
      id: 'i1',
      by: 'Papa',
      text: 'early',
    });
    while (original.council().runs.length < 2) original.once(agree);
    original.tell({
      type: 'person.injected',
      council: original.council().id,
      id: 'i2',
      by: 'Papa',
      text: 'late',
    });
    const whole = original.run(agree);
    const fork = forked(whole, { run: 1, seat: 'sage' }, nothing, fresh);
    assert.deepEqual(
      fork?.injections.map((each) => each.text),
      ['early'],
    );
  });

  it('changes one seat alone: a new model has no old price, and every fence is drawn anew', () => {
    const price = { input: 1, output: 2 };
    const start = council('Cache?', 'en', { attended: false });
    const original = play({ ...start, seats: start.seats.map((each) => ({ ...each, price })) }).run(agree);
    const fork = forked(
      original,
      { run: 1, seat: 'nova' },
      { said: '', seat: { id: 'sage', model: 'other' } },
      fresh,
    );
    assert.deepEqual(
      fork?.seats.map(({ id, model, price: paid, fence }) => [id, model, paid, fence]),
      [
        ['henry', undefined, price, 'fresh'],
        ['sage', 'other', undefined, 'fresh'],
        ['nova', undefined, price, 'fresh'],
        ['maman', undefined, price, 'fresh'],
      ],
    );
    assert.deepEqual(
      fork?.runs.at(-1)?.turns.map((turn) => turn.state),
      ['replied', 'asked', 'asked'],
    );
  });

  it('names a turn by its number, by run and seat, or by phase and seat; the last run of a phase is meant', () => {
    const whole = table();
    assert.deepEqual(turnNamed(whole, '1'), { run: 0, seat: whole.runs[0]?.turns[0]?.seat });
    assert.deepEqual(turnNamed(whole, '#5'), { run: 1, seat: whole.runs[1]?.turns[1]?.seat });
    const last = whole.runs.findLastIndex((run) => run.phase === 'DELIBERATE');
    assert.deepEqual(turnNamed(whole, 'deliberate/Sage'), { run: last, seat: 'sage' });
    for (const wrong of ['0', '999', 'x', '9/sage', '0/zorro', '', '-1'])
      assert.equal(turnNamed(whole, wrong), undefined, wrong);
  });

  it('takes lines of a brief as the file has them: adds to a list, sets a field, refuses what a fork can’t change', () => {
    const { brief } = council('Cache?', 'en');
    const changed = changedBrief(brief, ['constraints: one', 'constraints: two: three', 'maxRounds: 2']);
    assert.deepEqual(changed.problem, undefined);
    assert.deepEqual('brief' in changed && [changed.brief.constraints, changed.brief.maxRounds], [
      ['one', 'two: three'],
      2,
    ]);
    const replaced = changedBrief(brief, ['constraints: [a, b]', 'question: Really?']);
    assert.deepEqual('brief' in replaced && [replaced.brief.constraints, replaced.brief.question], [
      ['a', 'b'],
      'Really?',
    ]);
    for (const [line, kind] of [
      ['seats: [a, b]', 'unknown'],
      ['checks: [tests]', 'unknown'],
      ['no colon', 'unreadable'],
      ['quorum: many', 'refused'],
    ] as const)
      assert.equal(changedBrief(brief, [line]).problem?.kind, kind, line);
  });
});
