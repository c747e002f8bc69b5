/** What is not plainly agreement is not agreement: in votes, stances, ballots and the marks of a gate. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readStance, readVote } from '../../../src/core/forms/fields/votes.ts';
import { codes, readAs } from '../../support/readAs.ts';

describe('consent is what plainly says so', () => {
  for (const words of [
    'agree — the restore was tested on Monday',
    'I agree with the proposal.',
    'I vote agree, we can conclude now',
    '**Agree**: fully',
    '✅ agree, no blocking issue',
    'je suis tout à fait d’accord',
    'd’accord pour conclure',
    'Je vote pour.',
    'oui',
  ])
    it(`“${words}” agrees`, () => assert.equal(readVote(words), 'agree'));

  it('is a vote of its own, whatever is said of a point on the line below it', () => {
    const reading = readAs('final', '**Vote**: no\n- [x] P2: kept, not withdrawn\n**Blocking issues:** none');
    assert.equal('vote' in reading && reading.vote, 'disagree');
  });

  const never: [string, string[]][] = [
    [
      'denied',
      [
        'I cannot vote agree before the restore is tested',
        'je ne peux pas voter pour',
        'Je ne peux pas voter pour cette proposition',
        'nobody agrees',
        'no agree',
        'pas pour',
        'agree — not before the restore is tested',
        'agree, not yet',
      ],
    ],
    [
      'refused',
      ['I refuse to agree', 'unable to agree', 'agree, I will not sign it', '❌ agree', '👎 agree'],
    ],
    [
      'conditional',
      [
        'agree if the restore is tested',
        'agree (if the restore is tested)',
        'agree once it is tested',
        'agree, provided that someone owns it',
        'agree, but only with a rollback',
        'agree, after the restore test',
        'I would agree',
        'I might agree',
        'd’accord si la restauration est testée',
        'd’accord à condition de tester',
        'd’accord, sous réserve de tests',
        'oui mais pas avant les tests',
        'agree with reservations',
        'd’accord avec des réserves',
        'agree in principle',
        'mostly agree',
        'agree, sort of',
        'agree (reluctantly)',
        'agree: 50 %',
        'oui, attendre',
      ],
    ],
    ['asked', ['agree?', 'd’accord ?', 'agree — is the restore tested?']],
    ['abstaining', ['I abstain', 'pour l’instant, je m’abstiens', 'agree — no, I abstain']],
    [
      'two words',
      ['agree / nuance', 'agree | disagree | nuance', 'agree, with a nuance', 'agree or disagree'],
    ],
    [
      'others’',
      ['Nova votes agree', '“agree”, says Nova', 'Nova: agree', 'agree (Nova)', 'everyone else agrees'],
    ],
  ];
  for (const [how, all] of never)
    for (const words of all)
      it(`${how}: “${words}” is unreadable, so that it is asked for again`, () =>
        assert.equal(readVote(words), 'unreadable'));

  it('an objection stays one, whatever the words behind it speak of', () => {
    for (const words of ['disagree — I agree on the cost only', '~~agree~~ disagree', 'je vote contre'])
      assert.equal(readVote(words), 'disagree', words);
    for (const words of ['nuance: I agree on most', 'nuance — pour avancer, il faut tester'])
      assert.equal(readVote(words), 'nuance', words);
    assert.equal(readVote('I do not disagree'), 'unreadable');
  });

  it('a line that goes on with the vote is part of it', () => {
    for (const text of [
      '- **Vote**: agree\n  only if the restore is tested',
      '- **Vote**: agree\n  - once the restore is tested',
      '## Vote\nagree\n\nProvided the restore is tested.',
      '**Vote** : d’accord\nsi la restauration est testée',
    ])
      assert.equal(readAs('final', text).vote, 'unreadable', text);
    assert.equal(readAs('final', '- **Vote**: agree\nThe plan is sound.').vote, 'agree');
  });

  it('the choice of the form, left in place above the vote, is no second vote', () => {
    const text = '- **Vote**: agree | disagree | nuance\n- **Vote**: disagree';
    assert.equal(readAs('final', text).vote, 'disagree');
  });

  it('stance: what is denied, asked or conditional is none of the three', () => {
    for (const words of [
      'I do not maintain it',
      'je ne maintiens pas',
      'maintain?',
      'I would amend',
      'maintain if tested',
    ])
      assert.equal(readStance(words), undefined, words);
    assert.equal(readStance('maintain — no change is needed'), 'maintain');
    assert.equal(readStance('amende'), 'amend');
  });

  it('ballot: an agreement with a condition is a partial one, a refused one none', () => {
    const stanceOf = (words: string) =>
      readAs('ballot', `## Agreement\n- @gpt: ${words}`).stances.find((each) => each.seat === 'gpt')?.stance;
    for (const words of [
      'agree — if the restore is tested',
      'agree — but the cost is off',
      'agree — I would, once tested',
      'd’accord — à condition de tester',
    ])
      assert.equal(stanceOf(words), 'partial', words);
    for (const words of ['I cannot agree yet', 'agree?', 'I would agree', 'agree if it is tested'])
      assert.notEqual(stanceOf(words), 'agree', words);
    assert.equal(stanceOf('agree — the cost is right'), 'agree');
  });

  it('gate: a ✅ with a condition, a question or a “not yet” judges nothing; of two marks side by side the worse stands', () => {
    for (const line of [
      '- ✅ Risks: once the rollback is written',
      '- ✅ Risks: not tested yet',
      '- ✅ Risks: is there a rollback?',
      '- ✅ Risques : sous réserve de tests',
      '- Risks: not ✅',
    ]) {
      const reading = readAs('qa', line);
      assert.equal(reading.verdict, 'unreadable', line);
      assert.deepEqual(codes(reading), ['verdict-missing']);
    }
    assert.equal(readAs('qa', '- ✅❌ Risks: no rollback').verdict, 'fail');
    assert.equal(readAs('qa', '- ✅ Risks: no risk is left without its owner').points.risks?.mark, 'pass');
  });
});
