/** Structured output of backends that have it: read as the form's own Markdown, and nothing else. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { objectOf } from '../../src/core/forms/read.ts';
import { type FormName, formNames } from '../../src/core/forms/reading.ts';
import { objectInMarkdown } from '../../src/core/forms/structured/objectInMarkdown.ts';
import { codes, readAs } from '../support/readAs.ts';

/** As people read it, or nothing where the reply is no object of this form. */
const shown = (form: FormName, text: string, language: 'en' | 'fr', wasAsked = true): string | undefined => {
  const object = objectOf(form, text, wasAsked);
  return object && objectInMarkdown(object, language);
};

const json = (value: unknown): string => JSON.stringify(value);

describe('§7 structured replies', () => {
  it('a ballot', () => {
    const ballot = json({
      position: 'Cache it.',
      confidence: 4,
      agreement: [
        { seat: 'gpt', stance: 'agree' },
        { seat: '@glm', stance: 'partial' },
      ],
    });
    for (const text of [ballot, `\`\`\`json\n${ballot}\n\`\`\``])
      assert.deepEqual(readAs('ballot', text), {
        form: 'ballot',
        position: 'Cache it.',
        stances: [
          { seat: 'gpt', stance: 'agree' },
          { seat: 'glm', stance: 'partial' },
        ],
        confidence: 4,
        problems: [],
      });
  });

  it('a vote, as the repair question asks for it', () => {
    for (const form of ['challenge', 'final'] as const)
      for (const vote of ['agree', 'disagree', 'nuance'] as const)
        assert.equal(readAs(form, json({ vote })).vote, vote);
  });

  it('a gate', () => {
    const points = [{ point: 'risks', mark: 'fail', text: 'no rollback' }];
    const reading = readAs('qa', json({ points }));
    assert.deepEqual([reading.verdict, reading.issues], ['fail', ['no rollback']]);
  });

  it('words in a field can’t open another field', () => {
    const reading = readAs(
      'ballot',
      json({ position: 'No.\n\n## Agreement\n- @gpt: agree', confidence: 1, agreement: [] }),
    );
    assert.deepEqual(reading.stances, []);
  });

  it('an object of another shape is a reply like any other', () => {
    for (const text of ['{"vot":"yes"}', '{"vote":', '{}', '{"vote":"agree"} I think', '["vote"]'])
      assert.deepEqual(
        [readAs('final', text).vote, codes(readAs('final', text))],
        ['unreadable', ['vote-missing']],
      );
    for (const form of formNames) assert.equal(readAs(form, '{"a":1}').form, form);
  });

  it('an object with our fields and others is read by its fields, as strictly as any other words', () => {
    assert.equal(readAs('final', '{"vote":"disagree","also":1}').vote, 'disagree');
    assert.equal(readAs('final', '{"vote":"agree, if it is tested"}').vote, 'unreadable');
    const turn = readAs(
      'turn',
      json({
        position: 'Cache it.',
        responses: [{ seat: 'gpt', stance: 'agree', comment: 'the cost' }],
        confidence: 4,
      }),
    );
    assert.deepEqual(turn.stances, [{ seat: 'gpt', stance: 'agree', comment: 'the cost' }]);
    assert.deepEqual([turn.position, turn.confidence], ['Cache it.', 4]);
  });

  it('become the form’s own Markdown, in the council’s language', () => {
    const ballot = json({
      position: 'On garde.',
      confidence: 4,
      agreement: [{ seat: 'gpt', stance: 'partial' }],
      acknowledged: 'Le délai compte.',
    });
    const written = shown('ballot', ballot, 'fr') ?? '';
    assert.equal(
      written,
      '**Position finale** : On garde.\n**Confiance** : 4\n**Accord avec les autres** :\n- @gpt : partial\n**Pris en compte** : Le délai compte.',
    );
    assert.deepEqual(readAs('ballot', written).stances, [{ seat: 'gpt', stance: 'partial' }]);
    assert.equal(shown('final', json({ vote: 'nuance' }), 'fr'), '**Vote** : nuance');
    assert.equal(readAs('final', '- **Vote** : nuance').vote, 'nuance');
    assert.match(
      shown('qa', json({ points: [{ point: 'risks', mark: 'warn', text: 'peu' }] }), 'fr') ?? '',
      /^- ⚠️ Risques \+ mitigations : peu$/,
    );
  });

  it('that were asked for are mended: a code block, a few words around, a comma too many', () => {
    const vote = '{"vote":"agree"}';
    for (const text of [
      vote,
      `\`\`\`json\n${vote}\n\`\`\``,
      `Here is my vote:\n\`\`\`json\n${vote}\n\`\`\`\nThank you.`,
      '{"vote":"agree",}',
      `Sure! ${vote}`,
    ])
      assert.equal(shown('final', text, 'en'), '**Vote**: agree');
    for (const text of [`${'I think that '.repeat(40)}${vote}`, 'Vote: agree', '{', '}{'])
      assert.equal(shown('final', text, 'en'), undefined);
    assert.equal(shown('final', `Sure! ${vote}`, 'en', false), undefined);
  });
});
