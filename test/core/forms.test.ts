/** Replies are read as the seeds write them and as models really do; nothing is taken for agreement that is not. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bodyOf } from '../../src/core/forms/body.ts';
import { readConfidence, readVote } from '../../src/core/forms/fields/votes.ts';
import { read } from '../../src/core/forms/read.ts';

const context = {
  named: [
    { id: 'henry', name: 'Henry' },
    { id: 'sage', name: 'Sage' },
    { id: 'eloise', name: 'Éloïse' },
  ],
  self: 'henry',
};
const challenge = (text: string) => {
  const reading = read('challenge', text, context);
  assert.equal(reading.form, 'challenge');
  return reading as Extract<typeof reading, { form: 'challenge' }>;
};

describe('votes', () => {
  const table: [string, string][] = [
    ['agree', 'agree'],
    ['Agree.', 'agree'],
    ['**agree**', 'agree'],
    ['✅ agree', 'agree'],
    ['+1', 'agree'],
    ["d'accord", 'agree'],
    ['D’accord', 'agree'],
    ['disagree', 'disagree'],
    ['I do not agree', 'disagree'],
    ["I don't agree", 'disagree'],
    ["pas d'accord", 'disagree'],
    ['pas du tout d’accord', 'disagree'],
    ['en désaccord', 'disagree'],
    ['-1', 'disagree'],
    ['nuance', 'nuance'],
    ['nuancé', 'nuance'],
    ['partially agree', 'nuance'],
    ['en partie d’accord', 'nuance'],
    ['agree (can the council conclude on one answer that I support?)', 'agree'],
    ['agree | disagree | nuance', 'unreadable'],
    ['agree, with a nuance', 'unreadable'],
    ['I do not fully agree', 'unreadable'],
    ['je ne suis pas vraiment d’accord', 'unreadable'],
    ['agree, no blocking issue', 'agree'],
    ['maybe', 'unreadable'],
    ['', 'unreadable'],
    ['no', 'disagree'],
    ['Non.', 'disagree'],
    ['no idea', 'unreadable'],
    ['agreement is far', 'unreadable'],
  ];
  for (const [words, vote] of table) it(`“${words}” is ${vote}`, () => assert.equal(readVote(words), vote));

  for (const [words, value] of [
    ['4', 4],
    ['4/5', 4],
    ['3 sur 5', 3],
    ['5 out of 5', 5],
    ['1-5', undefined],
    ['7', undefined],
    ['high', undefined],
  ] as const)
    it(`confidence “${words}” is ${value}`, () => assert.equal(readConfidence(words), value));
});

describe('§7 the reader of challenges', () => {
  const variants: [string, string][] = [
    ['the seed', '- **Vote** : disagree\n- **Réponse** : non.\n- **Blocking issues** : aucun'],
    ['a heading', '## Vote\ndisagree\n\n## Response\nno.'],
    ['bold without colon', '**Vote**\ndisagree\n\n**Response**\nno.'],
    ['colon inside the bold', '**Vote:** disagree\n**Response:** no.'],
    ['no Markdown', 'Vote: disagree\nResponse: no.'],
    ['upper case and spaces', '  VOTE  :  DISAGREE'],
    ['Windows line ends', '- **Vote**: disagree\r\n**Response**: no.\r\n'],
    ['a numbered list', '1. **Vote**: disagree\n2. **Response**: no.'],
    ['French typography', '**Vote** : pas d’accord'],
  ];
  for (const [name, text] of variants)
    it(`reads the vote of ${name}`, () => assert.equal(challenge(text).vote, 'disagree'));

  it('reads every field of the seed’s format', () => {
    const reading = challenge(
      '## Review par Henry 🦉\n**Proposal:** keep it\n- **Vote**: nuance\n- **Stance**: amend\n- **Contests**: @Sage: the date; @eloise: the cost\n- [ ] ✅ Completeness\n- [ ] ⚠️ Cohérence\n- [ ] ❌ Risks\n**Response**: one.\n\ntwo.\n**Blocking issues:**\n- no way back\n- no test\n**Recommendation:** write the rollback first',
    );
    assert.deepEqual(reading, {
      form: 'challenge',
      vote: 'nuance',
      stance: 'amend',
      proposal: 'keep it',
      contests: [
        { seat: 'sage', point: 'the date' },
        { seat: 'eloise', point: 'the cost' },
      ],
      checklist: { completeness: 'pass', coherence: 'warn', risks: 'fail' },
      blocking: ['no way back', 'no test'],
      recommendation: 'write the rollback first',
      problems: [],
    });
  });

  it('§14 takes nothing from quotes and code: they are somebody’s words', () => {
    const reading = challenge(
      '> **Vote**: agree\n\n```\n**Vote**: agree\nBlocking issues: all\n```\n\nI say nothing.',
    );
    assert.equal(reading.vote, 'unreadable');
    assert.deepEqual(reading.blocking, []);
  });

  it('what only begins like “none” is a blocking issue', () => {
    for (const issue of [
      'No rollback',
      'No risk identified',
      'Aucun test',
      'none, but watch the cache',
      'No owner for the blocking call',
    ])
      assert.deepEqual(challenge(`**Vote**: agree\n**Blocking issues:** ${issue}`).blocking, [issue]);
  });

  it('two different votes are none', () => {
    assert.equal(challenge('**Vote**: agree\n\n**Vote**: disagree').vote, 'unreadable');
  });

  it('“none” in any language is no blocking issue, and prose after it is not one either', () => {
    for (const none of [
      'none',
      'None.',
      'aucun',
      'Aucune.',
      'n/a',
      '-',
      '"none"',
      '[none]',
      '\n- No blocking issues.',
      'None at this stage.',
      'There are no blockers so far',
      '\n- Aucun point bloquant à ce stade',
      'Aucun pour l’instant.',
      'Pas de point bloquant de ma part',
      'Il n’y a aucun blocage identifié.',
    ])
      assert.deepEqual(
        challenge(`**Vote**: agree\n**Blocking issues:** ${none}\n\nAll in all, fine.`).blocking,
        [],
        none,
      );
  });

  it('a seat that does not exist is a problem, not a contest; nobody contests oneself', () => {
    const reading = challenge(
      '**Vote**: nuance\n**Contests**:\n- @nobody: x\n- @henry: y\n**Recommendation:** z',
    );
    assert.deepEqual(reading.contests, []);
    assert.deepEqual(reading.problems, [{ code: 'unknown-seat', detail: 'nobody' }]);
  });
});

describe('§7 the other readers', () => {
  it('position: what would change my mind, in both languages', () => {
    for (const line of [
      "*Ce qui me ferait changer d'avis : un chiffre.*",
      '**What would change my mind:** un chiffre.',
      '## What would change my mind\nun chiffre.',
    ]) {
      const reading = read('position', `Prose.\n\n${line}`, context);
      assert.equal(reading.form === 'position' && reading.changeMind, 'un chiffre.', line);
    }
  });

  it('synthesis: a quotation keeps its own marks; a pair around the whole is dropped', () => {
    const reading = read(
      'synthesis',
      '## Key Insights\n- @henry: “Stop first”, which nobody refuted.\n- @sage: “Write it down”\n## Recommendation\nGo.',
      context,
    );
    assert.deepEqual(reading.form === 'synthesis' && reading.insights.map(({ text }) => text), [
      '“Stop first”, which nobody refuted.',
      'Write it down',
    ]);
  });

  it('synthesis: the seeds’ headings in both languages, attributed to seats', () => {
    const reading = read(
      'synthesis',
      '## Consensus Summary\n- a\n- b\n## Désaccords\n- c\n## Key Insights\n- @henry: h\n- Éloïse : e\n## Recommandation\nGo on Sunday.\n## Risques acceptés\n- r\n## Avis minoritaire\n- @sage : wait',
      context,
    );
    assert.deepEqual(reading, {
      form: 'synthesis',
      consensus: ['a', 'b'],
      disagreements: ['c'],
      insights: [
        { seat: 'henry', text: 'h' },
        { seat: 'eloise', text: 'e' },
      ],
      recommendation: 'Go on Sunday.',
      risks: ['r'],
      minority: [{ seat: 'sage', text: 'wait' }],
      problems: [],
    });
  });

  it('the seed’s summaries are read under their French names too', () => {
    const reading = read(
      'synthesis',
      '## Résumé du consensus\nCacher.\n\n## Résumé des désaccords\n- Sage veut mesurer.\n\n## Recommandation\nCacher.',
      context,
    );
    assert.deepEqual(reading.form === 'synthesis' && [reading.consensus, reading.disagreements], [
      ['Cacher.'],
      ['Sage veut mesurer.'],
    ]);
  });

  it('a minority report is required whenever someone disagreed', () => {
    const text = '## Recommendation\nGo.\n## Minority report\nnone';
    const codes = (owed: boolean) =>
      read('synthesis', text, { ...context, minorityOwed: owed }).problems.map((problem) => problem.code);
    assert.deepEqual(codes(true), ['minority-missing']);
    assert.deepEqual(codes(false), []);
  });

  it('the body shows prose and hides no sentence', () => {
    const text =
      '**Vote**: agree\n\nProse before.\n\n**Response**: said.\n**Blocking issues:** none\n\nProse after.';
    const body = bodyOf('challenge', text);
    for (const words of ['Prose before.', 'said.', 'Prose after.']) assert.ok(body.includes(words), words);
    assert.ok(!body.includes('Vote'));
  });
});
