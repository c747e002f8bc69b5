/** Turns and ballots of a round table, as the seed writes them and as models do. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { codes, readAs } from '../support/readAs.ts';

describe('§7 the reader of turns', () => {
  const seed = `## Position
Cache it, in memory.

## Responses to Others
- @gpt: [agree] — The cost is right.
- @glm: [partial] — Fine, but not first.

## Reasoning
One.

Two.

## Confidence
4`;

  it('reads every field of the seed’s format', () => {
    assert.deepEqual(readAs('turn', seed), {
      form: 'turn',
      position: 'Cache it, in memory.',
      stances: [
        { seat: 'gpt', stance: 'agree', comment: 'The cost is right.' },
        { seat: 'glm', stance: 'partial', comment: 'Fine, but not first.' },
      ],
      confidence: 4,
      problems: [],
    });
  });

  it('reads it in French', () => {
    const reading = readAs(
      'turn',
      '## Position\nOui.\n\n## Réponses aux autres\n- @gpt : d’accord — le coût est juste.\n- @glm : en partie d’accord — pas d’abord.\n\n## Raisonnement\nUn.\n\n## Confiance\n4 sur 5',
    );
    assert.deepEqual(
      reading.stances.map(({ seat, stance }) => [seat, stance]),
      [
        ['gpt', 'agree'],
        ['glm', 'partial'],
      ],
    );
    assert.equal(reading.confidence, 4);
  });

  const lines: [string, string | undefined][] = [
    ['- @gpt: agree — yes', 'agree'],
    ['- **@gpt**: **Agree** – yes', 'agree'],
    ['* @GPT — disagree: no', 'disagree'],
    ['1. @gpt [disagree] no', 'disagree'],
    ['@gpt (partial): hm', 'partial'],
    ['- GPT: Partially agree. Hm.', 'partial'],
    ['- @gpt (the pragmatist): agree — yes', 'agree'],
    ['| @gpt | agree | yes |', 'agree'],
    ['### @gpt — partial', 'partial'],
    ['- Agree with @gpt: yes', 'agree'],
    ['- Disagree with @gpt on cost', 'disagree'],
    ['- @gpt, @glm: disagree — both', 'disagree'],
    ['- @gpt : pas d’accord — non', 'disagree'],
    ['- @gpt: +1', 'agree'],
    ['- @gpt: agree — but only partially', 'partial'],
    ['- @gpt: partial, I agree on the cost', 'partial'],
    ['- @gpt: [agree|disagree|partial] — [1-2 sentence response]', undefined],
    ['- @gpt: agree, though I disagree on cost', undefined],
    ['- @gpt: I do not fully agree', undefined],
    ['- @gpt : pour ma part, le coût est trop haut', undefined],
    ['- @gpt: the agreement is far', undefined],
    ['- @gpt: noted', undefined],
    ['> @gpt: agree — a quotation', undefined],
    ['```\n@gpt: agree — code\n```', undefined],
  ];
  for (const [line, stance] of lines)
    it(`“${line}” is ${stance ?? 'no stance'}`, () => {
      const reading = readAs('turn', `## Position\nx\n\n## Responses to Others\n${line}\n\n## Confidence\n3`);
      assert.equal(reading.stances.find((each) => each.seat === 'gpt')?.stance, stance);
      if (stance === undefined)
        assert.ok(reading.problems.some((each) => each.code === 'stance-missing' && each.detail === 'gpt'));
    });

  it('of two stances towards one seat the worse one stands; none is taken towards oneself', () => {
    const reading = readAs(
      'turn',
      '## Responses to Others\n- @gpt: agree — a\n- @gpt: disagree — b\n- @claude: agree — me\n- @nobody: agree',
    );
    assert.deepEqual(reading.stances, [{ seat: 'gpt', stance: 'disagree', comment: 'b' }]);
    assert.ok(reading.problems.some((each) => each.code === 'unknown-seat' && each.detail === 'nobody'));
  });

  it('without headings the first paragraph is the position, and lines that address a seat are stances', () => {
    const reading = readAs('turn', 'Cache it.\n\n- @gpt: agree\n- @glm: disagree — why?\n\nConfidence: 2/5');
    assert.equal(reading.position, 'Cache it.');
    assert.deepEqual(
      reading.stances.map((each) => each.stance),
      ['agree', 'disagree'],
    );
    assert.equal(reading.confidence, 2);
  });

  it('ballot: final position, confidence, agreement with each other', () => {
    for (const text of [
      '## Final position\nCache it.\n\n## Confidence\n5\n\n## Agreement\n- @gpt: agree\n- @glm: partial',
      '1. **Final position**: Cache it.\n2. **Confidence**: 5/5\n3. **Agreement with other agents**:\n   - @gpt: agree\n   - @glm: partial',
      '**Position finale :** Cache it.\n**Confiance :** 5\n**Accord avec les autres :**\n- @gpt : d’accord\n- @glm : partiel',
    ])
      assert.deepEqual(readAs('ballot', text), {
        form: 'ballot',
        position: 'Cache it.',
        stances: [
          { seat: 'gpt', stance: 'agree' },
          { seat: 'glm', stance: 'partial' },
        ],
        confidence: 5,
        problems: [],
      });
    assert.deepEqual(codes(readAs('ballot', 'I am done.')), [
      'stance-missing',
      'stance-missing',
      'confidence-missing',
    ]);
  });
});
