/** The one repair question: everything that was not found, in one go, merged field by field into what was first read. */
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { FormName } from '../../../src/core/forms/reading.ts';
import { isUnreadable, missingIn, readAgreed, readRepair } from '../../../src/core/forms/repairs.ts';
import { compose } from '../../../src/core/prompts/compose.ts';
import { sceneOf } from '../../../src/core/prompts/visibleToSeat.ts';
import { play } from '../../support/play.ts';
import { motionTable, readAs } from '../../support/readAs.ts';
import { sampleCouncil } from '../../support/sampleCouncil.ts';

const repaired = <F extends FormName>(form: F, first: string, repair: string) =>
  readRepair(readAs(form, first, motionTable), readAs(form, repair, motionTable)) as ReturnType<
    typeof readAs<F>
  >;

describe('§7 one repair question', () => {
  it('brings every field that was missing; the rest stays as it was first read', () => {
    const reading = repaired(
      'challenge',
      'I stay with B. Stance: maintain\nRecommendation: test it',
      'Backs: B\nVote: nuance\nBlocking issues:\n- no way back — settled by: a test\nRanking: B > A\nConfidence: 4\nRecommendation: another',
    );
    assert.deepEqual(
      [reading.backs, reading.vote, reading.blocking, reading.settles, reading.ranking, reading.confidence],
      ['B', 'nuance', ['no way back'], { 0: 'a test' }, [['B'], ['A']], 4],
    );
    assert.deepEqual(
      [reading.recommendation, reading.missing, reading.repaired],
      ['test it', undefined, ['backs', 'vote', 'blocking', 'ranking', 'confidence']],
    );
  });

  it('leaves what it does not bring missing: it is not none', () => {
    const reading = repaired('final', 'Well.', 'Vote: agree');
    assert.deepEqual([reading.vote, reading.missing], ['agree', ['blocking']]);
    assert.ok(isUnreadable(reading));
  });

  it('never adds consent, and loses no objection that is only made in its answer', () => {
    const first = 'Vote: agree\nConfidence: 4';
    const taken = repaired('final', first, 'Blocking issues: none\nVote: disagree');
    assert.equal(taken.vote, 'disagree');
    const added = repaired('final', 'Blocking issues: none', 'Vote: agree\nBlocking issues:\n- no way back');
    assert.deepEqual(added.blocking, ['no way back']);
    const kept = repaired('final', 'P2: withdrawn', 'Vote: agree\nBlocking issues: none\nP2: kept — still');
    assert.deepEqual(kept.onPoints, [{ id: 'P2', word: 'kept', text: 'still' }]);
    const found = repaired(
      'review',
      'Findings:\n- [minor] a typo',
      'Verdict: approve\nFindings:\n- [blocking] a leak',
    );
    assert.deepEqual(
      found.findings.map(({ text }) => text),
      ['a typo', 'a leak'],
    );
  });

  it('asks for the vote, or a gate’s marks, where an earlier release read the reply', () => {
    assert.deepEqual(missingIn(readAs('final', 'Well.')), ['vote']);
    assert.deepEqual(missingIn(readAs('qa', 'Well.')), ['marks']);
    assert.deepEqual(missingIn(readAs('final', 'Vote: agree')), []);
  });

  it('AGREED in the shared file is a vote, and nothing else', () => {
    const reading = readAgreed(readAs('final', 'Well.', motionTable));
    assert.deepEqual(['vote' in reading && reading.vote, reading.missing], ['agree', ['blocking']]);
  });
});

describe('§7 the repair question as a seat sees it', () => {
  const council = {
    ...sampleCouncil({ seats: ['henry', 'sage'] }),
    votesOn: 'motion' as const,
  };

  it('follows the seat’s own words, names what is wanted, and stays in its conversation with its answer', () => {
    const table = play(council);
    table.once(() => 'I would cache it.');
    const { seat } = table.scenes[0] ?? assert.fail('nobody was asked');
    const asked = sceneOf(table.council(), 0, seat.id) ?? assert.fail('no scene');
    assert.deepEqual(asked.missing, ['proposal']);
    const { messages } = compose(table.council(), 0, asked);
    assert.deepEqual(messages.at(-2), { role: 'assistant', text: 'I would cache it.' });
    assert.match(messages.at(-1)?.text ?? '', /Your reply stands.*\n\*\*Proposal:\*\* \[/);
    const question = messages.at(-1)?.text;
    let isMine = true;
    table.run((scene) => {
      if (scene.seat.id === seat.id && isMine) {
        isMine = false;
        return '**Proposal:** Cache it.';
      }
      return scene.form === 'position' ? 'Well.\n\n**Proposal:** Wait.' : undefined;
    });
    const [turn] = table.council().runs[0]?.turns.filter((each) => each.seat === seat.id) ?? [];
    assert.equal(turn?.text, 'I would cache it.\n\n**Proposal:** Cache it.');
    assert.ok(turn.reading?.form === 'position' && turn.reading.proposal === 'Cache it.');
    const later = sceneOf(table.council(), 1, seat.id) ?? assert.fail('no second round');
    const then = compose(table.council(), 1, later).messages.map(({ text }) => text);
    assert.deepEqual(then.slice(1, 4), ['I would cache it.', question, '**Proposal:** Cache it.']);
  });
});
