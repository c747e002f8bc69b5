/** The ledger of points, line by line: what a reply does to a point, who closes it, and when it is the same one. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { PhaseRun } from '../../../src/core/councils/council.ts';
import type { Point } from '../../../src/core/councils/motion.ts';
import { blockingPoints, isOpen, openPoints, withWaived } from '../../../src/core/councils/voting/ledger.ts';
import type { PointWord } from '../../../src/core/forms/reading.ts';
import { after, challenged, lines, named, noted, says, stamped, story } from '../../support/ledgers.ts';

type Row = [who: string, said: string, status: Point['status'], noted?: string];

/** Each line is said alone in RESOLVE, by a seat, of the three points above. */
const rows: Row[] = [
  // A contest of Blaise's, put to Nova.
  ['blaise', 'P1: withdrawn — it was tested', 'withdrawn'],
  ['blaise', 'P1: withdrawn', 'withdrawn'],
  ['blaise', 'P1: waived — enough', 'withdrawn'],
  ['blaise', 'P1: kept — promised, not run', 'kept'],
  ['blaise', 'P1: disputed — that is no answer', 'kept'],
  ['blaise', 'P1: declined — that is no answer', 'kept'],
  ['blaise', 'P1: withdrawn — if it is tested first', 'kept'],
  ['blaise', 'P1: withdrawn — once it was tested', 'kept'],
  ['blaise', 'P1: withdrawn — fine by me, provided it is tested', 'kept'],
  ['blaise', 'P1: withdrawn — à condition de le tester', 'kept'],
  ['blaise', 'P1: withdrawn — bien, sous réserve d’un essai', 'kept'],
  ['blaise', 'P1: withdrawn — the copy is read-only, so nothing is lost if it fails', 'withdrawn'],
  ['blaise', 'P1: answered', 'open', 'point-unclear P1'],
  ['blaise', 'P1: accepted', 'open', 'point-unclear P1'],
  ['blaise', 'P1: mended', 'open', 'point-unclear P1'],
  ['nova', 'P1: answered — it ran last night', 'answered'],
  ['nova', 'P1: mended — I tested it', 'answered'],
  ['nova', 'P1: disputed — it is tested', 'answered'],
  ['nova', 'P1: accepted — right', 'answered'],
  ['nova', 'P1: declined — no', 'answered'],
  ['nova', 'P1: withdrawn', 'open', 'point-not-theirs P1'],
  ['nova', 'P1: waived', 'open', 'point-not-theirs P1'],
  ['nova', 'P1: kept', 'open', 'point-not-theirs P1'],
  ['sage', 'P1: answered', 'open', 'point-not-theirs P1'],
  ['sage', 'P1: withdrawn', 'open', 'point-not-theirs P1'],
  // A blocking issue of Henry's, put to everyone.
  ['sage', 'P2: answered — there is a drill', 'answered'],
  ['sage', 'P2: withdrawn', 'open', 'point-not-theirs P2'],
  ['henry', 'P2: withdrawn — the drill was held', 'withdrawn'],
  ['henry', 'p2: withdrawn', 'withdrawn'],
  ['henry', 'P02: withdrawn', 'withdrawn'],
  // An amendment of Sage's, put to Nova, whose motion it is.
  ['nova', 'P3: accepted', 'accepted'],
  ['nova', 'P3: declined — a week shows nothing', 'declined'],
  ['nova', 'P3: accepted — if it is two weeks', 'answered'],
  ['nova', 'P3: answered — a week is short', 'answered'],
  ['nova', 'P3: withdrawn', 'open', 'point-not-theirs P3'],
  ['sage', 'P3: withdrawn', 'withdrawn'],
  ['sage', 'P3: accepted', 'open', 'point-unclear P3'],
  ['henry', 'P3: accepted', 'open', 'point-not-theirs P3'],
  ['henry', 'P3: declined', 'open', 'point-not-theirs P3'],
];

