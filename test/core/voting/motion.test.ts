/** Proposals with letters, and the one of them that is put to the vote. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Council } from '../../../src/core/councils/council.ts';
import { motionPutIn } from '../../../src/core/councils/people/putMotion.ts';
import type { Phase } from '../../../src/core/councils/protocols/protocol.ts';
import { chosenMotion, isDocumentMotion, motionPut } from '../../../src/core/councils/voting/motion.ts';
import { dealtLetters, letterAt, letterOf, proposalOf } from '../../../src/core/councils/voting/proposals.ts';
import type { ChallengeReading, Reading } from '../../../src/core/forms/reading.ts';
import { challenge, four, heard, position, stamped, turn } from '../../support/stampedCouncils.ts';

const frame = (...options: string[]): Reading => ({ form: 'frame', headings: [], options, problems: [] });

/** Each seat proposes something of its own; the seed deals the letters. */
const collected = (council: Council = stamped()): Council =>
  heard(
    council,
    'COLLECT',
    Object.fromEntries(
      council.seats.filter((seat) => seat.votes).map(({ id }) => [id, position(`do it as ${id} says`)]),
    ),
  );

const seatOf = (council: Council, letter: string): string => proposalOf(council, letter)?.seat ?? '';

/** What each author of a letter says in CHALLENGE, and the motion that comes of it. */
function put(said: Record<string, Partial<ChallengeReading>>, before: Council = collected()) {
  const council = heard(
    before,
    'CHALLENGE',
    Object.fromEntries(
      Object.entries(said).map(([letter, reading]) => [seatOf(before, letter), challenge(reading)]),
    ),
  );
  return chosenMotion(council, council.runs.at(-1) as Council['runs'][number]);
}

const ranked = (line: string): string[][] => line.split(' > ').map((tier) => tier.split(' = '));

describe('Deliberation §1 proposals', () => {
  it('have a letter each, dealt by the seed: another seed deals them otherwise, the same one alike', () => {
    const letters = (seed: number) =>
      [...dealtLetters({ ...stamped(), seed })].map(([seat, letter]) => seat + letter);
    const dealt = new Set(Array.from({ length: 40 }, (_, seed) => letters(seed).join()));
    assert.ok(dealt.size > 8, `${dealt.size} ways`);
    assert.deepEqual(letters(7), letters(7));
    for (const [, letter] of dealtLetters(stamped()))
      assert.equal([...dealtLetters(stamped()).values()].filter((each) => each === letter).length, 1);
  });

  it('keep their letter when they are put in other words, and a seat that was absent keeps its own free', () => {
    const table = stamped(four, 'roundtable');
    const first = heard(table, 'DELIBERATE', {
      henry: turn({ position: 'now' }),
      sage: turn({ position: 'later' }),
      nova: null,
    });
    assert.deepEqual(first.proposals?.map(({ seat }) => seat).toSorted(), ['henry', 'sage']);
    const second = heard(first, 'DELIBERATE', {
      henry: turn({ position: 'next week' }),
      sage: null,
      nova: turn({ position: 'never' }),
    });
    assert.equal(letterOf(second, 'henry'), letterOf(first, 'henry'));
    assert.equal(proposalOf(second, letterOf(second, 'henry'))?.text, 'next week');
    assert.equal(proposalOf(second, letterOf(second, 'sage'))?.text, 'later');
    assert.equal(letterOf(second, 'nova'), dealtLetters(table).get('nova'));
  });

  it('are the first sentence of an answer that names none', () => {
    const council = heard(stamped(), 'COLLECT', { henry: position(), sage: position('wait') });
    assert.equal(proposalOf(council, letterOf(council, 'henry'))?.text, 'The words of henry.');
  });

  it('are the options that a frame names, in its order, once each', () => {
    const council = heard(stamped(four, 'analysis'), 'FRAME', {
      maman: frame('Postgres', 'SQLite', '**postgres**', ' '),
    });
    assert.deepEqual(council.proposals, [
      { letter: 'A', text: 'Postgres' },
      { letter: 'B', text: 'SQLite' },
    ]);
    const again = heard(council, 'FRAME', { maman: frame('SQLite', 'MySQL') });
    assert.deepEqual(
      again.proposals?.map(({ letter, text }) => `${letter} ${text}`),
      ['A Postgres', 'B SQLite', 'C MySQL'],
    );
  });

  it('have letters without digits past Z, so that none reads as a point or a criterion', () =>
    assert.deepEqual([0, 25, 26, 27, 52].map(letterAt), ['A', 'Z', 'AA', 'AB', 'BA']));

  it('are none in a council of an earlier release', () => {
    const { votesOn: _votesOn, ...before } = stamped();
    assert.equal(heard(before, 'COLLECT', { henry: position('now') }).proposals, undefined);
  });
});

