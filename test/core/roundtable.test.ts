/** The round table on the pure core, and what holds in every protocol. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { builtInProtocols } from '../../src/core/councils/protocols/builtIn.ts';
import { play } from '../support/play.ts';
import { councilOf, held } from '../support/tableOf.ts';
import { inEveryForm } from '../support/voices.ts';

describe('§7 roundtable', () => {
  const none = { qa: undefined };

  it('speaks one after the other, another first each round, up to five rounds, then votes and synthesises', () => {
    const ended = play(councilOf('roundtable', none)).run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ round, seat }) =>
          `${seat.id} says thing number ${round} of round ${round * 7}, and ${round * 13} more.`,
      }),
    );
    assert.deepEqual(held(ended), [
      'DELIBERATE hsn',
      'DELIBERATE snh',
      'DELIBERATE nhs',
      'DELIBERATE hsn',
      'DELIBERATE snh',
      'VOTE hsn',
      'SYNTHESIZE m',
    ]);
  });

  it('each speaker hears those before it in the same round', () => {
    const game = play(councilOf('roundtable', none));
    game.run(inEveryForm());
    const first = game.scenes.slice(0, 3);
    assert.deepEqual(
      first.map((scene) => scene.others.map((heard) => heard.seat)),
      [[], ['henry'], ['henry', 'sage']],
    );
    assert.deepEqual(
      first.map((scene) => scene.place?.turn),
      [1, 2, 3],
    );
  });

  it('strong consensus ends the deliberation; the vote is held all the same', () => {
    const ended = play(councilOf('roundtable', none)).run(inEveryForm({ stance: () => 'agree' }));
    assert.equal(ended.runs.findLast((run) => run.phase === 'DELIBERATE')?.consensus, 'strong');
    assert.ok(ended.runs.filter((run) => run.phase === 'DELIBERATE').length <= 2);
    assert.deepEqual(held(ended).slice(-2), ['VOTE hsn', 'SYNTHESIZE m']);
  });

  it('soft consensus: the threshold agrees and nobody disagrees; one disagreement is none', () => {
    const with_ = (one: string) =>
      play(councilOf('roundtable', { ...none, maxRounds: 2 }))
        .run(inEveryForm({ stance: (scene) => (scene.seat.id === 'sage' ? one : 'agree') }))
        .runs.findLast((run) => run.phase === 'DELIBERATE')?.consensus;
    assert.equal(with_('partial'), 'soft');
    assert.equal(with_('disagree'), 'none');
  });

  it('repetition by half of the seats in two rounds running forces the vote', () => {
    const ended = play(councilOf('roundtable', none)).run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ seat }) => `${seat.id} says the very same long thing again and again and again.`,
      }),
    );
    assert.equal(ended.runs.filter((run) => run.phase === 'DELIBERATE').length, 3);
  });

  it('a direct question must be answered: it is put to the seat by name, and again when it was passed over', () => {
    const game = play(councilOf('roundtable', { ...none, maxRounds: 3 }));
    game.run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ seat, round }) =>
          seat.id === 'henry' && round === 1
            ? '@sage, which error rate would make you roll back?'
            : `Number ${round} by ${seat.id}, ${round * 17} words.`,
        instead: ({ seat, questions }) =>
          seat.id === 'sage' && questions[0]?.again
            ? '## Position\n@henry, one percent.\n\n## Confidence\n3'
            : undefined,
      }),
    );
    const asked = game.scenes
      .filter((scene) => scene.seat.id === 'sage')
      .map((scene) => scene.questions.map((each) => each.again));
    assert.deepEqual(asked.slice(0, 3), [[false], [true], []]);
  });

  it('a question that was put again by name and passed over is flagged, with its words', () => {
    const game = play(councilOf('roundtable', { ...none, maxRounds: 3 }));
    const ended = game.run(
      inEveryForm({
        stance: () => 'partial',
        instead: ({ seat, round, form }) =>
          form === 'turn' && seat.id === 'henry' && round === 1
            ? '## Position\n@sage, why above 0.5 % and not, e.g. above 2 %?\n\n## Confidence\n4'
            : form === 'turn' && seat.id === 'sage'
              ? `## Position\nNumber ${round} is another matter, ${round * 17} times over.\n\n## Responses to Others\n- @henry: partial — vague\n\n## Confidence\n3`
              : undefined,
      }),
    );
    const flags = ended.runs.map((run) => run.turns.find((turn) => turn.seat === 'sage')?.flags ?? []);
    const evaded = [{ code: 'unanswered', detail: '@sage, why above 0.5 % and not, e.g. above 2 %?' }];
    assert.deepEqual(flags.slice(0, 3), [[], evaded, evaded]);
  });

  it('a question of the last round that is passed over is flagged there: nobody can be asked again', () => {
    const ended = play(councilOf('roundtable', { ...none, maxRounds: 1 })).run(
      inEveryForm({
        instead: ({ seat, form }) =>
          form === 'turn' && seat.id === 'henry'
            ? '## Position\nGo. @nova, who is on call?\n\n## Confidence\n4'
            : form === 'turn' && seat.id === 'nova'
              ? '## Position\nGo.\n\n## Responses to Others\n- @henry: agree — yes\n- @sage: agree — yes\n\n## Confidence\n4'
              : undefined,
      }),
    );
    assert.deepEqual(ended.runs[0]?.turns.find((turn) => turn.seat === 'nova')?.flags, [
      { code: 'unanswered', detail: '@nova, who is on call?' },
    ]);
  });

  it('in an anonymous council a question to a letter is put to the seat behind it, and is answered by letter', () => {
    const start = councilOf('roundtable', { ...none, maxRounds: 3 });
    const game = play({ ...start, brief: { ...start.brief, anonymous: true } });
    game.run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ seat, round }) =>
          seat.id === 'a' && round === 1
            ? 'Cache it. @B, which error rate would make you roll back?'
            : seat.id === 'b' && round === 2
              ? '@A, one percent over an hour.'
              : `Number ${round} by ${seat.id}, ${round * 17} words.`,
        instead: ({ seat, round, form }) =>
          form === 'turn' && seat.id === 'b' && round === 1
            ? '## Position\nNo.\n\n## Responses to Others\n- @A: partial — vague\n\n## Confidence\n3'
            : undefined,
      }),
    );
    const asked = game.scenes
      .filter((scene) => scene.seat.id === 'b')
      .map((scene) => scene.questions.map(({ name, again }) => [name, again]));
    assert.deepEqual(asked.slice(0, 3), [[['A', false]], [['A', true]], []]);
  });

  it('whoever holds more than half of the words is asked to be brief, and comes last', () => {
    const game = play(councilOf('roundtable', { ...none, maxRounds: 2 }));
    const ended = game.run(
      inEveryForm({
        stance: () => 'partial',
        words: ({ seat, round }) => (seat.id === 'sage' ? `long ${round} `.repeat(200) : `short ${round}`),
      }),
    );
    assert.equal(ended.runs[1]?.turns.at(-1)?.seat, 'sage');
    const second = game.scenes.filter((scene) => scene.round === 2);
    assert.deepEqual(
      second.map((scene) => [scene.seat.id, scene.brevity]),
      [
        ['nova', 'invited'],
        ['henry', 'invited'],
        ['sage', 'be-brief'],
      ],
    );
  });

  it('a stand that flips with hardly a new word is flagged, like a vote', () => {
    const ended = play(councilOf('roundtable', { ...none, maxRounds: 2 })).run(
      inEveryForm({
        stance: ({ seat, round }) => (seat.id === 'nova' && round === 1 ? 'disagree' : 'agree'),
        words: ({ seat, round }) =>
          seat.id === 'nova'
            ? 'One must weigh every single risk before anything at all is done to an index that people read every day of the week.'
            : `${seat.id} has thing number ${round} to say, with ${round * 13} more.`,
      }),
    );
    const flags = ended.runs.map((run) =>
      run.turns.flatMap(({ seat, flags: of = [] }) =>
        of.filter(({ code }) => code === 'conforms').map(() => seat),
      ),
    );
    assert.deepEqual(flags.slice(0, 2), [[], ['nova']]);
  });

  it('a synthesis that nobody could write quotes what was argued, and reports the minority of the vote', () => {
    const ended = play(councilOf('roundtable', { ...none, maxRounds: 1 })).run(
      inEveryForm({
        stance: ({ seat }) => (seat.id === 'sage' ? 'disagree' : 'agree'),
        words: ({ seat }) => `${seat.name} would **wait**. Then go.`,
        instead: ({ form }) => (form === 'synthesis' ? null : undefined),
      }),
    );
    const drawn = ended.runs.at(-1)?.turns[0];
    assert.equal(drawn?.model, 'extract');
    assert.deepEqual(drawn?.reading?.form === 'synthesis' && drawn.reading.minority, [
      { seat: 'sage', text: 'Sage would wait.' },
    ]);
    assert.deepEqual(drawn?.reading?.form === 'synthesis' && drawn.reading.insights.map(({ text }) => text), [
      'Henry would wait.',
      'Sage would wait.',
      'Nova would wait.',
    ]);
  });

  it('a synthesis drawn where nothing was said has no empty headings', () => {
    const start = councilOf('roundtable', { ...none, attended: false });
    const ended = play({ ...start, brief: { ...start.brief, budget: { tokens: 1 } } }).run(inEveryForm());
    assert.equal(ended.status, 'over-budget');
    assert.doesNotMatch(ended.runs.at(-1)?.turns[0]?.text ?? '#', /#/);
  });

  it('another round is one round of the table, a vote and the synthesis', () => {
    const game = play(councilOf('roundtable', { ...none, maxRounds: 2 }));
    game.run(inEveryForm({ stance: () => 'partial' }));
    game.tell({ type: 'person.decided', council: game.council().id, by: 'Papa', verdict: 'another-round' });
    assert.deepEqual(
      held(game.run(inEveryForm({ stance: () => 'partial' })))
        .slice(-3)
        .map((each) => each.split(' ')[0]),
      ['DELIBERATE', 'VOTE', 'SYNTHESIZE'],
    );
  });
});

describe('§7 every protocol', () => {
  for (const id of Object.keys(builtInProtocols))
    it(`${id} ends and waits for a decision, and unattended as recommended`, () => {
      assert.equal(play(councilOf(id)).run(inEveryForm()).status, 'decision');
      assert.equal(play(councilOf(id, { attended: false })).run(inEveryForm()).status, 'recommended');
    });

  it('seats that answer with a flipped vote and no new words are flagged; it changes no vote', () => {
    const game = play(councilOf('debate', { qa: undefined }));
    const ended = game.run(
      inEveryForm({
        vote: ({ phase, seat }) => (seat.id === 'sage' && phase.id === 'CHALLENGE' ? 'disagree' : 'agree'),
        words: ({ seat }) =>
          `${seat.id} holds that one must weigh every single risk before anything is done at all.`,
      }),
    );
    const sage = ended.runs
      .find((run) => run.phase === 'RESOLVE')
      ?.turns.find((turn) => turn.seat === 'sage');
    assert.ok(
      sage?.flags?.some((flag) => flag.code === 'conforms'),
      JSON.stringify(sage?.flags),
    );
  });

  it('an anonymous council shows letters: no scene holds a name or an id of another seat', () => {
    for (const id of Object.keys(builtInProtocols)) {
      const start = councilOf(id);
      const game = play({ ...start, brief: { ...start.brief, anonymous: true } });
      game.run(
        inEveryForm({
          words: ({ seat }) => `As ${seat.name} said, @${seat.id} agrees with henry-like care.`,
        }),
      );
      for (const scene of game.scenes) {
        const { seat: _seat, ...shown } = scene;
        assert.doesNotMatch(
          JSON.stringify([shown.table, shown.others, shown.documents, shown.questions]),
          /"(henry|sage|nova|Henry|Sage|Nova)"/,
        );
      }
    }
  });
});