describe('§2 what a line about a point does', () => {
  for (const [who, said, status, problem] of rows)
    it(`${who}: “${said}” leaves it ${status}${problem ? `, and is noted: ${problem}` : ''}`, () => {
      const council = after(challenged(), 'RESOLVE', [says(who, 'final', { onPoints: lines(said) })]);
      const id = lines(said)[0]?.id.replace(/^P0*/i, 'P') ?? '';
      assert.equal(named(council, id).status, status);
      assert.deepEqual(noted(council, who), problem ? [problem] : []);
    });

  it('of an unknown id moves nothing, and is noted', () => {
    const before = challenged();
    const council = after(before, 'RESOLVE', [
      says('maman', 'response', { onPoints: lines('P9: withdrawn', 'P0: waived', 'constructor: waived') }),
    ]);
    assert.deepEqual(council.points, before.points);
    assert.deepEqual(noted(council, 'maman'), [
      'point-unknown P9',
      'point-unknown P0',
      'point-unknown constructor',
    ]);
  });

  it('what the reader noted already is not noted again', () => {
    const problems = [{ code: 'point-unknown' as const, detail: 'P9' }];
    const council = after(challenged(), 'RESOLVE', [
      says('nova', 'final', { problems, onPoints: lines('P9: withdrawn') }),
    ]);
    assert.deepEqual(noted(council, 'nova'), ['point-unknown P9']);
  });

  it('lines that differ close nothing', () => {
    const both = lines('P2: withdrawn', 'P2: kept — on second thoughts');
    for (const onPoints of [both, both.toReversed()]) {
      const council = after(challenged(), 'RESOLVE', [says('henry', 'final', { onPoints })]);
      assert.equal(named(council, 'P2').status, 'kept');
      assert.deepEqual(noted(council, 'henry'), ['point-unclear P2']);
    }
    const torn = after(challenged(), 'RESOLVE', [
      says('nova', 'final', { onPoints: lines('P3: accepted', 'P3: declined') }),
    ]);
    assert.equal(named(torn, 'P3').status, 'open');
  });

  it('the same line a hundred times is one', () => {
    const onPoints = Array.from({ length: 100 }, (): PointWord => ({ id: 'P2', word: 'kept' }));
    const council = after(challenged(), 'RESOLVE', [says('henry', 'final', { onPoints })]);
    assert.equal(story(named(council, 'P2')), 'henry made, henry kept');
  });

  it('an author who speaks beside the answer has the later word, in whatever order they sit', () => {
    const answer = says('nova', 'final', { onPoints: lines('P1: answered — it ran') });
    const keep = says('blaise', 'final', { onPoints: lines('P1: kept — not by me') });
    for (const turns of [
      [answer, keep],
      [keep, answer],
    ])
      assert.equal(
        story(named(after(challenged(), 'RESOLVE', turns), 'P1')),
        'blaise made, nova answered “it ran”, blaise kept “not by me”',
      );
  });

  it('where they speak in turn, an answer that comes later stands', () => {
    const council = after(challenged(), 'DELIBERATE', [
      says('blaise', 'turn', { onPoints: lines('P1: kept') }),
      says('nova', 'turn', { onPoints: lines('P1: answered') }),
    ]);
    assert.equal(named(council, 'P1').status, 'answered');
  });

  it('is read in any form', () => {
    const council = after(challenged(), 'COLLECT', [
      says('henry', 'position', { onPoints: lines('P2: withdrawn') }),
    ]);
    assert.equal(named(council, 'P2').status, 'withdrawn');
  });

  it('in a last word is told, not said: nothing moves, nothing is noted, even of its own', () => {
    const before = challenged();
    const council = after(before, 'SYNTHESIZE', [
      says('henry', 'synthesis', { onPoints: lines('P1: kept', 'P2: withdrawn', 'P9: kept') }),
    ]);
    assert.deepEqual(council.points, before.points);
    assert.deepEqual(noted(council, 'henry'), []);
  });

  it('the owner of what is reviewed may answer any point about it', () => {
    const council = after(challenged({ owner: 'henry' }), 'RESPOND', [
      says('henry', 'response', { onPoints: lines('P1: mended — here', 'P3: accepted') }),
    ]);
    assert.equal(named(council, 'P1').status, 'answered');
    assert.equal(named(council, 'P3').status, 'open');
  });
});