describe('Deliberation §1 the motion', () => {
  it('is what everyone backs', () => {
    const motion = put({
      A: { backs: 'B' },
      B: { backs: 'B' },
      C: { backs: 'B' },
      D: { backs: 'B', vote: 'nuance' },
    });
    assert.equal(motion?.letter, 'B');
    assert.equal(motion?.by, 'all-back-it');
  });

  it('is else the winner of the rankings, one’s own answer not counted', () => {
    const motion = put({
      A: { backs: 'A', ranking: ranked('A > B > C > D') },
      B: { backs: 'B', ranking: ranked('B > A > C > D') },
      C: { backs: 'C', ranking: ranked('C > B > D > A') },
      D: { backs: 'D', ranking: ranked('D > B > C > A') },
    });
    assert.equal(motion?.letter, 'B');
    assert.equal(motion?.by, 'ranking');
    assert.equal(motion?.text, proposalOf(collected(), 'B')?.text);
    assert.equal(motion?.order?.[0], 'B');
    assert.equal(motion?.order?.length, 4);
    assert.equal(motion?.tie, undefined);
  });

  const equal = ranked('A = B = C = D');
  it('goes by the number of backers where the rankings are equal', () => {
    const motion = put({
      A: { backs: 'D', ranking: equal },
      B: { backs: 'D', ranking: equal },
      C: { backs: 'A', ranking: equal },
    });
    assert.equal(motion?.letter, 'D');
    assert.deepEqual(motion?.tie, { letters: ['A', 'B', 'C', 'D'], by: 'backers' });
  });

  it('then by the mean confidence of the backers', () => {
    const motion = put({
      A: { backs: 'A', ranking: equal, confidence: 2 },
      B: { backs: 'A', ranking: equal, confidence: 4 },
      C: { backs: 'C', ranking: equal, confidence: 4 },
      D: { backs: 'C', ranking: equal, confidence: 4 },
    });
    assert.equal(motion?.letter, 'C');
    assert.deepEqual(motion?.tie, { letters: ['A', 'B', 'C', 'D'], by: 'confidence' });
  });

  it('and then by the letter', () => {
    const motion = put({ D: { backs: 'D', ranking: equal }, C: { backs: 'C', ranking: equal } });
    assert.equal(motion?.letter, 'C');
    assert.equal(motion?.tie?.by, 'letter');
  });

  it('is what most back where no later phase can vote on it, ties by the rankings', () => {
    const two = (said: Record<string, Partial<ChallengeReading>>) =>
      put(said, collected(stamped(four, 'debate', 2)));
    const most = two({
      A: { backs: 'A', ranking: ranked('D > C > B') },
      B: { backs: 'A', ranking: ranked('D > A > C') },
      C: { backs: 'D', ranking: ranked('D > A > B') },
      D: { backs: 'D', ranking: ranked('B > A > C') },
    });
    assert.equal(most?.letter, 'D');
    assert.equal(most?.by, 'backers');
    assert.deepEqual(most?.tie, { letters: ['A', 'D'], by: 'ranking' });
    assert.equal(two({ A: { backs: 'C' }, B: { backs: 'C' }, D: { backs: 'D' } })?.letter, 'C');
  });

  it('is none where nobody says what they back nor how they rank', () => {
    assert.equal(put({ A: {}, B: {}, C: {} }), undefined);
    assert.equal(put({ A: { backs: 'Z' }, B: { ranking: [['Y']] } }), undefined);
  });

  it('passes over a letter that is not there, and counts the rest', () => {
    const motion = put({
      A: { backs: 'Z', ranking: ranked('Q > C') },
      B: { backs: 'C', ranking: ranked('C > Z > D') },
    });
    assert.equal(motion?.letter, 'C');
    assert.equal(motion?.by, 'ranking');
  });

  it('takes in its author’s own amendment and nobody else’s', () => {
    const said = (author: Partial<ChallengeReading>) =>
      put({
        A: { backs: 'B', amendment: 'only on Sundays', ranking: ranked('B > C') },
        B: author,
        C: { backs: 'B', ranking: ranked('B > A') },
        D: { backs: 'D', ranking: ranked('B > A') },
      });
    assert.equal(said({ backs: 'B', amendment: 'after a rehearsal' })?.amended, 'after a rehearsal');
    assert.equal(said({ backs: 'A', amendment: 'after a rehearsal' })?.amended, undefined);
    assert.equal(said({ backs: 'B' })?.amended, undefined);
  });

  it('of a round table is the position that the stances favour, ties by confidence and letter', () => {
    const say = (stances: [string, 'agree' | 'partial' | 'disagree'][], confidence = 3) =>
      turn({ position: 'mine', confidence, stances: stances.map(([seat, stance]) => ({ seat, stance })) });
    const table = heard(stamped(['henry', 'sage', 'nova'], 'roundtable'), 'DELIBERATE', {
      henry: say([
        ['sage', 'agree'],
        ['nova', 'disagree'],
      ]),
      sage: say([
        ['henry', 'agree'],
        ['nova', 'partial'],
      ]),
      nova: say([
        ['henry', 'disagree'],
        ['sage', 'agree'],
      ]),
    });
    const motion = chosenMotion(table, table.runs.at(-1) as Council['runs'][number]);
    assert.equal(motion?.seat, 'sage');
    assert.equal(motion?.by, 'stances');
    const even = heard(stamped(['henry', 'sage'], 'roundtable'), 'DELIBERATE', {
      henry: say([['sage', 'agree']], 2),
      sage: say([['henry', 'agree']], 5),
    });
    const decided = chosenMotion(even, even.runs.at(-1) as Council['runs'][number]);
    assert.equal(decided?.seat, 'sage');
    assert.equal(decided?.tie?.by, 'confidence');
  });

  it('of an analysis is an option; the merged scores break ties before the backers do', () => {
    const matrix = (...scores: [string, number][]): Reading => ({
      form: 'matrix',
      rows: scores.map(([option, score]) => ({ option, pros: '', cons: '', cost: '', risks: '', score })),
      problems: [],
    });
    const framed = heard(stamped(['henry', 'sage'], 'analysis'), 'FRAME', {
      maman: frame('Postgres', 'SQLite', 'Files'),
    });
    const scored = heard(framed, 'EVALUATE', {
      henry: matrix(['Postgres', 3], ['SQLite', 4], ['Files', 1]),
      sage: matrix(['postgres', 3], ['SQLite', 5], ['Redis', 5]),
    });
    const before = chosenMotion(scored, scored.runs.at(-1) as Council['runs'][number]);
    assert.deepEqual([before?.letter, before?.by, before?.order], ['B', 'scores', ['B', 'A', 'C']]);
    const voted = heard(scored, 'CHALLENGE', {
      henry: challenge({ backs: 'A', ranking: ranked('A > B') }),
      sage: challenge({ backs: 'B', ranking: ranked('B > A') }),
    });
    const motion = chosenMotion(voted, voted.runs.at(-1) as Council['runs'][number]);
    assert.equal(motion?.letter, 'B');
    assert.deepEqual(motion?.tie, { letters: ['A', 'B'], by: 'scores' });
  });
});

