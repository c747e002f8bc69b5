/** A seat asked again: both answers kept, one counts, and which one depends on whether its phase is still open. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { spent } from '../../src/core/councils/budget/budget.ts';
import type { Council } from '../../src/core/councils/council.ts';
import { metricsOf } from '../../src/core/councils/measures/metrics.ts';
import { isAskedAgain, whyNotAgain } from '../../src/core/councils/people/askedAgain.ts';
import { voteOf } from '../../src/core/councils/repliesIn.ts';
import type { Event } from '../../src/core/events.ts';
import { pending } from '../../src/core/pending.ts';
import { compose } from '../../src/core/prompts/compose.ts';
import { longestUnattendedGapMs, reduce } from '../../src/core/reduce.ts';
import { again, answers, asks, other, turnIn } from '../support/askAgain.ts';
import { inForm, type Play, play } from '../support/play.ts';
import { sampleCouncil } from '../support/sampleCouncil.ts';

const agree = inForm(() => 'agree');
/** Everyone but the last two seats of a phase of three has spoken once this is done. */
const started = (council: Council = sampleCouncil()) => {
  const game = play(council);
  game.once(other);
  return game;
};

describe('§7 a seat asked again while its phase is open', () => {
  it('the new answer takes the place of the first, which is kept beside it', () => {
    const game = started();
    game.tell(again(0, 'henry', 'a1', 'Be more concrete.'));
    game.run((scene, ref) => (scene.form === 'position' ? other(scene) : agree(scene, ref)));
    const turn = turnIn(game.council(), 0, 'henry');
    assert.deepEqual(answers(turn), ['Another answer.', 'The first answer.']);
    assert.deepEqual(turn.asked, {
      id: 'a1',
      by: 'papa',
      at: turn.asked?.at,
      time: 2,
      text: 'Be more concrete.',
    });
  });

  it('its vote is the one that counts', () => {
    const game = play(sampleCouncil());
    for (let n = 0; n < 3; n++) game.once(agree);
    game.once(inForm(() => 'disagree'));
    assert.equal(voteOf(turnIn(game.council(), 1, 'henry')), 'disagree');
    game.tell(again(1, 'henry'));
    const council = game.run(agree);
    assert.equal(council.runs[1]?.converged, true);
    assert.equal(turnIn(council, 1, 'henry').again?.map(voteOf)[0], 'disagree');
  });

  it('the phase does not close while it is asked', () => {
    const game = started();
    game.tell(again(0, 'henry'));
    for (const owed of asks(game))
      if (owed.kind === 'ask' && owed.again === undefined)
        game.tell({ type: 'turn.failed', ...owed, tries: 1, absence: { code: 'failed' } } as Event);
    assert.equal(game.council().runs[0]?.endedAt, undefined);
    assert.deepEqual(
      asks(game).map((owed) => owed.kind === 'ask' && owed.again),
      ['a1'],
    );
  });

  it('a seat that was absent is heard after all', () => {
    const game = play(sampleCouncil());
    game.once(() => undefined);
    game.tell(again(0, 'henry'));
    game.run((scene, ref) => (scene.form === 'position' ? other(scene) : agree(scene, ref)));
    const turn = turnIn(game.council(), 0, 'henry');
    assert.equal(turn.state, 'replied');
    assert.deepEqual(turn.again?.[0]?.absence, { code: 'timeout' });
  });

  for (const [why, answer] of [
    ['fails', null],
    ['times out', undefined],
  ] as const)
    it(`the first answer stays when the second ${why}`, () => {
      const game = started();
      game.tell(again(0, 'henry'));
      game.run((scene, ref) =>
        scene.askedAgain ? answer : scene.form === 'position' ? other(scene) : agree(scene, ref),
      );
      const turn = turnIn(game.council(), 0, 'henry');
      assert.deepEqual([turn.text, turn.again?.[0]?.state], ['The first answer.', 'absent']);
    });

  it('an unreadable vote is asked for once more here too', () => {
    const game = play(sampleCouncil());
    for (let n = 0; n < 4; n++) game.once(agree);
    game.tell(again(1, 'henry'));
    let asked = 0;
    game.run((scene, ref) => {
      if (!scene.askedAgain) return agree(scene, ref);
      asked += 1;
      return asked === 1 ? 'No vote at all.' : '- **Vote**: nuance';
    });
    assert.equal(asked, 2);
    assert.equal(voteOf(turnIn(game.council(), 1, 'henry')), 'nuance');
  });
});

