/** The fields of a vote that has an object: what is proposed, backed and ranked, and what is said of points and criteria. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readAs, motionTable as table } from '../../support/readAs.ts';

describe('§7 a position', () => {
  it('ends in a proposal, in either language', () => {
    for (const [text, proposal] of [
      ['I think so.\n\n**Proposal:** Use Postgres.', 'Use Postgres.'],
      ['Je crois.\n\n**Proposition :** Garder Postgres.', 'Garder Postgres.'],
      ['**My proposal** — Use Postgres', 'Use Postgres'],
    ] as const) {
      const reading = readAs('position', text, table);
      assert.deepEqual([reading.proposal, reading.missing], [proposal, undefined], text);
    }
  });

  it('has no line of another form in its proposal, which would be put to the vote with it', () => {
    for (const more of ['Confidence: 4', '**Vote**: agree', 'Confiance : 4/5', 'Backs: A'])
      assert.equal(
        readAs('position', `**Proposal:** Use Postgres,\nfor a year.\n${more}`, table).proposal,
        'Use Postgres, for a year.',
        more,
      );
  });

  it('without one, or with the words of the form left as they stood, lacks it', () => {
    for (const text of [
      'I think so.',
      '**Proposal:**',
      '**Proposal:** [one sentence that answers the question]',
      '**Proposition :** [une phrase]',
      '**Proposal:** none',
    ])
      assert.deepEqual(readAs('position', text, table).missing, ['proposal'], text);
  });
});

describe('§7 a backing', () => {
  const backs = (value: string) => readAs('challenge', `Backs: ${value}`, table);

  it('is of one proposal, by letter, by seat, by name, or one’s own', () => {
    const said = {
      A: ['A', '@gpt', 'GPT', 'GPT’s', 'proposal A'],
      B: [
        'B',
        '**B**',
        '[B]',
        'b',
        'B.',
        'Nova',
        '@nova’s proposal',
        'Nova’s (B)',
        'B (Nova)',
        'la proposition B',
        'celle de Nova',
        'option B by Nova',
        'I back B.',
        'B (with amendment)',
        'B, as amended',
        'B: «Use Postgres»',
        'B — because A fails',
        'B rather than A',
        'B, not A',
        'B with D’s rollback',
      ],
      C: ['my own', 'mine', 'my own (C)', 'la mienne', 'ma propre proposition', 'C, my own'],
      D: ['Éloïse GLM', '@glm', 'celle d’Éloïse GLM'],
    };
    for (const [letter, values] of Object.entries(said))
      for (const value of values) assert.equal(backs(value).backs, letter, value);
  });

  it('of two, of a letter that is not there, denied, asked or conditional is not found', () => {
    for (const value of [
      'B and D',
      'B or D',
      'B/D',
      'B, D',
      'B + D',
      'B et D',
      'Nova (C)',
      'E',
      'Z',
      'not B',
      'pas B',
      'B?',
      'B, if it is tested',
      'B — once it is tested',
      'B si on teste',
      'agree',
      '[letter]',
      '[A | B | C | D]',
      'A better one',
      'I cannot back B',
    ]) {
      const { backs: letter, missing } = backs(value);
      assert.deepEqual([letter, missing?.includes('backs')], [undefined, true], value);
    }
  });

  it('of none is said, and not asked for again', () => {
    for (const value of ['none', 'None of them', 'aucune', 'neither']) {
      const { backs: letter, missing } = backs(value);
      assert.deepEqual([letter, missing?.includes('backs')], [undefined, false], value);
    }
  });

  it('said twice must be said of the same', () => {
    assert.equal(readAs('challenge', 'Backs: B\n\nBacks: B', table).backs, 'B');
    assert.equal(readAs('challenge', 'Backs: B\n\nBacks: D', table).backs, undefined);
  });

  it('may be amended; an amendment of none is none', () => {
    assert.equal(readAs('challenge', 'Backs: B\nAmendment: test it first', table).amendment, 'test it first');
    assert.equal(readAs('challenge', 'Soutient : B\nAmendement : tester', table).amendment, 'tester');
    for (const none of ['none', 'aucun', '', '[what you would change, or none]'])
      assert.equal(readAs('challenge', `Backs: B\nAmendment: ${none}`, table).amendment, undefined, none);
  });
});

describe('§7 a ranking', () => {
  const ranking = (value: string) => readAs('challenge', `Ranking: ${value}`, table).ranking;

  it('is read in tiers, however they are drawn', () => {
    const said: Record<string, string[]> = {
      '[["B"],["D"],["A"],["C"]]': ['B > D > A > C', 'B>D>A>C', '1. B 2. D 3. A 4. C', 'B ≻ D ≻ A ≻ C'],
      '[["B"],["D"],["A"]]': [
        'B → D → A',
        'B -> D -> A',
        'B, D, A',
        '\n1. B\n2. D — close\n3. A',
        '\n- B (Nova)\n- D\n- A',
        'A < D < B',
        'B (Nova) > D (close to A) > A',
        'first B, then D, then A',
        'd’abord B, puis D, puis A',
        'Nova > @glm > GPT',
        '1st: B, 2nd: D, 3rd: A',
      ],
      '[["B","D"],["A"]]': ['B = D > A', 'B/D > A', 'B ~ D > A'],
      '[["B"],["A"]]': ['B > Z > A', 'B > A > B'],
    };
    for (const [tiers, values] of Object.entries(said))
      for (const value of values) assert.equal(JSON.stringify(ranking(value)), tiers, value);
  });

  it('that can’t be told is none, and no question is asked for it alone', () => {
    for (const value of ['none', 'B > A < C', '[letters]', 'Z > Y'])
      assert.equal(ranking(value), undefined, value);
    const whole = readAs('challenge', 'Backs: B\nVote: agree\nBlocking issues: none', table);
    assert.equal(whole.missing, undefined);
  });
});

describe('§7 what was not found is not none', () => {
  it('a reply without any blocking label lacks it', () => {
    assert.deepEqual(readAs('final', 'Vote: agree', table).missing, ['blocking']);
    assert.deepEqual(readAs('final', 'Vote: agree\nBlocking issues:', table).missing, ['blocking']);
    assert.equal(readAs('final', 'Vote: agree\nBlocking issues: none', table).missing, undefined);
  });

  it('in a council of an earlier release nothing is asked for that its forms do not have', () => {
    assert.equal(readAs('final', 'Vote: agree').missing, undefined);
  });

  it('each form has its own', () => {
    assert.deepEqual(readAs('challenge', 'Well.', table).missing, ['backs', 'vote', 'blocking']);
    assert.deepEqual(readAs('ballot', 'Well.', table).missing, ['vote', 'stances']);
    assert.deepEqual(readAs('review', 'Well.', table).missing, ['vote', 'findings']);
    assert.deepEqual(readAs('qa', 'Well.', table).missing, ['marks']);
    assert.deepEqual(readAs('frame', '# Which?', table).missing, ['options']);
    assert.deepEqual(readAs('synthesis', 'Well.', table).missing, ['recommendation', 'follows']);
    assert.deepEqual(readAs('synthesis', 'Well.', { ...table, hasMotion: false }).missing, [
      'recommendation',
    ]);
  });
});

describe('§7 a blocking issue', () => {
  it('says what would settle it', () => {
    for (const item of [
      'no way back — settled by: a restore test',
      'no way back (settled by: a restore test)',
      'no way back\n  - Settled by: a restore test',
      'no way back — réglé par : a restore test',
      'no way back — settled by a restore test',
    ]) {
      const reading = readAs('final', `Vote: disagree\nBlocking issues:\n- ${item}`, table);
      assert.deepEqual([reading.blocking, reading.settles], [['no way back'], { 0: 'a restore test' }], item);
    }
  });

  it('that is a point withdrawn blocks nothing, one that is kept is named again', () => {
    const reading = readAs(
      'final',
      'Vote: agree\nBlocking issues:\n- P2: kept — old\n- P3: withdrawn',
      table,
    );
    assert.deepEqual(reading.blocking, ['P2: kept — old']);
    assert.deepEqual(reading.onPoints, [
      { id: 'P2', word: 'kept', text: 'old' },
      { id: 'P3', word: 'withdrawn' },
    ]);
  });
});

describe('§7 a line on a point', () => {
  const onPoints = (line: string) =>
    (readAs('final', line, table).onPoints ?? []).map(({ id, word, text }) => [id, word, text ?? '']);

  it('is read in any dress, in either language', () => {
    for (const [line, word, text] of [
      ['P2: withdrawn — the copy is read-only', 'withdrawn', 'the copy is read-only'],
      ['- **P2**: kept — no', 'kept', 'no'],
      ['**P2:** withdrawn', 'withdrawn', ''],
      ['P2 — withdrawn: ok', 'withdrawn', 'ok'],
      ['P2 : retiré — la copie', 'withdrawn', 'la copie'],
      ['P2 : maintenu', 'kept', ''],
      ['P2 : levé — risque pris', 'waived', 'risque pris'],
      ['P2 : corrigé — voir le diff', 'mended', 'voir le diff'],
      ['P2 : contesté — non', 'disputed', 'non'],
      ['P2 : décliné', 'declined', ''],
      ['P2 : répondu — oui', 'answered', 'oui'],
      ['P2 : accepté', 'accepted', ''],
      ['P2 (rollback): answered — see above', 'answered', 'see above'],
      ['| P2 | kept | still no |', 'kept', 'still no'],
      ['### P2: disputed', 'disputed', ''],
      ['P2 is withdrawn.', 'withdrawn', ''],
      ['1. P2: accepted', 'accepted', ''],
      ['[P2] withdrawn', 'withdrawn', ''],
      ['P2: still open', 'kept', ''],
      ['P2: closed — the drill was held', 'waived', 'the drill was held'],
      ['P2 : clos', 'waived', ''],
      ['P2 : clôturé — vu', 'waived', 'vu'],
    ] as const)
      assert.deepEqual(onPoints(line), [['P2', word, text]], line);
    assert.deepEqual(onPoints('P2: kept; P3: withdrawn'), [
      ['P2', 'kept', ''],
      ['P3', 'withdrawn', ''],
    ]);
    assert.deepEqual(onPoints('P2, P3: withdrawn'), [
      ['P2', 'withdrawn', ''],
      ['P3', 'withdrawn', ''],
    ]);
  });

  it('of several points by their first and last is one of each', () => {
    for (const line of [
      'P1-P3: withdrawn — tested',
      'P1–P3: withdrawn — tested',
      'P1 to P3: withdrawn — tested',
      'P1 à P3 : retirés — tested',
      'P1..P3: withdrawn — tested',
      'P1-3: withdrawn — tested',
      '**P1 – P3**: withdrawn — tested',
      'P1, P2-P3: withdrawn — tested',
    ])
      assert.deepEqual(
        onPoints(line),
        ['P1', 'P2', 'P3'].map((id) => [id, 'withdrawn', 'tested']),
        line,
      );
    // Backwards, or longer than any ledger: only what is named.
    assert.deepEqual(
      onPoints('P3-P1: withdrawn').map(([id]) => id),
      ['P3', 'P1'],
    );
    assert.equal(onPoints('P1-P999: withdrawn').length, 2);
    assert.deepEqual(onPoints('P2 - 3 restores failed'), []);
  });

  it('closes nothing that is denied, partial or tied to a condition', () => {
    for (const line of [
      'P2: withdrawn if the copy is tested',
      'P2: withdrawn, once it is tested',
      'P2: withdrawn (provided that it is tested)',
      'P2: withdrawn when it is tested',
      'P2: not withdrawn',
      'P2: partially withdrawn',
      'P2 : retiré si on teste',
      'P2 : pas retiré',
      'P2: waived, once it is tested',
      'P2: kept, not withdrawn',
      'P2: will be withdrawn',
      'P2: Nova has withdrawn it',
      'P2: withdrawn for now',
      'P2: unresolved',
      'P2: not closed',
      'P2: closed, once it is tested',
      'P2 : pas clos',
      'P2: withdrawn\nP2: kept',
    ])
      assert.deepEqual(
        onPoints(line).map(([, word]) => word),
        ['kept'],
        line,
      );
    assert.deepEqual(onPoints('P2: not accepted')[0]?.[1], 'declined');
    assert.deepEqual(onPoints('P2: accepted, with a change')[0]?.[1], 'answered');
  });

  it('that is quoted, code, a choice left open, a question, or prose is none', () => {
    for (const line of [
      '> P2: withdrawn',
      'As it was:\n```\nP2: withdrawn\n```',
      'P2: withdrawn | kept | answered',
      'P2: withdrawn?',
      'P2: the copy is bad',
      'P2: close to what I meant',
      'P2 : je reste ferme',
      'I think that P2: withdrawn',
    ])
      assert.deepEqual(onPoints(line), [], line);
  });
});

describe('§7 a line on a criterion', () => {
  it('is met, in doubt, or not met', () => {
    for (const [line, n, mark] of [
      ['C1: met — why', 1, 'pass'],
      ['C2: not met — x', 2, 'fail'],
      ['C3 : incertain — y', 3, 'warn'],
      ['- **C2** : non rempli — z', 2, 'fail'],
      ['C1 : rempli', 1, 'pass'],
      ['✅ C1: the test', 1, 'pass'],
      ['C1: met if it is tested', 1, 'warn'],
      ['C1: met\nC1: not met', 1, 'fail'],
      ['C1: partially met', 1, 'warn'],
      ['Criterion 2: met', 2, 'pass'],
      ['| C1 | met | why |', 1, 'pass'],
      ['C1 (restores in an hour): not met', 1, 'fail'],
    ] as const)
      assert.deepEqual(
        readAs('review', line, table).criteria?.map((each) => [each.n, each.mark]),
        [[n, mark]],
        line,
      );
    for (const line of ['C1: met | unclear | not met', 'C4: met', 'C1: ✅/⚠️/❌', '> C1: met'])
      assert.equal(readAs('review', line, table).criteria, undefined, line);
  });
});