describe('§2 who closes a point', () => {
  const judged = (said: string, qa = 'maman') =>
    after(challenged({ qa: 'maman' }), 'QA', [says(qa, 'qa', { onPoints: lines(said) })]);

  it('the judge waives or keeps one at the gate', () => {
    assert.equal(named(judged('P2: waived — the night is short'), 'P2').status, 'waived');
    assert.equal(named(judged('P2: kept — no'), 'P2').status, 'kept');
    assert.equal(named(judged('P2: waived — if there is a drill'), 'P2').status, 'kept');
    assert.equal(named(judged('P2: withdrawn'), 'P2').status, 'open');
  });

  it('nobody else who answers in the judge’s form does, nor the judge in another', () => {
    assert.equal(named(judged('P2: waived', 'sage'), 'P2').status, 'open');
    const council = after(challenged({ qa: 'sage' }), 'RESOLVE', [
      says('sage', 'final', { onPoints: lines('P2: waived') }),
    ]);
    assert.equal(named(council, 'P2').status, 'open');
  });

  it('a person waives any, with their words', () => {
    const council = withWaived(challenged(), 'P2', 'papa', 'I shall do it myself.');
    assert.equal(story(named(council, 'P2')), 'henry made, papa waived “I shall do it myself.”');
    assert.equal(isOpen(named(council, 'P2')), false);
    assert.deepEqual(withWaived(council, 'P2', 'papa', 'Again.'), council);
    assert.deepEqual(withWaived(council, 'P77', 'papa', 'Which?').points, council.points);
  });

  it('a person who sits at the table waives in a turn as well, but no check', () => {
    const seats = challenged().seats.map((each) =>
      each.id === 'nova' ? { ...each, kind: 'human' as const } : each,
    );
    const failing = after(challenged({ seats }), 'QA', [], { checks: [{ name: 'tests', state: 'failed' }] });
    const council = after(failing, 'RESOLVE', [
      says('nova', 'final', { onPoints: lines('P2: waived — I shall do it', 'P4: waived') }),
    ]);
    assert.equal(named(council, 'P2').status, 'waived');
    assert.equal(named(council, 'P4').status, 'open');
    assert.deepEqual(noted(council, 'nova'), ['point-not-theirs P4']);
  });

  it('what a person or the judge waived stays so, whatever its author says', () => {
    const waived = withWaived(challenged(), 'P2', 'papa', 'Enough.');
    const council = after(waived, 'RESOLVE', [
      says('henry', 'final', {
        onPoints: lines('P2: kept'),
        blocking: ['Nobody can flush it at night.'],
      }),
    ]);
    assert.equal(named(council, 'P2').status, 'waived');
    assert.equal(council.points?.length, 3);
  });

  it('its author may hold to what they withdrew', () => {
    let council = after(challenged(), 'RESOLVE', [
      says('henry', 'final', { onPoints: lines('P2: withdrawn') }),
    ]);
    council = after(council, 'RESOLVE', [says('sage', 'final', { onPoints: lines('P2: answered') })]);
    assert.equal(named(council, 'P2').status, 'withdrawn');
    council = after(council, 'RESOLVE', [says('henry', 'final', { onPoints: lines('P2: kept — no drill') })]);
    assert.equal(named(council, 'P2').status, 'kept');
  });

  it('an answer closes nothing, and the author’s silence after it leaves it answered', () => {
    let council = after(challenged(), 'RESOLVE', [
      says('sage', 'final', { onPoints: lines('P2: answered') }),
    ]);
    council = after(council, 'RESOLVE', [says('henry', 'final')]);
    assert.equal(named(council, 'P2').status, 'answered');
    assert.equal(story(named(council, 'P2')), 'henry made, sage answered, henry unmentioned');
    assert.ok(isOpen(named(council, 'P2')));
  });

  it('what its author does not mention stays open, and that is noted', () => {
    const council = after(challenged(), 'RESOLVE', [
      says('henry', 'final'),
      says('blaise', 'final', { onPoints: lines('P1: kept') }),
      says('nova', 'final'),
      says('sage', 'final'),
    ]);
    assert.equal(story(named(council, 'P2')), 'henry made, henry unmentioned');
    assert.equal(named(council, 'P2').status, 'open');
    assert.equal(story(named(council, 'P1')), 'blaise made, blaise kept');
    // An amendment is its addressee's to close, and so to mention.
    assert.equal(story(named(council, 'P3')), 'sage made, nova unmentioned');
  });

  it('whoever was not there, or writes what judges nothing, has not passed over anything', () => {
    const gone = { ...says('henry', 'final'), state: 'absent' as const };
    const { reading: _reading, ...away } = gone;
    const council = after(challenged(), 'RESOLVE', [away, says('maman', 'response')]);
    assert.equal(story(named(council, 'P2')), 'henry made');
  });
});