describe('§7 a seat asked again once its phase has closed', () => {
  const closed = (council: Council = sampleCouncil()) => {
    const game = play(council);
    for (let n = 0; n < 3; n++) game.once(other);
    return game;
  };
  const ends: [string, (game: Play) => void][] = [
    [
      'while the next phase runs the new answer is kept beside the first, and nothing else changes',
      () => undefined,
    ],
    [
      'while it waits for a decision the new answer is kept beside the first, and nothing else changes',
      (game) => void game.run(agree),
    ],
    [
      'when it has been decided the new answer is kept beside the first, and nothing else changes',
      (game) => {
        game.run(agree);
        game.tell({ type: 'person.decided', council: game.council().id, by: 'papa', verdict: 'accept' });
      },
    ],
  ];
  for (const [title, until] of ends)
    it(title, () => {
      const game = closed();
      until(game);
      const before = game.council();
      game.tell(again(0, 'henry'));
      const ask = asks(game).find((owed) => owed.kind === 'ask' && owed.again === 'a1');
      assert.ok(ask?.kind === 'ask');
      while (isAskedAgain(game.council()))
        game.once((scene, ref) => (scene.askedAgain ? other(scene) : agree(scene, ref)));
      const after = game.council();
      assert.deepEqual(answers(turnIn(after, 0, 'henry')), ['The first answer.', 'Another answer.']);
      assert.equal(after.decision, before.decision);
      if (before.status !== 'running') assert.equal(after.status, before.status);
      assert.deepEqual(after.runs[0]?.turns.map(voteOf), before.runs[0]?.turns.map(voteOf));
    });

  it('it is shown what the first was shown and nothing that came after, a blind phase blind', () => {
    const game = closed();
    game.run(agree);
    const first = game.scenes.find((scene) => scene.seat.id === 'henry' && scene.phase.id === 'COLLECT');
    game.tell(again(0, 'henry', 'a1', 'Be more concrete.'));
    game.run(other);
    const second = game.scenes.at(-1);
    assert.deepEqual(second?.askedAgain, { time: 2, by: 'papa', text: 'Be more concrete.' });
    assert.deepEqual({ ...second, askedAgain: 0, seed: 0 }, { ...first, askedAgain: 0, seed: 0 });
    assert.notEqual(second?.seed, first?.seed);
  });

  it('what the person adds is set apart as a person’s words, and said to be theirs', () => {
    const game = closed();
    game.tell(again(0, 'henry', 'a1', 'Be more concrete.'));
    let prompt = '';
    game.run((scene, ref) => {
      if (scene.askedAgain) prompt = compose(game.council(), ref.run, scene).messages.at(-1)?.text ?? '';
      return scene.askedAgain ? other(scene) : agree(scene, ref);
    });
    assert.match(prompt, /papa asks you this again\./);
    assert.match(prompt, /\[\[\[fence-henry papa\nBe more concrete\.\nfence-henry\]\]\]/);
  });

  it('asked three times, all three answers are kept in their order', () => {
    const game = closed();
    game.run(agree);
    for (const id of ['a1', 'a2']) {
      game.tell(again(0, 'henry', id));
      game.run((scene) => `Answer ${scene.askedAgain?.time}.`);
    }
    assert.deepEqual(answers(turnIn(game.council(), 0, 'henry')), [
      'The first answer.',
      'Answer 2.',
      'Answer 3.',
    ]);
  });

  it('a last word that no model wrote gives way to one that is written, while nobody has decided', () => {
    const drawn = () => {
      const game = play(sampleCouncil());
      while (game.council().runs.at(-1)?.phase !== 'SYNTHESIZE') game.once(agree);
      while (game.council().status === 'running')
        for (const owed of asks(game))
          if (owed.kind === 'ask')
            game.tell({ type: 'turn.failed', ...owed, tries: 1, absence: { code: 'failed' } } as Event);
      const run = game.council().runs.length - 1;
      const turn = game.council().runs[run]?.turns[0];
      assert.equal(turn?.model, 'extract');
      return { game, run, seat: turn.seat };
    };
    const waiting = drawn();
    waiting.game.tell(again(waiting.run, waiting.seat));
    waiting.game.run(agree);
    const written = turnIn(waiting.game.council(), waiting.run, waiting.seat);
    assert.notEqual(written.model, 'extract');
    assert.equal(written.again?.[0]?.model, 'extract');
    assert.equal(waiting.game.council().status, 'decision');
    const decided = drawn();
    const council = decided.game.council().id;
    decided.game.tell({ type: 'person.decided', council, by: 'papa', verdict: 'accept' });
    decided.game.tell(again(decided.run, decided.seat));
    decided.game.run(agree);
    assert.equal(turnIn(decided.game.council(), decided.run, decided.seat).model, 'extract');
  });

  it('the files are written again with the answer, and an ended council stays until they hold it', () => {
    const game = closed(sampleCouncil({ attended: false }));
    game.run(agree);
    const { id, status } = game.council();
    game.tell(again(0, 'henry'), { type: 'council.recorded', council: id, status });
    assert.deepEqual(
      pending(game.council()).map((owed) => owed.kind),
      ['ask', 'wait'],
    );
    game.run(other);
    assert.deepEqual(
      pending(game.council()).map((owed) => owed.kind),
      ['record'],
    );
    // The writer that began before the answer came reports late.
    game.tell({ type: 'council.recorded', council: id, status });
    assert.ok(game.state().councils[id]);
    game.tell({ type: 'council.recorded', council: id, status, answers: 1 });
    assert.equal(game.state().councils[id], undefined);
  });

  it('its tokens are counted, its words are not', () => {
    const game = closed();
    game.run(agree);
    const before = metricsOf(game.council());
    game.tell(again(0, 'henry'));
    const ask = asks(game)[0];
    assert.ok(ask?.kind === 'ask');
    const { key: _key, kind: _kind, ...ref } = ask;
    const { text = '', reading } = turnIn(game.council(), 0, 'henry');
    assert.ok(reading);
    const usage = { input: 100, output: 20 };
    game.tell({ type: 'turn.replied', ...ref, text, reading, ms: 5, tries: 1, usage });
    const after = metricsOf(game.council());
    assert.equal(after.tokens - before.tokens, 120);
    assert.deepEqual(after.words, before.words);
  });
});

