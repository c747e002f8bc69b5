/** §1 of the deliberation: the last word recommends the motion, or says that it departs; whoever voted against is heard. */
import assert from 'node:assert/strict';
import type { Council } from '../../../src/core/councils/council.ts';
import { conclusionOf } from '../../../src/core/councils/voting/conclusion.ts';
import { resolved } from '../../support/councilStories.ts';
import { motionStories } from '../../support/motionCouncils.ts';

const concluded = (name: keyof typeof motionStories) => {
  const found = conclusionOf(motionStories[name]('en'));
  assert.ok(found);
  return found;
};

describe('§1 the last word beside the motion', () => {
  it('follows it, was written, and names who voted against with what they back and how sure they are', () => {
    const { drawn, departs, minority } = concluded('backed');
    assert.equal(drawn, undefined);
    assert.equal(departs, undefined);
    assert.deepEqual(
      minority.map(({ seat, letter, confidence }) => ({ seat, letter, confidence })),
      [{ seat: 'blaise', letter: 'C', confidence: 3 }],
    );
  });

  it('departs, with its reason; who voted against is heard though the synthesis passes over them', () => {
    const { departs, minority } = concluded('departs');
    assert.deepEqual(departs, { because: 'P3 was never closed, and B has no number without it.' });
    assert.equal(minority[0]?.seat, 'blaise');
    assert.equal(minority[0]?.text, 'Three weeks before a major release is when we add tests, not stores.');
  });

  it('a vote is no reason: of a reply that only fills in its form the minority has what it would take, or the proposal', () => {
    const made = motionStories.departs('en');
    const withText = (text: string, needs?: string): string | undefined => {
      const council: Council = {
        ...made,
        runs: made.runs.map((run) => ({
          ...run,
          turns: run.turns.map((turn) =>
            turn.seat === 'blaise' && turn.reading?.form === 'final'
              ? { ...turn, text, reading: { ...turn.reading, ...(needs === undefined ? {} : { needs }) } }
              : turn,
          ),
        })),
      };
      return conclusionOf(council)?.minority.find(({ seat }) => seat === 'blaise')?.text;
    };
    for (const text of ['- **Vote**: disagree', '**Vote** : disagree\n**Confidence**: 3', 'Verdict: block']) {
      assert.equal(withText(text, 'A test of the restore.'), 'A test of the restore.');
      const proposal = made.proposals?.find(({ seat }) => seat === 'blaise')?.text;
      const { needs: _needs } = { needs: undefined };
      const said = withText(text);
      assert.ok(said !== undefined && !/^(?:vote|verdict)/i.test(said), said);
      assert.ok(proposal === undefined || said.length > 0);
    }
  });

  it('is marked where it does not say whether it follows', () => {
    assert.deepEqual(concluded('silent').departs, { silent: true });
  });

  it('is drawn from the motion where nobody could write it, and names who was asked', () => {
    const { drawn, unreachable, departs } = concluded('drawnFromMotion');
    assert.equal(drawn, 'motion');
    assert.deepEqual(unreachable, ['maman', 'nova']);
    assert.equal(departs, undefined);
  });

  it('is drawn from positions where nothing was put to the vote', () => {
    assert.equal(concluded('drawnFromPositions').drawn, 'positions');
    assert.equal(concluded('oneRound').departs, undefined);
  });

  it('names the proposal that it recommends instead only where its very words stand there', () => {
    const made = motionStories.departs('en');
    const sage = made.proposals?.find(({ seat }) => seat === 'sage')?.text ?? '';
    const answer = (recommendation: string): Council => ({
      ...made,
      runs: made.runs.map((run) => ({
        ...run,
        turns: run.turns.map((turn) =>
          turn.reading?.form === 'synthesis'
            ? { ...turn, reading: { ...turn.reading, recommendation } }
            : turn,
        ),
      })),
    });
    assert.equal(conclusionOf(answer(`Yes: ${sage.toLowerCase()}`))?.departs?.letter, 'D');
    assert.equal(conclusionOf(answer('Do nothing.'))?.departs?.letter, undefined);
  });

  it('departs where it says that it follows and recommends another proposal word for word', () => {
    const made = motionStories.backed('en');
    const other = made.proposals?.find(({ seat }) => seat === 'sage');
    const motion = made.runs.findLast((run) => run.motion)?.motion?.text ?? '';
    const claims = (recommendation: string): Council => ({
      ...made,
      runs: made.runs.map((run) => ({
        ...run,
        turns: run.turns.map((turn) =>
          turn.reading?.form === 'synthesis'
            ? { ...turn, reading: { ...turn.reading, recommendation, follows: { motion: true } } }
            : turn,
        ),
      })),
    });
    assert.deepEqual(conclusionOf(claims(`${other?.text}`))?.departs, { letter: other?.letter });
    assert.equal(conclusionOf(claims(`${motion} Not: ${other?.text}`))?.departs, undefined);
  });

  it('has nothing to say of a council of an earlier release', () => {
    assert.equal(conclusionOf(resolved('en')), undefined);
  });
});