describe('§2 the same point made again is the same one', () => {
  const again = (blocking: string[], more: Partial<PhaseRun> = {}) =>
    after(challenged(), 'RESOLVE', [says('henry', 'final', { blocking })], more);

  it('in its own words, whatever their case, accents and stops', () => {
    for (const text of [
      'Nobody can flush it at night.',
      '**nobody can FLUSH it at night**',
      'Nobody  cán flush it at night!',
    ]) {
      const council = again([text]);
      assert.equal(council.points?.length, 3, text);
      assert.equal(named(council, 'P2').status, 'kept');
    }
  });

  it('by its id, with what is new of it', () => {
    const council = again(['P2: still nobody at night, and no drill']);
    assert.equal(council.points?.length, 3);
    assert.equal(story(named(council, 'P2')), 'henry made, henry kept “still nobody at night, and no drill”');
    assert.equal(again(['P2']).points?.length, 3);
    assert.equal(again(['[P2] (kept)']).points?.length, 3);
  });

  it('said twice in one reply it is one', () => {
    const council = after(stamped(), 'RESOLVE', [
      says('henry', 'final', { blocking: ['One.', 'one', 'P1'] }),
    ]);
    assert.equal(story(named(council, 'P1')), 'henry made');
    assert.equal(council.points?.length, 1);
  });

  it('by another seat it is that seat’s own, in the words of the one that it cites', () => {
    const council = after(challenged(), 'RESOLVE', [
      says('sage', 'final', { blocking: ['P2', 'P2 as Henry says'] }),
    ]);
    assert.deepEqual(
      openPoints(council)
        .filter(({ by, kind }) => by === 'sage' && kind === 'blocking')
        .map(({ id, text }) => [id, text]),
      [
        ['P4', 'Nobody can flush it at night.'],
        ['P5', 'P2 as Henry says'],
      ],
    );
  });

  it('withdrawn by one line and stated by another, it stands', () => {
    const council = after(challenged(), 'RESOLVE', [
      says('henry', 'final', {
        onPoints: lines('P2: withdrawn'),
        blocking: ['Nobody can flush it at night.'],
      }),
    ]);
    assert.equal(named(council, 'P2').status, 'kept');
  });

  it('a line that withdraws it, left among those that block, states nothing', () => {
    const council = after(challenged(), 'RESOLVE', [
      says('henry', 'final', {
        onPoints: lines('P2: withdrawn'),
        blocking: ['P2: withdrawn — there is a drill'],
      }),
    ]);
    assert.equal(named(council, 'P2').status, 'withdrawn');
    assert.equal(council.points?.length, 3);
  });

  it('a contest that its author now holds to block does block', () => {
    const council = after(challenged(), 'RESOLVE', [
      says('blaise', 'final', { blocking: ['P1: the switch is untested'], settles: { 0: 'a test' } }),
    ]);
    assert.deepEqual(
      [named(council, 'P1').kind, named(council, 'P1').to, named(council, 'P1').settles],
      ['blocking', 'nova', 'a test'],
    );
    assert.deepEqual(
      blockingPoints(council).map(({ id }) => id),
      ['P1', 'P2'],
    );
  });

  it('an amendment that its author holds to block is a point beside it', () => {
    const council = after(challenged(), 'RESOLVE', [says('sage', 'final', { blocking: ['P3'] })]);
    assert.deepEqual(
      openPoints(council).flatMap(({ id, by, kind, text }) => (by === 'sage' ? [[id, kind, text]] : [])),
      [
        ['P3', 'amendment', 'For one week only.'],
        ['P4', 'blocking', 'For one week only.'],
      ],
    );
  });

  it('put to two seats it is two', () => {
    const contests = ['nova', 'sage'].map((seat) => ({ seat, point: 'Untested.' }));
    const council = after(stamped(), 'CHALLENGE', [says('henry', 'challenge', { contests })]);
    assert.equal(council.points?.length, 2);
  });
});