describe('§7 asking again is refused', () => {
  const refusals: [string, (game: Play) => void, number, string, string][] = [
    ['for a seat that is being asked', () => undefined, 0, 'sage', 'not-settled'],
    ['for a turn that is not there', () => undefined, 5, 'henry', 'no-such-turn'],
    ['for a seat that is not at the table', () => undefined, 0, 'otto', 'no-such-turn'],
    ['while it is asked again already', (game) => game.tell(again(0, 'henry')), 0, 'henry', 'being-asked'],
    [
      'in a paused council',
      (game) => game.tell({ type: 'council.paused', council: game.council().id, by: 'papa' }),
      0,
      'henry',
      'paused',
    ],
  ];
  for (const [when, until, run, seat, why] of refusals)
    it(`${when}, and the event changes nothing`, () => {
      const game = started();
      until(game);
      assert.equal(whyNotAgain(game.council(), run, seat, 5000), why);
      const before = game.council();
      game.tell(again(run, seat, 'a2'));
      assert.equal(game.council(), before);
    });

  it('a seat that answers in the shared file: it has one place there', () => {
    const council = sampleCouncil();
    const seats = council.seats.map((seat) => (seat.id === 'henry' ? { ...seat, backend: 'file' } : seat));
    assert.equal(whyNotAgain(started({ ...council, seats }).council(), 0, 'henry', 5000), 'in-file');
  });

  it('where a limit leaves no room; what it may take is set aside while it is asked', () => {
    const limited = (tokens: number) => {
      const council = sampleCouncil();
      return started({ ...council, brief: { ...council.brief, budget: { tokens } } });
    };
    const tight = limited(5000);
    const room = limited(60_000);
    assert.equal(whyNotAgain(tight.council(), 0, 'henry', 5000), 'tokens');
    const before = spent(room.council()).tokens;
    room.tell(again(0, 'henry'));
    assert.ok(spent(room.council()).tokens > before);
  });
});

describe('§2 a host that comes back while a seat is asked again', () => {
  const reopened = (gap: number) => {
    const game = play(sampleCouncil());
    game.run(agree);
    game.tell(again(0, 'henry'));
    const event: Event = { type: 'host.started', version: '1', askedAgain: [] };
    const state = reduce(game.state(), { seq: game.state().seq + 1, at: game.state().at + gap, event });
    return { council: state.councils[game.council().id] as Council, at: game.state().at + gap };
  };

  it('asks it again with a full deadline', () => {
    const { council, at } = reopened(60_000);
    assert.equal(turnIn(council, 0, 'henry').again?.[0]?.deadlineAt, at + 90_000);
    assert.ok(pending(council).some((owed) => owed.kind === 'ask' && owed.again === 'a1'));
  });

  it('after more than ten minutes gives it up, and the record says so', () => {
    const { council } = reopened(longestUnattendedGapMs + 1000);
    assert.deepEqual(turnIn(council, 0, 'henry').again?.[0]?.absence, { code: 'skipped' });
    assert.deepEqual(
      pending(council).map((owed) => owed.kind),
      ['record'],
    );
  });

  it('a council that is stopped waits for nobody', () => {
    const game = play(sampleCouncil());
    game.run(agree);
    game.tell(again(0, 'henry'), { type: 'council.stopped', council: game.council().id, by: 'papa' });
    assert.equal(turnIn(game.council(), 0, 'henry').again?.[0]?.state, 'absent');
    assert.deepEqual(
      pending(game.council()).map((owed) => owed.kind),
      ['record'],
    );
  });
});
