/** What is said of a work or a motion as a whole: reviews, syntheses, final positions, frames. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readAs, motionTable as table } from '../../support/readAs.ts';

describe('§7 a review', () => {
  it('has a verdict, findings and what is good', () => {
    const reading = readAs(
      'review',
      'Verdict: approve with changes\nFindings:\n- [blocking] [src/a.ts:12] the key is logged — anyone reads it — mask it\n- [minor] a typo\n- **Major**: no test — regressions — add one\n\nWhat is good:\n- small\nConfidence: 4',
      table,
    );
    assert.deepEqual(reading.findings, [
      {
        severity: 'blocking',
        text: 'the key is logged',
        why: 'anyone reads it',
        mend: 'mask it',
        place: { path: 'src/a.ts', line: 12 },
      },
      { severity: 'minor', text: 'a typo' },
      { severity: 'major', text: 'no test', why: 'regressions', mend: 'add one' },
    ]);
    assert.deepEqual(
      [reading.vote, reading.good, reading.confidence, reading.missing],
      ['nuance', ['small'], 4, undefined],
    );
    const french = readAs(
      'review',
      'Verdict : bloqué\nConstats :\n- [bloquant] pas de test\n- [mineur] faute',
      table,
    );
    assert.deepEqual(
      [french.vote, french.findings.map(({ severity }) => severity)],
      ['disagree', ['blocking', 'minor']],
    );
    assert.deepEqual(readAs('review', 'Verdict: approve\nFindings: none', table).findings, []);
    const [blocking] = readAs(
      'review',
      'Verdict: block\nFindings:\n- blocking, a.ts:2: no key',
      table,
    ).findings;
    assert.deepEqual(blocking, { severity: 'blocking', text: 'no key', place: { path: 'a.ts', line: 2 } });
    const [dotted] = readAs(
      'review',
      'Verdict: block\nFindings:\n- blocking · [a.ts:2] no key',
      table,
    ).findings;
    assert.deepEqual(dotted, blocking);
  });

  it('approves only where it plainly says so', () => {
    const said = {
      agree: ['approve', 'Approved.', 'approuvé', 'LGTM', 'approve with no changes', '✅ approve'],
      nuance: [
        'approve with changes',
        'approuvé avec changements',
        'request changes',
        'approve, with minor changes',
      ],
      disagree: ['block', 'bloqué', 'blocked', 'not approved', 'reject', 'block, unless it is mended'],
      unreadable: [
        'approve?',
        'I cannot approve',
        'would approve',
        'approve | approve with changes | block',
        'don’t block',
        '',
      ],
    };
    for (const [vote, values] of Object.entries(said))
      for (const value of values)
        assert.equal(readAs('review', `Verdict: ${value}`, table).vote, vote, value);
  });
});

describe('§7 a synthesis', () => {
  it('is read by its sections, the answer whole', () => {
    const reading = readAs(
      'synthesis',
      'Follows the motion: no, because the copy is old\n\n## Answer\nDo B.\n\n### How\n1. a\n\n## Why\n- the cost — @nova\n- @gpt: speed\n\n## First steps\n1. Test the restore — @nova — by Friday\n2. Write it\n\n## Risks accepted\n- none\n\n## Still open\n- P2\n\n## Minority report\n- @gpt: no\n\n## What would change this\n- a leak',
      table,
    );
    assert.deepEqual(
      [
        reading.recommendation,
        reading.follows,
        reading.why,
        reading.steps,
        reading.revisit,
        reading.minority,
      ],
      [
        'Do B.\n\n### How\n1. a',
        { motion: false, because: 'the copy is old' },
        [
          { seat: 'nova', text: 'the cost' },
          { seat: 'gpt', text: 'speed' },
        ],
        [{ text: 'Test the restore', owner: 'nova', when: 'by Friday' }, { text: 'Write it' }],
        ['a leak'],
        [{ seat: 'gpt', text: 'no' }],
      ],
    );
  });

  it('tells of open points, and says nothing to them', () => {
    const reading = readAs('synthesis', '## Answer\nDo B.\n## Still open\n- P1: who answers — @sage', table);
    assert.equal(reading.onPoints, undefined);
  });

  it('keeps in its answer what stands there under smaller labels', () => {
    const reading = readAs(
      'synthesis',
      'Follows the motion: yes\n\n## Answer\nDo B.\n\n**Why:** it is short\n\n### Risks\n- of B\n\n## Why\n- x\n\n## Risks\n- y',
      table,
    );
    assert.equal(reading.recommendation, 'Do B.\n\n**Why:** it is short\n\n### Risks\n- of B');
    assert.deepEqual([reading.why, reading.risks], [[{ text: 'x' }], ['y']]);
    const bold = readAs('synthesis', '## Answer\nDo B.\n\n**Why**\n- x', table);
    assert.deepEqual([bold.recommendation, bold.why], ['Do B.', [{ text: 'x' }]]);
  });

  it('that says in its first line that it departs from the motion departs from it', () => {
    const reading = readAs(
      'synthesis',
      '## Answer\nThis departs from the motion because the copy is old.',
      table,
    );
    assert.deepEqual(reading.follows, { motion: false, because: 'the copy is old.' });
    const other = readAs('synthesis', '## Answer\nNothing here departs from the motion.', table);
    assert.deepEqual([other.follows, other.missing], [undefined, ['follows']]);
  });

  it('follows the motion only where it plainly says so', () => {
    const follows = (value: string) => readAs('synthesis', `Follows the motion: ${value}`, table).follows;
    for (const value of ['yes', 'Yes.', 'oui', 'yes, as amended', '**yes**'])
      assert.deepEqual(follows(value), { motion: true }, value);
    for (const value of [
      'no',
      'non, parce que c’est cher',
      'yes, but for the date',
      'partly',
      'oui, sauf la date',
    ])
      assert.equal(follows(value)?.motion, false, value);
    for (const value of ['yes | no, because …', 'maybe', '', 'yes?', 'n/a'])
      assert.equal(follows(value), undefined, value);
  });
});

describe('§7 a final position', () => {
  it('says what changed the mind and what it needs', () => {
    const reading = readAs(
      'final',
      'Vote: nuance\nWhat changed my mind: Nova’s number\nTo agree I need: a test\nBlocking issues: none\nConfidence: 4',
      table,
    );
    assert.deepEqual(
      [reading.changedMind, reading.needs, reading.confidence, reading.missing],
      ['Nova’s number', 'a test', 4, undefined],
    );
    const french = readAs(
      'final',
      '- **Vote** : agree\n- **Ce qui m’a fait changer d’avis** : rien\n- **Pour être d’accord, il me faut** : un test\n**Points bloquants :** aucun',
      table,
    );
    for (const none of [
      'nothing',
      'Nothing changed my mind',
      'N/A (I did not move)',
      'rien',
      'Nothing; it only confirmed it',
    ])
      assert.equal(readAs('final', `What changed my mind: ${none}`, table).changedMind, undefined, none);
    assert.ok(readAs('final', 'What changed my mind: nothing but Nova’s number', table).changedMind);
    assert.deepEqual([french.changedMind, french.needs, french.missing], [undefined, 'un test', undefined]);
  });
});

describe('§7 a vote that names its object', () => {
  const vote = (value: string, motion = 'B') =>
    readAs('final', `Vote: ${value}\nBlocking issues: none`, { ...table, motion }).vote;

  it('agrees where that is what the vote is on, and with nothing else', () => {
    for (const value of [
      'agree with Nova',
      'agree with B',
      'I agree with Nova’s proposal',
      'd’accord avec Nova',
    ])
      assert.deepEqual([vote(value), vote(value, 'A')], ['agree', 'unreadable'], value);
    for (const value of ['agree with B if it is tested', 'agree with B and D', 'agree with Nova?'])
      assert.equal(vote(value), 'unreadable', value);
    assert.equal(vote('agree, I cannot find a flaw'), 'agree');
    const challenge = (backs: string) =>
      readAs('challenge', `Backs: ${backs}\nVote: agree with Nova`, table).vote;
    assert.deepEqual([challenge('B'), challenge('A')], ['agree', 'unreadable']);
  });
});

describe('§7 a frame', () => {
  it('names its options', () => {
    const reading = readAs(
      'frame',
      '# Which?\n## Options\n- **Postgres**: a\n- SQLite — b\n- Files: c\n## Criteria\n- cost',
      table,
    );
    assert.deepEqual(reading.options, ['Postgres', 'SQLite', 'Files']);
  });
});