describe('Deliberation §1 the document as motion', () => {
  it('is what a review votes on, in the document’s own title, else in the question’s words', () => {
    const prd = stamped(four, 'prd');
    const review = {
      ...(prd.protocol.phases.find(({ id }) => id === 'REVIEW') as Phase),
      form: 'review' as const,
    };
    const before = motionPut(prd, review, false);
    assert.deepEqual(before, { text: prd.brief.question, by: 'document' });
    const written = heard(prd, 'DRAFT', {
      nova: { form: 'draft', title: 'PRD: the cache', headings: [], problems: [] },
    });
    const put = motionPut(written, review, false);
    assert.deepEqual(put, { text: 'PRD: the cache', seat: 'nova', by: 'document' });
    assert.ok(put && isDocumentMotion(put));
  });
});

describe('Deliberation §7 a motion in a person’s words', () => {
  const council = collected();
  const nova = letterOf(council, 'nova');
  for (const [words, expected] of [
    ['motion: C', { letter: 'C' }],
    ['Please look again.\n**Motion :** proposal C.', { letter: 'C' }],
    ['Motion : la C', { letter: 'C' }],
    ['Put C to the vote, please', { letter: 'C' }],
    ['put proposal C to a vote', { letter: 'C' }],
    ['I want you to vote on C.', { letter: 'C' }],
    ['Mets la C aux voix', { letter: 'C' }],
    ['mettez la proposition C au vote', { letter: 'C' }],
    ['Votez sur la C.', { letter: 'C' }],
    ['Soumettez « C » au vote', { letter: 'C' }],
    ['motion: @nova', { letter: nova }],
    ['Motion: Stay on VMs until March', { text: 'Stay on VMs until March' }],
    ['Motion : « Rester sur les VM »', { text: 'Rester sur les VM' }],
    ['motion: Z', undefined],
    ['Put Z to the vote', undefined],
    ['put a limit to the vote', undefined],
    ['I like the motion; think about C again', undefined],
    ['vote on A better plan', undefined],
    ['', undefined],
  ] as const)
    it(JSON.stringify(words), () => assert.deepEqual(motionPutIn(words, council), expected));
});
