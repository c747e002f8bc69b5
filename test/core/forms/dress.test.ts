/** A blocking issue is never lost for the dress of its label, the wrapper of its reply, or what stands around it. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bodyOf } from '../../../src/core/forms/body.ts';
import { readAs } from '../../support/readAs.ts';

const blocking = (text: string): string[] => readAs('final', text).blocking;
const vote = '**Vote**: nuance';

describe('blocking issues in any dress', () => {
  for (const label of [
    '**Blocking issues** — ',
    '**Blocking issues** – ',
    '**Blocking issues:** ',
    '**Blocking issues**: ',
    '**Blocking issues** ',
    '***Blocking issues:*** ',
    '__Blocking issues__: ',
    '`Blocking issues`: ',
    '[Blocking issues]: ',
    '【Blocking issues】',
    '<b>Blocking issues</b>: ',
    '🚫 **Blocking issues:** ',
    '**🚫 Blocking issues:** ',
    '4. **Blocking issues**: ',
    '**4) Blocking issues:** ',
    '4️⃣ Blocking issues: ',
    '- [ ] Blocking issues: ',
    'BLOCKING ISSUES: ',
    'Blocking Issue(s): ',
    'Blocking issues (1): ',
    '1 blocking issue: ',
    'Blocking issue #1: ',
    'Blocking issues - ',
    'Blocking issues → ',
    'Blocking issues = ',
    'blocking_issues: ',
    'Blocker: ',
    'My blocking concerns: ',
    '**Remaining blockers:** ',
    '**Blocking issues / Points bloquants** : ',
    '**Blocking issues that I still hold:** ',
    '**Points bloquants** : ',
    'Point bloquant : ',
    '**Problèmes bloquants qui restent :** ',
    '## Blocking issues\n',
    '### 🚫 Blocking issues (1)\n\n',
    '## Blocking issues I still hold\n- ',
    'Blocking issues\n---------------\n- ',
    'Blocking issues\n\n- ',
    '- **Blocking issues**\n  - ',
    '| Blocking issues | ',
  ])
    it(`${JSON.stringify(label)} names it`, () => {
      const row = label.startsWith('|') ? ' |' : '';
      assert.deepEqual(blocking(`${vote}\n${label}no way back${row}\n`), ['no way back']);
    });

  it('in bold with its words in brackets behind it', () => {
    assert.deepEqual(blocking(`${vote}\n**Blocking issues** (no way back)`), ['(no way back)']);
  });

  it('what is settled, does not block, or is another’s label is none', () => {
    for (const text of [
      '**Non-blocking issues:** the name',
      '## Blocking issues resolved\n- the date',
      'Not blocking: the name',
      '**Blocking** the release would be wrong.',
      'Blocking issues are what we should speak of.',
    ])
      assert.deepEqual(blocking(`${vote}\n\n${text}`), [], text);
  });

  it('a reply that is one fenced block is read inside it', () => {
    const inner = `${vote}\n**Blocking issues:**\n- no way back`;
    for (const text of [
      `\`\`\`markdown\n${inner}\n\`\`\``,
      `\`\`\`\n${inner}\n\`\`\``,
      `~~~md\n${inner}\n~~~\n`,
      `Here is my review:\n\n\`\`\`markdown\n${inner}\n\`\`\``,
      `\`\`\`markdown\n${inner}\n\n\`\`\`diff\n+ a\n\`\`\`\n\`\`\``,
      `\`\`\`markdown\n${inner}`,
    ]) {
      const reading = readAs('final', text);
      assert.deepEqual([reading.vote, reading.blocking], ['nuance', ['no way back']], text);
    }
    assert.equal(readAs('qa', '```\n- ❌ Risks: no rollback\n```').verdict, 'fail');
  });

  it('two blocks are code, whatever stands in them', () => {
    const text = '```\n**Vote**: agree\n```\n\nand\n\n```\n**Blocking issues:** none\n```';
    assert.equal(readAs('final', text).vote, 'unreadable');
  });

  it('JSON with our fields, alone or at the end, and YAML at the end', () => {
    const object = {
      vote: 'nuance',
      blockingIssues: ['no way back', { issue: 'no owner', why: 'nobody asked' }],
    };
    const json = JSON.stringify(object, undefined, 2);
    for (const text of [
      json,
      `\`\`\`json\n${json}\n\`\`\``,
      `I looked at it.\n\n\`\`\`json\n${json}\n\`\`\``,
      JSON.stringify({ Vote: 'nuance', 'Points bloquants': object.blockingIssues }),
    ]) {
      const reading = readAs('final', text);
      assert.deepEqual(
        [reading.vote, reading.blocking],
        ['nuance', ['no way back', 'no owner — nobody asked']],
        text,
      );
    }
    const yaml = 'I looked.\n\n```yaml\nvote: disagree\nblocking_issues:\n  - no way back\n```';
    assert.deepEqual([readAs('final', yaml).vote, blocking(yaml)], ['disagree', ['no way back']]);
    const nested = JSON.stringify({ review: object });
    assert.deepEqual(blocking(nested).length, 2);
  });

  it('words in a field of an object can’t open another one', () => {
    const reading = readAs(
      'final',
      JSON.stringify({ vote: 'disagree', blocking: 'x\n**Vote**: agree\n- Vote: agree' }),
    );
    assert.equal(reading.vote, 'disagree');
    assert.equal(reading.blocking.length, 2);
  });

  it('a table with our fields, down or across', () => {
    const down =
      '| Field | Value |\n|---|---|\n| **Vote** | disagree |\n| Blocking issues | no way back<br>no owner |\n| Notes | fine |';
    assert.deepEqual([readAs('final', down).vote, blocking(down)], ['disagree', ['no way back', 'no owner']]);
    const across = '| Vote | Confidence | Blocking issues |\n|---|:-:|---|\n| disagree | 4 | no way back |\n';
    const reading = readAs('final', across);
    assert.deepEqual([reading.vote, reading.confidence, reading.blocking], ['disagree', 4, ['no way back']]);
    const others = '| Seat | Vote |\n|---|---|\n| Nova | agree |';
    assert.equal(readAs('final', others).vote, 'unreadable');
  });

  it('nested items belong to their parent; a second paragraph is a second entry', () => {
    assert.deepEqual(
      blocking(`${vote}\n**Blocking issues:**\n- no way back\n  - not tested\n  - no copy\n- no owner`),
      ['no way back; not tested; no copy', 'no owner'],
    );
    assert.deepEqual(
      blocking(`${vote}\n**Blocking issues:**\n- no way back\n\n  It was never tested.\n\n- no owner`),
      ['no way back It was never tested.', 'no owner'],
    );
    assert.deepEqual(blocking(`${vote}\n**Blocking issues:** There is no way back.\n\nNobody owns it.`), [
      'There is no way back.',
      'Nobody owns it.',
    ]);
    assert.deepEqual(
      blocking(`${vote}\n**Blocking issues:**\n\n**No way back.** It is gone.\n\n**No owner:** nobody asked.`)
        .length,
      2,
    );
    assert.deepEqual(
      blocking(`## Vote\nnuance\n## Blocking issues\n### No way back\nIt is gone.\n### No owner\nNobody.`),
      ['No way back It is gone.', 'No owner Nobody.'],
    );
  });

  it('an unknown heading is a section of its own', () => {
    for (const heading of [
      '## Other thoughts\nThe name is odd.',
      '**Other thoughts**\nThe name is odd.',
      '**Other thoughts:** the name is odd.',
      'Other thoughts:\n- the name is odd',
      '**Recommendation:** test it.',
      'Recommendation: test it.',
    ]) {
      assert.deepEqual(
        blocking(`${vote}\n**Blocking issues:** no way back\n\n${heading}`),
        ['no way back'],
        heading,
      );
      assert.deepEqual(blocking(`${vote}\n**Blocking issues:** none\n\n${heading}`), [], heading);
    }
    const synthesis = readAs('synthesis', '## Recommendation\nGo.\n### How\nSlowly.\n## Appendix\nWords.');
    assert.equal(synthesis.recommendation, 'Go.\n### How\nSlowly.');
    assert.match(bodyOf('final', `${vote}\n**Blocking issues:** none\n\n## Other\nwords`), /## Other\nwords/);
  });

  it('beside the vote on its line, in a sentence, or folded away', () => {
    for (const text of [
      '- Vote: agree; Blocking issues: no way back',
      '**Vote:** agree **Blocking issues:** no way back',
      '**Vote**: agree | **Points bloquants** : no way back',
      '**Vote**: agree\nI have one blocking issue: no way back',
      '**Vote** : d’accord\nIl reste un point bloquant : no way back',
      '**Vote**: agree\n<details><summary>Blocking issues</summary>\n\n- no way back',
    ]) {
      const reading = readAs('challenge', text);
      assert.deepEqual([reading.vote, reading.blocking], ['agree', ['no way back']], text);
    }
    assert.equal(readAs('final', '> Vote: agree; Blocking issues: none').vote, 'unreadable');
  });

  it('a long line keeps its label', () => {
    assert.equal(blocking(`${vote}\n**Blocking issues:** ${'no way back '.repeat(300)}`).length, 1);
  });

  it('“none” has many forms', () => {
    for (const none of [
      'none at this time',
      'None currently.',
      'None that I can see.',
      'Rien de bloquant.',
      'rien à signaler',
      'No blocking issues at this time.',
      'No blockers from my side',
      'Nothing blocking.',
      'I have no blocking concerns.',
      'n/a',
      'N/A.',
      '✅ None',
      'None. All my concerns were addressed.',
      'None. The plan is sound.',
      'None. (Not blocking, but the name is odd.)',
      'Aucun. Tout est clair.',
      'Je n’ai aucune objection bloquante.',
      '[]',
      '(none)',
      '*none*',
    ])
      assert.deepEqual(blocking(`${vote}\n**Blocking issues:** ${none}`), [], none);
    assert.deepEqual(readAs('synthesis', '## Minority report\nNo minority: everyone agreed.').minority, []);
  });

  it('what denies and then names something is that something', () => {
    for (const issue of [
      'none, but watch the cache',
      'None — except that the restore is untested',
      'None. The restore is untested.',
      'No blockers other than the missing rollback',
      'None yet; the restore must be tested first',
      'Aucun, sauf la restauration',
      'None if the restore is tested',
      'No way back',
    ])
      assert.deepEqual(blocking(`${vote}\n**Blocking issues:** ${issue}`), [issue], issue);
  });

  it('the placeholder of the form is no issue', () => {
    assert.deepEqual(blocking(`${vote}\n**Blocking issues:** [list, or "none"]`), []);
    assert.deepEqual(blocking(`${vote}\n**Blocking issues:** [those you still hold, or "none"]`), []);
  });
});
